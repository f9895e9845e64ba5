"""Every sentence can be said, and asking for one never raises."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from scenes.ui import catalogues
from scenes.ui.words import LANGUAGES, Words, nearest_language, system_language
from tests.scenes.ui.made_up_house import furnish, write


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """The folder of a made-up house."""
    return furnish(tmp_path)


# -- the real catalogues ---------------------------------------------------------------------------


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


def test_sentences_are_joined_as_the_language_sets_them() -> None:
    assert Words("en").join(["It is over.", "", "You won."]) == "It is over. You won."
    assert Words("zh_TW").join(["結束了。", "你贏了！", "再來。"]) == "結束了。你贏了！再來。"
    assert Words("zh_TW").join(["關卡 7", "完成。"]) == "關卡 7 完成。"
    assert Words("ko").join([]) == ""
