"""How hard each scenario is, measured: ``python -m game.seals.tools.difficulty`` plays and reports.

Teams of one level play every scenario of the campaign with three and with four seats; wins and
deals are kept for :mod:`game.seals.rules.measured`. Squires, who are quick, order the campaign;
knights show what is left of a scenario for those who think.
The report gives shares of wins with standard errors; without ``--deals`` it only reports.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from typing import Final

from game.agents import Level, level_of
from game.contract import Game
from game.seals.agents.policy import choose
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.deal import deal
from game.seals.rules.game import Seals
from game.seals.rules.measured import (
    FILE,
    LEVEL,
    LEVELS_MEASURED,
    Figures,
    Measured,
    measured,
    name_of,
)
from game.seals.rules.scenario import Scenario
from game.seals.rules.state import first_state

PLAYOUTS: Final = 1_000
"""More than a knight asks for: levels count here, and never look at the clock."""
_FIRST_SEED: Final = 1_000_000


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
    parser = argparse.ArgumentParser(
        prog="python -m game.seals.tools.difficulty", description=__doc__
    )
    parser.add_argument("--deals", type=int, default=0, help="deals a scenario and seat count")
    parser.add_argument("--level", default=LEVEL, choices=LEVELS_MEASURED)
    parser.add_argument("--first", type=int, default=0, help="the first number to measure")
    asked = parser.parse_args()
    if asked.deals:
        measure(CAMPAIGN[asked.first :], asked.deals, level_of(asked.level))
    print(report())


if __name__ == "__main__":
    main()
