"""How hard each scenario is: what teams of partners won of it, by what a scenario *is*.

Figures stand in ``measured.json`` under a scenario's blocks, so that its number may change;
``python -m game.seals.tools.difficulty`` plays and writes them.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.seals.rules.scenario import BASIC, Goal, Scenario

FILE: Final = Path(__file__).with_name("measured.json")
LEVEL: Final = "squire"
"""The level whose teams order the campaign: quick enough for hundreds of deals each."""
LEVELS_MEASURED: Final = (LEVEL, "knight")


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
