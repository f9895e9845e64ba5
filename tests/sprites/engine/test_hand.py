"""What is held over a table: one piece that is dragged, others beside it, and how it leans."""

from __future__ import annotations

import pytest

from sprites.engine.hand import Hand
from sprites.engine.sprite import Sprite
from sprites.paint.easel import Easel


def card(name: str, x: float = 800) -> Sprite:
    sprite = Sprite(name, 100, 140, lambda easel, wide: Easel.blank(easel, wide, wide))
    sprite.x = x
    return sprite


@pytest.fixture
def held():
    hand, king, queen = Hand(), card("king"), card("queen")
    hand.take("king", king, {"queen": queen})
    return hand, king, queen


def test_an_empty_hand_holds_and_moves_nothing():
    hand = Hand()
    assert (hand.name, hand.sprite, hand.names, hand.leaning) == (None, None, (), False)
    hand.drag(10, 20)
    hand.lean(0.1, 8)
    assert hand.let_go() == []


def test_the_dragged_piece_follows_the_pointer_and_others_follow_beside_it(held):
    hand, king, queen = held
    hand.drag(300, 400)
    assert (king.x, king.y) == (300, 400)
    assert queen.y == 400
    assert 300 + 50 < queen.x < 300 + 100
    assert hand.name == "king"
    assert hand.names == ("queen", "king")
    assert hand.holds(queen)
    assert not hand.holds(card("king"))


def test_a_second_piece_is_refused_while_one_is_held(held):
    hand, _, _ = held
    with pytest.raises(RuntimeError, match="king is still held"):
        hand.take("jack", card("jack"), {})


def test_letting_go_returns_all_that_was_held_and_empties_the_hand(held):
    hand, king, queen = held
    assert hand.let_go() == [("king", king), ("queen", queen)]
    assert hand.sprite is None
    hand.take("jack", card("jack"), {})


@pytest.mark.parametrize("way", [1, -1])
def test_a_fast_piece_leans_its_way_as_far_as_it_may_and_no_further(held, way):
    hand, king, _ = held
    for step in range(1, 60):
        hand.drag(800 + way * step * 60, 400)
        hand.lean(1 / 60, 8)
    assert way * king.angle == pytest.approx(8, abs=0.05)
    assert hand.leaning


def test_a_slow_piece_leans_less(held):
    hand, king, _ = held
    for step in range(1, 60):
        hand.drag(800 + step * 7.5, 400)  # 450 px a second: half of what leans it fully
        hand.lean(1 / 60, 8)
    assert king.angle == pytest.approx(4, abs=0.05)


def test_a_resting_piece_comes_upright_for_good(held):
    hand, king, _ = held
    king.angle = 8
    for _ in range(60):
        hand.lean(1 / 60, 8)
    assert king.angle == 0
    assert not hand.leaning


def test_no_time_leans_nothing(held):
    hand, king, _ = held
    hand.drag(2000, 400)
    hand.lean(0.0, 8)
    assert king.angle == 0
