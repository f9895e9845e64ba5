"""Statistics from matches that have ended: wins, losses, streaks, best times, by game and group.

A deal counts once, when it ends, and never an untouched one (the match sees to that: it writes a
result only for a match that a person made a move in, and a win once had stays a win). Here a deal
that was played in several matches counts once, as it ended first: whoever plays it again knows it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from game.contract import OptionValue
from game.notices import DAMAGED, Trouble
from game.transcript import MAX_SEATS, Chair, checked_seconds, marks_from_json

HELPED, PEEKED, AUTO = "helped", "peeked", "auto"
"""Marks of a match: a hint or an agent's move was used; cards were known, for undo went past
something revealed or the deal had been played before; moves that the house made."""
ABANDONED: Final = "house.abandoned"
"""The reason of a result whose match was given up."""
_MAX_POINTS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for the person whose records these are, as it counts."""

    won: bool
    scores: tuple[int, ...]
    """Points by seat."""
    reason: str
    """The outcome's catalogue key, or ABANDONED."""
    seconds: float
    marks: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return the result as plain JSON data; :func:`result_from_json` reads it back."""
        return {
            "won": self.won,
            "scores": list(self.scores),
            "reason": self.reason,
            "seconds": round(self.seconds, 3),
            "marks": list(self.marks),
        }


def result_from_json(data: object) -> Result:
    """Return the result that plain JSON data describes; raises Trouble(DAMAGED) otherwise."""
    fields = data if isinstance(data, dict) else {}
    won, scores, reason = fields.get("won"), fields.get("scores"), fields.get("reason")
    if not isinstance(won, bool) or not isinstance(reason, str) or not isinstance(scores, list):
        raise Trouble(DAMAGED)
    if len(scores) > MAX_SEATS or not all(
        type(points) is int and abs(points) <= _MAX_POINTS for points in scores
    ):
        raise Trouble(DAMAGED)
    seconds = checked_seconds(fields.get("seconds"))
    return Result(won, tuple(scores), reason, seconds, marks_from_json(fields.get("marks")))


class Ended(Protocol):
    """What a kept match must say to be counted; the journal's entries do."""

    @property
    def game(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def options(self) -> Mapping[str, OptionValue]: ...
    @property
    def chairs(self) -> Sequence[Chair]: ...
    @property
    def group(self) -> str: ...
    @property
    def result(self) -> Result | None: ...


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of one game, or of one group of its deals. Times are in seconds of play."""

    played: int = 0
    won: int = 0
    lost: int = 0
    streak: int = 0
    """Wins in a row up to now, or losses in a row as a negative number."""
    longest_wins: int = 0
    longest_losses: int = 0
    best_seconds: float | None = None
    """The quickest win."""
    best_unhelped_seconds: float | None = None
    """The quickest win without help and without a look back."""
    won_unhelped: int = 0
    won_helped: int = 0
    won_peeked: int = 0
    """Wins with undo past something revealed; one that was helped as well is counted in both."""

    @property
    def win_share(self) -> float:
        """Won deals by played deals, 0 where none was played."""
        return self.won / self.played if self.played else 0.0


def statistics(
    ended: Iterable[Ended], game: str | None = None, group: str | None = None
) -> Statistics:
    """Return the figures of ended matches, oldest first; None counts every game or every group."""
    figures = Statistics()
    for result in _deals_once(
        match
        for match in ended
        if (game is None or match.game == game) and (group is None or match.group == group)
    ):
        figures = _with(figures, result)
    return figures


def by_group(ended: Iterable[Ended], game: str) -> dict[str, Statistics]:
    """Return the figures of each group of a game's deals, the groups sorted."""
    matches = [match for match in ended if match.game == game]
    groups = sorted({match.group for match in matches})
    return {group: statistics(matches, game, group) for group in groups}


def _deals_once(ended: Iterable[Ended]) -> list[Result]:
    """Return the first result of each deal, in the order in which they ended."""
    results: dict[Hashable, Result] = {}
    for match in ended:
        result = match.result
        if result is None:
            continue
        deal = (match.game, match.seed, len(match.chairs), tuple(sorted(match.options.items())))
        results.setdefault(deal, result)
    return list(results.values())


def _with(figures: Statistics, result: Result) -> Statistics:
    played = figures.played + 1
    if not result.won:
        streak = min(figures.streak, 0) - 1
        longest = max(figures.longest_losses, -streak)
        return replace(
            figures, played=played, lost=figures.lost + 1, streak=streak, longest_losses=longest
        )
    helped, peeked = HELPED in result.marks, PEEKED in result.marks
    own = not helped and not peeked
    streak = max(figures.streak, 0) + 1
    return replace(
        figures,
        played=played,
        won=figures.won + 1,
        streak=streak,
        longest_wins=max(figures.longest_wins, streak),
        best_seconds=_quicker(figures.best_seconds, result.seconds),
        best_unhelped_seconds=(
            _quicker(figures.best_unhelped_seconds, result.seconds)
            if own
            else figures.best_unhelped_seconds
        ),
        won_unhelped=figures.won_unhelped + own,
        won_helped=figures.won_helped + helped,
        won_peeked=figures.won_peeked + peeked,
    )


def _quicker(best: float | None, seconds: float) -> float:
    return seconds if best is None else min(best, seconds)
