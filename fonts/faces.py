"""Which font file sets which role in which language, and how each face sits on its line.

Roles are what a text *is* on screen: ``display`` (the game's own name), ``title`` (headings,
buttons, seats), ``numeral`` (big figures), ``text``, ``bold`` and ``italic``. Pure data: opens no
file and knows no pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "cut"
"""Where the cut font files lie."""

ROLES = ("display", "title", "numeral", "text", "bold", "italic")
LANGUAGES = ("en", "ko", "zh_TW", "eu")
WESTERN = ("en", "eu")
"""Languages in Latin letters."""

SMALL = 18
"""Below this size in window px a Korean or Chinese serif fills up; the sans faces take over."""


@dataclass(frozen=True, slots=True)
class Face:
    """One font file and its proportions, in em of its own size.

    ``size``: its share of the size asked for, so that faces side by side look equally large.
    ``centre``: how far over the baseline the eye sees the middle of a line.
    ``half``: room above and below that middle which holds all ink of the face.
    """

    file: str
    size: float
    centre: float
    half: float

    @property
    def path(self) -> Path:
        """The face's file."""
        return FOLDER / self.file


# Cinzel has capitals and small capitals only: the eye takes the middle of the capitals. In
# Garamond it takes a place between that and the middle of the small letters; in Korean and
# Chinese the middle of the square every sign fills.
# Cinzel Decorative's capitals have flourishes, its small letters are plain capitals: "camelot".
DISPLAY = Face("cinzel-decorative-900.ttf", 1.0, 0.35, 0.76)
TITLE = Face("cinzel-700.ttf", 1.0, 0.34, 0.66)
NUMERAL = Face("cinzel-900.ttf", 1.0, 0.35, 0.66)
TEXT = Face("garamond-regular.ttf", 1.0, 0.28, 0.66)
BOLD = Face("garamond-bold.ttf", 1.0, 0.28, 0.66)
ITALIC = Face("garamond-italic.ttf", 1.0, 0.28, 0.66)

# One size smaller than the Latin beside them (concept notes).
KOREAN = Face("serif-ko-regular.otf", 0.92, 0.37, 0.7)
KOREAN_BOLD = Face("serif-ko-bold.otf", 0.92, 0.37, 0.7)
KOREAN_SMALL = Face("sans-ko-medium.otf", 0.92, 0.37, 0.7)
KOREAN_SMALL_BOLD = Face("sans-ko-bold.otf", 0.92, 0.37, 0.7)
CHINESE = Face("serif-zh-regular.otf", 0.92, 0.37, 0.7)
CHINESE_BOLD = Face("serif-zh-bold.otf", 0.92, 0.37, 0.7)
CHINESE_SMALL = Face("sans-zh-medium.otf", 0.92, 0.37, 0.7)
CHINESE_SMALL_BOLD = Face("sans-zh-bold.otf", 0.92, 0.37, 0.7)

FACES = (
    DISPLAY, TITLE, NUMERAL, TEXT, BOLD, ITALIC,
    KOREAN, KOREAN_BOLD, KOREAN_SMALL, KOREAN_SMALL_BOLD,
    CHINESE, CHINESE_BOLD, CHINESE_SMALL, CHINESE_SMALL_BOLD,
)

_LATIN: dict[str, tuple[Face, ...]] = {
    # Cinzel Decorative is cut without its hanging figures, so the heavy Cinzel lends its own.
    "display": (DISPLAY, NUMERAL, BOLD),
    "title": (TITLE, BOLD),
    "numeral": (NUMERAL, BOLD),
    "text": (TEXT,),
    "bold": (BOLD, TEXT),
    "italic": (ITALIC, TEXT),
}
_HEAVY = frozenset({"display", "title", "numeral", "bold"})


def is_small(pixels: float) -> bool:
    """Return whether Korean and Chinese of ``pixels`` window px are set without serifs."""
    return pixels * KOREAN.size < SMALL


def chain(language: str, role: str, pixels: float) -> tuple[Face, ...]:
    """Return the faces to try for each sign, best first, for text of ``pixels`` window px.

    The first one is the line's own face: it rules size, height and baseline. Raises KeyError for
    a role or language that there is none of.
    """
    latin = _LATIN[role]
    heavy = role in _HEAVY
    korean = (KOREAN_BOLD, KOREAN) if heavy else (KOREAN,)
    chinese = (CHINESE_BOLD, CHINESE) if heavy else (CHINESE,)
    if is_small(pixels):
        korean = (KOREAN_SMALL_BOLD if heavy else KOREAN_SMALL, *korean)
        chinese = (CHINESE_SMALL_BOLD if heavy else CHINESE_SMALL, *chinese)
    east = {"en": (*korean, *chinese), "eu": (*korean, *chinese),
            "ko": (*korean, *chinese), "zh_TW": (*chinese, *korean)}[language]
    if role == "numeral" or language in WESTERN:
        return (*latin, *east)
    return (*east, *latin)
