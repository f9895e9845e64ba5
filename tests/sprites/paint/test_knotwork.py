"""Interlace closes, alternates, and refuses breaks where nothing crosses."""

from __future__ import annotations

import math
import re

import pytest

from sprites.paint.knotwork import Strand, knot, plait, trefoil

GOLD = Strand(3, 2)


def over_pieces(body: str) -> int:
    """How many pieces lie on top: those cut straight, in ink."""
    inked = re.search(r'<path d="([^"]*)"[^>]*stroke-linecap="butt"', body)
    return inked.group(1).count("M")


@pytest.mark.parametrize(("cols", "rows"), [(1, 1), (2, 2), (6, 9)])
def test_every_inner_crossing_has_one_strand_on_top(cols, rows):
    inner = sum(
        (i + j) % 2 for i in range(1, 2 * cols) for j in range(1, 2 * rows)
    )
    body = knot(cols, rows)
    assert over_pieces(body) == inner if inner else 'linecap="butt"' in body


def test_a_break_takes_its_crossing_away():
    assert over_pieces(knot(3, 3, {(2, 3): "v", (4, 3): "h"})) == over_pieces(knot(3, 3)) - 2


def test_strands_go_over_and_under_in_turn():
    """Pieces on top slant one way where i is odd, the other way where it is even."""
    inked = re.search(r'd="([^"]*)"[^>]*stroke-linecap="butt"', knot(4, 4)).group(1)
    for piece in inked.split("M")[1:]:
        x0, y0, x1, y1 = (float(n) for n in re.findall(r"-?[\d.]+", piece))
        column = round((x0 + x1) / 20)
        assert ((x1 - x0) * (y1 - y0) > 0) == (column % 2 == 1)


def test_every_strand_end_meets_another():
    """A plait is closed: each end of a piece lies on exactly one other end."""
    ends: dict[tuple[float, float], int] = {}
    laid = re.search(r'd="([^"]*)"[^>]*stroke-linecap="round"', knot(3, 4, {(3, 2): "h"})).group(1)
    for piece in laid.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", piece)]
        for end in ((numbers[0], numbers[1]), (numbers[-2], numbers[-1])):
            ends[end] = ends.get(end, 0) + 1
    assert set(ends.values()) == {2}


@pytest.mark.parametrize("place", [(0, 1), (2, 2), (12, 3), (3, 0), (99, 2)])
def test_no_break_without_a_crossing(place):
    with pytest.raises(ValueError, match="no inner crossing"):
        knot(6, 9, {place: "v"})


def test_the_plait_crosses_six_times_a_wave():
    body = plait(0, 0, 300, 200, swing=8, waves=20, strand=GOLD)
    assert abs(over_pieces(body) - 6 * 20) <= 6


def test_the_plait_stays_on_its_arc():
    body = plait(0, 0, 300, 300, swing=8, waves=20, strand=GOLD, start=math.pi, end=1.5 * math.pi)
    laid = re.search(r'd="([^"]*)"[^>]*stroke-linecap="round"', body).group(1)
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", laid)]
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        assert 291.9 <= math.hypot(x, y) <= 308.1
        assert x <= 0.1
        assert y <= 0.1


def test_a_trefoil_has_three_crossings_and_keeps_to_its_circle():
    body = trefoil(50, 50, 40, strand=GOLD)
    assert over_pieces(body) == 3
    laid = re.search(r'd="([^"]*)"', body).group(1)
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", laid)]
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        assert math.hypot(x - 50, y - 50) <= 40.1
