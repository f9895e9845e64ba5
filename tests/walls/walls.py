"""The walls of the house: each finds what stands against one rule of the README.

A wall is a function that returns its offenders, each a short text.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from typing import Final

from tests.walls.sources import (
    ROOT,
    ClassBody,
    classes,
    files,
    graph,
    inside,
    modules,
    program,
)

MOST_LINES: Final = 400
MOST_METHODS: Final = 35
MOST_ARGUMENTS: Final = 15
MOST_ANY: Final = 30
GAMES: Final = tuple(
    sorted(
        place.parent.name
        for place in (ROOT / "scenes" / "games").glob("*/__init__.py")
        if (ROOT / "game" / place.parent.name / "__init__.py").exists()
    )
)
"""The keys of the games: every game is a folder in both rooms."""
SCREENS: Final = ("title", "set_up", "settings", "records", "rules_book", "replay", "credits")

BELOW: Final = {
    "sprites.sound": ("sprites.sound",),
    "sprites.paint": ("sprites.paint", "fonts"),
    "sprites.engine": ("sprites.engine", "sprites.paint", "fonts"),
    "sprites.heraldry": ("sprites.heraldry", "sprites.paint"),
    "sprites.ui": ("sprites.ui", "sprites.heraldry", "sprites.engine", "sprites.paint", "fonts"),
    "sprites.cards": (
        "sprites.cards", "sprites.ui", "sprites.heraldry", "sprites.engine", "sprites.paint",
        "fonts",
    ),
    "sprites.places": (
        "sprites.places", "sprites.cards", "sprites.ui", "sprites.heraldry", "sprites.engine",
        "sprites.paint", "fonts",
    ),
    "scenes.ui": ("scenes.ui", "sprites", "fonts"),
    "scenes.match": ("scenes.match", "scenes.ui", "game", "sprites", "fonts"),
    "scenes.screens": (
        "scenes.screens", "scenes.match", "scenes.ui", "scenes.games", "game", "sprites", "fonts",
    ),
    "scenes.games": (
        "scenes.games", "scenes.match", "scenes.ui", "game", "sprites", "fonts",
    ),
}  # fmt: skip
"""What each room within a room may import of ours; ``scenes.app`` may import all."""


def arrows() -> Iterator[str]:
    """An import that points up, or into a room it may not know."""
    for module, wanted in graph().items():
        for room, below in BELOW.items():
            if inside(module, room):
                yield from (f"{module} -> {one}" for one in wanted if not inside(one, *below))


def games_apart() -> Iterator[str]:
    """A game that knows another, a shared file that knows one, a screen that knows a screen."""
    for module, wanted in graph().items():
        for one in wanted:
            for game in GAMES:
                rules, scenes = f"game.{game}", f"scenes.games.{game}"
                own = inside(module, rules, scenes)
                registry = module == "scenes.games" and one == scenes
                if inside(one, rules, scenes) and not own and not registry:
                    yield f"{module} -> {one}"
            there, here = _screen_of(one), _screen_of(module)
            if there and here != there and inside(module, "scenes.screens"):
                yield f"{module} -> {one}"


def _screen_of(module: str) -> str:
    return next((name for name in SCREENS if inside(module, f"scenes.screens.{name}")), "")


def rules_below_agents() -> Iterator[str]:
    """Rules that know agents or tools, agents that know tools."""
    for module, wanted in graph().items():
        for game in GAMES:
            own = f"game.{game}"
            above = (f"{own}.agents", f"{own}.tools")
            if inside(module, f"{own}.rules"):
                yield from (f"{module} -> {one}" for one in wanted if inside(one, *above))
            elif inside(module, f"{own}.agents"):
                yield from (f"{module} -> {one}" for one in wanted if inside(one, above[1]))


def circles() -> Iterator[str]:
    """A module in a circle of imports, those in functions and for types counted."""
    yield from (module for circle in import_circles() for module in circle)


def import_circles() -> list[list[str]]:
    """Return the circles among the program's imports, the largest first."""
    reach = {module: _reachable(module) for module in graph()}
    circle = {
        tuple(sorted(other for other in reach[module] if module in reach[other]))
        for module in reach
        if module in reach[module]
    }
    return sorted((list(one) for one in circle), key=len, reverse=True)


