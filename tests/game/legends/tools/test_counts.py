"""Counting games: in pieces as in one go."""

from __future__ import annotations

from game.legends.rules.game import Legends
from game.legends.tools.counts import Tally, as_json, count, from_json

GAME = Legends()


def test_pieces_kept_and_gone_on_with_come_to_the_same_as_one_go():
    whole, first = Tally("beginner", 4), Tally("beginner", 4)
    count(GAME, whole, range(5, 8))
    count(GAME, first, range(5, 6))
    (again,) = from_json(as_json([first]))
    count(GAME, again, range(6, 8))
    assert again == whole
    assert whole.games == whole.ended == 3 and whole.rounds == 15
    assert abs(sum(order.hits for order in whole.orders) - 3) < 1e-9
    assert set(whole.events) == {GAME.cards.events[n].id for n in GAME.cards.events_of(0)}
