"""Advice: fair hints in each phase, the oracle's, the lamp, finishing; and that fair means fair."""

from __future__ import annotations

import pickle
import random
import string
import subprocess
import sys

import pytest

from game.agents import LEVELS, choose, hint
from game.contract import IllegalMove
from game.patience.agents import policy
from game.patience.rules.cards import TEXT_OF_CARD
from game.patience.rules.deals import is_winnable
from game.patience.rules.game import Patience
from game.patience.rules.moves import DEAL, is_removal, place, remove_pair, remove_ten
from game.patience.rules.state import WON
from scenes.ui.words import LANGUAGES, Words
from tests.door import ROOT
from tests.game.patience.rules.positions import FACES_HOME, position, random_position

GAME = Patience()
KINGS_HELD = {0: "KC", 3: "KD", 12: "KH"}
FULL = "KC QC QD KD JC 4C 6C JD JH TC 3C JS KH QH QS AC"


def advice(state):
    """Return a champion's hint."""
    return hint(GAME, state.observation(0), random.Random(1))


# The fair hint


def test_when_only_dealing_is_left():
    told = advice(Patience().new_state(1, 1))
    assert (told.move, told.reason) == (DEAL, "patience.hint.deal")


def test_a_number_goes_to_the_centre_where_faces_need_the_rest():
    cells = {cell: text for cell, text in FACES_HOME.items() if cell not in (0, 1, 4)}
    gone = " ".join(f"{rank}{suit}" for rank in "A2345689T" for suit in "CDHS")
    told = advice(position(cells, waste="3C", stock="KC QC JC 7C 3D 3H 3S 7D 7H 7S", gone=gone))
    assert told.reason == "patience.hint.centre"
    assert told.move == place(5)
    assert told.params == {"card": "3C", "cell": 5}


def test_a_face_with_one_place_left():
    told = advice(position(KINGS_HELD, waste="KS", stock="2C 8C"))
    assert told.move == place(15)
    assert told.reason == "patience.hint.face_only_place"
    assert told.params == {"card": "KS", "cell": 15}


def test_a_face_with_a_choice():
    told = advice(position(waste="QS", stock="2C 8C"))
    assert told.reason == "patience.hint.face" and told.move == place(1)


def test_when_the_centre_is_full():
    centre = {5: "2C", 6: "3C", 9: "3D", 10: "2D"}
    told = advice(position(centre, waste="4C", stock="KC 8D 8C 7C 7D 6C"))
    assert told.reason == "patience.hint.edge_centre_full"
    assert set(told.params) == {"card", "cell", "faces", "cells"}


def test_when_only_one_kind_of_cell_is_left():
    cells = {cell: text for cell, text in FACES_HOME.items() if cell not in (3, 15)}
    told = advice(
        position(cells | {5: "2C", 6: "3C", 9: "3D", 10: "2D"}, waste="4C", stock="KC KD")
    )
    assert told.reason == "patience.hint.edge_only_kind"
    assert told.move in (place(3), place(15))


def test_removals_say_what_they_are_good_for():
    state = position(FULL, stock="KS 9C 7C 2C 8C", removing=True)
    told = advice(state)
    assert is_removal(told.move)
    assert told.reason == "patience.hint.ten" or told.reason.startswith("patience.hint.pair")


def test_nothing_left_to_remove():
    state = position({0: "KC", 5: "3C"}, stock="KS 7C", removing=True)
    told = advice(state)
    assert (told.move, told.reason) == (DEAL, "patience.hint.deal_nothing_left")


def test_when_all_is_dealt_any_removal_does():
    ten = advice(position(FACES_HOME | {5: "TC"}, removing=True))
    assert (ten.move, ten.reason) == (remove_ten(5), "patience.hint.ten_finish")
    pair = advice(position(FACES_HOME | {5: "4C", 9: "6C"}, removing=True))
    assert (pair.move, pair.reason) == (remove_pair(5, 9), "patience.hint.pair_finish")
    assert pair.params == {"first": "4C", "second": "6C"}


def test_no_hint_when_it_is_over():
    numbers = " ".join(TEXT_OF_CARD[card] for card in range(40))
    won = position(FACES_HOME, gone=numbers, removing=True)
    lost = position({0: "2C", 3: "3C", 12: "4C", 15: "4D"}, waste="KC")
    for state in (won, lost):
        assert state.outcome() is not None
        with pytest.raises(IllegalMove):
            advice(state)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_of_two_worlds_gets_the_same_advice(level):
    rng = random.Random(8)
    for _ in range(12):
        state = random_position(rng, rng.randrange(100))
        seen = state.observation(0)
        world = GAME.sample(seen, rng)
        assert world.stock != state.stock or len(state.stock) < 3
        first, second = (
            (
                choose(GAME, s.observation(0), level, random.Random(2)),
                hint(GAME, s.observation(0), random.Random(2), level=level),
            )
            for s in (state, world)
        )
        assert first == second


def test_every_hint_has_its_sentence_in_every_language():
    rng = random.Random(4)
    told = {}
    for deal in range(10):
        state = Patience().new_state(1, deal)
        moves = []
        while state.outcome() is None:
            fair = advice(state)
            told[fair.reason] = fair.params
            if rng.random() < 0.06:
                oracle = policy.oracle_hint(deal, moves)
                told[oracle.reason] = oracle.params
            moves.append(state.encode(fair.move))
            state.apply(0, fair.move)
    assert len(told) > 15
    for language in LANGUAGES:
        words = Words(language)
        for reason, params in told.items():
            sentence = words(reason, **params)
            assert sentence != reason, (language, reason)
            assert not any(name for _, name, _, _ in string.Formatter().parse(sentence) if name)


# The oracle and the lamp


def winnable_deals(count):
    """Return the first so many winnable deals."""
    return [number for number in range(200) if is_winnable(number)][:count]


@pytest.mark.parametrize("deal", winnable_deals(3))
def test_following_the_oracle_wins(deal):
    state = Patience().new_state(1, deal)
    moves = []
    while state.outcome() is None:
        told = policy.oracle_hint(deal, moves)
        assert told.reason.startswith("patience.hint.oracle.")
        moves.append(state.encode(told.move))
        state.apply(0, told.move)
    assert state.outcome().reason == WON
    assert policy.oracle_hint(deal, moves).move is None
    assert policy.oracle_hint(deal, moves).reason == "patience.hint.won"
    assert policy.verdict(deal, moves) == "winnable"


def test_the_oracle_says_when_it_cannot_be_won():
    lost = next(number for number in range(200) if not is_winnable(number))
    assert policy.oracle_hint(lost, ["deal"]).reason == "patience.hint.oracle.lost"
    assert policy.oracle_hint(lost, ["deal"]).move is None
    assert policy.verdict(lost, []) == "lost"


def test_moves_that_do_not_fit_the_deal_raise():
    for asked in (policy.oracle_hint, policy.verdict):
        with pytest.raises(IllegalMove):
            asked(1, ["place 0"])


def test_advice_travels_between_processes():
    told = policy.oracle_hint(winnable_deals(1)[0], [])
    assert pickle.loads(pickle.dumps(told)) == told


def test_the_rule_of_thumb_needs_no_numpy():
    command = (
        "import sys; from game import GAMES; from game.agents import rule_of_thumb;"
        "game = GAMES['patience']; state = game.new_state(1, 1); state.apply(0, 0);"
        "rule_of_thumb(game, state.observation(0)); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", command], cwd=ROOT).returncode == 0
