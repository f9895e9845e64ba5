"""Disks, heaps, thieves and marks: sized, kept, and telling apart what they must."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from fonts import Typesetter
from sprites.cards import treasure_pieces
from sprites.heraldry.arms import Arms
from sprites.heraldry.charges import TREASURE_CHARGES
from sprites.paint.easel import Easel
from tests.sprites.golden import difference

SCALE = 1.0
ARMS = Arms("blue", "chevron", "yellow")


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield


@pytest.fixture
def type() -> Typesetter:
    return Typesetter(SCALE, "en")


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_disks_differ_by_colour_and_are_kept() -> None:
    easel = Easel(SCALE)
    disks = {pixels(treasure_pieces.disk(easel, colour)) for colour in TREASURE_CHARGES}
    assert len(disks) == len(TREASURE_CHARGES)
    assert treasure_pieces.disk(easel, "red") is treasure_pieces.disk(easel, "red")
    assert treasure_pieces.disk(easel, "red", 38).get_size() == (38, 38)


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow", "black"])
def test_strong_hatching_shows_on_disks(colour: str) -> None:
    faint = treasure_pieces.disk(Easel(SCALE), colour)
    strong = treasure_pieces.disk(Easel(SCALE, strong=True), colour)
    assert difference(faint, strong) > 0.5


def test_every_count_of_a_heap_looks_different(type: Typesetter) -> None:
    easel = Easel(SCALE)
    heaps = [treasure_pieces.heap(easel, type, "green", count) for count in range(11)]
    assert len({pixels(heap) for heap in heaps}) == 11
    assert {heap.get_size() for heap in heaps} == {treasure_pieces.HEAP_SIZE}


def test_no_piece_of_the_highest_heap_is_cut_off(type: Typesetter) -> None:
    heap = treasure_pieces.heap(Easel(SCALE), type, "white", 10)
    ink = heap.get_bounding_rect(min_alpha=128)
    assert heap.get_rect().inflate(-2, -2).contains(ink)


def test_thieves_are_told_apart_by_cloak_and_arms() -> None:
    easel = Easel(SCALE)
    one = treasure_pieces.thief(easel, "#3a5fa8", ARMS)
    assert one.get_height() == treasure_pieces.THIEF_HEIGHT
    assert pixels(one) != pixels(treasure_pieces.thief(easel, "#8f3a34", ARMS))
    assert pixels(one) != pixels(treasure_pieces.thief(easel, "#3a5fa8", Arms("blue", "bend")))


def test_marks_over_a_figure_say_rank_and_card(type: Typesetter) -> None:
    easel = Easel(SCALE)
    medals = {pixels(treasure_pieces.medal(easel, type, rank)) for rank in range(1, 6)}
    assert len(medals) == 5
    flags = {pixels(treasure_pieces.flag(easel, type, number, "red")) for number in (5, 11, 29)}
    assert len(flags) == 3


def test_rings_and_start_marker_have_their_sizes() -> None:
    easel = Easel(SCALE)
    assert treasure_pieces.ring(easel).get_size() == (156, 58)
    assert treasure_pieces.lit_ring(easel).get_size() == (168, 64)
    assert treasure_pieces.start_marker(easel, 24).get_size() == (24, 24)
