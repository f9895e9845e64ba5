"""A value right of its name: how the width is shared, and what is said."""

from scenes.ui.controls.labelled import Labelled, OneOf
from tests.scenes.ui.quiet_app import quiet_app


def test_the_name_takes_its_share_of_the_width() -> None:
    assert Labelled((10, 20, 200, 30), "Speed", label_share=0.25).box == (60, 20, 150, 30)


def test_without_a_name_the_value_takes_it_all() -> None:
    assert Labelled((10, 20, 200, 30), "Speed", label_share=0).box == (10, 20, 200, 30)


def test_one_of_several_says_the_word_of_its_value() -> None:
    held = OneOf((0, 0, 1, 1), "Speed", [(1, "slow"), (2, "fast")], 2, lambda value: None)
    assert (held.place, held.spoken_state(quiet_app())) == (1, "fast")


def test_a_value_that_is_none_of_them_counts_as_the_first() -> None:
    held = OneOf((0, 0, 1, 1), "Speed", [(1, "slow"), (2, "fast")], 3, lambda value: None)
    assert (held.place, held.spoken_state(quiet_app())) == (0, "slow")
