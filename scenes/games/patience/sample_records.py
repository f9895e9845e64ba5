"""Records worth a picture: some deals of the patience, really played, for poses and tests."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, cast

from game.match import Match
from game.patience.agents.solver import solve
from game.patience.rules import deals
from game.patience.rules.moves import DEAL
from game.patience.rules.state import PatienceState
from game.records import HELPED
from scenes.games.patience import deals as patience_deals

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

WON: dict[int, tuple[int, float]] = {
    11: (1, 255.0), 12: (2, 402.0), 13: (3, 341.0), 14: (2, 277.0), 15: (1, 611.0),
}
"""By grade: how many deals are won, and in how many seconds the first of them."""
LOST: dict[int, tuple[int, float]] = {
    12: (1, 93.0), 13: (1, 120.0), 14: (1, 198.0), 15: (2, 240.0), 16: (1, 131.0),
}
WAITING: dict[int, tuple[int, float]] = {13: (1, 96.0), 14: (1, 33.0)}
"""Deals that are left after some moves."""
MOVES_WAITING = 17
HELPED_GRADE, PEEKED_GRADE = 12, 14
"""Grades whose wins were helped, or won after a look back."""


def play(app: MatchApp) -> None:
    """Play the deals as a person would, and leave each of them."""
    number = 1
    for way, grades in ((_lose, LOST), (_win, WON), (_begin, WAITING)):
        for grade, (count, seconds) in grades.items():
            for extra in range(count):
                number = deals.next_deal(number, partial(_is_of_grade, grade))
                match = patience_deals.begin(app, number)
                match.play(0, DEAL)  # the first card, with which the clock begins
                match.tick(seconds + 37 * extra)
                way(match, grade)
                match.leave()


def _is_of_grade(grade: int, deal: int) -> bool:
    return deals.grade(deal) == grade


def _win(match: Match, grade: int) -> None:
    if grade == PEEKED_GRADE:
        match.undo(0)
        match.redo(0)
    if grade == HELPED_GRADE:
        match.mark(HELPED)
    for move in solve(cast(PatienceState, match.state)).line:
        match.play(0, move)


def _lose(match: Match, grade: int) -> None:
    rng = random.Random(match.seed)
    while match.outcome is None:
        match.play(0, rng.choice(match.state.legal_moves(0)))


def _begin(match: Match, grade: int) -> None:
    for move in solve(cast(PatienceState, match.state)).line[: MOVES_WAITING - 1]:
        match.play(0, move)
