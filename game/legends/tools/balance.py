"""Measure the card set's balance: ``python -m game.legends.tools.balance`` writes ``balance.md``.

Brisk agents of equal strength play deals at every table level and number of seats. The marks are
those of the rules page; what misses one is listed first. With ``--onto FILE`` games are added to
those that the file holds, and it is kept up to date: broken off and called again, the command goes
on where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from game.legends.rules.cards import FINAL, KINDS, PLACE, QUEST, TABLE_LEVELS, TOURNAMENT, CardSet
from game.legends.rules.codes import FIRST_EVENT
from game.legends.rules.game import Legends
from game.legends.tools.counts import Count, Tally, as_json, count, from_json

REPORT: Final = Path(__file__).with_name("balance.md")
SEAT_MARK, OWNER_MARK = 0.05, 0.10
LEAST_COMPLETED, MOST_COMPLETED = 0.15, 0.90
ENDS_MARK: Final = 0.99
COMPLETED: Final = (QUEST, PLACE, FINAL, TOURNAMENT)
"""The kinds of events that somebody completes, or wins."""
_PIECE: Final = 25
"""Games of a table between two notes of how far the work has come."""
_ORDERS: Final = ("first", "second", "third", "fourth")


def missed(tallies: Sequence[Tally], cards: CardSet) -> list[str]:
    """Return the marks that are missed, in words."""
    found = []
    for tally in tallies:
        table = f"{tally.level} {tally.seats}"
        if tally.ended < ENDS_MARK * tally.games:
            found.append(f"{table}: only {tally.ended} of {tally.games} games ended")
        for order, counted in zip(_ORDERS, tally.orders, strict=False):
            if tally.above_fair(counted) > SEAT_MARK:
                found.append(f"{table}: the {order} seat {tally.above_fair(counted):+.1%}")
        for name, counted in tally.events.items():
            completed = cards.kinds[cards.code_of[name] - FIRST_EVENT] in COMPLETED
            if completed and not LEAST_COMPLETED <= counted.share <= MOST_COMPLETED:
                found.append(f"{table}: {name} completed in {counted.share:.1%}")
        for name, counted in tally.owners.items():
            if tally.above_fair(counted) > OWNER_MARK:
                found.append(f"{table}: the owner of {name} {tally.above_fair(counted):+.1%}")
    return found


def report(tallies: Sequence[Tally], cards: CardSet) -> str:
    """Return the report as Markdown."""
    misses = missed(tallies, cards)
    lines = [
        "# Balance of the legends",
        "",
        "Made by `python -m game.legends.tools.balance`: agents of equal strength, "
        "wins shared on ties,",
        "± standard errors. The marks: no place in the order of play over 5 points above its fair",
        "share, no character's owner over 10, each event completed in 15 to 90 % of the games it",
        "appears in, at least 99 % of the games end.",
        "",
        "Marks missed: " + ("; ".join(misses) if misses else "none") + ".",
        "",
        "## Tables",
        "",
        *_tables(tallies),
        "",
        "## Wins above the fair share, by place in the order of play",
        "",
        *_rows(
            "place",
            tallies,
            _ORDERS,
            lambda tally, order: _seat(tally, _ORDERS.index(order)),
        ),
        "",
        "## Events: games completed in, of those appeared in",
        "",
        f"Standard errors up to {_worst(c for t in tallies for c in t.events.values()):.1%}.",
        "",
        *_rows(
            "event",
            tallies,
            [e.id for e in cards.events if e.kind in COMPLETED],
            lambda tally, name: f"{tally.events[name].share:.0%}" if name in tally.events else "",
            [f"{e.id} ({KINDS[e.kind]})" for e in cards.events if e.kind in COMPLETED],
        ),
        "",
        "## Characters: wins of who brought one into play, above the fair share",
        "",
        f"Standard errors up to {_worst(c for t in tallies for c in t.owners.values()):.1%}.",
        "",
        *_rows("character", tallies, [c.id for c in cards.characters], _owner),
    ]
    return "\n".join(lines) + "\n"


def _tables(tallies: Sequence[Tally]) -> list[str]:
    lines = [
        "| table | games | ended | by the final event | moves | rounds | points | winner ahead |",
        "|-|-|-|-|-|-|-|-|",
    ]
    for tally in tallies:
        games = max(1, tally.games)
        lines.append(
            f"| {tally.level} {tally.seats} | {tally.games} | {tally.ended / games:.1%}"
            f" | {tally.finished / games:.0%} | {tally.plies / games:.0f}"
            f" | {tally.rounds / games:.1f} | {tally.points / games:.1f}"
            f" | {tally.margin / games:.1f} |"
        )
    return lines


def _rows(
    head: str,
    tallies: Sequence[Tally],
    names: Sequence[str],
    cell: Callable[[Tally, str], str],
    shown: Sequence[str] = (),
) -> list[str]:
    """Return a table with a row a name and a column a table of play."""
    columns = [f"{tally.level} {tally.seats}" for tally in tallies]
    lines = [f"| {head} | {' | '.join(columns)} |", "|-" * (len(columns) + 1) + "|"]
    for name, label in zip(names, shown or names, strict=True):
        lines.append(f"| {label} | {' | '.join(cell(tally, name) for tally in tallies)} |")
    return lines


def _seat(tally: Tally, order: int) -> str:
    if order >= len(tally.orders):
        return ""
    counted = tally.orders[order]
    return f"{tally.above_fair(counted):+.1%} ± {counted.error:.1%}"


def _owner(tally: Tally, name: str) -> str:
    counted = tally.owners.get(name)
    return "" if counted is None else f"{tally.above_fair(counted):+.1%}"


def _worst(counts: Iterable[Count]) -> float:
    return max((counted.error for counted in counts), default=0.0)


def measure(
    game: Legends, tallies: Sequence[Tally], games: int, seed: int, note: Callable[[str], None]
) -> None:
    """Play on until every table has so many games; ``note`` hears of each piece done."""
    while short := [tally for tally in tallies if tally.games < games]:
        for tally in short:
            first = seed + tally.games
            count(game, tally, range(first, first + min(_PIECE, games - tally.games)))
            note(f"{tally.level} {tally.seats}: {tally.games} of {games} games")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print and write the report; return 0 if every mark is met, else 1."""
    parser = argparse.ArgumentParser(
        prog="python -m game.legends.tools.balance", description=__doc__
    )
    parser.add_argument("--games", type=int, default=2_000, help="at each table")
    parser.add_argument("--levels", nargs="+", choices=TABLE_LEVELS, default=TABLE_LEVELS)
    parser.add_argument("--seats", nargs="+", type=int, choices=Legends.seat_counts)
    parser.add_argument("--seed", type=int, default=1, help="the first deal's number")
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--onto", type=Path, help="a file of tallies to go on with, and to keep")
    chosen = parser.parse_args(arguments)
    game, began = Legends(), time.monotonic()
    tallies = [
        Tally(level, seats)
        for level in chosen.levels
        for seats in chosen.seats or Legends.seat_counts
    ]
    if chosen.onto is not None and chosen.onto.exists():
        tallies = from_json(chosen.onto.read_text(encoding="utf-8"))

    def note(text: str) -> None:
        print(f"{text}, {time.monotonic() - began:.0f} s", file=sys.stderr)
        if chosen.onto is not None:
            half = chosen.onto.with_suffix(".half")
            half.write_text(as_json(tallies), encoding="utf-8")
            half.replace(chosen.onto)

    measure(game, tallies, chosen.games, chosen.seed, note)
    text = report(tallies, game.cards)
    chosen.out.write_text(text, encoding="utf-8")
    print(text)
    return 1 if missed(tallies, game.cards) else 0


if __name__ == "__main__":
    sys.exit(main())
