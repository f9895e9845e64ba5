"""An observation folded with the events that its seat sees is the next one, in every scenario."""

from __future__ import annotations

import json
import random

import pytest

from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.cards import as_words
from game.seals.rules.events import CardPlayed, HandsRevealed
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import ALL_BLOCKS, GAME, fresh, play_cards, table

SCENARIOS = tuple(dict.fromkeys((*CAMPAIGN, *ALL_BLOCKS)))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_events_tell_makes_the_next_observation_of_every_seat(seats: int) -> None:
    for seed, scenario in enumerate(SCENARIOS):
        state, rng = fresh(seats, seed, scenario), random.Random(seed)
        seen = [state.observation(seat) for seat in range(seats)]
        while state.to_act():
            events = state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
            for seat in range(seats):
                told = [masked for event in events if (masked := event.seen_by(seat)) is not None]
                folded = GAME.fold(seen[seat], told)
                after = state.observation(seat)
                assert folded == after, (scenario, seat, events)
                assert json.loads(json.dumps(folded)) == folded
                seen[seat] = after


def test_the_observation_before_stays_as_it_was() -> None:
    state, rng = fresh(3, 5, Scenario(transfers=2)), random.Random(2)
    while state.to_act():
        before = state.observation(1)
        kept = json.dumps(before)
        GAME.fold(before, state.apply(state.actor, rng.choice(state.legal_moves(state.actor))))
        assert json.dumps(before) == kept


def test_after_a_card_the_next_seat_is_asked_and_the_place_is_empty() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "blue"))
    before = state.observation(1)
    events = play_cards(state, "r1")
    assert isinstance(events[0], CardPlayed)
    after = GAME.fold(before, events)
    assert after["trick"] == [[0, "r1"]] and after["to_act"] == [1]
    assert len(after["places"][0]) == len(before["places"][0]) - 1
    assert after["hands"][0] == ["g1"]


def test_what_lay_face_down_is_told_at_the_end() -> None:
    state = table(
        ("r1", "r9", "r5"), ("", "red", ""), scenario=Scenario(draft="secret", hidden_history=True)
    )
    told = play_cards(state, "r1", "r9", "r5")[-1]
    assert isinstance(told, HandsRevealed)
    assert len(told.tricks) == 12 and told.tricks[-1] == ((0, "r1"), (1, "r9"), (2, "r5"))
    assert told.tokens == tuple(as_words(tokens) for tokens in state.tokens) == ((), (), ())


def test_what_lay_open_all_the_time_is_not_told_again() -> None:
    told = play_cards(table(("r1", "r9", "r5"), ("", "red", "")), "r1", "r9", "r5")[-1]
    assert isinstance(told, HandsRevealed)
    assert told.tricks == () and told.tokens == ()
