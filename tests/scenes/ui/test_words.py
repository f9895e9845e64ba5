"""The catalogues are complete, and asking for a sentence never raises."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from scenes.ui import catalogues
from scenes.ui.key_labels import key_label
from scenes.ui.keys import DEFAULT_KEYS
from scenes.ui.words import LANGUAGES, Words, nearest_language, system_language

HEADER = (
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: {plural}\\n"\n\n'
)
TWO, ONE = "nplurals=2; plural=(n != 1);", "nplurals=1; plural=0;"


def write(folder: Path, language: str, body: str, domain: str = "house") -> Path:
    """Write a catalogue of a made-up house."""
    path = catalogues.po_path(language, domain, [folder])
    path.parent.mkdir(parents=True, exist_ok=True)
    plural = ONE if language in ("ko", "zh_TW") else TWO
    path.write_text(HEADER.format(plural=plural) + body, encoding="utf-8")
    return path


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A small house: Korean lacks a sentence, the rest are whole."""
    cards = 'msgid "house.cards"\nmsgid_plural "house.cards"\n'
    two = cards + 'msgstr[0] "one card"\nmsgstr[1] "{n} cards"\n\n'
    one = cards + 'msgstr[0] "카드 {n}장"\n\n'
    for language in LANGUAGES:
        body = one if language in ("ko", "zh_TW") else two
        body += f'msgid "house.named"\nmsgstr "{{name}}: {language}"\n\n'
        if language != "ko":
            body += 'msgid "house.only"\nmsgstr "only {language}"\n\n'
        write(tmp_path, language, body)
    return tmp_path


# -- the real catalogues ---------------------------------------------------------------------------


def test_catalogues_have_no_troubles() -> None:
    assert catalogues.troubles() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every key of every domain, filled in with something, without one warning."""
    words = Words(language)
    for domain in catalogues.domains():
        for message in catalogues.read(catalogues.po_path("en", domain)):
            if not message.id:
                continue
            names = {n for form in catalogues.sentences(message)
                     for n in catalogues.placeholders(form)}  # fmt: skip
            values = dict.fromkeys(names - {"n"}, 7)
            if isinstance(message.id, str):
                said = words(message.id, **dict.fromkeys(names, 7))
            else:
                said = words.count(message.id[0], 3, **values)
            assert said and "{" not in said
    assert not caplog.records


def test_chinese_uses_full_width_points() -> None:
    """A half-width comma or full stop after a Chinese character is a slip of the keyboard."""
    for domain in catalogues.domains():
        for message in catalogues.read(catalogues.po_path("zh_TW", domain)):
            if message.id == "main.shortcut.keywords":
                continue  # a list in the form of desktop entries
            for form in catalogues.sentences(message):
                for before, after in zip(form, form[1:] + " ", strict=False):
                    assert not (0x4E00 <= ord(before) < 0xA000 and after in ",.;:!?("), form


def test_every_action_and_key_has_a_label() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for action, keys in DEFAULT_KEYS.items():
            assert words.has(f"house.action.{action}")
            for key in keys:
                assert "." not in key_label(words, key)


def test_key_labels() -> None:
    english, basque = Words("en"), Words("eu")
    assert key_label(english, "ctrl+z") == "Ctrl+Z"
    assert key_label(basque, "shift+ctrl+z") == "Maius+Ktrl+Z"
    assert key_label(english, "keypad enter") == "Keypad Enter"
    assert key_label(english, "+") == "+"
    assert key_label(english, "ctrl++") == "Ctrl++"
    assert key_label(english, "f1") == "F1"


# -- a made-up house -------------------------------------------------------------------------------


def test_plurals_by_language(app: Path) -> None:
    assert Words("en", [app]).count("house.cards", 1) == "one card"
    assert Words("eu", [app]).count("house.cards", 0) == "0 cards"
    assert Words("ko", [app]).count("house.cards", 1) == "카드 1장"


def test_missing_sentence_shows_english_and_says_so(
    app: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("ko", [app])
    assert words("house.only", language="English") == "only English"
    assert words("house.only", language="English") == "only English"
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_unknown_key_shows_itself(app: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = Words("eu", [app])
    for key in ("house.nothing", "nowhere.at.all", "", "no dots", "{x"):
        assert words(key) == key
        assert words.count(key, 2) == key
        assert not words.has(key)
    assert caplog.records


def test_bad_placeholders_never_raise(app: Path) -> None:
    words = Words("zh_TW", [app])
    assert words("house.named") == "{name}: zh_TW"
    assert words("house.named", other=1) == "{name}: zh_TW"
    assert words("house.named", name="{braces}") == "{braces}: zh_TW"
    for text in ("{", "{}", "{0}", "{name.x}", "{name[9]}", "{name:q}", "{name!z}"):
        write(app, "en", f'msgid "house.bad"\nmsgstr "{text}"\n')
        assert Words("en", [app])("house.bad", name=1) == text


def test_damaged_catalogue_falls_back_to_english(app: Path) -> None:
    path = catalogues.po_path("eu", "house", [app])
    for content in (b"", b"nonsense", path.read_bytes()[:40]):
        path.write_bytes(content)
        assert Words("eu", [app])("house.named", name="A") == "A: en"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Words("tlh")


def test_checker_finds_what_is_wrong(app: Path) -> None:
    assert catalogues.troubles([app]) == ["ko/house: house.only is missing"]
    body = 'msgid "house.named"\nmsgstr "{nom}"\n\nmsgid "house.more"\nmsgstr " "\n\n'
    body += '#, fuzzy\nmsgid "house.cards"\nmsgstr "one"\n\nmsgid "title.x"\nmsgstr "}{"\n'
    write(app, "eu", body)
    found = "\n".join(catalogues.troubles([app]))
    for trouble in (
        "house.named has placeholders ['nom'], English has ['name']", "house.more is extra",
        "house.more is empty", "house.only is missing", "house.cards is marked fuzzy",
        "house.cards is plural in one language only", "title.x belongs to another domain",
        "title.x has unmatched braces",
    ):  # fmt: skip
        assert trouble in found
    catalogues.po_path("en", "house", [app]).unlink()
    assert any("can't be read" in line for line in catalogues.troubles([app]))


# -- the system's language -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("ko_KR.UTF-8", "ko"), ("ko", "ko"), ("Korean_Korea.949", "ko"),
        ("zh_TW", "zh_TW"), ("zh-Hant-HK", "zh_TW"), ("zh_HK", "zh_TW"), ("zh_CN.GB2312", "zh_TW"),
        ("Chinese (Traditional)_Taiwan.950", "zh_TW"), ("yue_HK", "zh_TW"),
        ("eu_ES@euro", "eu"), ("eu", "eu"), ("en_GB", "en"), ("English_United States.1252", "en"),
        ("fr_FR", None), ("es_ES.UTF-8", None), ("C", None), ("POSIX", None), ("", None),
    ],
)  # fmt: skip
def test_nearest_language(name: str, language: str | None) -> None:
    assert nearest_language(name) == language


def test_system_language() -> None:
    assert system_language({"LANG": "eu_ES.UTF-8"}) == "eu"
    assert system_language({"LC_ALL": "ko_KR", "LANG": "en_US"}) == "ko"
    assert system_language({"LANGUAGE": "fr:eu:en", "LANG": "fr_FR"}) == "eu"
    assert system_language({"LANG": "fr_FR.UTF-8"}) == "en"
    assert system_language({"LANG": "C"}) == "en"
    assert system_language({"LANG": "en_US"}, preferred=["fr_FR", "zh_HK"]) == "zh_TW"
    assert system_language({}) in LANGUAGES
