"""The map of the patience: its grid, its piles and its buttons."""

from pathlib import Path

from scenes.games import patience
from sprites.engine.zones import Button, Pile, load_zones


def test_the_patience_table_has_its_grid_and_piles():
    zones = load_zones(Path(patience.__file__).with_name("patience.tmx"))
    cells = [zones[f"cell.{index}"] for index in range(16)]
    for index, cell in enumerate(cells):
        assert (cell.width, cell.height) == (128, 176)
        assert cell.x == cells[0].x + 143 * (index % 4)
        assert cell.y == cells[0].y + 189 * (index // 4)
    assert isinstance(zones["stock"], Pile)
    assert {"waste", "removed", "tally", "plate.info", "prompt", "board"} <= set(zones)
    for name in ("log", "menu", "undo", "redo", "hint", "deal"):
        assert isinstance(zones[f"button.{name}"], Button)
