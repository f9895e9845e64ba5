"""Who sits at the table of a match: persons, agents, and agents standing in for a person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.contract import Seat
from game.transcript import AGENT, ME, Chair


class Seating:
    """The chairs of one match, by seat."""

    __slots__ = ("agents", "chairs", "mine")

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self.chairs: tuple[Chair, ...] = ()
        """Who sits where, by seat."""
        self.agents: frozenset[Seat] = frozenset()
        """The seats whose moves an agent makes at the moment."""
        self._seat(chairs)
        kinds = [chair.kind for chair in chairs]
        self.mine: Seat | None = kinds.index(ME) if ME in kinds else None
        """The seat of the person whose records these are, or None if only others play."""

    def _seat(self, chairs: Iterable[Chair]) -> None:
        self.chairs = tuple(chairs)
        self.agents = frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.played_by_agent
        )

    def _put(self, seat: Seat, chair: Chair) -> None:
        self._seat([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def stand_in(self, seat: Seat, level: str, personality: str) -> None:
        """Let an agent play a chair until :meth:`give_back`."""
        self._put(seat, replace(self.chairs[seat], level=level, personality=personality))

    def give_back(self, seat: Seat) -> None:
        """Let the person of a chair play again; raises ValueError for an agent's own chair."""
        if self.chairs[seat].kind == AGENT:
            raise ValueError(f"seat {seat} is an agent's own")
        self._put(seat, replace(self.chairs[seat], level="", personality=""))
