"""What a seat believes of its own hand: what partners played weighs, and worlds come so often."""

from __future__ import annotations

import random

import pytest

from game.seals.agents import belief
from game.seals.agents.batch_worlds import Columns
from tests.game.seals.rules.tables import play_cards, table


def believed_by_seat_1() -> belief.Belief:
    """Return what seat 1 believes, who has the green token, when seat 0 has led green for it."""
    state = table(("r10 g5", "y10 g9", "r9 g6"), ("red", "green", ""))
    play_cards(state, "g5")
    return belief.Belief(Columns(state.observation(1), random.Random(1)), random.Random(1))


def test_a_hand_that_called_for_another_card_counts_less() -> None:
    believed = believed_by_seat_1()
    green = {hand[3].bit_length() - 30: n for n, hand in enumerate(believed.hands)}
    assert min(green) < 5 and max(green) > 6  # with less than the six nobody could seal
    assert believed.weights[green[max(green)]] > 1.5 * believed.weights[green[min(green)]]


def test_worlds_come_as_often_as_they_are_likely(monkeypatch) -> None:
    for most in (belief.MOST_WEIGHED, 0):
        monkeypatch.setattr(belief, "MOST_WEIGHED", most)
        believed = believed_by_seat_1()
        greens = believed.draw(3000).hands[1, 3]
        for mask in set(greens):
            likely = [hand[3] >> 30 == mask for hand in believed.hands]
            share = believed.weights[likely].sum() / believed.weights.sum() if most else None
            assert (greens == mask).mean() == pytest.approx(share or 1 / len(set(greens)), abs=0.03)
