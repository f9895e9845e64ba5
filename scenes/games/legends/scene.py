"""The quest table: Legends of the Round Table on its painted map.

Shows and asks; the rules are in :mod:`game.legends`, and every number on the screen comes from
there. What lies where is in :mod:`scenes.games.legends.view`, how moves are made in
:mod:`scenes.games.legends.offers`, how a move is told in :mod:`scenes.games.legends.stages` and
:mod:`scenes.games.legends.words`. The scene is put together from parts beside them, one subject
each: hands (``handling``, ``hand``, ``reach``), looking (``looks``, ``sieve``, ``preview``),
motion (``pieces``, ``effects``, ``gauges``), drawing (``drawing``, ``ground``, ``panels``,
``overlays``, ``lists``, ``warming``), the end (``ending``, ``tally``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event, Move, Observation, Seat
from game.legends.agents.analysis import Threat
from game.legends.rules.cards import TABLE_LEVELS, shipped_cards
from game.legends.rules.game import EVENTS_OF_SEATS
from game.legends.rules.turn import actions_due
from game.match import Match
from scenes.games.legends import names as table_names
from scenes.games.legends import stages as table_stages
from scenes.games.legends import words as table_words
from scenes.games.legends.buttons import TableButtons
from scenes.games.legends.effects import TableEffects
from scenes.games.legends.filters import Sieve, TableSieve
from scenes.games.legends.focus import TableReach
from scenes.games.legends.gauges import TableGauges
from scenes.games.legends.handling import TableHandling
from scenes.games.legends.hover import TableLooks
from scenes.games.legends.offers import Aim, Offering
from scenes.games.legends.paint import TableDrawing
from scenes.games.legends.pair_selection import TwoHands
from scenes.games.legends.pieces import TablePieces
from scenes.games.legends.prerender import TableWarming
from scenes.games.legends.result import TableEnding
from scenes.games.legends.stages import Moment
from scenes.games.legends.view import Setting
from scenes.match.legacy_hint import TableHint
from scenes.match.legacy_scene import MatchScene, Stage
from sprites.engine.piece_table import View
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

MAPS = {2: "legends-2", 3: "legends", 4: "legends-4"}
"""The map for each number of seats."""


class QuestTableScene(
    TableWarming, TableDrawing, TableHandling, TwoHands, TableReach, TableSieve, TablePieces,
    TableButtons, TableLooks, TableGauges, TableEffects, TableEnding, MatchScene,
):
    """One match of the legends."""

    maps = Path(__file__).parent
    place = "legends"

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.seats = len(match.chairs)
        self.map_name = self.map_for
        self.wanted = ""
        """The special place that the viewer asked to see."""
        self.party: list[str] = []
        """Characters of one company taken up together: none, or two."""
        self.companions: list[str] = []
        """Who may be taken along with the one that is held."""
        self.aim: Aim | None = None
        self.chooser: tuple[str, ...] = ()
        """Characters that a held ability lets one choose from."""
        self.asked_to_end = False
        """Whether the viewer was asked to end the turn though actions are left."""
        self.last_told = ""
        self._observed: tuple[Any, Observation] | None = None
        self._setting: tuple[Any, Setting] | None = None
        self._threats: tuple[Any, list[Threat]] | None = None
        self._ground: tuple[Any, pygame.Surface] | None = None
        self._beneath: tuple[Any, pygame.Surface] | None = None
        self._changes = 0
        """Counts what the ground's picture depends on."""
        self._lasso: tuple[tuple[float, float], tuple[float, float]] | None = None
        self._looked: str | None = None
        self.gauges, self.flashes = {}, []
        self._cold, self._warm, self._idle = deque(), set(), 0.0
        self.sieve, self.sifting, self._dims = Sieve(), False, {}
        super().__init__(app, match)
        self.help = TableHint(self, self._spots_of, self._hint_words)
        level = TABLE_LEVELS.index(str(match.state.observation(0)["options"]["level"]))
        events = shipped_cards().events_of(level)
        self.deck_size = EVENTS_OF_SEATS[len(match.chairs)] + 1 if level else len(events)
        self._ended = match.outcome is not None

    @property
    def map_for(self) -> str:
        """The map for this number of seats."""
        return MAPS[self.seats]

    # What is seen

    @property
    def observation(self) -> Observation:
        """What the viewer sees of the position that is shown; asked for many times a frame, so it
        is made once for each position."""
        stamp = self.match.position, self.match.last, self.looking_at, self.viewer
        if self._observed is None or self._observed[0] != stamp:
            self._observed = stamp, super().observation
        return self._observed[1]

    @property
    def sight(self) -> Observation:
        """The observation that is shown: that of the stage that shows, or the position's."""
        if self.stage is not None and isinstance(self.stage.shown, Moment):
            return self.stage.shown.observation
        return self.observation

    @property
    def setting(self) -> Setting:
        """What is shown, laid out; made once for each moment."""
        stamp = (id(self.stage), self.match.position, self.match.last, self.looking_at,
                 self.viewer, self.wanted, self._changes)
        if self._setting is None or self._setting[0] != stamp:
            self._setting = stamp, Setting(self.sight, self.wanted)
        return self._setting[1]

    @property
    def threats(self) -> list[Threat]:
        """Who could complete what in its next turn, others first."""
        setting = self.setting
        if self._threats is None or self._threats[0] is not setting:
            over = self.match.outcome is not None
            found = [] if over else setting.outlook.threats(setting.order)
            self._threats = setting, found
        return self._threats[1]

    @property
    def skills_asked(self) -> bool:
        """Whether what is held asks for one of the six skills."""
        held = self.grip.selected
        return any(s == held and t.startswith("skill.") for s, t in self.offers)

    @property
    def usable(self) -> list[str]:
        """The viewer's people whose ability may be used now."""
        if self.sight["phase"] != "abilities" or self.staging:
            return []
        sources = {source for source, _ in self.offers}
        return [one for one in sources if self.table.zone_of(one) is not None]

    @property
    def actions_left(self) -> int:
        """Actions in hand, or those that the viewer will have once it comes to them."""
        seen = self.setting.observation
        if seen["step"] == "actions":
            return seen["actions_left"]
        return actions_due(self.setting.outlook.position)

    @property
    def interlude(self) -> str:
        """What goes on in a turn in which not the active seat alone decides, or ""."""
        seen, words = self.setting.observation, self.app.words
        if seen["tournament"] is not None:
            return words("legends.kind.tournament")
        if seen["phase"] == "choice" and seen["actor"] != seen["active"]:
            return words("legends.table.decides", who=table_words.who(self, seen["actor"]))
        return ""

    def shown_at(self, zone: str) -> bool:
        """Return whether anything lies in a zone."""
        return bool(self.table.contents(zone))

    def revealer_words(self) -> str:
        """Return who turns up the last event, and when."""
        seen, words = self.setting.observation, self.app.words
        left = seen["deck"]["events"]
        if not left or self.match.outcome is not None or seen["phase"] == "start":
            return ""
        seats = seen["seats"]
        seat = (seen["active"] + left) % seats
        place = (seen["active"] - seen["start"]) % seats + left
        return words("legends.table.reveals", who=table_words.who(self, seat),
                     turn=seen["turn"] + place // seats)

    # What lies where

    def view_of(self, observation: Observation) -> View:
        """Return the pieces by zone."""
        return Setting(observation, self.wanted).view(self.chooser)

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return the chain of a move's events as steps shown one after another."""
        told = table_stages.stages(before, events, after, self.view_of)
        sentences = [self.event_words(event) for event in events]
        shown = [sentence for sentence in sentences if sentence]
        if shown:
            self.last_told = shown[-1]
        return told

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return how the viewer's moves are made on the table."""
        return Offering(self.setting, self.party, self.aim).of(moves)

    # What is said

    def prompt(self) -> str:
        """Return what is asked now; while a move is being told, what happens."""
        moment = self.stage.shown if self.stage is not None else None
        if isinstance(moment, Moment):
            told = [self.event_words(event) for event in moment.events]
            shown = [sentence for sentence in told if sentence]
            return shown[-1] if shown else self.last_told
        return table_words.prompt(self)

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return table_words.event(self, event)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return table_words.refusal(self, source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return table_words.spot(self, spot)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return table_words.SOUNDS.get(type(event), "")

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        return {"start": "set_up", "tournament": "tournament", "complete": "quests",
                "actions": "actions", "abilities": "abilities"}.get(self.sight["phase"], "aim")

    def hint(self) -> None:
        """Ask for advice by one who knows what the viewer knows."""
        self.help.ask()

    def _hint_words(self, reason: str, params: Mapping[str, Any]) -> str:
        words = self.app.words
        named = {
            name: table_names.anything(words, value) if isinstance(value, str) else value
            for name, value in params.items()
        }
        return words(reason, **named)

    def refresh_lights(self) -> None:
        """Light what a hint points at, buttons too."""
        self._changed()
        self._highlight()

    # Life

    def lay_out(self) -> None:
        """Pictures of the old size or language go; pieces get their faces anew."""
        self._ground = self._beneath = None
        self._cold.clear()
        self._warm.clear()
        self._changes += 1
        super().lay_out()
        if self.table.sprites():
            self.table = type(self.table)(self.zones, self.timeline, self.make_sprite)
            self.table.lay(self.view())
            self._buttons()
            self._highlight()
            self._look_ahead()

    @property
    def wake(self) -> float | None:
        """Also when a hint should be looked for, or the pointer has rested on a card."""
        times = [super().wake, self.help.wake]
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table."""
        super().enter()
        self._changed()
        self._highlight()
        self._count()
        self.timeline.finish()
        self.app.sounds.play("shuffle")

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.help.stop()
        super().leave()

    def update(self, dt: float) -> None:
        """Let hints and enlarged cards come."""
        super().update(dt)
        self.help.update(dt)

    def take_seat(self, seat: Seat) -> None:
        """Another person looks: nothing of what the last one held or looked at stays."""
        self._forget()
        self.last_told = ""
        self._looked = None
        super().take_seat(seat)
        self._changed()

    def _forget(self) -> None:
        self.party, self.companions, self.aim, self.chooser = [], [], None, ()
        self.asked_to_end = False

    def _refresh(self) -> None:
        self._changes += 1
        super()._refresh()
        self._count()
        self._look_ahead()

    def _changed(self) -> None:
        """Make everything anew that depends on what is held or shown."""
        self._changes += 1
        self.dirty = True
        self._buttons()

    def _next_stage(self) -> None:
        self._changes += 1
        self._follow_events()
        super()._next_stage()
        self._changes += 1
        self._count()
        self.dirty = True

    def _follow_events(self) -> None:
        """Turn to the special place where the next stage happens: it and all stages after it are
        laid out anew, for they were with another place in sight."""
        moment = self._stages[0].shown if self._stages else None
        if not isinstance(moment, Moment):
            return
        for event in moment.events:
            setting = Setting(moment.observation, self.wanted)
            place = getattr(event, "place", None) or getattr(event, "destination", None)
            if place in setting.special_places and place != setting.shown:
                self.wanted = place
                self._stages = deque(
                    replace(stage, view=self.view_of(stage.shown.observation))
                    for stage in self._stages
                )

    def after_move(self, events: Sequence[Event]) -> None:
        """See whether it is over; people that wait for nothing are let go."""
        self._forget()
        self._changed()
        if self.setting.choice is not None and self.controls.by_key:
            self._focus_an_answer()
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.timeline.call(theme.MOVE, self._end)

    def _focus_an_answer(self) -> None:
        """Let the keys begin at what a choice offers, wherever they were."""
        answer = next((spot for spot, _ in self.spots() if self.is_source(spot)), None)
        if answer is not None and not self.is_source(self._focused() or ""):
            self.controls.focus(self.controls.find(answer))

    def _went_back(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self.help.stop()
        self._forget()
        super()._went_back(events, said, back=back)
        self._ended = self.match.outcome is not None
        self._changed()

    def look_at(self, ply: int | None) -> None:
        """Show another moment."""
        self._forget()
        super().look_at(ply)
        self._changed()
