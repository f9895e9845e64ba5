"""Where a line may end: words for Latin and Korean, signs for Chinese, by the rules of each.

SDL_ttf's own wrapping breaks Chinese at spaces only and lets a full stop begin a line; this is
ours. Widths come from a function, so nothing here knows fonts or pixels.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

Measure = Callable[[str], float]

NEVER_FIRST = frozenset("、。，．：；！？,.:;!?)]}）」』】〉》〕］｝’”…‥—–～・·‧ー%％‰°′″℃")
"""Signs that may not begin a line (Chinese and Korean punctuation rules)."""
NEVER_LAST = frozenset("([{（「『【〈《〔［｛‘“#＃$€第")
"""Signs that may not end a line; 第 belongs to the number after it."""

JOINERS = "\u00a0\u202f\u2060"
"""No-break space, narrow no-break space, word joiner: no line ends beside them."""
CHANCE = "\u200b"
"""Zero-width space: a line may end here."""

_UNIT = re.compile(r"(%|‰|°|px|ms|s|KB|MB|GB)(?![^\W\d_])")


def is_han(sign: str) -> bool:
    """Tell whether a sign stands alone in its line, as Chinese characters and their points do."""
    code = ord(sign)
    return (
        0x2E80 <= code < 0x3130
        or 0x31C0 <= code < 0xA000
        or 0xF900 <= code < 0xFB00
        or 0xFE30 <= code < 0xFE50
        or 0xFF00 <= code < 0xFF61
        or 0x20000 <= code < 0x32000
    )


def _may_part(before: str, after: str) -> bool:
    """Tell whether a line may end between two neighbours."""
    if before in JOINERS or after in JOINERS or unicodedata.combining(after):
        return False
    if before == CHANCE:
        return True
    if after in NEVER_FIRST or after == " ":
        return False
    if before in NEVER_LAST:
        return False
    if before == " ":
        return True
    if before.isdigit() and is_han(after):
        return False  # 29張: a number keeps its unit
    if is_han(before) or is_han(after):
        return True
    if before in "-–—/":
        # Not inside 4-6 or 1/2, and not between a minus and its number.
        return not after.isdigit()
    return False


def pieces(text: str) -> list[str]:
    """Cut one paragraph where lines may end; joined they are the text again.

    A number keeps its unit (``70 %``, ``29張``), and a word its punctuation.
    """
    found: list[str] = []
    start = 0
    for place in range(1, len(text)):
        before, after = text[place - 1], text[place]
        if not _may_part(before, after):
            continue
        if before == " " and text[place - 2 : place - 1].isdigit() and _UNIT.match(text, place):
            continue
        found.append(text[start:place])
        start = place
    if start < len(text):
        found.append(text[start:])
    return found


def clusters(text: str) -> list[str]:
    """Cut a word into signs, each with its combining marks and a point that may not stand first."""
    found: list[str] = []
    for sign in text:
        glued = unicodedata.combining(sign) or sign in NEVER_FIRST or sign in JOINERS
        if found and (glued or found[-1][-1] in NEVER_LAST):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def _fits(line: str, estimate: float, width: float, measure: Measure) -> bool:
    """Tell whether a line fits; measured only where the sum of its pieces leaves a doubt.

    Kerning makes a line a little narrower or wider than its pieces, never by a tenth.
    """
    if estimate < 0.9 * width:
        return True
    return estimate < 1.3 * width and measure(line.rstrip()) <= width


def _fill(text: str, width: float, measure: Measure) -> list[str]:
    """Fill lines with as many pieces as fit, splitting words that are wider than a line."""
    lines: list[str] = []
    line, estimate = "", 0.0
    for piece in pieces(text):
        own = measure(piece)
        if _fits(line + piece, estimate + own, width, measure):
            line += piece
            estimate += own
            continue
        if line.strip():
            lines.append(line.rstrip())
            line, estimate = "", 0.0
        piece = piece.lstrip() if lines else piece
        if measure(piece.rstrip()) <= width:
            line, estimate = piece, own
            continue
        for cluster in clusters(piece):
            if line and measure((line + cluster).rstrip()) > width:
                lines.append(line.rstrip())
                line = ""
            line += cluster
        estimate = measure(line)
    if line.strip() or not lines:
        lines.append(line.rstrip())
    return lines


def break_lines(text: str, width: float, measure: Measure) -> list[str]:
    r"""Return the lines of ``text``, none wider than ``width`` by ``measure``.

    ``\n`` always ends a line (two of them leave an empty one). A word wider than a whole line is
    split between signs without a hyphen; only a single sign wider than the line sticks out.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _fill(paragraph, width, measure)
    return lines


def balanced(text: str, width: float, measure: Measure) -> list[str]:
    """Return as many lines as :func:`break_lines` gives, but as even in length as can be.

    For centred sentences: no single word left over in the last line.
    """
    lines = break_lines(text, width, measure)
    if len(lines) < 2:
        return lines
    # Never so narrow that a word which fits would be split.
    longest = max(measure(piece.rstrip()) for piece in pieces(text.replace("\n", " ")))
    narrow, wide = max(width / 2, min(longest, width)), width
    for _ in range(6):
        middle = (narrow + wide) / 2
        tried = break_lines(text, middle, measure)
        if len(tried) == len(lines) and all(measure(line) <= middle for line in tried):
            wide, lines = middle, tried
        else:
            narrow = middle
    return lines
