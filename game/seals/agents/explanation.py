"""What a partner tells after the game: decision by decision, what it believed and why it played so.

Everything is told from the observation that the seat had then, never from what came out later; only
whether the game could still be won is looked at with all cards open, once nothing is hidden.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from game.contract import Move, Seat
from game.seals.agents.account import WORLDS, Account
from game.seals.agents.batch_playouts import winnable
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.belief import Belief
from game.seals.agents.convention import Table
from game.seals.agents.endgame import Solver, in_reach
from game.seals.agents.reasons import reason
from game.seals.agents.search import CROWD
from game.seals.rules.hand_splits import hand_masks
from game.seals.rules.knowledge import possible_numbers
from game.seals.rules.observation import SealsObservation
from game.seals.rules.phases import PLAY
from game.seals.rules.worlds import Unseen

STANDS_OUT: Final = 0.5
"""A hand at least so likely as the likeliest counts among those that partners' play speaks for."""


def explain(observation: SealsObservation, move: Move, ply: int = 0) -> Account:
    """Return what the observing seat believed when it made ``move``, and why it did.

    The same observation and move give the same account.
    """
    rng = random.Random(0)
    unseen = Unseen(observation)
    seat = unseen.seat
    guess = unseen.world(rng, unseen.typical())
    key, params = reason(guess, Table(guess), move)
    hands = _count_hands(unseen)
    return Account(
        ply=ply,
        seat=seat,
        trick=len(guess.tricks) if guess.phase >= PLAY or guess.tricks else -1,
        move=guess.encode(move),
        reason=key,
        params=params,
        numbers=tuple(possible_numbers(observation)),
        hands=hands,
        likelier=_count_likelier(observation, rng) or hands,
        hopeful=hopeful(observation, move),
    )


def hopeful(observation: SealsObservation, move: Move) -> int:
    """Return in how many of :data:`WORLDS` sampled worlds the game can be won after a move."""
    rng = random.Random(1)
    unseen = Unseen(observation)
    seat = unseen.seat
    state = unseen.world(rng)
    if in_reach(state) or state.phase != PLAY:
        return _hopeful_one_by_one(unseen, seat, move, rng)
    columns = Columns(observation, rng)
    lots = columns.batch(WORLDS).picked(np.repeat(np.arange(WORLDS), CROWD))
    return int((winnable(columns.after(lots, move), CROWD, columns.chance) > 0).sum())


def _hopeful_one_by_one(unseen: Unseen, seat: Seat, move: Move, rng: random.Random) -> int:
    solver = Solver()
    count = 0
    for _ in range(WORLDS):
        after = unseen.world(rng)
        after.apply(seat, move)
        count += solver.winnable(after) if in_reach(after) else after.outcome() is None
    return count


def _count_hands(unseen: Unseen) -> int:
    count = 1
    for colour in range(5):
        slots = unseen.slots[unseen.seat][colour]
        count *= max(1, len(hand_masks(unseen.unseen[colour], slots)))
    return count


def _count_likelier(observation: SealsObservation, rng: random.Random) -> int:
    """Return how many of the possible hands stand out; 0 where none does, or too many are."""
    weights = Belief(Columns(observation, rng), rng).weights
    likely = weights > STANDS_OUT * weights.max(initial=0.0)
    return 0 if likely.all() else int(likely.sum())
