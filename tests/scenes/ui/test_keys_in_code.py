"""Code names sentences by key, and every key it names has a sentence."""

from __future__ import annotations

import ast
import bisect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.ui import catalogues
from tests.walls.sources import ROOT, read

SOURCES = sorted([*ROOT.glob("scenes/**/*.py"), *ROOT.glob("game/**/*.py"), ROOT / "main.py"])
SHOWN = {"line": 0, "fitted": 0, "paragraph": 0, "tell": 0, "say": 0, "gold": 2, "embossed": 2}
"""Calls whose argument of that number a player reads or hears."""
pytestmark = pytest.mark.xdist_group("sources")
NOT_KEYS = re.compile(r"\.(py|md|json|sqlite3?|db|tmx|svg|wal|shm|log|camelot|[jp]ng)$")


def texts(path: Path) -> Iterator[str]:
    """Yield the strings of a source file that are not docstrings; of an f-string its beginning,
    with an ellipsis for what follows."""
    tree = read(path).tree
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


def test_every_key_has_a_sentence() -> None:
    domains = catalogues.domains()
    known = sorted(
        key for domain in domains for key in catalogues.keys(catalogues.po_path("en", domain))
    )
    pattern = re.compile(rf"({'|'.join(domains)})(\.[a-z0-9_]+)+\.?…?", re.IGNORECASE)
    missing = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in SOURCES
        for text in sorted(set(texts(path)))
        if pattern.fullmatch(text) and not NOT_KEYS.search(text) and not is_said(text, known)
    ]
    assert not missing, "\n".join(missing)


def is_said(text: str, known: list[str]) -> bool:
    """Tell whether ``text`` is one of the sorted keys, or begins one where code adds the rest."""
    begins = text.endswith(("…", "_", "."))
    text = text.removesuffix("…")
    at = bisect.bisect_left(known, text)
    return at < len(known) and (known[at].startswith(text) if begins else known[at] == text)


def test_no_sentence_in_code() -> None:
    found = [f"{path.relative_to(ROOT)}:{spoken}" for path in SOURCES for spoken in sentences(path)]
    assert not found, "\n".join(found)


def sentences(path: Path) -> Iterator[str]:
    """Yield where a call that shows or says its argument is given words, not a key's sentence."""
    for node in ast.walk(read(path).tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        number = SHOWN.get(node.func.attr)
        if number is None or len(node.args) <= number:
            continue
        text = parts(node.args[number])
        if re.search(r"[^\W\d_]{2}", text):
            yield f"{node.lineno} says {text!r}"
