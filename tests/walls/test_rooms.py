"""The walls between the rooms, and what may lie about in the house.

What each room may know is said in README.md; here it is read off every import of every file.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.walls.sources import ROOMS, ROOT, files, imports, read, tracked

pytestmark = pytest.mark.xdist_group("sources")
TOP_LEVEL = {
    "main.py", "Camelot.pyw", "pyproject.toml", "game", "scenes", "sprites", "fonts", "tests",
    "README.md", "CHANGELOG.md", "LICENSE", "CREDITS.md", ".ci", ".gitignore",
}  # fmt: skip
STANDARD = set(sys.stdlib_module_names)
MAY_IMPORT = {
    "game": STANDARD | {"game", "numpy"},
    "sprites": STANDARD | {"sprites", "fonts", "pygame", "pytmx", "numpy"},
    "fonts": STANDARD | {"fonts", "pygame"},
    "scenes": STANDARD | {"scenes", "sprites", "fonts", "game", "pygame", "numpy"},
    "main.py": STANDARD | {"scenes", "game"},
}
WITH_EXTRAS = {
    "fonts/subset.py": {"fontTools"},
    "scenes/ui/catalogues.py": {"babel"},
    "game/arena.py": {"distributed"},
}
"""Development and arena commands: what they may import beside, from an extra of pyproject.toml."""
TEXTS = {".py", ".md", ".toml", ".po", ".txt", ".tmx", ".svg", ".json", ".spec"}
BEFORE_SET_UP = (
    "main", "scenes.app.start", "scenes.app.arguments", "scenes.app.shortcut", "game",
    "scenes.app.first_run.prepare", "scenes.app.first_run.install",
    "scenes.app.first_run.message_box", "scenes.ui.words", "scenes.ui.preferences",
)  # fmt: skip
"""What a bare Python must be able to import."""


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_a_room_imports_only_what_it_may_know(room: str) -> None:
    wrong = []
    for path in files(room):
        name = path.relative_to(ROOT).as_posix()
        allowed = MAY_IMPORT[room] | WITH_EXTRAS.get(name, set())
        for line, module in imports(read(path)):
            if module.split(".")[0] not in allowed:
                wrong.append(f"{name}:{line} imports {module}")
    assert not wrong, "\n".join(wrong)


def test_no_room_but_the_tests_imports_tests() -> None:
    for room in (*ROOMS, "main.py"):
        for path in files(room):
            wanted = {module.split(".")[0] for _, module in imports(read(path))}
            assert "tests" not in wanted, path


def test_the_rules_are_played_without_pygame() -> None:
    """Every module of game/ is imported where pygame, and all that leans on it, is refused."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in files("game")
        if path.name != "__main__.py"
    ]
    refused = ("pygame", "pytmx", "sprites", "fonts", "scenes")
    program = (
        "import importlib, sys\n"
        f"for name in {refused!r}: sys.modules[name] = None\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_front_door_opens_on_a_bare_python() -> None:
    """-S leaves site-packages out: the standard library is all there is."""
    program = f"import importlib\nfor name in {BEFORE_SET_UP!r}: importlib.import_module(name)\n"
    command = [sys.executable, "-S", "-E", "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


FIRST_FRAME = """
import os, sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
import pygame

import scenes.app.start
from scenes.app.program import Program
from scenes.app.window import Window

pygame.display.init()
pygame.font.init()
size = (320, 180)
app = Program(Path(sys.argv[1]), size, language="en")
window = Window(app, pygame.display.set_mode(size))
app.routes.to_title()
window.step([], 0.0)
print(*sys.modules)
"""
SHOWN_FIRST = {"scenes.screens.title", "scenes.screens.title_widgets"}
PROMISED = {"scenes.match.app", "scenes.match.routes", "scenes.match.table_entry"}
"""What the first frame knows of matches: names and promises."""


def test_the_first_frame_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    """Neither arrays nor the journal nor a table nor another screen is imported for it.

    pytmx is: it reads where the shields hang.
    """
    command = [sys.executable, "-c", FIRST_FRAME, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    there = set(done.stdout.splitlines()[-1].split())
    assert there >= SHOWN_FIRST
    early = {"numpy", "sqlite3", "multiprocessing"} & there
    for room in ("scenes.screens.", "scenes.match."):
        early |= {name for name in there if name.startswith(room)} - SHOWN_FIRST - PROMISED
    early |= {name for name in there if re.match(r"(scenes\.games|game)\.\w+\.", name)}
    assert not early, sorted(early)


def test_importing_does_nothing() -> None:
    """Importing every module prints nothing and leaves no window, sound device or thread."""
    names = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for room in ("sprites", "scenes", "fonts")
        for path in files(room)
        if path.name != "__main__.py"
        and path.relative_to(ROOT).as_posix() not in WITH_EXTRAS
        and "bake" not in path.parts
    ]
    program = (
        "import importlib, os, threading\n"
        "os.environ.update(PYGAME_HIDE_SUPPORT_PROMPT='1', SDL_VIDEODRIVER='dummy')\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "import pygame\n"
        "assert not pygame.display.get_init() and not pygame.mixer.get_init()\n"
        "assert not pygame.font.get_init() and threading.active_count() == 1\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_the_top_level_is_what_the_readme_says() -> None:
    found = {name.split("/")[0] for name in tracked()}
    assert found <= TOP_LEVEL, f"not part of the house: {sorted(found - TOP_LEVEL)}"
    assert found >= TOP_LEVEL, f"missing: {sorted(TOP_LEVEL - found)}"


def test_nothing_names_a_machine_or_a_registry() -> None:
    # Put together from parts, so that this file does not find itself.
    signs = re.compile(
        "|".join(("/" + "work/", "/" + "root/", "/home/" + r"\w", r"C:\\" + "Users",
                  "pypi" + r"\.org", "index" + "-url", "files.python" + "hosted"))
    )  # fmt: skip
    wrong = []
    for name in tracked():
        path = ROOT / name
        if path.suffix in TEXTS or name == ".ci/run":
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if signs.search(line):
                    wrong.append(f"{name}:{number}: {line.strip()[:80]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_says_what_lives_there(room: str) -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in files(room)
        if path.stat().st_size and not ast.get_docstring(read(path).tree)
    ]
    assert not silent, silent
