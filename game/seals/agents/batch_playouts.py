"""Many games at once: playouts of sampled worlds in batches of numpy columns, for the search.

A trick is played by a plan that a person could state: *this colour is led, that seat takes it, the
others duck under or discard*. Each game picks a plan that can be sealed, by the tokens held and by
chance. Knows no observations; see :mod:`game.seals.agents.batch_tricks` for what a column is.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from game.seals.agents.batch_tricks import COLOUR_AT, Batch, Floats, Ints, judge, of_each, tables
from game.seals.rules.cards import GREY
from game.seals.rules.tricks import BARRED, FREE

POWER: Final = 0.25
"""What a playout's chance is raised to: a good table wins where one playout in ten does."""
CONSOLATION: Final = 0.08
"""What a position is worth at most that no playout wins."""
TRIES: Final = 2
"""Plans that a game tries before it gives a trick up."""
_WHIM_BITS: Final = 11
"""How far chance sways how a plan is liked: by up to two to this power. Weights are to scale."""
_OWN_TOKEN: Final = np.int16(3480)
"""How much a plan sealed by a token of the led colour is liked above one that needs grey."""
_OUT_OF_REACH: Final = np.int16(6_000)
_NO_TOKEN: Final = np.int16(13_000)
_NEVER: Final = np.int16(-32_000)
_BITS: Final = np.int16((1 << COLOUR_AT) - 1)
_COLOURS: Final = np.arange(5, dtype=np.int16)[:, None]
_THRIFTY: Final = 128
"""How often, of 256, a taker wins by as little as will do."""
_DEEP: Final = 128
"""How often, of 256, a seat ducks with its lowest, not with its highest that stays under."""
_HIGH_OUT: Final = 180
"""How often, of 256, a high card is discarded rather than a low one."""


def worth(batch: Batch, crowd: int, now: float, chance: np.random.Generator) -> Floats:
    """Return, by root, what a position is worth to a good table, 0 … 1.

    Roots are ``crowd`` columns in a row. The chance that a playout seals the next trick is raised
    to ``now``, the chance that it then seals all others to POWER. A root that no playout wins is
    worth a little for every trick it gets sealed, so that bad and worse can still be told apart.
    """
    sealed, won, reached = _splitting(batch, crowd, chance)
    rest = np.maximum(won ** np.float32(POWER), np.float32(CONSOLATION) * reached)
    found: Floats = sealed ** np.float32(now) * rest
    return found


def winnable(batch: Batch, crowd: int, chance: np.random.Generator) -> Floats:
    """Return, by root of ``crowd`` columns, about how likely a playout wins it."""
    sealed, won, _ = _splitting(batch, crowd, chance)
    return sealed * won


def _splitting(
    batch: Batch, crowd: int, chance: np.random.Generator
) -> tuple[Floats, Floats, Floats]:
    """Return, by root, the chance to seal the next trick, then the rest, and how far it got.

    Multilevel splitting: where a trick fails in some columns of a root, columns in which it was
    sealed take their place, and the share of those goes into the product. So even a root that one
    playout in a thousand wins is told from a lost one, with a dozen columns.
    """
    roots = batch.size() // crowd
    sealed = np.ones(roots, np.float32)
    won = np.ones(roots, np.float32)
    reached = np.zeros(roots, np.float32)
    alive = np.arange(roots)
    first, in_all = batch.number, batch.house.tricks
    while batch.number < in_all and alive.size:
        factor = sealed if batch.number == first else won
        good = play_trick(batch, chance).reshape(-1, crowd)
        count = good.sum(axis=1)
        factor[alive] *= count / np.float32(crowd)
        if (count < crowd).any():
            some = np.nonzero(count)[0]
            won[alive[count == 0]] = 0
            order = np.argsort(~good[some], axis=1, kind="stable")
            heirs = np.arange(crowd)[None, :] % count[some][:, None]
            columns = np.take_along_axis(order, heirs, axis=1) + (some * crowd)[:, None]
            alive = alive[some]
            batch = batch.picked(columns.ravel())
        reached[alive] = (batch.number - first) / np.float32(in_all - first)
    return sealed, won, reached


def play_trick(batch: Batch, chance: np.random.Generator) -> Ints:
    """Play one trick in every game, and seal it; return in which games it could be sealed."""
    house = batch.house
    size = batch.size()
    scores = _plan_scores(batch, chance)
    seats = house.seats
    todo = np.arange(size)
    good = np.zeros(size, bool)
    cards = np.zeros((seats, size), np.int16)
    plans = np.arange(5 * seats, dtype=np.int32)[:, None]
    winner = np.zeros(size, np.int16)
    seal = np.full(size, -1, np.int16)
    giver = np.full(size, -1, np.int16)
    part, part_scores = batch, scores
    for attempt in range(TRIES):
        plan = (part_scores.astype(np.int32) << 5 | plans).max(axis=0) & 31
        taker, led = np.divmod(plan, 5)
        tried = _cards_of_plan(part, taker, led, chance)
        w, token, gave = judge(part, tried, chance)
        cards[:, todo] = tried
        winner[todo], seal[todo], giver[todo] = w, token, gave
        failed = token < 0
        good[todo] = ~failed
        if attempt + 1 == TRIES or not failed.any():
            break
        again = np.nonzero(failed)[0]
        part_scores = part_scores.take(again, axis=1)
        part_scores[plan[again], np.arange(again.size)] = _NEVER
        todo = todo[again]
        part = batch.picked(todo)
    _settle(batch, cards, winner, seal, giver, good)
    return good


