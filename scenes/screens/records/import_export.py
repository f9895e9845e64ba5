"""Matches as files: written for a friend, taken in from one, and found where people keep files.

Nothing here raises for what it finds: the player is told in a sentence, and nothing is lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from game import matchfile, notices
from game.notices import Trouble
from scenes.ui import folders

if TYPE_CHECKING:
    from game.match import Match
    from scenes.match.app import MatchApp

OWN_FOLDER = "exchange"
"""Within the data folder: always looked through, and written to if nothing else can be."""
SUFFIX = ".json"
PREFIX = "camelot-"
MOST_NAMES = 1000
"""Names that one file can be given in one folder on one day."""
MOST_LOOKED_AT = 2000
"""Files of a folder that are looked at: a folder of downloads can be endless."""
_OPENING = 200
"""Bytes at a file's beginning in which a match says that it is one."""

FOR_FILES = {notices.DAMAGED: "records.file_damaged", notices.FUTURE: "records.file_future"}
"""Troubles whose general sentence speaks of matches that are kept already."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file that may be a match. ``changed`` is in seconds since 1970."""

    path: Path
    size: int
    changed: float


def file_name(game: str, seed: int, day: date, number: int = 1) -> str:
    """Return the name of a match's file; ``number`` tells files of one day apart."""
    extra = "" if number == 1 else f"-{number}"
    return f"{PREFIX}{game}-{seed}-{day.isoformat()}{extra}{SUFFIX}"


def export_folders(app: MatchApp) -> list[Path]:
    """Return where a match may be written, the best place first."""
    places = folders.people_folders()
    named = [places[kind] for kind in (folders.DOWNLOADS, folders.DOCUMENTS) if kind in places]
    return [*named, app.folder / OWN_FOLDER]


def export_match(app: MatchApp, match: Match) -> Path | None:
    """Write a match into a new file and tell where; None, and a sentence why, if it can't be."""
    trouble: Trouble | None = None
    for folder in export_folders(app):
        path = _free_name(folder, match, app.today)
        if path is None:
            continue
        try:
            matchfile.write(match.transcript(), path)
        except Trouble as failed:
            trouble = failed
            continue
        app.tell(app.words("house.notice.exported", file=str(path)))
        return path
    app.report(trouble.notice if trouble else notices.Notice(notices.UNWRITABLE))
    return None


def _free_name(folder: Path, match: Match, today: date) -> Path | None:
    """Return a path in ``folder`` at which nothing lies yet, or None."""
    try:
        if folder.name == OWN_FOLDER:
            folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, MOST_NAMES):
            path = folder / file_name(match.game.key, match.seed, today, number)
            if not path.exists() and not path.is_symlink():
                return path
    except OSError:
        pass
    return None


def import_file(app: MatchApp, path: str | Path) -> int | None:
    """Take a match in from a file, and tell; return its number, or None if it can't be used.

    A match that is kept already is not kept twice: its number is returned.
    """
    path = Path(path)
    try:
        match = _read(path)
    except Trouble as trouble:
        notice = trouble.notice
        sentence = app.words(FOR_FILES.get(notice.key, notice.key), **notice.params)
        app.tell(app.words("records.file_trouble", file=path.name, trouble=sentence))
        return None
    number = _kept_already(app, match)
    if number is not None:
        app.tell(app.words("records.kept_already", file=path.name))
    else:
        number = match.keep_in(app.journal)
        app.pass_on_notices()
        app.tell(app.words("house.notice.imported"))
    return number


def _read(path: Path) -> Match:
    # Only plain files: reading a pipe or a device would wait for ever.
    try:
        plain = path.is_file()
    except OSError:
        plain = False
    if not plain:
        raise Trouble(notices.UNREADABLE)
    return matchfile.read(path)


def _kept_already(app: MatchApp, match: Match) -> int | None:
    """Return the number of the kept match that ``match`` is, move for move; None for a new one."""
    sheet = match.transcript()
    for entry in [*app.journal.finished(), *app.journal.unfinished()]:
        if (entry.game, entry.seed) != (sheet.game, sheet.seed):
            continue
        try:
            kept = app.journal.load(entry.number)
        except (KeyError, Trouble):
            continue
        same = kept.commitment == sheet.commitment and kept.position == sheet.position
        if same and kept.plies[: kept.position] == sheet.plies[: sheet.position]:
            return entry.number
    return None


def found_files(app: MatchApp) -> list[Found]:
    """Return files that may be matches, the newest first.

    Looked through are the exchange folder and the player's Downloads, Documents and Desktop, none
    of their subfolders. In the exchange folder every file of the suffix counts; elsewhere one that
    has our name or says inside that it is a match.
    """
    found: dict[Path, Found] = {}
    own = app.folder / OWN_FOLDER
    for folder in [own, *folders.people_folders().values()]:
        for file in _files(folder):
            if folder == own or file.path.name.startswith(PREFIX) or _says_match(file):
                found.setdefault(file.path, file)
    return sorted(found.values(), key=lambda file: (-file.changed, file.path.name))


def _files(folder: Path) -> list[Found]:
    files: list[Found] = []
    try:
        for looked_at, path in enumerate(folder.iterdir()):
            if looked_at >= MOST_LOOKED_AT:
                break
            if path.suffix.lower() == SUFFIX and path.is_file():
                facts = path.stat()
                files.append(Found(path, facts.st_size, facts.st_mtime))
    except OSError:
        # A folder that is not there, or may not be read, has no files for us.
        pass
    return files


def _says_match(file: Found) -> bool:
    if file.size > matchfile.MAX_BYTES:
        return False
    try:
        with file.path.open("rb") as opened:
            return matchfile.FORMAT.encode() in opened.read(_OPENING)
    except OSError:
        return False
