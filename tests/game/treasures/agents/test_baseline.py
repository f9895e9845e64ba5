"""The plain player: one look at what each card would bring."""

from __future__ import annotations

from game.treasures.agents.analysis import Outlook
from game.treasures.agents.baseline import PlainPlayer, plain_move, plain_worths, returns
from game.treasures.rules.position import RETURN
from tests.game.treasures.agents.games import some_states
from tests.game.treasures.rules.positions import position

NOTHING = (0, 0, 0, 0, 0)
HANDS = ("3d 1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d 2n", "5d 11d 17d 23d 29d 5n",
         "4d 10d 16d 22d 28d 4n")  # fmt: skip


def test_every_legal_move_is_weighed_and_the_best_is_made():
    for state, seat in some_states()[::6]:
        worths = plain_worths(Outlook(state, seat))
        assert sorted(worths) == state.legal_moves(seat)
        assert worths[plain_move(Outlook(state, seat))] == max(worths.values())


def test_it_plays_for_the_last_missing_colour():
    state = position(HANDS, [(1, 1, 0, 1, 1), NOTHING, NOTHING, NOTHING])
    assert state.encode(plain_move(Outlook(state, 0))) == "choose 3d"


def test_likely_cards_follow_chance_from_the_first_to_the_last():
    outlook = Outlook(position(HANDS), 0)
    player, hand = PlainPlayer(outlook, 0), outlook.hand
    assert player.likely(hand, 0.0) == hand[0] and player.likely(hand, 0.999999999) == hand[-1]
    assert player.best(hand) in hand


def test_only_disks_that_were_owned_may_go_back():
    for state, seat in some_states():
        if state.phase == RETURN:
            assert set(returns(Outlook(state, seat))) == {
                colour for colour, count in enumerate(state.owned[seat]) if count
            }
