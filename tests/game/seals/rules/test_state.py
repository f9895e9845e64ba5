"""The rules of the seals: one scenario a sentence of the sheet."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.seals.rules.cards import (
    count_tokens,
)
from game.seals.rules.events import SealImpossible, SealStruck, TokenGiven, TrickWon
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, kinds, play, play_cards, state_take, table


def test_the_draft_goes_round_and_who_passes_is_out() -> None:
    state = fresh(3, 2)
    first = state.actor
    play(state, state_take(state))
    assert state.actor == (first + 1) % 3
    play(state, "pass", state_take(state), state_take(state))
    assert state.actor == (first + 2) % 3
    assert state.observation(0)["passed"] == [(first + 1) % 3]
    assert sum(state.owed) == 3




def test_the_last_seat_in_may_not_pass_and_is_asked_token_by_token() -> None:
    state = fresh(4, 3)
    play(state, "pass", "pass", "pass")
    last = state.actor
    for left in range(9, 0, -1):
        assert count_tokens(state.pool) == left and state.actor == last
        with pytest.raises(IllegalMove):
            state.decode("pass")
        play(state, state_take(state))
    assert state.owed[last] == 9 and state.observation(0)["phase"] == "play"


def test_no_tokens_at_all_is_legal() -> None:
    state = fresh(3, 4)
    one = state.actor
    play(state, "pass")
    while state.observation(0)["phase"] == "draft":
        play(state, state_take(state))
    assert state.owed[one] == 0 and sum(state.owed) == 12


def test_the_winner_takes_the_trick_seals_it_and_leads() -> None:
    state = table(("r1 b1", "r9 b2", "r5 b3"), ("", "red", "blue"))
    events = play_cards(state, "r1", "r9", "r5")
    assert kinds(events)[-2:] == ["TrickWon", "SealStruck"]
    assert events[-2] == TrickWon(1, 10, ("red",), ("red", "grey"))
    assert events[-1] == SealStruck(1, 10, "red", chosen=False)
    assert state.leader == state.actor == 1 and state.owed == [0, 0, 1]


def test_all_win_when_every_trick_is_sealed() -> None:
    state = table(("r1", "r9", "r5"), ("", "red", ""))
    events = play_cards(state, "r1", "r9", "r5")
    assert kinds(events)[-2:] == ["GameWon", "HandsRevealed"]
    outcome = state.outcome()
    assert outcome.winners == (0, 1, 2) and outcome.scores == (12, 12, 12)
    assert outcome.reason == "seals.won"


@pytest.mark.parametrize(
    ("tokens", "cards", "reason"),
    [
        (("", "", "red"), "r1 r9 r5", "seals.lost.no_token"),
        (("", "blue", ""), "r1 r9 r5", "seals.lost.no_fitting"),
        (("green", "", ""), "r1 b9 y5", "seals.lost.no_fitting_tie"),
        (("", "", "red"), "r1 x1 x4", "seals.lost.grey_needed"),
    ],
)
def test_without_a_fitting_token_all_lose_at_once(tokens, cards, reason) -> None:
    hands = cards.split()
    pairs = zip(hands, ("g1", "g2", "g3"), strict=True)
    state = table(tuple(f"{card} {other}" for card, other in pairs), tokens)
    events = play_cards(state, *hands)
    assert isinstance(events[-3], SealImpossible)
    assert state.outcome().winners == () and state.outcome().reason == reason
    assert state.outcome().scores == (10, 10, 10) and state.to_act() == ()


def test_the_winner_is_asked_only_where_tokens_of_more_than_one_colour_fit() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red grey", ""))
    play_cards(state, "r1", "r9", "r5")
    assert state.observation(1)["phase"] == "seal"
    assert [state.encode(move) for move in state.legal_moves(1)] == ["seal red", "seal grey"]
    with pytest.raises(IllegalMove):
        state.decode("seal blue")
    events = play(state, "seal grey")
    assert events[0] == SealStruck(1, 10, "grey", chosen=True) and state.owed[1] == 1


def test_a_position_that_is_not_there_and_not_following_are_refused() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("red", "red", ""))
    play_cards(state, "r1")
    for text in ("play 2", "play 3", "play 0", "seal red", "keep", "take red"):
        with pytest.raises(IllegalMove):
            state.decode(text)
    with pytest.raises(IllegalMove):
        state.apply(0, state.legal_moves(1)[0])


# Transfers


def with_gifts(tokens: tuple[str, ...], transfers: int = 2):
    return table(
        ("r1 g1", "r9 g2", "r5 g3"), tokens, scenario=Scenario(transfers=transfers), leader=0
    )


def test_a_gift_window_opens_after_the_draft_while_transfers_are_left() -> None:
    state = with_gifts(("red", "", "blue"))
    assert state.observation(0)["gift"] == {"first": 0, "kept": 0}
    assert state.to_act() == (0,)
    play(state, "keep")
    assert state.to_act() == (2,)  # seat 1 holds no token
    play(state, "keep")
    assert state.observation(0)["phase"] == "play" and state.to_act() == (0,)


def test_after_a_gift_the_round_starts_again_at_its_first_seat() -> None:
    state = with_gifts(("red", "", "blue"))
    play(state, "keep")
    events = play(state, "give blue 1")
    assert events == [TokenGiven(2, 1, "blue", 1)]
    assert state.to_act() == (0,) and state.owed == [1, 1, 0]


def test_the_window_closes_when_no_transfers_are_left() -> None:
    state = with_gifts(("red", "", "blue"), transfers=1)
    play(state, "give red 2")
    assert state.observation(0)["phase"] == "play" and state.transfers == 0


def test_the_winner_can_be_rescued_before_an_unsealable_trick_loses() -> None:
    state = with_gifts(("red", "", "blue"))
    play(state, "keep", "keep")
    play_cards(state, "r1", "r9", "r5")
    assert state.observation(0)["phase"] == "gift" and state.to_act() == (2,)
    play(state, "keep", "give red 1")
    assert state.observation(0)["phase"] == "gift"  # another gift is left
    play(state, "keep")
    play(state, "keep")
    assert len(state.tricks) == 11 and state.tricks[-1][2] == 0


def test_a_window_opens_before_a_sole_fitting_token_is_struck() -> None:
    state = with_gifts(("", "red", "blue"))
    play(state, "keep", "keep")
    play_cards(state, "r1", "r9", "r5")
    assert state.observation(0)["phase"] == "gift" and state.to_act() == (1,)


def test_gifts_to_oneself_of_tokens_not_held_or_with_none_left_are_refused() -> None:
    state = with_gifts(("red", "", "blue"), transfers=1)
    for text in ("give red 0", "give blue 1", "give red 3"):
        with pytest.raises(IllegalMove):
            state.decode(text)
    play(state, "give red 1")
    with pytest.raises(IllegalMove):
        state.decode("keep")


# What is seen






