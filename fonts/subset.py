"""Cuts the font files of the game from the public packages: ``python -m fonts.subset``.

A development command (extra ``fonts``: fontTools, brotli); the game itself never imports it.
Latin faces keep the European letters, Korean and Chinese ones only the signs that stand in the
catalogues, so that the folder stays small: run it again whenever sentences were added.

Where the sources come from (all under the SIL Open Font License, texts in ``fonts/licences``):

- npm ``@fontsource/cinzel``, ``@fontsource/cinzel-decorative``, ``@fontsource/eb-garamond``
  (5.x; ``npm pack NAME`` gives the ``.tgz``, which is read as it is). This Garamond is the one
  with lining figures and a drawn bold; others hang their figures below the line.
- Debian ``fonts-noto-cjk`` and ``fonts-noto-cjk-extra``: the ``.ttc`` collections of Noto Serif
  CJK and Noto Sans CJK. The releases of those projects hold the same files.
"""

from __future__ import annotations

import argparse
import io
import sys
import tarfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

# fontTools says nothing of its types.
from fontTools import subset  # type: ignore[import-untyped]
from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from fonts import faces

SCENES = Path(__file__).parent.parent / "scenes"

LATIN = (
    set(range(0x20, 0x7F))  # Basic Latin
    | set(range(0xA0, 0x180))  # Latin-1 and Latin Extended-A
    | {0x2009, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D}
    | {0x201E, 0x2020, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC}
    | {0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265}
)
EASTERN = (
    (LATIN - set(range(0x100, 0x180)))
    | set(range(0x3000, 0x3020))  # punctuation of Korean and Chinese
    | {0xFF01, 0xFF05, 0xFF08, 0xFF09, 0xFF0B, 0xFF0C, 0xFF0D, 0xFF0E, 0xFF0F, 0xFF1A, 0xFF1B}
    | {0xFF1C, 0xFF1D, 0xFF1E, 0xFF1F, 0xFF5E, 0x2027, 0x30FB, 0xFE30}
    | {0x21E7, 0x21B5, 0x2660, 0x2663, 0x2665, 0x2666, 0x2713, 0x2715, 0x2605, 0x25CF, 0x25CB}
)
FIGURES = set(b"0123456789")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a face is cut from: file names (several are joined), and a number in a collection."""

    files: tuple[str, ...]
    number: int = 0


def _fontsource(stem: str, cut: str) -> Source:
    return Source(tuple(f"{stem}-{part}-{cut}.woff2" for part in ("latin", "latin-ext")))


# Numbers in the Noto collections: 0 Japanese, 1 Korean, 2 simplified, 3 Taiwan, 4 Hong Kong.
SOURCES: dict[str, Source] = {
    faces.DISPLAY.file: _fontsource("cinzel-decorative", "900-normal"),
    faces.TITLE.file: _fontsource("cinzel", "700-normal"),
    faces.NUMERAL.file: _fontsource("cinzel", "900-normal"),
    faces.TEXT.file: _fontsource("eb-garamond", "500-normal"),
    faces.BOLD.file: _fontsource("eb-garamond", "700-normal"),
    faces.ITALIC.file: _fontsource("eb-garamond", "500-italic"),
    faces.KOREAN.file: Source(("NotoSerifCJK-Regular.ttc",), 1),
    faces.KOREAN_BOLD.file: Source(("NotoSerifCJK-Bold.ttc",), 1),
    faces.KOREAN_SMALL.file: Source(("NotoSansCJK-Medium.ttc",), 1),
    faces.KOREAN_SMALL_BOLD.file: Source(("NotoSansCJK-Bold.ttc",), 1),
    faces.CHINESE.file: Source(("NotoSerifCJK-Regular.ttc",), 3),
    faces.CHINESE_BOLD.file: Source(("NotoSerifCJK-Bold.ttc",), 3),
    faces.CHINESE_SMALL.file: Source(("NotoSansCJK-Medium.ttc",), 3),
    faces.CHINESE_SMALL_BOLD.file: Source(("NotoSansCJK-Bold.ttc",), 3),
}


def catalogue_signs(language: str, folder: Path = SCENES) -> set[int]:
    """Return every sign in the ``.po`` files of ``language`` under a folder, comments included."""
    signs: set[int] = set()
    for path in sorted(folder.rglob(f"{language}/LC_MESSAGES/*.po")):
        signs |= {ord(sign) for sign in path.read_text(encoding="utf-8")}
    return {sign for sign in signs if sign >= 0x20}


def is_hangul(sign: int) -> bool:
    """Tell whether a code point is a Korean syllable or letter."""
    return 0x1100 <= sign < 0x1200 or 0x3130 <= sign < 0x3190 or 0xAC00 <= sign < 0xD7B0


def is_han(sign: int) -> bool:
    """Tell whether a code point is a Chinese character."""
    return 0x3400 <= sign < 0xA000 or 0xF900 <= sign < 0xFB00 or 0x20000 <= sign < 0x32000


def everyday_signs(encoding: str) -> set[int]:
    """Return the syllables of KS X 1001 (``"euc_kr"``) or the common characters of Big5."""
    first = range(0xB0, 0xC9) if encoding == "euc_kr" else range(0xA4, 0xC7)
    signs: set[int] = set()
    for lead in first:
        for trail in range(0x40, 0xFF):
            text = bytes((lead, trail)).decode(encoding, "ignore")
            signs |= {ord(sign) for sign in text if ord(sign) > 0x7F}
    return {sign for sign in signs if is_hangul(sign) or is_han(sign)}


def wanted(face: faces.Face, signs: dict[str, set[int]], everyday: bool) -> set[int]:
    """Return the code points that ``face`` is to hold, given the catalogues' signs by language."""
    if face is faces.DISPLAY:
        return LATIN - FIGURES
    if "-ko-" not in face.file and "-zh-" not in face.file:
        return LATIN
    others = set().union(*signs.values())
    if "-ko-" in face.file:
        more = everyday_signs("euc_kr") if everyday and face is faces.KOREAN else set()
        return EASTERN | signs["ko"] | {sign for sign in others if is_hangul(sign)} | more
    more = everyday_signs("big5") if everyday and face is faces.CHINESE else set()
    return EASTERN | signs["zh_TW"] | {sign for sign in others if is_han(sign)} | more


