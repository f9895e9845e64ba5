"""Every event once: drawn, completed to the letter, its text carried out."""

from __future__ import annotations

import pytest

from game.legends.rules import turn
from game.legends.rules.cards import FINAL, HERALDIC, MAIN, PLACE, QUEST
from game.legends.rules.codes import FIRST_EVENT, SKILLS
from game.legends.rules.events import (
    CompanyLeft,
    HeraldRaised,
    OccasionEnded,
    QuestCompleted,
    QuestOpened,
    SpecialAttached,
    SpecialReturned,
)
from tests.game.legends.rules.tables import (
    CARDS,
    do,
    drawn,
    hand,
    kinds,
    laid_out,
    look,
    offers,
    people,
    raised,
)

COMPLETED = [e for e in CARDS.events if e.kind in (QUEST, PLACE, FINAL)]
PLAIN = ["kay", "griflet", "ector", "ban", "lavaine"]


def place_of(event):
    return CARDS.places[event.place].id


@pytest.mark.parametrize("event", COMPLETED, ids=lambda e: e.id)
def test_an_event_is_completed_when_every_requirement_is_reached_and_not_before(event):
    where = place_of(event)
    setting = {
        "step": "complete",
        "people": {(where, 0): ["kay", "griflet"], (where, 1): ["gareth"]},
        "quests": {where: [event.id]},
    }
    short = laid_out(**setting)
    raised(short, event, lacking=1)
    assert offers(short, "complete") == []
    table = laid_out(**setting)
    raised(table, event)
    assert offers(table, "complete") == [f"complete {event.id}"]
    final = event.kind == FINAL
    events = do(table, f"complete {event.id}")
    assert QuestCompleted(0, event.id, where, event.points, final) in events
    assert look(table, "completed")[0] == [event.id]
    assert look(table, "points")[0] >= event.points
    assert (table.to_act() == ()) == final


@pytest.mark.parametrize("event", COMPLETED, ids=lambda e: e.id)
def test_an_event_goes_to_its_place_when_drawn(event):
    table, happened = drawn(event.id) if event.kind != FINAL else _final(event)
    assert QuestOpened(event.id, place_of(event), event.place >= MAIN) in happened
    assert look(table, "events")[place_of(event)] == [event.id]
    assert (look(table, "final") is not None) == (event.kind == FINAL)


def _final(event):
    table = laid_out(step="event", events=[event.id])
    happened = []
    turn.begin_turn(table, happened)
    return table, happened


@pytest.mark.parametrize(
    "event", [e for e in CARDS.events if e.kind == HERALDIC], ids=lambda e: e.id
)
def test_a_heraldic_event_changes_its_house_and_replaces_the_one_before(event):
    others = [e.id for e in CARDS.events if e.kind == HERALDIC and e.id != event.id]
    member = next(c.id for c in CARDS.characters if c.house == event.house)
    stranger = next(c.id for c in CARDS.characters if c.house != event.house)
    setting = {"people": {("camelot", 0): [member], ("camelot", 1): [stranger]}}
    before = laid_out(**setting)
    table, happened = drawn(event.id, heraldic=others[0], **setting)
    assert HeraldRaised(event.id, others[0]) in happened
    assert look(table, "heraldic") == event.id and others[0] in look(table, "discards")["events"]
    own = [a - b for a, b in zip(
        look(table, "totals")["camelot"][0], look(before, "totals")["camelot"][0], strict=True
    )]  # fmt: skip
    assert own == [dict(event.change).get(skill, 0) for skill in range(len(SKILLS))]
    assert look(table, "totals")["camelot"][1] == look(before, "totals")["camelot"][1]


def test_special_cards_go_to_one_of_the_company_at_their_place():
    for event in COMPLETED:
        for effect in event.effects:
            if effect.effect != "special":
                continue
            special = CARDS.specials[effect.special]
            where = place_of(event)
            assert effect.special >= 0 and CARDS.places[special.bound].id == where
            table = laid_out(
                step="complete", people={(where, 0): ["kay", "griflet"]}, quests={where: [event.id]}
            )
            raised(table, event)
            events = do(table, f"complete {event.id}", f"attach {special.id} griflet")
            assert SpecialAttached(special.id, 0, "griflet", None) in events
            assert look(table, "points")[0] == event.points + special.points


