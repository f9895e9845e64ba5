"""Code names sentences by key, and every key it names has a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.ui import catalogues

ROOT = Path(__file__).parents[3]
SOURCES = sorted([*ROOT.glob("scenes/**/*.py"), *ROOT.glob("game/**/*.py"), ROOT / "main.py"])
SHOWN = {"line": 0, "fitted": 0, "paragraph": 0, "tell": 0, "say": 0, "gold": 2, "embossed": 2}
"""Calls whose argument of that number a player reads or hears."""
NOT_KEYS = re.compile(r"\.(py|md|json|sqlite3?|db|tmx|svg|wal|shm|log|camelot|[jp]ng)$")


def texts(path: Path) -> Iterator[str]:
    """Yield the strings of a source file that are not docstrings; of an f-string its beginning,
    with an ellipsis for what follows."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= set(node.values)
            if node.values and isinstance(node.values[0], ast.Constant):
                yield str(node.values[0].value) + "…"
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node.value


def parts(node: ast.expr) -> str:
    """Return the fixed text of a string or f-string, else ""."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(parts(value) for value in node.values)
    return ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_has_a_sentence(path: Path) -> None:
    domains = catalogues.domains()
    known = {
        key for domain in domains for key in catalogues.keys(catalogues.po_path("en", domain))
    }
    pattern = re.compile(rf"({'|'.join(domains)})(\.[a-z0-9_]+)+\.?…?", re.IGNORECASE)
    missing = set()
    for text in set(texts(path)):
        if not pattern.fullmatch(text) or NOT_KEYS.search(text):
            continue
        if text.endswith(("…", "_", ".")):
            begun = text.removesuffix("…")
            found = any(key.startswith(begun) for key in known)
        else:
            found = text in known
        if not found:
            missing.add(text)
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
