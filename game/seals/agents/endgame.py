"""The last tricks, worked out to the end in one world: is there still a way to seal them all?

A plain search over every card, seal and gift, with all hands open. Small enough for the last three
tricks; before that, playouts tell.
"""

from __future__ import annotations

from typing import Final

from game.contract import Seat
from game.seals.rules.cards import NO_COLOUR
from game.seals.rules.endings import WON
from game.seals.rules.phases import DRAFT, OVER
from game.seals.rules.state import SealsState

TRICKS_LEFT: Final = 3
"""From how many tricks before the end on a search to the end is quick."""
MOST_STEPS: Final = 4000
"""Positions looked at before a world is given the benefit of the doubt."""


class Solver:
    """Says which positions of one world can still be won; remembers those it has seen."""

    def __init__(self, most_steps: int = MOST_STEPS) -> None:
        self._most_steps = most_steps
        self._known: dict[tuple[object, ...], bool] = {}
        self._steps = 0

    @property
    def doubtful(self) -> bool:
        """Whether the last answer was given because it took too long to find."""
        return self._steps > self._most_steps

    def winnable(self, state: SealsState) -> bool:
        """Return whether some line of play wins; True, too, where that takes too long to say."""
        self._steps = 0
        return self._search(state)

    def _search(self, state: SealsState) -> bool:
        if state.phase == OVER:
            return state.reason == WON
        key = (
            tuple(state.hands), tuple(state.tokens), state.leader, state.actor, state.phase,
            state.trick, state.transfers, state.kept, len(state.tricks),
            state.tricks[-1][2] if state.tricks else NO_COLOUR,
        )  # fmt: skip
        known = self._known.get(key)
        if known is not None:
            return known
        self._steps += 1
        if self.doubtful:
            return True
        seat: Seat = state.actor
        found = False
        for move in state.legal_moves(seat):
            after = state.clone()
            after.apply(seat, move)
            if self._search(after):
                found = True
                break
        self._known[key] = found
        return found


def in_reach(state: SealsState) -> bool:
    """Return whether the game is near enough to its end, and past the draft."""
    return state.phase != DRAFT and (state.tricks_in_all - len(state.tricks) <= TRICKS_LEFT)