def test_a_special_card_passes_to_another_seat_that_earns_it():
    table = laid_out(
        step="complete",
        people={("camelot", 0): ["kay"], ("camelot", 1): ["ector"]},
        quests={"camelot": ["stone"]},
        specials={"high_king": "ector"},
    )
    raised(table, CARDS.events[[e.id for e in CARDS.events].index("stone")])
    events = do(table, "complete stone", "attach high_king kay")
    assert SpecialAttached("high_king", 0, "kay", "ector") in events


def test_the_first_character_of_all_gives_a_special_card_up_by_name():
    table = laid_out(
        step="complete", people={("camelot", 0): ["kay", CARDS.characters[0].id]},
        quests={"camelot": ["stone"]}, specials={"high_king": CARDS.characters[0].id},
    )  # fmt: skip
    raised(table, CARDS.events[[e.id for e in CARDS.events].index("stone")])
    events = do(table, "complete stone", "attach high_king kay")
    assert SpecialAttached("high_king", 0, "kay", "arthur") in events


def test_a_special_card_goes_back_when_its_carrier_leaves_the_named_place():
    table = laid_out(
        step="actions", people={("camelot", 0): ["kay"]}, specials={"high_king": "kay"}
    )
    events = do(table, "move camelot forest kay")
    assert SpecialReturned("high_king", "kay") in events
    assert look(table, "specials")["high_king"] is None


def test_a_special_card_goes_back_when_its_carrier_dies():
    table = laid_out(
        people={("cornwall", 0): ["mordred"], ("cornwall", 1): ["kay"]},
        specials={"love_potion": "kay"},
    )
    assert SpecialReturned("love_potion", "kay") in do(table, "use mordred kay")


def test_excalibur_raises_the_company_and_high_king_gives_an_action():
    armed = laid_out(people={("forest", 0): ["kay"]}, specials={"excalibur": "kay"})
    plain = laid_out(people={("forest", 0): ["kay"]})
    gain = look(armed, "totals")["forest"][0][0] - look(plain, "totals")["forest"][0][0]
    assert gain == 3
    king = laid_out(people={("camelot", 0): ["kay", "lynette"]}, specials={"high_king": "kay"})
    do(king, "done")
    assert look(king, "actions_left") == 3


def test_the_ford_costs_one_of_the_company():
    table = laid_out(
        step="complete", people={("forest", 0): ["kay", "ector"]}, quests={"forest": ["ford"]}
    )
    raised(table, CARDS.events[CARDS.code_of["ford"] - FIRST_EVENT])
    do(table, "complete ford")
    assert offers(table) == ["discard kay", "discard ector"]
    do(table, "discard ector")
    assert people(table, "forest", 0) == ["kay"]


def test_drawing_rewards_stop_at_the_hand_limit():
    table = laid_out(
        step="complete",
        people={("tower", 0): ["gareth"]},
        hands={0: ["kay", "griflet", "ector", "ban"]},
        quests={"tower": ["captive"]},
    )
    raised(table, CARDS.events[CARDS.code_of["captive"] - FIRST_EVENT])
    assert kinds(do(table, "complete captive")).count("CharacterDrawn") == 1


def test_irelands_tribute_kills_a_knight_there():
    table = laid_out(
        step="complete",
        people={("cornwall", 0): ["kay"], ("cornwall", 1): ["ector", "guinevere"]},
        quests={"cornwall": ["tribute"]},
    )
    raised(table, CARDS.events[CARDS.code_of["tribute"] - FIRST_EVENT])
    do(table, "complete tribute")
    assert offers(table) == ["use tribute ector"]
    do(table, "use tribute ector")
    assert people(table, "cornwall", 1) == ["guinevere"]


def test_a_text_with_nobody_to_choose_passes_over():
    table = laid_out(
        step="complete", people={("cornwall", 0): ["kay"]}, quests={"cornwall": ["tribute"]}
    )
    raised(table, CARDS.events[CARDS.code_of["tribute"] - FIRST_EVENT])
    do(table, "complete tribute")
    assert look(table, "phase") == "actions"


