"""The cards of the treasures: sixty faces in six colours, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from fonts import Typesetter
from sprites.cards import playing_cards, treasure_cards
from sprites.paint.easel import Easel
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


def test_the_deck_has_sixty_faces_all_different(type: Typesetter) -> None:
    easel = Easel(SCALE)
    faces = {
        pygame.image.tobytes(treasure_cards.face(easel, type, card), "RGBA")
        for card in treasure_cards.DECK
    }
    assert len(treasure_cards.DECK) == len(faces) == 60


def test_the_number_says_the_colour() -> None:
    # Rule sheet of the treasures, "Parts".
    expected = {"30n": "black", "1d": "white", "20d": "blue", "9n": "green", "4d": "yellow",
                "29d": "red"}
    assert {card: treasure_cards.colour_of(card) for card in expected} == expected


@pytest.mark.parametrize("width", [48, 84, 110, 224])
def test_faces_have_the_size_asked_for_and_are_kept(type: Typesetter, width: float) -> None:
    easel = Easel(SCALE)
    face = treasure_cards.face(easel, type, "27n", width)
    assert face.get_size() == (round(width * SCALE), round(width * 1.4 * SCALE))
    assert treasure_cards.face(easel, type, "27n", width) is face


def test_text_that_names_no_card_is_refused(type: Typesetter) -> None:
    for text in ("", "0d", "31n", "7", "7x", "07d"):
        with pytest.raises(ValueError, match="no card of the treasures"):
            treasure_cards.face(Easel(SCALE), type, text)


def test_strong_hatching_changes_every_colour_but_white(type: Typesetter) -> None:
    for number, colour in enumerate(treasure_cards.COLOURS, start=6):
        faint = treasure_cards.face(Easel(SCALE), type, f"{number}d")
        strong = treasure_cards.face(Easel(SCALE, strong=True), type, f"{number}d")
        assert (difference(faint, strong) > 0.5) == (colour != "white")


def test_night_is_darker_than_day(type: Typesetter) -> None:
    easel = Easel(SCALE)
    day, night = (treasure_cards.face(easel, type, f"13{half}") for half in "dn")
    shade = [sum(pygame.transform.average_color(face)[:3]) for face in (day, night)]
    assert shade[1] < shade[0]


def test_no_two_tables_share_a_back() -> None:
    easel = Easel(SCALE)
    apart = difference(treasure_cards.back(easel, 120), playing_cards.back(easel, 120))
    assert apart > 10
