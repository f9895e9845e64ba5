"""The command line: what may be said after ``main.py``, and one clear sentence for what may not.

Reads words into :class:`scenes.app.start_options.StartOptions`. Standard library and our
catalogues only, so that it works before the first-run set-up.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import NoReturn

from scenes.app.crash_log import VERSION
from scenes.app.first_run import message_box
from scenes.app.start_options import StartOptions
from scenes.games import TABLES
from scenes.ui.words import LANGUAGES, Words, nearest_language

SCREENS = (
    "set-up", "settings", "settings-motion", "settings-keys", "records", "records-ended",
    "records-check", "records-empty", "replay", "book", "lesson", "credits",
)
"""Screens that ``--screenshot`` knows besides the title and the tables' poses."""
SMALLEST = (640, 360)
LARGEST = (7680, 4320)
"""Sizes in px between which a window or a picture makes sense, up to an 8K screen."""
PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
"""Kinds of files that a picture can be written as."""


def poses() -> tuple[str, ...]:
    """Return all names for ``--screenshot``: the screens stand after the first two tables."""
    tables = [table.poses for table in TABLES.values()]
    before, after = sum(tables[:2], ()), sum(tables[2:], ())
    return "title", *before, *SCREENS, *after


class Mistake(ValueError):
    """The words can't be meant; the text is one sentence for the player."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Mistake(message)


def read(command: list[str]) -> StartOptions | str:
    """Return what ``command`` asks for, or the text to print instead of starting.

    Raises Mistake on unknown words, languages, scenes or games, and on impossible sizes or deals.
    """
    words = message_box.words_for(_language_of(command))
    # Who asks for help gets it, whatever else was meant.
    if "--help" in command or "-h" in command:
        return _parser(words).format_help().rstrip()
    if "--version" in command:
        return f"{message_box.TITLE} {VERSION}"
    try:
        asked, unknown = _parser(words).parse_known_args(command)
    except argparse.ArgumentError as error:
        option = error.argument_name or ""
        raise Mistake(words("main.mistake.value", option=option.split("/")[-1])) from error
    if unknown:
        raise Mistake(words("main.mistake.unknown", word=unknown[0]))
    if asked.screenshot is None and asked.out is not None:
        raise Mistake(words("main.mistake.out_alone"))
    if asked.screenshot is not None and asked.out is None:
        raise Mistake(words("main.mistake.no_out"))
    if asked.out is not None and Path(asked.out).suffix.lower() not in PICTURES:
        raise Mistake(words("main.mistake.out", word=asked.out, names=", ".join(PICTURES)))
    if asked.demo in TABLES and asked.deal is not None and TABLES[asked.demo].deals is None:
        raise Mistake(words("main.mistake.deal_demo", option="--deal", word=asked.demo))
    return StartOptions(
        language=_language(asked.lang, words),
        size=_size(asked.size, words),
        data_dir=None if asked.data_dir is None else _folder(asked.data_dir, words),
        speak=asked.speak,
        demo=_game(asked.demo, words),
        screenshot=_scene(asked.screenshot, words),
        out=None if asked.out is None else Path(asked.out).absolute(),
        deal=_deal(asked.deal, words),
        install_shortcut=asked.install_shortcut,
        remove_shortcut=asked.remove_shortcut,
    )


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="main.py", add_help=False, allow_abbrev=False, exit_on_error=False,
        description=words("main.help.program"),
    )  # fmt: skip
    add = parser.add_argument
    add("--lang", metavar="CODE", help=words("main.help.lang", codes=", ".join(LANGUAGES)))
    add("--size", metavar="WxH", help=words("main.help.size"))
    add("--deal", metavar="N", help=words("main.help.deal"))
    add("--demo", metavar="GAME", help=words("main.help.demo"))
    add("--speak", action="store_true", help=words("main.help.speak"))
    add("--data-dir", metavar="FOLDER", help=words("main.help.data_dir"))
    names = ", ".join(poses())
    add("--screenshot", metavar="SCENE", help=words("main.help.screenshot", names=names))
    add("--out", metavar="FILE", help=words("main.help.out"))
    add("--install-shortcut", action="store_true", help=words("main.help.install_shortcut"))
    add("--remove-shortcut", action="store_true", help=words("main.help.remove_shortcut"))
    add("--version", action="store_true", help=words("main.help.version"))
    add("--help", "-h", action="store_true", help=words("main.help.help"))
    return parser


def _language_of(command: list[str]) -> str | None:
    """Return the language asked for, if it is a good one: mistakes are told in it too."""
    for word, value in zip(command, [*command[1:], ""], strict=False):
        name, _, joined = word.partition("=")
        if name == "--lang":
            return nearest_language(joined or value)
    return None


def _language(text: str | None, words: Words) -> str | None:
    if text is None:
        return None
    code = nearest_language(text)
    if code is None:
        raise Mistake(words("main.mistake.lang", word=text, codes=", ".join(LANGUAGES)))
    return code


def _size(text: str | None, words: Words) -> tuple[int, int] | None:
    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,6})[x×X](\d{1,6})", text, re.ASCII)
    if match is None:
        raise Mistake(words("main.mistake.size_text", word=text))
    width, height = int(match[1]), int(match[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        least, most = ("×".join(map(str, size)) for size in (SMALLEST, LARGEST))
        raise Mistake(words("main.mistake.size", word=text, least=least, most=most))
    return width, height


def _folder(text: str, words: Words) -> Path:
    folder = Path(text).expanduser().absolute()
    if not text or "\0" in text or (folder.exists() and not folder.is_dir()):
        raise Mistake(words("main.mistake.data_dir", word=text))
    return folder


def _scene(text: str | None, words: Words) -> str | None:
    if text is not None and text not in poses():
        raise Mistake(words("main.mistake.scene", word=text, names=", ".join(poses())))
    return text


def _game(text: str | None, words: Words) -> str | None:
    if text is None:
        return None
    if text not in TABLES:
        raise Mistake(words("main.mistake.game", word=text, names=", ".join(TABLES)))
    return text


def _deal(text: str | None, words: Words) -> int | None:
    if text is None:
        return None
    from game.randomness import MAX_SEED

    if not re.fullmatch(r"\d{1,19}", text, re.ASCII) or int(text) > MAX_SEED:
        raise Mistake(words("main.mistake.deal", word=text, most=str(MAX_SEED)))
    return int(text)
