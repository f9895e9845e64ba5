"""What is drawn of a table: each layer shows its own things and nothing of the others."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.match.game_table import Part
from scenes.match.layers import TableLayers
from scenes.match.match_screen import MatchScreen
from sprites.engine.canvas import Canvas
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table

UNDER, OVER = (255, 0, 0), (0, 255, 0)
BARE = (1, 2, 3)
SPOT = (4, 4)


class Flags(Part):
    """Colours one corner under the pieces and one over them."""

    def draw_under(self, canvas: Canvas) -> None:
        canvas.surface.set_at(SPOT, UNDER)

    def draw_over(self, canvas: Canvas) -> None:
        canvas.surface.set_at(SPOT, OVER)


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    scene = open_table(driver, begin(driver))
    scene.table_view.reactions.attach([Flags()])
    return scene


def drawn(table: MatchScreen, layer: Callable[[Canvas], None]) -> pygame.Surface:
    """Return what one layer alone leaves on bare ground."""
    app = table.app
    canvas = Canvas(
        pygame.Surface((app.viewport.width, app.viewport.height)), app.viewport, app.easel
    )
    canvas.surface.fill(BARE)
    layer(canvas)
    return canvas.surface


def shows(table: MatchScreen, picture: pygame.Surface, zone: str) -> bool:
    """Return whether something was drawn in the middle of a zone."""
    middle = table.app.viewport.to_window((
        table.table_view.zones[zone].x, table.table_view.zones[zone].y
    ))
    return picture.get_at((round(middle[0]), round(middle[1])))[:3] != BARE


def test_what_parts_draw_lies_in_the_layer_they_draw_it_in(table: MatchScreen) -> None:
    layers = TableLayers(table.table_view)
    assert drawn(table, layers.under).get_at(SPOT)[:3] == UNDER
    assert drawn(table, layers.over).get_at(SPOT)[:3] == OVER


@pytest.mark.parametrize(("layer", "zone"), [
    ("pieces", "hand.0"), ("ribbon", "prompt"), ("controls", "button.menu"),
])
def test_a_layer_shows_its_own_things_only(table: MatchScreen, layer: str, zone: str) -> None:
    picture = drawn(table, getattr(TableLayers(table.table_view), layer))
    shown = {name for name in ("hand.0", "prompt", "button.menu") if shows(table, picture, name)}
    assert shown == {zone}


def test_the_tip_of_a_button_shows_once_the_pointer_has_rested_on_it(
    driver: Driver, table: MatchScreen
) -> None:
    layers = TableLayers(table.table_view)
    before = drawn(table, layers.tip)
    driver.point("button.menu")
    driver.wait(2.0)
    after = drawn(table, layers.tip)
    bare = pygame.image.tobytes(drawn(table, lambda canvas: None), "RGB")
    assert pygame.image.tobytes(before, "RGB") == bare
    assert pygame.image.tobytes(after, "RGB") != bare
