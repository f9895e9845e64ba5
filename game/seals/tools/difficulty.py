"""How hard each scenario is, measured: ``python -m game.seals.tools.difficulty`` plays and reports.

Teams of one level play every scenario of the campaign with three and with four seats; wins and
deals are kept in ``measured.json``, by what a scenario *is*, so that numbers may change. Squires,
who are quick, order the campaign; knights show what is left of a scenario for those who think.
The report gives shares of wins with standard errors; without ``--deals`` it only reports.
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
from game.seals.agents.policy import choose
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.deal import deal
from game.seals.rules.game import Seals
from game.seals.rules.scenario import BASIC, Goal, Scenario
from game.seals.rules.state import first_state

FILE: Final = Path(__file__).with_name("measured.json")
LEVEL: Final = "squire"
"""The level whose teams order the campaign: quick enough for hundreds of deals each."""
LEVELS_MEASURED: Final = (LEVEL, "knight")
PLAYOUTS: Final = 1_000
"""More than a knight asks for: levels count here, and never look at the clock."""
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


Figures = dict[tuple[str, int], Measured]
"""By a scenario's name and the number of seats."""


@lru_cache(maxsize=len(LEVELS_MEASURED))
def measured(level: str = LEVEL) -> Figures:
    """Return what teams of a level were measured to win; empty for one that wasn't."""
    if not FILE.exists():
        return {}
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        (name, int(seats)): Measured(*figures)
        for name, by_seats in data.get(level, {}).items()
        for seats, figures in by_seats.items()
    }


def both(scenario: Scenario, level: str = LEVEL) -> Measured:
    """Return the figures of three and of four seats together."""
    return together([scenario], level)


def together(scenarios: Sequence[Scenario], level: str) -> Measured:
    """Return what a level won in all these scenarios, with three and with four seats."""
    figures = measured(level)
    found = [
        figures[name_of(scenario), seats]
        for scenario in scenarios
        for seats in (3, 4)
        if (name_of(scenario), seats) in figures
    ]
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
    figures = dict(measured(level.name))
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


def _write(figures: Figures, level: str) -> None:
    """Write a level's figures down beside those of the others."""
    levels = []
    for one in LEVELS_MEASURED:
        by_name: dict[str, dict[str, list[int]]] = {}
        for (name, seats), found in sorted((figures if one == level else measured(one)).items()):
            by_name.setdefault(name, {})[str(seats)] = [found.wins, found.deals]
        lines = ",\n".join(f'  "{name}": {json.dumps(data)}' for name, data in by_name.items())
        levels.append(f'"{one}": {{\n{lines}\n}}')
    FILE.write_text("{" + ",\n".join(levels) + "}\n", encoding="utf-8")


def report() -> str:
    """Return the campaign as a table: number, shares of wins with errors by level, blocks."""
    heads = [f"{level}s at {seats}" for level in LEVELS_MEASURED for seats in (3, 4)]
    rows = [" No.  " + "  ".join(f"{head:>13}" for head in heads) + "  blocks"]
    for number, scenario in enumerate(CAMPAIGN):
        name = name_of(scenario)
        cells = [
            _cell(measured(level).get((name, seats)))
            for level in LEVELS_MEASURED
            for seats in (3, 4)
        ]
        rows.append(f"{number:4}  {'  '.join(cells)}  {name}")
    return "\n".join(rows)


def _cell(one: Measured | None) -> str:
    return f"{one.share:6.1%} ± {one.error:4.1%}" if one else f"{'—':>13}"


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m game.seals.tools.difficulty",
    description=__doc__)
    parser.add_argument("--deals",
    type=int, default=0, help="deals a scenario and seat count")
    parser.add_argument("--level",
    default=LEVEL, choices=LEVELS_MEASURED)
    parser.add_argument("--first", type=int, default=0, help="the first number to measure")
    asked = parser.parse_args()
    if asked.deals:
        measure(CAMPAIGN[asked.first :], asked.deals, level_of(asked.level))
    print(report())


if __name__ == "__main__":
    main()
