"""Agents at laid-out tables: what one does, and all that it does in a turn."""

from __future__ import annotations

import random

from game import agents
from game.legends.rules.game import Legends
from game.legends.rules.state import LegendsState
from tests.game.legends.rules.tables import do

GAME = Legends()
STRONG = ["lancelot", "gawain", "lamorak", "palamedes", "arthur"]
PLAIN = ["kay", "griflet", "ector", "ban", "lavaine", "geraint"]


def plays(
    table: LegendsState, level: str = "champion", playouts: int = 2, seed: int = 1
) -> str:
    """Return what an agent does, as text."""
    (seat,) = table.to_act()
    return table.encode(
        agents.choose(GAME, table.observation(seat), level, random.Random(seed), playouts)
    )


def plays_turn(table: LegendsState, level: str = "champion") -> list[str]:
    """Return all that the acting seat does to the end of its turn."""
    seat, done = table.active, []
    while table.to_act() and table.active == seat:
        text = plays(table, level)
        done.append(text)
        do(table, text)
    return done
