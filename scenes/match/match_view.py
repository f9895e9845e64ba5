"""A match as its viewer sees it: through whose eyes, at which ply, at which stage of a move.

A view state: nothing of it is ever undone or kept. Knows no pygame and no particular game.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Event, Observation, Seat, State
from game.match import Match
from scenes.match.stage import Stage


class MatchView:
    """Who looks at a match, and at which moment of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer: Seat = first_viewer(match)
        """Through whose eyes the table is seen."""
        self.looking_at: int | None = None
        """The ply whose moment is shown, or None for the present."""
        self.stage: Stage | None = None
        """The stage of a move that shows now, until the last one has been shown."""
        self.staging = False
        """Whether stages of a move are still to come."""
        self._observed: tuple[tuple[object, ...], Observation] | None = None

    @property
    def state(self) -> State:
        """The position that is shown: the present, or the moment looked back at."""
        if self.looking_at is None:
            return self.match.state
        return self.match.state_at(self.looking_at)

    @property
    def observation(self) -> Observation:
        """What the viewer sees of the position that is shown; made once for each position."""
        state = self.state
        stamp = (id(state), self.match.position, self.match.last, self.looking_at, self.viewer)
        if self._observed is None or self._observed[0] != stamp:
            self._observed = stamp, state.observation(self.viewer)
        return self._observed[1]

    @property
    def shown(self) -> Observation:
        """What is on the table now: the observation of the stage that shows, or the position's."""
        if self.stage is not None and self.stage.observation is not None:
            return self.stage.observation
        return self.observation

    @property
    def shown_ply(self) -> int:
        """How many plies lead to the position that is shown."""
        return self.match.position if self.looking_at is None else self.looking_at

    @property
    def is_present(self) -> bool:
        """Whether the present is shown, with no stage of a move still to come."""
        return self.looking_at is None and not self.staging

    @property
    def is_due(self) -> bool:
        """Whether the viewer, a person, is to act in what is shown."""
        return self.is_present and self.viewer in self.match.people_to_act()

    def seen(self, events: Iterable[Event]) -> list[Event]:
        """Return the events as the viewer may see them."""
        return [seen for seen in (e.seen_by(self.viewer) for e in events) if seen is not None]


def first_viewer(match: Match) -> Seat:
    """Return the seat of this screen's own person, else of the first person, else the first."""
    people = [seat for seat, chair in enumerate(match.chairs) if chair.kind != "agent"]
    mine = match.my_seat
    return mine if mine is not None else (people[0] if people else 0)
