"""Measure the card set's balance: ``python -m game.legends.balance`` writes ``balance.md``.

Brisk agents of equal strength play deals at one table level; counted are the seats' wins, how often
who brought a character into play won, and how often an event that appeared was completed. The marks
are those of the rules page; what misses one is listed first.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from game.contract import Event, Move, Seat
from game.legends.cards import FINAL, PLACE, QUEST, TABLE_LEVELS, TOURNAMENT
from game.legends.ending import FINISHED
from game.legends.events import CharacterPlaced, EventDrawn, QuestCompleted, TournamentWon
from game.legends.rules import Legends
from game.legends.selfplay import play
from game.legends.state import LegendsState

REPORT: Final = Path(__file__).with_name("balance.md")
SEAT_MARK, OWNER_MARK = 0.05, 0.10
LEAST_COMPLETED, MOST_COMPLETED = 0.15, 0.90
ENDS_MARK: Final = 0.99
LONGEST: Final = 3000
"""Plies after which a game would count as one that doesn't end; none ever did."""


@dataclass(slots=True)
class Count:
    """How often something happened, of how often it could have."""

    of: int = 0
    hits: float = 0.0
    expected: float = 0.0
    """The hits that mere chance would give."""

    @property
    def share(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def above(self) -> float:
        """By how much the share is above what chance would give."""
        return (self.hits - self.expected) / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return math.sqrt(self.share * (1 - self.share) / self.of) if self.of else 0.0


@dataclass(slots=True)
class Tallies:
    """All that is counted."""

    games: int = 0
    ended: int = 0
    finished: int = 0
    plies: int = 0
    turns: int = 0
    points: float = 0.0
    margin: float = 0.0
    seats: dict[tuple[int, int], Count] = field(default_factory=dict)
    """By (seats, place in the order of play)."""
    owners: dict[str, Count] = field(default_factory=dict)
    events: dict[str, Count] = field(default_factory=dict)


def count(game: Legends, level: str, seats: int, seeds: Iterable[int], tallies: Tallies) -> None:
    """Play games and count."""
    for seed in seeds:
        owners: set[tuple[str, Seat]] = set()
        drawn: set[str] = set()
        done: set[str] = set()
        plies = 0

        def watch(
            state: LegendsState,
            seat: Seat,
            move: Move,
            events: list[Event],
            owners: set[tuple[str, Seat]] = owners,
            drawn: set[str] = drawn,
            done: set[str] = done,
        ) -> None:
            nonlocal plies
            plies += 1
            for event in events:
                if isinstance(event, CharacterPlaced):
                    owners.add((event.character, event.seat))
                elif isinstance(event, EventDrawn):
                    drawn.add(event.event)
                elif isinstance(event, QuestCompleted | TournamentWon):
                    done.add(event.event)

        last = play(game, seats, seed, watch, level=level)
        outcome = last.outcome()
        assert outcome is not None
        tallies.games += 1
        tallies.ended += plies < LONGEST
        tallies.finished += outcome.reason == FINISHED
        tallies.plies += plies
        tallies.turns += last.turn
        tallies.points += sum(outcome.scores) / seats
        tallies.margin += sorted(outcome.scores)[-1] - sorted(outcome.scores)[-2]
        wins = [
            1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)
        ]
        for seat, won in enumerate(wins):
            order = (seat - last.start) % seats
            _add(tallies.seats.setdefault((seats, order), Count()), won, seats)
        for character, seat in owners:
            _add(tallies.owners.setdefault(character, Count()), wins[seat], seats)
        for event in drawn:
            _add(tallies.events.setdefault(event, Count()), float(event in done), seats)


def kept(tallies: Tallies) -> str:
    """Return tallies as JSON, to be gone on with later."""
    content = asdict(tallies)
    content["seats"] = [[*key, asdict(counted)] for key, counted in tallies.seats.items()]
    return json.dumps(content)


def gone_on_with(text: str) -> Tallies:
    """Return the tallies that :func:`kept` wrote."""
    content = json.loads(text)
    content["seats"] = {(a, b): Count(**counted) for a, b, counted in content["seats"]}
    for name in ("owners", "events"):
        content[name] = {key: Count(**counted) for key, counted in content[name].items()}
    return Tallies(**content)


def _add(counted: Count, hit: float, seats: int) -> None:
    counted.of += 1
    counted.hits += hit
    counted.expected += 1 / seats


