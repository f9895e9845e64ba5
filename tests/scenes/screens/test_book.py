"""The rules book: every page in every language, every way in and out of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.patience.agents.solver import solve
from scenes.app.program import Program
from scenes.games.patience import deals as patience_deals
from scenes.match.match_screen import MatchScreen
from scenes.match.page_blocks import (
    Aside,
    Grids,
    Item,
    Keys,
    Opening,
    Page,
    Rows,
    Rubric,
    Shares,
    Sign,
    Text,
)
from scenes.screens.rules_book import examples as book_examples
from scenes.screens.rules_book.binding import FRONT, Sheet
from scenes.screens.rules_book.book_widgets import Entry, Ribbon
from scenes.screens.rules_book.chapters import chapters
from scenes.screens.rules_book.scene import BookScene
from scenes.screens.rules_book.typesetting import Leaf, Setter
from scenes.ui.input import Wheel
from scenes.ui.words import LANGUAGES, Words
from sprites.cards import playing_cards
from sprites.paint.easel import Easel
from sprites.ui import codex, icons
from tests.scenes.driver import Driver

PAGES = [(chapter.key, page.key) for chapter in chapters() for page in chapter.pages]
BLOCKS = [block for chapter in chapters() for page in chapter.pages for block in page.blocks]


def open_book(driver: Driver, game: str = "", page: str = "") -> BookScene:
    book = BookScene(driver.app, game, page)
    driver.app.show(book)
    driver.settle()
    return book


def leaves(book: BookScene, first: int = FRONT) -> list[list[Sheet]]:
    """Return what lies open at each leaf from a page on, as it is bound."""
    sheets = [book.bound.sheets(number) for number in range(first, len(book.bound.pages))]
    return [page[at:at + 2] for page in sheets for at in range(0, len(page), 2)]


def open_table(driver: Driver) -> MatchScreen:
    table = driver.app.routes.table_scene(patience_deals.begin(driver.app, 4715))
    driver.app.show(table)
    driver.settle()
    return table


# -- what stands in it -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_an_opening_begins_with_a_letter(language: str) -> None:
    words = Words(language)
    for block in BLOCKS:
        if isinstance(block, Opening | Text | Aside | Rubric | Item | Sign):
            assert words.has(block.key), block.key
        if isinstance(block, Opening):
            assert words(block.key)[0].isalnum(), block.key
        if isinstance(block, Rows):
            assert all(words.has(row.spoken) for row in block.rows)
        if isinstance(block, Grids | Rows | Shares) and block.caption:
            assert words.has(block.caption)
    for chapter in chapters():
        assert words.has(chapter.title)
        assert all(words.has(page.title) for page in chapter.pages)


def test_pages_name_what_there_is(driver: Driver) -> None:
    actions = set(driver.app.settings.keys)
    for block in BLOCKS:
        if isinstance(block, Sign):
            assert block.picture in icons.ICONS or block.picture in book_examples.MARKS
        if isinstance(block, Keys):
            assert set(block.actions) <= actions
        if isinstance(block, Grids):
            for grid in block.grids:
                assert set(grid.cards.values()) <= set(playing_cards.DECK)
                assert len(set(grid.cards.values())) == len(grid.cards)
                assert grid.lit <= set(range(16))
    for chapter in chapters():
        assert chapter.icon in icons.ICONS
        keys = [page.key for page in chapter.pages]
        assert len(keys) == len(set(keys))
        assert all(page.charge in codex.PLATE_CHARGES for page in chapter.pages)


def test_every_action_has_its_place_in_the_table_of_keys(driver: Driver) -> None:
    shown = [action for block in BLOCKS if isinstance(block, Keys) for action in block.actions]
    assert set(shown) == set(driver.app.settings.keys)


class Unpainted(Easel):
    """Makes pictures of the right size with nothing on them: enough to see what has room."""

    def svg(
        self, body: str, view: tuple[float, float], size: tuple[float, float], defs: str = ""
    ) -> pygame.Surface:
        return self.blank(*size)


@pytest.mark.parametrize(
    ("language", "scale", "size"),
    [
        ("en", 125, (1920, 1080)), ("en", 150, (1280, 720)), ("ko", 150, (640, 360)),
        ("zh_TW", 100, (1280, 720)), ("eu", 150, (1280, 720)),
    ],
)
def test_every_page_keeps_within_its_leaf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, scale: int,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr(Program, "_new_easel", lambda app: Unpainted(app.viewport.scale))
    driver = Driver(tmp_path, size, language)
    driver.app.settings.text_scale = scale
    driver.app.apply_settings()
    book = open_book(driver)
    for number, spread in enumerate(leaves(book)):
        assert book.open_sheets == spread and book.folio == 2 * number
        for sheet in spread:
            check_leaf(sheet.leaf, driver.app.easel.scale)
        book.turn(1)
        driver.send()
        ribbons = [w for w in book.controls.widgets if isinstance(w, Ribbon)]
        assert max(w.rect.bottom for w in ribbons) < driver.widget("back").rect.top
    for line in driver.app.speech.lines:
        assert "book." not in line
    check_read_aloud(book)
    driver.close()


def check_read_aloud(book: BookScene) -> None:
    """A page is read whole, from every one of its leaves."""
    book.open_at("patience", "filling")
    number = book.bound.number_of("patience", "filling")
    spoken = " ".join(sheet.leaf.spoken for sheet in book.bound.sheets(number))
    setter = Setter(book.app, 500, 600)
    for block in book.page.blocks:
        if isinstance(block, Opening | Text | Item):
            assert setter.words(block.key) in spoken
    assert "{" not in spoken and "book." not in spoken


def check_leaf(leaf: Leaf, scale: float) -> None:
    """Nothing sticks out of the leaf, and no piece lies on another."""
    foot = 0.0
    for top, piece in leaf.pieces:
        assert top >= foot - 0.5
        for picture, left, down in (
            (piece.picture, piece.left, 0.0), *piece.beside
        ):
            width, height = picture.get_width() / scale, picture.get_height() / scale
            assert left >= -0.5 and left + width <= codex.TEXT_WIDTH + 2.5
            assert down + height <= piece.height + 8, "only a last line's descent hangs over"
            assert top + down + height <= codex.TEXT_HEIGHT + 8
        foot = top + piece.height
    assert foot <= codex.TEXT_HEIGHT + 0.5


def test_a_changed_key_changes_what_is_written(driver: Driver) -> None:
    driver.app.settings.keys["deal"] = ["x"]
    book = open_book(driver, "patience", "filling")
    assert "press the X key" in book.open_sheets[0].leaf.spoken


# -- finding one's way -----------------------------------------------------------------------------


def test_it_opens_at_its_contents_and_every_line_leads_there(driver: Driver) -> None:
    book = open_book(driver)
    assert book.chapter is None
    for chapter, page in PAGES:
        book.open_at("")
        entry = f"entry.{chapter}.{page}"
        while not any(widget.key == entry for widget in book.controls.widgets):
            assert book.turn(1) and book.chapter is None, "the contents go on over the leaf"
        driver.click(f"button.{entry}")
        assert (book.chapter.key, book.page.key) == (chapter, page)
        assert book.open_sheets[0].begins


def test_every_page_opens_and_draws(driver: Driver) -> None:
    book = open_book(driver, *PAGES[-1])
    for chapter, page in reversed(PAGES):
        assert (book.chapter.key, book.page.key) == (chapter, page)
        assert driver.app.words(book.page.title) in book.title
        at = PAGES.index((chapter, page))
        book.open_at(*PAGES[at - 1])
        driver.look()


def test_unknown_pages_open_something_sensible(driver: Driver) -> None:
    assert open_book(driver, "patience", "nothing").page.key == "aim"
    assert open_book(driver, "chess", "mate").chapter is None


@pytest.mark.parametrize(("on", "back"), [("right", "left"), ("page down", "page up")])
def test_keys_turn_every_leaf_to_the_end_and_back(driver: Driver, on: str, back: str) -> None:
    book = open_book(driver, "house", "hands")
    driver.key("tab")
    spreads = leaves(book, book.bound.number_of("house", "hands"))
    for spread in (*spreads[1:], spreads[-1]):
        driver.key(on)
        assert book.open_sheets == spread
        assert book.controls.focused.key in ("left", "right"), "the keys stay on the text"
    for spread in reversed(spreads[:-1]):
        book.controls.focused = driver.widget("left")
        driver.key(back)
        assert book.open_sheets == spread


def test_the_wheel_turns_one_leaf_a_step_and_gathers_small_ones(driver: Driver) -> None:
    book = open_book(driver, "patience", "filling")
    spreads = leaves(book, book.bound.number_of("patience", "filling"))
    for steps, moved in ((-1, 1), (1, 0), (-0.4, 0), (-0.4, 0), (-0.4, 1), (0.5, 1), (0.6, 0)):
        book.handle(Wheel((700, 400), steps))
        assert book.open_sheets == spreads[moved]


def test_corners_and_ribbons_turn(driver: Driver) -> None:
    book = open_book(driver, "patience", "filling")
    here, then = leaves(book, book.bound.number_of("patience", "filling"))[:2]
    driver.click("button.next")
    assert book.open_sheets == then
    driver.click("button.previous")
    assert book.open_sheets == here
    driver.click("button.page.removing")
    assert book.page.key == "removing"
    driver.click("button.chapter.house")
    assert book.chapter.key == "house"
    driver.key("home")
    driver.click("button.previous")
    assert book.folio == 0
    driver.key("end")
    last = leaves(book, len(book.bound.pages) - 1)[-1]
    assert book.open_sheets == last
    driver.click("button.next")
    assert book.open_sheets == last
    assert driver.app.words("book.no_leaf") in driver.app.speech.lines


def test_everything_is_reached_by_tab(driver: Driver) -> None:
    book = open_book(driver, "patience", "filling")
    keys = {widget.key for widget in book.controls.widgets if widget.visible}
    seen = set()
    for _ in range(len(keys) + 2):
        driver.key("tab")
        seen.add(book.controls.focused.key)
    assert seen == keys
    assert {"left", "page.removing", "chapter.house", "next", "back"} <= keys


def test_only_what_lies_open_is_set_at_once_and_the_rest_when_there_is_time(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_pages: list[str] = []
    real = Setter.leaves

    def noted(self: Setter, page: Page, place: int) -> list[Leaf]:
        set_pages.append(page.key)
        return real(self, page, place)

    monkeypatch.setattr(Setter, "leaves", noted)
    book = BookScene(driver.app, "patience", "strategy")
    driver.app.show(book)
    driver.window.draw()
    assert set_pages == ["strategy"] and book.folio is None
    while book.wake is not None:
        before = len(set_pages)
        driver.send()
        assert len(set_pages) == before + 1, "one at a time"
    assert len(set_pages) == len(PAGES) and book.folio == leaves(book).index(book.open_sheets) * 2
    book.open_at("")
    book.turn(1)
    entries = [widget for widget in book.controls.widgets if isinstance(widget, Entry)]
    assert entries and all(entry.before() for entry in entries)


def test_it_stays_open_at_its_page_through_every_change(driver: Driver) -> None:
    book = open_book(driver, "patience", "strategy")
    app = driver.app
    for change in ("language", "scale", "size"):
        if change == "language":
            app.set_language("ko")
        elif change == "scale":
            app.settings.text_scale = 150
            app.apply_settings()
        else:
            driver.resize((1280, 720))
        driver.settle()
        assert book.page.key == "strategy"
    book.open_at("")
    app.set_language("eu")
    assert book.chapter is None


# -- from the table and back -----------------------------------------------------------------------


def play_until(table: MatchScreen, phase: str) -> None:
    """Bring the table into a phase by real moves."""
    if phase == "start":
        return
    for move in solve(table.match.state).line:
        table.play(move)
        observation = table.match_view.observation
        if phase == "waste" and observation["waste"]:
            return
        if phase == "full" and observation["removing"]:
            return
        if phase == "gap" and observation["removing"] and observation["removed"]:
            return


@pytest.mark.parametrize(
    ("phase", "page", "way_back"),
    [
        ("start", "filling", "escape"), ("waste", "filling", "f1"), ("full", "removing", "back"),
        ("gap", "removing", "close"), ("won", "removing", "escape"),
    ],
)
def test_f1_opens_the_page_that_matters_and_leaves_a_living_table(
    driver: Driver, phase: str, page: str, way_back: str
) -> None:
    table = open_table(driver)
    play_until(table, phase)
    driver.settle()
    driver.wait(1)
    if driver.scene is not table:
        driver.key("escape")
    before = table.match.position
    driver.key("f1")
    book = driver.scene
    assert isinstance(book, BookScene) and book.page.key == page
    if way_back == "back":
        driver.click("button.back")
    elif way_back == "close":
        driver.cross()
    else:
        driver.key(way_back)
    assert driver.scene is table and driver.app.running
    assert table.match.position == before
    driver.key("u")
    driver.settle()
    assert table.match.position == max(0, before - 1)


def test_f1_in_mid_drag_puts_the_card_back(driver: Driver) -> None:
    table = open_table(driver)
    driver.click("stock")
    driver.settle()
    card = driver.cards("waste")
    x, y = driver.place("waste")
    driver.press("waste")
    for step in range(5):
        driver.event(
            pygame.MOUSEMOTION, pos=(round(x) + 30 * step, round(y)), rel=(1, 0), buttons=(1, 0, 0)
        )
    assert table.table_view.pieces.held == card[0]
    driver.key("f1")
    assert table.table_view.pieces.held is None
    driver.release((800, 400))
    driver.key("escape")
    driver.settle()
    assert driver.scene is table and driver.cards("waste") == card
    driver.drag("waste", "cell.5")
    driver.settle()
    assert driver.cards("cell.5") == card
