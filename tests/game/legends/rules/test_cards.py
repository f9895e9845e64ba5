"""The card set: its frame, its words, and that a new card is one entry of a table."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from game.legends.rules import cards as shelf
from game.legends.rules import text
from game.legends.rules.cards import (
    FINAL,
    HERALDIC,
    HOUSES,
    MAIN,
    PASSIVE,
    PLACE,
    QUEST,
    SPECIAL,
    TOURNAMENT,
    CardSet,
    character,
    event,
    read_cards,
)
from game.legends.rules.codes import cards_of
from game.legends.rules.effects import EFFECTS, is_rose, is_sword
from game.legends.rules.game import EVENTS_OF_SEATS, Legends
from game.legends.rules.quests import OCCASIONS, REWARDS
from scenes.ui.words import Words
from tests.game.legends.rules.tables import CARDS, do, laid_out, offers
from tests.game.playthrough import random_states


def test_the_characters_fill_their_frame():
    people = CARDS.characters
    assert len(people) == 60
    assert [sum(p.level == level for p in people) for level in range(3)] == [26, 18, 16]
    assert sum(p.knight for p in people) >= 36
    assert sum(p.sex == "f" for p in people) >= 14
    assert all(8 <= sum(p.house == house for p in people) <= 12 for house in HOUSES)
    plain = [p for p in people if p.ability is None]
    assert 11 <= len(plain) <= 14 and all(p.level == 0 for p in plain)


def test_abilities_are_of_many_kinds_and_about_half_raise_a_skill_and_leave():
    abilities = [p.ability for p in CARDS.characters if p.ability]
    assert len({ability.effect for ability in abilities}) >= 14
    raising = ("boost", "wild", "rally", "copy")
    spent = sum(ability.effect in raising and ability.leaves for ability in abilities)
    assert 0.4 <= spent / len(abilities) <= 0.6
    assert {ability.effect for ability in abilities} <= set(EFFECTS)


def test_sword_and_rose_flag_the_text():
    swords = {p.id for p in CARDS.characters if is_sword(p.ability)}
    roses = {p.id for p in CARDS.characters if is_rose(p.ability)}
    assert {"lancelot", "mordred"} <= swords and {"morgause", "laudine"} <= roses
    assert not swords & roses


def test_the_events_fill_their_frame():
    events = CARDS.events
    kinds = Counter(e.kind for e in events)
    assert kinds == {QUEST: 20, PLACE: 3, HERALDIC: 4, SPECIAL: 4, TOURNAMENT: 3, FINAL: 3}
    for place in range(MAIN):
        quests = [e for e in events if e.kind == QUEST and e.place == place]
        assert 6 <= len(quests) <= 7
        asked = Counter(skill for e in quests for skill, _ in e.needs)
        usual = set(CARDS.places[place].skills)
        assert sum(asked[skill] for skill in usual) > 0.6 * sum(asked.values())
    standard = [e for e in events if 0 <= e.level <= 1]
    assert len(standard) >= EVENTS_OF_SEATS[4]
    assert all(1 <= len(e.needs) <= 2 and e.points for e in events if e.kind in (QUEST, PLACE))
    finals = [{skill for skill, _ in e.needs} for e in events if e.kind == FINAL]
    assert not any(a & b for i, a in enumerate(finals) for b in finals[i + 1 :])
    named = {effect.effect for e in events for effect in e.effects}
    assert named <= {*REWARDS, *OCCASIONS}


def test_special_cards_exist_from_standard_on_and_can_be_earned():
    earned = {
        effect.special: e.level for e in reversed(CARDS.events) for effect in e.effects
        if effect.effect == "special"
    }  # fmt: skip
    assert set(earned) == {0, 1, 2} and all(level >= 1 for level in earned.values())


def test_no_two_cards_share_an_id():
    with pytest.raises(ValueError, match="same id"):
        CARDS.with_cards([CARDS.characters[0]])


# A new card


NEW_FIGURE = {
    "id": "tor", "house": "corbenic", "level": "white", "knight": True, "sex": "m",
    "source": "malory", "skills": [4, 1, 3, 2, 3, 1],
    "ability": {"effect": "rally", "skill": "psyche", "amount": 2, "who": "lady", "leaves": True},
}  # fmt: skip
NEW_QUEST = {
    "id": "brachet", "level": "white", "kind": "quest", "place": "forest",
    "needs": {"adventure": 3, "psyche": 4}, "points": 3,
    "effects": [{"effect": "draw", "amount": 1}],
}  # fmt: skip


def test_a_new_card_is_one_entry():
    places = [place.id for place in CARDS.places]
    specials = [special.id for special in CARDS.specials]
    cards = CARDS.with_cards([character(NEW_FIGURE)], [event(NEW_QUEST, specials, places)])
    table = laid_out(
        cards=cards,
        people={("forest", 0): ["tor", "elaine"]},
        quests={"forest": ["brachet"]},
    )
    do(table, "use tor")
    assert offers(table, "complete") == [] and "use elaine" in offers(table)
    events = do(table, "done", "complete brachet")
    assert table.completed[0] and any(type(e).__name__ == "CharacterDrawn" for e in events)
    said = text.said(text.character_text(cards, cards.code_of["tor"])[0], Words("en"))
    assert said == "2 more Psyche this turn for each lady in the company."


def test_a_game_with_more_cards_is_played_to_its_end():
    places = [place.id for place in CARDS.places]
    cards = CARDS.with_cards(
        [character({**NEW_FIGURE, "id": f"new_{letter}"}) for letter in "abcdefgh"],
        [event(NEW_QUEST, [], places)],
    )
    for seats in (2, 4):
        states = random_states(Legends(cards).new_state(seats, 5), random.Random(1))
        assert states[-1].outcome() is not None


@pytest.mark.parametrize(
    "change",
    [
        {"skills": [1, 2, 3]},
        {"skills": [7, 0, 0, 0, 0, 0]},
        {"house": "york"},
        {"sex": "x"},
        {"level": "green"},
        {"ability": {"effect": "boost", "skill": "cooking"}},
        {"ability": {"effect": "rally", "who": "horses"}},
    ],
)
def test_bad_entries_are_refused(change):
    with pytest.raises(ValueError):
        character({**NEW_FIGURE, **change})


def test_an_event_that_names_no_place_level_or_card_has_none():
    plain = event({"id": "calm", "kind": shelf.KINDS[TOURNAMENT], "effects": [{"effect": "draw"}]},
                  (), ())  # fmt: skip
    assert (plain.level, plain.place, plain.points, plain.cap) == (-1, -1, 0, 0)
    assert [(e.amount, e.special, e.place) for e in plain.effects] == [(0, -1, -1)]


def test_passive_effects_are_listed():
    assert set(PASSIVE) <= set(EFFECTS)


def test_the_tables_are_read_from_files(tmp_path: Path):
    folder = Path(shelf.__file__).parent
    for name in ("characters", "events", "specials", "places"):
        (tmp_path / f"{name}.json").write_text(
            (folder / f"{name}.json").read_text("utf-8"), "utf-8"
        )
    again = read_cards(tmp_path)
    assert isinstance(again, CardSet) and again.names == CARDS.names


def test_groups_of_cards_are_those_that_the_tables_say():
    cards = shelf.read_cards()
    for mask, belongs in (
        (cards.men, lambda person: person.sex == "m"),
        (cards.ladies, lambda person: person.sex == "f"),
        (cards.knights, lambda person: person.knight),
        (cards.optional, lambda person: person.ability
         and person.ability.effect not in shelf.PASSIVE),
        (cards.guards, lambda person: person.ability and person.ability.effect == "guard"),
        (cards.wards, lambda person: person.ability and person.ability.effect == "ward"),
    ):  # fmt: skip
        expected = [n for n, person in enumerate(cards.characters) if belongs(person)]
        assert cards_of(mask) == expected and expected
    assert [cards.events[number].id for number in cards.finals] == ["last_day", "grail", "peace"]
    assert [cards.specials[number].id for number in cards.kings] == ["high_king"]
    assert [special.actions for special in cards.specials] == [0, 1, 0]
