"""Walking through a match on its own table: step by step, by itself, or by a slider.

A copy of the match is looked at, kept nowhere; nothing done here reaches journal or statistics.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Protocol

from game.match import Match
from game.transcript import AGENT, GUEST, Chair
from scenes.screens.ply_slider import PlySlider
from scenes.ui.app import Screen
from scenes.ui.controls import Button, Choice, Controls, Widget
from scenes.ui.controls.base import Area
from scenes.ui.input import Command, Input, KeyName, Wheel
from scenes.ui.scene import Scene
from sprites.paint import theme
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.match.game_table import GameTable
    from scenes.match.match_view import MatchView
    from scenes.match.rewind import Rewind
    from scenes.match.table_view import TableView
    from sprites.engine.canvas import Canvas
    from sprites.engine.timeline import Timeline

STEP_SECONDS: dict[float, float] = {0.5: 1.8, 1: 0.9, 2: 0.45, 4: 0.22}
"""Seconds from move to move, by how fast the match plays itself."""
LEFT_BAR: Area = (20, 820, 442, 68)
RIGHT_BAR: Area = (1138, 820, 442, 68)
TOP_BAR: Area = (1138, 14, 442, 68)
BUTTON, GAP = 76.0, 8.0
STEPS = ("first", "previous", "play", "next", "last")
"""The buttons at the left, in their order."""


class ReplayedTable(Screen, Protocol):
    """What the replay does with the table of a match."""

    @property
    def match_view(self) -> MatchView:
        """Who looks at which moment of the match."""

    @property
    def table_view(self) -> TableView:
        """The pieces, the buttons and the motions."""

    @property
    def game_table(self) -> GameTable:
        """Says what events mean, and how they sound."""

    @property
    def rewind(self) -> Rewind:
        """Shows earlier moments."""


class ReplayScene(Scene):
    """A match, looked back at from its deal to where it stands."""

    app: MatchApp

    def __init__(self, app: MatchApp, match: Match) -> None:
        super().__init__(app)
        self.match = _copy(match)
        self.table: ReplayedTable = app.routes.table_scene(self.match)
        # Told before the table is laid: it opens on the deal, and nobody is asked for a move.
        self.table.match_view.looking_at = 0
        self.ply = 0
        self.playing = False
        self.speed: float = 1
        self.controls = Controls(app)
        self._until_next = 0.0
        self._spaced = False

    @property
    def last(self) -> int:
        """The last ply that can be shown."""
        return self.match.position

    @property
    def title(self) -> str:
        """The replay's name, the game and the deal."""
        words = self.app.words
        game = words(f"{self.match.game.key}.game")
        deal = words("records.deal", deal=self.match.seed)
        return f"{words('records.replay.heading')}. {game}, {deal}"

    @property
    def timeline(self) -> Timeline:
        """The motions of the table."""
        return self.table.table_view.timeline

    @property
    def moving(self) -> bool:
        """While pieces are on their way."""
        return self.table.moving

    @property
    def wake(self) -> float | None:
        """The next of: a tip, the next move of a match that plays itself."""
        times = [self.controls.wake, max(0.01, self._until_next) if self.playing else None]
        return min((time for time in times if time is not None), default=None)

    # Life

    def enter(self) -> None:
        """Lay the table as it was before the first move."""
        self.table.enter()
        self._tell()

    def pause(self) -> None:
        """Stop playing while something lies on top."""
        self.playing = False

    def leave(self) -> None:
        """Get up; the copy goes with the table."""
        self.table.leave()

    def lay_out(self) -> None:
        """Let the table make its pictures, and put the replay's buttons where its own were."""
        self.table.lay_out()
        self.table.table_view.controls.set([])
        words = self.app.words
        icons = {"first": "previous", "previous": "left", "next": "right", "last": "next",
                 "play": "pause" if self.playing else "play"}
        acts = {
            "first": lambda: self.go(0), "previous": lambda: self.step(-1), "play": self.toggle,
            "next": lambda: self.step(1), "last": lambda: self.go(self.last),
        }
        left, top, _, height = LEFT_BAR
        widgets: list[Widget] = []
        for place, key in enumerate(STEPS):
            name = words("house.button.pause" if key == "play" and self.playing
                         else f"house.button.{key}")
            widgets.append(Button(
                (left + 15 + place * (BUTTON + GAP), top + 9, BUTTON, height - 18), name,
                acts[key], key=key, icon=icons[key], label="", primary=key == "play",
                tip=words(f"records.replay.tip.{key}"),
            ))
        left, top, width, height = RIGHT_BAR
        widgets.append(PlySlider(
            (left + 20, top + 32, width - 40, 28), words("records.replay.heading"), self.last,
            self.ply, self.go, self.ply_words,
        ))
        left, top, width, height = TOP_BAR
        widgets.append(Choice(
            (left + 12, top + 11, width - 172, height - 22), words("records.replay.speed"),
            [(times, words("records.replay.speed.times", times=_times(times)))
             for times in STEP_SECONDS],
            self.speed, self._set_speed, key="speed", label_share=0,
        ))
        widgets.append(Button(
            (left + width - 148, top + 10, 136, height - 20), words("house.button.back"),
            lambda: self.app.close(self), key="back", icon="back", size=17,
        ))
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = self.controls.find("play")
        self.dirty = True

    # Walking

    def ply_words(self, ply: int) -> str:
        """Return where ``ply`` lies in the match."""
        return self.app.words("records.replay.ply", ply=ply, count=self.last)

    def sentence(self) -> str:
        """Return what happened at the ply that is shown."""
        words = self.app.words
        if self.ply == 0:
            return words("records.replay.start")
        events = self.match.events_at(self.ply)
        seen = [event.seen_by(self.table.match_view.viewer) for event in events]
        told = [self.table.game_table.words.event(event) for event in seen if event is not None]
        hidden = any(event is None for event in seen)
        nothing = "records.replay.secret" if hidden else "records.replay.step"
        return words.join(told) or words(nothing)

    def go(self, ply: int) -> None:
        """Show the table after ``ply`` plies, kept inside the match."""
        ply = max(0, min(self.last, ply))
        if ply == self.ply:
            return
        forward = ply == self.ply + 1
        self.ply = ply
        self.timeline.finish()
        self.table.rewind.look_at(ply)
        if forward:
            for event in self.match.events_at(ply):
                sound = self.table.game_table.words.sound(event)
                if sound:
                    self.app.sounds.play(sound)
        if ply == self.last:
            self._set_playing(False)
        slider = self.controls.find("plies")
        if isinstance(slider, PlySlider):
            slider.ply = ply
        self._tell()
        self.dirty = True

    def step(self, plies: int) -> None:
        """Go on (+1) or back (-1); a match that plays itself stops."""
        self._set_playing(False)
        self.go(self.ply + plies)

    def toggle(self) -> None:
        """Play by itself, from the start if it is at its end; or stop."""
        if not self.playing and self.ply == self.last:
            self.go(0)
        self._set_playing(not self.playing and self.last > 0)

    def _set_playing(self, on: bool) -> None:
        if on == self.playing:
            return
        self.playing = on
        self._until_next = 0.0
        button = self.controls.find("play")
        if isinstance(button, Button):
            button.icon = "pause" if on else "play"
            button.name = self.app.words("house.button.pause" if on else "house.button.play")
        self.dirty = True

    def _set_speed(self, times: float) -> None:
        self.speed = times
        self._until_next = min(self._until_next, STEP_SECONDS[times])

    def _tell(self) -> None:
        self.table.table_view.ribbon.say(self.sentence(), inf)

    # Input and time

    def handle(self, event: Input) -> bool:
        """Arrows step, Home and End jump, Space plays, Escape leaves; the rest goes to widgets."""
        self.dirty = True
        match event:
            case KeyName("space"):
                # Space is a key of "choose" as well: that command is to pass without effect.
                self._spaced = True
                self.toggle()
                return True
            case KeyName("home"):
                self.go(0)
                return True
            case KeyName("end"):
                self.go(self.last)
                return True
            case KeyName(_):
                self._spaced = False
                return False
            case Command("confirm") if self._spaced:
                self._spaced = False
                return True
            case Command("left"):
                self.step(-1)
                return True
            case Command("right"):
                self.step(1)
                return True
            case Command("cancel"):
                self.app.close(self)
                return True
            case Wheel(_, steps):
                self.step(-1 if steps > 0 else 1)
                return True
        return self.controls.handle(event)

    def close_asked(self) -> bool:
        """The window's cross leaves the replay only, if something lies beneath."""
        if self.app.stack[0] is self:
            return True
        self.app.close(self)
        return False

    def update(self, dt: float) -> None:
        """Let pieces move, tips come, and the match play itself."""
        self._spaced = False
        self.timeline.update(dt)
        self.table.table_view.pieces.update(dt)
        self.controls.update(dt)
        if self.controls.changed:
            self.controls.changed = False
            self.dirty = True
        if self.playing:
            self._until_next -= dt
            if self._until_next <= 0:
                self._until_next += STEP_SECONDS[self.speed]
                self.go(self.ply + 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and over it what walks through the match."""
        self.table.draw(canvas)
        for left, top, width, height in (LEFT_BAR, RIGHT_BAR, TOP_BAR):
            canvas.blit(panels.panel(canvas.easel, width, height, 10, 0.94), left, top)
        left, top, width, _ = RIGHT_BAR
        text = self.app.type.fitted(
            self.ply_words(self.ply), "text", 20, theme.TEXT, width - 40
        )
        canvas.blit(text, left + width / 2, top + 21, anchor="center")
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)


def _copy(match: Match) -> Match:
    """Return the same match, kept nowhere, with nobody thinking in any chair."""
    sheet = match.transcript()
    chairs = tuple(
        Chair(GUEST if chair.kind == AGENT else chair.kind, chair.name) for chair in sheet.chairs
    )
    copy = Match.replay(replace(sheet, chairs=chairs), {match.game.key: match.game})
    copy.paused = True
    return copy


def _times(speed: float) -> str:
    return "½" if speed == 0.5 else str(int(speed))
