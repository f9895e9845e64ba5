"""Each wall finds what it forbids: made-up houses with one slip each, none of them ours."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.walls import sources, walls

pytestmark = pytest.mark.xdist_group("sources")
METHODS = "".join(f"    def m{number}(self): pass\n" for number in range(36))
TAKEN = ", ".join(f"a{number}" for number in range(16))
FITTING = TAKEN.removesuffix(", a15")
BASE = "class Base:\n    def _turn(self): pass\n"
SHEET = "class Sheet:\n    def __init__(self):\n        self._notes = 1\n"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, str]], None]:
    """A function that puts the walls round a house of two games, chess and go."""

    def build(texts: dict[str, str]) -> None:
        for name, text in texts.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for module in (sources, walls):
            monkeypatch.setattr(module, "ROOT", tmp_path)
            for name in ("read", "program", "modules", "_imports_of", "graph", "classes"):
                if hasattr(module, name):
                    # Caches of their own, so that those of our house stay as they are.
                    fresh = functools.cache(getattr(module, name).__wrapped__)
                    monkeypatch.setattr(module, name, fresh)
        monkeypatch.setattr(walls, "GAMES", ("chess", "go"))

    return build


SLIPS: list[tuple[Callable[..., object], dict[str, str], list[str]]] = [
    (walls.arrows, {"scenes/ui/a.py": "import game.b", "game/b.py": ""}, ["scenes.ui.a -> game.b"]),
    (walls.games_apart, {"game/chess/a.py": "import game.go.b", "game/go/b.py": ""},
     ["game.chess.a -> game.go.b"]),
    (walls.games_apart, {"scenes/match/a.py": "import game.go.b", "game/go/b.py": ""},
     ["scenes.match.a -> game.go.b"]),
    (walls.games_apart, {"scenes/screens/title.py": "import scenes.screens.credits",
                         "scenes/screens/credits.py": ""},
     ["scenes.screens.title -> scenes.screens.credits"]),
    (walls.rules_below_agents, {"game/go/rules/a.py": "import game.go.agents.b",
                                "game/go/agents/b.py": "import game.go.tools.c",
                                "game/go/tools/c.py": ""},
     ["game.go.agents.b -> game.go.tools.c", "game.go.rules.a -> game.go.agents.b"]),
    (walls.circles, {"game/a.py": "def f():\n    import game.b",
                     "game/b.py": "if TYPE_CHECKING:\n    from game import c",
                     "game/c.py": "import game.a", "game/d.py": "import game.a"},
     ["game.a", "game.b", "game.c"]),
    (walls.long_files, {"tests/long.py": "x\n" * 401, "game/full.py": "x\n" * 400},
     ["tests/long.py"]),
    (walls.large_classes, {"game/a.py": f"class Large:\n{METHODS}",
                           "game/b.py": f"class Full:\n{METHODS.replace('def m35', 'x = 1 #')}"},
     ["game/a.py:Large"]),
    (walls.wide_constructors, {
        "scenes/match/a.py": f"class Wide:\n    def __init__(self, {TAKEN}): pass",
        "scenes/match/b.py": f"class Full:\n    def __init__(self, {FITTING}): pass",
        "scenes/match/c.py": "@dataclass\nclass Data:\n"
                             + TAKEN.replace(", ", ": int\n").replace("a", "    a") + ": int"},
     ["scenes/match/a.py:Wide", "scenes/match/c.py:Data"]),
    (walls.borrowed_selves, {"game/a.py": "class A:\n    def f(self: Any): pass"},
     ["game/a.py:A.f"]),
    (walls.private_overrides, {
        "game/a.py": BASE,
        "game/b.py": "from game.a import Base\nclass Middle(Base): pass\n"
                     "class Own(Middle):\n    def _turn(self): pass\n    def _more(self): pass"},
     ["game/b.py:Own._turn"]),
    (walls.strangers, {"game/a.py": "from game.b import _f\ndef peek(sheet): sheet._notes",
                       "game/b.py": SHEET + "    def same(self, other): other._notes"},
     ["game/a.py: game.b._f", "game/a.py: sheet._notes"]),
    (walls.hidden_supers, {"game/a.py": "super()._f()  # type: ignore[misc]"},
     ["game/a.py: super()._f()  # type: ignore[misc]"]),
    (walls.spelled_games, {"scenes/ui/a.py": "x = ['go', 'go.won', 'gone', 'let it go']",
                           "game/go/a.py": "x = 'go'"},
     ["scenes/ui/a.py: go", "scenes/ui/a.py: go.won"]),
    (walls.untested, {"game/a.py": "", "game/b.py": "", "tests/game/test_b.py": ""},
     ["tests/game/test_a.py"]),
]  # fmt: skip


@pytest.mark.parametrize(("wall", "texts", "found"), SLIPS)
def test_a_wall_finds_what_it_forbids(build, wall, texts, found) -> None:
    build(texts)
    assert sorted(set(wall())) == found


def test_any_is_counted_where_it_is_said(build) -> None:
    build({"game/a.py": 'from typing import Any\nx: Any\ny: "list[Any]"\nz = "Any card"\n'})
    assert walls.count_any() == {"game/a.py": 2}


def test_every_wall_is_asked() -> None:
    assert {wall for wall, _, _ in SLIPS} == set(walls.WALLS)
