"""Tricks: one test a sentence of the sheet, and one a flag."""

from __future__ import annotations

import pytest

from game.seals.rules.cards import CARD_OF_TEXT, COLOURS, mask_of
from game.seals.rules.tricks import fitting, majority, playable, winning_place


def cards(text: str) -> list[int]:
    return [CARD_OF_TEXT[word] for word in text.split()]


def fits(text: str, tie: str = "any", grey: str = "counts") -> str:
    mask = fitting(cards(text), tie, grey)
    return " ".join(word for colour, word in enumerate(COLOURS) if mask >> colour & 1)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("r3 r9 r5", 1),  # highest of the led colour
        ("r3 b10 y10", 0),  # other colours can't win
        ("r3 x1 r10", 1),  # any grey beats them
        ("r3 x1 x4", 2),  # the highest grey of several
        ("x2 r10 x1", 0),  # a led grey is the led colour
    ],
)
def test_who_wins(trick: str, winner: int) -> None:
    assert winning_place(cards(trick)) == winner


def test_the_led_colour_must_be_followed_where_it_is_held() -> None:
    hand = mask_of(cards("r2 r5 b1 x3"))
    assert playable(hand, 0, "colour") == mask_of(cards("r2 r5"))
    assert playable(hand, 3, "colour") == hand
    assert playable(hand, 4, "colour") == mask_of(cards("x3"))


def test_a_led_grey_may_ask_for_nothing_or_be_barred() -> None:
    hand = mask_of(cards("r2 b1 x3"))
    assert playable(hand, 4, "free") == hand
    assert playable(hand, -1, "barred") == mask_of(cards("r2 b1"))
    assert playable(mask_of(cards("x1 x3")), -1, "barred") == mask_of(cards("x1 x3"))
    assert playable(hand, -1, "colour") == hand


def test_the_colour_that_lies_most_often_decides_and_grey_always_fits() -> None:
    assert fits("r3 r9 b5") == "red grey"
    assert fits("r3 b9 b5") == "blue grey"
    assert fits("x1 x2 b5") == "grey"


def test_in_a_tie_any_tied_colour_will_do_even_where_grey_is_one_of_them() -> None:
    assert fits("r3 b9 y5") == "red blue yellow grey"
    assert fits("r3 x1 b5") == "red blue grey"
    assert fits("r3 r4 x1 x2") == "red grey"


def test_in_a_tie_the_led_colour_may_count_alone() -> None:
    assert fits("b3 r9 y5", "led") == "blue grey"
    assert fits("b3 r9 r5 y1", "led") == "red grey"  # no tie
    assert fits("b3 r9 r5 y1 y2", "led") == "grey"  # led, but not among the tied
    assert fits("x1 r3 b4", "led") == "grey"  # a led grey that is tied


def test_in_a_tie_the_winning_colour_may_count_alone() -> None:
    assert fits("b3 r9 y5", "winning") == "blue grey"
    assert fits("b3 x1 y5", "winning") == "grey"
    assert fits("b3 b4 r1 r2", "winning") == "blue grey"


def test_in_a_tie_only_grey_may_fit() -> None:
    assert fits("b3 r9 y5", "grey_only") == "grey"
    assert fits("b3 b9 y5", "grey_only") == "blue grey"


def test_grey_may_be_left_out_of_the_count() -> None:
    assert fits("b3 x1 x2", "any", "ignored") == "blue grey"
    assert fits("b3 x1 r2", "any", "ignored") == "red blue grey"
    assert fits("x3 x1 x2", "any", "ignored") == "grey"
    assert majority(cards("x3 x1 x2"), "ignored") == [4]
