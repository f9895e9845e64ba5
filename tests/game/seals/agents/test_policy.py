"""The partners: they keep faith, are repeatable, and say why."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.agents import LEVELS, choose, hint
from game.seals.agents import belief, explanation
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.convention import Table, split_of_pool
from game.seals.agents.endgame import Solver
from game.seals.agents.policy import Mind
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.cards import CARD_OF_TEXT, COLOUR_OF_CARD, NUMBER_OF_CARD, cards_of
from game.seals.rules.hand_splits import hand_masks, random_split, ways
from game.seals.rules.knowledge import possible_numbers
from game.seals.rules.moves import KEEP, PASS
from game.seals.rules.scenario import Goal, Scenario
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import GAME, fresh, play, play_cards, table


def chosen(state, level: str, playouts: int = 24) -> str:
    seat = state.actor
    return state.encode(choose(GAME, state.observation(seat), level, random.Random(1), playouts))


# Belief


def test_every_own_hand_between_known_neighbours_is_possible_and_no_other() -> None:
    unseen = 0b1011010  # ranks 1 3 4 6
    assert len(hand_masks(unseen, ((-1, 10), (-1, 10)))) == 6
    assert set(hand_masks(unseen, ((-1, 4), (4, 10)))) == {0b1000010, 0b1001000}
    assert hand_masks(unseen, ()) == (0,)


def test_ways_and_random_splits_agree() -> None:
    cards, hands = (1, 3, 4, 6, 7), (((-1, 10), (-1, 10)), ((3, 10),))
    total = ways(cards, hands, 2)
    rng, seen = random.Random(1), {}
    for _ in range(3000):
        split = tuple(map(tuple, random_split(cards, hands, 2, rng)))
        assert split[1][0] > 3 and list(split[0]) == sorted(split[0])
        seen[split] = seen.get(split, 0) + 1
    assert len(seen) == total
    assert max(seen.values()) < 1.6 * min(seen.values())


def test_the_numbers_told_hold_the_true_one_and_played_cards_bound_their_neighbours() -> None:
    state, rng = fresh(3, 6, Scenario(draft="none")), random.Random(2)
    while state.to_act():
        for seat in range(3):
            seen = state.observation(seat)
            held = cards_of(state.hands[seat])
            for card, numbers in zip(held, possible_numbers(seen), strict=True):
                assert NUMBER_OF_CARD[card] in numbers
                for place, text in seen["placed"]:
                    played = CARD_OF_TEXT[text]
                    if COLOUR_OF_CARD[played] == COLOUR_OF_CARD[card]:
                        above = place < state.deal.hands[seat].index(card) + 1
                        bound = NUMBER_OF_CARD[played]
                        assert min(numbers) > bound if above else max(numbers) < bound
        state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))


def believed_by_seat_1() -> belief.Belief:
    """Return what seat 1 believes, who has the green token, when seat 0 has led green for it."""
    state = table(("r10 g5", "y10 g9", "r9 g6"), ("red", "green", ""))
    play_cards(state, "g5")
    return belief.Belief(Columns(state.observation(1), random.Random(1)), random.Random(1))


def test_a_hand_that_called_for_another_card_counts_less() -> None:
    believed = believed_by_seat_1()
    green = {hand[3].bit_length() - 30: n for n, hand in enumerate(believed.hands)}
    assert min(green) < 5 and max(green) > 6  # with less than the six nobody could seal
    assert believed.weights[green[max(green)]] > 1.5 * believed.weights[green[min(green)]]


def test_worlds_come_as_often_as_they_are_likely(monkeypatch) -> None:
    for most in (belief.MOST_WEIGHED, 0):
        monkeypatch.setattr(belief, "MOST_WEIGHED", most)
        believed = believed_by_seat_1()
        greens = believed.draw(3000).hands[1, 3]
        for mask in set(greens):
            likely = [hand[3] >> 30 == mask for hand in believed.hands]
            share = believed.weights[likely].sum() / believed.weights.sum() if most else None
            assert (greens == mask).mean() == pytest.approx(share or 1 / len(set(greens)), abs=0.03)


# Convention


def test_the_convention_gives_the_trick_to_who_has_the_token() -> None:
    state = table(("r1 r8 g1", "r9 g2 g5", "r5 g3 g4"), ("green", "red", "green"))
    best = max(Table(state).lines(0), key=lambda line: line.value)
    assert (best.winner, best.seal) in {(1, 0), (0, 3), (2, 3)}


def test_a_pool_is_shared_to_the_last_token_and_goals_are_minded() -> None:
    scenario = Scenario(goals=(Goal("none", 1),))
    state = fresh(4, 7, scenario)
    shares = split_of_pool(state, [9, 9, 9, 9])
    assert sum(map(len, shares)) == 9
    assert not shares[(state.deal.leader + 1) % 4]


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


def test_an_account_of_a_game_tells_each_free_decision_once() -> None:
    state = fresh(3, 5, Scenario(draft="none"))
    first, plies = state.clone(), []
    while state.to_act() and len(plies) < 9:
        seat = state.actor
        move = Mind(state.observation(seat), LEVELS["squire"], random.Random(1), 1).choose()
        plies.append((seat, move))
        state.apply(seat, move)
    accounts = explanation.explain_all(first, plies)
    assert accounts and [a.ply for a in accounts] == sorted({a.ply for a in accounts})
    for told in accounts:
        assert 0 <= told.hopeful <= explanation.WORLDS and told.hands >= 1
        assert told.reason.startswith("seals.hint.")
    assert explanation.lost_at(accounts) is None or explanation.lost_at(accounts) in accounts


def test_moves_of_their_own_kind() -> None:
    state = fresh(4, 1)
    assert PASS in state.legal_moves(state.actor) and KEEP not in state.legal_moves(state.actor)
