"""What a seat may reckon with: an outlook knows no more than its seat does."""

from __future__ import annotations

import random

from game.treasures.agents.analysis import Outlook
from game.treasures.rules.game import Treasures
from tests.game.treasures.agents.games import some_states
from tests.game.treasures.rules.positions import position

GAME = Treasures()


def test_an_outlook_knows_no_more_than_its_seat():
    rng = random.Random(5)
    for state, seat in some_states()[::5]:
        seen = state.observation(seat)
        one, two = (Outlook(GAME.sample(seen, rng), seat) for _ in range(2))
        for name in ("hand", "known", "hidden", "unseen", "turns", "owned", "heaps"):
            assert getattr(one, name) == getattr(two, name) == getattr(Outlook(state, seat), name)
        assert sum(one.hidden) <= len(one.unseen)
        everything = [*one.hand, *one.unseen, *state.discard]
        everything += [card for known in one.known for card in known if card not in one.hand]
        everything += [card for line in state.lines for card in line]
        everything += [card for _, card, _ in state.thieves]
        assert sorted(everything) == list(range(60))


def test_a_squire_forgets_the_drafts():
    state, seat = next(pair for pair in some_states() if pair[0].turn == 4)
    outlook = Outlook(state, seat)
    hidden = list(outlook.hidden)
    outlook.forget_drafts()
    for rival in set(range(4)) - {seat}:
        assert outlook.known[rival] == []
        assert outlook.hidden[rival] == state.hands[rival].bit_count() >= hidden[rival]


def test_turns_to_go_are_counted_by_the_cards_on_the_table():
    for seats, turns in ((3, 15), (4, 10), (5, 7)):
        state = GAME.new_state(seats, 5)
        assert Outlook(state, 0).turns == turns - 1
        state.apply(state.start, 0)
        assert Outlook(state, 0).turns == turns - 1


def test_the_disk_that_is_missed_least_is_a_spare_one():
    hands = ("1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d", "3d 9d 15d 21d 27d")
    outlook = Outlook(position(hands, lines=("4d 10d 16d",)), 0)
    assert outlook.least_missed([1, 1, 3, 1, 1], [1, 1, 3, 1, 1]) == 2
    assert outlook.least_missed([1, 1, 3, 1, 1], [1, 0, 0, 0, 0]) == 0
    prospect = outlook.prospect(0, 1, 1, 0)
    assert prospect.disks == 1 and prospect.lost == 0
