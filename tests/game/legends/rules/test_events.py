"""What is told of a move, and what of it each seat is told."""

from __future__ import annotations

import random

from game.legends.rules.events import (
    AbilityUsed,
    CharacterCharmed,
    CharacterDiscarded,
    CharacterDrawn,
    CharacterKilled,
    CharacterPlaced,
    CharacterReturned,
    CharactersMoved,
    CharactersShown,
    EventForeseen,
    EventKept,
    MusterPassed,
    SkillRaised,
    StepBegan,
    TurnBegan,
)
from game.legends.rules.game import Legends
from tests.game.legends.rules.tables import do, drawn, laid_out


def test_placing_is_told_with_who_where_and_how():
    table = laid_out(step="actions", hands={0: ["kay"]})
    assert do(table, "play kay forest") == [CharacterPlaced(0, "kay", "forest", "play")]
    recruiting = laid_out(people={("camelot", 0): ["galehaut"]}, hands={0: ["kay"]})
    assert do(recruiting, "use galehaut kay")[:2] == [
        AbilityUsed(0, "galehaut", "camelot", ("kay",), True),
        CharacterPlaced(0, "kay", "camelot", "recruit"),
    ]


def test_the_first_placing_of_all_is_told_before_the_first_turn():
    state = Legends().new_state(2, 3)
    for expected in (1, 0):
        (seat,) = state.to_act()
        move = state.legal_moves(seat)[0]
        _, name, place = state.encode(move).split()
        events = state.apply(seat, move)
        assert events[0] == CharacterPlaced(seat, name, place, "start")
        assert (TurnBegan(1, state.start) in events) == (not expected)


def test_a_swap_is_told_as_a_return_and_a_placing():
    table = laid_out(people={("camelot", 0): ["tristan"]}, hands={0: ["kay"]})
    assert do(table, "use tristan kay")[1:3] == [
        CharacterReturned(0, "tristan", "camelot", "tristan"),
        CharacterPlaced(0, "kay", "camelot", "swap"),
    ]


def test_a_call_to_arms_is_told_whether_it_was_followed_or_not():
    table, _ = drawn("muster", hands={0: ["kay"], 1: ["ector"]})
    assert do(table, "play kay forest") == [CharacterPlaced(0, "kay", "forest", "muster")]
    assert do(table, "pass")[0] == MusterPassed(1)


def test_killing_charming_and_moving_name_whose_people_they_are():
    table = laid_out(people={("camelot", 0): ["mordred", "morgause"],
                             ("camelot", 1): ["kay", "gareth"]})  # fmt: skip
    assert CharacterKilled(1, "kay", "camelot", "mordred") in do(table, "use mordred kay")
    assert CharacterCharmed(0, 1, "gareth", "camelot") in do(table, "use morgause gareth")
    lured = laid_out(people={("camelot", 0): ["whitehands"], ("camelot", 1): ["gareth"]})
    told = do(lured, "use whitehands gareth forest")
    assert CharactersMoved(1, ("gareth",), "camelot", "forest", "lure") in told


def test_a_price_is_told_when_it_is_paid():
    table = laid_out(people={("camelot", 0): ["gawain"]})
    told = do(table, "use gawain")
    assert told[:2] == [
        AbilityUsed(0, "gawain", "camelot", (), True),
        SkillRaised(0, "camelot", "combat", 4),
    ]
    assert StepBegan(0, "actions", 2) in told
    assert do(table, "done")[:2] == [
        CharacterDiscarded(0, "gawain", "camelot", "used"),
        TurnBegan(1, 1),
    ]


def test_a_card_drawn_is_a_back_to_the_others():
    event = CharacterDrawn(1, "kay", 7)
    assert event.seen_by(1) == event and event.reveals
    assert event.seen_by(0) == CharacterDrawn(1, None, 7)


def test_cards_looked_at_are_backs_to_the_others_as_many_as_there_are():
    table = laid_out(people={("camelot", 0): ["pelles"]}, deck=["kay", "ector", "ban", "bors"])
    (event,) = [e for e in do(table, "use pelles") if isinstance(e, CharactersShown)]
    assert event.characters == ("bors", "ban", "ector")
    assert event.seen_by(0) == event
    assert event.seen_by(1) == CharactersShown(0, (None, None, None))


def test_an_event_card_foreseen_is_told_to_its_seat_alone():
    table = laid_out(people={("camelot", 0): ["merlin"]}, events=["last_day", "ravens", "vigil"])
    told = do(table, "use merlin", "use merlin keep")
    assert EventForeseen(0, "vigil") in told and EventKept(0) in told
    assert EventForeseen(0, "vigil").seen_by(1) == EventForeseen(0, None)


def test_what_lies_open_is_told_to_all_alike():
    rng, state = random.Random(4), Legends().new_state(3, 9, level="advanced")
    hidden = (CharacterDrawn, CharactersShown, EventForeseen)
    while acting := state.to_act():
        for event in state.apply(acting[0], rng.choice(state.legal_moves(acting[0]))):
            if not isinstance(event, hidden):
                assert [event.seen_by(seat) for seat in range(3)] == [event] * 3
