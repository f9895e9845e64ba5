"""What cards say: every sentence in every language, from the numbers that the rules use."""

from __future__ import annotations

import pytest

from game.legends.rules import text
from game.legends.rules.codes import SKILLS
from scenes.ui.words import LANGUAGES, Words
from tests.game.legends.rules.tables import CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_named_and_said_in_every_language(language):
    words = Words(language)
    for key in sorted(text.catalogue_keys(CARDS)):
        assert words.has(key), key
    for number in range(len(CARDS.characters)):
        for sentence in text.character_text(CARDS, number):
            assert _is_said(text.said(sentence, words)), sentence
    for number in range(len(CARDS.events)):
        for sentence in text.event_text(CARDS, number):
            assert _is_said(text.said(sentence, words)), sentence
    for number in range(len(CARDS.specials)):
        for sentence in text.special_text(CARDS, number):
            assert _is_said(text.said(sentence, words)), sentence


def _is_said(line: str) -> bool:
    return bool(line) and "legends." not in line and "{" not in line


def test_text_and_effect_come_from_the_same_numbers():
    words = Words("en")
    for number, person in enumerate(CARDS.characters):
        said = " ".join(text.said(s, words) for s in text.character_text(CARDS, number))
        if person.ability is None:
            continue
        if person.ability.effect == "boost":
            assert f"{person.ability.amount} more " in said
            assert SKILLS[person.ability.skill].capitalize() in said
        assert ("discarded at the end of the turn" in said) == person.ability.leaves
        assert ("main location only" in said) == person.ability.main


def test_a_special_card_says_each_of_its_gifts():
    said = {
        card.id: {sentence.key: sentence for sentence in text.special_text(CARDS, number)}
        for number, card in enumerate(CARDS.specials)
    }
    for card in CARDS.specials:
        keys = said[card.id]
        assert ("legends.effect.carrier_actions" in keys) == bool(card.actions), card.id
        assert ("legends.effect.carrier_ward" in keys) == card.wards, card.id
        assert ("legends.effect.carrier_raises" in keys) == bool(card.raises), card.id
        assert ("legends.effect.carrier_may" in keys) == (card.ability is not None), card.id
        assert {"legends.effect.carrier_bound", "legends.effect.carrier_points"} <= set(keys)
