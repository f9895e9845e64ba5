"""Tricks judged in columns: thousands of games at once, as :mod:`game.seals.rules.tricks` judges
one.

One column is one game; hands are ten-bit masks by seat and colour, tokens of a seat two bits a
colour. A card is its bit in such a mask with its colour above those ten bits, a code that orders
cards of a colour and puts grey above all. A test holds the two ways of judging together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from game.seals.rules.cards import COLOUR_OF_CARD, GREY, NO_CARD, RANKS, cards_of
from game.seals.rules.scenario import (
    COLOUR_FIRST,
    COLOUR_LAST,
    EXACTLY,
    FIRST_TRICK,
    LAST_TRICK,
    NO_TRICKS,
    NOT_TWICE,
    Scenario,
)
from game.seals.rules.tricks import ANY, GREY_ONLY, IGNORED, LED

Ints = npt.NDArray[np.integer]
Floats = npt.NDArray[np.float32]


COLOUR_AT: Final = RANKS
"""How far up in a card's code its colour stands."""


def code_of(card: int) -> int:
    """Return the code of a card in columns; negative for no card."""
    if card < 0:
        return NO_CARD
    return COLOUR_OF_CARD[card] << COLOUR_AT | 1 << card % RANKS


@dataclass(frozen=True, slots=True)
class Tables:
    """What a mask, a count or a hand of tokens looks up."""

    top: Ints
    """By ten-bit mask: its highest bit alone."""
    held: Ints
    """By a seat's tokens: which colours there are, a mask."""
    most: Ints
    """By three bits a colour of counts: which colours lie most often."""
    most_plain: Ints
    """The same with grey left out."""
    bits: Ints
    """By mask of five: how many."""
    strike: Ints
    """By coin and mask of five: the token struck, grey last, negative for none."""


@lru_cache(maxsize=1)
def tables() -> Tables:
    """Return the look-up tables, made when first asked for."""
    masks = np.arange(1024)
    top = np.zeros(1024, np.int16)
    for rank in range(RANKS):
        top[masks >> rank & 1 == 1] = 1 << rank
    held = np.zeros(1024, np.int16)
    for colour in range(5):
        held |= np.where(masks >> 2 * colour & 3 > 0, 1 << colour, 0).astype(np.int16)
    counts = np.stack([np.arange(1 << 15) >> 3 * colour & 7 for colour in range(5)])
    most = _most(counts)
    plain = counts.copy()
    plain[4, plain[:4].any(axis=0)] = 0
    strike = np.full((2, 32), -1, np.int16)
    for mask in range(1, 32):
        colours = cards_of(mask & 15) or [GREY]
        strike[:, mask] = colours[0], colours[-1]
    five = np.arange(32)
    return Tables(
        top=top,
        held=held,
        most=most,
        most_plain=_most(plain),
        bits=sum((five >> colour & 1 for colour in range(5)), np.zeros(32, int)).astype(np.int16),
        strike=strike,
    )


def _most(counts: Ints) -> Ints:
    tied = counts == counts.max(axis=0)
    return sum((tied[c].astype(np.int16) << c for c in range(5)), np.zeros(1 << 15, np.int16))


@dataclass(frozen=True, slots=True)
class House:
    """What is the same in every game of a batch."""

    seats: int
    tricks: int
    scenario: Scenario
    tie: str
    grey_led: str
    grey_majority: str
    first_leader: int
    drawn: int
    """The drawn colour, or negative."""
    wild: int
    """The wild beast's code, or negative."""


@dataclass(slots=True)
class Batch:
    """Many games at the same trick, one a column."""

    house: House
    hands: Ints
    """By seat, colour and game: the cards still held."""
    tokens: Ints
    """By seat and game."""
    leader: Ints
    """By game: who leads, or has led, the trick on the table."""
    number: int
    """The trick on the table, 0 first."""
    won: Ints
    """By seat and game, the tricks won."""
    last_seal: Ints
    """By game, the colour struck last, or negative."""
    gifts: Ints
    """By game, the transfers left."""
    laid: list[tuple[int, Ints]]
    """The trick on the table: seat and card by game."""

    def size(self) -> int:
        """Return how many games there are."""
        return int(self.leader.shape[0])

    def picked(self, games: Ints) -> Batch:
        """Return some of the games, as a batch of their own; a game may be picked repeatedly."""
        return Batch(
            self.house, self.hands.take(games, axis=2), self.tokens.take(games, axis=1),
            self.leader.take(games), self.number, self.won.take(games, axis=1),
            self.last_seal.take(games), self.gifts.take(games),
            [(seat, cards.take(games)) for seat, cards in self.laid],
        )  # fmt: skip


