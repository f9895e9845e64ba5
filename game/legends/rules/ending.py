"""Points and the end of the legends.

Points are those of completed events, of special cards held, and of texts that count at the end; who
ties for most is told apart by completed events, and shares the win if that doesn't help [R].
"""

from __future__ import annotations

from typing import Final

from game.contract import Event, Outcome, Seat
from game.legends.rules.cards import NOBODY
from game.legends.rules.events import GameEnded
from game.legends.rules.position import LEAVE, OVER, Position
from game.legends.rules.quests import FINAL_ROUNDS

FINISHED: Final = "legends.finished"
"""Reason: the final event was completed."""
UNFINISHED: Final = "legends.unfinished"
"""Reason: nobody completed the final event in time, or there was none."""


def points(p: Position, seat: Seat) -> int:
    """Return what a seat would score if the game ended now."""
    return event_points(p, seat) + special_points(p, seat) + text_points(p, seat)


def event_points(p: Position, seat: Seat) -> int:
    """Return the points printed on a seat's completed events."""
    return sum([p.cards.points[number] for number in p.completed[seat]])


def special_points(p: Position, seat: Seat) -> int:
    """Return the points of the special cards that a seat holds and that haven't left."""
    if p.winner != NOBODY and p.specials_score == LEAVE:
        return 0
    sum_ = 0
    for special, carrier in enumerate(p.specials):
        if carrier >= 0 and not p.departed >> carrier & 1 and p.owner_of_special(special) == seat:
            sum_ += p.cards.specials[special].points
    return sum_


def text_points(p: Position, seat: Seat) -> int:
    """Return what texts that count at the end are worth to a seat now."""
    sum_ = 0
    for owner in range(p.seats):
        for number in p.completed[owner]:
            for effect in p.cards.events[number].effects:
                if effect.effect == "stay":
                    place = p.cards.events[number].place
                    people = p.companies[place * p.seats + seat].bit_count()
                    sum_ += effect.amount * people
                elif effect.effect == "end_place" and owner == seat:
                    sum_ += effect.amount * sum(
                        p.cards.events[other].place == effect.place
                        for other in p.completed[seat]
                        if other != number
                    )
    return sum_


def outcome(p: Position) -> Outcome | None:
    """Return how the game ended, or None."""
    if p.step != OVER:
        return None
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
    assert result is not None
    events.append(GameEnded(result.scores, result.winners, result.reason))
