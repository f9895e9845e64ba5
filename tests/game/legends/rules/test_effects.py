"""Every character with an ability uses it once, on a table where it can; and what it can't do."""

from __future__ import annotations

import pytest

from game.legends.rules import turn
from game.legends.rules.cards import PASSIVE
from game.legends.rules.codes import SKILLS
from game.legends.rules.events import CharacterDiscarded, CharacterKilled, SkillRaised
from tests.game.legends.rules.tables import CARDS, do, hand, kinds, laid_out, look, offers, people

ABLE = [c for c in CARDS.characters if c.ability]
SIX = ["kay", "griflet", "bedivere", "ector", "ban", "lavaine"]


def by_effect(*effects):
    return [c.id for c in ABLE if c.ability.effect in effects]


def rows(table, place, seat=0):
    return look(table, "totals")[place][seat]


def companions(name, *others):
    """Return plain characters, none of them ``name``."""
    return [other for other in others if other != name]


@pytest.mark.parametrize("name", [c.id for c in ABLE if c.ability.leaves])
def test_the_price_is_paid_at_the_end_of_the_turn_and_not_before(name):
    table = laid_out(
        people={("forest", 0): [name, "gouvernail"], ("cornwall", 0): ["ector"],
                ("forest", 1): companions(name, "kay", "bleoberis", "lucan")},
        hands={0: ["griflet"], 1: ["ban"]},
        quests={"forest": ["beast"]},
        discard=["geraint"],
    )  # fmt: skip
    if CARDS.ability[CARDS.code_of[name]].effect == "spare":
        table.leaving = 1 << CARDS.code_of["gouvernail"]
    before = rows(table, "forest")
    do(table, offers(table, f"use {name}")[0])
    assert name in people(table, "forest", 0) and look(table, "leaving") == [name]
    after = rows(table, "forest")
    assert all(a >= b for a, b in zip(after, before, strict=True))
    _finish_turn(table)
    assert name not in people(table, "forest", 0)
    assert name in look(table, "discards")["characters"] or name in hand(table, 0)


def _finish_turn(table):
    while table.active == 0 and table.to_act():
        texts = offers(table)
        do(table, "done" if "done" in texts else texts[0])


@pytest.mark.parametrize("name", by_effect("boost"))
def test_a_boost_raises_its_skill_for_the_company_this_turn(name):
    ability = CARDS.ability[CARDS.code_of[name]]
    table = laid_out(people={("tower", 0): [name], ("camelot", 0): ["kay"]})
    before = rows(table, "tower")
    events = do(table, f"use {name}")
    assert SkillRaised(0, "tower", SKILLS[ability.skill], ability.amount) in events
    gain = [a - b for a, b in zip(rows(table, "tower"), before, strict=True)]
    assert gain == [ability.amount * (skill == ability.skill) for skill in range(6)]
    assert offers(table, f"use {name}") == []


def test_a_wild_boost_asks_for_the_skill():
    table = laid_out(people={("camelot", 0): ["ragnell"]})
    assert offers(table, "use") == [f"use ragnell {skill}" for skill in SKILLS]
    before = rows(table, "camelot")
    do(table, "use ragnell cunning")
    assert rows(table, "camelot")[3] == before[3] + 2


@pytest.mark.parametrize(
    ("name", "friends", "gain"),
    [("arthur", ["kay", "griflet", "guinevere"], 3), ("lot", ["gareth", "kay"], 4)],
)
def test_a_rally_counts_whom_it_means_the_caller_included(name, friends, gain):
    table = laid_out(people={("camelot", 0): [name, *friends]})
    skill = CARDS.ability[CARDS.code_of[name]].skill
    before = rows(table, "camelot")[skill]
    do(table, f"use {name}")
    assert rows(table, "camelot")[skill] == before + gain


