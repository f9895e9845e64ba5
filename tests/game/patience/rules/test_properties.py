"""What holds at every step of every game: cards are neither lost nor made, undo is replay."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.patience.rules.cards import EMPTY, PACK, TEN, is_face, rank_of
from game.patience.rules.game import Patience
from game.patience.rules.moves import is_removal
from game.patience.rules.state import PatienceState
from game.randomness import MAX_SEED
from tests.game.patience.rules.positions import sensible_move

deals = st.integers(0, MAX_SEED)


def all_cards(state: PatienceState) -> list[int]:
    """Return every card of a position, wherever it lies."""
    cells = [card for card in state.cells if card != EMPTY]
    waste = [] if state.waste == EMPTY else [state.waste]
    return sorted([*state.stock, *waste, *cells, *state.gone])


@settings(max_examples=60)
@given(deals, st.randoms(use_true_random=False))
def test_every_card_is_in_one_place_at_every_step(deal: int, rng: random.Random) -> None:
    state = Patience().new_state(1, deal)
    while state.to_act():
        assert all_cards(state) == list(PACK)
        moves = state.legal_moves(0)
        assert moves and moves == sorted(set(moves))
        assert [state.decode(state.encode(move)) for move in moves] == moves
        before = len(state.gone)
        move = sensible_move(state, rng)
        state.apply(0, move)
        assert len(state.gone) - before in ((1, 2) if is_removal(move) else (0,))
    assert all_cards(state) == list(PACK)
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (len(state.gone),)
    if outcome.winners:
        assert outcome.scores == (40,)
        assert sorted(card for card in state.cells if card != EMPTY) == list(PACK[4 * TEN :])


@settings(max_examples=40)
@given(deals, st.randoms(use_true_random=False))
def test_what_is_gone_pairs_off(deal: int, rng: random.Random) -> None:
    state = Patience().new_state(1, deal)
    while state.to_act():
        state.apply(0, sensible_move(state, rng))
    ranks = [rank_of(card) for card in state.gone]
    assert not any(is_face(card) for card in state.gone)
    assert all(ranks.count(rank) == ranks.count(TEN - rank) for rank in range(1, 5))
    assert ranks.count(5) % 2 == 0


@settings(max_examples=25)
@given(deals, st.randoms(use_true_random=False))
def test_replaying_a_shorter_line_is_undo(deal: int, rng: random.Random) -> None:
    state = Patience().new_state(1, deal)
    seen = [state.observation(0)]
    line: list[str] = []
    while state.to_act():
        move = sensible_move(state, rng)
        line.append(state.encode(move))
        state.apply(0, move)
        seen.append(state.observation(0))
    back_to = rng.randrange(len(seen))
    again = Patience().new_state(1, deal)
    for text in line[:back_to]:
        again.apply(0, again.decode(text))
    assert again.observation(0) == seen[back_to]
    for text in line[back_to:]:
        again.apply(0, again.decode(text))
    assert again.observation(0) == seen[-1] and again.outcome() == state.outcome()


@settings(max_examples=60)
@given(deals, st.randoms(use_true_random=False), st.integers(0, 120))
def test_a_sample_looks_the_same_and_has_the_same_moves(
    deal: int, rng: random.Random, plies: int
) -> None:
    state = Patience().new_state(1, deal)
    for _ in range(plies):
        if not state.to_act():
            break
        state.apply(0, sensible_move(state, rng))
    world = Patience().sample(state.observation(0), rng)
    assert world.observation(0) == state.observation(0)
    assert world.legal_moves(0) == state.legal_moves(0)
    assert world.outcome() == state.outcome()
    assert sorted(world.stock) == sorted(state.stock)


def test_placing_the_last_card_always_wins() -> None:
    """However badly it was played: what is left pairs off, in any order of removal."""
    rng = random.Random(20)
    seen = 0
    for deal in range(40_000):
        state = Patience().new_state(1, deal)
        while state.to_act() and not (state.removing and not state.stock):
            state.apply(0, sensible_move(state, rng))
        if state.outcome() is not None and not state.outcome().winners:
            continue
        while state.to_act():
            state.apply(0, rng.choice(state.legal_moves(0)))
        assert state.outcome().winners == (0,)
        seen += 1
        if seen == 5:
            return
    raise AssertionError("no game came to its last card")
