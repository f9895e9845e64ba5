"""How hard each scenario is, measured: ``python -m game.seals.difficulty`` plays and reports.

Teams of one level play every scenario of the campaign with three and with four seats; wins and
deals are kept in ``measured.json``, by what a scenario *is*, so that numbers may change. The
report gives the share of wins with its standard error; without ``--deals`` it only reports.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.agents import Level, level_of
from game.contract import Game
from game.seals.blocks import BASIC, Goal, Scenario
from game.seals.campaign import CAMPAIGN
from game.seals.deal import deal
from game.seals.policy import choose
from game.seals.rules import Seals
from game.seals.state import first_state

FILE: Final = Path(__file__).with_name("measured.json")
LEVEL: Final = "squire"
"""The level whose teams are measured: the one that is quick enough for hundreds of deals each."""
PLAYOUTS: Final = 12
_FIRST_SEED: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Measured:
    """What a team of one level won of how many deals."""

    wins: int
    deals: int

    @property
    def share(self) -> float:
        """The share of deals won."""
        return self.wins / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of :attr:`share`, never quite nothing (one deal is added each way)."""
        share = (self.wins + 1) / (self.deals + 2)
        return math.sqrt(share * (1 - share) / (self.deals + 2))


def name_of(scenario: Scenario) -> str:
    """Return a scenario as short text: what differs from the basic rules."""
    parts = []
    for field in fields(scenario):
        value = getattr(scenario, field.name)
        if value == getattr(BASIC, field.name):
            continue
        if field.name == "goals":
            value = "+".join(_goal_text(goal) for goal in value)
        parts.append(field.name if value is True else f"{field.name}={value}")
    return " ".join(parts) or "basic"


def _goal_text(goal: Goal) -> str:
    return f"{goal.kind}:{goal.place}" + (f":{goal.n}" if goal.n else "")


@lru_cache(maxsize=1)
def measured() -> dict[tuple[str, int], Measured]:
    """Return what was measured, by a scenario's name and the number of seats."""
    if not FILE.exists():
        return {}
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        (name, int(seats)): Measured(*figures)
        for name, by_seats in data["scenarios"].items()
        for seats, figures in by_seats.items()
    }


def both(scenario: Scenario) -> Measured:
    """Return the figures of three and of four seats together."""
    found = [measured().get((name_of(scenario), seats), Measured(0, 0)) for seats in (3, 4)]
    return Measured(sum(one.wins for one in found), sum(one.deals for one in found))


def play_deal(game: Game, scenario: Scenario, seats: int, seed: int, level: Level) -> bool:
    """Play one deal with a team of one level; return whether it won."""
    options = game.check_options(seats, {})
    state = first_state(seats, deal(seats, seed, scenario, False), options, scenario)
    rng = random.Random(seed)
    while acting := state.to_act():
        seat = acting[0]
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            move = choose(state.observation(seat), level, rng, PLAYOUTS)
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return bool(outcome.winners)


def measure(scenarios: Sequence[Scenario], deals: int, level: Level) -> None:
    """Play each scenario with each seat count up to ``deals`` deals, and write the figures down."""
    game = Seals()
    figures = dict(measured())
    for scenario in scenarios:
        name = name_of(scenario)
        for seats in game.seat_counts:
            before = figures.get((name, seats), Measured(0, 0))
            more = max(0, deals - before.deals)
            first = _FIRST_SEED + before.deals
            wins = sum(
                play_deal(game, scenario, seats, seed, level) for seed in range(first, first + more)
            )
            figures[name, seats] = Measured(before.wins + wins, before.deals + more)
        _write(figures, level.name)
    measured.cache_clear()


def _write(figures: dict[tuple[str, int], Measured], level: str) -> None:
    by_name: dict[str, dict[str, list[int]]] = {}
    for (name, seats), one in sorted(figures.items()):
        by_name.setdefault(name, {})[str(seats)] = [one.wins, one.deals]
    lines = ",\n".join(f'  "{name}": {json.dumps(data)}' for name, data in by_name.items())
    FILE.write_text(f'{{"level": "{level}", "scenarios": {{\n{lines}\n}}}}\n', encoding="utf-8")


def report() -> str:
    """Return the campaign as a table: number, shares of wins with errors, blocks."""
    rows = [" No.   3 seats        4 seats        deals  blocks"]
    for number, scenario in enumerate(CAMPAIGN):
        name = name_of(scenario)
        cells = []
        for seats in (3, 4):
            one = measured().get((name, seats), Measured(0, 0))
            cells.append(f"{one.share:6.1%} ± {one.error:4.1%}")
        rows.append(f"{number:4}  {'  '.join(cells)}  {both(scenario).deals:5}  {name}")
    return "\n".join(rows)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m game.seals.difficulty", description=__doc__)
    parser.add_argument("--deals", type=int, default=0, help="deals a scenario and seat count")
    parser.add_argument("--level", default=LEVEL)
    asked = parser.parse_args()
    if asked.deals:
        measure(CAMPAIGN, asked.deals, level_of(asked.level))
    print(report())


if __name__ == "__main__":
    main()
