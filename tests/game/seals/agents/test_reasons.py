"""What a reason claims must be borne out by the cards that lie open."""

from __future__ import annotations

from game.seals.agents.convention import Table
from game.seals.agents.reasons import Reason, reason
from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.moves import KEEP, take
from game.seals.rules.phases import DRAFT, GIFT
from game.seals.rules.scenario import Scenario
from game.seals.rules.state import SealsState
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import fresh

YELLOW = 2


def hand(*texts: str) -> int:
    return sum(1 << CARD_OF_TEXT[text] for text in texts)


def of_draft(own: int, *others: int) -> Reason:
    state: SealsState = fresh(3, 1)
    assert state.phase == DRAFT
    first = state.actor
    for number, cards in enumerate((own, *others)):
        state.hands[(first + number) % 3] = cards
    return reason(state, Table(state), take(YELLOW))


def test_a_low_card_under_higher_ones_is_not_said_to_win() -> None:
    told, params = of_draft(hand("y6", "r3"), hand("y7", "y8"), hand("y9", "y10"))
    assert told == "seals.hint.take_shared" and params["n"] == 1


def test_the_highest_card_is_said_to_win() -> None:
    told, params = of_draft(hand("y10", "r3"), hand("y7", "y8"), hand("y9"))
    assert told == "seals.hint.take" and params["higher"] == 0


def test_a_long_colour_outlasts_fewer_higher_cards() -> None:
    told, params = of_draft(hand("y2", "y5", "y8"), hand("y7", "y9"), hand("y10"))
    assert (told, params["higher"]) == ("seals.hint.take_later", 2)


def test_who_holds_none_is_told_of_a_grey_only_with_one_in_hand() -> None:
    assert of_draft(hand("r3", "x2"), hand("y7"), hand("y9"))[0] == "seals.hint.take_void"
    assert of_draft(hand("r3"), hand("y7"), hand("y9"))[0] == "seals.hint.take_shared"


def test_hints_are_whole_sentences_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for key in ("lead_for", "lead_to", "duck", "discard", "give_rescue", "give"):
            told = words(f"seals.hint.{key}", name="Nimue", colour="C", seal_colour="S")
            assert "Nimue" in told and ". Nimue:" not in told and "。Nimue：" not in told


def test_before_the_first_trick_no_trick_is_spoken_of_when_tokens_are_kept() -> None:
    state = fresh(3, 3, Scenario(transfers=1))
    while state.phase != GIFT:
        state.apply(state.actor, state.legal_moves(state.actor)[0])
    assert len(state.legal_moves(state.actor)) > 1
    assert reason(state, Table(state), KEEP)[0] == "seals.hint.keep_early"
