"""Games of brisk agents counted, for :mod:`game.legends.tools.balance`: one tally a table.

Counted are the seats' wins, how often who brought a character into play won, and how often an event
that appeared was completed. Deals are numbered, so that games counted in pieces come to the same.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Final

from game.contract import Event, Move, Seat
from game.legends.rules.ending import FINISHED
from game.legends.rules.events import CharacterPlaced, EventDrawn, QuestCompleted
from game.legends.rules.game import Legends
from game.legends.rules.state import LegendsState
from game.legends.rules.tournament_events import TournamentWon
from game.legends.tools.selfplay import play

LONGEST: Final = 3000
"""Plies after which a game would count as one that doesn't end; none ever did."""


@dataclass(slots=True)
class Count:
    """How often something happened, of how often it could have."""

    of: int = 0
    hits: float = 0.0

    def add(self, hit: float) -> None:
        """Count one occasion; a win that is shared is a part of a hit."""
        self.of += 1
        self.hits += hit

    @property
    def share(self) -> float:
        """Hits of the occasions, 0 … 1."""
        return self.hits / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return math.sqrt(self.share * (1 - self.share) / self.of) if self.of else 0.0


@dataclass(slots=True)
class Tally:
    """All that is counted at one table: a level and a number of seats."""

    level: str
    seats: int
    games: int = 0
    ended: int = 0
    finished: int = 0
    """Games that the final event ended."""
    plies: int = 0
    rounds: int = 0
    points: float = 0.0
    """Summed over games, a seat's mean in each; ``margin``: the winner's lead."""
    margin: float = 0.0
    orders: list[Count] = field(default_factory=list)
    """Wins by place in the order of play."""
    owners: dict[str, Count] = field(default_factory=dict)
    events: dict[str, Count] = field(default_factory=dict)

    def above_fair(self, counted: Count) -> float:
        """Return how far a share of wins lies above an equal one."""
        return counted.share - 1 / self.seats


def count(game: Legends, tally: Tally, seeds: Iterable[int]) -> None:
    """Play the deals of ``seeds`` and count them."""
    seats = tally.seats
    tally.orders = tally.orders or [Count() for _ in range(seats)]
    for seed in seeds:
        seen = _Watcher()
        last = play(game, seats, seed, seen, level=tally.level)
        outcome = last.outcome()
        assert outcome is not None
        tally.games += 1
        tally.ended += seen.plies < LONGEST
        tally.finished += outcome.reason == FINISHED
        tally.plies += seen.plies
        tally.rounds += last.turn
        tally.points += sum(outcome.scores) / seats
        best, second = sorted(outcome.scores, reverse=True)[:2]
        tally.margin += best - second
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        for order, counted in enumerate(tally.orders):
            counted.add(won[(last.start + order) % seats])
        for character, seat in sorted(seen.owners):
            tally.owners.setdefault(character, Count()).add(won[seat])
        for event in sorted(seen.drawn):
            tally.events.setdefault(event, Count()).add(float(event in seen.done))


class _Watcher:
    """Notes of one game what is counted."""

    def __init__(self) -> None:
        self.plies = 0
        self.owners: set[tuple[str, Seat]] = set()
        self.drawn: set[str] = set()
        self.done: set[str] = set()

    def __call__(self, state: LegendsState, seat: Seat, move: Move, events: list[Event]) -> None:
        self.plies += 1
        for event in events:
            if isinstance(event, CharacterPlaced):
                self.owners.add((event.character, event.seat))
            elif isinstance(event, EventDrawn):
                self.drawn.add(event.event)
            elif isinstance(event, QuestCompleted | TournamentWon):
                self.done.add(event.event)


def as_json(tallies: Iterable[Tally]) -> str:
    """Return tallies as JSON, to be gone on with later."""
    return json.dumps([asdict(tally) for tally in tallies])


def from_json(text: str) -> list[Tally]:
    """Return the tallies that :func:`as_json` wrote; raises ValueError, TypeError for others."""
    tallies = []
    for content in json.loads(text):
        content["orders"] = [Count(**counted) for counted in content["orders"]]
        for name in ("owners", "events"):
            content[name] = {key: Count(**counted) for key, counted in content[name].items()}
        tallies.append(Tally(**content))
    return tallies
