"""The catalogues are complete, and the checker finds whatever is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.ui import catalogues
from tests.scenes.ui import made_up_house
from tests.scenes.ui.made_up_house import ONE, write


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A made-up house whose every sentence is there."""
    made_up_house.furnish(tmp_path)
    path = catalogues.po_path("ko", "house", [tmp_path])
    body = path.read_text(encoding="utf-8") + 'msgid "house.only"\nmsgstr "only {language}"\n\n'
    path.write_text(body, encoding="utf-8")
    return tmp_path


def with_sentence(house: Path, language: str, body: str) -> list[str]:
    """Return the troubles of the house once ``body`` stands in a catalogue too."""
    path = catalogues.po_path(language, "house", [house])
    path.write_text(path.read_text(encoding="utf-8") + body, encoding="utf-8")
    return catalogues.troubles([house])


def test_the_catalogues_of_the_house_have_no_troubles() -> None:
    assert catalogues.troubles() == []


def test_chinese_uses_full_width_points() -> None:
    """A half-width comma or full stop after a Chinese character is a slip of the keyboard."""
    for domain in catalogues.domains():
        for message in catalogues.read(catalogues.po_path("zh_TW", domain)):
            if message.id == "main.shortcut.keywords":
                continue  # a list in the form of desktop entries
            for form in catalogues.sentences(message):
                for before, after in zip(form, form[1:] + " ", strict=False):
                    assert not (0x4E00 <= ord(before) < 0xA000 and after in ",.;:!?("), form


def test_a_whole_house_has_no_troubles(house: Path) -> None:
    assert catalogues.troubles([house]) == []


def test_what_one_language_lacks_or_has_alone_is_found(house: Path) -> None:
    more = 'msgid "house.more"\nmsgstr "more"\n\n'
    assert with_sentence(house, "eu", more) == ["eu/house: house.more is extra"]
    assert with_sentence(house, "en", more) == [
        "ko/house: house.more is missing", "zh_TW/house: house.more is missing",
    ]


@pytest.mark.parametrize(("body", "trouble"), [
    ('msgid "house.more"\nmsgstr " "\n', "house.more is empty"),
    ('#, fuzzy\nmsgid "house.more"\nmsgstr "more"\n', "house.more is marked fuzzy"),
    ('msgid "house.more"\nmsgstr "}{"\n', "house.more has unmatched braces"),
    ('msgid "title.more"\nmsgstr "more"\n', "title.more belongs to another domain"),
])  # fmt: skip
def test_a_sentence_that_is_not_right_is_found(house: Path, body: str, trouble: str) -> None:
    found = with_sentence(house, "en", body)
    assert any(line.startswith(f"en/house: {trouble}") for line in found), found


def test_forms_that_are_not_as_many_as_the_language_has_are_found(house: Path) -> None:
    path = catalogues.po_path("eu", "house", [house])
    body = path.read_text(encoding="utf-8").replace("nplurals=2; plural=(n != 1);", ONE)
    path.write_text(body.replace('msgstr[1] "{n} cards"\n', ""), encoding="utf-8")
    assert "eu/house: house.cards has 1 plural forms, eu has 2" in catalogues.troubles([house])


def test_a_blank_that_english_has_not_is_found(house: Path) -> None:
    with_sentence(house, "en", 'msgid "house.more"\nmsgstr "{name} more"\n')
    assert with_sentence(house, "eu", 'msgid "house.more"\nmsgstr "{nom} more"\n')[0] == (
        "eu/house: house.more has placeholders ['nom'], English has ['name']"
    )


def test_a_count_in_one_language_only_is_found(house: Path) -> None:
    write(house, "eu", 'msgid "house.cards"\nmsgstr "cards"\n')
    assert "eu/house: house.cards is plural in one language only" in catalogues.troubles([house])


def test_the_form_for_one_may_leave_the_number_out(house: Path) -> None:
    body = 'msgid "house.n"\nmsgid_plural "house.n"\nmsgstr[0] "{n}"\nmsgstr[1] "{n} more"\n'
    with_sentence(house, "en", body)
    found = with_sentence(house, "eu", body.replace('"{n}"', '"one"'))
    assert not [line for line in found if "placeholders" in line]


def test_a_catalogue_that_is_not_there_or_broken_is_told(house: Path) -> None:
    catalogues.po_path("en", "house", [house]).unlink()
    catalogues.po_path("eu", "house", [house]).write_bytes(b"\xff nonsense")
    found = catalogues.troubles([house])
    assert [line.partition(" can't be read")[0] for line in found if "can't be read" in line] == [
        "en/house:", "eu/house:",
    ]


def test_the_keys_of_a_file_are_those_of_its_sentences(house: Path) -> None:
    path = catalogues.po_path("en", "house", [house])
    assert catalogues.keys(path) == {"house.cards", "house.named", "house.only"}
    assert catalogues.domains([house]) == ["house"]


def test_the_command_prints_each_trouble_and_fails_with_one(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for said, code in (([], 0), (["ko/house: house.only is missing"], 1)):
        monkeypatch.setattr(catalogues, "troubles", lambda said=said: said)
        monkeypatch.setattr(catalogues, "sources", lambda: [house])
        assert catalogues.main() == code
        assert capsys.readouterr().out.splitlines() == [
            *said, f"1 catalogues, {len(said)} troubles",
        ]
