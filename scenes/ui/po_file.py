"""Reads a catalogue of sentences, a gettext ``.po`` file, with the standard library alone.

The game reads what translators write: nothing has to be compiled, committed and kept up to date
beside it. Takes what our catalogues are made of: keys, sentences, plural forms, comments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from gettext import c2py
from pathlib import Path
from typing import Final

_LINE: Final = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[\d\])?) )?"((?:[^"\\]|\\.)*)"')
_ESCAPED: Final = re.compile(r"\\(.)")
_MEANT: Final = {"n": "\n", "t": "\t", "r": "\r"}
_PLURAL: Final = re.compile(r"^Plural-Forms:.*\bplural=([^;\n]+)", re.MULTILINE)


@dataclass(frozen=True)
class PoFile:
    """The sentences of one file by key, each in all its forms."""

    forms: Mapping[str, tuple[str, ...]]
    form_for: Callable[[int], int]
    """Which form goes with a number."""

    def sentence(self, key: str) -> str:
        """Return the only or first form of a sentence; raises KeyError for an unknown key."""
        return self.forms[key][0]

    def counted(self, key: str, n: int) -> str:
        """Return the form that goes with ``n``; raises LookupError where there is none."""
        return self.forms[key][self.form_for(n)]


def read_po(path: Path) -> PoFile:
    """Return what a ``.po`` file says; raises OSError, or ValueError for one that is damaged."""
    forms: dict[str, tuple[str, ...]] = {}
    key = ""
    for keyword, text in _entries(path):
        if keyword == "msgid":
            key = text
        elif keyword != "msgid_plural":
            forms[key] = (*forms.get(key, ()), text)
    plural = _PLURAL.search(forms.pop("", ("",))[0])
    if plural is None:
        raise ValueError(f"{path.name} doesn't say how its language counts")
    return PoFile(forms, c2py(plural[1]))


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each keyword with its text, put together from the lines it is written on."""
    keyword, parts = "", [""]
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"{path.name}:{number} is not a line of a catalogue")
        begun, text = found.groups()
        if "\\" in text:
            text = _ESCAPED.sub(lambda match: _MEANT.get(match[1], match[1]), text)
        if begun is None:
            parts.append(text)
            continue
        if keyword:
            yield keyword, "".join(parts)
        keyword, parts = begun, [text]
    if keyword:
        yield keyword, "".join(parts)
