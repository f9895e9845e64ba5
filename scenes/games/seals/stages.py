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


def steps(
    before: SealsObservation, events: Sequence[Event], after: SealsObservation
) -> list[Step]:
    """Return how ``events`` are shown; the last step sees what ``after`` holds."""
    folded = seen = before
    told: list[Step] = []
    rest: list[Event] = []
    for event in events:
        folded = fold(folded, [event])
        earlier, seen = seen, _shown(before, folded)
        match event:
            case CardPlayed():
                told.append(Step(seen, (*rest, event), LAID))
                rest = []
            case TrickWon():
                told.append(Step(seen, (event,), JUDGED, WON, winner=event.seat))
            case SealStruck():
                told.append(Step(
                    earlier, (*rest, event), GATHER + FALL + AFTERGLOW, STRIKE,
                    colour=event.colour, winner=event.seat,
                ))
                told.append(Step(
                    seen, (), theme.MOVE, CARRY, colour=event.colour, winner=event.seat,
                ))
                rest = []
            case GameLost():
                told.append(Step(seen, (*rest, event), BROKEN, BREAK))
                rest = []
            case TokenGiven():
                told.append(Step(seen, (*rest, event), GIVEN))
                rest = []
            case _:
                rest.append(event)
    if rest or not told or isinstance(events[-1], TokenGiven):
        # The last step gives way at once to what is asked next: a gift is to be read before.
        told.append(Step(after, tuple(rest)))
    told[-1] = replace(told[-1], seen=after)
    return told


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
