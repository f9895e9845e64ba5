"""The partners: they keep faith, are repeatable, and say why."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.agents import LEVELS, choose, hint
from game.seals.agents import explanation
from game.seals.agents.endgame import Solver
from game.seals.agents.policy import Mind
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.scenario import Scenario
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import GAME, fresh, play, play_cards, table


def chosen(state, level: str, playouts: int = 24) -> str:
    seat = state.actor
    return state.encode(choose(GAME, state.observation(seat), level, random.Random(1), playouts))


# Belief














# Convention






# Levels


@pytest.mark.parametrize("level", LEVELS)
def test_the_winner_without_a_token_is_rescued(level: str) -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("red", "", "blue"), scenario=Scenario(transfers=1))
    play(state, "keep", "keep")
    play_cards(state, "r1", "r9", "r5")
    assert chosen(state, level) == ("keep" if state.actor != 0 else "give red 1")
    play(state, "keep")
    assert chosen(state, level) == "give red 1"


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_given_where_nothing_is_wanted(level: str) -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "green"), scenario=Scenario(transfers=2))
    assert chosen(state, level) == "keep"


def test_near_the_end_a_champion_never_throws_a_won_game_away() -> None:
    # The last two tricks: only ducking with the low red lets seat 1 take this one.
    state = table(("r1 r8", "r7 g2", "r5 g3"), ("", "red", "green"), leader=2)
    play_cards(state, "r5")
    alive = []
    for move in state.legal_moves(0):
        after = state.clone()
        after.apply(0, move)
        alive.append(Solver().winnable(after))
    assert alive == [True, False]
    assert chosen(state, "champion", 240) == "play 1"


@pytest.mark.parametrize("number", range(len(CAMPAIGN)))
def test_who_searches_finds_a_move_late_in_every_scenario(number: int) -> None:
    squire, rng = LEVELS["squire"], random.Random(number)
    for seed in range(40):
        state = fresh(3, seed, CAMPAIGN[number])
        while state.to_act() and not (
            len(state.tricks) > 6 and state.trick and len(state.legal_moves(state.actor)) > 1
        ):
            move = Mind(state.observation(state.actor), squire, rng, 1).choose()
            state.apply(state.actor, move)
        if state.to_act():
            break
    assert chosen(state, "knight", 12) and chosen(state, "champion", 12)


def test_the_same_question_gets_the_same_answer() -> None:
    state = fresh(3, 5)
    for level in LEVELS:
        assert chosen(state, level) == chosen(state, level)


def test_a_personality_with_a_whim_strays_and_the_plain_one_does_not() -> None:
    state = fresh(3, 5, Scenario(draft="none"))
    seen = state.observation(state.actor)
    plain = {Mind(seen, LEVELS["squire"], random.Random(n), 1).choose() for n in range(8)}
    assert len(plain) == 1


# Words


def test_every_reason_has_a_sentence_in_every_language() -> None:
    keys = set()
    for file in ("reasons.py", "explanation.py"):
        text = (Path(explanation.__file__).with_name(file)).read_text(encoding="utf-8")
        keys |= {word for word in text.replace('"', " ").split() if word.startswith("seals.hint.")}
    keys = {key for key in keys if "{" not in key}
    for seats in (3, 4):
        state = fresh(seats, 3, Scenario(transfers=1))
        while state.to_act():
            seen = state.observation(state.actor)
            if len(state.legal_moves(state.actor)) > 1:
                advice = hint(GAME, seen, random.Random(1), 1, "squire")
                keys.add(advice.reason)
                state.apply(state.actor, advice.move)
            else:
                state.apply(state.actor, state.legal_moves(state.actor)[0])
    assert len(keys) > 8
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(key) for key in keys), [k for k in keys if not words.has(k)]




