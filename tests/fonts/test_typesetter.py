"""Text becomes pictures of the right size, on one baseline, whose middle is the middle of ink."""

from __future__ import annotations

import math

import pygame
import pytest

from fonts import Typesetter, faces
from fonts.typesetter import shown

INK = "#2a1c12"
SAMPLES = {
    "en": "Six and four make ten.", "eu": "Sei eta lau, hamar.",
    "ko": "설정과 규칙", "zh_TW": "設定、規則",
}  # fmt: skip


def ink(picture: pygame.Surface) -> pygame.Rect:
    return picture.get_bounding_rect(min_alpha=60)


@pytest.mark.parametrize("scale", [0.8, 1.2, 2.4])
@pytest.mark.parametrize("role", faces.ROLES)
@pytest.mark.parametrize("language", faces.LANGUAGES)
def test_line_is_as_wide_and_high_as_said(language: str, role: str, scale: float) -> None:
    kind = Typesetter(scale, language)
    for size in (13, 20, 40):
        picture = kind.line(SAMPLES[language], role, size, INK)
        assert picture.get_width() == math.ceil(
            kind.width(SAMPLES[language], role, size) * scale - 1e-6
        )
        assert picture.get_height() == round(kind.height(role, size) * scale)
        assert ink(picture).width > 0


@pytest.mark.parametrize("language", faces.LANGUAGES)
def test_width_of_a_line_is_that_of_its_words(language: str) -> None:
    kind = Typesetter(1.0, language)
    text = SAMPLES[language]
    parts = sum(kind.width(sign, "text", 20) for sign in text)
    assert kind.width(text, "text", 20) == pytest.approx(parts, rel=0.06)
    assert kind.width("", "text", 20) == 0


def test_every_scale_sets_alike() -> None:
    widths = [Typesetter(s, "en").width("Let go to remove them", "text", 17) for s in (0.8, 1, 2.4)]
    assert max(widths) / min(widths) < 1.02


def test_tracking_adds_between_signs_only() -> None:
    kind = Typesetter(1.0, "en")
    plain = kind.width("camelot", "display", 60)
    assert kind.width("camelot", "display", 60, track=6) == pytest.approx(plain + 36, abs=3)
    assert kind.line("camelot", "display", 60, INK, track=6).get_width() > plain + 30


@pytest.mark.parametrize("language", faces.LANGUAGES)
def test_label_in_the_middle_looks_so(language: str) -> None:
    """The ink of capitals, syllables and characters lies round the middle of the picture."""
    label = {"en": "UNDO", "eu": "IRTEN", "ko": "설정", "zh_TW": "復原"}[language]
    for scale in (0.8, 1.2, 2.4):
        for size in (17, 22):
            picture = Typesetter(scale, language).line(label, "title", size, INK)
            off = abs(ink(picture).centery - picture.get_height() / 2)
            assert off <= max(1.0, 0.05 * size * scale)


def test_scripts_share_a_line_and_its_height() -> None:
    kind = Typesetter(1.0, "en")
    mixed = kind.line("English · 한국어 · 正體中文", "text", 20, INK)
    assert mixed.get_height() == kind.line("English", "text", 20, INK).get_height()
    one = kind.width("한", "text", 20)
    assert one == pytest.approx(20 * faces.KOREAN.size, abs=1.5)


def test_no_ink_is_cut_off() -> None:
    for language in faces.LANGUAGES:
        for role in faces.ROLES:
            for text in ("Ñgjpqy(Q)", "ÉÅgļ", SAMPLES[language]):
                picture = Typesetter(2.0, language).line(text, role, 30, INK)
                bounds = ink(picture)
                assert bounds.top > 0 and bounds.bottom < picture.get_height(), (language, role)


def test_fitted_never_exceeds() -> None:
    for language in faces.LANGUAGES:
        kind = Typesetter(1.3, language)
        for width in (4, 20, 60, 90, 140, 400):
            picture = kind.fitted(SAMPLES[language] * 2, "title", 22, INK, width)
            assert picture.get_width() <= max(1, width * 1.3) + 1


def test_fitted_shrinks_before_it_cuts() -> None:
    kind = Typesetter(1.0, "en")
    text = "Palamedes of the Perilous Forest"
    full = kind.width(text, "text", 20)
    shrunk = kind.fitted(text, "text", 20, INK, full * 0.8)
    assert full * 0.7 < shrunk.get_width() <= full * 0.8 + 1
    assert shrunk.get_height() < kind.line(text, "text", 20, INK).get_height()
    kept = kind.fitted(text, "text", 20, INK, full + 1)
    assert kept.get_height() == kind.line(text, "text", 20, INK).get_height()


