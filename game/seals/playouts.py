"""Many games at once: playouts of sampled worlds in batches of numpy columns, for the search.

A trick is played by a plan that a person could state: *this colour is led, that seat takes it, the
others duck under or discard*. Each game picks a plan that can be sealed, by the swords held and by
chance. Knows no observations; see :mod:`game.seals.judging` for what a column is.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from game.seals.judging import Batch, Floats, Ints, judge, tables
from game.seals.tricks import BARRED, FREE

_NEVER: Final = np.float32(-1e9)
POWER: Final = 0.25
"""What a playout's chance is raised to: a good table wins where one playout in ten does."""
CONSOLATION: Final = 0.08
"""What a position is worth at most that no playout wins."""
TRIES: Final = 2
"""Plans that a game tries before it gives a trick up."""
_OWN_SWORD: Final = np.float32(1.7)
"""How much a plan sealed by a sword of the led colour is liked above one that needs grey."""
_COLOURS: Final = np.arange(5)[:, None]
_NO_SWORD: Final = np.float32(-50)
_OUT_OF_REACH: Final = np.float32(-20)
_NOT_LED: Final = np.float32(-1000)
_THRIFTY: Final = 0.5
"""How often a taker wins by as little as will do."""
_DEEP: Final = 0.5
"""How often a seat ducks with its lowest, not with its highest that stays under."""
_HIGH_OUT: Final = 0.7
"""How often a high card is discarded rather than a low one."""


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
    seats, colours = house.seats, 5
    todo = np.arange(size)
    good = np.zeros(size, bool)
    cards = np.zeros((seats, size), np.int16)
    winner = np.zeros(size, np.int16)
    seal = np.full(size, -1, np.int16)
    giver = np.full(size, -1, np.int16)
    part, part_scores = batch, scores
    for attempt in range(TRIES):
        plan = part_scores.argmax(axis=0)
        taker, led = np.divmod(plan, colours)
        tried = _cards_of_plan(part, taker, led, chance)
        w, token, gave = judge(part, tried, chance)
        cards[:, todo] = tried
        winner[todo], seal[todo], giver[todo] = w, token, gave
        failed = token < 0
        good[todo] = ~failed
        if attempt + 1 == TRIES or not failed.any():
            break
        again = np.nonzero(failed)[0]
        part_scores = part_scores[:, again]
        part_scores[plan[again], np.arange(again.size)] = _NEVER
        todo = todo[again]
        part = batch.picked(todo)
    _settle(batch, cards, winner, seal, giver, good)
    return good


def _plan_scores(batch: Batch, chance: np.random.Generator) -> Floats:
    """Return how inviting each plan is: rows are ``5 * taker + led colour``, columns games."""
    look, house = tables(), batch.house
    seats, size = house.seats, batch.size()
    hands = batch.hands
    high, low = look.high[hands], look.low[hands]
    held = look.held[batch.tokens]
    scores = chance.random((seats, 5, size), dtype=np.float32)
    laid = dict(batch.laid)
    for taker in range(seats):
        others = [seat for seat in range(seats) if seat != taker and seat not in laid]
        own = (held[taker][None, :] >> _COLOURS) & 1 > 0
        armed = own | (held[taker] >> 4 & 1 > 0)
        scores[taker] += _OWN_SWORD * own + _NO_SWORD * ~armed
        if taker not in laid and others:
            reach = high[taker] > low[others].max(axis=0)
            reach |= (high[taker] < 0) & (hands[taker, 4] > 0)
            scores[taker] += _OUT_OF_REACH * ~reach
    leads = hands[batch.leader, :, np.arange(size)].T > 0
    if batch.laid:
        first = batch.laid[0][1] >> 4
        leads = first[None, :] == _COLOURS
    elif house.grey_led == BARRED:
        leads[4] &= ~leads[:4].any(axis=0)
    scores += np.where(leads, np.float32(0), _NOT_LED)[None]
    return scores.reshape(seats * 5, size)


def _cards_of_plan(batch: Batch, taker: Ints, led: Ints, chance: np.random.Generator) -> Ints:
    """Return each seat's card under a plan a game."""
    look, house = tables(), batch.house
    seats, size = house.seats, batch.size()
    hands = batch.hands
    columns = np.arange(size)
    laid = dict(batch.laid)
    follow = hands[:, led, columns]  # seats × games
    if house.grey_led == FREE:
        free = (led == 4) & (np.arange(seats)[:, None] != batch.leader[None, :])
        follow = np.where(free, 0, follow)
    cards = np.zeros((seats, size), np.int16)
    # the taker's card: its highest, or the lowest that beats what the others can't avoid
    mine = follow[taker, columns]
    low = look.low[follow]
    low[taker, columns] = -1
    for seat, card in laid.items():
        low[seat] = np.where(card >> 4 == led, card & 15, -1)
    floor = low.max(axis=0)
    cheap = mine & ~look.below[np.minimum(floor + 2, 11)]
    thrifty = (chance.random(size, dtype=np.float32) < _THRIFTY) & (cheap > 0)
    takes = np.where(thrifty, look.low[cheap], look.high[mine])
    greys = hands[taker, 4, columns]
    trumps = (mine == 0) & (greys > 0)
    code = np.where(trumps, 64 + look.low[greys], 16 * led + takes)
    for seat, card in laid.items():
        code = np.where(taker == seat, card, code)
    # (a taker that can do neither discards)
    stuck = (mine == 0) & (greys == 0)
    roof = np.where(code >> 4 == led, code & 15, 10)
    for seat in range(seats):
        if seat in laid:
            cards[seat] = laid[seat]
            continue
        suit = follow[seat]
        under = suit & look.below[roof + 1]
        deep = chance.random(size, dtype=np.float32) < _DEEP
        duck = np.where(under > 0, np.where(deep, look.low[suit], look.high[under]), look.low[suit])
        card = np.where(suit > 0, 16 * led + duck, 0)
        is_taker = (taker == seat) & ~stuck
        void = np.nonzero((suit == 0) & ~is_taker)[0]
        if void.size:
            card[void] = _discards(hands[seat][:, void], chance)
        cards[seat] = np.where(is_taker, code, card)
    return cards


def _discards(hand: Ints, chance: np.random.Generator) -> Ints:
    """Return a card of each hand to throw away: plain if there is one, mostly a high one."""
    look = tables()
    size = hand.shape[1]
    score = chance.random((5, size), dtype=np.float32)
    score += np.float32(100) * (hand > 0)
    score[4] -= np.float32(50)
    colour = score.argmax(axis=0)
    mask = hand[colour, np.arange(size)]
    top = chance.random(size, dtype=np.float32) < _HIGH_OUT
    cards: Ints = 16 * colour + np.where(top, look.high[mask], look.low[mask])
    return cards


def _settle(batch: Batch, cards: Ints, winner: Ints, seal: Ints, giver: Ints, good: Ints) -> None:
    """Take the cards and tokens of a trick away, in every game that goes on."""
    columns = np.arange(batch.size())
    for seat in range(batch.house.seats):
        card = cards[seat]
        batch.hands[seat, card >> 4, columns] &= ~(np.int16(1) << (card & 15)).astype(np.int16)
    payer = np.where(giver >= 0, giver, winner)
    struck = np.where(good, np.int16(1) << (2 * np.maximum(seal, 0)).astype(np.int16), 0)
    batch.tokens[payer, columns] -= struck.astype(np.int16)
    batch.gifts -= (giver >= 0).astype(batch.gifts.dtype)
    batch.won[winner, columns] += 1
    batch.last_seal = seal
    batch.leader = winner
    batch.laid = []
    batch.number += 1
