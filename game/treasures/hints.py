"""Why a move is a good one, as a key of the catalogues: one reason, the weightiest that is true.

Looks at an outlook, which knows no more than its seat does.
"""

from __future__ import annotations

from typing import Final

from game.agents import Hint
from game.contract import Move
from game.treasures import moves
from game.treasures.cards import BLACK, COLOUR_OF_CARD, COLOURS, NUMBER_OF_CARD, TEXT_OF_CARD
from game.treasures.outlook import Outlook

HIGH: Final = 25
"""From this number on a card is seldom outranked."""


def explained(outlook: Outlook, move: Move) -> Hint:
    """Return a legal move of the seat that looks, with the reason for it."""
    line = moves.line_of_move(move)
    if line is not None:
        card = outlook.world.lines[line][0]
        return _about_card(move, "draw", _draft_reason(outlook, card), card)
    chosen = moves.card_of_move(move)
    if chosen is not None:
        return _about_card(move, "choose", _choice_reason(outlook, chosen), chosen)
    pile = moves.pile_of_move(move)
    if pile is not None:
        return _about_pile(move, f"treasures.hint.place_{_pile_reason(outlook, pile)}", pile)
    colour = moves.colour_of_return(move)
    assert colour is not None
    disks = [
        have + new
        for have, new in zip(
            outlook.owned[outlook.seat], outlook.world.taken[outlook.seat], strict=True
        )
    ]
    spare = disks[colour] > min(disks)
    return _about_pile(move, f"treasures.hint.return_{'spare' if spare else 'easy'}", colour)


def _about_card(move: Move, act: str, reason: str, card: int) -> Hint:
    colour = COLOUR_OF_CARD[card]
    params: dict[str, str | int] = {"card": TEXT_OF_CARD[card]}
    if colour != BLACK:
        params["colour"] = COLOURS[colour]
    return Hint(move, f"treasures.hint.{act}_{reason}", params)


def _about_pile(move: Move, key: str, colour: int) -> Hint:
    return Hint(move, key, {"colour": COLOURS[colour]})


def _draft_reason(outlook: Outlook, card: int) -> str:
    colour = COLOUR_OF_CARD[card]
    if colour == BLACK:
        return "black"
    owned = outlook.owned[outlook.seat]
    new = all(COLOUR_OF_CARD[held] != colour for held in outlook.hand)
    if new and owned[colour] == min(owned):
        return "missing"
    if NUMBER_OF_CARD[card] >= HIGH:
        return "high"
    return "variety" if new else "best"


def _choice_reason(outlook: Outlook, card: int) -> str:
    colour = COLOUR_OF_CARD[card]
    if colour == BLACK:
        return "black"
    if not outlook.piles[colour]:
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


def _pile_reason(outlook: Outlook, colour: int) -> str:
    standing = [pile for _, _, pile in outlook.world.figures[: outlook.world.placed]]
    rank = standing.count(colour)
    if outlook.piles[colour] <= rank:
        return "empty"
    if not rank:
        return "set" if _completes(outlook.owned[outlook.seat], colour) else "alone"
    return "exchange" if outlook.tolls[rank + 1][rank][1] else "best"


def _completes(disks: list[int], colour: int) -> bool:
    """Return whether one more disk of a colour makes one more set."""
    fewest = min(disks)
    return disks[colour] == fewest and disks.count(fewest) == 1
