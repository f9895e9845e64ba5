"""What is hidden stays hidden: in observations, events, hints and accounts, in every scenario."""

from __future__ import annotations

import dataclasses
import random

import pytest

from game.agents import choose, hint
from game.seals.agents.explanation import explain
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.cards import TEXT_OF_CARD, cards_of
from game.seals.rules.scenario import BASIC
from tests.game.seals.rules.tables import ALL_BLOCKS, GAME, fresh

SCENARIOS = (BASIC, *ALL_BLOCKS)


def positions(scenario, seats: int, seed: int):
    """Yield positions of a random game, each with the events that led to it."""
    state, rng = fresh(seats, seed, scenario), random.Random(seed)
    yield state, []
    while state.to_act():
        state = state.clone()
        yield state, state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))


def hidden_cards(state, seat: int) -> set[str]:
    """Return the cards whose place a seat must not learn: its own unseen ones, and those aside."""
    if not state.to_act():
        return set()
    known = state.deal.known[seat]
    held = [
        card
        for place, card in enumerate(state.deal.hands[seat])
        if state.hands[seat] >> card & 1 and not known >> place & 1
    ]
    return {TEXT_OF_CARD[card] for card in (*held, *cards_of(state.deal.aside))}


def texts_in(data: object) -> set[str]:
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list | tuple):
        return set().union(*map(texts_in, data)) if data else set()
    return set()


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [3, 4])
def test_no_hidden_card_is_named_in_an_observation_or_an_event(scenario, seats: int) -> None:
    for seed in range(3):
        for state, events in positions(scenario, seats, seed):
            for seat in range(seats):
                seen = state.observation(seat)
                hidden = hidden_cards(state, seat) - {seen["wild"]}
                assert not texts_in(seen) & hidden
                for event in events:
                    masked = event.seen_by(seat)
                    if masked is not None:
                        assert not texts_in(list(dataclasses.asdict(masked).values())) & hidden




@pytest.mark.parametrize("number", [1, 9, len(CAMPAIGN) - 1])
def test_in_two_worlds_that_look_alike_agents_do_and_say_the_same(number: int) -> None:
    state, rng = fresh(3, 11, CAMPAIGN[number]), random.Random(3)
    plies = 0
    while state.to_act() and plies < 24:
        seat = state.actor
        seen = state.observation(seat)
        if plies % 12 == 0 and len(state.legal_moves(seat)) > 1:
            other = GAME.sample(seen, rng).observation(seat)
            for level in ("squire", "knight", "champion"):
                moves = {choose(GAME, o, level, random.Random(1), 12) for o in (seen, other)}
                assert len(moves) == 1
            hints = [hint(GAME, o, random.Random(1), 12) for o in (seen, other)]
            assert hints[0] == hints[1]
            assert explain(seen, hints[0].move) == explain(other, hints[0].move)
        state.apply(seat, rng.choice(state.legal_moves(seat)))
        plies += 1
