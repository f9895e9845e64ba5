"""The pairs of spots by which each legal move can be made."""


from __future__ import annotations

import random
from typing import Any

from game import GAMES
from game.contract import Move
from game.legends.rules.codes import MOVE, names_of, verb_of
from game.match import Match
from scenes.games.legends.offers import Aim, Offering, aimed
from scenes.games.legends.view import Setting
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import (
    PERSON,
    SQUIRES,
)


def test_every_way_of_a_move_is_on_offer(driver: Driver) -> None:
    """In a whole random game each legal move can be made by some pair of spots."""
    rng = random.Random(4)
    for seed in range(3):
        match = Match.start(GAMES["legends"], (PERSON, *SQUIRES[:2]), seed, {"level": "advanced"})
        for _ in range(500):
            if match.outcome is not None:
                break
            state: Any = match.state
            seat = state.to_act()[0]
            moves: list[Move] = state.legal_moves(seat)
            assert_offered(state, seat, moves)
            match.play(seat, rng.choice(moves))


def assert_offered(state: Any, seat: int, moves: list[Move]) -> None:
    setting = Setting(state.observation(seat))
    offered = Offering(setting).of(moves)
    made = {number for number in offered.values() if aimed(number) is None}
    for (source, _), number in offered.items():
        code = aimed(number)
        if code is not None:
            made |= set(Offering(setting, (), Aim(source, code)).of(moves).values())
    for move in moves:
        names = names_of(move)
        if verb_of(move) == MOVE and names[3] != 255:
            table = setting.outlook.cards.names
            made |= set(Offering(setting, (table[names[2]], table[names[3]])).of(moves).values())
    assert set(moves) <= made
