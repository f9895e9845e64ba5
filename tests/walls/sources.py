"""The program's own source files, read once: modules, imports, classes."""

from __future__ import annotations

import ast
import functools
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
ROOMS = ("game", "sprites", "fonts", "scenes")


@dataclass(frozen=True)
class Source:
    """One Python file of the program. ``name`` is its path from the top, with slashes."""

    name: str
    module: str
    tree: ast.Module
    text: str


@dataclass(frozen=True)
class ClassBody:
    """A class as written. ``bases`` are the full names of what it inherits from, as imported."""

    source: Source
    node: ast.ClassDef
    bases: tuple[str, ...]

    @property
    def full_name(self) -> str:
        return f"{self.source.module}.{self.node.name}"

    @property
    def place(self) -> str:
        return f"{self.source.name}:{self.node.name}"

    @functools.cached_property
    def methods(self) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        return [part for part in self.node.body if isinstance(part, kinds)]


def files(room: str) -> list[Path]:
    """Return the Python files of a room, or the one file of that name."""
    place = ROOT / room
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


@functools.cache
def read(path: Path) -> Source:
    """Return the source at ``path``."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT)
    module = ".".join(name.with_suffix("").parts).removesuffix(".__init__")
    return Source(name.as_posix(), module, ast.parse(text), text)


@functools.cache
def program() -> tuple[Source, ...]:
    """Return every source file of the program, without its tests."""
    return tuple(read(path) for room in (*ROOMS, "main.py") for path in files(room))


@functools.cache
def modules() -> frozenset[str]:
    """Return the full names of the program's modules."""
    return frozenset(source.module for source in program())


def imports(source: Source) -> tuple[tuple[int, str], ...]:
    """Return the line and module of each import, those in functions and for types included.

    ``from a import b`` names ``a.b`` where that is a module of ours, else ``a``.
    """
    return _imports_of(source.name)


@functools.cache
def _imports_of(name: str) -> tuple[tuple[int, str], ...]:
    return tuple(_imports_in(read(ROOT / name)))


def _imports_in(source: Source) -> Iterator[tuple[int, str]]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source.name}:{node.lineno}: imports name their room here"
            named = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from ((node.lineno, name) for name in sorted(named & modules()))
            if named - modules():
                yield node.lineno, node.module or ""


@functools.cache
def graph() -> dict[str, frozenset[str]]:
    """Return, for each module of the program, those of the program it imports."""
    return {
        source.module: frozenset(name for _, name in imports(source)) & modules() - {source.module}
        for source in program()
    }


def inside(module: str, *packages: str) -> bool:
    """Return whether ``module`` is one of ``packages`` or lies in one."""
    return any(module == package or module.startswith(package + ".") for package in packages)


@functools.cache
def classes() -> tuple[ClassBody, ...]:
    """Return every class of the program, classes within classes and functions included."""
    found = []
    for source in program():
        known = _names_known_in(source)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef):
                bases = tuple(filter(None, (_full_name(base, known) for base in node.bases)))
                found.append(ClassBody(source, node, bases))
    return tuple(found)


def _names_known_in(source: Source) -> dict[str, str]:
    known = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                known[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                known[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ClassDef):
            known.setdefault(node.name, f"{source.module}.{node.name}")
    return known


def _full_name(base: ast.expr, known: dict[str, str]) -> str:
    if isinstance(base, ast.Subscript):
        base = base.value
    name = ast.unparse(base)
    first, dot, rest = name.partition(".")
    return known.get(first, first) + dot + rest


def tracked() -> list[str]:
    """Return the paths git keeps or would keep; skips the test where there is no repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no repository here")
    return [name for name in listing.stdout.splitlines() if (ROOT / name).exists()]