def test_paragraph_has_the_width_asked_and_grows_by_lines() -> None:
    kind = Typesetter(1.2, "ko")
    text = "여섯과 넷은 열. 놓으면 사라집니다. " * 3
    for align in ("left", "center", "right"):
        picture = kind.paragraph(text, "text", 20, INK, 300, align=align)
        assert picture.get_width() == 360
        count = len(kind.lines(text, "text", 20, 300))
        step = round(kind.pixels(20) * 1.2)
        expected = round(kind.height("text", 20) * 1.2) + step * (count - 1)
        assert picture.get_height() == expected
    wide, tall = kind.measure(text, "text", 20, 300)
    assert wide <= 300 and round(tall * 1.2) == expected
    for line in kind.lines(text, "text", 20, 300):
        assert kind.width(line, "text", 20) <= 300


def test_text_scale_grows_what_is_read_more_than_titles() -> None:
    plain, large = Typesetter(1.0, "en"), Typesetter(1.0, "en", 1.5)
    assert large.pixels(20) == 30
    assert large.pixels(136) < 136 * 1.15
    assert large.plain.pixels(20) == plain.pixels(20) == 20
    assert plain.plain is plain


def test_small_korean_and_chinese_is_sans() -> None:
    assert faces.chain("ko", "text", 14)[0] is faces.KOREAN_SMALL
    assert faces.chain("zh_TW", "title", 14)[0] is faces.CHINESE_SMALL_BOLD
    assert faces.chain("ko", "title", 30)[0] is faces.KOREAN_BOLD
    assert faces.chain("zh_TW", "numeral", 30)[0] is faces.NUMERAL


@pytest.mark.parametrize("language", ["ko", "zh_TW"])
def test_a_card_with_small_print_has_one_face(language: str) -> None:
    kind = Typesetter(1.0, language, 1.5)
    even = kind.one_face(9)
    assert even is kind.one_face(9) is even.one_face(9) is even.one_face(40)
    assert even.pixels(40) == kind.pixels(40) and even.plain.pixels(40) == 40
    small = faces.KOREAN_SMALL if language == "ko" else faces.CHINESE_SMALL
    for setter in (even, even.plain):
        for size in (9, 14, 25, 40):
            assert setter._chain("text", setter.pixels(size))[0] is small
    assert kind.one_face(20) is kind
    assert Typesetter(1.0, "eu").one_face(9).language == "eu"


def test_faces_are_opened_when_used() -> None:
    kind = Typesetter(1.0, "ko")
    assert not kind._fonts
    kind.line("설정", "title", 30, INK)
    assert {key[0] for key in kind._fonts} == {faces.KOREAN_BOLD.file}


def test_kept_pictures_are_shared_and_bounded() -> None:
    kind = Typesetter(2.0, "en")
    assert kind.line("4:37", "text", 20, INK) is kind.line("4:37", "text", 20, INK)
    for number in range(4000):
        kind.line(f"Deal {number} of a long evening", "text", 40, INK)
    area = sum(p.get_width() * p.get_height() for p in kind._pictures.values())
    assert area <= 8_000_000


@pytest.mark.parametrize(
    "text", ["", " ", "\0", "a\tb\nc", "\udc80 file", "😀", "e\u0301", "\u200b"]
)
def test_any_text_can_be_set(text: str) -> None:
    kind = Typesetter(1.0, "eu")
    assert kind.line(text, "text", 20, INK).get_width() >= 1
    assert kind.fitted(text, "text", 20, INK, 50).get_width() <= 50
    assert kind.paragraph(text, "text", 20, INK, 50).get_width() == 50
    assert "\0" not in shown(text)


def test_clear_px_hold_the_colour() -> None:
    """Else a turned or scaled label would get grey edges."""
    picture = Typesetter(1.0, "en").line("A", "text", 30, "#f2d675")
    corner = picture.get_at((0, 0))
    assert corner.a == 0
    solid = [picture.get_at((x, y)) for x in range(picture.get_width())
             for y in range(picture.get_height())]
    assert all(abs(c.r - 0xF2) <= 2 and abs(c.b - 0x75) <= 2 for c in solid if c.a > 8)


def test_unknown_language_or_role() -> None:
    with pytest.raises(KeyError):
        Typesetter(1.0, "fr")
    with pytest.raises(KeyError):
        Typesetter(1.0, "en").line("x", "script", 20, INK)
