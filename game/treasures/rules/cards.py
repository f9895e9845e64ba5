"""The cards and the disks of the treasures: cards as small ints, as bits of a mask, and as text.

A card is ``2 * (number - 1) + half``, so that a higher card has a higher number; a hand is a mask
with one bit a card. Text is for observations, files and events: ``27d`` (day), ``27n`` (night).
Numbers and colours follow the rules page ("Parts").
"""

from __future__ import annotations

from typing import Final

NUMBERS: Final = range(1, 31)
HALVES: Final = "dn"
"""Day and night; decoration only."""
DECK: Final = range(60)
"""Every card, in the order it lies in before a shuffle."""
WHOLE_DECK: Final = (1 << 60) - 1
"""The mask of all cards."""
NO_CARD: Final = -1
LINES: Final = 5

COLOURS: Final = ("white", "red", "green", "blue", "yellow")
"""The disks' colours, in the order in which heaps are resolved."""
WHITE, RED, GREEN, BLUE, YELLOW = range(5)
BLACK: Final = 5
"""The sixth colour of cards: it has no disks."""
NO_HEAP: Final = -1
"""Where a black card's thief stands before its owner has chosen."""

_BY_REMAINDER: Final = (BLACK, WHITE, BLUE, GREEN, YELLOW, RED)
"""A card's colour by ``number % 6`` [F]."""
NUMBER_OF_CARD: Final = tuple(card // 2 + 1 for card in DECK)
COLOUR_OF_CARD: Final = tuple(_BY_REMAINDER[number % 6] for number in NUMBER_OF_CARD)

TEXT_OF_CARD: Final = tuple(f"{NUMBER_OF_CARD[card]}{HALVES[card % 2]}" for card in DECK)
CARD_OF_TEXT: Final = {text: card for card, text in enumerate(TEXT_OF_CARD)}
BIT_OF_TEXT: Final = {text: 1 << card for text, card in CARD_OF_TEXT.items()}
COLOUR_OF_TEXT: Final = {text: colour for colour, text in enumerate(COLOURS)}


def cards_of(mask: int) -> list[int]:
    """Return the cards of a mask, ascending."""
    cards = []
    while mask:
        bit = mask & -mask
        cards.append(bit.bit_length() - 1)
        mask ^= bit
    return cards


def texts_of(mask: int) -> list[str]:
    """Return the cards of a mask as text, ascending."""
    texts = []
    while mask:
        bit = mask & -mask
        texts.append(TEXT_OF_CARD[bit.bit_length() - 1])
        mask ^= bit
    return texts