def of_each(rows: Ints, which: Ints) -> Ints:
    """Return by game the entry of the row that ``which`` names for it.

    As ``rows[which, games]`` would, but quicker, and laid out in memory row by row: whatever is
    computed from columns laid out otherwise takes many times as long.
    """
    size = rows.shape[-1]
    found: Ints = rows.reshape(-1).take(which.astype(np.intp) * size + np.arange(size))
    return found


def judge(batch: Batch, cards: Ints, chance: np.random.Generator) -> tuple[Ints, Ints, Ints]:
    """Return by game the winner, the token it strikes, and who gives it that one.

    Negative: no token fits, nobody gives. A transfer is used where it saves the trick.
    """
    look, house = tables(), batch.house
    seats, size = house.seats, batch.size()
    colours = cards >> COLOUR_AT
    led = of_each(colours, batch.leader)
    strength = cards * ((colours == led) | (colours == GREY))
    winner = (strength << 2 | np.arange(seats, dtype=np.int16)[:, None]).max(axis=0) & 3
    counts = (np.int16(1) << 3 * colours).sum(axis=0, dtype=np.int16)
    fits = (look.most_plain if house.grey_majority == IGNORED else look.most)[counts]
    if house.tie != ANY:
        many = look.bits[fits] > 1
        if house.tie == GREY_ONLY:
            one = np.zeros_like(fits)
        else:
            pick = led if house.tie == LED else of_each(colours, winner)
            one = fits & (1 << pick)
        fits = np.where(many, one, fits)
    fits = _narrowed(batch, cards, fits | 1 << GREY)
    usable = look.held[of_each(batch.tokens, winner)] & fits
    giver = np.full(size, -1, np.int16)
    if house.scenario.transfers:
        short = (usable == 0) & (batch.gifts > 0)
        held = look.held[batch.tokens]
        for seat in range(seats) if short.any() else ():
            can = short & (winner != seat) & (giver < 0) & (held[seat] & fits > 0)
            usable = np.where(can, held[seat] & fits, usable)
            giver = np.where(can, seat, giver)
    coin = (chance.bit_generator.random_raw(size) & 1).astype(np.intp)
    seal = look.strike[coin, usable]
    bad = _breaks_goal(batch, winner, led)
    if house.scenario.grey_by == batch.number + 1:
        for seat in range(seats):
            greys = look.bits[batch.hands[seat, GREY]]
            bad |= greys > (colours[seat] == GREY)
    seal = np.where(bad, -1, seal) if bad.any() else seal
    return winner, seal, giver


def _narrowed(batch: Batch, cards: Ints, fits: Ints) -> Ints:
    house, scenario = batch.house, batch.house.scenario
    if house.wild >= 0:
        there = (cards == house.wild).any(axis=0)
        fits = np.where(there, 1 << (house.wild >> COLOUR_AT) | 16, fits)
    if scenario.order == NOT_TWICE:
        fits = np.where(batch.last_seal >= 0, fits & ~(1 << np.maximum(batch.last_seal, 0)), fits)
    due = {COLOUR_FIRST: 0, COLOUR_LAST: house.tricks - 1}.get(scenario.order)
    if batch.number == due:
        there = fits >> house.drawn & 1 > 0
        fits = np.where(there, fits & (1 << house.drawn | 16), 0)
    return fits


def _breaks_goal(batch: Batch, winner: Ints, led: Ints) -> Ints:
    house = batch.house
    bad = np.zeros(batch.size(), bool)
    left = house.tricks - batch.number - 1
    for goal in house.scenario.goals:
        seat = goal.seat(house.first_leader, house.seats)
        mine = winner == seat
        if goal.kind == NO_TRICKS:
            bad |= mine
        elif goal.kind == FIRST_TRICK:
            if batch.number == 0:
                bad |= ~mine
        elif goal.kind == LAST_TRICK:
            if left == 0:
                bad |= ~mine
        elif goal.kind == EXACTLY:
            won = batch.won[seat] + mine
            bad |= (won > goal.n) | (won + left < goal.n)
        else:
            bad |= mine & (led == house.drawn)
    return bad
