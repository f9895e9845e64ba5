"""Every sign of every catalogue has a drawing in a face that sets it; files and licences are there.

fontTools reads the files here independently of our own reader.
"""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

from fonts import coverage, faces, subset

SCENES = Path(__file__).parents[2] / "scenes"
LARGE, SMALL = 40, 14


@functools.cache
def catalogue_signs(language: str) -> dict[str, str]:
    """Return each sign of a language's sentences with the key of one sentence it stands in."""
    found: dict[str, str] = {}
    for path in sorted(SCENES.rglob(f"{language}/LC_MESSAGES/*.po")):
        with path.open("rb") as file:
            for message in read_po(file):
                forms = message.string if message.id else ()
                for form in (forms,) if isinstance(forms, str) else forms:
                    for sign in form:
                        found.setdefault(sign, str(message.id))
    return {sign: key for sign, key in found.items() if sign.isprintable()}


@pytest.mark.parametrize("face", faces.FACES, ids=lambda face: face.file)
def test_our_reader_agrees_with_fonttools(face: faces.Face) -> None:
    assert coverage.signs(face.path) == set(TTFont(face.path).getBestCmap())


@pytest.mark.parametrize("pixels", [SMALL, LARGE])
@pytest.mark.parametrize("role", faces.ROLES)
@pytest.mark.parametrize("language", faces.LANGUAGES)
def test_every_sign_can_be_set_in_every_role(language: str, role: str, pixels: int) -> None:
    chain = faces.chain(language, role, pixels)
    held = frozenset().union(*(coverage.signs(face.path) for face in chain))
    missing = {s: key for s, key in catalogue_signs(language).items() if ord(s) not in held}
    assert not missing, f"run python -m fonts.subset: {missing}"


@pytest.mark.parametrize("pixels", [SMALL, LARGE])
@pytest.mark.parametrize("role", ["title", "text", "bold", "italic", "display"])
@pytest.mark.parametrize("language", ["ko", "zh_TW"])
def test_eastern_sentences_are_of_one_cut(language: str, role: str, pixels: int) -> None:
    """No syllable of a bold line comes from the regular cut, nor of a small one from the serif."""
    first = coverage.signs(faces.chain(language, role, pixels)[0].path)
    own = subset.is_hangul if language == "ko" else subset.is_han
    missing = [s for s in catalogue_signs(language) if own(ord(s)) and ord(s) not in first]
    assert not missing, f"run python -m fonts.subset: {missing}"


def test_latin_letters_and_figures_are_in_every_face() -> None:
    needed = set(map(ord, "ABCXYZabcxyzñçÑüé0123456789.,:;!?()–—…“”‘’·•"))
    for face in faces.FACES:
        wanted = needed - subset.FIGURES if face is faces.DISPLAY else needed
        assert wanted <= coverage.signs(face.path), face.file


@pytest.mark.parametrize("face", [faces.TEXT, faces.BOLD, faces.ITALIC], ids=lambda f: f.file)
def test_garamond_figures_stand_on_the_line(face: faces.Face) -> None:
    font = TTFont(face.path)
    glyphs, cmap = font["glyf"], font.getBestCmap()
    for figure in "0123456789":
        glyph = glyphs[cmap[ord(figure)]]
        assert glyph.yMin >= -60 and glyph.yMax >= 600, figure


def test_files_licences_and_size() -> None:
    files = {path.name for path in faces.FOLDER.iterdir()}
    assert files == {face.file for face in faces.FACES} == set(subset.SOURCES)
    assert sum(path.stat().st_size for path in faces.FOLDER.iterdir()) < 4 * 1024 * 1024
    licences = faces.FOLDER.parent / "licences"
    for name in ("Cinzel", "CinzelDecorative", "EBGaramond", "NotoCJK"):
        text = (licences / f"OFL-{name}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_cuts_do_not_carry_a_reserved_name() -> None:
    for face in faces.FACES:
        names = TTFont(face.path)["name"]
        assert str(names.getDebugName(1)).startswith("Camelot "), face.file


@pytest.mark.parametrize("content", [b"", b"OTTO", b"\0\1\0\0\0\1" + b"\0" * 6, b"x" * 400])
def test_damaged_file_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"broken\.ttf"):
        coverage.signs(path)
