"""Players of whole deals, for the arena and the benchmarks: greedy, fair, and the oracle.

The greedy and the fair players see observations only. The oracle sees the stock, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.contract import Move, Outcome
from game.patience.agents import greedy
from game.patience.agents.fair import FairPlayer, FarSightedPlayer
from game.patience.agents.solver import solve
from game.patience.rules.game import Patience
from game.patience.rules.observation import PatienceObservation
from game.patience.rules.state import PatienceState

Planner = Callable[[PatienceObservation], Sequence[Move]]
"""Says what to do now: one move, or all the moves up to the next card that is turned."""


def play_out(state: PatienceState, plan: Planner) -> Outcome:
    """Play ``state`` to its end by what ``plan`` says of each observation; return the outcome."""
    while (outcome := state.outcome()) is None:
        for move in plan(state.observation(0)):
            state.apply(0, move)
    return outcome


def greedy_player(deal: int) -> Outcome:
    """Play a deal by the best simple greedy (:mod:`game.patience.agents.greedy`)."""
    return play_out(Patience().new_state(1, deal), _greedy_plan)


def quick_fair_player(deal: int) -> Outcome:
    """Play a deal fairly, weighing what each move leaves (:class:`~game.patience.agents.fair`)."""
    return play_out(Patience().new_state(1, deal), FairPlayer().plan)


def fair_player(deal: int) -> Outcome:
    """Play a deal fairly, weighing every next card too (:class:`~game.patience.agents.fair`)."""
    return play_out(Patience().new_state(1, deal), FarSightedPlayer().plan)


def oracle_player(deal: int) -> Outcome:
    """Play a deal seeing its whole stock: wins all that can be won, and is greedy in the others."""
    state = Patience().new_state(1, deal)
    for move in solve(state).line:
        state.apply(0, move)
    return play_out(state, _greedy_plan)


def _greedy_plan(observation: PatienceObservation) -> Sequence[Move]:
    return (greedy.choose(observation),)


PLAYERS: Final[Mapping[str, Callable[[int], Outcome]]] = {
    "greedy": greedy_player,
    "fair-quick": quick_fair_player,
    "fair": fair_player,
    "oracle": oracle_player,
}
"""By the name that the arena knows: each plays one numbered deal to its end."""