def test_a_copy_raises_what_another_here_could_whoever_has_it():
    table = laid_out(people={("camelot", 0): ["dagonet"], ("camelot", 1): ["gawain", "lancelot"]})
    before = rows(table, "camelot")[0]
    assert offers(table, "use") == ["use dagonet gawain"]
    do(table, "use dagonet gawain")
    assert rows(table, "camelot")[0] == before + 4


@pytest.mark.parametrize("name", by_effect("attack"))
def test_an_attack_kills_a_knight_of_another_seat_at_the_same_place(name):
    table = laid_out(
        people={
            ("camelot", 0): [name, "kay"],
            ("camelot", 1): ["griflet", "guinevere", "gouvernail"],
            ("forest", 1): ["ector"],
        }
    )
    # Not one's own, not one elsewhere, no lady, and nobody who is no knight.
    assert offers(table, f"use {name}") == [f"use {name} griflet"]
    events = do(table, f"use {name} griflet")
    assert CharacterKilled(1, "griflet", "camelot", name) in events
    assert "griflet" in look(table, "discards")["characters"]


def test_marhaus_strikes_only_those_weaker_in_combat():
    table = laid_out(people={("forest", 0): ["marhaus"], ("forest", 1): ["lamorak", "ector"]})
    assert offers(table, "use") == ["use marhaus ector"]


def test_a_guard_keeps_the_others_of_his_company_from_attacks():
    table = laid_out(people={("forest", 0): ["lancelot"], ("forest", 1): ["yvain", "kay"]})
    assert offers(table, "use") == ["use lancelot yvain"]


def test_a_ward_and_excalibur_keep_their_bearers_from_everything():
    table = laid_out(
        people={("forest", 0): ["lancelot", "laudine"], ("forest", 1): ["green_knight", "ector"]},
        specials={"excalibur": "ector"},
    )
    assert offers(table, "use") == []


def test_charm_wins_a_man_if_there_is_room():
    table = laid_out(
        people={("camelot", 0): ["morgause"], ("camelot", 1): ["kay", "merlin", "guinevere"]}
    )
    assert offers(table, "use") == ["use morgause kay", "use morgause merlin"]
    do(table, "use morgause kay")
    assert people(table, "camelot", 0) == ["kay", "morgause"]
    last = laid_out(people={("camelot", 0): ["morgause", *SIX[:4]], ("camelot", 1): ["gareth"]})
    assert offers(last, "use morgause") == ["use morgause gareth"], "there is room for a sixth"
    full = laid_out(people={("camelot", 0): ["morgause", *SIX[:5]], ("camelot", 1): ["gareth"]})
    assert offers(full, "use morgause") == []


def test_lure_sends_a_man_to_another_main_location_where_his_company_has_room():
    table = laid_out(
        people={
            ("camelot", 0): ["whitehands"],
            ("camelot", 1): ["gareth"],
            ("cornwall", 1): SIX,
            ("tower", 1): ["geraint"],
        }
    )
    assert offers(table, "use") == ["use whitehands gareth forest"]
    do(table, "use whitehands gareth forest")
    assert people(table, "forest", 1) == ["gareth"]


@pytest.mark.parametrize(("name", "target"), [("laudine", "kay"), ("agravain", "ector")])
def test_dismiss_sends_back_to_hand_whom_it_means(name, target):
    table = laid_out(people={("camelot", 0): [name], ("camelot", 1): [target, "guinevere"]})
    assert offers(table, "use") == [f"use {name} {target}"]
    do(table, f"use {name} {target}")
    assert hand(table, 1) == [target] and look(table, "known_hands")[1] == [target]


def test_who_comes_back_to_a_full_hand_is_discarded():
    table = laid_out(
        people={("camelot", 0): ["laudine"], ("camelot", 1): ["gareth"]}, hands={1: SIX[:5]}
    )
    events = do(table, "use laudine gareth")
    assert CharacterDiscarded(1, "gareth", "camelot", "full") in events


