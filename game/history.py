"""What has happened in a match: plies, their events, and the position after each of them.

Positions are kept, not replayed: a state is never changed once it is here, so looking back is free.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Event, Seat, State
from game.transcript import Ply


@dataclass(frozen=True, slots=True)
class Told:
    """One ply as somebody may see it: ``text`` is None and events are missing where it is secret.

    ``number`` counts from 1; ``by`` is who made it, see :class:`game.transcript.Ply`.
    """

    number: int
    seat: Seat
    by: str
    text: str | None
    events: tuple[Event, ...]


class History:
    """The plies of one match, those that can be redone too, and where among them the match is."""

    __slots__ = ("_events", "_plies", "_seats", "_states", "position")

    def __init__(self, first: State, seats: int) -> None:
        """Begin with the first position of a game for ``seats`` seats."""
        self._seats = range(seats)
        self._plies: list[Ply] = []
        self._events: list[tuple[Event, ...]] = []
        self._states = [first]
        self.position = 0
        """How many plies lead to the position now."""

    def __len__(self) -> int:
        """Return how many plies there are, with those that can be redone."""
        return len(self._plies)

    @property
    def state(self) -> State:
        """The position now; never to be changed."""
        return self._states[self.position]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All plies, with those that can be redone."""
        return tuple(self._plies)

    def add(self, ply: Ply, events: tuple[Event, ...], state: State) -> None:
        """Go on by a ply; what had been undone is forgotten."""
        here = self.position
        del self._plies[here:], self._events[here:], self._states[here + 1 :]
        self._plies.append(ply)
        self._events.append(events)
        self._states.append(state)
        self.position = here + 1

    def ply(self, number: int) -> Ply:
        """Return ply ``number``, from 1; raises IndexError for one that never was."""
        return self._plies[self._index(number)]

    def events(self, number: int) -> tuple[Event, ...]:
        """Return what ply ``number``, from 1, caused, unmasked; raises IndexError."""
        return self._events[self._index(number)]

    def state_after(self, number: int) -> State:
        """Return a copy of the position after ``number`` plies, from 0; raises IndexError."""
        if not 0 <= number <= len(self._plies):
            raise IndexError(f"there are {len(self._plies)} plies, not {number}")
        return self._states[number].clone()

    def told_to(self, viewer: Seat) -> list[Told]:
        """Return the plies up to now as a seat may see them."""
        told = []
        for number in range(1, self.position + 1):
            ply, events = self.ply(number), self.events(number)
            seen = _seen_by(events, viewer)
            known = viewer == ply.seat or _whole(seen, events)
            told.append(Told(number, ply.seat, ply.by, ply.text if known else None, seen))
        return told

    def told_to_all(self) -> list[Told]:
        """Return the plies up to now as everybody has seen them: secrets of none."""
        told = []
        for number in range(1, self.position + 1):
            ply, events = self.ply(number), self.events(number)
            views = [_seen_by(events, seat) for seat in self._seats]
            seen = tuple(event for event in events if all(event in view for view in views))
            known = _whole(seen, events)
            told.append(Told(number, ply.seat, ply.by, ply.text if known else None, seen))
        return told

    def told_whole(self) -> list[Told]:
        """Return the plies up to now with nothing hidden, for a game that is over."""
        return [
            Told(number, ply.seat, ply.by, ply.text, self._events[number - 1])
            for number, ply in enumerate(self._plies[: self.position], 1)
        ]

    def _index(self, number: int) -> int:
        if not 1 <= number <= len(self._plies):
            raise IndexError(f"there are {len(self._plies)} plies, no number {number}")
        return number - 1


def _seen_by(events: tuple[Event, ...], viewer: Seat) -> tuple[Event, ...]:
    views = (event.seen_by(viewer) for event in events)
    return tuple(view for view in views if view is not None)


def _whole(seen: tuple[Event, ...], events: tuple[Event, ...]) -> bool:
    """Return whether a move's text may be shown: it says as much as all its events together."""
    return bool(events) and seen == events
