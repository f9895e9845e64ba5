"""The note of a lesson: its words fit above the buttons, and it shows how far one has come."""

from __future__ import annotations

import pygame
import pytest

from scenes.match.tutorial_note import (
    GAP,
    HEADING,
    LARGEST,
    ORNAMENT,
    REMARK,
    SMALLEST,
    STUD,
    Note,
)
from scenes.ui.controls import Look
from tests.scenes.driver import Driver
from tests.scenes.ui.noted_canvas import Laid, NotedCanvas

AREA = (1100.0, 100.0, 400.0, 600.0)
FOOT = 120.0
TEXT = "Put a card of your hand before you."
LONG = "Put a card of your hand before you, and let nobody see which. "


class FadedCanvas(NotedCanvas):
    """Notes how strongly each picture was laid, too."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app)
        self.strong: list[float] = []

    def blit(
        self, picture: pygame.Surface, x: float, y: float, anchor: str = "topleft",
        alpha: float = 255, flags: int = 0,
    ) -> None:
        super().blit(picture, x, y, anchor, alpha, flags)
        self.strong.append(alpha)


def note(
    text: str = TEXT, remark: str = "", learnt: int = 1, steps: int = 3, foot: float = FOOT
) -> Note:
    return Note(AREA, "First game", text, remark, learnt, steps, foot)


def written(driver: Driver, shown: Note) -> list[Laid]:
    """Return where heading, lozenges, text and what follows come to lie."""
    canvas = NotedCanvas(driver.app)
    shown.draw_sheet(canvas, driver.app)
    return canvas.laid


def test_it_is_read_with_its_remark_and_how_far_one_has_come(driver: Driver) -> None:
    assert note(TEXT, "Not there.").name == f"{TEXT} Not there."
    assert note().name == TEXT
    assert note().key == "note"
    state = note(learnt=2, steps=5).spoken_state(driver.app)
    assert state == driver.app.words("house.state.place", place=2, count=5)


def test_short_words_are_written_large(driver: Driver) -> None:
    size, text, remark = note().sizes(driver.app)
    assert (size, remark) == (LARGEST, 0.0)
    assert text == driver.app.type.measure(TEXT, "text", LARGEST, AREA[2] - 64)[1]


def test_words_shrink_until_they_and_the_remark_have_room(driver: Driver) -> None:
    kind = driver.app.type
    head = 22 + kind.height("title", HEADING) + STUD + 2 * GAP
    room = AREA[3] - head - FOOT - GAP
    alone, tall, _ = note(LONG * 9).sizes(driver.app)
    assert SMALLEST < alone < LARGEST
    assert tall <= room
    assert kind.measure(LONG * 9, "text", alone + 0.5, AREA[2] - 64)[1] > room
    beside, text, remark = note(LONG * 9, LONG).sizes(driver.app)
    assert beside < alone
    assert text + remark <= room
    assert remark == pytest.approx(
        kind.measure(LONG, "italic", min(REMARK, beside), AREA[2] - 64, 1.1)[1] + 2 * GAP
    )
    lower, _, _ = note(LONG * 9, foot=FOOT + 100).sizes(driver.app)
    assert lower < alone


def test_words_without_end_stop_shrinking_where_nobody_could_read_them(driver: Driver) -> None:
    assert note(LONG * 26).sizes(driver.app)[0] == SMALLEST


def test_a_remark_is_never_larger_than_the_words(driver: Driver) -> None:
    kind = driver.app.type
    _, _, remark = note(TEXT, LONG).sizes(driver.app)
    assert remark == kind.measure(LONG, "italic", REMARK, AREA[2] - 64, 1.1)[1] + 2 * GAP


def test_heading_lozenges_words_and_remark_stand_one_below_the_other(driver: Driver) -> None:
    left, top, width, height = AREA
    laid = written(driver, note(TEXT, "Not there.", steps=3))
    heading, *studs = laid[:4]
    text, ornament, rule, remark = laid[4:]
    assert heading.top == pytest.approx(top + 22, abs=1)
    assert (heading.left + heading.right) / 2 == pytest.approx(left + width / 2, abs=2)
    assert heading.bottom < studs[0].top and studs[0].bottom < text.top
    assert text.left == pytest.approx(left + 32, abs=1)
    assert text.bottom <= rule.top < remark.top
    assert remark.bottom <= ornament.top
    assert ornament.bottom <= top + height - FOOT
    assert ornament.right - ornament.left == pytest.approx(ORNAMENT, abs=3)


def test_without_a_remark_nothing_divides_the_words_from_what_is_free(driver: Driver) -> None:
    with_remark = written(driver, note(TEXT, "Not there."))
    assert len(written(driver, note())) == len(with_remark) - 2


def test_the_ornament_goes_where_there_is_no_room_for_it(driver: Driver) -> None:
    free = written(driver, note())
    bottom = free[-2].bottom
    ornament = free[-1].bottom - free[-1].top
    foot = AREA[1] + AREA[3] - (bottom + GAP + ornament + 2 * GAP)
    assert len(written(driver, note(foot=foot - 2))) == len(free)
    assert len(written(driver, note(foot=foot + 2))) == len(free) - 1


@pytest.mark.parametrize(("learnt", "steps"), [(0, 4), (2, 4), (4, 4), (3, 30)])
def test_a_lozenge_for_each_step_is_bright_when_it_is_learnt(
    driver: Driver, learnt: int, steps: int
) -> None:
    canvas = FadedCanvas(driver)
    note(learnt=learnt, steps=steps).draw_sheet(canvas, driver.app)
    studs, strong = canvas.laid[1:1 + steps], canvas.strong[1:1 + steps]
    assert [alpha == 255 for alpha in strong] == [place < learnt for place in range(steps)]
    assert canvas.strong[1 + steps] == 255
    left, _, width, _ = AREA
    middle = (studs[0].left + studs[-1].right) / 2
    assert middle == pytest.approx(left + width / 2, abs=1)
    assert studs[0].left > left and studs[-1].right < left + width
    apart = studs[1].left - studs[0].left
    assert apart == pytest.approx(min(26.0, (width - 64) / steps), abs=1)


def test_only_the_keys_draw_a_ring_about_it(driver: Driver) -> None:
    canvas = NotedCanvas(driver.app)
    note().draw(canvas, driver.app, Look.REST)
    assert canvas.laid == []
    note().draw(canvas, driver.app, Look.FOCUS)
    [ring] = canvas.laid
    assert ring.left <= AREA[0] and ring.right >= AREA[0] + AREA[2]
    assert ring.top <= AREA[1] and ring.bottom >= AREA[1] + AREA[3]
