"""The ways from one screen to another: each leads where it says, and back."""

from collections.abc import Callable

import pytest

from scenes.match.routes import Routes
from scenes.screens.credits import CreditsScene
from scenes.screens.records.scene import RecordsScene
from scenes.screens.rules_book.scene import BookScene
from scenes.screens.settings.scene import SettingsScene
from scenes.screens.title import TitleScene
from scenes.ui.scene import Scene
from tests.scenes.driver import Driver
from tests.scenes.ui.test_app import promised


def test_every_way_is_filled_in(driver: Driver) -> None:
    assert [name for name in promised(Routes) if not hasattr(driver.app.routes, name)] == []


@pytest.mark.parametrize(("go", "screen"), [
    (lambda routes: routes.to_settings(), SettingsScene),
    (lambda routes: routes.to_records(), RecordsScene),
    (lambda routes: routes.to_book(), BookScene),
    (lambda routes: routes.to_credits(), CreditsScene),
])
def test_a_way_opens_its_screen_above_what_is_there(
    driver: Driver, go: Callable[[Routes], None], screen: type[Scene]
) -> None:
    below = Scene(driver.app)
    driver.app.show(below)
    go(driver.app.routes)
    assert isinstance(driver.app.top, screen)
    assert driver.app.stack[0] is below


def test_the_way_to_the_title_drops_all_that_lies_on_it(driver: Driver) -> None:
    driver.app.routes.to_title()
    title = driver.app.top
    driver.app.show(Scene(driver.app))
    driver.app.show(Scene(driver.app))
    driver.app.routes.to_title()
    assert isinstance(title, TitleScene)
    assert driver.app.stack == [title]


def test_without_a_title_it_takes_the_place_of_everything(driver: Driver) -> None:
    driver.app.show(Scene(driver.app))
    driver.app.show(Scene(driver.app))
    driver.app.routes.to_title()
    assert [type(scene) for scene in driver.app.stack] == [TitleScene]


def test_right_above_the_title_means_in_place_of_what_lies_there(driver: Driver) -> None:
    title, old, upper, new = (Scene(driver.app) for _ in range(4))
    for scene in (title, old, upper):
        driver.app.show(scene)
    driver.app.routes.above_title(new)
    assert driver.app.stack == [title, new]


def test_a_game_without_a_table_has_no_scene(driver: Driver) -> None:
    with pytest.raises(KeyError):
        driver.app.routes.to_demonstration("chess")
