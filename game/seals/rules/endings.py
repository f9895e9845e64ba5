"""How a game of the seals ends: goals broken, tricks that nothing seals, and what is shown then.

Reasons are catalogue keys with the parameters that fill their sentences: seats as numbers, colours
and cards as their words.
"""

from __future__ import annotations

from typing import Final

from game.contract import Seat
from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    COLOURS,
    GREY,
    NO_COLOUR,
    TEXT_OF_CARD,
    as_words,
    cards_of,
)
from game.seals.rules.events import HandsRevealed
from game.seals.rules.position import Position
from game.seals.rules.scenario import (
    COLOUR_FIRST,
    COLOUR_LAST,
    NOT_TWICE,
    SECRET,
    broken_by_trick,
)

WON: Final = "seals.won"
"""The reason of a game whose every trick is sealed."""

Reason = tuple[str, dict[str, str | int]]


def broken_goal(state: Position, winner: Seat, led: int) -> Reason | None:
    """Return which goal is broken by the trick on the table, led with the card ``led``, if any."""
    for goal in state.scenario.goals:
        seat = goal.seat(state.deal.leader, state.seats)
        won = sum([trick[0] == seat for trick in state.tricks]) + (winner == seat)
        if broken_by_trick(
            goal, winner == seat, len(state.tricks), state.tricks_in_all, won,
            COLOUR_OF_CARD[led], state.deal.drawn,
        ):  # fmt: skip
            params: dict[str, str | int] = {"seat": seat, "n": goal.n, "won": won}
            if state.deal.drawn != NO_COLOUR:
                params["colour"] = COLOURS[state.deal.drawn]
            return f"seals.lost.goal_{goal.kind}", params
    return None


def why_unsealed(state: Position, winner: Seat) -> Reason:
    """Return the reason why no token of the winner fits the trick, a catalogue key with params."""
    params: dict[str, str | int] = {"seat": winner, "trick": len(state.tricks) + 1}
    scenario = state.scenario
    if not state.owed[winner]:
        return "seals.lost.no_token", params
    cards = [card for _, card in state.trick]
    number, last = len(state.tricks), state.tricks_in_all - 1
    if {COLOUR_FIRST: 0, COLOUR_LAST: last}.get(scenario.order) == number:
        params["colour"] = COLOURS[state.deal.drawn]
        return f"seals.lost.order_{scenario.order}", params
    if state.deal.wild in cards:
        params["card"] = TEXT_OF_CARD[state.deal.wild]
        return "seals.lost.wild", params
    plain = [word for word in state.fit_words() if word != COLOURS[GREY]]
    if len(plain) == 1:
        params["colour"] = plain[0]
        return "seals.lost.no_fitting", params
    if plain:
        return "seals.lost.no_fitting_tie", params
    if scenario.order == NOT_TWICE and state.tricks:
        params["colour"] = COLOURS[state.tricks[-1][2]]
        return "seals.lost.order_not_twice", params
    return "seals.lost.grey_needed", params


def revealed(state: Position) -> HandsRevealed:
    """Return the event that turns up all that the scenario or the rules kept face down."""
    hands = tuple(tuple(TEXT_OF_CARD[card] for card in cards_of(hand)) for hand in state.hands)
    tricks: tuple[tuple[tuple[Seat, str], ...], ...] = ()
    if state.scenario.hidden_history:
        tricks = tuple(
            tuple((seat, TEXT_OF_CARD[card]) for seat, card in cards)
            for _, cards, _ in state.tricks
        )
    secret = state.scenario.draft == SECRET
    return HandsRevealed(
        hands=hands,
        set_aside=tuple(TEXT_OF_CARD[card] for card in cards_of(state.deal.aside)),
        tricks=tricks,
        tokens=tuple(map(as_words, state.tokens)) if secret else (),
    )
