"""Beginning a deal of the patience: which one, and as a match that is kept."""

from __future__ import annotations

import random
from datetime import date
from typing import TYPE_CHECKING

from game import GAMES
from game.match import Match
from game.patience.rules import deals
from game.transcript import Chair

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

KINDS = ("winnable", "any", "day", "number")
"""Ways of choosing a deal, in the order of the set-up screen; a grade is chosen beside them."""


def begin(app: MatchApp, number: int) -> Match:
    """Return a new match of deal ``number``, kept from its first move on.

    Its group in the statistics is the deal's grade. Raises ValueError for no number of a deal.
    """
    grade = str(deals.grade(number))
    return Match.start(
        GAMES["patience"], [Chair()], number, journal=app.journal, group=grade
    )


def chosen(kind: str, grade: int | None, today: date, rng: random.Random) -> int:
    """Return a deal number by the player's choice: a kind of KINDS but "number", and a grade."""
    if kind == "day":
        return deals.deal_of_the_day(today)
    if kind == "any":
        return deals.any_deal(rng)
    if grade is not None:
        return deals.graded_deal(rng, grade)
    return deals.winnable_deal(rng)


def of_the_day(today: date) -> int:
    """Return the number of the deal that everybody gets today."""
    return deals.deal_of_the_day(today)


def to_show(today: date) -> int:
    """Return a deal that can be won, by chance, for a table that plays itself."""
    return chosen("winnable", None, today, random.Random())