def test_recruit_brings_a_card_of_the_hand_here_but_not_a_seventh():
    table = laid_out(people={("tower", 0): ["galehaut"]}, hands={0: ["kay", "ector"]})
    do(table, "use galehaut ector")
    assert people(table, "tower", 0) == ["ector", "galehaut"]
    full = laid_out(people={("forest", 0): ["galehaut", *SIX[:5]]}, hands={0: ["gareth"]})
    assert offers(full, "use") == []


def test_swap_changes_places_with_a_card_of_a_full_hand():
    table = laid_out(people={("forest", 0): ["tristan"]}, hands={0: SIX[:5]})
    do(table, "use tristan griflet")
    assert people(table, "forest", 0) == ["griflet"]
    assert sorted(hand(table, 0)) == sorted([*companions("griflet", *SIX[:5]), "tristan"])


def test_ride_moves_to_another_main_location_from_a_main_location_only():
    table = laid_out(people={("camelot", 0): ["lynette"], ("forest", 0): SIX})
    assert offers(table, "use") == ["use lynette cornwall"]
    do(table, "use lynette cornwall")
    assert people(table, "cornwall", 0) == ["lynette"]
    assert offers(laid_out(people={("tower", 0): ["lynette"]}), "use") == []


def test_summon_calls_an_own_character_from_any_other_place():
    table = laid_out(
        people={("camelot", 0): ["blanchefleur"], ("tower", 0): ["kay"], ("forest", 1): ["ector"]}
    )
    assert offers(table, "use") == ["use blanchefleur kay"]
    do(table, "use blanchefleur kay")
    assert people(table, "camelot", 0) == ["kay", "blanchefleur"]


def test_draw_stops_at_the_hand_limit():
    table = laid_out(people={("camelot", 0): ["brangaine"]}, hands={0: SIX[:4]})
    assert kinds(do(table, "use brangaine")).count("CharacterDrawn") == 1
    full = laid_out(people={("camelot", 0): ["brangaine"]}, hands={0: SIX[:5]})
    assert offers(full, "use") == []


def test_scry_takes_one_of_three_and_discards_the_others():
    table = laid_out(people={("camelot", 0): ["pelles"]}, deck=["gareth", "kay", "ector", "ban"])
    do(table, "use pelles")
    assert look(table, "choices", 0)[0]["shown"] == ["ban", "ector", "kay"]
    assert look(table, "choices", 1)[0]["shown"] == [None] * 3
    assert offers(table) == ["use pelles kay", "use pelles ector", "use pelles ban"]
    do(table, "use pelles ector")
    assert hand(table, 0) == ["ector"] and look(table, "deck")["characters"] == 1
    assert look(table, "discards")["characters"] == ["kay", "ban"]


def test_rescue_takes_from_the_discard_pile():
    table = laid_out(people={("forest", 0): ["isolde"]}, discard=["kay", "ector"])
    do(table, "use isolde ector")
    assert hand(table, 0) == ["ector"] and look(table, "discards")["characters"] == ["kay"]


def test_spare_keeps_one_that_would_leave():
    table = laid_out(people={("forest", 0): ["dindrane", "elaine"]})
    assert offers(table, "use") == ["use elaine"]
    do(table, "use elaine", "use dindrane elaine")
    assert look(table, "leaving") == ["dindrane"]
    _finish_turn(table)
    assert people(table, "forest", 0) == ["elaine"]


def test_haste_gives_actions():
    table = laid_out(people={("forest", 0): ["lunete"]}, hands={0: ["kay"]})
    do(table, "use lunete")
    assert look(table, "phase") == "actions" and look(table, "actions_left") == 4


