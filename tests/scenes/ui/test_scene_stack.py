"""The stack of screens: who is told what, in which order, and who is laid out when."""

from collections.abc import Callable

import pytest

from scenes.ui.scene_stack import SceneStack


class Noted:
    """A screen that writes down what happens to it."""

    overlay = moving = False
    wake = None

    def __init__(self, title: str, log: list[str]) -> None:
        self.title = title
        self.dirty = False
        self._log = log

    def __getattr__(self, name: str) -> Callable[[], None]:
        if name not in ("enter", "pause", "resume", "leave", "lay_out"):
            raise AttributeError(name)
        return lambda: self._log.append(f"{self.title} {name}")


class Look:
    """What a layout depends on, and what was read aloud."""

    def __init__(self) -> None:
        self.now: tuple[object, ...] = ("small",)
        self.said: list[str] = []
        self.log: list[str] = []
        self.stack = SceneStack(lambda: self.now, self.said.append)

    def screen(self, title: str) -> Noted:
        return Noted(title, self.log)


@pytest.fixture
def look() -> Look:
    return Look()


def test_a_screen_enters_is_laid_out_and_says_its_name(look: Look) -> None:
    look.stack.show(look.screen("title"))
    assert look.log == ["title enter", "title lay_out"]
    assert look.said == ["title"]
    assert look.stack.top is look.stack.scenes[-1]
    assert look.stack.top.dirty


def test_what_lies_beneath_pauses_and_resumes(look: Look) -> None:
    below, above = look.screen("below"), look.screen("above")
    look.stack.show(below)
    look.stack.show(above)
    assert look.log[2:4] == ["below pause", "above enter"]
    below.dirty = False
    look.log.clear()
    look.stack.close(above)
    assert look.log == ["above leave", "below resume"]
    assert look.said[-1] == "below"
    assert below.dirty, "what was beneath is drawn again"


def test_closing_takes_off_what_lies_above_the_topmost_first(look: Look) -> None:
    screens = [look.screen(name) for name in ("a", "b", "c")]
    for screen in screens:
        look.stack.show(screen)
    look.log.clear()
    look.stack.close(screens[1])
    assert look.log == ["c leave", "b leave", "a resume"]
    assert look.stack.scenes == screens[:1]


def test_a_closed_screen_is_left_alone(look: Look) -> None:
    kept, gone = look.screen("kept"), look.screen("gone")
    look.stack.show(kept)
    look.log.clear()
    look.stack.close(gone)
    assert look.log == []
    assert look.stack.scenes == [kept]


def test_the_last_one_closed_leaves_an_empty_stack_silently(look: Look) -> None:
    only = look.screen("only")
    look.stack.show(only)
    look.stack.close(only)
    assert look.stack.top is None
    assert look.said == ["only"]


def test_swapping_puts_the_new_one_where_the_old_one_was(look: Look) -> None:
    a, b, c, new = (look.screen(name) for name in ("a", "b", "c", "new"))
    for screen in (a, b, c):
        look.stack.show(screen)
    look.log.clear()
    look.stack.swap(b, new)
    assert look.stack.scenes == [a, new]
    assert look.log == ["c leave", "b leave", "new enter", "new lay_out"]
    assert look.said[-1] == "new"


def test_swapping_for_one_that_has_gone_puts_the_new_one_on_top(look: Look) -> None:
    a, gone, new = (look.screen(name) for name in ("a", "gone", "new"))
    look.stack.show(a)
    look.stack.swap(gone, new)
    assert look.stack.scenes == [a, new]


def test_a_new_look_lays_every_screen_out_anew(look: Look) -> None:
    for name in ("a", "b"):
        look.stack.show(look.screen(name))
    look.log.clear()
    look.now = ("large",)
    look.stack.freshen()
    assert look.log == ["a lay_out", "b lay_out"]


def test_clearing_leaves_the_topmost_first(look: Look) -> None:
    for name in ("a", "b"):
        look.stack.show(look.screen(name))
    look.log.clear()
    look.stack.clear()
    assert look.log == ["b leave", "a leave"]
    assert look.stack.scenes == []
