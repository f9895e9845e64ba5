"""A sheet lies over a scene for a while and takes nothing with it when it goes."""

from __future__ import annotations

import pytest

from scenes.ui.controls import Button
from scenes.ui.scene import Scene
from scenes.ui.sheet import VEIL, SheetScene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from tests.scenes.driver import Driver
from tests.scenes.ui.noted_canvas import NotedCanvas


class Note(SheetScene):
    """A sheet of 400 × 300 px with a button, which notes where its top is."""

    top = -1.0

    def lay_out(self) -> None:
        self.controls.set([Button((700, 500, 100, 40), "Close", self.go_back, tip="A tip")])

    def draw_sheet(self, canvas: Canvas) -> None:
        self.top = self.lay_parchment(canvas, 400, 300)


@pytest.fixture
def note(driver: Driver) -> Note:
    driver.app.show(Scene(driver.app))
    sheet = Note(driver.app)
    driver.app.show(sheet)
    driver.wait(0.05)
    return sheet


@pytest.mark.parametrize("way", ["escape", "cross", "button"])
def test_it_goes_and_the_scene_beneath_stays(driver: Driver, note: Note, way: str) -> None:
    beneath = driver.app.stack[0]
    assert note.overlay
    if way == "escape":
        driver.key("escape")
    elif way == "cross":
        driver.cross()
    else:
        driver.click("Close")
    assert driver.app.running
    assert list(driver.app.stack) == [beneath]


def test_the_parchment_lies_in_the_middle_and_the_rest_is_dimmed(
    driver: Driver, note: Note
) -> None:
    canvas = NotedCanvas(driver.app)
    note.draw(canvas)
    assert canvas.shades == [VEIL]
    assert note.top == (STAGE_HEIGHT - 300) / 2
    sheet = canvas.laid[0]
    assert (sheet.left + sheet.right) / 2 == pytest.approx(STAGE_WIDTH / 2)
    assert (sheet.top + sheet.bottom) / 2 == pytest.approx(STAGE_HEIGHT / 2)
    assert sheet.right - sheet.left >= 400 and sheet.bottom - sheet.top >= 300


def test_widgets_lie_on_the_sheet_and_the_tip_on_all(driver: Driver, note: Note) -> None:
    quiet, told = NotedCanvas(driver.app), NotedCanvas(driver.app)
    note.draw(quiet)
    assert len(quiet.laid) == 2, "the sheet, then its button"
    button = quiet.laid[1]
    assert (button.left + button.right) / 2 == pytest.approx(750)
    driver.point("Close")
    driver.wait(0.5)
    note.draw(told)
    assert told.laid[:2] == quiet.laid
    assert told.laid[2:], "the tip comes last"