def test_harry_makes_another_seat_discard_what_it_chooses():
    table = laid_out(
        seats=3, people={("forest", 0): ["dinadan"]}, hands={0: ["gareth"], 2: ["kay", "ector"]}
    )
    assert offers(table, "use") == ["use dinadan seat2"]
    do(table, "use dinadan seat2")
    assert table.to_act() == (2,) and offers(table) == ["discard kay", "discard ector"]
    do(table, "discard ector")
    assert hand(table, 2) == ["kay"] and table.to_act() == (0,)


def test_steal_takes_over_a_special_card_carried_here():
    table = laid_out(
        people={("camelot", 0): ["morgan"], ("camelot", 1): ["kay"]}, specials={"high_king": "kay"}
    )
    do(table, "use morgan high_king")
    assert look(table, "specials")["high_king"] == "morgan"


def test_dispel_discards_a_quest_here():
    table = laid_out(people={("forest", 0): ["nimue"]}, quests={"forest": ["beast", "ford"]})
    do(table, "use nimue ford")
    assert look(table, "events")["forest"] == ["beast"]
    assert look(table, "discards")["events"] == ["ford"]


def test_foresee_shows_the_next_event_to_its_seat_alone_and_may_shuffle():
    table = laid_out(
        people={("forest", 0): ["merlin"]}, events=["last_day", "ravens", "beast", "ford"]
    )
    do(table, "use merlin")
    assert look(table, "foreseen", 0) == "ford" and look(table, "foreseen", 1) is None
    kept = table.clone()
    do(kept, "use merlin keep")
    assert look(kept, "foreseen", 0) == "ford"
    do(table, "use merlin shuffle")
    assert look(table, "foreseen", 0) is None
    assert sorted(table.event_deck) == sorted(kept.event_deck)
    assert table.event_deck[0] == kept.event_deck[0], "the final event stays at the bottom"
    only = laid_out(people={("forest", 0): ["merlin"]}, events=["last_day"])
    assert offers(only, "use") == []


def test_a_champion_counts_more_in_a_tournament():
    table = laid_out(hands={0: ["feirefiz"], 1: ["kay"]}, events=["last_day", "lonazep"])
    _to_tournament(table)
    do(table, "bid feirefiz")
    skills = CARDS.characters[CARDS.code_of["feirefiz"]].skills
    assert look(table, "tournament")["totals"][0] == skills[0] + skills[4] + 2


def _to_tournament(table):
    turn.begin_turn(table, [])
    turn.advance(table, [])


@pytest.mark.parametrize("name", [c.id for c in ABLE if c.ability.effect in PASSIVE])
def test_what_is_always_in_force_is_never_used(name):
    table = laid_out(people={("forest", 0): [name], ("forest", 1): ["kay"]}, step="event")
    assert offers(table, f"use {name}") == []


@pytest.mark.parametrize("name", [c.id for c in ABLE if c.ability.main])
def test_main_location_abilities_dont_work_at_special_places(name):
    table = laid_out(
        people={("tower", 0): [name], ("tower", 1): ["kay"], ("camelot", 0): ["gareth"]},
        hands={1: ["ector"]},
        quests={"tower": ["captive"]},
    )
    assert offers(table, f"use {name}") == []


def test_each_ability_once_a_turn_and_again_in_the_next():
    table = laid_out(
        people={("camelot", 0): ["lynette"]}, events=["ravens", "pentecost", "muster", "last_day"]
    )
    do(table, "use lynette forest")
    assert offers(table, "use") == []
    _finish_turn(table)
    while table.active == 1 or look(table, "phase") == "choice":
        do(table, offers(table)[-1])
    assert "use lynette camelot" in offers(table)


def test_the_love_potion_lets_its_carrier_send_a_man_home_once_a_turn():
    table = laid_out(
        people={("cornwall", 0): ["guinevere"], ("cornwall", 1): ["kay", "ector"]},
        specials={"love_potion": "guinevere"},
    )
    do(table, "use love_potion kay")
    assert hand(table, 1) == ["kay"] and offers(table, "use love_potion") == []
    assert look(table, "leaving") == []
