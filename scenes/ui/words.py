"""Sentences: from a key and a language to what the player reads.

Code names sentences by key (``"patience.prompt.place"``); the part before the first dot is the
gettext domain, one catalogue file a domain and language: the house's under ``scenes/locale``, a
game's in its own folder. Words never raise: a missing sentence shows the English one or its key,
and the log says so. Knows no pygame.

``python -m scenes.ui.catalogues`` checks the catalogues.
"""

from __future__ import annotations

import locale
import logging
import os
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from scenes.ui.po_file import PoFile, read_po

LANGUAGES = ("en", "ko", "zh_TW", "eu")
"""Languages with complete catalogues, English first: it stands in for what is missing."""

_SCENES = Path(__file__).parents[1]
FOLDERS: tuple[Path, ...] = (
    _SCENES / "locale", *sorted(_SCENES.glob("games/*/locale")),
)
"""Where catalogues lie: the house's, then each game's own. A domain lies in one of them."""

_log = logging.getLogger(__name__)


_NOTHING: Final = PoFile({}, lambda n: 0)
"""Stands for a catalogue that can't be read."""


def catalogue_path(language: str, domain: str, folders: Sequence[Path]) -> Path:
    """Return where a domain's catalogue lies; where it would, if none of the folders has it."""
    paths = [folder / language / "LC_MESSAGES" / f"{domain}.po" for folder in folders]
    return next((path for path in paths if path.is_file()), paths[0])


def _load(language: str, domain: str, folders: Sequence[Path]) -> PoFile:
    try:
        return read_po(catalogue_path(language, domain, folders))
    except (OSError, ValueError) as error:
        _log.warning("no catalogue %s for %s: %s", domain, language, error)
        return _NOTHING


class Words:
    """The sentences of one language; catalogues are read when first asked for.

    ``language`` is one of :data:`LANGUAGES`; raises ValueError for another.
    """

    def __init__(self, language: str, folders: Sequence[Path] = FOLDERS) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogues in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self.known: Mapping[str, str] = {}
        """What every sentence may name without being told: the labels of keys, by action."""
        self._folders = folders
        self._catalogues: dict[tuple[str, str], PoFile] = {}
        self._told: set[str] = set()

    def __call__(self, key: str, **params: object) -> str:
        """Return the sentence of ``key`` with its ``{placeholders}`` filled in."""
        return self._filled(key, self._find(key, lambda found: found.sentence(key)), params)

    def count(self, key: str, n: int, **params: object) -> str:
        """Return the sentence of ``key`` in the form that goes with ``n``, filled in as ``{n}``."""
        text = self._find(key, lambda found: found.counted(key, n))
        return self._filled(key, text, {"n": n, **params})

    def join(self, sentences: Iterable[str]) -> str:
        """Return sentences one after the other as the language sets them; empty ones are left out.

        After a full-width mark no space follows: the mark brings its own.
        """
        joined = ""
        for sentence in filter(None, sentences):
            space = "" if not joined or unicodedata.east_asian_width(joined[-1]) in "FW" else " "
            joined += space + sentence
        return joined

    def has(self, key: str) -> bool:
        """Tell whether this language, or else English, has a sentence for ``key``."""
        for language in (self.language, LANGUAGES[0]):
            try:
                if self._catalogue(language, key).sentence(key):
                    return True
            except LookupError:
                continue
        return False

    def _catalogue(self, language: str, key: str) -> PoFile:
        domain = key.partition(".")[0]
        place = (language, domain)
        if place not in self._catalogues:
            self._catalogues[place] = _load(language, domain, self._folders)
        return self._catalogues[place]

    def _find(self, key: str, ask: Callable[[PoFile], str]) -> str:
        for language in (self.language, LANGUAGES[0]):
            try:
                text = ask(self._catalogue(language, key))
            except LookupError:
                text = ""
            if text:
                return text
            self._tell(key, f"{language} has no sentence for {key}")
        return key

    def _filled(self, key: str, text: str, params: Mapping[str, object]) -> str:
        try:
            return text.format(**{**self.known, **params})
        except (LookupError, ValueError, AttributeError, TypeError) as error:
            self._tell(key, f"{self.language}: {key} can't be filled in: {error!r}")
            return text

    def _tell(self, key: str, warning: str) -> None:
        """Log a warning once, not at every frame."""
        if warning not in self._told:
            self._told.add(warning)
            _log.warning("%s", warning)


def nearest_language(name: str) -> str | None:
    """Return which of our languages a system's name for one means, or None.

    Takes ``ko_KR.UTF-8``, ``zh-Hant-HK``, ``eu``, ``English_United States.1252`` alike. All Chinese
    leads to ``zh_TW``, the only Chinese there is.
    """
    tag = name.strip().split(".")[0].split("@")[0].replace("-", "_").lower()
    first = tag.split("_")[0]
    known = {
        "en": "en", "eng": "en", "english": "en",
        "ko": "ko", "kor": "ko", "korean": "ko",
        "zh": "zh_TW", "zho": "zh_TW", "chi": "zh_TW", "yue": "zh_TW", "cmn": "zh_TW",
        "chinese": "zh_TW", "chinese (traditional)": "zh_TW", "chinese (simplified)": "zh_TW",
        "eu": "eu", "eus": "eu", "baq": "eu", "basque": "eu",
    }  # fmt: skip
    return known.get(first)


def _system_names(environ: Mapping[str, str]) -> Iterable[str]:
    """Yield the system's names for its language, the player's own wish first."""
    yield from environ.get("LANGUAGE", "").split(":")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            yield environ[variable]
            return
    try:
        yield locale.getlocale()[0] or ""
    except ValueError:
        return


def system_language(
    environ: Mapping[str, str] | None = None, preferred: Iterable[str] = ()
) -> str:
    """Return the one of our languages that suits the system best; English if none does.

    ``preferred``: names the system gave otherwise, best first (SDL's list of preferred locales);
    they come before the environment's variables, which few desktop programs are started with.
    """
    names = [*preferred, *_system_names(os.environ if environ is None else environ)]
    return next((found for name in names if (found := nearest_language(name))), LANGUAGES[0])
