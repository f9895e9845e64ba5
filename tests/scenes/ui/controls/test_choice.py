"""Values side by side: the one let go on is chosen; arrows stop at the ends, Enter goes round."""

import pytest

from scenes.ui.controls.choice import GAP, Choice

VALUES = [(100, "small"), (125, "larger"), (150, "largest")]


@pytest.fixture
def told() -> list[int]:
    return []


@pytest.fixture
def choice(told: list[int]) -> Choice[int]:
    return Choice((0, 0, 300 + 2 * GAP, 30), "Text", VALUES, 100, told.append, label_share=0)


def test_segments_fill_the_width_with_gaps_between(choice: Choice[int]) -> None:
    segments = choice.segments()
    assert segments == [
        pytest.approx((0, 0, 100, 30)), pytest.approx((100 + GAP, 0, 100, 30)),
        pytest.approx((200 + 2 * GAP, 0, 100, 30)),
    ]


def test_the_segment_let_go_on_is_chosen(choice: Choice[int], told: list[int]) -> None:
    choice.release((250, 15))
    assert told == [150]
    assert choice.value == 150


@pytest.mark.parametrize("point", [(100 + GAP / 2, 15), (50, 31), (-1, 15)])
def test_between_and_beside_the_segments_nothing_is_chosen(
    choice: Choice[int], told: list[int], point: tuple[float, float]
) -> None:
    choice.release(point)
    assert told == []


def test_choosing_the_chosen_one_tells_nobody(choice: Choice[int], told: list[int]) -> None:
    choice.choose(0)
    assert told == []


def test_arrows_stop_at_the_ends(choice: Choice[int], told: list[int]) -> None:
    assert choice.adjust(-1)
    assert told == []
    for _ in range(4):
        choice.adjust(1)
    assert told == [125, 150]


def test_enter_goes_on_and_round(choice: Choice[int], told: list[int]) -> None:
    for _ in range(3):
        choice.activate()
    assert told == [125, 150, 100]
