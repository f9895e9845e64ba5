"""Catalogues are read as Babel reads them, and damaged ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.ui import catalogues
from scenes.ui.po_file import read_po

HEADER = 'msgid ""\nmsgstr "Language: xx\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.po"


def write(path: Path, body: str) -> Path:
    path.write_text(HEADER + body, encoding="utf-8")
    return path


def test_every_catalogue_says_what_babel_reads() -> None:
    assert catalogues.sources()
    for path in catalogues.sources():
        messages = [message for message in catalogues.read(path) if message.id]
        wanted = {
            message.id if isinstance(message.id, str) else message.id[0]:
            catalogues.sentences(message) for message in messages
        }
        assert read_po(path).forms == wanted, path


def test_a_sentence_on_several_lines_is_one(path: Path) -> None:
    write(path, '#. A note\nmsgid "house."\n"long"\nmsgstr ""\n"one "\n"two"\n')
    assert read_po(path).sentence("house.long") == "one two"


def test_marks_are_taken_for_what_they_mean(path: Path) -> None:
    write(path, r'msgid "house.x"' "\n" r'msgstr "a\n\"b\"\tc\\n"' "\n")
    assert read_po(path).sentence("house.x") == 'a\n"b"\tc\\n'


def test_the_form_goes_with_the_number(path: Path) -> None:
    body = 'msgid "house.n"\nmsgid_plural "house.n"\nmsgstr[0] "one"\nmsgstr[1] "{n}"\n'
    read = read_po(write(path, body))
    assert [read.counted("house.n", n) for n in (0, 1, 2)] == ["{n}", "one", "{n}"]


def test_what_is_not_there_is_a_lookup_error(path: Path) -> None:
    read = read_po(write(path, 'msgid "house.x"\nmsgstr "x"\n'))
    for ask in (
        lambda: read.sentence("house.y"), lambda: read.counted("house.y", 1),
        lambda: read.counted("house.x", 2), lambda: read.sentence(""),
    ):
        with pytest.raises(LookupError):
            ask()


@pytest.mark.parametrize("body", ["nonsense\n", 'msgid "open\n', 'msgstr "a" b\n'])
def test_a_damaged_file_is_refused_with_its_line(path: Path, body: str) -> None:
    with pytest.raises(ValueError, match=r"house\.po:5"):
        read_po(write(path, body))


def test_a_file_without_a_rule_for_plurals_is_refused(path: Path) -> None:
    path.write_text('msgid "house.x"\nmsgstr "x"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="counts"):
        read_po(path)
