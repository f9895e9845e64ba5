"""Tournaments: bidding characters from hand for an event.

The active seat begins; clockwise each adds one character from its hand or passes, and may come back
in after a pass. It ends after a full round of passes in a row, or when nobody can add another.
"""

from __future__ import annotations

from game.contract import Event, Seat
from game.legends.rules.cards import NOBODY
from game.legends.rules.codes import cards_of, value
from game.legends.rules.position import Position
from game.legends.rules.quests import reward
from game.legends.rules.tournament_events import (
    BidPassed,
    CharacterBid,
    TournamentTied,
    TournamentUnwanted,
    TournamentWon,
)


def bid_worth(p: Position, character: int) -> int:
    """Return what a character counts in the running tournament, herald and ability included."""
    worth = p.worth(character)
    sum_ = sum([value(worth, skill) for skill in p.cards.events[p.tournament].skills])
    ability = p.cards.ability[character]
    if ability is not None and ability.effect == "champion":
        sum_ += ability.amount
    return sum_


def bid_total(p: Position, seat: Seat) -> int:
    """Return what a seat bids in all."""
    return sum([bid_worth(p, character) for character in cards_of(p.bids[seat])])


def can_bid(p: Position, seat: Seat) -> bool:
    """Return whether a seat has a card and room under the tournament's cap."""
    cap = p.cards.events[p.tournament].cap
    return bool(p.hands[seat]) and p.bids[seat].bit_count() < cap


def bid(p: Position, seat: Seat, character: int, events: list[Event]) -> None:
    """Add a character to a seat's bid."""
    p.from_hand(character, seat)
    p.bids = tuple(
        mask | 1 << character if other == seat else mask for other, mask in enumerate(p.bids)
    )
    p.passes = 0
    events.append(CharacterBid(seat, p.cards.characters[character].id, bid_total(p, seat)))
    _ask_next(p, events)


def pass_bid(p: Position, seat: Seat, events: list[Event]) -> None:
    """Pass: the seat may still come back in."""
    p.passes += 1
    events.append(BidPassed(seat))
    _ask_next(p, events)


def open_bidding(p: Position, events: list[Event]) -> None:
    """Find who may bid first; settle at once where nobody can."""
    if not first_bidder(p):
        _settle(p, events)


def first_bidder(p: Position) -> bool:
    """Turn to the first seat from the active one that may bid; return False if there is none."""
    p.bidder, p.passes = p.active, 0
    if can_bid(p, p.bidder):
        return True
    p.passes = 1
    return next_bidder(p)


def next_bidder(p: Position) -> bool:
    """Turn to the next seat that may bid; return False if the bidding is over."""
    while p.passes < p.seats:
        p.bidder = (p.bidder + 1) % p.seats
        if can_bid(p, p.bidder):
            return True
        p.passes += 1  # it can only pass, so nobody is asked
    return False


def _ask_next(p: Position, events: list[Event]) -> None:
    if not next_bidder(p):
        _settle(p, events)


def _settle(p: Position, events: list[Event]) -> None:
    number, bids = p.tournament, p.bids
    card = p.cards.events[number]
    totals = tuple(bid_total(p, seat) if bids[seat] else None for seat in range(p.seats))
    everybody = sum(bids)
    people = tuple(p.cards.characters[character].id for character in cards_of(everybody))
    p.tournament = NOBODY
    p.bids = (0,) * p.seats
    p.passes = 0
    if not everybody:
        p.dropped += (number,)
        events.append(TournamentUnwanted(card.id))
        return
    best = max(total for total in totals if total is not None)
    leaders = tuple(seat for seat, total in enumerate(totals) if total == best)
    if len(leaders) > 1:
        p.gone |= everybody
        p.gone_events += (number,)
        events.append(TournamentTied(card.id, leaders, totals, people))
        return
    p.discard |= everybody
    p.completed[leaders[0]] += (number,)
    events.append(TournamentWon(card.id, leaders[0], card.points, totals, people))
    reward(p, number, leaders[0], events)
