"""The shelf: games are found by their folders, in their order, and cost nothing until taken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import game
from game import GAMES, addresses_in


def test_every_game_lies_on_the_shelf_in_its_order() -> None:
    houses = [path.parent.name for path in Path(game.__file__).parent.glob("*/__init__.py")]
    orders = [sys.modules[f"game.{key}"].ORDER for key in GAMES]
    assert orders == sorted(set(orders))
    assert set(GAMES) <= set(houses) and "agents" not in GAMES
    assert all(taken.key == key for key, taken in GAMES.items())


def test_a_game_is_made_once() -> None:
    for key in GAMES:
        assert GAMES[key] is GAMES[key]


def test_what_is_not_there_is_no_game() -> None:
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_folders_without_games_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "agents").mkdir()
    (tmp_path / "agents" / "__init__.py").touch()
    (tmp_path / "notes").mkdir()
    assert addresses_in([str(tmp_path)]) == {}


def test_looking_at_the_shelf_imports_no_rules() -> None:
    program = (
        "import sys\nfrom game import GAMES\nassert len(GAMES) == len(list(GAMES))\n"
        "begun = tuple(f'game.{key}.' for key in GAMES)\n"
        "deep = [name for name in sys.modules if name.startswith(begun)]\n"
        "assert not deep, deep\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
