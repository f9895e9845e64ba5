"""A board with tabs: pages turn by click and by key, and any way out closes the board only."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from scenes.ui import tabs as tabs_module
from scenes.ui.controls import Button, Look, Widget
from scenes.ui.input import KeyName
from scenes.ui.scene import Scene
from scenes.ui.tabs import FOOTER, INNER_LEFT, INNER_RIGHT, PAGE_TOP, VEIL, Page, Tab, TabbedScene
from scenes.ui.words import LANGUAGES
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import lettering, theme
from tests.scenes.driver import Driver
from tests.scenes.ui.noted_canvas import NotedCanvas
from tests.scenes.ui.quiet_app import quiet_app

KEYS = ("display", "motion", "keys")


class Board(TabbedScene):
    """Three pages named as the settings' are, with a button each, and one below them all."""

    domain = "settings"

    def make_pages(self) -> list[Page]:
        self.drawn: list[str] = []
        return [
            Page(key, "eye", lambda key=key: [_button(f"on.{key}", 400)], self._drawing(key))
            for key in KEYS
        ]

    def _drawing(self, key: str) -> Callable[[Canvas], None]:
        return lambda canvas: self.drawn.append(key)

    def footer(self) -> list[Widget]:
        return [_button("reset", 760)]


def _button(key: str, top: float) -> Widget:
    return Button((300, top, 100, 40), key, lambda: None, key=key)


@pytest.fixture
def board(driver: Driver) -> Board:
    driver.app.show(Scene(driver.app))
    scene = Board(driver.app)
    driver.app.show(scene)
    driver.wait(0.05)
    return scene


def shown(board: Board) -> list[str]:
    """Return the keys of all that can be used, in the order of the Tab key."""
    return [widget.key for widget in board.controls.widgets]


def tabs(board: Board) -> list[Tab]:
    return [widget for widget in board.controls.widgets if isinstance(widget, Tab)]


def test_the_first_page_is_open_and_its_tab_has_the_keys(board: Board) -> None:
    assert shown(board) == [
        "tab.display", "tab.motion", "tab.keys", "on.display", "reset", "back",
    ]
    assert board.controls.focused is tabs(board)[0]
    assert [tab.chosen for tab in tabs(board)] == [True, False, False]
    assert [tab.name for tab in tabs(board)] == ["Display", "Motion and sound", "Keys"]


def test_a_click_on_a_tab_turns_the_page(driver: Driver, board: Board) -> None:
    driver.click("tab.keys")
    assert board.page.key == "keys"
    assert "on.keys" in shown(board) and "on.display" not in shown(board)
    assert board.controls.focused is driver.widget("tab.keys")
    assert [tab.chosen for tab in tabs(board)] == [False, False, True]
    assert driver.app.speech.lines[-1] == "Settings. Keys"
    assert driver.app.sounds.played[-1] == "card"


def test_a_page_that_is_turned_is_drawn_anew(board: Board) -> None:
    board.dirty = False
    board.open_page("motion")
    assert board.dirty


def test_a_page_that_is_not_there_is_not_opened(board: Board) -> None:
    with pytest.raises(StopIteration):
        board.open_page("smells")


def test_page_keys_turn_and_go_round(driver: Driver, board: Board) -> None:
    open_pages = []
    for key in ("page down", "page down", "page down", "page up", "page up"):
        driver.key(key)
        open_pages.append(board.page.key)
    assert open_pages == ["motion", "keys", "display", "keys", "motion"]


def test_a_turned_page_puts_the_keys_on_its_tab(driver: Driver, board: Board) -> None:
    board.controls.focused = driver.widget("reset")
    driver.key("page down")
    assert board.controls.focused is driver.widget("tab.motion")


def test_page_keys_are_used_up_and_others_are_not(board: Board) -> None:
    assert board.handle(KeyName("page up"))
    assert not board.handle(KeyName("x"))


def test_what_had_the_keys_keeps_them_over_a_new_layout(driver: Driver, board: Board) -> None:
    board.controls.focused = driver.widget("reset")
    board.dirty = False
    board.lay_out()
    assert board.controls.focused is driver.widget("reset")
    assert board.dirty


@pytest.mark.parametrize("way", ["escape", "cross", "back"])
def test_any_way_out_closes_the_board_alone(driver: Driver, board: Board, way: str) -> None:
    beneath = driver.app.stack[0]
    assert board.overlay
    if way == "escape":
        driver.key("escape")
    elif way == "cross":
        driver.cross()
    else:
        driver.click("back")
    assert driver.app.running and list(driver.app.stack) == [beneath]


def test_where_nothing_lies_beneath_the_cross_ends_the_program(driver: Driver) -> None:
    driver.app.show(Board(driver.app))
    driver.cross()
    assert not driver.app.running


def test_board_and_page_are_read_aloud(driver: Driver, board: Board) -> None:
    assert driver.app.speech.lines[-1].startswith("Settings. Display")


def test_a_tab_says_whether_it_is_open(board: Board) -> None:
    said = [tab.spoken(board.app) for tab in tabs(board)[:2]]
    assert said == ["Display, tab, selected", "Motion and sound, tab"]


