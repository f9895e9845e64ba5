"""Games of the agents against themselves: the same deal is the same game, and all of it is seen."""

from __future__ import annotations

from game.legends.rules.events import GameEnded
from game.legends.rules.game import Legends
from game.legends.tools.selfplay import play

GAME = Legends()


def test_a_deal_is_played_to_its_end_the_same_each_time_and_watched_move_by_move():
    logs = []
    for _ in range(2):
        log = []

        def watch(state, seat, move, events, log=log):
            log.append((seat, move, events))

        last = play(GAME, 3, 12, watch, level="beginner")
        assert last.outcome() is not None and isinstance(log[-1][2][-1], GameEnded)
        logs.append(log)
    assert logs[0] == logs[1] and len(logs[0]) > 20
