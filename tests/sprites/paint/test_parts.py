"""Part files: that colours are exchanged, and that every file in the folder can be read."""

from __future__ import annotations

import pytest

from sprites.paint import parts
from sprites.paint.parts import ART, part

FILES = sorted(str(path.relative_to(ART).with_suffix("")) for path in ART.rglob("*.svg"))


def test_a_part_keeps_its_own_colours_until_asked() -> None:
    assert "#b5322a" in part("suits/hearts")
    recoloured = part("suits/hearts", main="#123456")
    assert "#123456" in recoloured
    assert "#b5322a" not in recoloured


def test_light_and_dark_follow_the_main_colour_unless_given() -> None:
    assert part("suits/hearts", main="#000000") != part("suits/hearts", main="#ffffff")
    assert "#abcdef" in part("suits/hearts", main="#000000", light="#abcdef")


def test_a_gradient_may_stand_for_a_colour() -> None:
    assert 'fill="url(#gown)"' in part("figures/gown", main="url(#gown)")


def test_unknown_parts_are_refused() -> None:
    with pytest.raises(FileNotFoundError):
        part("suits/cups")


def test_a_class_that_names_no_paint_is_refused(
    tmp_path: parts.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd.svg").write_text('<svg><path class="fill-main" d="M0 0"/></svg>')
    monkeypatch.setattr(parts, "ART", tmp_path)
    with pytest.raises(ValueError, match="fill-main"):
        part("odd")


def test_every_part_file_can_be_read() -> None:
    odd = [name for name in FILES if "<" not in part(name)]
    assert FILES
    assert not odd