def test_tabs_share_the_line_above_the_page_and_the_way_back_lies_below(board: Board) -> None:
    boxes = [tab.rect for tab in tabs(board)]
    assert len({(box.width, box.bottom) for box in boxes}) == 1
    assert boxes[0].bottom == PAGE_TOP and boxes[0].left > INNER_LEFT
    assert boxes[-1].right == pytest.approx(INNER_RIGHT)
    gaps = [right.left - left.right for left, right in itertools.pairwise(boxes)]
    assert gaps == [pytest.approx(12, abs=0.01)] * 2
    back = board.controls.find("back").rect
    assert back.right == INNER_RIGHT and back.centery == FOOTER


def test_the_open_page_alone_is_drawn_under_the_widgets(driver: Driver, board: Board) -> None:
    canvas = NotedCanvas(driver.app)
    board.open_page("motion")
    board.drawn.clear()
    board.draw(canvas)
    assert board.drawn == ["motion"]
    assert canvas.shades == [VEIL]
    middles = [(laid.left + laid.right) / 2 for laid in canvas.laid]
    for widget in board.controls.widgets:
        assert any(abs(middle - widget.rect.centerx) < 2 for middle in middles), widget.key


def test_board_and_heading_lie_beneath_all_and_a_tip_above(driver: Driver, board: Board) -> None:
    quiet, told = NotedCanvas(driver.app), NotedCanvas(driver.app)
    board.draw(quiet)
    frame, heading, *_ = quiet.laid
    assert (frame.left + frame.right) / 2 == pytest.approx(STAGE_WIDTH / 2, abs=1)
    assert (frame.top + frame.bottom) / 2 == pytest.approx(STAGE_HEIGHT / 2, abs=1)
    assert frame.left < INNER_LEFT and frame.right > INNER_RIGHT
    first = tabs(board)[0].rect
    assert heading.right < first.left
    assert (heading.top + heading.bottom) / 2 == pytest.approx(first.centery, abs=6)
    board.controls.find("on.display").tip = "A tip"
    driver.point("on.display")
    driver.wait(0.5)
    board.draw(told)
    assert told.laid[:len(quiet.laid)] == quiet.laid and len(told.laid) > len(quiet.laid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_ends_before_the_tabs(
    driver: Driver, board: Board, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    driver.app.set_language(language)
    driver.wait(0.05)
    monkeypatch.setattr(tabs_module, "TITLE_ROOM", 200.0)
    canvas = NotedCanvas(driver.app)
    board.draw(canvas)
    heading = canvas.laid[1]
    assert heading.right - heading.left < 201.0 + 2 * lettering.room(tabs_module.TITLE_SIZE)


def test_over_nothing_a_hall_is_drawn(driver: Driver, board: Board) -> None:
    over, alone = (Canvas(driver.surface, driver.app.viewport, driver.app.easel) for _ in "12")
    driver.surface.fill("red")
    board.draw(over)
    dimmed = driver.surface.get_at((0, 0))
    assert (dimmed.g, dimmed.b) == (0, 0) or dimmed.r > dimmed.g + 40
    driver.app.close(driver.app.stack[0])
    driver.app.show(Board(driver.app))
    driver.surface.fill("red")
    driver.app.stack[0].draw(alone)
    hall = driver.surface.get_at((0, 0))
    assert hall != dimmed and hall.r < hall.g + hall.b + 40


def test_a_long_heading_leaves_no_room_for_its_line(driver: Driver, board: Board) -> None:
    canvas = NotedCanvas(driver.app)
    board.draw_heading(canvas, "Sound", 100, 200, 600)
    text, line = canvas.laid
    assert text.left == 100 and line.left > text.right
    assert line.right == pytest.approx(700, abs=1.5)
    canvas.laid.clear()
    board.draw_heading(canvas, "Sound", 100, 200, text.right - text.left + 70)
    assert len(canvas.laid) == 1


def test_a_note_says_how_high_it_is(driver: Driver, board: Board) -> None:
    canvas = NotedCanvas(driver.app)
    height = board.draw_note(canvas, "Words to explain it. " * 9, 100, 200, 300, theme.TEXT)
    [note] = canvas.laid
    assert (note.left, note.top) == (100, 200) and note.right <= 400
    assert height == pytest.approx(note.bottom - note.top)
    assert height > board.draw_note(canvas, "Words.", 100, 200, 300)


def test_a_panel_has_the_size_it_is_given(driver: Driver, board: Board) -> None:
    canvas = NotedCanvas(driver.app)
    board.draw_panel(canvas, 100, 200, 300, 80)
    [panel] = canvas.laid
    assert (panel.left, panel.top) == (100, 200)
    assert panel.right - panel.left == pytest.approx(300, abs=2)
    assert panel.bottom - panel.top == pytest.approx(80, abs=2)


def test_a_tab_draws_its_ring_only_while_keys_are_on_it(driver: Driver, board: Board) -> None:
    tab = tabs(board)[1]
    for look, pictures in ((Look.REST, 1), (Look.HOVER, 1), (Look.FOCUS, 2)):
        canvas = NotedCanvas(driver.app)
        tab.draw(canvas, driver.app, look)
        assert len(canvas.laid) == pictures
        assert (canvas.laid[0].left, canvas.laid[0].top) == (tab.rect.left, tab.rect.top)


def test_a_board_without_pages_of_its_own_is_none() -> None:
    with pytest.raises(NotImplementedError):
        TabbedScene(quiet_app())
