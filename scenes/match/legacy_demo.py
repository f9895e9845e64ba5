"""A table that plays itself, for looking: the house's own player sits in the player's chair.

It is the ordinary table with the ordinary moves. Any key or click gives the match to the player,
as it stands; Escape leaves. Until then nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game import GAMES, fairness
from game.contract import Event
from game.match import Match
from game.records import HELPED
from game.transcript import ME, Chair
from scenes.match.legacy_scene import MatchScene
from scenes.match.seats import first_chairs
from scenes.ui.input import Command, Input, KeyName, Press

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

LEVEL = "knight"
"""How well the demonstration plays: a third of a second a move keeps it lively."""
NEXT_AFTER = 5.0
"""Seconds that a finished match is shown before the next one begins."""
EVERYWHERE = ("mute", "full_screen")
"""Commands that don't mean to take part."""
MODIFIERS = ("left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt")
"""Keys that mean nothing by themselves."""


def begin(app: MatchApp, game: str, deal: int | None = None) -> None:
    """Open a table of ``game`` that plays itself; ``deal`` is the number to play, if one is given.

    Raises KeyError for a game that is not on the shelf.
    """
    match = _match(game, deal)
    kind = demonstration(app.routes.table_class(game))
    app.routes.above_title(kind(app, match))


def _match(game: str, deal: int | None) -> Match:
    """Return a match that nobody keeps, an agent in every chair."""
    rules = GAMES[game]
    chairs = first_chairs(rules.usual_seats)
    chairs[0] = Chair(ME, chairs[0].name, LEVEL)
    return Match.start(rules, chairs, fairness.new_seed() if deal is None else deal)


def demonstration(table: type[MatchScene]) -> type[MatchScene]:
    """Return the kind of ``table`` that plays itself until somebody takes part."""

    class Demonstration(table):  # type: ignore[misc, valid-type]
        """See the module."""

        def __init__(self, app: MatchApp, match: Match) -> None:
            self.showing = True
            """False once a player has taken over."""
            self._over_for: float | None = None
            super().__init__(app, match)

        def prompt_words(self) -> str:
            """Say what this is, and how to take part."""
            if not self.showing:
                return super().prompt_words()
            return self.app.words("house.prompt.demo")

        def handle(self, event: Input) -> bool:
            """Escape leaves; any other key or click takes over."""
            if not self.showing:
                return super().handle(event)
            if isinstance(event, Command) and event.name in EVERYWHERE:
                return False
            if event == Command("cancel"):
                self.app.routes.to_title()
                return True
            if isinstance(event, KeyName) and self._calls_something(event.name):
                return False  # it comes as a command right after this
            if isinstance(event, Command | Press | KeyName):
                self.take_over()
                return True
            return False

        def _calls_something(self, key: str) -> bool:
            keys = self.app.settings.keys.values()
            return key.rpartition("+")[2] in MODIFIERS or any(key in names for names in keys)

        def take_over(self) -> None:
            """Give the match to the player, and keep it from now on."""
            self.showing = False
            self.turns.stop()
            for seat, chair in enumerate(self.match.chairs):
                if chair.kind == ME:
                    self.match.give_back(seat)
            if self.match.position and self.match.outcome is None:
                self.match.keep_in(self.app.journal)
            else:
                self.match.journal = self.app.journal
            self.match.mark(HELPED)
            self._refresh()
            self.say(self.app.words("house.said.taken_over"))
            if self.match.outcome is not None:
                self._end()

        def after_move(self, events: Sequence[Event]) -> None:
            """While it shows itself nothing is offered at the end: the next deal comes."""
            if not self.showing:
                super().after_move(events)
            elif self.match.outcome is not None:
                self._over_for = 0.0

        @property
        def wake(self) -> float | None:
            """The next deal is waited for."""
            due = super().wake
            if self._over_for is None:
                return due
            left = max(0.01, NEXT_AFTER - self._over_for)
            return left if due is None else min(due, left)

        def update(self, dt: float) -> None:
            """Begin the next deal when the last one has been seen long enough."""
            super().update(dt)
            if self._over_for is None or not self.showing:
                return
            self._over_for += dt
            if self._over_for >= NEXT_AFTER:
                begin(self.app, self.match.game.key)

        def _deal_by_itself(self) -> Any:
            """The one who plays deals, too."""
            return None if self.showing else super()._deal_by_itself()

    return Demonstration
