"""Checks the catalogues: ``python -m scenes.ui.catalogues``.

A development command (extra ``catalogues``: Babel); the game itself reads them by
:mod:`scenes.ui.po_file`. Checked: every language has the same domains, keys and placeholders,
nothing is empty or fuzzy, and plural forms are as many as the language has.
"""

from __future__ import annotations

import string
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po

from scenes.ui.words import FOLDERS, LANGUAGES, catalogue_path

PLURAL_FORMS = {"en": 2, "eu": 2, "ko": 1, "zh_TW": 1}


def sources(folders: Sequence[Path] = FOLDERS) -> list[Path]:
    """Return every ``.po`` file."""
    return [path for folder in folders for path in sorted(folder.glob("*/LC_MESSAGES/*.po"))]


def domains(folders: Sequence[Path] = FOLDERS) -> list[str]:
    """Return the names of all domains, of whatever language."""
    return sorted({path.stem for path in sources(folders)})


def po_path(language: str, domain: str, folders: Sequence[Path] = FOLDERS) -> Path:
    """Return where the sentences of a language and domain are written."""
    return catalogue_path(language, domain, folders)


def read(path: Path) -> Catalog:
    """Return the catalogue in a ``.po`` file; raises OSError or PoFileError."""
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def keys(path: Path) -> set[str]:
    """Return the keys of all sentences in a ``.po`` file; raises OSError or PoFileError."""
    return {_key(message) for message in read(path) if message.id}


def sentences(message: Message) -> tuple[str, ...]:
    """Return all forms of a message: one, or as many as it has plurals."""
    forms = message.string or ""
    return (forms,) if isinstance(forms, str) else tuple(forms)


def placeholders(text: str) -> set[str]:
    """Return the names in braces; raises ValueError where braces don't match."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _message_troubles(language: str, message: Message) -> Iterator[str]:
    forms = sentences(message)
    if message.fuzzy:
        yield "is marked fuzzy"
    if not all(form.strip() for form in forms):
        yield "is empty"
    if message.pluralizable and len(forms) != PLURAL_FORMS[language]:
        yield f"has {len(forms)} plural forms, {language} has {PLURAL_FORMS[language]}"
    for form in forms:
        try:
            placeholders(form)
        except ValueError as error:
            yield f"has unmatched braces ({error})"


def _names(message: Message) -> set[str]:
    """Return the placeholders of a message, apart from a plural's own ``{n}``.

    A form for one thing may leave the number out ("one card left").
    """
    found: set[str] = set()
    for form in sentences(message):
        try:
            found |= placeholders(form)
        except ValueError:
            continue
    return found - {"n"} if message.pluralizable else found


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def troubles(folders: Sequence[Path] = FOLDERS) -> list[str]:
    """Return one line for everything that is wrong with the catalogues; none when all is well."""
    found: list[str] = []
    for domain in domains(folders):
        english: dict[str, Message] = {}
        for language in LANGUAGES:
            path = po_path(language, domain, folders)
            try:
                catalogue = read(path)
            except (OSError, PoFileError, UnicodeError) as error:
                found.append(f"{language}/{domain}: can't be read: {error}")
                continue
            messages = {_key(message): message for message in catalogue if message.id}
            for key, message in messages.items():
                if key.partition(".")[0] != domain:
                    found.append(f"{language}/{domain}: {key} belongs to another domain")
                for trouble in _message_troubles(language, message):
                    found.append(f"{language}/{domain}: {key} {trouble}")
            if language == LANGUAGES[0]:
                english = messages
                continue
            found += [f"{language}/{domain}: {key} is missing" for key in english.keys() - messages]
            found += [f"{language}/{domain}: {key} is extra" for key in messages.keys() - english]
            for key in english.keys() & messages.keys():
                ours, theirs = _names(messages[key]), _names(english[key])
                if ours != theirs:
                    found.append(
                        f"{language}/{domain}: {key} has placeholders {sorted(ours)}, "
                        f"English has {sorted(theirs)}"
                    )
                if messages[key].pluralizable != english[key].pluralizable:
                    found.append(f"{language}/{domain}: {key} is plural in one language only")
    return sorted(found)


def main() -> int:
    """Check everything; print what is wrong and return 1 if anything is."""
    wrong = troubles()
    for line in wrong:
        print(line)
    print(f"{len(sources())} catalogues, {len(wrong)} troubles")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
