"""How a move among the treasures is shown step by step: the position after each of its events.

One move can set off a whole turn: cards turned up, thieves that walk, disks taken and given back,
a refill. The rules tell it as a chain of events, which is followed from the position before it, so
that the table can show every moment between. What is kept hidden stays hidden: only events
as one seat may see them come in, and a seat's own observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.contract import Event
from game.treasures.rules.events import (
    CardsDiscarded,
    CardsRevealed,
    DiskSetAside,
    DisksKept,
    DisksMissed,
    DisksReturned,
    DiskTaken,
    GameEnded,
    HandsShown,
    HeapResolved,
    LineRefilled,
    StartPassed,
    ThiefPlaced,
    ThievesWentHome,
    TurnBegan,
)
from game.treasures.rules.fold import copied, follow
from game.treasures.rules.observation import TreasuresObservation
from scenes.games.treasures.view import TreasuresView
from scenes.match.stage import Stage

SECRETS_STAY = 0.35
REVEAL_STAYS = 0.9
ARRIVAL_STAYS = 0.3
TOLLS_STAY = 1.5
"""Crowded heaps say who takes and returns what; that needs reading."""
TAKEN_STAYS = 0.35
HOME_STAYS = 0.7
REFILL_STAYS = 0.0


@dataclass(frozen=True, slots=True)
class TreasuresStage(Stage):
    """A moment between two positions: what has just happened, how it looks, how long it stays."""

    secrets: bool = False
    """The cards that were chosen lie face down on the plates."""


def stages(
    view: TreasuresView, before: TreasuresObservation, events: Sequence[Event],
    after: TreasuresObservation,
) -> list[Stage]:
    """Return the moments that lead on from ``before``; the last one is the position ``after``."""
    told: list[Stage] = []
    groups = list(_groups(events))
    now, last = before, len(groups) - 1
    for number, (group, stays) in enumerate(groups):
        if isinstance(group[0], CardsRevealed):
            told.append(_moment(view, now, (), SECRETS_STAY, secrets=True))
        if number < last:
            now = copied(now)
            for event in group:
                follow(now, event)
            told.append(_moment(view, now, group, stays))
    return [*told, Stage(view.lying(after), groups[-1][0] if groups else events)]


def _moment(
    view: TreasuresView, observation: TreasuresObservation, events: Sequence[Event], stays: float,
    *, secrets: bool = False,
) -> TreasuresStage:
    lying = view.lying(observation, secrets=secrets)
    return TreasuresStage(lying, events, stays, observation, secrets)


def _groups(events: Sequence[Event]) -> Iterator[tuple[tuple[Event, ...], float]]:
    """Put together what happens at once."""
    place = 0
    while place < len(events):
        first = events[place]
        kinds, stays = _company(first)
        end = place + 1
        while end < len(events) and isinstance(events[end], kinds):
            if _owner(events[end]) not in (None, _owner(first)) and not _together(first):
                break
            end += 1
        group = tuple(events[place:end])
        if isinstance(first, ThiefPlaced):
            followed = end < len(events) and not isinstance(events[end], ThiefPlaced)
            stays = TOLLS_STAY if followed else stays
        yield group, stays
        place = end


def _company(event: Event) -> tuple[tuple[type[Event], ...], float]:
    """Return which kinds of events happen at once with ``event``, and how long that stays."""
    match event:
        case CardsRevealed():
            return (), REVEAL_STAYS
        case ThiefPlaced():
            return (), ARRIVAL_STAYS
        case DiskTaken() | DisksMissed():
            return (DiskTaken, DisksMissed, HeapResolved), TAKEN_STAYS
        case DiskSetAside():
            return (HeapResolved,), TAKEN_STAYS
        case DisksKept() | DisksReturned():
            return (DisksKept, DisksReturned), HOME_STAYS
        case CardsDiscarded() | ThievesWentHome():
            return (CardsDiscarded, ThievesWentHome), ARRIVAL_STAYS
        case LineRefilled():
            return (), REFILL_STAYS
        case StartPassed() | TurnBegan() | HandsShown() | GameEnded():
            return (StartPassed, TurnBegan, HandsShown, GameEnded), 0.0
    return (), 0.0


def _owner(event: Event) -> int | None:
    return getattr(event, "seat", None)


def _together(event: Event) -> bool:
    """Whether several seats do this at once."""
    return isinstance(event, DisksKept | DisksReturned | StartPassed | TurnBegan | HandsShown)
