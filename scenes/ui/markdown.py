"""Reads the little Markdown that our own documents use, as blocks to be set on a page.

Headings, paragraphs, lists, tables (a row becomes a line; the head goes). Emphasis, code and links
lose their signs; a link's address follows in brackets where it isn't the text itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_BARE = re.compile(r"<(https?://[^>]+)>")
_EMPHASIS = re.compile(r"(\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|`)")
_RULE = re.compile(r"\|?[\s:|-]+\|?$")
BETWEEN_CELLS = " — "


@dataclass(frozen=True, slots=True)
class Block:
    """One block of a page: its text on one line, and its kind.

    ``kind``: "1" … "6" for a heading of that level, "text", or "item" for a line of a list.
    """

    kind: str
    text: str


def blocks(source: str) -> list[Block]:
    """Return the blocks of a Markdown text in order."""
    found: list[Block] = []
    open_block = False
    for line in source.splitlines():
        bare = line.strip()
        if not bare or bare.startswith("<!--"):
            open_block = False
            continue
        if bare.startswith("#"):
            level = len(bare) - len(bare.lstrip("#"))
            found.append(Block(str(min(level, 6)), plain(bare.lstrip("#"))))
            open_block = False
        elif bare.startswith("|"):
            if _RULE.fullmatch(bare):
                # What stands above the line only names the columns.
                found.pop()
            else:
                cells = [plain(cell) for cell in bare.strip("|").split("|")]
                found.append(Block("item", BETWEEN_CELLS.join(cell for cell in cells if cell)))
            open_block = False
        elif re.match(r"([-*+]|\d+\.)\s", bare):
            found.append(Block("item", plain(bare.split(maxsplit=1)[1])))
            open_block = True
        elif open_block:
            last = found[-1]
            found[-1] = Block(last.kind, f"{last.text} {plain(bare)}")
        else:
            found.append(Block("text", plain(bare)))
            open_block = True
    return found


def plain(text: str) -> str:
    """Return a line without the signs of emphasis, code and links."""
    def link(match: re.Match[str]) -> str:
        words, address = match.groups()
        known = address.removeprefix("https://").removeprefix("http://")
        return words if known in words or "://" not in address else f"{words} ({known})"

    text = _BARE.sub(r"\1", _LINK.sub(link, text))
    return _EMPHASIS.sub("", text).strip()
