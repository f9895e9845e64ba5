"""The search: each move judged over the worlds a seat believes in, by playouts of the convention.

A world's worth is not its average playout but how likely a *good* table wins it: the chance that a
playout wins, raised to a small power, so that a card that keeps every world alive beats one that
makes a few certain. Moves far behind drop out; a move other than the convention's must be clearly
better (after SPARTA, Lerer et al. 2020).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from game.contract import Move
from game.seals.agents.batch_playouts import worth
from game.seals.agents.batch_tricks import Batch, Floats
from game.seals.agents.batch_worlds import Columns

NOW: Final = 0.5
"""What the chance to seal the trick on the table is raised to: nobody can mend that one."""
CROWD: Final = 12
"""Playouts of one world after one move, which stand in for each other (see ``winnable``)."""


@dataclass(slots=True)
class Judged:
    """A move and its worth in each world looked at, 0 … 1."""

    move: Move
    worth: list[Floats] = field(default_factory=list)

    def worths(self) -> Floats:
        """Return the worth by world."""
        return np.concatenate(self.worth)

    @property
    def mean(self) -> float:
        """The mean worth."""
        return float(self.worths().mean())


def joined(batches: Sequence[Batch]) -> Batch:
    """Return batches of the same trick as one, side by side."""
    first = batches[0]
    return Batch(
        first.house,
        np.concatenate([batch.hands for batch in batches], axis=2),
        np.concatenate([batch.tokens for batch in batches], axis=1),
        np.concatenate([batch.leader for batch in batches]),
        first.number,
        np.concatenate([batch.won for batch in batches], axis=1),
        np.concatenate([batch.last_seal for batch in batches]),
        np.concatenate([batch.gifts for batch in batches]),
        [
            (seat, np.concatenate([batch.laid[place][1] for batch in batches]))
            for place, (seat, _) in enumerate(first.laid)
        ],
    )


Draw = Callable[[int], Batch]
"""Draws so many worlds from what a seat believes."""


def judge_moves(
    columns: Columns, moves: Sequence[Move], draw: Draw, worlds: int, rounds: Iterable[int]
) -> list[Judged]:
    """Judge moves over ``worlds`` worlds a round; return those still in, the best first.

    After each round the moves that are clearly behind drop out, so later rounds cost less.
    """
    judged = [Judged(move) for move in moves]
    for number in rounds:
        if number:
            judged = still_in(judged)
            if len(judged) == 1:
                break
        lots = draw(worlds)
        crowd = np.repeat(np.arange(worlds), CROWD)
        after = [columns.after(lots, one.move).picked(crowd) for one in judged]
        worths = worth(joined(after), CROWD, NOW, columns.chance)
        for one, by_world in zip(judged, worths.reshape(len(judged), worlds), strict=True):
            one.worth.append(by_world)
        judged.sort(key=lambda one: -one.mean)
    return judged


def still_in(judged: list[Judged]) -> list[Judged]:
    """Return the moves that may yet turn out best, at most half of them and at least two."""
    kept = [judged[0]]
    for one in judged[1:]:
        gap, error = behind(judged[0], one)
        if gap <= 2 * error + 1e-6:
            kept.append(one)
    return kept[: max(2, (len(judged) + 1) // 2)]


def behind(leader: Judged, other: Judged) -> tuple[float, float]:
    """Return how far a move is behind another over the same worlds, and the standard error."""
    gap = leader.worths() - other.worths()
    return float(gap.mean()), float(gap.std()) / max(1.0, (gap.size - 1) ** 0.5)
