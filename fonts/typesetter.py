"""Sets text: from a sentence, a role and a size to a picture at the window's real scale.

Sizes and widths are stage px; pictures are window px. Faces are opened when first used, each sign
is set by the first face of its role's chain that has it, all on one baseline. Everything made is
kept, the oldest dropped first; kept pictures are shared, so copy one before drawing on it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

import pygame

from fonts import breaking, coverage, faces
from fonts.faces import Face
from fonts.kept import Kept, area

Align = Literal["left", "center", "right"]

GROWS_TO = 28
"""Text scale works on what is read: sizes up to this grow in full, larger ones by as many px."""
SMALLEST_SHARE = 0.6
"""How far :meth:`Typesetter.fitted` shrinks unless told otherwise."""
SMALLEST_PIXELS = 6

FINE = 48
"""SDL_ttf sets signs at whole px, which makes small words uneven. Below this size in window px a
line is set larger and averaged down, so that spacing and weight are right at every scale."""

_KEPT_PIXELS = 8_000_000
"""32 MB of pictures: several screens of text in a 4K window."""
_KEPT_WIDTHS = 6000
_KEPT_BREAKS = 400
_KEPT_FONTS = 48

_ELLIPSIS = "…"
_SHOWN: dict[int, str | None] = {
    **dict.fromkeys(range(0x20)), **dict.fromkeys(range(0x7F, 0xA0)),
    0x09: " ", 0x0A: " ", 0xA0: " ", 0x2009: " ", 0x202F: " ", 0x2011: "-",
    **dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF)),
}  # fmt: skip


def shown(text: str) -> str:
    """Return ``text`` as it is drawn on one line: no control signs, every space a plain one.

    Half characters (from file names that are not Unicode) become question marks.
    """
    return text.encode("utf-8", "replace").decode("utf-8").translate(_SHOWN)


class Typesetter:
    """Sets text of one language at one scale.

    ``scale``: window px for one stage px. ``language``: one of ``faces.LANGUAGES``.
    ``text_scale``: the player's 1.0, 1.25 or 1.5. All methods raise KeyError for an unknown role.
    """

    def __init__(self, scale: float, language: str, text_scale: float = 1.0) -> None:
        if language not in faces.LANGUAGES:
            raise KeyError(f"text is set in {faces.LANGUAGES}, not in {language!r}")
        if not pygame.font.get_init():
            pygame.font.init()
        self.scale = scale
        self.language = language
        self.text_scale = text_scale
        self._fonts: Kept[pygame.font.Font] = Kept(_KEPT_FONTS)
        self._signs: dict[str, frozenset[int]] = {}
        self._widths: Kept[float] = Kept(_KEPT_WIDTHS)
        self._breaks: Kept[list[str]] = Kept(_KEPT_BREAKS)
        self._pictures: Kept[pygame.Surface] = Kept(_KEPT_PIXELS, area)
        self._plain: Typesetter | None = self if text_scale == 1 else None
        self._even: Typesetter | None = None
        self._largest = math.inf
        """Window px of the faces taken for larger text, too."""

    @property
    def plain(self) -> Typesetter:
        """The same at text scale 1: for figures on cards and boards, whose places don't grow."""
        if self._plain is None:
            self._plain = Typesetter(self.scale, self.language)
            self._plain._largest = self._largest
        return self._plain

    def one_face(self, smallest: float) -> Typesetter:
        """Return the typesetter for a card with text of ``smallest`` stage px and more on it.

        Where that is too small for Korean or Chinese serifs, nothing on the card has any.
        """
        small = faces.is_small(self.pixels(smallest))
        if not small or self.language in faces.WESTERN or self._largest < math.inf:
            return self
        if self._even is None:
            self._even = Typesetter(self.scale, self.language, self.text_scale)
            self._even._largest = SMALLEST_PIXELS
        return self._even

    def _chain(self, role: str, pixels: float) -> tuple[Face, ...]:
        return faces.chain(self.language, role, min(pixels, self._largest))

    # -- sizes ---------------------------------------------------------------------------------

    def pixels(self, size: float) -> float:
        """Return the window px in which text of ``size`` stage px is set, text scale included."""
        grown = size + min(size, GROWS_TO) * (self.text_scale - 1)
        return max(SMALLEST_PIXELS, round(grown * self.scale * 4) / 4)

    def height(self, role: str, size: float) -> float:
        """Return the height of every line of that role and size, stage px.

        The middle of a line's picture is where the eye sees the middle of its letters: a label
        blitted with its picture's centre on a button's centre looks centred, in any language.
        """
        half, _ = self._halves(role, self.pixels(size))
        return 2 * half / self.scale

    def width(self, text: str, role: str, size: float, track: float = 0) -> float:
        """Return the width of one line, stage px. ``track``: extra space between signs, px."""
        return self._width(shown(text), role, self.pixels(size), track) / self.scale

    def _halves(self, role: str, pixels: float) -> tuple[int, int]:
        """Return half the line's height, and how far its baseline lies under its middle."""
        chain = self._chain(role, pixels)
        half = max(face.half * face.size for face in chain)
        return round(half * pixels + 0.5), round(chain[0].centre * chain[0].size * pixels)

    # -- setting -------------------------------------------------------------------------------

    def line(
        self, text: str, role: str, size: float, colour: str, track: float = 0
    ) -> pygame.Surface:
        """Return one line as a transparent picture; ``colour`` is ``#rrggbb``."""
        key = (text, role, size, colour, track)
        return self._pictures.get_or(
            key, lambda: self._set(shown(text), role, self.pixels(size), colour, track)
        )

    def fitted(
        self, text: str, role: str, size: float, colour: str, width: float,
        smallest: float | None = None, track: float = 0,
    ) -> pygame.Surface:
        """Return one line no wider than ``width`` stage px, set smaller if it must be.

        Below ``smallest`` (unless given, 60 % of the size as it is without the text scale) the
        text is cut with an ellipsis instead. The picture's height is that of the size used.
        """
        text = shown(text)
        room = width * self.scale
        pixels = self.pixels(size)
        if smallest is None:
            smallest = size * SMALLEST_SHARE / self.text_scale
        least = min(pixels, self.pixels(smallest))
        wide = self._width(text, role, pixels, track)
        if wide > room and pixels > least:
            pixels = max(least, math.ceil(4 * pixels * room / wide) / 4)
            while pixels > least and self._width(text, role, pixels, track) > room:
                pixels -= 0.25
        return self._line(self._cut(text, role, pixels, room, track), role, pixels, colour, track)

    def lines(self, text: str, role: str, size: float, width: float) -> list[str]:
        r"""Return ``text`` broken into lines no wider than ``width`` stage px; ``\n`` is kept."""
        return list(self._broken(text, role, self.pixels(size), width, breaking.break_lines))

    def measure(
        self, text: str, role: str, size: float, width: float, spacing: float = 1.2
    ) -> tuple[float, float]:
        """Return width and height in stage px that :meth:`paragraph` needs within ``width``."""
        pixels = self.pixels(size)
        broken = self._broken(text, role, pixels, width, breaking.break_lines)
        widest = max(self._width(shown(line), role, pixels, 0) for line in broken)
        half, _ = self._halves(role, pixels)
        tall = 2 * half + round(pixels * spacing) * (len(broken) - 1)
        return widest / self.scale, tall / self.scale

    def paragraph(
        self, text: str, role: str, size: float, colour: str, width: float,
        align: Align = "left", spacing: float = 1.2,
    ) -> pygame.Surface:
        """Return ``text`` broken into lines, as one picture ``width`` stage px wide.

        ``spacing``: from baseline to baseline, in sizes. Centred text gets lines of even length.
        """
        pixels = self.pixels(size)
        key = ("paragraph", text, role, pixels, colour, width, align, spacing)
        return self._pictures.get_or(
            key, lambda: self._paragraph(text, role, pixels, colour, width, align, spacing)
        )

    def _paragraph(
        self, text: str, role: str, pixels: float, colour: str, width: float, align: Align,
        spacing: float,
    ) -> pygame.Surface:
        rule = breaking.balanced if align == "center" else breaking.break_lines
        broken = self._broken(text, role, pixels, width, rule)
        half, _ = self._halves(role, pixels)
        step = round(pixels * spacing)
        full = max(1, round(width * self.scale))
        picture = _empty(full, 2 * half + step * (len(broken) - 1), colour)
        for number, line in enumerate(broken):
            set_line = self._line(shown(line), role, pixels, colour, 0)
            left = {"left": 0, "center": (full - set_line.get_width()) // 2,
                    "right": full - set_line.get_width()}[align]
            picture.blit(set_line, (left, number * step))
        return picture

    def _broken(
        self, text: str, role: str, pixels: float, width: float,
        rule: Callable[[str, float, breaking.Measure], list[str]],
    ) -> list[str]:
        room = width * self.scale
        return self._breaks.get_or(
            (text, role, pixels, width, rule),
            lambda: rule(text, room, lambda part: self._width(shown(part), role, pixels, 0)),
        )

    def _cut(self, text: str, role: str, pixels: float, room: float, track: float) -> str:
        """Return ``text``, or as much of its beginning as fits with an ellipsis."""
        if self._width(text, role, pixels, track) <= room:
            return text
        short, long = 0, len(text)
        while short < long:
            middle = (short + long + 1) // 2
            tried = text[:middle].rstrip() + _ELLIPSIS
            if self._width(tried, role, pixels, track) <= room:
                short = middle
            else:
                long = middle - 1
        kept = text[:short].rstrip() + _ELLIPSIS
        return kept if self._width(kept, role, pixels, track) <= room else ""

    # -- runs of one face ----------------------------------------------------------------------

    def _font(self, face: Face, pixels: float) -> pygame.font.Font:
        size = max(SMALLEST_PIXELS, round(pixels * face.size * _fineness(pixels)))
        return self._fonts.get_or(
            (face.file, size), lambda: pygame.font.Font(str(face.path), size)
        )

    def _holds(self, face: Face, sign: str) -> bool:
        if face.file not in self._signs:
            self._signs[face.file] = coverage.signs(face.path)
        return ord(sign) in self._signs[face.file]

    def _runs(self, text: str, role: str, pixels: float) -> list[tuple[Face, str]]:
        """Cut a line into runs of one face each; a sign nobody has is left to the first face."""
        chain = self._chain(role, pixels)
        if role == "display" and text.isascii():
            # A name in Latin letters keeps the letters drawn for it, in every language.
            chain = faces.chain("en", role, pixels)
        runs: list[tuple[Face, str]] = []
        for sign in text:
            last = runs[-1][0] if runs else None
            if sign == " " and last is not None:
                face = last
            else:
                face = next((f for f in chain if self._holds(f, sign)), chain[0])
            if face is last:
                runs[-1] = (face, runs[-1][1] + sign)
            else:
                runs.append((face, sign))
        return runs

    def _width(self, text: str, role: str, pixels: float, track: float) -> float:
        """Return the width of a line in window px."""
        return self._widths.get_or(
            (text, role, pixels, track), lambda: self._measure(text, role, pixels, track)
        )

    def _measure(self, text: str, role: str, pixels: float, track: float) -> float:
        fine = _fineness(pixels)
        gap = track * self.scale * fine
        total = 0.0
        for face, run in self._runs(text, role, pixels):
            font = self._font(face, pixels)
            total += _places(font, run, gap)[-1] if track else font.size(run)[0]
        return max(0.0, total - gap) / fine

    def _line(
        self, text: str, role: str, pixels: float, colour: str, track: float
    ) -> pygame.Surface:
        return self._pictures.get_or(
            (text, role, pixels, colour, track),
            lambda: self._set(text, role, pixels, colour, track),
        )

    def _set(
        self, text: str, role: str, pixels: float, colour: str, track: float
    ) -> pygame.Surface:
        half, below = self._halves(role, pixels)
        fine = _fineness(pixels)
        wide = max(1, math.ceil(self._width(text, role, pixels, track) - 1e-6))
        picture = _empty(wide * fine, 2 * half * fine, colour)
        gap = track * self.scale * fine
        ink = pygame.Color(colour)
        left = 0.0
        for face, run in self._runs(text, role, pixels):
            font = self._font(face, pixels)
            top = (half + below) * fine - font.get_ascent()
            if not track:
                picture.blit(font.render(run, True, ink), (round(left), top))
                left += font.size(run)[0]
                continue
            places = _places(font, run, gap)
            for sign, place in zip(run, places, strict=False):
                picture.blit(font.render(sign, True, ink), (round(left + place), top))
            left += places[-1]
        return pygame.transform.smoothscale(picture, (wide, 2 * half)) if fine > 1 else picture


def _fineness(pixels: float) -> int:
    """Return how many times larger a line of ``pixels`` is set before it is averaged down."""
    return 4 if pixels < FINE / 2 else 2 if pixels < FINE else 1


def _places(font: pygame.font.Font, run: str, gap: float) -> list[float]:
    """Return where each sign of a tracked run begins, and where it ends; kerning is kept."""
    places = [0.0]
    for number, sign in enumerate(run):
        after = run[number + 1 : number + 2]
        own = font.size(sign + after)[0] - (font.size(after)[0] if after else 0)
        places.append(places[-1] + own + gap)
    return places


def _empty(width: int, height: int, colour: str) -> pygame.Surface:
    """Return a transparent picture whose clear px hold the colour, so edges never grey."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    ink = pygame.Color(colour)
    picture.fill((ink.r, ink.g, ink.b, 0))
    return picture
