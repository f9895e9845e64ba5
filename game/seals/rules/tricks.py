"""Tricks: what may be played, who wins, and which tokens can seal; the sheet's middle chapter.

Pure functions of cards. A *fit* is a mask of token colours, bit ``1 << colour``; the grey token's
bit is always set, since it serves as any colour [S].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.seals.rules.cards import COLOUR_OF_CARD, GREY, MASK_OF_COLOUR, PLAIN

ANY, LED, WINNING, GREY_ONLY = TIE_RULES = ("any", "led", "winning", "grey_only")
"""Which token fits where several colours lie equally often; the default first [R]."""
FREE, BARRED = "free", "barred"
GREY_LED_RULES = ("colour", FREE, BARRED)
"""What a led grey means; the default first [R]."""
COUNTS, IGNORED = GREY_MAJORITY_RULES = ("counts", "ignored")
"""Whether grey can be the colour that lies most often; the default first [R]."""
GREY_BIT: Final = 1 << GREY


def playable(hand: int, led: int, grey_led: str) -> int:
    """Return the cards of a hand that may be played, as a mask.

    ``led`` is the colour to follow, or a negative number for the leader's own card.
    """
    if led < 0:
        if grey_led == BARRED:
            return hand & ~MASK_OF_COLOUR[GREY] or hand
        return hand
    if led == GREY and grey_led == FREE:
        return hand
    return hand & MASK_OF_COLOUR[led] or hand


def winning_place(cards: Sequence[int]) -> int:
    """Return the place, 0 first, of the card that wins: highest grey, else highest of the led."""
    led = COLOUR_OF_CARD[cards[0]]
    best, place = cards[0], 0
    for number, card in enumerate(cards):
        if card > best and COLOUR_OF_CARD[card] in (led, GREY):
            best, place = card, number
    return place


def majority(cards: Sequence[int], grey_majority: str = COUNTS) -> list[int]:
    """Return the colours that lie most often, ascending; several in a tie.

    With grey ignored, a trick of greys alone has grey for its colour.
    """
    counts = [0] * 5
    for card in cards:
        counts[COLOUR_OF_CARD[card]] += 1
    if grey_majority == IGNORED and any(counts[colour] for colour in PLAIN):
        counts[GREY] = 0
    most = max(counts)
    return [colour for colour, count in enumerate(counts) if count == most]


def fitting(cards: Sequence[int], tie: str = ANY, grey_majority: str = COUNTS) -> int:
    """Return the token colours that seal a full trick, as a mask; grey always fits."""
    tied = majority(cards, grey_majority)
    if len(tied) == 1:
        return 1 << tied[0] | GREY_BIT
    if tie == ANY:
        return sum([1 << colour for colour in tied]) | GREY_BIT
    if tie == GREY_ONLY:
        return GREY_BIT
    one = COLOUR_OF_CARD[cards[0] if tie == LED else cards[winning_place(cards)]]
    # Where that colour isn't among the tied ones only a grey token fits; a tied grey needs one too.
    return (1 << one if one in tied else 0) | GREY_BIT
