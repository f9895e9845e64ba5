"""The patience's deals in the records: grouped by grade, those that can't be won together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.patience.rules.deals import GRADES, HARDEST_WINNABLE
from game.records import Statistics, statistics

if TYPE_CHECKING:
    from game.entries import Entry
    from scenes.ui.words import Words


def is_winnable(group: str) -> bool:
    """Return whether a group of deals, named by its grade, can be won."""
    return group.isdecimal() and int(group) <= HARDEST_WINNABLE


def group_name(words: Words, group: str) -> str:
    """Return what a group of deals is called; "" for what is no grade."""
    if not group.isdecimal():
        return ""
    if is_winnable(group):
        return words("records.grade", grade=group)
    return words("records.not_winnable")


def by_group(words: Words, ended: Sequence[Entry]) -> list[tuple[str, Statistics]]:
    """Return the figures of each grade that can be won, easy ones first, then of all the rest."""
    rows = [
        (words("records.grade", grade=grade), statistics(ended, group=str(grade)))
        for grade in GRADES
    ]
    hopeless = [entry for entry in ended if not is_winnable(entry.group)]
    return [*rows, (words("records.not_winnable"), statistics(hopeless))]
