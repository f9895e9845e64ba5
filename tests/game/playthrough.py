"""Random playthroughs of any game, and hashes of what each seat sees on the way.

The games of the house and Nothing all go through the same generic tests; ``EVERY_TABLE`` names each
game with each number of seats.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from game import GAMES
from game.contract import Game, OptionValue, State
from tests.nothing import Nothing

GAMES_UNDER_TEST: dict[str, Game] = {**GAMES, "nothing": Nothing()}
EVERY_TABLE = [(key, seats) for key, game in GAMES_UNDER_TEST.items() for seats in game.seat_counts]
GOLDEN = Path(__file__).with_name("golden")
GOLDEN_SEEDS = (1, 4711, 987_654_321_012, 5_000_000_000_000_000_000)
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


def observation_hash(state: State, seat: int) -> str:
    """Return a short hash of what one seat sees."""
    return _hash(state.observation(seat))


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


def golden_path(key: str, seats: int) -> Path:
    """Return the file of a table's golden playthroughs."""
    return GOLDEN / f"{key}-{seats}.json"


def record(key: str, seats: int) -> dict[str, Any]:
    """Play a table's golden playthroughs anew and return them as JSON data."""
    game = GAMES_UNDER_TEST[key]
    playthroughs = []
    for number, seed in enumerate(GOLDEN_SEEDS):
        options = options_number(game, number)
        state = game.new_state(seats, seed, **options)
        rng = random.Random(seed)
        moves: list[list[Any]] = []
        seen = [[observation_hash(state, seat) for seat in range(seats)]]
        while acting := state.to_act():
            seat = rng.choice(acting)
            move = rng.choice(state.legal_moves(seat))
            moves.append([seat, state.encode(move)])
            state.apply(seat, move)
            seen.append([observation_hash(state, seat) for seat in range(seats)])
        playthroughs.append({"seed": seed, "options": options, "moves": moves, "seen": seen})
    return {"game": key, "version": game.version, "seats": seats, "playthroughs": playthroughs}


def _hash(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
