"""Which signs a font file has, read from its cmap table.

SDL_ttf answers this with the box it draws for missing signs, so the file itself is asked. Only the
two table formats that :mod:`fonts.subset` writes are read (OpenType specification, cmap 4 and 12).
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO


def signs(path: Path) -> frozenset[int]:
    """Return the code points that the font at ``path`` has a drawing for.

    Raises OSError if it can't be read, ValueError if it isn't a font with such a table.
    """
    with path.open("rb") as file:
        try:
            table = _table(file)
            offsets = _subtables(table)
            found: set[int] = set()
            for offset in offsets:
                layout = struct.unpack_from(">H", table, offset)[0]
                if layout == 4:
                    found |= _segments(table, offset)
                elif layout == 12:
                    found |= _groups(table, offset)
        except (struct.error, IndexError) as error:
            raise ValueError(f"{path.name} is damaged: its cmap table can't be read") from error
    if not found:
        raise ValueError(f"{path.name} has no cmap table that could be read")
    return frozenset(found)


def _table(file: BinaryIO) -> bytes:
    count = struct.unpack(">4xH6x", file.read(12))[0]
    for _ in range(count):
        tag, offset, length = struct.unpack(">4s4xII", file.read(16))
        if tag == b"cmap":
            file.seek(offset)
            return file.read(length)
    return b"\0\0\0\0"


def _subtables(table: bytes) -> list[int]:
    count = struct.unpack_from(">2xH", table)[0]
    return sorted({struct.unpack_from(">4xI", table, 4 + 8 * n)[0] for n in range(count)})


def _segments(table: bytes, offset: int) -> set[int]:
    double = struct.unpack_from(">H", table, offset + 6)[0]
    count = double // 2
    ends = struct.unpack_from(f">{count}H", table, offset + 14)
    starts = struct.unpack_from(f">{count}H", table, offset + 16 + double)
    deltas = struct.unpack_from(f">{count}H", table, offset + 16 + 2 * double)
    base = offset + 16 + 3 * double
    ranges = struct.unpack_from(f">{count}H", table, base)
    found: set[int] = set()
    for number in range(count):
        for sign in range(starts[number], ends[number] + 1):
            glyph = sign
            if ranges[number]:
                place = base + 2 * number + ranges[number] + 2 * (sign - starts[number])
                glyph = struct.unpack_from(">H", table, place)[0]
                if glyph == 0:
                    continue
            if (glyph + deltas[number]) & 0xFFFF:
                found.add(sign)
    found.discard(0xFFFF)
    return found


def _groups(table: bytes, offset: int) -> set[int]:
    count = struct.unpack_from(">I", table, offset + 12)[0]
    found: set[int] = set()
    for number in range(count):
        first, last, glyph = struct.unpack_from(">III", table, offset + 16 + 12 * number)
        found.update(range(first if glyph else first + 1, last + 1))
    return found
