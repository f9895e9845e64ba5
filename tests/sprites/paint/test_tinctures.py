"""Tinctures and charges: nothing speaks by colour alone, and lines are alike at every scale."""

from __future__ import annotations

import pytest

from sprites.heraldry import charges
from sprites.paint import parts, theme, tinctures
from sprites.paint.easel import Easel
from sprites.ui import icons

SCALES = (0.8, 1.2, 2.4)
PLAIN = "white"


def _row(picture, y):
    return [picture.get_at((x, y)).a for x in range(picture.get_width())]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("tincture", [t for t in tinctures.TINCTURES if t != PLAIN])
def test_hatching_repeats_exactly(easel, scale, tincture):
    lines = tinctures.hatching(Easel(scale), 60, 60, tincture)
    row = _row(lines, lines.get_height() // 2) + _row(lines, lines.get_height() // 2 + 1)
    column = [lines.get_at((lines.get_width() // 2, y)).a for y in range(lines.get_height())]
    assert any(row) or any(column), "no lines"
    seen = _row(lines, 3)
    periods = range(2, len(seen) // 2)
    assert any(seen[p:] == seen[:-p] for p in periods), "lines differ from one another"


def test_white_is_plain(easel):
    assert not any(_row(tinctures.hatching(easel, 40, 40, PLAIN), 5))


@pytest.mark.parametrize("scale", SCALES)
def test_no_two_tinctures_have_the_same_lines(easel, scale):
    strong = Easel(scale, strong=True)
    sheets = {
        bytes(tinctures.hatching(strong, 60, 60, t).get_view("2")) for t in tinctures.TINCTURES
    }
    assert len(sheets) == len(tinctures.TINCTURES)


def test_strong_hatching_is_stronger(easel):
    for tincture in ("red", "blue", "green", "yellow", "black"):
        faint = tinctures.hatching(easel, 80, 80, tincture)
        strong = tinctures.hatching(Easel(easel.scale, strong=True), 80, 80, tincture)
        assert max(_row(strong, 3) + _row(strong, 5)) >= max(_row(faint, 3) + _row(faint, 5))


def test_every_colour_of_a_game_has_a_charge_of_its_own():
    for table in (charges.TREASURE_CHARGES, charges.SEAL_CHARGES):
        assert len(set(table.values())) == len(table)
        assert set(table) <= set(theme.TINCTURES)
        assert set(table.values()) <= set(charges.CHARGES)
    assert set(charges.CHARGE_COLOURS) == set(theme.TINCTURES)


@pytest.mark.parametrize(
    ("folder", "names"),
    [("charges", charges.CHARGES), ("glyphs", charges.GLYPHS), ("icons", icons.ICONS)],
)
def test_tables_name_exactly_the_files(folder, names):
    assert sorted(names) == sorted(path.stem for path in (parts.ART / folder).glob("*.svg"))


def test_charges_are_drawn_at_their_size_and_kept(easel):
    for name in charges.CHARGES:
        picture = charges.charge(easel, name, 40)
        assert picture.get_size() == (easel.px(40), easel.px(40))
        assert picture.get_bounding_rect().height > easel.px(40) * 0.7
        assert charges.charge(easel, name, 40) is picture


def test_charges_take_a_colour():
    assert "#8d2a22" in charges.charge_svg("crown", "#8d2a22")
    assert "#8d2a22" in charges.glyph_svg("lion", "#8d2a22")
