"""What the repository carries: small pictures, nothing compiled, no file that nothing reads."""

from __future__ import annotations

import re

from tests.walls.sources import ROOT, tracked

PICTURES_AT_MOST = 800_000
"""Bytes of all pictures of the README together."""


def test_the_readme_shows_small_pictures_that_are_there() -> None:
    shown = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", (ROOT / "README.md").read_text("utf-8"))
    kept = [name for name in tracked() if name.startswith(".ci/pictures/")]
    assert sorted(shown) == sorted(kept)
    assert sum((ROOT / name).stat().st_size for name in kept) <= PICTURES_AT_MOST


def test_nothing_compiled_is_kept() -> None:
    made = (".mo", ".pyc", ".so", ".ico")
    assert not [name for name in tracked() if name.endswith(made)]
