"""Random playthroughs of any game, and hashes of what all seats see on the way.

The games of the house and Nothing all go through the same generic tests; ``EVERY_TABLE`` names each
game with each number of seats.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from game import GAMES
from game.contract import Game, OptionValue, State
from tests.nothing import Nothing

GAMES_UNDER_TEST: dict[str, Game] = {**GAMES, "nothing": Nothing()}
EVERY_TABLE = [(key, seats) for key, game in GAMES_UNDER_TEST.items() for seats in game.seat_counts]
MOST_PLIES = 3000
"""No game takes longer, even at random; a test that gets here has found one that doesn't end."""


def options_number(game: Game, number: int) -> dict[str, OptionValue]:
    """Return a set of options; consecutive numbers go through all choices of each option."""
    return {
        name: option.choices[(number + place) % len(option.choices)]
        for place, (name, option) in enumerate(game.options.items())
    }


def fingerprint(state: State, seats: int) -> str:
    """Return a hash of all that can be seen of a position, by any seat."""
    seen = [
        [state.observation(seat) for seat in range(seats)],
        list(state.to_act()),
        [state.legal_moves(seat) for seat in range(seats)],
        repr(state.outcome()),
    ]
    return _hash(seen)


def random_states(state: State, rng: random.Random) -> list[State]:
    """Play at random to the end; return every position from ``state`` on, each its own object."""
    states = [state]
    while seats := states[-1].to_act():
        seat = rng.choice(seats)
        following = states[-1].clone()
        following.apply(seat, rng.choice(following.legal_moves(seat)))
        states.append(following)
        assert len(states) < MOST_PLIES, "the game does not end"
    return states


def _hash(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
