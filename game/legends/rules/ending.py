"""The end of the legends: when it comes, and who has won.

Who ties for most points is told apart by completed events, and shares the win if that doesn't help
[R].
"""

from __future__ import annotations

from typing import Final

from game.contract import Event, Outcome
from game.legends.rules.cards import NOBODY
from game.legends.rules.events import GameEnded
from game.legends.rules.position import OVER, Position, points
from game.legends.rules.quests import FINAL_ROUNDS

FINISHED: Final = "legends.finished"
"""Reason: the final event was completed."""
UNFINISHED: Final = "legends.unfinished"
"""Reason: nobody completed the final event in time, or there was none."""


def outcome(p: Position) -> Outcome:
    """Return how the game ended that is over."""
    scores = tuple(points(p, seat) for seat in range(p.seats))
    ranks = [(score, len(p.completed[seat])) for seat, score in enumerate(scores)]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(scores, winners, UNFINISHED if p.winner == NOBODY else FINISHED)


def time_is_up(p: Position) -> bool:
    """Return whether the game ends after the round that is just over.

    That is where events have run out and no final one lies open (at Beginner), or the final event
    was not completed in time [R].
    """
    if p.final_turn:
        return p.turn - p.final_turn >= FINAL_ROUNDS
    return not p.events_left


def end(p: Position, events: list[Event]) -> None:
    """End the game."""
    p.step = OVER
    result = outcome(p)
    events.append(GameEnded(result.scores, result.winners, result.reason))
