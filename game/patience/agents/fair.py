"""The fair player: knows the observation and nothing else, and goes for the likeliest win.

It weighs positions by the network of :mod:`game.patience.agents.values`: what each placement or
removal leaves, or, looking further, what every next card can make of that.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.contract import Move
from game.patience.agents.analysis import Outlook, first_vacant
from game.patience.agents.lookahead import MOST_KEPT, best_removals, placed, settled, successors
from game.patience.agents.plan import NOTHING, removals_down_to
from game.patience.agents.values import Floats, Positions, Values, shipped_values
from game.patience.rules.cards import CLASS_OF_FACE, TEN
from game.patience.rules.moves import DEAL, place
from game.patience.rules.observation import PatienceObservation


class FairPlayer:
    """Weighs what a move leaves."""

    def __init__(self, values: Values | None = None) -> None:
        """Play by ``values``, or by the network that the game ships with."""
        self.values = values or shipped_values()

    def plan(self, observation: PatienceObservation) -> Sequence[Move]:
        """Return the moves to make now, at least one, up to the next card that is turned.

        The game must not be over.
        """
        outlook = Outlook(observation)
        if outlook.waste:
            return [place(first_vacant(observation, self.class_for(outlook)))]
        if outlook.removing:
            return self._removals(outlook)
        return [DEAL]

    def class_for(self, outlook: Outlook) -> int:
        """Return the class of cell for the waste card, which must have one."""
        rank = outlook.waste
        if rank > TEN:
            return CLASS_OF_FACE[rank]
        kinds = [kind for kind, cells in enumerate(outlook.free) if cells]
        if len(kinds) == 1:
            return kinds[0]
        before = Positions.of(outlook)
        before.unseen[0, rank] += 1
        row = np.zeros(len(kinds), np.intp)
        after = placed(before, row, np.full(len(kinds), rank), np.array(kinds))
        return kinds[int(self.weigh(after).argmax())]

    def weigh(self, positions: Positions) -> Floats:
        """Return the chance of a win after placements, on grids that still have empty cells."""
        return settled(self.values, positions, MOST_KEPT)[0]

    def _removals(self, outlook: Outlook) -> Sequence[Move]:
        if not outlook.stock:
            return removals_down_to(outlook.spots, NOTHING)
        _, best = best_removals(self.values, Positions.of(outlook), MOST_KEPT)
        stay = [
            (int(kind), int(rank))
            for kind, rank in zip(*np.nonzero(best.held[0]), strict=True)
            for _ in range(best.held[0, kind, rank])
        ]
        return [*removals_down_to(outlook.spots, stay), DEAL]


class FarSightedPlayer(FairPlayer):
    """Weighs what every next card can make of what a placement leaves."""

    def weigh(self, positions: Positions) -> Floats:
        """Return the chance of a win after placements, on grids that still have empty cells."""
        return successors(self.values, positions, MOST_KEPT).expected
