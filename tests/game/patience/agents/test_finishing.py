"""A deal that can be finished by itself, and one that can't yet."""

from __future__ import annotations

from game.patience.agents.finishing import can_finish, finishing_moves
from game.patience.rules.game import Patience
from game.patience.rules.state import WON
from tests.game.patience.rules.positions import FACES_HOME, position

FULL = "KC QC QD KD JC 4C 6C JD JH TC 3C JS KH QH QS AC"


def test_finishing_is_safe_once_the_last_card_lies():
    state = position(FACES_HOME | {5: "4C", 6: "TC", 9: "6C"}, removing=True)
    assert can_finish(state.observation(0))
    for move in finishing_moves(state.observation(0)):
        state.apply(0, move)
    assert state.outcome().reason == WON
    assert not can_finish(state.observation(0))


def test_finishing_is_not_offered_before():
    for state in (
        Patience().new_state(1, 1),
        position(FULL, stock="KS", removing=True),
        position({5: "4C"}, waste="6C"),
        position(FACES_HOME, removing=True),
    ):
        assert not can_finish(state.observation(0))
