"""What holds in every game of the legends, tried by random play at every level and table."""

from __future__ import annotations

import random

import pytest

from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.game import Legends
from game.legends.rules.position import COMPANY_LIMIT, HAND_LIMIT, QUEST_LIMIT
from game.match import Match
from game.transcript import AGENT, Chair
from tests.game.legends.rules.tables import CARDS
from tests.game.playthrough import random_states

GAME = Legends()


def games(level, count=4):
    for number in range(count):
        seats = GAME.seat_counts[number % 3]
        first = GAME.new_state(seats, 400 + number, level=level)
        yield random_states(first, random.Random(number))


@pytest.mark.parametrize("level", TABLE_LEVELS)
def test_no_card_is_lost_or_doubled(level):
    for states in games(level):
        everybody = CARDS.of_level[states[0].level]
        every_event = sorted([*states[0].event_deck])
        for state in states:
            piles = [*state.hands, *state.companies, *state.bids, state.discard, state.gone]
            piles += [1 << character for character in state.deck[: state.left]]
            assert sum(piles) == everybody and sum(p.bit_count() for p in piles) == len(
                [n for n in range(60) if everybody >> n & 1]
            )
            lying = [number for quests in state.quests for number in quests]
            lying += [number for completed in state.completed for number in completed]
            lying += [*state.dropped, *state.gone_events, *state.event_deck[: state.events_left]]
            lying += [n for n in (state.heraldic, state.occasion, state.tournament) if n >= 0]
            assert sorted(lying) == every_event


@pytest.mark.parametrize("level", TABLE_LEVELS)
def test_limits_hold_and_sums_are_those_of_the_cards(level):
    for states in games(level):
        for state in states[::3]:
            assert all(hand.bit_count() <= HAND_LIMIT for hand in state.hands)
            assert all(company.bit_count() <= COMPANY_LIMIT for company in state.companies)
            assert all(len(quests) <= QUEST_LIMIT for quests in state.quests)
            for slot, company in enumerate(state.companies):
                sums = [CARDS.packed[n] for n in range(60) if company >> n & 1]
                assert state.base[slot] == sum(sums)
            for special, carrier in enumerate(state.specials):
                if carrier >= 0:
                    place = state.slot_of(carrier) // state.seats
                    assert place == CARDS.specials[special].bound or state.outcome()


@pytest.mark.parametrize("level", TABLE_LEVELS)
def test_what_a_seat_knows_of_hands_is_true_and_hides_the_rest(level):
    for states in games(level, 2):
        for state in states[::5]:
            for seat, known in enumerate(state.known):
                assert known & ~state.hands[seat] == 0
                seen = state.observation((seat + 1) % state.seats)
                hidden = [CARDS.characters[n].id for n in range(60)
                          if (state.hands[seat] & ~known) >> n & 1]  # fmt: skip
                others = str({k: v for k, v in seen.items() if k != "hand"})
                assert not any(f"'{name}'" in others for name in hidden)


def test_a_match_broken_off_in_any_phase_goes_on_where_it_was():
    rng = random.Random(7)
    chairs = [Chair(AGENT, name, "squire") for name in ("Kay", "Bors", "Tor")]
    match = Match.start(GAME, chairs, 77, {"level": "advanced"})
    met = set()
    while acting := match.state.to_act():
        seen = match.state.observation(acting[0])
        phase = (seen["phase"], *[choice["kind"] for choice in seen["choices"][:1]])
        if phase not in met:
            met.add(phase)
            again = Match.replay(match.transcript())
            for seat in range(3):
                assert again.state.observation(seat) == match.state.observation(seat)
            assert again.state.legal_moves(acting[0]) == match.state.legal_moves(acting[0])
        match.play(acting[0], rng.choice(match.state.legal_moves(acting[0])))
    assert {"start", "tournament", "abilities", "actions", "choice"} <= {phase for phase, *_ in met}
