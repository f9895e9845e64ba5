"""Things made before are kept while there is room, the longest unused leaving first."""

from __future__ import annotations

import pygame

from fonts.kept import Kept, area


def test_what_is_kept_is_made_once_and_the_longest_unused_leaves() -> None:
    made: list[str] = []
    kept: Kept[str] = Kept(room=6, weigh=len)

    def ask(name: str) -> str:
        return kept.get_or(name, lambda: made.append(name) or name)

    ask("abc"), ask("de"), ask("abc"), ask("fg")
    assert made == ["abc", "de", "fg"] and list(kept) == ["abc", "fg"]
    ask("de")
    assert list(kept) == ["fg", "de"], "abc had to leave, for it was the longest unused"


def test_what_is_too_large_is_kept_alone_until_the_next() -> None:
    kept: Kept[str] = Kept(room=3, weigh=len)
    assert kept.get_or("large", lambda: "far too large") == "far too large"
    kept.get_or("small", lambda: "s")
    assert list(kept) == ["small"]


def test_a_picture_weighs_its_pixels() -> None:
    assert area(pygame.Surface((30, 20))) == 600
