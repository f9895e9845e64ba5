"""Sampled worlds: they look the same to the seat, and every one that might be comes."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from game.seals.rules.cards import GREEN, MASK_OF_COLOUR, TOKEN, cards_of, count_tokens
from game.seals.rules.phases import SEAL
from game.seals.rules.scenario import Scenario
from game.seals.rules.worlds import Unseen
from tests.game.seals.rules.tables import GAME, fresh, play_cards, table
from tests.game.seals.rules.test_leaks import SCENARIOS, positions


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_sampled_world_looks_the_same(scenario, seats: int) -> None:
    rng = random.Random(4)
    for seed in range(2):
        for state, _ in positions(scenario, seats, seed):
            for seat in range(seats) if state.to_act() else ():
                seen = state.observation(seat)
                assert json.loads(json.dumps(seen)) == seen
                world = GAME.sample(seen, rng)
                assert world.observation(seat) == seen
                assert world.legal_moves(seat) == state.legal_moves(seat)


def test_every_hand_that_might_be_comes_and_no_other() -> None:
    state = table(("r1 g5", "y1 g9", "r9 g6"), ("red", "green", ""))
    unseen, rng = Unseen(state.observation(0)), random.Random(2)
    masks = {colour: set(unseen.own_masks(colour)) for colour in range(5)}
    came: dict[int, set[int]] = {colour: set() for colour in masks}
    for _ in range(400):
        hand = unseen.world(rng).hands[0]
        for colour in masks:
            came[colour].add(hand & MASK_OF_COLOUR[colour])
    assert came == masks and len(masks[3]) > 1


def test_a_plain_guess_leans_to_low_or_to_high_cards() -> None:
    unseen = Unseen(fresh(3, 6).observation(1))
    low, middling, high = (sum(unseen.typical(at)[1]) for at in (0.1, 0.5, 0.9))
    assert low < middling < high


def test_secret_tokens_of_others_are_drawn_from_what_is_left() -> None:
    state, rng = fresh(4, 3, Scenario(draft="secret")), random.Random(1)
    unseen = Unseen(state.observation(2))
    drawn = [unseen.secret_tokens(rng) for _ in range(30)]
    for tokens in drawn:
        assert tokens[2] == state.tokens[2] and sum(tokens) == state.deal.pool
        assert [count_tokens(held) for held in tokens] == state.owed
    assert len({tuple(tokens) for tokens in drawn}) > 5


def test_secret_tokens_and_those_on_won_tricks_are_all_that_were_drawn() -> None:
    rng, played = random.Random(3), 0
    for state, _ in positions(Scenario(draft="secret"), 3, 5):
        sealed = sum(TOKEN[seal] for _, _, seal in state.tricks)
        for seat in range(3) if state.to_act() else ():
            tokens = Unseen(state.observation(seat)).secret_tokens(rng)
            assert sum(tokens) + sealed == state.deal.pool
            played += bool(sealed)
    assert played


def test_who_is_asked_for_a_seal_could_be_asked_in_every_world() -> None:
    state = table(
        ("r1 r2 g1", "r9 r8 g2", "r5 r6 g3"), ("", "red grey", "red"),
        scenario=Scenario(draft="secret"),
    )  # fmt: skip
    sealed = len(state.tricks) * TOKEN[GREEN]  # by the tokens of the tricks before
    state.deal = replace(state.deal, pool=state.deal.pool + sealed)
    play_cards(state, "r1", "r9", "r5")
    assert state.phase == SEAL
    unseen, rng = Unseen(state.observation(0)), random.Random(1)
    for _ in range(20):
        assert len(unseen.world(rng).legal_moves(1)) == 2


def test_won_tricks_that_lie_face_down_are_made_of_cards_that_can_t_be_placed() -> None:
    state = table(
        ("r1 g1", "r9 g2", "r5 g3"), ("", "red green", ""), scenario=Scenario(hidden_history=True)
    )
    play_cards(state, "r1", "r9", "r5")
    seen = state.observation(2)
    world = Unseen(seen).world(random.Random(3))
    assert [trick[0] for trick in world.tricks] == [trick[0] for trick in state.tricks]
    cards = [card for _, laid, _ in world.tricks for _, card in laid]
    assert len(set(cards)) == len(cards) == 33
    assert not set(cards) & {card for hand in world.hands for card in cards_of(hand)}
    assert world.observation(2) == seen
