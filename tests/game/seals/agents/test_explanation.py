"""What a partner tells after the game: what it believed, and where hope fell."""

from __future__ import annotations

import random

from game.agents import LEVELS
from game.seals.agents.account import WORLDS
from game.seals.agents.explanation import explain, hopeful
from game.seals.agents.policy import Mind
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, table


def test_a_decision_is_told_from_what_its_seat_saw() -> None:
    state = fresh(3, 5, Scenario(draft="none"))
    told = 0
    for ply in range(1, 10):
        seat = state.actor
        seen = state.observation(seat)
        move = Mind(seen, LEVELS["squire"], random.Random(1), 1).choose()
        if len(state.legal_moves(seat)) > 1:
            account = explain(seen, move, ply)
            assert (account.ply, account.seat, account.trick) == (ply, seat, len(state.tricks))
            assert account.move == state.encode(move)
            assert 0 <= account.hopeful <= WORLDS and 1 <= account.likelier <= account.hands
            assert len(account.numbers) == len(seen["own"])
            assert account.reason.startswith("seals.hint.")
            told += 1
        state.apply(seat, move)
    assert told


def test_hope_is_all_where_every_card_wins_and_none_where_nothing_can() -> None:
    won = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "green"))
    lost = table(("r1 g1", "r9 g2", "r5 g3"), ("", "", "red green"))
    move = won.decode("play 1")
    assert hopeful(won.observation(0), move) == WORLDS
    assert hopeful(lost.observation(0), move) == 0
