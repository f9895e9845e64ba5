"""A small house of catalogues: Korean lacks a sentence, the rest are whole."""

from __future__ import annotations

from pathlib import Path

from scenes.ui import catalogues
from scenes.ui.words import LANGUAGES

HEADER = (
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: {plural}\\n"\n\n'
)
TWO, ONE = "nplurals=2; plural=(n != 1);", "nplurals=1; plural=0;"


def write(folder: Path, language: str, body: str, domain: str = "house") -> Path:
    """Write a catalogue of the house in ``folder``; returns where it lies."""
    path = catalogues.po_path(language, domain, [folder])
    path.parent.mkdir(parents=True, exist_ok=True)
    plural = ONE if language in ("ko", "zh_TW") else TWO
    path.write_text(HEADER.format(plural=plural) + body, encoding="utf-8")
    return path


def furnish(folder: Path) -> Path:
    """Write the catalogues of all languages; returns the folder."""
    cards = 'msgid "house.cards"\nmsgid_plural "house.cards"\n'
    two = cards + 'msgstr[0] "one card"\nmsgstr[1] "{n} cards"\n\n'
    one = cards + 'msgstr[0] "카드 {n}장"\n\n'
    for language in LANGUAGES:
        body = one if language in ("ko", "zh_TW") else two
        body += f'msgid "house.named"\nmsgstr "{{name}}: {language}"\n\n'
        if language != "ko":
            body += 'msgid "house.only"\nmsgstr "only {language}"\n\n'
        write(folder, language, body)
    return folder
