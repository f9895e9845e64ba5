"""Kept matches in words: which deal, how it ended, when, and what is to be remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from game.records import ABANDONED, AUTO, HELPED, PEEKED, Result, Statistics
from game.records import by_group as figures_by_group
from scenes.games import TABLES
from scenes.ui.words import Words

if TYPE_CHECKING:
    from game.entries import Entry
    from scenes.match.table_entry import DealGroups

MARKS = {HELPED: "hint", PEEKED: "peek", AUTO: "finish"}
"""Marks that are shown, each with its icon."""


def day(words: Words, seconds: float) -> str:
    """Return the local date of a moment given in seconds since 1970; "" for an impossible one."""
    try:
        when = datetime.fromtimestamp(seconds)
    except (ValueError, OSError, OverflowError):
        return ""
    return words("house.date", year=when.year, month=when.month, day=when.day)


def moment(words: Words, seconds: float) -> str:
    """Return the local date and time of a moment given in seconds since 1970."""
    try:
        when = datetime.fromtimestamp(seconds)
    except (ValueError, OSError, OverflowError):
        return ""
    return words("records.moment", date=day(words, seconds), time=f"{when:%H:%M}")


def clock(seconds: float) -> str:
    """Return a length of time as minutes and seconds, with hours once there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _groups(game: str) -> DealGroups | None:
    table = TABLES.get(game)
    return None if table is None or table.groups is None else table.groups.get()


def group_name(words: Words, game: str, group: str) -> str:
    """Return what a group of deals is called; "" where a game has no groups."""
    groups = _groups(game)
    return "" if groups is None else groups.group_name(words, group)


def by_group(
    words: Words, game: str, ended: Sequence[Entry]
) -> list[tuple[str, Statistics]]:
    """Return the name and the figures of each group of a game's deals that ended."""
    groups = _groups(game)
    if groups is None:
        return list(figures_by_group(ended, game).items())
    return groups.by_group(words, ended)


def deal(words: Words, entry: Entry) -> str:
    """Return the deal of a match and its group, in one line."""
    name = words("records.deal", deal=entry.seed)
    group = group_name(words, entry.game, entry.group)
    return words("records.deal_and_group", deal=name, group=group) if group else name


def result(words: Words, ended: Result | None) -> str:
    """Return how a match ended in a word or two; None is one that somebody else played."""
    if ended is None:
        return words("records.result.none")
    if ended.won:
        return words("records.result.won")
    return words("records.result.given_up" if ended.reason == ABANDONED else "records.result.lost")


def marks(words: Words, names: Sequence[str]) -> list[str]:
    """Return a sentence for each mark that is shown."""
    return [words(f"records.mark.{name}") for name in MARKS if name in names]


def line(words: Words, entry: Entry) -> str:
    """Return a whole entry in one line, as it is read aloud."""
    comma = words("house.list_comma")
    parts = [
        words(f"{entry.game}.game"), deal(words, entry), result(words, entry.result),
        day(words, entry.changed), clock(entry.seconds), *marks(words, entry.marks),
    ]
    return comma.join(part for part in parts if part)


def open_line(words: Words, entry: Entry) -> str:
    """Return an unfinished match in one line, as it is read aloud."""
    comma = words("house.list_comma")
    return comma.join([
        words(f"{entry.game}.game"), deal(words, entry),
        words.count("records.moves", entry.position), day(words, entry.changed),
        clock(entry.seconds),
    ])
