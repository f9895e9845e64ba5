"""The phases of a game follow each other as on the rule sheet."""

from __future__ import annotations

from game.seals.rules.phases import DRAFT, GIFT, OVER, PHASES, PLAY, SEAL
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, play, play_cards, state_take, table


def test_draft_gifts_and_play_come_in_the_order_of_the_sheet() -> None:
    state = fresh(3, 1, Scenario(transfers=1))
    told = [state.phase]
    while not state.trick:
        play(state, "keep" if state.phase == GIFT else state_take(state))
        if state.phase != told[-1]:
            told.append(state.phase)
    assert told == [DRAFT, GIFT, PLAY] == sorted(told)


def test_a_full_trick_is_sealed_and_the_last_seal_ends_the_game() -> None:
    state = table(("r1", "r9", "r5"), ("", "red grey", ""))
    play_cards(state, "r1", "r9", "r5")
    assert state.phase == SEAL and state.observation(0)["phase"] == "seal"
    play(state, "seal red")
    assert state.phase == OVER and state.observation(0)["phase"] == PHASES[-1] == "over"