def find(name: str, folders: Sequence[Path]) -> io.BytesIO | Path:
    """Return the source file ``name`` from the folders, or from a ``.tgz`` that lies in them.

    Raises FileNotFoundError, naming the file, when none has it.
    """
    for folder in folders:
        for path in sorted(folder.rglob(name)):
            return path
        for archive in sorted(folder.rglob("*.tgz")):
            with tarfile.open(archive) as packed:
                for member in packed:
                    if Path(member.name).name == name:
                        content = packed.extractfile(member)
                        if content is not None:
                            return io.BytesIO(content.read())
    raise FileNotFoundError(f"{name} lies in none of the source folders (see fonts/subset.py)")


def _options(features: Sequence[str]) -> subset.Options:
    options = subset.Options()
    options.layout_features = list(features)
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG", "STAT", "MATH"]
    return options


def _reduced(font: TTFont, signs: Iterable[int]) -> TTFont:
    # The Noto collections are cut at the right regional font already; "locl" would only bring
    # the other regions' shapes along.
    features = ("kern", "liga") if "CFF " in font else ("kern", "liga", "locl", "mark", "ccmp")
    subsetter = subset.Subsetter(_options(features))
    subsetter.populate(unicodes=sorted(signs))
    subsetter.subset(font)
    return font


def _joined(parts: Sequence[TTFont], folder: Path) -> TTFont:
    """Join cuts of one face that hold different letters; Merger reads them from files only."""
    if len(parts) == 1:
        return parts[0]
    paths = []
    for number, part in enumerate(parts):
        path = folder / f".part-{number}.ttf"
        part.flavor = None
        part.save(path)
        paths.append(path)
    try:
        joined = Merger().merge([str(path) for path in paths])
        # The same sources give the same bytes, whenever they are cut.
        joined.recalcTimestamp = False
        joined["head"].created = parts[0]["head"].created
        joined["head"].modified = parts[0]["head"].modified
        return joined
    finally:
        for path in paths:
            path.unlink()


def _rename(font: TTFont, face: faces.Face) -> None:
    """Give a cut its own name: some licences reserve the original's for the unchanged font."""
    names = font["name"]
    for record in list(names.names):
        if record.nameID in (1, 3, 4, 6, 16, 17):
            names.removeNames(nameID=record.nameID)
    family = "Camelot " + Path(face.file).stem.replace("-", " ").title()
    for name_id, text in ((1, family), (4, family), (6, family.replace(" ", ""))):
        names.setName(text, name_id, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [family.replace(" ", "")]
        top = cff.topDictIndex[0]
        top.FullName = top.FamilyName = family


def cut(
    face: faces.Face, signs: set[int], sources: Sequence[Path], target: Path
) -> tuple[int, int]:
    """Cut one face to ``signs`` into ``target``; return its number of glyphs and of bytes.

    Raises FileNotFoundError when a source is not in the ``sources`` folders.
    """
    source = SOURCES[face.file]
    parts = []
    left = set(signs)
    for name in source.files:
        font = TTFont(
            find(name, sources), fontNumber=source.number, lazy=True, recalcTimestamp=False
        )
        own = left & set(font.getBestCmap())
        left -= own
        if own:
            parts.append(_reduced(font, own))
    font = _joined(parts, target)
    _rename(font, face)
    path = target / face.file
    font.save(path)
    return len(font.getGlyphOrder()), path.stat().st_size


def main(arguments: Sequence[str] | None = None) -> int:
    """Cut the faces anew; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m fonts.subset", description="Cut the game's font files from their sources."
    )
    parser.add_argument(
        "--sources", nargs="+", type=Path, required=True, metavar="FOLDER",
        help="folders with the packages named in fonts/subset.py, unpacked or as .tgz",
    )
    parser.add_argument(
        "--only", nargs="+", metavar="WORD", default=[""],
        help="cut only files whose name has one of these words (ko, zh, garamond …)",
    )
    parser.add_argument(
        "--everyday", action="store_true",
        help="for trying out sentences: all common Korean and Chinese signs in the regular serif",
    )
    chosen = parser.parse_args(arguments)
    signs = {language: catalogue_signs(language) for language in faces.LANGUAGES}
    faces.FOLDER.mkdir(exist_ok=True)
    for face in faces.FACES:
        if not any(word in face.file for word in chosen.only):
            continue
        try:
            glyphs, size = cut(
                face, wanted(face, signs, chosen.everyday), chosen.sources, faces.FOLDER
            )
        except FileNotFoundError as error:
            print(error, file=sys.stderr)
            return 1
        print(f"{face.file:28} {glyphs:5} glyphs {size / 1024:7.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
