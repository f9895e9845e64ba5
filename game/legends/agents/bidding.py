"""Bidding in tournaments: the least that leads, where the prize is worth the cards.

All cards bid are lost, by the winner too: what was bid is spent, and only what is added counts
against the prize. A seat that can't lead may tie, so that nobody gets it.
"""

from __future__ import annotations

from itertools import combinations

from game.contract import Move, Seat
from game.legends.agents.planning import Planner
from game.legends.rules.choices import heirs
from game.legends.rules.codes import BID, PASS_MOVE, cards_of, move_of
from game.legends.rules.state import LegendsState
from game.legends.rules.tournament import bid_total, bid_worth

_SPECIAL_WORTH = 3.0
_CARD_MOST = 7.0
"""What a good card of an unseen hand brings in a tournament of two skills."""
_WILLING = 0.45
"""How likely a seat that can outbid does."""


def best_bid(planner: Planner, p: LegendsState, boldness: float = 0.0) -> Move:
    """Return a bid or the pass; ``boldness`` (-1 … 1) makes the others look less willing."""
    seat = planner.seat
    totals = [bid_total(p, other) if p.bids[other] else None for other in range(p.seats)]
    own = totals[seat] or 0
    rivals = [total for other, total in enumerate(totals) if other != seat and total is not None]
    highest = max(rivals, default=None)
    if p.bids[seat] and (highest is None or own > highest):
        return PASS_MOVE
    card = p.cards.events[p.tournament]
    prize = card.points + _SPECIAL_WORTH * sum(
        e.effect == "special" and bool(heirs(p, seat, e.special)) for e in card.effects
    )
    room = card.cap - p.bids[seat].bit_count()
    hand = cards_of(p.hands[seat])
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    for count in range(1, min(room, len(hand)) + 1):
        for added in combinations(hand, count):
            sum_ = own + sum(bid_worth(p, character) for character in added)
            price = sum(planner.card_worth(p, character) for character in added)
            if highest is None or sum_ > highest:
                gain = prize * _hold_chance(planner, p, seat, sum_, boldness) - price
            elif sum_ == highest:
                # Nobody gets it; the leader's loss is shared by all that the leader plays against.
                gain = prize / (p.seats - 1) * 0.5 - price
            else:
                continue
            if gain > best[0]:
                best = (gain, added)
    if not best[1]:
        return PASS_MOVE
    strongest = max(best[1], key=lambda character: bid_worth(p, character))
    return move_of(BID, strongest)


def _hold_chance(
    planner: Planner, p: LegendsState, seat: Seat, sum_: int, boldness: float
) -> float:
    """Return how likely a sum stays the highest, by what the others could add."""
    cap = p.cards.events[p.tournament].cap
    chance = 1.0
    for other in range(p.seats):
        if other == seat:
            continue
        room = min(cap - p.bids[other].bit_count(), p.hands[other].bit_count())
        most = bid_total(p, other) + room * _CARD_MOST
        if room and most > sum_:
            margin = min(1.0, (most - sum_) / 10.0)
            chance *= 1 - (_WILLING - 0.15 * boldness) * margin
    return chance
