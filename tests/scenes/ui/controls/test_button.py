"""A button does its one thing, and is named in full though its label is short."""

from scenes.ui.controls.button import Button
from tests.scenes.ui.quiet_app import quiet_app


def test_it_does_its_thing_once_a_press() -> None:
    done: list[int] = []
    button = Button((0, 0, 100, 40), "Deal", lambda: done.append(1))
    button.press((5, 5))
    assert done == []
    button.release((5, 5))
    assert done == [1]


def test_let_go_elsewhere_it_does_nothing() -> None:
    done: list[int] = []
    button = Button((0, 0, 100, 40), "Deal", lambda: done.append(1))
    button.press((5, 5))
    button.release((5, 41))
    assert done == []


def test_the_label_may_be_shorter_than_what_is_read_aloud() -> None:
    button = Button((0, 0, 100, 40), "Take back the last move", lambda: None, label="Undo")
    assert button.label == "Undo"
    assert button.spoken(quiet_app()).startswith("Take back the last move")
    assert Button((0, 0, 1, 1), "Deal", lambda: None).label == "Deal"
