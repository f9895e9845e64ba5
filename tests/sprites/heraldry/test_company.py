"""The company and its arms: data complete, drawn whole, and told apart."""

from __future__ import annotations

import itertools

import pytest

from sprites.heraldry import arms, charges, people
from sprites.heraldry.company import COMPANY, HOUSES
from sprites.heraldry.retinue import RETINUE, person_of
from sprites.paint import parts, theme

EVERYBODY = {**COMPANY, **RETINUE}
METALS = {"yellow", "white"}


def test_everybody_is_complete():
    for name, person in EVERYBODY.items():
        assert person.house in HOUSES, name
        assert person.ground in theme.TINCTURES, name
        assert person.skin in people.SKINS, name
        assert person.hair_colour in people.HAIRS, name
        assert not {person.badge, person.crest} - {""} - set(charges.GLYPHS), name


def test_everybodys_arms_are_well_formed():
    for name, person in EVERYBODY.items():
        coat = person.arms
        assert {coat.field, coat.second, coat.charge_tincture} <= set(arms.METALS), name
        assert coat.ordinary is None or coat.ordinary in arms.ORDINARIES, name
        assert coat.charge is None or coat.charge in charges.GLYPHS, name
        assert coat.layout in arms.LAYOUTS, name


def test_nobody_bears_anothers_arms():
    borne = [person.arms for person in EVERYBODY.values()]
    assert len(set(borne)) == len(borne)


def test_arms_lay_metal_on_colour():
    for name, person in RETINUE.items():
        coat = person.arms
        if coat.ordinary not in (None, "per bend"):
            assert (coat.field in METALS) != (coat.second in METALS), name
        if coat.charge is not None and coat.ordinary is None:
            assert (coat.field in METALS) != (coat.charge_tincture in METALS), name


def test_all_sixty_of_the_legends_have_a_face():
    from game.legends.rules.cards import shipped_cards

    cards = shipped_cards().characters
    assert len(cards) == 60
    assert len({person_of(card.id).arms for card in cards}) == 60
    for card in cards:
        person = person_of(card.id)
        assert (person.house, person.lady) == (card.house, card.sex == "f"), card.id


def test_people_of_one_house_differ_at_a_glance():
    for one, other in itertools.combinations(EVERYBODY, 2):
        a, b = EVERYBODY[one], EVERYBODY[other]
        if a.house == b.house:
            assert (a.ground, a.hat or a.hair, a.hair_colour) != (
                b.ground, b.hat or b.hair, b.hair_colour), (one, other)


def test_every_portrait_is_drawn(easel):
    for name in EVERYBODY:
        picture = people.portrait(easel, name, 72)
        assert picture.get_size() == (easel.px(72), easel.px(72 * people.PROPORTION))
        assert picture.get_at(picture.get_rect().center).a == 255
        assert people.portrait(easel, name, 72) is picture


def test_every_part_of_people_is_used():
    used = {file for name in EVERYBODY for file, _ in people._parts(EVERYBODY[name])}
    files = {path.stem for path in (parts.ART / "people").glob("*.svg")}
    spare = {"hair-bald"}
    assert files - used <= spare
    assert used - files <= {"badge", "crest"}


def test_unknown_people_and_tables_are_refused(easel):
    with pytest.raises(KeyError):
        people.portrait(easel, "nobody", 72)
    with pytest.raises(KeyError):
        arms.table_shield(easel, "chess", 100, 120)


@pytest.mark.parametrize("key", arms.SHIELDS)
def test_table_shields_have_the_asked_size(easel, key):
    shield = arms.table_shield(easel, key, 222, 266)
    assert shield.get_size() == (easel.px(222), easel.px(266))
    assert shield.get_at((2, shield.get_height() - 2)).a == 0
    assert shield.get_at(shield.get_rect().center).a == 255
