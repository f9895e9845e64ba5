"""Cards and tokens as ints, masks and text."""

from __future__ import annotations

import pytest

from game.seals.rules.cards import (
    CARD_OF_TEXT,
    COLOUR_OF_CARD,
    DECK,
    GREY,
    MASK_OF_COLOUR,
    NUMBER_OF_CARD,
    RED,
    TEXT_OF_CARD,
    TOKEN,
    WHOLE_DECK,
    as_words,
    cards_of,
    colours_held,
    count_tokens,
    mask_of,
    tokens_held,
)


@pytest.mark.parametrize(
    ("text", "card", "colour", "number"),
    [("r1", 0, 0, 1), ("r10", 9, 0, 10), ("b1", 10, 1, 1), ("g10", 39, 3, 10), ("x4", 43, 4, 4)],
)
def test_a_card_has_a_text_a_colour_and_a_number(
    text: str, card: int, colour: int, number: int
) -> None:
    assert CARD_OF_TEXT[text] == card and TEXT_OF_CARD[card] == text
    assert COLOUR_OF_CARD[card] == colour and NUMBER_OF_CARD[card] == number


def test_the_deck_is_four_tens_and_four_greys() -> None:
    assert len(DECK) == len(set(TEXT_OF_CARD)) == 44
    assert [mask.bit_count() for mask in MASK_OF_COLOUR] == [10, 10, 10, 10, 4]
    assert sum(MASK_OF_COLOUR) == WHOLE_DECK == mask_of(DECK)


def test_a_mask_keeps_cards_in_the_order_of_a_sorted_hand() -> None:
    hand = [CARD_OF_TEXT[text] for text in ("x1", "r9", "r10", "b1")]
    assert cards_of(mask_of(hand)) == sorted(hand)
    assert cards_of(0) == [] and mask_of([]) == 0


def test_tokens_are_counted_by_colour() -> None:
    tokens = 3 * TOKEN[RED] + 2 * TOKEN[GREY]
    assert [tokens_held(tokens, colour) for colour in range(5)] == [3, 0, 0, 0, 2]
    assert colours_held(tokens) == [RED, GREY] and count_tokens(tokens) == 5
    assert as_words(tokens) == ("red", "red", "red", "grey", "grey")
    assert as_words(0) == ()
