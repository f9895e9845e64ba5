"""A game is two folders: dropped in, they are a fifth table; taken away, the house goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.games import TABLES
from tests.door import ROOT, bare_environment, door
from tests.nothing import FOLDERS, HERE

NO_PART = shutil.ignore_patterns(".*", "*.egg-info", "build", "dist")
TITLE = "tests/scenes/screens/test_title.py::test"
CONTRACT = "tests/game/test_conformance.py::test"
GENERIC = (
    f"{TITLE}_four_tables_hang_in_the_hall",
    f"{TITLE}_tab_reaches_everything_and_everything_has_a_name",
    f"{CONTRACT}_moves_travel_as_text", "tests/game/test_shelf.py",
    "tests/scenes/games/test_games.py",
)
"""Tests of the house that have to hold whatever games it has."""

EVENING = '''
import sys
from pathlib import Path

from game import GAMES, matchfile
from game.match import Match
from game.transcript import GUEST, Chair
from scenes.games import TABLES
from scenes.screens.title_widgets import TableShield
from tests.scenes.driver import Driver

key, folder = sys.argv[1], Path(sys.argv[2])
driver = Driver(folder)
driver.app.routes.to_title()
driver.wait(0.1)
hung = [one.table for one in driver.scene.controls.widgets if isinstance(one, TableShield)]
assert hung == list(TABLES) and set(hung) == set(GAMES), hung

game = GAMES[key]
chairs = [Chair(GUEST) for _ in range(game.seat_counts[0])]
match = Match.start(game, chairs, 7, journal=driver.app.journal)
driver.app.routes.to_table(match)
table = driver.table
while match.state.to_act() and match.position < 12:
    seat = match.state.to_act()[0]
    table.play_for(seat, match.state.legal_moves(seat)[0])
    driver.wait(0.1)
driver.app.routes.to_title()
kept = [entry.game for entry in driver.app.journal.unfinished() + driver.app.journal.finished()]
assert kept == [key], kept

file = folder / "match.json"
matchfile.write(match.transcript(), file)
again = matchfile.read(file)
assert again.state.observation(0) == match.state.observation(0)
driver.app.routes.to_replay(again)
driver.key("right")
driver.settle()
assert driver.scene.ply == 1
print(*hung)
driver.close()
'''
"""What is done in a house: look at the title, play a match, keep it, write and replay it."""


QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def house(place: Path) -> Path:
    """Return a copy of the program and its tests."""
    shutil.copytree(ROOT, place, ignore=NO_PART, copy_function=_twin)
    return place


def _twin(source: str, target: str) -> None:
    """Let a file be in a second place: nothing here is written to, only removed."""
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def evening(root: Path, key: str, folder: Path) -> list[str]:
    """Spend an evening in a house at one of its tables; return which shields hang there."""
    folder.mkdir()
    command = [sys.executable, "-c", EVENING, key, str(folder)]
    done = subprocess.run(
        command, cwd=root, env=bare_environment(**QUIET), capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def without(key: str, place: Path) -> Path:
    """Return a house without a game: neither its two folders, nor their tests."""
    root = house(place)
    for folder in (f"game/{key}", f"scenes/games/{key}"):
        shutil.rmtree(root / folder)
        shutil.rmtree(root / "tests" / folder)
    return root


def test_two_folders_dropped_in_are_a_fifth_table(tmp_path: Path) -> None:
    root = house(tmp_path / "house")
    for folder in FOLDERS:
        shutil.copytree(HERE / folder, root / folder, ignore=NO_PART)
    shields = evening(root, "nothing", tmp_path / "kept")
    assert shields == [*TABLES, "nothing"]
    picture = tmp_path / "nothing.png"
    done = door(
        "--screenshot", "nothing", "--out", str(picture), "--size", "640x360",
        "--data-dir", str(tmp_path / "data"), root=root,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("key", TABLES)
def test_the_house_goes_on_without_a_game(tmp_path: Path, key: str) -> None:
    others = [other for other in TABLES if other != key]
    root = without(key, tmp_path / "house")
    assert evening(root, others[0], tmp_path / "kept") == others
    done = door("--demo", key, root=root)
    assert done.returncode == 2 and key in done.stderr


def test_what_the_house_promises_holds_without_a_game(tmp_path: Path) -> None:
    """The game that hangs last; by hand, the whole suite of such a house can be run."""
    root = without([*TABLES][-1], tmp_path / "house")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *GENERIC]
    done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
