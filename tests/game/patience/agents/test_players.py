"""Players of whole deals: each plays a deal to its end, and wins no more than can be won."""

from __future__ import annotations

import pytest

from game.patience.agents import players
from game.patience.rules.deals import is_winnable


def test_the_oracle_wins_what_can_be_won_and_the_others_do_not_more():
    for deal in range(60):
        assert (players.oracle_player(deal).winners == (0,)) == is_winnable(deal)
        assert players.greedy_player(deal).winners == () or is_winnable(deal)


@pytest.mark.parametrize("name", players.PLAYERS)
def test_each_player_that_the_arena_knows_comes_to_an_end(name):
    outcome = players.PLAYERS[name](3)
    assert outcome.reason.startswith("patience.") and 0 <= outcome.scores[0] <= 40
    assert players.PLAYERS[name](3) == outcome, "the same deal is played the same way"
