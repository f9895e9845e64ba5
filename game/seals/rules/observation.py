"""What a seat may see of a position: observations, and the reason of a loss in words.

The one place that decides what is hidden. A holder sees the colours of its own cards, others' faces
(all, or those it sorted), and of what was set aside the backs. After the end all lies open.
"""

from __future__ import annotations

from typing import Any

from game.contract import Observation, Seat
from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    COLOURS,
    MASK_OF_COLOUR,
    NO_CARD,
    NO_COLOUR,
    TEXT_OF_CARD,
    as_counts,
    cards_of,
)
from game.seals.rules.phases import OVER, PHASES
from game.seals.rules.position import Position
from game.seals.rules.scenario import FIRST_TRICK, SECRET

_COLOUR_WORD = tuple(COLOURS[colour] for colour in COLOUR_OF_CARD)


def observation(state: Position, seat: Seat) -> Observation:
    """Return all that ``seat`` may know of a position, as plain JSON."""
    deal, scenario, seats = state.deal, state.scenario, state.seats
    over = state.phase == OVER
    hidden = scenario.hidden_history and not over
    placed = [
        [place, None if hidden else TEXT_OF_CARD[card]]
        for place, card in enumerate(deal.hands[seat], 1)
        if not state.hands[seat] >> card & 1
    ]
    window = state.window
    return {
        "seat": seat,
        "seats": seats,
        "options": dict(state.options),
        "scenario": scenario.as_data(),
        "phase": PHASES[state.phase],
        "to_act": [] if over else [state.actor],
        "first_leader": deal.leader,
        "leader": state.leader,
        "own": _hand(state, seat, seat),
        "placed": placed,
        "hands": [
            None if owner == seat and not over else _hand(state, owner, seat)
            for owner in range(seats)
        ],
        "places": [
            [p for p, card in enumerate(deal.hands[owner], 1) if state.hands[owner] >> card & 1]
            for owner in range(seats)
        ],
        "known": [[p + 1 for p in cards_of(places)] for places in deal.known],
        "set_aside": {
            word: (deal.aside & MASK_OF_COLOUR[colour]).bit_count()
            for colour, word in enumerate(COLOURS)
        },
        "set_aside_cards": [TEXT_OF_CARD[card] for card in cards_of(deal.aside)] if over else None,
        "drawn_tokens": as_counts(deal.pool),
        "pool": as_counts(state.pool),
        "tokens": [
            None if scenario.draft == SECRET and owner != seat and not over else as_counts(tokens)
            for owner, tokens in enumerate(state.tokens)
        ],
        "passed": cards_of(state.passed),
        "owed": state.owed.copy(),
        "trick": [[owner, TEXT_OF_CARD[card]] for owner, card in state.trick],
        "fits": list(state.fit_words()),
        "tricks": [
            {
                "winner": winner,
                "cards": None if hidden else [[o, TEXT_OF_CARD[card]] for o, card in cards],
                "seal": COLOURS[seal],
            }
            for winner, cards, seal in state.tricks
        ],
        "gift": None if window < 0 else {"first": window, "kept": state.kept},
        "transfers": state.transfers,
        "drawn_colour": None if deal.drawn == NO_COLOUR else COLOURS[deal.drawn],
        "wild": None if deal.wild == NO_CARD else TEXT_OF_CARD[deal.wild],
        "goals": goals(state),
        "reason": state.reason,
        "params": dict(state.params),
    }


def _hand(state: Position, owner: Seat, viewer: Seat) -> list[str]:
    """Return a hand as a viewer sees it: faces, or colours where it sees backs."""
    cards = cards_of(state.hands[owner])
    if state.phase == OVER or (owner != viewer and _sees(state, viewer, owner)):
        return [TEXT_OF_CARD[card] for card in cards]
    known = state.deal.known[owner] if owner == viewer else 0
    if not known:
        return [_COLOUR_WORD[card] for card in cards]
    dealt = state.deal.hands[owner]
    return [
        TEXT_OF_CARD[card] if known >> dealt.index(card) & 1 else _COLOUR_WORD[card]
        for card in cards
    ]


def _sees(state: Position, viewer: Seat, owner: Seat) -> bool:
    """Return whether a viewer sees another's faces: a hand was sorted by its right neighbour."""
    return not state.scenario.sorter_only or (viewer + 1) % state.seats == owner


def goals(state: Position) -> list[dict[str, Any]]:
    """Return how far each seat's own goal has got, in the scenario's order.

    ``won`` is how many tricks count towards it (or against it), ``left`` how many tricks are to
    come; ``met`` is True or False once it is settled, else None.
    """
    told = []
    tricks = state.tricks_in_all
    done = len(state.tricks)
    for goal in state.scenario.goals:
        seat = goal.seat(state.deal.leader, state.seats)
        winners = [trick[0] for trick in state.tricks]
        won = winners.count(seat)
        met: bool | None = None
        if goal.kind == FIRST_TRICK and done:
            met = winners[0] == seat
        elif done == tricks:
            met = True  # a broken goal would have ended the game before
        if state.phase == OVER and state.reason == f"seals.lost.goal_{goal.kind}":
            met = False if state.params.get("seat") == seat else met
        told.append(
            {
                "seat": seat, "kind": goal.kind, "n": goal.n, "won": won,
                "left": tricks - done, "met": met,
            }
        )  # fmt: skip
    return told
