"""Part files: small SVG drawings under ``art/`` that are recoloured and put together into pictures.

A part is a plain SVG file that any viewer shows. An element's classes say which of its paints may
be exchanged: ``class="fill-main stroke-ink"`` lets a caller give ``main`` and ``ink``; a colour
that is not given stays as it is in the file. Roles used so far: main, light, dark, ink, skin,
shade, trim, metal. Knows files and text only; :meth:`sprites.paint.easel.Easel.svg` draws the
result.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sprites.paint.shapes import darker, lighter

ART = Path(__file__).parents[1] / "art"
"""The folder of all part files."""

_REMARK = re.compile(r"<!--.*?-->|<title>.*?</title>", re.DOTALL)
_BODY = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)
_CLASSED = re.compile(r'<[^>]*\bclass="([^"]*)"[^>]*>')
_SPACE = re.compile(r"\s+")


@cache
def _pieces(name: str) -> tuple[tuple[str, str], ...]:
    """Return a file's body cut at its exchangeable colours: pairs of (role, text).

    A pair with an empty role is text that stays; otherwise the text is the file's own colour.
    """
    source = (ART / f"{name}.svg").read_text(encoding="utf-8")
    body = _BODY.search(_REMARK.sub("", source))
    if body is None:
        raise ValueError(f"art/{name}.svg has no <svg> element")
    text = _SPACE.sub(" ", body.group(1)).replace("> <", "><").strip()
    pieces: list[tuple[str, str]] = []
    end = 0
    for element in _CLASSED.finditer(text):
        paints = []
        for word in element.group(1).split():
            attribute, _, role = word.partition("-")
            paint = re.search(rf'\s{attribute}="([^"]*)"', element.group())
            if not role or paint is None:
                raise ValueError(f"art/{name}.svg: class {word!r} names no paint of its element")
            paints.append((paint.start(1), paint.end(1), role))
        for start, stop, role in sorted(paints):
            start, stop = start + element.start(), stop + element.start()
            pieces += [("", text[end:start]), (role, text[start:stop])]
            end = stop
    pieces.append(("", text[end:]))
    return tuple(pieces)


def part(name: str, **colours: str) -> str:
    """Return the SVG elements of ``art/<name>.svg`` (``"charges/rose"``) in other colours.

    ``colours`` maps roles to paints (``#rrggbb`` or ``url(#gradient)``). Where ``main`` is a
    colour, ``light`` and ``dark`` follow it unless they are given too. Raises FileNotFoundError
    for an unknown part, ValueError for a file whose classes name no paint.
    """
    main = colours.get("main", "")
    if main.startswith("#"):
        colours.setdefault("light", lighter(main, 0.5))
        colours.setdefault("dark", darker(main))
    return "".join(colours.get(role, text) if role else text for role, text in _pieces(name))
