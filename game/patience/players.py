"""Players of whole deals, for the arena and the benchmarks: greedy, fair, and the oracle.

The greedy and the fair player see observations only. The oracle sees the stock, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.contract import Move, Observation, Outcome
from game.patience import greedy
from game.patience.rules import Patience, PatienceState
from game.patience.solver import solve

Chooser = Callable[[Observation], Move]


def play_out(state: PatienceState, choose: Chooser) -> Outcome:
    """Play ``state`` to its end by what ``choose`` says of each observation; return the outcome."""
    while (outcome := state.outcome()) is None:
        state.apply(0, choose(state.observation(0)))
    return outcome


def greedy_player(deal: int) -> Outcome:
    """Play a deal by the best simple greedy (:mod:`game.patience.greedy`)."""
    return play_out(Patience().new_state(1, deal), greedy.choose)


def oracle_player(deal: int) -> Outcome:
    """Play a deal seeing its whole stock: wins all that can be won, and is greedy in the others."""
    state = Patience().new_state(1, deal)
    for move in solve(state).line:
        state.apply(0, move)
    return play_out(state, greedy.choose)


PLAYERS: Final[Mapping[str, Callable[[int], Outcome]]] = {
    "greedy": greedy_player,
    "oracle": oracle_player,
}
"""By the name that the arena knows: each plays one numbered deal to its end."""
