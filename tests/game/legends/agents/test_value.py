"""The evaluation: its weights, its features, its sense of time."""

from __future__ import annotations

import pytest

from game.legends.agents.thinking import tables_of
from game.legends.agents.value import (
    FEATURES,
    PHASES,
    Evaluation,
    phase_of,
    read_weights,
    seats_done,
    shipped_weights,
    turns_left,
)
from tests.game.legends.rules.tables import CARDS, laid_out


def test_weights_are_for_these_features(tmp_path):
    assert len(shipped_weights()) == len(PHASES)
    assert all(len(weights) == len(FEATURES) for weights in shipped_weights())
    bad = tmp_path / "weights.json"
    bad.write_text('{"features": ["score"], "early": [1], "middle": [1], "late": [1]}')
    with pytest.raises(ValueError, match="other features"):
        read_weights(bad)


def values(table):
    return Evaluation(tables_of(CARDS), shipped_weights()).values(table)


def test_points_and_quests_within_reach_are_worth_something_to_who_has_them():
    bare = values(laid_out())
    done = values(laid_out(completed={1: ["vigil"]}))
    assert done[1] > bare[1] and done[0] == bare[0]
    # The challenger asks for 16 in combat: Kay has 3, Lancelot 6, Palamedes and Lamorak 5 each.
    worths = [
        values(laid_out(people={("camelot", 0): names}, quests={"camelot": ["challenger"]}))[0]
        - values(laid_out(people={("camelot", 0): names}))[0]
        for names in (
            ["kay", "gareth", "ban"], ["lancelot", "palamedes", "kay"],
            ["lancelot", "palamedes", "lamorak"],
        )
    ]  # fmt: skip
    assert worths == sorted(worths) and len(set(worths)) == 3


def test_a_game_gets_late_as_events_run_out_and_once_the_final_one_lies_open():
    events = [event.id for event in CARDS.events if event.level == 0]
    early = laid_out(events=["last_day", *events[:14]])
    late = laid_out(events=["last_day", events[0]])
    assert turns_left(early) == 15 / 2 + 1.5 and turns_left(late) == 2 / 2 + 1.5
    final = laid_out(events=[])
    final.final_turn, final.turn = 3, 4
    assert turns_left(final) == 2 * 0.7
    assert [phase_of(table) for table in (early, late, final)] == [0, 1, 2]


def test_seats_have_had_their_last_turn_only_in_the_last_round():
    table = laid_out(seats=3)
    assert seats_done(table) == 0
    table.final_turn, table.turn, table.active = 2, 5, 1
    assert seats_done(table) == 2
