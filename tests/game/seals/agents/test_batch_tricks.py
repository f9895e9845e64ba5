"""Tricks judged in columns come out as the rules judge them one by one, whatever the scenario."""

from __future__ import annotations

import random

import numpy as np
import pytest

from game.seals.agents.batch_tricks import judge
from game.seals.agents.batch_worlds import Columns
from game.seals.rules.cards import COLOURS, RANKS
from game.seals.rules.phases import OVER, PLAY
from game.seals.rules.scenario import BASIC
from tests.game.seals.rules.tables import ALL_BLOCKS, fresh

RULES = (
    {},
    {"majority_tie": "led"},
    {"majority_tie": "winning", "grey_majority": "ignored"},
    {"majority_tie": "grey_only", "grey_led": "free"},
)


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("scenario", (BASIC, *ALL_BLOCKS))
@pytest.mark.parametrize("seats", [3, 4])
def test_winner_and_token_are_the_rules_own(scenario, seats: int, options) -> None:
    rng = random.Random(5)
    seen_tricks = 0
    for seed in range(12):
        state = fresh(seats, seed, scenario, **options)
        while state.phase != OVER:
            if state.phase == PLAY and len(state.trick) == seats - 1 and not state.transfers:
                seen_tricks += 1
                _compare(state, rng)
            state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
    assert seen_tricks or scenario.transfers


def _compare(state, rng: random.Random) -> None:
    seat = state.actor
    move = rng.choice(state.legal_moves(seat))
    after = state.clone()
    after.apply(seat, move)
    columns = Columns(state.observation(seat), rng)
    worlds = columns.batch(1)
    for owner, hand in enumerate(state.hands):  # the real world, not a sampled one
        for colour in range(5):
            worlds.hands[owner, colour, 0] = hand >> RANKS * colour & 1023
    for owner, tokens in enumerate(state.tokens):
        worlds.tokens[owner, 0] = sum((tokens >> 4 * c & 15) << 2 * c for c in range(5))
    laid = columns.after(worlds, move)
    cards = np.zeros((state.seats, 1), np.int16)
    for owner, card in laid.laid:
        cards[owner] = card
    before = worlds.picked(np.array([0]))
    winner, seal, giver = judge(before, cards, columns.chance)
    assert giver[0] < 0
    if after.phase == OVER and after.reason != "seals.won":
        assert seal[0] < 0
    else:
        assert winner[0] == (after.actor if after.phase != OVER else after.tricks[-1][0])
        if len(after.tricks) > len(state.tricks):
            assert COLOURS[seal[0]] == COLOURS[after.tricks[-1][2]]
        else:  # more than one token fits: the columns take one of them
            assert after.fit >> int(seal[0]) & 1






