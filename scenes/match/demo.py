"""A table that plays itself, for looking: the program's own player sits in the player's chair.

It is the ordinary table with the ordinary moves. Any key or click gives the match to the player,
as it stands; Escape leaves. Until then nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game import fairness
from game.contract import Game
from game.match import Match
from game.records import HELPED
from game.transcript import ME, Chair
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, Guide
from scenes.match.seats import first_chairs
from scenes.ui.input import Command, Input, KeyName, Press

LEVEL = "knight"
"""How well the demonstration plays: a third of a second a move keeps it lively."""
NEXT_AFTER = 5.0
"""Seconds that a finished match is shown before the next one begins."""
EVERYWHERE = ("mute", "full_screen")
"""Commands that don't mean to take part."""
MODIFIERS = ("left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt")
"""Keys that mean nothing by themselves."""


def match_to_show(game: Game, deal: int | None = None) -> Match:
    """Return a match that nobody keeps, an agent in every chair; newly shuffled, or of ``deal``."""
    chairs = first_chairs(game.usual_seats)
    chairs[0] = Chair(ME, chairs[0].name, LEVEL)
    return Match.start(game, chairs, fairness.new_seed() if deal is None else deal)


def demonstrated(kind: TableKind, following: Callable[[], None]) -> TableKind:
    """Return the kind of table that plays itself until somebody takes part; ``following`` opens
    the next one."""

    def make(desk: Desk) -> GameTable:
        table = kind.make(desk)
        table.parts.append(Demonstration(desk, following))
        return table

    return replace(kind, make=make)


class Demonstration(Guide):
    """Shows a match until somebody takes part."""

    def __init__(self, desk: Desk, following: Callable[[], None]) -> None:
        """``following`` opens the next table that plays itself."""
        self._desk = desk
        self._following = following
        self.showing = True
        """False once a player has taken over."""
        self._over_for: float | None = None

    def prompt(self) -> str | None:
        """Say what this is, and how to take part."""
        return self._desk.app.words("house.prompt.demo") if self.showing else None

    def handle(self, event: Input) -> bool:
        """Escape leaves; any other key or click takes over."""
        if not self.showing:
            return False
        match event:
            case Command(name) if name in EVERYWHERE:
                return False
            case Command("cancel"):
                self._desk.app.routes.to_title()
            case KeyName(key) if self._calls_something(key):
                pass  # it comes as a command right after this
            case Command() | Press() | KeyName():
                self.take_over()
        return True

    def _calls_something(self, key: str) -> bool:
        keys = self._desk.app.settings.keys.values()
        return key.rpartition("+")[2] in MODIFIERS or any(key in names for names in keys)

    def take_over(self) -> None:
        """Give the match to the player, and keep it from now on."""
        desk, match = self._desk, self._desk.match
        self.showing, self._over_for = False, None
        desk.turns.stop()
        for seat, chair in enumerate(match.chairs):
            if chair.kind == ME:
                match.give_back(seat)
        if match.position and match.outcome is None:
            match.keep_in(desk.app.journal)
        else:
            match.journal = desk.app.journal
        match.mark(HELPED)
        desk.acts.refresh()
        desk.table_view.say(desk.app.words("house.said.taken_over"))
        desk.acts.show_result()

    def takes_end(self) -> bool:
        """While it shows itself nothing is offered at the end: the next deal comes."""
        if self.showing:
            self._over_for = 0.0
        return self.showing

    @property
    def wake(self) -> float | None:
        """The next deal is waited for."""
        return None if self._over_for is None else max(0.01, NEXT_AFTER - self._over_for)

    def update(self, dt: float) -> None:
        """Begin the next deal when the last one has been seen long enough."""
        if self._over_for is not None:
            self._over_for += dt
            if self._over_for >= NEXT_AFTER:
                self._over_for = None
                self._following()