def report(tallies: Tallies, game: Legends, level: str) -> tuple[str, bool]:
    """Return the report as Markdown, and whether every mark is met."""
    cards = game.cards
    missed = []
    lines = []
    lines += [
        "## Seats",
        "",
        "| seats | place in the order | games | won | above fair |",
        "|-|-|-|-|-|",
    ]
    for (seats, order), counted in sorted(tallies.seats.items()):
        lines.append(
            f"| {seats} | {order + 1} | {counted.of} | {counted.share:.1%} ± {counted.error:.1%}"
            f" | {counted.above:+.1%} |"
        )
        if counted.above > SEAT_MARK:
            missed.append(f"seat {order + 1} of {seats}: {counted.above:+.1%}")
    lines += ["", "## Events", "", "| event | kind | games | completed |", "|-|-|-|-|"]
    for event in cards.events:
        counted = tallies.events.get(event.id, Count())
        if event.kind not in (QUEST, PLACE, FINAL, TOURNAMENT) or not counted.of:
            continue
        kind = {QUEST: "quest", PLACE: "place", FINAL: "final", TOURNAMENT: "tournament"}[
            event.kind
        ]
        lines.append(
            f"| {event.id} | {kind} | {counted.of} | {counted.share:.1%} ± {counted.error:.1%} |"
        )
        if not LEAST_COMPLETED <= counted.share <= MOST_COMPLETED:
            missed.append(f"{event.id}: completed in {counted.share:.1%}")
    lines += ["", "## Characters", "", "| character | in play | owner won above fair |", "|-|-|-|"]
    for name, counted in sorted(tallies.owners.items(), key=lambda item: -item[1].above):
        lines.append(f"| {name} | {counted.of} | {counted.above:+.1%} ± {counted.error:.1%} |")
        if counted.above > OWNER_MARK:
            missed.append(f"{name}: its owner wins {counted.above:+.1%}")
    if tallies.ended < ENDS_MARK * tallies.games:
        missed.append(f"only {tallies.ended} of {tallies.games} games ended")
    games = max(1, tallies.games)
    head = [
        f"# Balance of the legends, {level}",
        "",
        "Made by `python -m game.legends.balance`; agents of equal strength, wins shared on ties.",
        "Errors are standard errors. The marks: no place in the order of play over 5 points above",
        "its fair share, no character's owner over 10, each event completed in 15 to 90 % of the",
        "games it appears in, at least 99 % of the games end.",
        "",
        f"{tallies.games} games, {tallies.ended / games:.1%} ended, {tallies.finished / games:.1%} "
        f"by the final event; {tallies.plies / games:.0f} moves and {tallies.turns / games:.1f} "
        f"rounds a game; {tallies.points / games:.1f} points a seat, the winner "
        f"{tallies.margin / games:.1f} ahead.",
        "",
        "Marks missed: " + ("; ".join(missed) if missed else "none") + ".",
        "",
    ]
    return "\n".join([*head, *lines]) + "\n", not missed


def main(arguments: list[str] | None = None) -> int:
    """Play, print and write the report; return 0 if every mark is met, else 1."""
    parser = argparse.ArgumentParser(prog="python -m game.legends.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2_100, help="a third each at 2, 3, 4 seats")
    parser.add_argument("--level", choices=TABLE_LEVELS, default="standard")
    parser.add_argument("--seed", type=int, default=1, help="the first deal's number")
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--onto", type=Path, help="a file of tallies to go on with, and to keep")
    chosen = parser.parse_args(arguments)
    game, tallies = Legends(), Tallies()
    if chosen.onto is not None and chosen.onto.exists():
        tallies = gone_on_with(chosen.onto.read_text(encoding="utf-8"))
    began = time.monotonic()
    share = chosen.games // len(game.seat_counts)
    for number, seats in enumerate(game.seat_counts):
        first = chosen.seed + number * share
        count(game, chosen.level, seats, range(first, first + share), tallies)
        print(f"{tallies.games} games, {time.monotonic() - began:.0f} s", file=sys.stderr)
    if chosen.onto is not None:
        chosen.onto.write_text(kept(tallies), encoding="utf-8")
    text, met = report(tallies, game, chosen.level)
    chosen.out.write_text(text, encoding="utf-8")
    print(text)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
