"""The deal: hands, cards set aside, tokens; every card as likely as the next."""

from __future__ import annotations

import pytest

from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    GREY,
    WHOLE_DECK,
    cards_of,
    count_tokens,
    tokens_held,
)
from game.seals.rules.scenario import Goal, Scenario
from tests.game.seals.rules.tables import GAME, fresh


@pytest.mark.parametrize(("seats", "tricks"), [(3, 12), (4, 9)])
def test_the_deal(seats: int, tricks: int) -> None:
    for seed in range(40):
        state = GAME.new_state(seats, seed)
        deal = state.deal
        assert [len(hand) for hand in deal.hands] == [tricks] * seats
        assert all(list(hand) == sorted(hand) for hand in deal.hands)
        aside = cards_of(deal.aside)
        assert len(aside) == 8 and {COLOUR_OF_CARD[card] for card in aside} >= {0, 1, 2, 3}
        assert sum(state.hands) + deal.aside == WHOLE_DECK
        assert count_tokens(deal.pool) == tricks
        assert all(deal.pool >> 4 * colour & 15 <= (3, 3, 3, 3, 2)[colour] for colour in range(5))
        assert state.to_act() == (deal.leader,)


def test_every_card_is_set_aside_equally_often_in_its_colour() -> None:
    counts = [0] * 44
    for seed in range(1500):
        for card in cards_of(GAME.new_state(4, seed).deal.aside):
            counts[card] += 1
    plain, greys = counts[:40], counts[40:]
    assert max(plain) < 1.35 * min(plain)
    assert all(1500 * 0.06 < count < 1500 * 0.14 for count in greys)  # 4 of 40 cards


def test_one_grey_may_be_certainly_set_aside() -> None:
    for seed in range(30):
        assert fresh(4, seed, removed_grey=True).deal.aside >> 10 * GREY


def test_both_greys_can_be_guaranteed() -> None:
    for seed in range(30):
        for seats in (3, 4):
            assert tokens_held(fresh(seats, seed, Scenario(greys=True)).deal.pool, 4) == 2


@pytest.mark.parametrize("draft", ["none", "secret"])
@pytest.mark.parametrize(("seats", "shares"), [(3, [4, 4, 4]), (4, [2, 2, 2, 3])])
def test_without_a_draft_tokens_are_dealt(draft: str, seats: int, shares: list[int]) -> None:
    state = fresh(seats, 5, Scenario(draft=draft))
    assert sorted(state.owed) == shares and state.observation(0)["phase"] == "play"
    assert sum(state.tokens) == state.deal.pool


def test_dealt_tokens_don_t_break_a_goal_of_themselves() -> None:
    goals = (Goal("none", 1), Goal("exactly", 2, 2))
    state = fresh(4, 5, Scenario(draft="none", goals=goals))
    leader = state.deal.leader
    assert state.owed[(leader + 1) % 4] == 0 and state.owed[(leader + 2) % 4] == 2