def _noise(chance: np.random.Generator, *shape: int) -> Ints:
    """Return bytes by chance, 0 … 255."""
    size = math.prod(shape)
    raw = chance.bit_generator.random_raw(size // 8 + 1)
    return raw.view(np.uint8)[:size].reshape(shape)


def _plan_scores(batch: Batch, chance: np.random.Generator) -> Ints:
    """Return how inviting each plan is: rows are ``5 * taker + led colour``, columns games."""
    house = batch.house
    seats, size = house.seats, batch.size()
    hands = batch.hands
    low = hands & -hands
    whim = _noise(chance, seats, 5, 2 * size).view(np.uint16) >> 16 - _WHIM_BITS
    scores = whim.view(np.int16)
    tokens = (batch.tokens[:, None, :] >> 2 * _COLOURS) & 3 > 0
    scores += _OWN_TOKEN * tokens
    scores -= _NO_TOKEN * ~(tokens | tokens[:, GREY:])
    laid = dict(batch.laid)
    for taker in range(seats):
        others = [low[seat] for seat in range(seats) if seat != taker and seat not in laid]
        if taker not in laid and others:
            floor = others[0]
            for other in others[1:]:
                floor = np.maximum(floor, other)
            short = hands[taker] < np.maximum(floor + floor, 1)
            greys = hands[taker, GREY] > 0
            if greys.any():
                short &= (hands[taker] > 0) | ~greys
            scores[taker] -= _OUT_OF_REACH * short
    if batch.laid:
        leads = batch.laid[0][1] >> COLOUR_AT == _COLOURS
    else:
        by_colour = hands.transpose(1, 0, 2).reshape(5, -1)
        leads = by_colour.take(batch.leader.astype(np.intp) * size + np.arange(size), axis=1) > 0
        if house.grey_led == BARRED:
            leads[GREY] &= ~leads[:GREY].any(axis=0)
    return np.where(leads, scores, _NEVER).reshape(seats * 5, size)


def _cards_of_plan(batch: Batch, taker: Ints, led: Ints, chance: np.random.Generator) -> Ints:
    """Return each seat's card under a plan a game."""
    look, house = tables(), batch.house
    seats, size = house.seats, batch.size()
    hands = batch.hands
    columns = np.arange(size)
    everyone = np.arange(seats)[:, None]
    follow = hands.reshape(seats, -1).take(led * size + columns, axis=1)  # seats × games
    if house.grey_led == FREE:
        follow *= ~((led == GREY) & (everyone != batch.leader))
    coins = _noise(chance, seats + 1, size)
    # the taker's card: its highest, or the lowest that beats what the others can't avoid
    low = follow & -follow
    mine = of_each(follow, taker)
    beaten = low.copy()
    beaten[taker, columns] = 0
    for seat, card in batch.laid:
        beaten[seat] = np.where(card >> COLOUR_AT == led, card & _BITS, 0)
    floor = beaten.max(axis=0)
    cheap = mine & -np.maximum(floor + floor, 1)
    thrifty = (coins[seats] < _THRIFTY) & (cheap > 0)
    bit = np.where(thrifty, cheap & -cheap, look.top[mine])
    code = led.astype(np.int16) << COLOUR_AT | bit
    roof = bit
    stuck = mine == 0
    if stuck.any():
        greys = of_each(hands[:, GREY], taker)
        code = np.where(stuck, GREY << COLOUR_AT | greys & -greys, code)
        # (a taker that can neither follow nor trump discards)
        roof = np.where(stuck, 1 << COLOUR_AT, bit)
        stuck &= greys == 0
    for seat, card in batch.laid:
        at = taker == seat
        stuck &= ~at
        roof = np.where(at, np.where(card >> COLOUR_AT == led, card & _BITS, 1 << COLOUR_AT), roof)
    under = look.top[follow & roof - 1]
    duck = np.where((coins[:seats] < _DEEP) | (under == 0), low, under)
    cards = led.astype(np.int16) << COLOUR_AT | duck
    takes = (everyone == taker) & ~stuck
    void = (follow == 0) & ~takes
    for seat, _ in batch.laid:
        void[seat] = False
    seat_of, game = np.nonzero(void)
    if game.size:
        held = hands.transpose(1, 0, 2).reshape(5, -1).take(seat_of * size + game, axis=1)
        cards[seat_of, game] = _discards(held, chance)
    cards = np.where(takes, code, cards)
    for seat, card in batch.laid:
        cards[seat] = card
    return cards


def _discards(hand: Ints, chance: np.random.Generator) -> Ints:
    """Return a card of each hand to throw away: plain if there is one, mostly a high one."""
    held = hand > 0
    liking = held * (_noise(chance, 5, hand.shape[1]).astype(np.int16) + 2)
    liking[GREY] = held[GREY]
    colour = (liking << 3 | _COLOURS).max(axis=0) & 7
    mask = of_each(hand, colour)
    high = _noise(chance, hand.shape[1]) < _HIGH_OUT
    cards: Ints = colour << COLOUR_AT | np.where(high, tables().top[mask], mask & -mask)
    return cards


def _settle(batch: Batch, cards: Ints, winner: Ints, seal: Ints, giver: Ints, good: Ints) -> None:
    """Take the cards and tokens of a trick away, in every game that goes on."""
    columns = np.arange(batch.size())
    played = cards[:, None, :] >> COLOUR_AT == _COLOURS
    batch.hands &= ~(played * (cards & _BITS)[:, None, :])
    payer = np.where(giver >= 0, giver, winner)
    struck = np.where(good, np.int16(1) << (2 * np.maximum(seal, 0)).astype(np.int16), 0)
    batch.tokens[payer, columns] -= struck.astype(np.int16)
    batch.gifts -= (giver >= 0).astype(batch.gifts.dtype)
    batch.won[winner, columns] += 1
    batch.last_seal = seal
    batch.leader = winner
    batch.laid = []
    batch.number += 1
