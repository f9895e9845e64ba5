"""The agents: no foolish act, the same move in worlds that look the same, reasons with words."""

from __future__ import annotations

import random

import pytest

from game import agents
from game.agents import LEVELS, level_of
from game.legends.agents.policy import choose, hint
from game.legends.rules.game import Legends
from scenes.ui.words import LANGUAGES, Words
from tests.game.legends.agents.playing import PLAIN, STRONG, plays, plays_turn
from tests.game.legends.rules.tables import do, laid_out, look, offers
from tests.game.playthrough import random_states

GAME = Legends()


@pytest.mark.parametrize("level", LEVELS)
def test_a_completed_quest_is_never_left_lying(level):
    for seed in range(5):
        table = laid_out(
            step="complete", people={("camelot", 0): STRONG}, quests={"camelot": ["challenger"]}
        )
        assert plays(table, level, seed=seed) == "complete challenger"


def test_the_richer_of_two_quests_of_a_place_is_taken():
    table = laid_out(
        step="complete",
        people={("camelot", 0): ["arthur", "lancelot", "bors", "galahad", "gareth", "bedivere"]},
        quests={"camelot": ["vigil", "hart"]},
    )
    assert plays(table) == "complete hart"


def test_a_boost_is_spent_where_it_completes_something():
    table = laid_out(
        people={("camelot", 0): ["lamorak", "ector", "gawain"]}, quests={"camelot": ["challenger"]}
    )
    assert plays(table, "knight") == "use gawain"


@pytest.mark.parametrize("level", ["knight", "champion"])
def test_a_boost_that_completes_nothing_is_kept(level):
    table = laid_out(
        people={("camelot", 0): ["sagramore", "guinevere"], ("forest", 0): ["pellinore"]},
        quests={"camelot": ["challenger"], "cornwall": ["beacon"]},
        hands={0: PLAIN[:3]},
    )
    assert not [text for text in plays_turn(table, level) if text.startswith("use")]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_kills_his_own(level):
    # The rules allow no such attack; nor may a card's price be paid by the wrong one.
    table = laid_out(people={("camelot", 0): ["lancelot", "kay"], ("camelot", 1): ["ector"]})
    assert set(offers(table, "use")) == {"use lancelot ector"}
    while table.active == 0 and table.to_act():
        do(table, plays(table, level))
    assert "kay" not in look(table, "discards")["characters"]


def test_a_final_quest_that_wins_is_completed_and_one_that_loses_is_not():
    for completed, wins in (({0: ["siege"]}, True), ({1: ["siege", "captive", "bargain"]}, False)):
        table = laid_out(
            step="complete",
            people={("camlann", 0): STRONG, ("forest", 0): PLAIN, ("forest", 1): ["bedivere"]},
            quests={"camlann": ["last_day"], "forest": ["beast"]},
            completed=completed,
            events=[],
        )
        table.final_turn = table.turn
        text = plays(table)
        assert (text == "complete last_day") == wins


def test_a_turn_isnt_wasted():
    table = laid_out(
        step="actions", hands={0: PLAIN[:4]}, quests={"forest": ["beast"]}, events=["ravens"]
    )
    for level in LEVELS:
        assert plays(table.clone(), level) != "done"


def test_the_same_move_in_every_world_that_looks_the_same():
    rng = random.Random(3)
    for state in random_states(GAME.new_state(3, 8), rng)[5:150:25]:
        if not state.to_act():
            continue
        (seat,) = state.to_act()
        seen = state.observation(seat)
        other = GAME.sample(seen, rng).observation(seat)
        for level in LEVELS:
            first = choose(seen, level_of(level), random.Random(2), 2)
            assert first == choose(other, level_of(level), random.Random(2), 2)


def test_hints_say_why_in_every_language():
    rng = random.Random(9)
    met = {}
    state = GAME.new_state(2, 17, level="advanced")
    while state.to_act():
        (seat,) = state.to_act()
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            advice = hint(state.observation(seat), level_of("squire"), rng, 1)
            met.setdefault(advice.reason, []).append(advice.params)
            state.apply(seat, advice.move)
        else:
            state.apply(seat, moves[0])
    assert len(met) > 5
    for language in LANGUAGES:
        words = Words(language)
        for reason, found in met.items():
            assert words.has(reason), reason
            assert not any("{" in words(reason, **params) for params in found)


def test_quests_get_done():
    state = GAME.new_state(2, 5)
    rng = random.Random(1)
    while state.to_act():
        (seat,) = state.to_act()
        state.apply(seat, agents.choose(GAME, state.observation(seat), "knight", rng, 1))
    assert sum(len(done) for done in state.completed) >= 8
