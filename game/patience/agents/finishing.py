"""Once the last card lies, nothing can go wrong any more: how a deal is finished by itself."""

from __future__ import annotations

from typing import cast

from game.contract import Move, Observation
from game.patience.agents.analysis import Outlook
from game.patience.agents.plan import NOTHING, removals_down_to
from game.patience.rules.observation import PatienceObservation


def can_finish(observation: Observation) -> bool:
    """Return whether the last card lies and numbers are left: then any removals lead to the win."""
    seen = cast(PatienceObservation, observation)
    over = seen["stock"] == 0 and seen["waste"] is None
    return over and seen["removing"] and bool(Outlook(seen).spots)


def finishing_moves(observation: Observation) -> list[Move]:
    """Return the removals that win from here; :func:`can_finish` must hold."""
    return removals_down_to(Outlook(cast(PatienceObservation, observation)).spots, NOTHING)
