"""The sentence under a table: the prompt, a message for a while, and how long ones are set."""

from __future__ import annotations

import pytest

from scenes.match.ribbon import Ribbon, RibbonStyle
from sprites.engine.zones import Anchor
from sprites.paint.theme import MESSAGE
from sprites.ui.panels import RIBBON_TAIL
from tests.scenes.driver import Driver
from tests.scenes.ui.noted_canvas import Laid, NotedCanvas

ZONE = Anchor("prompt", 400, 800, 500, 50)
SHORT = "It is your turn."
LONG = "Put a card of your hand before you, and do not let the others see which one it is yet. "


def ribbon(driver: Driver, prompt: str = SHORT, style: RibbonStyle | None = None) -> Ribbon:
    return Ribbon(driver.app, ZONE, lambda: prompt, lambda: style or RibbonStyle())


def laid(driver: Driver, shown: Ribbon) -> tuple[Laid, Laid]:
    """Return where parchment and words come to lie."""
    canvas = NotedCanvas(driver.app)
    shown.draw(canvas)
    parchment, words = canvas.laid
    return parchment, words


def set_words(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, shown: Ribbon
) -> tuple[str, float, bool]:
    """Return the sentence that was set, its size, and whether it was set in lines."""
    kind, seen = driver.app.type, []
    fitted, paragraph = kind.fitted, kind.paragraph

    def in_one(text: str, role: str, size: float, *rest: object) -> object:
        seen.append((text, size, False))
        return fitted(text, role, size, *rest)

    def in_lines(text: str, role: str, size: float, *rest: object, **more: object) -> object:
        seen.append((text, size, True))
        return paragraph(text, role, size, *rest, **more)

    with monkeypatch.context() as spied:
        spied.setattr(kind, "fitted", in_one)
        spied.setattr(kind, "paragraph", in_lines)
        laid(driver, shown)
    [one] = seen
    return one


def test_a_short_sentence_stands_in_one_line_in_the_middle_of_its_place(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ribbon(driver)
    assert set_words(driver, monkeypatch, shown) == (SHORT, 27.0, False)
    parchment, words = laid(driver, shown)
    assert parchment.left == ZONE.left
    assert parchment.top == ZONE.top
    assert (words.left + words.right) / 2 == pytest.approx(ZONE.x, abs=2)
    assert (words.top + words.bottom) / 2 == pytest.approx(ZONE.y - 1, abs=2)


def test_a_message_takes_the_prompts_place_is_read_and_goes_after_its_time(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ribbon(driver)
    assert shown.wake is None
    shown.say("A hat is turned.")
    assert driver.app.speech.lines[-1] == "A hat is turned."
    assert set_words(driver, monkeypatch, shown)[0] == "A hat is turned."
    assert shown.wake == MESSAGE
    assert not shown.update(MESSAGE / 2)
    assert shown.wake == pytest.approx(MESSAGE / 2)
    assert shown.update(MESSAGE / 2)
    assert shown.message == ""
    assert set_words(driver, monkeypatch, shown)[0] == SHORT
    assert shown.wake is None
    assert not shown.update(1.0), "it has gone only once"


def test_a_message_may_stay_for_another_time_and_be_taken_away_before(driver: Driver) -> None:
    shown = ribbon(driver)
    shown.say("Wait.", 9.0)
    assert not shown.update(8.9)
    assert shown.wake == pytest.approx(0.1)
    shown.clear()
    assert (shown.message, shown.wake) == ("", None)


def test_a_message_of_which_nearly_nothing_is_left_does_not_keep_the_table_awake(
    driver: Driver,
) -> None:
    shown = ribbon(driver)
    shown.say("Wait.", 1.0)
    shown.update(0.9999)
    assert shown.wake == 0.02


def test_a_message_goes_with_its_language_and_stays_in_another_window(driver: Driver) -> None:
    shown = ribbon(driver)
    shown.say("Wait.")
    shown.lay_out()
    assert shown.message == "Wait."
    driver.app.set_language("ko")
    shown.lay_out()
    assert shown.message == ""
    shown.say("기다려요.")
    shown.lay_out()
    assert shown.message == "기다려요."


def test_a_sentence_a_little_too_long_is_set_smaller_before_it_takes_a_second_line(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ZONE.width - 2 * RIBBON_TAIL - 24
    wide = driver.app.type.width
    text = SHORT
    while wide(text, "text", 27) <= room:
        text += "."
    assert set_words(driver, monkeypatch, ribbon(driver, text)) == (text, 27.0, False)
    while wide(text, "text", 27) <= room / 0.85:
        text += "."
    assert set_words(driver, monkeypatch, ribbon(driver, text))[2]


def test_a_long_sentence_takes_lines_and_the_ribbon_grows_upward(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ribbon(driver, LONG)
    _, size, in_lines = set_words(driver, monkeypatch, shown)
    assert in_lines and size in RibbonStyle().sizes
    parchment, words = laid(driver, shown)
    assert parchment.top < ZONE.top
    short, _ = laid(driver, ribbon(driver))
    assert parchment.bottom == pytest.approx(short.bottom, abs=2)
    taller = short.top - parchment.top
    assert taller == pytest.approx(
        words.bottom - words.top + RibbonStyle().margin - ZONE.height, abs=2
    )
    assert (words.top + words.bottom) / 2 == pytest.approx(ZONE.y - taller / 2 - 1, abs=2)


def test_the_largest_size_that_fits_is_taken_else_the_smallest(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def size_of(text: str, **style: object) -> float:
        return set_words(driver, monkeypatch, ribbon(driver, text, RibbonStyle(**style)))[1]

    assert size_of(LONG, most_lines=9, tallest=500.0) == 22.0
    assert size_of(LONG * 5) == 16.0
    assert size_of(LONG, most_lines=9, tallest=20.0) == 16.0
    lines = len(driver.app.type.lines(LONG, "text", 22.0, ZONE.width - 2 * RIBBON_TAIL - 24))
    assert size_of(LONG, most_lines=lines, tallest=500.0) == 22.0
    assert size_of(LONG, most_lines=lines - 1, tallest=500.0) < 22.0


def test_a_table_may_set_every_sentence_in_lines(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ribbon(driver, SHORT, RibbonStyle(size=None))
    assert set_words(driver, monkeypatch, shown) == (SHORT, 22.0, True)
