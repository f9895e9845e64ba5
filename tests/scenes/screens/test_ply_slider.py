"""The slider over a match: it follows the pointer, keeps within the match, and can be let go."""

from __future__ import annotations

import pytest

from scenes.screens.ply_slider import KNOB, PlySlider
from tests.scenes.ui.quiet_app import quiet_app


class Walk:
    """A slider of 200 px between its ends over 20 plies, shown at ply 5."""

    def __init__(self, last: int = 20) -> None:
        self.went: list[int] = []
        self.slider = PlySlider(
            (100, 0, 200 + 2 * KNOB, 30), "Replay", last, 5, self.went.append,
            lambda ply: f"ply {ply}",
        )

    def at(self, share: float) -> tuple[float, float]:
        """Return the point of a share of the way."""
        return 100 + KNOB + 200 * share, 15


@pytest.mark.parametrize(("share", "ply"), [
    (0, 0), (0.5, 10), (1, 20), (-0.2, 0), (1.2, 20), (0.52, 10), (0.53, 11),
])  # fmt: skip
def test_a_press_goes_to_the_nearest_ply_within_the_match(share: float, ply: int) -> None:
    walk = Walk()
    walk.slider.press(walk.at(share))
    assert walk.went == [ply] and walk.slider.ply == ply


def test_a_drag_goes_once_for_each_ply() -> None:
    walk = Walk()
    for share in (0.25, 0.26, 0.3, 0.31, 0.5):
        walk.slider.drag(walk.at(share))
    assert walk.went == [6, 10], "ply 5 shows already"


def test_what_is_cancelled_is_where_it_was_before_the_press() -> None:
    walk = Walk()
    walk.slider.press(walk.at(0.5))
    walk.slider.drag(walk.at(1))
    walk.slider.cancel()
    assert walk.went == [10, 20, 5]


def test_what_is_released_stays() -> None:
    walk = Walk()
    walk.slider.press(walk.at(0.5))
    walk.slider.release(walk.at(0.5))
    assert walk.went == [10] and walk.slider.ply == 10


@pytest.mark.parametrize(("start", "step", "went"), [
    (5, 1, [6]), (5, -1, [4]), (0, -1, []), (20, 1, []),
])  # fmt: skip
def test_arrows_go_by_one_and_not_beyond_the_ends(start: int, step: int, went: list[int]) -> None:
    walk = Walk()
    walk.slider.ply = start
    assert walk.slider.adjust(step)
    assert walk.went == went


def test_it_says_where_it_stands() -> None:
    said = Walk().slider.spoken(quiet_app())
    assert said.startswith("Replay") and said.endswith("ply 5")