def _reachable(start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for one in graph()[waiting.pop()]:
            if one not in found:
                found.add(one)
                waiting.append(one)
    return found


def long_files() -> Iterator[str]:
    """A file of more than 400 lines, tests included."""
    for room in ("game", "scenes", "sprites", "fonts", "tests", "main.py"):
        for path in files(room):
            with path.open(encoding="utf-8") as lines:
                if sum(1 for _ in lines) > MOST_LINES:
                    yield path.relative_to(ROOT).as_posix()


def large_classes() -> Iterator[str]:
    """A class with more than 35 methods of its own."""
    yield from (one.place for one in classes() if len(one.methods) > MOST_METHODS)


def wide_constructors() -> Iterator[str]:
    """A part of a table whose constructor takes more than 15 things."""
    for one in classes():
        if inside(one.source.module, "scenes.games", "scenes.match"):
            taken = _constructor_arguments(one)
            if taken > MOST_ARGUMENTS:
                yield one.place


def _constructor_arguments(one: ClassBody) -> int:
    for method in one.methods:
        if method.name == "__init__":
            given = method.args
            return len(given.posonlyargs + given.args + given.kwonlyargs) - 1
    if any("dataclass" in ast.unparse(decorator) for decorator in one.node.decorator_list):
        fields = [part for part in one.node.body if isinstance(part, ast.AnnAssign)]
        return sum("ClassVar" not in ast.unparse(part.annotation) for part in fields)
    return 0


def borrowed_selves() -> Iterator[str]:
    """A method whose ``self`` is typed Any: a mixin that reaches into what it does not know."""
    for one in classes():
        for method in one.methods:
            first = (method.args.posonlyargs + method.args.args)[:1]
            if first and first[0].annotation and "Any" in ast.unparse(first[0].annotation):
                yield f"{one.place}.{method.name}"


def private_overrides() -> Iterator[str]:
    """A private method that a base class of ours has too."""
    by_name = {one.full_name: one for one in classes()}
    for one in classes():
        own = {method.name for method in one.methods if _is_private(method.name)}
        inherited = {
            method.name for base in _bases_of(one, by_name) for method in base.methods
        }
        yield from (f"{one.place}.{name}" for name in sorted(own & inherited))


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def _bases_of(one: ClassBody, by_name: dict[str, ClassBody]) -> list[ClassBody]:
    found: dict[str, ClassBody] = {}
    waiting = list(one.bases)
    while waiting:
        name = waiting.pop()
        if name in by_name and name not in found:
            found[name] = by_name[name]
            waiting.extend(by_name[name].bases)
    return list(found.values())


def strangers() -> Iterator[str]:
    """A private name of another module or of an object made elsewhere, used or imported."""
    public = {"_replace", "_asdict", "_fields", "_exit"}  # of named tuples, of os
    for source in program():
        known = public | _private_names_of(source.tree)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Attribute) and _is_private(node.attr):
                if ast.unparse(node.value) not in ("self", "cls") and node.attr not in known:
                    yield f"{source.name}: {ast.unparse(node)}"
            elif isinstance(node, ast.ImportFrom):
                names = (alias.name for alias in node.names if _is_private(alias.name))
                yield from (f"{source.name}: {node.module}.{name}" for name in names)


def _private_names_of(tree: ast.Module) -> set[str]:
    """Return what a file defines: functions, classes, fields, what its methods give ``self``."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
            found.add(node.attr)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def hidden_supers() -> Iterator[str]:
    """A call of ``super()._…`` that the type checker is told to overlook."""
    for source in program():
        for line in source.text.splitlines():
            if re.search(r"super\(\)\.\w+.*# type: ignore", line):
                yield f"{source.name}: {line.strip()}"


def count_any() -> dict[str, int]:
    """Return how often each file says Any, imports aside."""
    found = {}
    # The text of an annotation in quotes counts too, a sentence that holds the word does not.
    quoted = re.compile(r"""["'](?!.*\w \w)[\w\[\], .|]*\bAny\b[\w\[\], .|]*["']""")
    for source in program():
        if "Any" not in source.text:
            continue
        importing = {
            line
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ImportFrom) and node.module == "typing"
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }
        count = sum(
            token.start[0] not in importing
            and (token.string == "Any" or quoted.fullmatch(token.string) is not None)
            for token in tokenize.generate_tokens(io.StringIO(source.text).readline)
            if token.type in (tokenize.NAME, tokenize.STRING)
        )
        if count:
            found[source.name] = count
    return found


def spelled_games() -> Iterator[str]:
    """A shared file that spells a game's key, alone or before a dot or a dash."""
    spelled = re.compile(rf"(?:{'|'.join(GAMES)})(?:[.-].*)?", re.DOTALL)
    for source in program():
        if inside(source.module, *(f"{room}.{game}" for room in ("game", "scenes.games")
                                   for game in GAMES)):  # fmt: skip
            continue
        for node in ast.walk(source.tree):
            said = node.value if isinstance(node, ast.Constant) else None
            if isinstance(said, str) and spelled.fullmatch(said):
                yield f"{source.name}: {said}"


TESTED: Final = ("game", "scenes.ui", "scenes.match", "sprites.engine")


def untested() -> Iterator[str]:
    """A module of what must be held by tests of its own that has no file of them."""
    for module in modules():
        path = module.replace(".", "/")
        name = module.rpartition(".")[2]
        package = (ROOT / path).is_dir()
        if inside(module, *TESTED) and not package and name != "__main__":
            beside = f"tests/{path.rpartition('/')[0]}/test_{name}.py"
            if not (ROOT / beside).exists():
                yield beside


WALLS: Final[tuple[Callable[[], Iterator[str]], ...]] = (
    arrows, games_apart, rules_below_agents, circles, long_files, large_classes,
    wide_constructors, borrowed_selves, private_overrides, strangers, hidden_supers, spelled_games,
    untested,
)  # fmt: skip
