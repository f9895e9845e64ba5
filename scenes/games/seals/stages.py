"""How one move at the seals is shown, step by step: a card, a trick won, the sword, what is sealed.

A move's events are folded over what the viewer saw before it; each step holds what is seen then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.contract import Event
from game.seals.rules.events import CardPlayed, GameLost, SealStruck, TokenGiven, TrickWon
from game.seals.rules.fold import fold
from game.seals.rules.observation import SealsObservation
from scenes.match.stage import Stage
from sprites.paint import theme

FALL = 0.18
"""Seconds that the sword falls, ease-in."""
GATHER = 0.26
"""Seconds in which the trick's cards come together before it."""
AFTERGLOW = 0.75
"""Seconds for which the sealed trick is seen before it is carried away."""
LAID = 0.16
"""Seconds that the last card lies before the trick is judged."""
JUDGED = 0.85
"""Seconds for which a full trick shows its winner, and its colours their count."""
BROKEN = 2.4
"""Seconds for which the broken circle stays."""
GIVEN = 1.0
"""Seconds for which it is told who has given a sword to whom."""

WON, STRIKE, CARRY, BREAK = "won", "strike", "carry", "break"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is seen, what happened, how long it stays, and what the circle does."""

    seen: SealsObservation
    events: tuple[Event, ...]
    stays: float = 0.0
    kind: str = ""
    colour: str = ""
    """The token that strikes."""
    winner: int = -1


@dataclass(frozen=True, slots=True)
class SealsStage(Stage):
    """A step with what then lies on the table."""

    step: Step | None = None
    is_first: bool = False
    """Whether a move begins with it."""


def steps(
    before: SealsObservation, events: Sequence[Event], after: SealsObservation
) -> list[Step]:
    """Return how ``events`` are shown; the last step sees what ``after`` holds."""
    told: list[tuple[int, Step]] = []
    rest: list[Event] = []

    def tell(count: int, stays: float, kind: str = "", colour: str = "", winner: int = -1) -> None:
        """Add a step with what has gathered, that sees what held after ``count`` events."""
        told.append((count, Step(after, tuple(rest), stays, kind, colour, winner)))
        rest.clear()

    for count, event in enumerate(events, 1):
        rest.append(event)
        match event:
            case CardPlayed():
                tell(count, LAID)
            case TrickWon(seat):
                tell(count, JUDGED, WON, winner=seat)
            case SealStruck(seat, _, colour, _):
                tell(count - 1, GATHER + FALL + AFTERGLOW, STRIKE, colour, seat)
                tell(count, theme.MOVE, CARRY, colour, seat)
            case GameLost():
                tell(count, BROKEN, BREAK)
            case TokenGiven():
                tell(count, GIVEN)
    if rest or not told or isinstance(events[-1], TokenGiven):
        # The last step gives way at once to what is asked next: a gift is to be read before.
        tell(len(events), 0.0)
    *earlier, (_, last) = told
    moments = _moments(before, events[:max((count for count, _ in earlier), default=0)])
    return [*(replace(step, seen=moments[count]) for count, step in earlier), last]


def _moments(before: SealsObservation, events: Sequence[Event]) -> list[SealsObservation]:
    """Return what is shown before the first of ``events``, and after each."""
    folded, moments = before, [before]
    for event in events:
        folded = fold(folded, [event])
        moments.append(_shown(before, folded))
    return moments


def _shown(before: SealsObservation, folded: SealsObservation) -> SealsObservation:
    """Return what a step shows: whose turn it is, goals and reasons only change with the last."""
    return {
        **folded,
        "phase": before["phase"],
        "to_act": before["to_act"],
        "leader": before["leader"],
        "placed": before["placed"],
        "gift": before["gift"],
        "goals": before["goals"],
        "reason": before["reason"],
        "params": before["params"],
    }
