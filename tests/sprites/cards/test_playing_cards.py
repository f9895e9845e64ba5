"""The playing cards: a whole deck, each face its own, drawn to size and kept."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from fonts import Typesetter
from sprites.cards import playing_cards
from sprites.cards.court_figures import COURTS
from sprites.paint.easel import Easel
from sprites.paint.parts import ART
from tests.sprites.golden import difference

SCALE = 0.8


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


def test_the_deck_has_fifty_two_faces_all_different(type: Typesetter) -> None:
    easel = Easel(SCALE)
    faces = {pixels(playing_cards.face(easel, type, card)) for card in playing_cards.DECK}
    assert len(playing_cards.DECK) == len(faces) == 52


@pytest.mark.parametrize("width", [96, 120, 224])
def test_faces_and_back_have_the_size_asked_for(type: Typesetter, width: float) -> None:
    easel = Easel(SCALE)
    size = (round(width * SCALE), round(width * 1.4 * SCALE))
    assert playing_cards.face(easel, type, "QD", width).get_size() == size
    assert playing_cards.face(easel, type, "TS", width).get_size() == size
    assert playing_cards.back(easel, width).get_size() == size


def test_corners_are_round(type: Typesetter) -> None:
    face = playing_cards.face(Easel(SCALE), type, "7C")
    assert face.get_at((0, 0)).a == 0
    assert face.get_at((face.get_width() // 2, 0)).a > 200


def test_pictures_are_kept(type: Typesetter) -> None:
    easel = Easel(SCALE)
    first = playing_cards.face(easel, type, "KH")
    assert playing_cards.face(easel, type, "KH") is first
    assert playing_cards.back(easel) is playing_cards.back(easel)


def test_text_that_names_no_card_is_refused(type: Typesetter) -> None:
    for text in ("", "1H", "KX", "10H", "kh"):
        with pytest.raises(ValueError, match="no playing card"):
            playing_cards.face(Easel(SCALE), type, text)


@pytest.mark.parametrize("card", ["5D", "5S", "AC", "JH"])
def test_four_colours_change_the_ink(type: Typesetter, card: str) -> None:
    two = playing_cards.face(Easel(SCALE), type, card)
    four = playing_cards.face(Easel(SCALE, four_colour=True), type, card)
    assert difference(two, four) > 0.1


def test_strong_hatching_changes_the_courts_fields(type: Typesetter) -> None:
    for card in ("KH", "QS", "JD", "KC"):
        faint = playing_cards.face(Easel(SCALE), type, card)
        strong = playing_cards.face(Easel(SCALE, strong=True), type, card)
        assert difference(faint, strong) > 0.5


def test_the_text_scale_leaves_the_cards_alone() -> None:
    usual = playing_cards.face(Easel(SCALE), Typesetter(SCALE, "en"), "8H")
    large = playing_cards.face(Easel(SCALE), Typesetter(SCALE, "en", 1.5), "8H")
    assert pixels(usual) == pixels(large)


def test_number_cards_show_as_many_pips_as_they_count() -> None:
    for rank, pips in playing_cards.PIPS.items():
        assert len(pips) == (10 if rank == "T" else int(rank))
        assert sorted((200 - x, y) for x, y, _ in pips) == sorted((x, y) for x, y, _ in pips)


def test_warming_draws_all_faces_in_steps(type: Typesetter) -> None:
    easel = Easel(SCALE)
    cards = ("KH", "2S", "3D")
    steps = list(playing_cards.warm(easel, type, cards, seconds=0))
    assert len(steps) == len(cards)
    before = playing_cards.face(easel, type, "2S")
    assert list(playing_cards.warm(easel, type, cards, seconds=60)) == []
    assert playing_cards.face(easel, type, "2S") is before


def test_every_court_names_parts_that_exist_and_none_looks_like_another() -> None:
    for court in COURTS.values():
        for name in (court.locks, court.front, court.head, f"brows-{court.brows}",
                     f"mouth-{court.mouth}"):
            assert (ART / "figures" / f"{name}.svg").exists(), name
    looks = {(c.gown, c.hair, c.front, c.head, c.attribute, c.brows) for c in COURTS.values()}
    assert len(looks) == len(COURTS) == 12
