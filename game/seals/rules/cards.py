"""The cards and tokens of the seals: as small ints, bits of a mask, and text. Players read "sword".

A card is ``10 * colour + number - 1``, so that a sorted hand is a sorted list of ints and a hand is
a mask with one bit a card. Tokens of a seat are one int with four bits a colour. Text is for
observations, files and events: ``r7``, ``b10``, ``x3`` (grey). Parts follow the rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLOURS: Final = ("red", "blue", "yellow", "green", "grey")
"""Colours in the order of a sorted hand; grey, the trumps, last."""
RED, BLUE, YELLOW, GREEN, GREY = range(5)
PLAIN: Final = range(4)
"""The four colours that are not trumps."""
RANKS: Final = 10
"""Cards of a plain colour, numbered from 1."""
GREYS: Final = 4
"""Grey cards, numbered from 1 [S/R]."""
DECK: Final = range(4 * RANKS + GREYS)
NO_CARD: Final = -1
NO_COLOUR: Final = -1

COLOUR_OF_CARD: Final = tuple(min(card // RANKS, GREY) for card in DECK)
NUMBER_OF_CARD: Final = tuple(card % RANKS + 1 for card in DECK)
MASK_OF_COLOUR: Final = (
    *(((1 << RANKS) - 1) << (RANKS * colour) for colour in PLAIN),
    ((1 << GREYS) - 1) << (RANKS * GREY),
)
WHOLE_DECK: Final = (1 << len(DECK)) - 1
TEXT_OF_CARD: Final = tuple(
    f"{'rbygx'[COLOUR_OF_CARD[card]]}{NUMBER_OF_CARD[card]}" for card in DECK
)
CARD_OF_TEXT: Final = {text: card for card, text in enumerate(TEXT_OF_CARD)}
COLOUR_OF_TEXT: Final = {text: colour for colour, text in enumerate(COLOURS)}

TOKENS_OF_COLOUR: Final = (3, 3, 3, 3, 2)
"""Twelve tokens of four colours [R: three each], and two grey that serve as any colour [S]."""
TOKEN: Final = tuple(1 << 4 * colour for colour in range(5))
"""One token of a colour, as an int to add to a seat's tokens."""
TOKENS: Final = tuple(15 << 4 * colour for colour in range(5))
"""Where the tokens of a colour are counted, as a mask of a seat's tokens."""


def cards_of(mask: int) -> list[int]:
    """Return the cards of a mask, in the order of a sorted hand."""
    cards = []
    while mask:
        bit = mask & -mask
        cards.append(bit.bit_length() - 1)
        mask ^= bit
    return cards


def mask_of(cards: Sequence[int]) -> int:
    """Return cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def tokens_held(tokens: int, colour: int) -> int:
    """Return how many tokens of a colour there are among ``tokens``."""
    return tokens >> 4 * colour & 15


def colours_held(tokens: int) -> list[int]:
    """Return the colours of which there is a token, ascending."""
    return [colour for colour, mask in enumerate(TOKENS) if tokens & mask]


def count_tokens(tokens: int) -> int:
    """Return how many tokens there are in all."""
    return sum([tokens >> 4 * colour & 15 for colour in range(5)])


def as_words(tokens: int) -> tuple[str, ...]:
    """Return tokens as events have them: one colour word a token, in the order of colours."""
    return tuple(
        [word for colour, word in enumerate(COLOURS) for _ in range(tokens_held(tokens, colour))]
    )
