"""How a game ends: the reasons, their sentences, and what is shown then."""

from __future__ import annotations

import random

import pytest

from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.cards import TEXT_OF_CARD, cards_of
from game.seals.rules.endings import revealed
from game.seals.rules.scenario import Goal, Scenario
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import fresh, play_cards, table


def test_every_reason_of_an_ending_has_a_sentence_in_every_language() -> None:
    reasons = {"seals.won"}
    for scenario in CAMPAIGN:
        for seed in range(6):
            state, rng = fresh(3, seed, scenario), random.Random(seed)
            while state.to_act():
                state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
            reasons.add(state.reason)
    assert len(reasons) > 8
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(reason) for reason in reasons)


@pytest.mark.parametrize(
    ("tokens", "cards", "reason", "params"),
    [
        ("", "r1 r9 r5", "no_token", {"seat": 1, "trick": 12}),
        ("blue", "r1 r9 r5", "no_fitting", {"seat": 1, "trick": 12, "colour": "red"}),
        ("green", "r1 r9 b5", "no_fitting", {"seat": 1, "trick": 12, "colour": "red"}),
        ("red", "x1 x4 x3", "grey_needed", {"seat": 1, "trick": 12}),
    ],
)
def test_a_loss_says_who_could_not_seal_which_trick_with_what(
    tokens: str, cards: str, reason: str, params: dict[str, str | int]
) -> None:
    state = table(tuple(cards.split()), ("", tokens, "red"))
    play_cards(state, *cards.split())
    assert state.reason == f"seals.lost.{reason}" and state.params == params


def test_a_drawn_colour_or_a_wild_beast_is_named() -> None:
    last = table(("r1", "r9", "r5"), ("", "red", ""), scenario=Scenario(order="last"), drawn=1)
    play_cards(last, "r1", "r9", "r5")
    assert last.params == {"seat": 1, "trick": 12, "colour": "blue"}
    wild = table(("r1", "r9", "b5"), ("", "red", ""), scenario=Scenario(wild=True), wild="b5")
    play_cards(wild, "r1", "r9", "b5")
    assert wild.params == {"seat": 1, "trick": 12, "card": "b5"}


def test_a_broken_goal_says_whose_and_how_many_were_won() -> None:
    state = table(
        ("r1", "r9", "r5"), ("", "red", ""), scenario=Scenario(goals=(Goal("exactly", 0, 12),))
    )
    play_cards(state, "r1", "r9", "r5")
    assert state.reason == "seals.lost.goal_exactly"
    assert state.params == {"seat": 0, "n": 12, "won": 11}


def test_at_the_end_what_is_left_in_the_hands_and_set_aside_is_turned_up() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "", "red"))
    told = revealed(state)
    assert told.hands == (("r1", "g1"), ("r9", "g2"), ("r5", "g3"))
    assert told.set_aside == tuple(TEXT_OF_CARD[card] for card in cards_of(state.deal.aside))
