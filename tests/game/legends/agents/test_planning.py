"""Plans of a turn: quests taken, people brought where they help, others weighed against oneself."""

from __future__ import annotations

import pytest

from game.legends.agents.planning import Leaning, Planner, ability_of, make
from game.legends.agents.thinking import tables_of
from game.legends.agents.value import Evaluation, shipped_weights
from game.legends.rules.codes import FIRST_SPECIAL
from tests.game.legends.rules.tables import CARDS, card, laid_out, raised


def planner(rivals=1.0, leader=0.5, width=2):
    evaluation = Evaluation(tables_of(CARDS), shipped_weights())
    return Planner(evaluation, 0, Leaning(rivals, leader), width)


def test_a_seat_is_weighed_against_the_best_and_the_mean_of_the_others():
    values = [10.0, 4.0, 8.0]
    assert planner(1.0, 0.0).balance(values, 0) == pytest.approx(10 - 6)
    assert planner(1.0, 1.0).balance(values, 0) == pytest.approx(10 - 8)
    assert planner(0.5, 0.5).balance(values, 1) == pytest.approx(4 - 0.5 * (0.5 * 10 + 0.5 * 9))


def test_winning_the_whole_is_worth_more_than_its_points():
    table = laid_out(events=[], level=0, step="actions", completed={0: ["vigil"]})
    before = planner().utility(table)
    table.step = 5
    assert planner().utility(table) > before


def test_the_quest_worth_more_is_the_best():
    table = laid_out(step="complete", people={("camelot", 0): ["kay"]},
                     quests={"camelot": ["challenger", "siege"]})  # fmt: skip
    raised(table, card("challenger"))
    raised(table, card("siege"))
    assert table.encode(planner().best_quest(table)) == "complete siege"


def test_a_strong_card_of_the_hand_is_worth_more_than_a_weak_one():
    table, code = laid_out(), CARDS.code_of
    ranked = [planner().card_worth(table, code[name]) for name in ("galahad", "kay", "lynette")]
    assert all(worth >= 0 for worth in ranked) and ranked[0] > ranked[1]


def test_an_ability_is_found_by_the_code_of_its_character_or_special_card():
    gawain = ability_of(CARDS, CARDS.code_of["gawain"])
    assert gawain is not None and gawain.effect == "boost"
    assert ability_of(CARDS, CARDS.code_of["kay"]) is None
    for number, special in enumerate(CARDS.specials):
        assert ability_of(CARDS, FIRST_SPECIAL + number) is special.ability


def test_a_move_made_in_thought_is_made_as_in_play():
    table = laid_out(step="actions", hands={0: ["kay"]})
    twin, move = table.clone(), table.decode("play kay forest")
    table.apply(0, move)
    make(twin, move)
    assert twin.observation(0) == table.observation(0)
    assert twin.legal_moves(0) == table.legal_moves(0)
