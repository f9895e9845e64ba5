"""The draft as a search for the best split of the whole pool."""

from __future__ import annotations

import random

from game.seals.agents.batch_worlds import Columns
from game.seals.agents.token_split import Splits, choose_token, first_of
from game.seals.rules.moves import PASS, take
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, play, state_take


def test_of_a_share_the_colour_that_others_leave_least_of_is_taken_first() -> None:
    assert first_of([0, 2], [0, 0, 0, 2], [0, 2, PASS]) == take(2)
    assert first_of([1, 3], [1, 1, 3, 3], [1, 3, PASS]) == take(1)


def test_an_empty_share_passes_where_that_is_allowed() -> None:
    assert first_of([], [0, 1], [0, 1, PASS]) == PASS
    assert first_of([], [0, 1], [0, 1]) == 0


def test_a_split_gives_every_token_to_a_seat_that_has_room() -> None:
    state = fresh(4, 5, Scenario(draft="limited"))
    play(state, state_take(state), "pass")
    columns = Columns(state.observation(state.actor), random.Random(1))
    splits = Splits(columns, worlds=2)
    assert sorted(splits.room) == [0, 2, 3, 3] and len(splits.pool) == 8
    split = splits.search(width=6, rounds=1)
    for seat, room in enumerate(splits.room):
        assert len(splits.share(split, seat)) == split.count(seat) <= room
    assert sorted(c for seat in range(4) for c in splits.share(split, seat)) == splits.pool


def test_what_is_chosen_is_legal_and_the_same_for_the_same_chance() -> None:
    state = fresh(3, 2)
    moves = state.legal_moves(state.actor)
    chosen = {
        choose_token(
            Columns(state.observation(state.actor), random.Random(1)),
            moves, width=6, rounds=1, worlds=2,
        )
        for _ in range(2)
    }  # fmt: skip
    assert len(chosen) == 1 and chosen <= set(moves)
