"""Handing the screen over: the table stays covered until the next person says so."""

from __future__ import annotations

import pygame
import pytest

from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from scenes.match.menu import MenuScene
from scenes.match.seats import chair_name
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    scene = open_table(driver, begin(driver))
    driver.app.show(HandOverScene(driver.app, scene, 1))
    driver.settle()
    return scene


def test_who_is_to_sit_down_is_named_and_read(driver: Driver, table: MatchScreen) -> None:
    name = chair_name(driver.app.words, table.match.chairs[1])
    assert driver.scene.who == name
    assert driver.scene.title == driver.app.words("house.hand_over.text", name=name)
    assert name in driver.scene.title


def test_nothing_of_the_table_shows_through(driver: Driver, table: MatchScreen) -> None:
    driver.look()
    before = pygame.image.tobytes(driver.surface, "RGB")
    assert not driver.scene.overlay
    table.match_view.viewer = 1
    table.table_view.pieces.lay(table.game_table.view(table.match_view.observation))
    driver.scene.dirty = True
    driver.look()
    assert pygame.image.tobytes(driver.surface, "RGB") == before


def test_the_hall_lies_behind_and_a_face_and_words_on_the_sheet(
    driver: Driver, table: MatchScreen
) -> None:
    driver.look()
    hall = driver.surface.get_at((5, 5))
    middle = driver.place((STAGE_WIDTH / 2, STAGE_HEIGHT / 2))
    assert driver.surface.get_at((round(middle[0]), round(middle[1]))) != hall
    first = pygame.image.tobytes(driver.surface, "RGB")
    driver.scene.seat = 0
    driver.scene.dirty = True
    driver.look()
    assert pygame.image.tobytes(driver.surface, "RGB") != first


def test_the_one_button_has_the_keys_and_shows_the_table_to_the_next_person(
    driver: Driver, table: MatchScreen
) -> None:
    assert [widget.key for widget in driver.scene.controls.widgets] == ["ready"]
    ready = driver.widget("ready")
    assert driver.scene.controls.focused is ready
    assert ready.rect.centerx == pytest.approx(STAGE_WIDTH / 2)
    assert table.match_view.viewer == 0
    driver.key("return")
    assert driver.scene is table
    assert table.match_view.viewer == 1
    hand = table.match.state.observation(1)["hand"]
    assert driver.cards("hand.0") == [f"card.{hand[0]}"]


def test_a_click_elsewhere_shows_nothing(driver: Driver, table: MatchScreen) -> None:
    driver.click((40, 40))
    assert isinstance(driver.scene, HandOverScene)
    assert table.match_view.viewer == 0


def test_escape_opens_the_menu_so_that_nobody_is_locked_in(
    driver: Driver, table: MatchScreen
) -> None:
    driver.key("escape")
    assert isinstance(driver.scene, MenuScene)
    driver.click("resume")
    assert isinstance(driver.scene, HandOverScene)
