"""The sixty cards: numbers, colours, texts and masks."""

from __future__ import annotations

from game.treasures.rules.cards import (
    CARD_OF_TEXT,
    DECK,
    NUMBER_OF_CARD,
    TEXT_OF_CARD,
    WHOLE_DECK,
    cards_of,
    texts_of,
)


def test_every_card_has_a_text_of_its_own_and_higher_cards_come_later():
    assert len({*TEXT_OF_CARD}) == len(DECK) == 60
    assert (TEXT_OF_CARD[0], TEXT_OF_CARD[1], TEXT_OF_CARD[59]) == ("1d", "1n", "30n")
    assert list(NUMBER_OF_CARD) == sorted(NUMBER_OF_CARD)


def test_a_mask_holds_its_cards_ascending():
    assert cards_of(0) == [] and texts_of(0) == []
    assert cards_of(WHOLE_DECK) == list(DECK)
    cards = [CARD_OF_TEXT[text] for text in ("1d", "27n", "30n")]
    mask = sum(1 << card for card in cards)
    assert cards_of(mask) == cards and texts_of(mask) == ["1d", "27n", "30n"]
