"""The set-up: what is dealt at each level and to each number of seats."""

from __future__ import annotations

import pytest

from game.legends.rules.cards import FINAL
from game.legends.rules.game import Legends
from tests.game.legends.rules.tables import (
    CARDS,
    do,
    hand,
    look,
    offers,
)

GAME = Legends()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_characters_each_and_one_placed_free(seats):
    state = GAME.new_state(seats, 3)
    assert look(state, "hand_counts") == [5] * seats and look(state, "phase") == "start"
    assert state.to_act() == (look(state, "start"),)
    places = ["camelot", "cornwall", "forest"]
    first = hand(state, state.to_act()[0])
    assert offers(state) == [f"start {name} {place}" for name in first for place in places]
    order = []
    while look(state, "phase") == "start":
        order += state.to_act()
        do(state, offers(state)[0])
    assert order == [(state.start + step) % seats for step in range(seats)]
    assert [count for count in look(state, "hand_counts") if count < 4] == []


def test_a_level_plays_with_its_own_cards_and_all_before():
    for level, people_, events in (
        ("beginner", 26, 17),
        ("standard", 44, 27),
        ("advanced", 60, 34),
    ):
        state = GAME.new_state(2, 1, level=level)
        number = ("beginner", "standard", "advanced").index(level)
        assert state.left + 10 == people_ and len(CARDS.events_of(number)) == events


def test_one_final_event_lies_at_the_bottom_and_the_rest_leaves_the_game_unseen():
    for seed in range(6):
        state = GAME.new_state(4, seed)
        kinds_ = [CARDS.events[number].kind for number in state.event_deck]
        assert kinds_.count(FINAL) == 1 and kinds_[0] == FINAL and len(kinds_) == 24
        seen = str(state.observation(0))
        assert not any(f"'{CARDS.events[number].id}'" in seen for number in state.event_deck)
        assert look(state, "specials") == dict.fromkeys(card.id for card in CARDS.specials)
