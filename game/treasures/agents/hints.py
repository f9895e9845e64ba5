"""Why a move is a good one, as a key of the catalogues: one reason, the weightiest that is true.

Looks at an outlook, which knows no more than its seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.agents import Hint
from game.contract import Move
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.value import worth_table
from game.treasures.rules import moves
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD, COLOURS, NUMBER_OF_CARD, TEXT_OF_CARD
from game.treasures.rules.position import PLACE

HIGH: Final = 25
"""From this number on a card is seldom outranked."""
CLOSE: Final = 0.03
"""Heaps that differ by less, in chances to win, count as equally good: what was learnt of small
collections is no finer. Played out five hundred times, a heap it put so far ahead was the worse."""


def preferred(outlook: Outlook, values: Mapping[Move, float]) -> Move:
    """Return the move to advise, of all with their chances to win.

    Among heaps that are about as good it is the one that leaves the points highest that the
    collection may be expected to end with.
    """
    best = max(values.values())
    if outlook.world.phase != PLACE or not outlook.turns:
        return max(values, key=lambda move: (values[move], -move))
    table = worth_table(outlook.world.noise, outlook.seats)
    close = [move for move, value in values.items() if value > best - CLOSE]
    return max(close, key=lambda move: (
        round(table.of(_disks_after(outlook, move)[0], outlook.turns), 6), values[move], -move
    ))


def explained(outlook: Outlook, move: Move) -> Hint:
    """Return a legal move of the seat that looks, with the reason for it."""
    line = moves.line_of_move(move)
    if line is not None:
        card = outlook.world.lines[line][0]
        return _about_card(move, "draw", _draft_reason(outlook, card), card)
    chosen = moves.card_of_move(move)
    if chosen is not None:
        return _about_card(move, "choose", _choice_reason(outlook, chosen), chosen)
    heap = moves.heap_of_move(move)
    if heap is not None:
        return _about_heap(move, f"treasures.hint.place_{_heap_reason(outlook, heap)}", heap)
    colour = moves.colour_of_return(move)
    assert colour is not None
    disks = [
        have + new
        for have, new in zip(
            outlook.owned[outlook.seat], outlook.world.taken[outlook.seat], strict=True
        )
    ]
    spare = disks[colour] > min(disks)
    return _about_heap(move, f"treasures.hint.return_{'spare' if spare else 'easy'}", colour)


def _about_card(move: Move, act: str, reason: str, card: int) -> Hint:
    colour = COLOUR_OF_CARD[card]
    params: dict[str, str | int] = {"card": TEXT_OF_CARD[card]}
    if colour != BLACK:
        params["colour"] = COLOURS[colour]
    return Hint(move, f"treasures.hint.{act}_{reason}", params)


def _about_heap(move: Move, key: str, colour: int) -> Hint:
    return Hint(move, key, {"colour": COLOURS[colour]})


def _draft_reason(outlook: Outlook, card: int) -> str:
    colour = COLOUR_OF_CARD[card]
    if colour == BLACK:
        return "black"
    owned = outlook.owned[outlook.seat]
    new = all(COLOUR_OF_CARD[held] != colour for held in outlook.hand)
    if new and owned[colour] == min(owned) < max(owned):
        return "missing"
    if NUMBER_OF_CARD[card] >= HIGH:
        return "high"
    return "variety" if new else "best"


def _choice_reason(outlook: Outlook, card: int) -> str:
    colour = COLOUR_OF_CARD[card]
    if colour == BLACK:
        return "black"
    if not outlook.heaps[colour]:
        return "empty"
    owned = outlook.owned[outlook.seat]
    if _completes(owned, colour):
        return "set"
    higher = any(
        COLOUR_OF_CARD[other] == colour and other > card
        for seat, known in enumerate(outlook.known)
        if seat != outlook.seat
        for other in known
    )
    if not higher and owned[colour] == min(owned):
        return "missing"
    return "first" if not higher and NUMBER_OF_CARD[card] >= HIGH else "best"


def _heap_reason(outlook: Outlook, colour: int) -> str:
    rank = _standing(outlook).count(colour)
    if outlook.heaps[colour] <= rank:
        return "empty"
    owned = outlook.owned[outlook.seat]
    if not rank:
        return "set" if _completes(owned, colour) else "alone"
    _, asides = outlook.tolls[rank + 1][rank]
    kept, lost = _disks_after(outlook, moves.heap(colour))
    if not lost:
        return "free" if asides else "best"
    if len(lost) > 1 or sum(kept) != sum(owned):
        return "best"
    # A disk of which two more are held than of the other: only then the exchange makes it evener.
    return "exchange" if owned[lost[0]] > owned[colour] + 1 else "even"


def _standing(outlook: Outlook) -> list[int]:
    """Return the heaps at which thieves stand, one entry a thief."""
    return [heap for _, _, heap in outlook.world.thieves[: outlook.world.placed]]


def _disks_after(outlook: Outlook, move: Move) -> tuple[list[int], list[int]]:
    """Return the seat's disks by colour if nobody follows it, and the colours that it loses."""
    colour = moves.heap_of_move(move)
    assert colour is not None
    rank = _standing(outlook).count(colour)
    takes, asides = outlook.tolls[rank + 1][rank]
    free = list(outlook.owned[outlook.seat])
    kept, lost = free.copy(), []
    kept[colour] += min(takes, max(0, outlook.heaps[colour] - rank))
    for _ in range(min(asides, sum(free))):
        away = outlook.least_missed(kept, free)
        kept[away] -= 1
        free[away] -= 1
        lost.append(away)
    return kept, lost


def _completes(disks: list[int], colour: int) -> bool:
    """Return whether one more disk of a colour makes one more set."""
    fewest = min(disks)
    return disks[colour] == fewest and disks.count(fewest) == 1
