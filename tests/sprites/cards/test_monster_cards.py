"""The cards of the seals: forty-four monsters that grow with their rank, and five backs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from fonts import Typesetter
from sprites.cards import monster_cards, seal_pieces
from sprites.cards.beasts import BEASTS, Layer, beast
from sprites.heraldry.charges import SEAL_CHARGES
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


def test_the_deck_has_forty_four_faces_all_different(type: Typesetter) -> None:
    easel = Easel(SCALE)
    faces = {pixels(monster_cards.face(easel, type, card)) for card in monster_cards.DECK}
    assert len(monster_cards.DECK) == len(faces) == 44


@pytest.mark.parametrize("width", [48, 84, 92, 224])
def test_faces_and_backs_have_the_size_asked_for_and_are_kept(
    type: Typesetter, width: float
) -> None:
    easel = Easel(SCALE)
    size = (round(width * SCALE), round(width * 1.4 * SCALE))
    assert monster_cards.face(easel, type, "g10", width).get_size() == size
    assert monster_cards.back(easel, "grey", width).get_size() == size
    assert monster_cards.face(easel, type, "g10", width) is monster_cards.face(
        easel, type, "g10", width
    )


def test_text_that_names_no_card_is_refused(type: Typesetter) -> None:
    for text in ("", "r0", "r11", "x5", "w3", "7r"):
        with pytest.raises(ValueError, match="no card of the seals"):
            monster_cards.face(Easel(SCALE), type, text)


@pytest.mark.parametrize("colour", BEASTS)
def test_no_rank_of_a_beast_looks_like_another(colour: str) -> None:
    kind = BEASTS[colour]
    assert len({beast(colour, rank)[0] for rank in kind.ranks}) == len(kind.ranks)
    with pytest.raises(ValueError, match="rank"):
        beast(colour, kind.ranks[-1] + 1)


def test_every_layer_of_a_beast_has_its_part_file() -> None:
    for kind in BEASTS.values():
        for layer in kind.layers:
            if isinstance(layer, Layer):
                assert (ART / "beasts" / f"{layer.part}.svg").exists(), layer.part


@pytest.mark.parametrize("card", ["r6", "b6", "y6", "g6", "x2"])
def test_strong_hatching_shows_on_faces_and_backs(type: Typesetter, card: str) -> None:
    faint, strong = Easel(SCALE), Easel(SCALE, strong=True)
    colour = monster_cards.COLOURS[card[0]]
    assert difference(monster_cards.face(faint, type, card),
                      monster_cards.face(strong, type, card)) > 1
    assert difference(monster_cards.back(faint, colour), monster_cards.back(strong, colour)) > 1


def test_tokens_swords_and_backs_differ_by_colour() -> None:
    easel = Easel(SCALE)
    for drawn in (seal_pieces.token, seal_pieces.sword, monster_cards.back):
        assert len({pixels(drawn(easel, colour)) for colour in SEAL_CHARGES}) == 5


def test_the_high_marker_holds_every_languages_word(type: Typesetter) -> None:
    easel = Easel(SCALE)
    plain = seal_pieces.high_marker(easel, type, "")
    for word in ("HIGH", "GORENA", "높음", "最大"):
        marker = seal_pieces.high_marker(easel, type, word)
        assert marker.get_size() == plain.get_size()
        assert difference(marker, plain) > 0.5


def test_chips_grow_with_their_text_and_certainty_shows(type: Typesetter) -> None:
    easel = Easel(SCALE)
    short = seal_pieces.range_chip(easel, type, "3", "red")
    long = seal_pieces.range_chip(easel, type, "2, 5, 7, 10", "red")
    assert long.get_width() > short.get_width()
    assert difference(short, seal_pieces.sure_chip(easel, type, "3", "red")) > 5
