"""The table of the seals: everyone sees your cards but you.

Shows and asks; the rules are in :mod:`game.seals`. What lies where is in
:mod:`~scenes.games.seals.pieces_view`, how a move is told in :mod:`~scenes.games.seals.stages`,
sentences in :mod:`~scenes.games.seals.words`, the painting in :mod:`scenes.games.seals.paint`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.seals.rules import moves as seal_moves
from game.seals.rules.events import CardPlayed, GameLost, GameWon, TokenGiven, TokenTaken
from scenes.games.seals import buttons as trick_buttons
from scenes.games.seals import paint as trick_picture
from scenes.games.seals import prerender
from scenes.games.seals import result as trick_ending
from scenes.games.seals import side_panels as trick_sides
from scenes.games.seals.background import Floor
from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.help import TrickHelp
from scenes.games.seals.pieces_view import TrickTable
from scenes.games.seals.words import TrickWords
from scenes.match import legacy_menu as match_menu
from scenes.match.prerender import Prerender
from scenes.ui.controls import Widget
from scenes.ui.input import Command, Input, Motion, Press
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas


IDLE = 0.02
"""Seconds between two pictures that are drawn ahead while nothing moves."""
KEEPING_SHOWN = 0.14
"""Seconds for which an agent is seen to think about a gift: most keep their swords."""


class TrickScene(TrickTable):
    """One game of the seals."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.tell = TrickWords(self)
        self._made_for = ""
        """What the two buttons at the right were made for."""
        super().__init__(app, match)
        self.gifts = GiftPause(self)
        self.help = TrickHelp(self)
        self.floor = Floor(self)
        self.ahead = Prerender(
            lambda: prerender.pictures(app, self.zones, self.act), lambda: self.moving, IDLE
        )
        self.flicker = 0.0
        """Seconds for which things have moved: candles flicker with them and rest with them."""
        self._ended = match.outcome is not None

    # What is said

    def prompt(self) -> str:
        """Return what is asked now, or what is happening."""
        return self.tell.prompt()

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return self.tell.event(event)

    def ply_words(self, by: str, events: Sequence[Event]) -> list[str]:
        """Return a ply's sentences: a gift window that nobody answered has passed by itself."""
        return [self.tell.event(event, by) for event in events]

    def _say_event(self, event: Event) -> None:
        ply = self.match.position
        sentence = self.tell.event(event, self.match.made_by(ply) if ply else None)
        if sentence:
            self.app.speech.say(sentence)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return self.tell.refusal(source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return self.tell.spot(spot)

    def line_of(self, seat: Seat) -> str:
        """Return what stands under a name: whose turn, who led, passed, or how the seat plays."""
        return trick_picture.line_of(self, seat)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event; the sword sounds when it strikes."""
        match event:
            case CardPlayed():
                return "flip"
            case TokenTaken() | TokenGiven():
                return "disk"
            case GameWon():
                return "win"
            case GameLost():
                return "lose"
        return ""

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        phase = self.now["phase"]
        return {"draft": "draft", "gift": "scenarios", "seal": "seal"}.get(phase, "tricks")

    # Life

    @property
    def wake(self) -> float | None:
        """Also when the gift pause gets shorter, or a hint should have come."""
        times = [super().wake, self.gifts.wake, self.help.wake, self.ahead.wake]
        return min((time for time in times if time is not None), default=None)

    def lay_out(self) -> None:
        """Place the buttons; pictures of another size must be drawn ahead anew."""
        super().lay_out()
        self.ahead.restart()

    def enter(self) -> None:
        """Lay the table; a fresh game is dealt in sight."""
        self.public = self.several_people and self.match.outcome is None
        super().enter()
        self._highlight()
        if not self.match.position and self.looking_at is None:
            self._deal()

    def _deal(self) -> None:
        view = self.view()
        prerender.draw_deal(self.app, view, trick_picture.CARD)
        self.table.lay({})
        names = [piece.name for pieces in view.values() for piece in pieces]
        takes = self.table.show(view, come_from=dict.fromkeys(names, "circle"))
        self._travel_left = self.timeline.motion.travel(takes)
        self._highlight()
        self.app.sounds.play("shuffle")

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.help.stop()
        super().leave()

    def take_seat(self, seat: Seat) -> None:
        """See the table through another person's eyes: that one's hand is hidden from now on."""
        self.public = False
        self.viewer = seat
        self._refresh()
        self.table.lay(self.view())
        self._refresh()
        self._highlight()

    def update(self, dt: float) -> None:
        """Let the pause for gifts and hints go on, and candles flicker while things move."""
        moved = self.moving
        super().update(dt)
        self.gifts.update(dt)
        self.help.update(dt)
        if moved or self.moving:
            self.flicker += dt
        else:
            self.ahead.update(dt)
        if self.hinted and not self._message:
            self.hinted = frozenset()  # its sentence is gone: what it lit would seem all there is
            self.refresh_lights()

    def _refresh(self) -> None:
        self._now = self.observation
        self.turns.least = KEEPING_SHOWN if self._now["phase"] == "gift" else theme.AGENT_SHOWN
        super()._refresh()
        self.gifts.look()
        self._raise_playable()
        if self.stage is None and not self._stages:
            self.act.rest()
            outcome = self.state.outcome()
            self.act.breach.glow = float(outcome is not None and not outcome.winners)
            if self.match.outcome is not None:
                self.act.gild(float(outcome is not None and bool(outcome.winners)))
        if self.controls.widgets and self._made_for != trick_buttons.purpose(self):
            self._buttons()

    # Moves

    def _made(self, before: Observation, events: Sequence[Event], *, waited: bool) -> None:
        # From here on others may look, unless the same person goes on.
        self.public = self.several_people and self.viewer not in self.match.people_to_act()
        self.act.mend()
        super()._made(before, events, waited=waited)

    def play_for(self, seat: Seat, move: Move, by: str | None) -> None:
        """Make the move of a person who need not be the viewer, as in keeping one's swords."""
        before = self.observation
        self._made(before, self.match.play(seat, move, by), waited=False)

    def _see_who_is_next(self) -> None:
        """Hand the screen over; in a gift window only where somebody must decide."""
        people = self.match.people_to_act()
        if self.looking_at is not None or not people or self._stages:
            return
        if self._now["phase"] == "gift" and not self.gifts.waits:
            return
        if self.public or self.viewer not in people:
            self.ask_for(people[0])

    def ask_for(self, seat: Seat) -> None:
        """Hand the screen over to the person at ``seat``."""
        from scenes.match.hand_over import HandOverScene

        self.app.show(HandOverScene(self.app, self, seat))

    def after_move(self, events: Sequence[Event]) -> None:
        """Note a win in the campaign, and show how it ended."""
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.timeline.call(trick_ending.begin(self), self._end)

    def _end(self) -> None:
        if self.match.outcome is None or self not in self.app.stack:
            return
        from scenes.match.legacy_result import EndingScene

        self.app.show(EndingScene(self.app, self))

    def show_result(self) -> None:
        """Bring the result back, with what can be done next."""
        self._end()

    def pass_turn(self) -> None:
        """Pass in the draft."""
        if self.may_pass:
            self.play(seal_moves.PASS)
        else:
            self.refuse(self.app.words("seals.why.last_in"))

    def handle(self, event: Input) -> bool:
        """A card under the resting pointer is shown large; any press or key puts it away."""
        if isinstance(event, Motion):
            self.help.moved(event.point)
        elif isinstance(event, Press | Command):
            self.help.moved(None)
        return super().handle(event)

    def hint(self) -> None:
        """Say what would be good, and why, knowing no more than the viewer."""
        self.help.hint()

    def giveable(self) -> set[str]:
        """Return the viewer's swords once the viewer has asked to give."""
        return {source for source, _ in self.offers} if self.gifts.giving else set()

    def drop_hint(self) -> None:
        """Put a hint away, with what it lit: the person has gone on to something else."""
        self.help.stop()
        self.hinted, self._message = frozenset(), ""
        self.dirty = True

    def refresh_lights(self) -> None:
        """Light what a hint points at."""
        self._highlight()
        self._enable()
        self.dirty = True

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Tell all that may be known of a card, or the scenario's rules."""
        self.help.look_closer(point)

    def open_tricks(self) -> None:
        """Show the tricks won so far."""
        from scenes.games.seals.won_tricks import WonTricksScene

        self.app.show(WonTricksScene(self.app, self))

    def open_scenario(self) -> None:
        """Show the scenario with all its rules."""
        from scenes.games.seals.scenario_sheet import ScenarioSheet

        self.app.show(ScenarioSheet(self.app, self))

    def _command(self, name: str) -> bool:
        acts = {"give": self.gifts.give, "tricks": self.open_tricks}
        if name in acts and self.looking_at is None:
            acts[name]()
            self.dirty = True
            return True
        if name == "cancel" and self.grip.selected is None and self.gifts.cancel():
            return True
        if name == "cancel" and self._rests_at_end:
            self.show_result()
            return True
        if name == "confirm" and self._keeps:
            self.gifts.keep()
            return True
        return super()._command(name)

    @property
    def _rests_at_end(self) -> bool:
        """Whether the finished table is looked at as it ended: Escape leads to the result."""
        return self._ended and self.looking_at is None and not self.staging

    @property
    def _keeps(self) -> bool:
        """Whether the key that confirms means "give nothing" now: nothing is held or focused."""
        if not self.gifts.asked or self._travelling or self.grip.selected is not None:
            return False
        focused = self.controls.focused
        if not self.controls.by_key or focused is None:
            return True
        chooses = self.gifts.giving and self.is_source(focused.key)
        return focused.role != "button" and not chooses

    # Buttons and menu

    def renew_buttons(self) -> None:
        """Make the buttons for what is on now."""
        self._buttons()
        self.dirty = True

    def buttons(self) -> list[Widget]:
        """Return the table's buttons: those of every match, and the two for what is on."""
        self._made_for = trick_buttons.purpose(self)
        return [*super().buttons(), *trick_buttons.buttons(self, self._made_for)]

    def _enable(self) -> None:
        super()._enable()
        trick_buttons.enable(self, self._made_for)

    def menu_entries(self) -> list[match_menu.Entry]:
        """Return also, after the end, what every seat believed."""
        entries = super().menu_entries()
        if self.match.outcome is not None:
            entries.insert(0, ("reading", "eye", lambda: trick_ending.read(self)))
        return entries

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return the habits that the menu offers: chips of ranges, waiting gift windows."""
        return [
            ("ranges", bool(self.habits.get("ranges", True)),
             lambda on: self._set_habit("ranges", on)),
            ("wait", bool(self.habits.get("wait")), lambda on: self._set_habit("wait", on)),
        ]

    def _set_habit(self, name: str, on: bool) -> None:
        self.habits[name] = on
        self.app.save_settings()
        self.dirty = True

    def ending_words(self) -> tuple[str, str, list[str]]:
        """Return heading, sentence and further lines of the result."""
        return trick_ending.words(self)

    def ending_choices(self) -> list[tuple[str, str | None, Any, bool]]:
        """Return what can be done after the end."""
        return trick_ending.choices(self)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table; a blow shakes it."""
        with canvas.moved(*self.act.offset):
            super().draw(canvas)
            trick_sides.draw_pause(self, canvas)
            self.help.draw(canvas)

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the floor with circle, plates and panels on it."""
        return self.floor.picture(canvas, size)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what moves under the pieces."""
        trick_picture.draw_under(self, canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw chips, tags and the sword."""
        trick_picture.draw_over(self, canvas)
