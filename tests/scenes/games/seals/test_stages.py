"""A move is told in steps: each sees what held then, and none sees more than its viewer may."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from game.contract import Event
from game.seals.rules.game import Seals
from game.seals.rules.observation import SealsObservation
from scenes.games.seals.stages import BREAK, CARRY, STRIKE, WON, Step, steps
from tests.scenes.games.seals.seals_table import GIFTS

Told = tuple[SealsObservation, Sequence[Event], SealsObservation, list[Step]]
MOST_GAMES = 30


def moves_told(scenario: int) -> Iterator[Told]:
    """Yield moves of games at random: what a seat sees before and after, its events, the steps."""
    for seed in range(MOST_GAMES):
        chance = random.Random(seed)
        state = Seals().new_state(3 + seed % 2, seed, scenario=scenario)
        while state.to_act():
            viewer, seat = chance.randrange(state.seats), state.to_act()[0]
            before = state.observation(viewer)
            happened = state.apply(seat, chance.choice(state.legal_moves(seat)))
            events = [seen for seen in (e.seen_by(viewer) for e in happened) if seen is not None]
            after = state.observation(viewer)
            yield before, events, after, steps(before, events, after)


@pytest.fixture(scope="module", params=[0, GIFTS])
def told(request: pytest.FixtureRequest) -> list[Told]:
    return list(moves_told(request.param))


def test_every_event_is_told_once_and_in_order(told: list[Told]) -> None:
    for _, events, _, shown in told:
        assert [event for step in shown for event in step.events] == list(events)


def test_the_last_step_sees_what_holds_in_the_end(told: list[Told]) -> None:
    assert all(shown[-1].seen == after for _, _, after, shown in told)


def test_no_step_but_the_last_says_whose_turn_is_next(told: list[Told]) -> None:
    for before, _, _, shown in told:
        for step in shown[:-1]:
            assert step.seen["to_act"] == before["to_act"]
            assert step.seen["phase"] == before["phase"]


def test_a_sword_strikes_the_trick_before_it_is_carried_to_its_winner(told: list[Told]) -> None:
    sealed = 0
    for _, _, _, shown in told:
        for step, following in pairwise(shown):
            if step.kind == STRIKE:
                sealed += 1
                assert following.kind == CARRY and following.winner == step.winner
                assert following.seen["tricks"][:-1] == step.seen["tricks"]
                assert following.seen["tricks"][-1]["winner"] == step.winner
                assert following.seen["tricks"][-1]["seal"] == step.colour
                assert step.seen["trick"] and not following.seen["trick"]
    assert sealed


def test_a_full_trick_shows_its_winner_and_a_lost_game_breaks_the_circle(
    told: list[Told],
) -> None:
    kinds = {step.kind for _, _, _, shown in told for step in shown}
    assert {WON, BREAK} <= kinds
    for _, _, after, shown in told:
        broken = [step for step in shown if step.kind == BREAK]
        assert bool(broken) == (after["phase"] == "over" and after["reason"] != "seals.won")
        for step in shown:
            if step.kind == WON:
                assert step.winner in [seat for seat, _ in step.seen["trick"]]
