"""Who sits at the table of a match: persons, agents, and agents standing in for a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.contract import Seat
from game.transcript import AGENT, ME, Chair


class Seating:
    """The chairs of one match, by seat."""

    __slots__ = ("_chairs",)

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._chairs = list(chairs)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where, by seat."""
        return tuple(self._chairs)

    @property
    def mine(self) -> Seat | None:
        """The seat of the person whose records these are, or None if only others play."""
        kinds = [chair.kind for chair in self._chairs]
        return kinds.index(ME) if ME in kinds else None

    def agents_among(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return those of ``seats`` whose moves an agent makes at the moment."""
        return tuple(seat for seat in seats if self._chairs[seat].played_by_agent)

    def people_among(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return those of ``seats`` where a person must move."""
        return tuple(seat for seat in seats if not self._chairs[seat].played_by_agent)

    def stand_in(self, seat: Seat, level: str, personality: str) -> None:
        """Let an agent play a chair until :meth:`give_back`."""
        self._chairs[seat] = replace(self._chairs[seat], level=level, personality=personality)

    def give_back(self, seat: Seat) -> None:
        """Let the person of a chair play again; raises ValueError for an agent's own chair."""
        if self._chairs[seat].kind == AGENT:
            raise ValueError(f"seat {seat} is an agent's own")
        self._chairs[seat] = replace(self._chairs[seat], level="", personality="")