def test_the_chapel_rescues_one_and_sends_its_people_home():
    table = laid_out(
        step="complete",
        people={("chapel", 0): ["kay"], ("chapel", 1): ["ector"]},
        quests={"chapel": ["vision"]},
        discard=["gareth", "gawain"],
    )
    raised(table, CARDS.events[CARDS.code_of["vision"] - FIRST_EVENT])
    do(table, "complete vision", "use vision gawain")
    assert hand(table, 0) == ["gawain"]
    assert offers(table) == ["settle kay camelot", "settle kay cornwall", "settle kay forest"]
    do(table, "settle kay forest")
    assert table.to_act() == (1,)
    do(table, "settle ector camelot")
    assert people(table, "camelot", 1) == ["ector"] and "chapel" not in look(table, "places")


def test_people_of_a_closed_place_without_room_are_discarded():
    six = [c.id for c in CARDS.characters if not c.ability][:6]
    more = [c.id for c in CARDS.characters if c.ability][:12]
    table = laid_out(
        step="complete",
        people={("chapel", 0): ["lanval"], ("camelot", 0): six, ("cornwall", 0): more[:6],
                ("forest", 0): more[6:]},
        quests={"chapel": ["vision"]},
    )  # fmt: skip
    raised(table, CARDS.events[CARDS.code_of["vision"] - FIRST_EVENT])
    do(table, "complete vision")
    assert "lanval" in look(table, "discards")["characters"]


def test_a_night_of_ravens_takes_a_card_of_each_hand():
    table, _ = drawn("ravens", seats=3, hands={0: ["kay"], 2: ["ector", "ban"]})
    assert look(table, "occasion") == "ravens" and look(table, "phase") == "choice"
    do(table, "discard kay")
    assert table.to_act() == (2,), "an empty hand is passed over"
    events = do(table, "discard ban")
    assert OccasionEnded("ravens") in events and look(table, "occasion") is None
    assert look(table, "discards") == {"characters": ["kay", "ban"], "events": ["ravens"]}


def test_pentecost_gives_each_seat_a_card():
    table, happened = drawn("pentecost", hands={1: ["kay", "griflet", "ector", "ban", "lavaine"]})
    assert kinds(happened).count("CharacterDrawn") == 1 and len(hand(table, 0)) == 1


def test_the_waste_land_calls_one_of_each_seats_people_home():
    table, _ = drawn("waste", people={("forest", 0): ["kay", "ector"], ("forest", 1): ["ban"]})
    assert offers(table) == ["use waste kay", "use waste ector"]
    do(table, "use waste ector", "use waste ban")
    assert hand(table, 0) == ["ector"] and hand(table, 1) == ["ban"]


def test_the_call_to_arms_lets_each_seat_bring_one():
    table, _ = drawn("muster", hands={0: ["kay"], 1: ["ector"]})
    assert offers(table) == [f"play kay {place}" for place in ("camelot", "cornwall", "forest")] + [
        "pass"
    ]
    do(table, "play kay forest", "pass")
    assert people(table, "forest", 0) == ["kay"] and hand(table, 1) == ["ector"]
    assert look(table, "actions_left") == 2


def test_a_fourth_quest_of_a_place_is_discarded_at_once():
    table, happened = drawn("vigil", quests={"camelot": ["challenger", "feast", "hart"]})
    assert "QuestRefused" in kinds(happened)
    assert len(look(table, "events")["camelot"]) == 3
    assert look(table, "discards")["events"] == ["vigil"]


def test_who_leaves_with_the_final_quest_takes_along_what_they_carry():
    last = next(event for event in COMPLETED if event.kind == FINAL)
    where = place_of(last)
    table = laid_out(
        step="complete",
        people={(where, 0): ["arthur", "griflet"], (where, 1): ["kay"]},
        quests={where: [last.id]},
        specials={"excalibur": "arthur", "high_king": "kay"},
    )
    raised(table, last)
    (left,) = [e for e in do(table, f"complete {last.id}") if isinstance(e, CompanyLeft)]
    assert left == CompanyLeft(0, ("arthur", "griflet"), ("excalibur",))
