"""How one move at the seals is shown, step by step: a card, a trick won, the sword, what is sealed.

A move's events are folded over what the viewer saw before it; each step holds what is seen then.
Pure data: drawing and motion are the scene's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.contract import Event, Observation
from game.seals.rules.events import (
    CardPlayed,
    DraftPassed,
    GameLost,
    GameWon,
    HandsRevealed,
    SealImpossible,
    SealStruck,
    TokenGiven,
    TokenTaken,
    TrickWon,
)
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

    seen: Observation
    events: tuple[Event, ...]
    stays: float = 0.0
    kind: str = ""
    colour: str = ""
    """The token that strikes."""
    winner: int = -1


def steps(before: Observation, events: Sequence[Event], after: Observation) -> list[Step]:
    """Return how ``events`` are shown; the last step sees what ``after`` holds."""
    seen = before
    told: list[Step] = []
    rest: list[Event] = []
    for event in events:
        earlier, seen = seen, fold(seen, event)
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
    last = told[-1]
    told[-1] = Step(after, last.events, last.stays, last.kind, last.colour, last.winner)
    return told


def fold(seen: Observation, event: Event) -> Observation:
    """Return what is seen once ``event`` has happened too; what doesn't concern the table stays."""
    match event:
        case TokenTaken(seat, colour):
            return {
                **seen, "pool": _less(seen["pool"], colour),
                "tokens": _at(seen["tokens"], seat, _more(seen["tokens"][seat], colour)),
                "owed": _at(seen["owed"], seat, seen["owed"][seat] + 1),
            }
        case DraftPassed(seat):
            return {**seen, "passed": sorted({*seen["passed"], seat})}
        case CardPlayed(seat, card, place):
            return _played(seen, seat, card, place)
        case TrickWon(_, _, _, fits):
            return {**seen, "fits": list(fits)}
        case TokenGiven(seat, to, colour, transfers):
            tokens = _at(seen["tokens"], seat, _less(seen["tokens"][seat], colour))
            tokens = _at(tokens, to, _more(tokens[to], colour))
            owed = _at(seen["owed"], seat, seen["owed"][seat] - 1)
            owed = _at(owed, to, owed[to] + 1)
            return {**seen, "tokens": tokens, "owed": owed, "transfers": transfers}
        case SealStruck(seat, _, colour, _):
            hidden = seen["scenario"]["hidden_history"]
            sealed = {
                "winner": seat, "cards": None if hidden else seen["trick"], "seal": colour,
            }
            return {
                **seen, "tricks": [*seen["tricks"], sealed], "trick": [], "fits": [],
                "tokens": _at(seen["tokens"], seat, _less(seen["tokens"][seat], colour)),
                "owed": _at(seen["owed"], seat, seen["owed"][seat] - 1),
            }
        case HandsRevealed() | GameWon() | SealImpossible():
            return seen
    return seen


def _played(seen: Observation, seat: int, card: str, place: int) -> Observation:
    number = seen["places"][seat].index(place)
    places = _at(seen["places"], seat, _without(seen["places"][seat], number))
    changed: dict[str, Any] = {
        **seen, "places": places, "trick": [*seen["trick"], [seat, card]],
    }
    if seat == seen["seat"]:
        changed["own"] = _without(seen["own"], number)
    if seen["hands"][seat] is not None:
        changed["hands"] = _at(seen["hands"], seat, _without(seen["hands"][seat], number))
    return changed


def _without(items: Sequence[Any], number: int) -> list[Any]:
    return [*items[:number], *items[number + 1 :]]


def _at(items: Sequence[Any], number: int, value: Any) -> list[Any]:
    return [*items[:number], value, *items[number + 1 :]]


def _less(tokens: Mapping[str, int] | None, colour: str) -> dict[str, int] | None:
    return None if tokens is None else {**tokens, colour: max(0, tokens[colour] - 1)}


def _more(tokens: Mapping[str, int] | None, colour: str) -> dict[str, int] | None:
    return None if tokens is None else {**tokens, colour: tokens[colour] + 1}
