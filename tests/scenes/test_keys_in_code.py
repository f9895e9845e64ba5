"""Code names sentences by key, and every key it names has a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes import catalogues
from scenes.words import Words

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*ROOT.glob("scenes/**/*.py"), *ROOT.glob("game/**/*.py"), ROOT / "main.py"])
SHOWN = {"line": 0, "fitted": 0, "paragraph": 0, "tell": 0, "say": 0, "gold": 2, "embossed": 2}
"""Calls whose argument of that number a player reads or hears."""
NOT_KEYS = re.compile(r"\.(py|json|sqlite3?|db|tmx|svg|wal|shm|log|camelot|[jp]ng)$")
EXAMPLES = {"patience.prompt.place"}
"""Keys that stand in documentation only."""


def constants(path: Path) -> Iterator[ast.Constant]:
    """Yield the string constants of a source file that are not docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bare = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in bare:
            yield node


def parts(node: ast.expr) -> str:
    """Return the fixed text of a string or f-string, else ""."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(parts(value) for value in node.values)
    return ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_has_a_sentence(path: Path) -> None:
    words = Words("en")
    key = re.compile(rf"({'|'.join(catalogues.domains())})(\.[a-z0-9_]+)+")
    named = {node.value for node in constants(path) if key.fullmatch(node.value)}
    missing = sorted(
        name for name in named - EXAMPLES if not NOT_KEYS.search(name) and not words.has(name)
    )
    assert not missing


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_in_code(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        number = SHOWN.get(node.func.attr)
        if number is None or len(node.args) <= number:
            continue
        text = parts(node.args[number])
        assert not re.search(r"[^\W\d_]{2}", text), f"{path.name}:{node.lineno} says {text!r}"
