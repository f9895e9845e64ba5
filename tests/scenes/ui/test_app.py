"""What screens may ask the program for is there, and what it may ask a screen for, too."""

import inspect

from scenes.ui.app import App, Screen
from scenes.ui.scene import Scene
from tests.scenes.driver import Driver


def promised(protocol: type) -> set[str]:
    """Return the public names of a protocol and of those it builds upon."""
    names = {name for kind in protocol.__mro__ for name in getattr(kind, "__annotations__", ())}
    names |= {name for name, _ in inspect.getmembers(protocol)}
    return {name for name in names if not name.startswith("_")}


def test_the_program_offers_all_that_screens_use(driver: Driver) -> None:
    assert promised(App) >= {"words", "show", "settings"}
    assert [name for name in promised(App) if not hasattr(driver.app, name)] == []


def test_every_scene_is_a_screen(driver: Driver) -> None:
    scene = Scene(driver.app)
    assert promised(Screen) >= {"dirty", "overlay", "draw"}
    assert [name for name in promised(Screen) if not hasattr(scene, name)] == []
