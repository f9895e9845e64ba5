"""The patience's table, driven as a player drives it: mouse, keys, time."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.patience.agents.solver import solve
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from scenes.games.patience.view import CELLS
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.patience.patience_table import fill, open_table, total


def spots_of(move: int) -> tuple[str, str]:
    cells = [f"cell.{number}" for number in cells_of_move(move)]
    if move == DEAL:
        return "stock", "stock"
    if not is_removal(move):
        return "waste", cells[0]
    return cells[0], cells[-1]


def play_by_mouse(driver: Driver, moves: tuple[int, ...], *, dragging: bool) -> None:
    for move in moves:
        source, target = spots_of(move)
        if source == target:
            driver.click(source)
        elif dragging:
            driver.drag(source, target)
        else:
            driver.click(source)
            driver.click(target)
        driver.settle()


def test_a_click_on_the_stock_deals_and_a_drag_places(driver: Driver, table: MatchScreen) -> None:
    driver.click("stock")
    driver.settle()
    [card] = driver.cards("waste")
    driver.drag("waste", "cell.5")
    driver.settle()
    assert driver.cards("cell.5") == [card]
    assert driver.cards("waste") == []
    assert len(driver.cards("stock")) == 51


@pytest.mark.parametrize("dragging", [True, False])
def test_a_whole_deal_is_won_by_mouse(
    driver: Driver, table: MatchScreen, dragging: bool
) -> None:
    line = solve(table.match.state).line
    play_by_mouse(driver, line, dragging=dragging)
    driver.wait(8)
    assert table.match.outcome is not None and table.match.outcome.winners == (0,)
    assert len(driver.cards("removed")) == 40
    assert driver.scene is not table, "the result is shown"
    driver.key("escape")
    assert driver.scene is table
    driver.key("u")
    assert table.match.outcome is None


def test_a_whole_deal_is_won_by_keys(driver: Driver, table: MatchScreen) -> None:
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    for move in solve(table.match.state).line:
        source, target = spots_of(move)
        for spot in dict.fromkeys((source, target)):
            table.table_view.controls.focus(table.table_view.controls.find(spot))
            driver.key("return")
        driver.settle()
    assert table.match.outcome is not None and table.match.outcome.winners == (0,)


def test_every_spot_is_reached_by_arrows(driver: Driver, table: MatchScreen) -> None:
    driver.key("tab")
    reached = set()
    for key in ["right", "right", "right", "down"] * 4 + ["left", "left", "left", "up"] * 4:
        assert table.table_view.controls.focused is not None
        reached.add(table.table_view.controls.focused.key)
        driver.key(key)
    assert len(reached & set(CELLS)) >= 7
    seen = set()
    for _ in range(40):
        driver.key("tab")
        seen.add(table.table_view.controls.focused.key)
    assert {*CELLS, "stock", "waste", "undo", "redo", "hint", "log", "menu", "deal"} <= seen


@pytest.mark.parametrize("where", ["stock", "waste", (-40, 300), (5000, 5000), (800, 890)])
def test_a_drop_in_the_wrong_place_changes_nothing(
    driver: Driver, table: MatchScreen, where: object
) -> None:
    driver.click("stock")
    driver.settle()
    card = driver.cards("waste")
    driver.drag("waste", where)
    driver.settle()
    assert driver.cards("waste") == card
    assert table.match.position == 1
    assert table.table_view.pieces.held is None


def test_a_face_goes_only_to_its_own_cells_and_says_why(
    driver: Driver, table: MatchScreen
) -> None:
    for move in solve(table.match.state).line:
        waste = table.match_view.observation["waste"]
        if waste is not None and waste[0] in "KQJ":
            break
        table.play(move)
    driver.settle()
    [face] = driver.cards("waste")
    before = table.match.position
    legal = {target for source, target in table.table_view.offers if source == "waste"}
    wrong = next(cell for cell in CELLS if cell not in legal and not driver.cards(cell))
    driver.drag("waste", wrong)
    driver.settle()
    assert table.match.position == before
    expected = driver.app.words(f"patience.why.place_{face[0]}")
    assert expected in driver.app.speech.lines


def test_pressing_a_ten_and_letting_go_elsewhere_keeps_it(
    driver: Driver, table: MatchScreen
) -> None:
    fill(driver, table)
    ten = next(cell for cell in CELLS if driver.cards(cell)[0][0] == "T")
    before = table.match.position
    driver.drag(ten, "removed")
    driver.settle()
    assert table.match.position == before
    driver.drag(ten, (800, 860))
    driver.settle()
    assert table.match.position == before
    driver.click(ten)
    driver.settle()
    assert table.match.position == before + 1
    assert driver.cards(ten) == []


def test_faces_and_wrong_pairs_stay(driver: Driver, table: MatchScreen) -> None:
    fill(driver, table)
    before = table.match.position
    face = next(cell for cell in CELLS if driver.cards(cell)[0][0] in "KQJ")
    number = next(cell for cell in CELLS if driver.cards(cell)[0][0] not in "KQJT")
    driver.drag(face, number)
    driver.drag(number, face)
    driver.settle()
    assert table.match.position == before


def test_dealing_on_an_empty_stock_or_a_taken_waste_is_refused(
    driver: Driver, table: MatchScreen
) -> None:
    driver.click("stock")
    driver.settle()
    driver.click("stock")
    driver.settle()
    assert table.match.position == 1
    assert driver.app.words("patience.why.place_first") in driver.app.speech.lines
    driver.key("d")
    assert table.match.position == 1


def test_double_click_makes_the_only_move_there_is(driver: Driver, table: MatchScreen) -> None:
    driver.double_click("stock")
    driver.settle()
    assert table.match.position == 1
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    fill(driver, table)
    sources = [source for source, target in table.table_view.offers if source != target]
    pair = next(source for source in sources if sources.count(source) == 1)
    before = table.match.position
    driver.double_click(pair)
    driver.settle()
    assert table.match.position == before + 1


@pytest.mark.parametrize("button", [2, 3])
@pytest.mark.parametrize("spot", ["stock", "waste", "cell.0", "cell.5", "removed"])
def test_other_buttons_move_nothing(
    driver: Driver, table: MatchScreen, button: int, spot: str
) -> None:
    for _ in range(3):
        driver.click(spot, button)
    driver.settle()
    assert table.match.position == 0


def test_right_click_shows_where_the_waste_card_may_go(
    driver: Driver, table: MatchScreen
) -> None:
    driver.click("stock")
    driver.settle()
    driver.click("waste", 3)
    legal = {target for source, target in table.table_view.offers if source == "waste"}
    assert table.game_table.marks.asked == legal


def test_undo_and_redo_go_all_the_way(driver: Driver, table: MatchScreen) -> None:
    line = solve(table.match.state).line[:40]
    for move in line:
        table.play(move)
    views = total(driver)
    for _ in range(60):
        driver.key("u")
    driver.settle()
    assert table.match.position == 0
    assert len(driver.cards("stock")) == 52
    for _ in range(60):
        driver.key("ctrl+y")
    driver.settle()
    assert table.match.position == 40
    assert total(driver) == views == 52


def test_auto_deal_deals_after_each_placed_card_and_undo_takes_both_back(
    driver: Driver, table: MatchScreen
) -> None:
    driver.app.settings.tables.setdefault("patience", {})["auto_deal"] = True
    driver.click("stock")
    driver.settle()
    driver.drag("waste", next(t for s, t in table.table_view.offers if s == "waste"))
    driver.settle()
    assert len(driver.cards("stock")) == 50 and driver.cards("waste")
    driver.key("u")
    driver.settle()
    assert len(driver.cards("stock")) == 51 and len(driver.cards("waste")) == 1
    assert all(not driver.cards(cell) for cell in CELLS)


def test_the_table_finishes_by_itself_once_that_is_safe(
    driver: Driver, table: MatchScreen
) -> None:
    for move in solve(table.match.state).line:
        if table.game_table.finishing.possible:
            break
        table.play(move)
    driver.settle()
    assert table.game_table.finishing.possible
    driver.key("f")
    driver.wait(20)
    assert table.match.outcome is not None and table.match.outcome.winners


def test_hints_in_every_phase(driver: Driver, table: MatchScreen) -> None:
    def asked(key: str) -> str:
        driver.app.speech.lines.clear()
        driver.key(key)
        for _ in range(400):
            driver.wait(0.05)
            if table.game_table.hint.answered:
                break
        assert driver.app.speech.lines
        line = driver.app.speech.lines[-1]
        assert not line.startswith("patience."), line
        return line

    asked("h")
    table.play(DEAL)
    driver.settle()
    asked("h")
    asked("o")
    fill(driver, table)
    asked("h")
    for move in solve(table.match.state).line:
        table.play(move)
    driver.wait(8)
    driver.key("escape")
    assert asked("h") == driver.app.words("patience.hint.won")


def test_looking_back_shows_the_moment_and_leaves_the_present_alone(
    driver: Driver, table: MatchScreen
) -> None:
    for move in solve(table.match.state).line[:10]:
        table.play(move)
    driver.settle()
    driver.key("l")
    log = driver.scene
    listed = driver.widget("entries")
    listed.choose(len(log.entries) - 1)
    driver.settle()
    assert len(driver.cards("stock")) == 52
    driver.key("escape")
    driver.settle()
    assert driver.scene is table
    assert table.match_view.looking_at is None
    assert table.match.position == 10
    assert len(driver.cards("stock")) == 47


def test_an_untouched_deal_is_not_kept(driver: Driver, table: MatchScreen) -> None:
    driver.app.close(table)
    assert driver.app.journal.unfinished() == []


@pytest.mark.parametrize("language", ["en", "ko", "zh_TW", "eu"])
def test_it_speaks_every_language(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    table = open_table(driver)
    for move in solve(table.match.state).line[:20]:
        table.play(move)
        assert not table.prompt().startswith("patience.")
    driver.key("l")
    driver.key("escape")
    driver.key("escape")
    driver.settle()
    for line in driver.app.speech.lines:
        assert "patience." not in line and "house." not in line
    driver.close()
