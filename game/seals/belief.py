"""How partners' play weighs in what a seat believes of its own hand.

A partner sees the hand that its holder can't. If in some world a partner's card had left no way to
seal that trick, though the partner saw it all, that world explains the card badly and counts less.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from game.contract import Seat
from game.seals.cards import COLOUR_OF_CARD, cards_of
from game.seals.columns import Columns
from game.seals.judging import Batch
from game.seals.state import SealsState
from game.seals.tricks import fitting, playable, winning_place

UNEXPLAINED: Final = 0.25
"""The weight of a world for each trick that it can't explain: partners err, and guess, too."""


def explained(world: SealsState, seat: Seat) -> float:
    """Return how well a world explains the partners' cards before the seat's own, up to 1."""
    weight = 1.0
    hands = world.hands.copy()
    tokens = world.tokens.copy()
    rules = (world.grey_led, world.tie, world.grey_majority)
    for owner, card in world.trick:
        hands[owner] |= 1 << card
    for winner, cards, seal in reversed(world.tricks):
        tokens[winner] += 1 << 4 * seal
        for owner, card in cards:
            hands[owner] |= 1 << card
        before = [card for _, card in cards]
        order = [owner for owner, _ in cards]
        mine = order.index(seat)
        if mine and not _sealable(before[:mine], order, hands, tokens, rules):
            weight *= UNEXPLAINED
    return weight


def _sealable(
    laid: list[int],
    order: Sequence[Seat],
    hands: Sequence[int],
    tokens: Sequence[int],
    rules: tuple[str, str, str],
) -> bool:
    """Return whether the rest of the table can finish a trick so that its winner has a sword."""
    if len(laid) == len(order):
        held = tokens[order[winning_place(laid)]]
        fit = fitting(laid, rules[1], rules[2])
        return any(held >> 4 * colour & 15 for colour in range(5) if fit >> colour & 1)
    allowed = playable(hands[order[len(laid)]], COLOUR_OF_CARD[laid[0]], rules[0])
    follow = cards_of(allowed)
    return any(_sealable([*laid, card], order, hands, tokens, rules) for card in follow)


def believed(columns: Columns, size: int, rng: random.Random) -> Batch:
    """Return worlds drawn by how well they explain what was played."""
    unseen = columns.unseen
    if not unseen.own_only or not unseen.tricks:
        return columns.batch(size)
    lots = columns.batch(2 * size)
    weights = []
    for column in range(2 * size):
        world = unseen.world(rng, _filled(columns, lots, column))
        weights.append(explained(world, columns.seat))
    chosen = rng.choices(range(2 * size), weights, k=size)
    return lots.picked(np.array(chosen))


def _filled(columns: Columns, lots: Batch, column: int) -> list[list[int]]:
    mine = columns.seat
    cards = []
    for colour in range(5):
        mask = int(lots.hands[mine, colour, column]) & ~int(columns.known[mine, colour])
        cards += [10 * colour + rank for rank in cards_of(mask)]
    return [cards if seat == mine else [] for seat in range(columns.seats)]
