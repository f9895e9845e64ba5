"""Whatever comes in the midst of a motion or a drag, the patience's table lives on."""

from __future__ import annotations

import pygame
import pytest

from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.patience.patience_table import total


def test_a_click_ends_a_motion_and_the_next_one_acts(
    driver: Driver, table: MatchScreen
) -> None:
    driver.click("stock")
    assert driver.window.moving
    driver.click("waste")
    assert table.table_view.drag.selected is None, "the click only ended the motion"
    driver.click("waste")
    assert table.table_view.drag.selected == "waste"


def test_focus_lost_in_mid_drag_puts_the_card_back(driver: Driver, table: MatchScreen) -> None:
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
    driver.event(pygame.WINDOWFOCUSLOST)
    assert table.table_view.pieces.held is None and table.table_view.drag.selected is None
    driver.release("cell.5")
    driver.settle()
    assert driver.cards("waste") == card


@pytest.mark.parametrize("size", [(1920, 1080), (800, 900), (640, 360)])
def test_resizing_in_mid_drag_and_mid_deal(
    driver: Driver, table: MatchScreen, size: tuple[int, int]
) -> None:
    driver.click("stock")
    driver.wait(0.05)
    driver.resize(size)
    driver.settle()
    x, y = driver.place("waste")
    driver.press("waste")
    driver.event(
        pygame.MOUSEMOTION, pos=(round(x) + 60, round(y)), rel=(1, 0), buttons=(1, 0, 0)
    )
    driver.resize((1280, 720))
    driver.release("cell.5")
    driver.settle()
    assert total(driver) == 52
    assert table.table_view.pieces.held is None


@pytest.mark.parametrize("act", ["u", "click", "menu", "resize", "deal", "cancel"])
def test_anything_at_every_frame_of_a_motion_leaves_a_living_table(
    driver: Driver, table: MatchScreen, act: str
) -> None:
    for frame in range(16):
        driver.click("stock" if table.match.position % 2 == 0 else "waste")
        for _ in range(frame):
            driver.send()
        do(driver, act)
        check_all_in_place(driver, table)


def do(driver: Driver, act: str) -> None:
    if act == "u":
        driver.key("u")
    elif act == "click":
        driver.click("cell.5")
    elif act == "menu":
        driver.table.open_menu()
        driver.send()
        driver.key("escape")
    elif act == "resize":
        driver.resize((1000, 700))
    elif act == "deal":
        driver.key("d")
    elif act == "cancel":
        driver.event(pygame.WINDOWFOCUSLOST)
    driver.settle()


def check_all_in_place(driver: Driver, table: MatchScreen) -> None:
    assert driver.scene is table
    assert total(driver) == 52
    view = table.game_table.view(table.match_view.observation)
    shown = {zone: [piece.name for piece in pieces] for zone, pieces in view.items()}
    for zone, names in shown.items():
        assert driver.cards(zone) == names
        for name in names:
            pieces = table.table_view.pieces
            place, sprite = pieces.place_of(name), pieces.sprite(name)
            assert (sprite.x, sprite.y) == (place.x, place.y)


def test_every_move_is_kept_before_it_is_shown(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_when_shown = []
    show = table.table_view.pieces.show

    def spy(*args: object, **kwargs: object) -> float:
        plies = driver.app.journal.load(table.match.number).plies
        kept_when_shown.append([ply.text for ply in plies])
        return show(*args, **kwargs)

    monkeypatch.setattr(table.table_view.pieces, "show", spy)
    driver.click("stock")
    driver.settle()
    offers = table.table_view.offers
    driver.drag("waste", next(target for source, target in offers if source == "waste"))
    assert kept_when_shown[0] == ["deal"]
    assert len(kept_when_shown[1]) == 2
