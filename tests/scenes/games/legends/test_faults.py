"""The quest table when things go wrong or run out: targets that vanish, full places, full hands,
empty decks, effects without a target, a final quest that nobody completes; and that what is told
step by step ends where the rules do."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game import GAMES
from game.contract import Move
from game.legends.rules import events as happened
from game.legends.rules.codes import DRAW, PASS, PLAY, USE, names_of, verb_of
from game.match import Match
from scenes.games.legends import samples as sample_quests
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.offers import aimed
from scenes.games.legends.stages import stages
from scenes.games.legends.view import Setting
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import PERSON, SQUIRES, goal, middle, moment

NOTHING = 255


def in_abilities(state: Any) -> bool:
    return bool(state.step == 2 and not state.pending and state.tournament < 0)


def acting(state: Any) -> bool:
    return bool(state.step == 4 and not state.pending and state.actions)


def came_to(stop: Any, choose: Any, *, seats: int = 2, level: str = "standard") -> Match:
    """Return a match at a moment that comes when everybody plays by ``choose``."""
    for seed in range(1, 60):
        match = sample_quests.match_of(seats, level, seed)
        if sample_quests.play_until(match, lambda s: s.to_act() == (0,) and stop(s), choose):
            return match
    raise AssertionError("no match comes to such a moment")


def crowding(place: str) -> Any:
    """Return how a player plays who brings everybody to one place."""
    def choose(state: Any, seat: int, rng: random.Random) -> Move:
        moves = state.legal_moves(seat)
        names = state.cards.names
        plays = [m for m in moves if verb_of(m) == PLAY and names[names_of(m)[1]] == place]
        if plays:
            return plays[0]
        for verb in (DRAW, PASS):
            found = [m for m in moves if verb_of(m) == verb]
            if found:
                return found[0]
        quiet = [m for m in moves if verb_of(m) not in (USE, PLAY)]
        return rng.choice(quiet or moves)

    return choose


def hoarding(state: Any, seat: int, rng: random.Random) -> Move:
    """Play as one who only draws."""
    moves = state.legal_moves(seat)
    return next((m for m in moves if verb_of(m) == DRAW), None) or rng.choice(
        [m for m in moves if verb_of(m) not in (USE, PLAY)] or moves)


# Targets that vanish


def test_what_is_aimed_is_let_go_when_it_is_undone_meanwhile(driver: Driver) -> None:
    def two_targets(state: Any) -> bool:
        return in_abilities(state) and any(
            verb_of(m) == USE and names_of(m)[2] != NOTHING for m in state.legal_moves(0))

    table = moment(driver, two_targets, level="advanced")
    source, target = next(p for p, m in table.table_view.offers.items() if aimed(m) is not None)
    table.table_view.drag.selected = source
    table.game_table.handling.choose(table.table_view.offers[source, target])
    assert table.game_table.sight.intent.aim is not None
    assert table.table_view.drag.selected == source
    if table.rewind.may_undo:
        driver.key("u")
    else:
        driver.key("l")
        driver.key("escape")
    driver.settle()
    assert table.game_table.sight.intent.aim is None
    assert table.prompt() and not table.match_view.staging


@pytest.mark.parametrize("event", [
    pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED,
])
def test_a_dragged_leaf_goes_home_when_the_window_goes(driver: Driver, event: int) -> None:
    table = moment(driver, lambda s: acting(s) and s.hands[0])
    card = table.match_view.shown["hand"][0]
    driver.press(middle(table, card))
    driver.point(goal(table, "place.camelot"))
    assert table.table_view.pieces.held == card
    driver.event(event)
    driver.settle()
    assert table.table_view.pieces.held is None and table.table_view.pieces.zone_of(card) == "hand"
    assert table.table_view.drag.selected is None


def test_looking_back_while_a_target_is_chosen_lets_go(driver: Driver) -> None:
    table = moment(driver, lambda s: acting(s) and s.hands[0])
    card = table.match_view.shown["hand"][0]
    driver.click(middle(table, card))
    assert table.table_view.drag.selected == card
    table.rewind.look_at(table.match.position - 1)
    assert table.table_view.drag.selected is None and not table.table_view.offers
    driver.click(middle(table, card) if table.table_view.pieces.zone_of(card) else (700, 300))
    assert table.table_view.drag.selected is None
    table.rewind.look_at(None)
    assert table.table_view.offers


def test_a_resize_while_dragging_breaks_nothing(driver: Driver) -> None:
    table = moment(driver, lambda s: acting(s) and s.hands[0])
    card = table.match_view.shown["hand"][0]
    driver.press(middle(table, card))
    driver.point((700, 300))
    driver.resize((960, 540))
    driver.point((710, 310))
    assert table.table_view.pieces.held == card
    driver.point((1450, 700))
    driver.release((1450, 700))
    driver.settle()
    assert table.table_view.pieces.zone_of(card) == "hand" and table.table_view.pieces.held is None


# Full and empty


def test_a_full_place_takes_nobody_and_says_so(driver: Driver) -> None:
    match = came_to(lambda s: acting(s) and s.hands[0] and s.room(_camelot(s), 0) == 0,
                    crowding("camelot"))
    table = sample_quests.open_table(driver.app, match)
    driver.settle()
    assert len(table.match_view.shown["companies"]["camelot"][0]) == 6
    card = table.match_view.shown["hand"][0]
    assert (card, "place.camelot") not in table.table_view.offers
    driver.drag(middle(table, card), goal(table, "place.camelot"))
    driver.settle(2)
    assert table.table_view.pieces.zone_of(card) == "hand"
    name = driver.app.words("legends.place.camelot")
    assert table.table_view.ribbon.message == driver.app.words("legends.why.full", place=name)


def _camelot(state: Any) -> int:
    return next(n for n, place in enumerate(state.cards.places) if place.id == "camelot")


def test_a_full_hand_draws_no_more_and_says_so(driver: Driver) -> None:
    match = came_to(lambda s: acting(s) and s.hands[0].bit_count() == 5, hoarding)
    table = sample_quests.open_table(driver.app, match)
    driver.settle()
    assert not driver.widget("draw").enabled
    before = table.match.position
    driver.key("d")
    assert table.match.position == before
    assert table.table_view.ribbon.message == driver.app.words("legends.why.no_draw")


def test_draws_by_effects_stop_at_a_full_hand_on_the_table_too() -> None:
    """An event that lets everybody draw leaves no sixth leaf, neither told nor shown."""
    met = 0
    for seed in range(1, 60):
        match = sample_quests.match_of(3, "standard", seed)
        rng = random.Random(seed)
        while match.outcome is None and match.position < 600:
            state: Any = match.state
            seat = state.to_act()[0]
            before = state.observation(0)
            events = match.play(seat, hoarding(state, seat, rng))
            if any(isinstance(e, happened.OccasionBegan) for e in events) \
                    and len(before["hand"]) == 5:
                seen = [e for e in (event.seen_by(0) for event in events) if e is not None]
                after = match.state.observation(0)
                for stage in stages(before, seen, after, ""):
                    assert len(stage.view.get("hand", ())) <= 5
                met += 1
        if met > 3:
            return
    raise AssertionError("no such event came to a full hand")


# Effects without a target


def test_an_ability_without_a_target_says_so(driver: Driver) -> None:
    def idle_source(state: Any) -> bool:
        if not in_abilities(state):
            return False
        able = {names_of(m)[0] for m in state.legal_moves(0) if verb_of(m) == USE}
        return any(
            state.cards.ability[c] is not None and state.cards.ability[c].effect == "attack"
            and c not in able and not state.used >> c & 1
            for place in range(3)
            for c in _people(state.companies[place * state.seats])
        )

    table = moment(driver, idle_source, level="advanced")
    state: Any = table.match.state
    able = {source for source, _ in table.table_view.offers}
    name = next(
        state.cards.names[c] for place in range(3)
        for c in _people(state.companies[place * state.seats])
        if state.cards.ability[c] is not None and state.cards.ability[c].effect == "attack"
        and state.cards.names[c] not in able and not state.used >> c & 1)
    before = table.match.position
    driver.click(middle(table, name))
    assert table.match.position == before and table.table_view.drag.selected is None
    words = driver.app.words
    assert table.table_view.ribbon.message == words(
        "legends.why.no_target", name=words(f"legends.character.{name}.name"))


def _people(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


# A final quest that nobody completes


def test_a_final_quest_that_nobody_completes_ends_in_a_count(driver: Driver) -> None:
    match = sample_quests.match_of(2, "standard", 3)
    left: list[int] = []

    def watch(state: Any) -> bool:
        final = state.observation(0)["final"]
        if final is not None and (not left or left[-1] != final["rounds_left"]):
            left.append(final["rounds_left"])
        return False

    sample_quests.play_until(match, watch, crowding("forest"))
    assert match.outcome is not None
    assert left[0] == 3 and left == sorted(left, reverse=True)
    table = sample_quests.open_table(driver.app, match)
    table.show_result()
    assert isinstance(driver.scene, TallyScene)
    assert table.game_table.result.reason() == driver.app.words("legends.ending.unfinished")
    driver.scene.finish_count()
    driver.wait(0.2)


# What is told ends where the rules do


@pytest.mark.parametrize("level,seats", [
    ("beginner", 4), ("standard", 2), ("advanced", 3), ("advanced", 4),
])
def test_a_move_told_step_by_step_ends_in_the_position(level: str, seats: int) -> None:
    reshuffled = 0
    for seed in range(3):
        match = Match.start(GAMES["legends"], (PERSON, *SQUIRES[: seats - 1]), seed,
                            {"level": level})
        rng = random.Random(seed)
        while match.outcome is None and match.position < 700:
            state: Any = match.state
            seat = state.to_act()[0]
            before = state.observation(0)
            events = match.play(seat, rng.choice(state.legal_moves(seat)))
            seen = [e for e in (event.seen_by(0) for event in events) if e is not None]
            reshuffled += sum(isinstance(e, happened.DeckReshuffled) for e in seen)
            after = match.state.observation(0)
            told: Any = stages(before, seen, after, "")
            assert [event for stage in told for event in stage.events] == seen
            assert told[-1].observation is after
            assert told[-1].view == Setting(after, told[-1].setting.wanted).view()
            for stage in told:
                lying = [piece.name for pieces in stage.view.values() for piece in pieces]
                assert len(lying) == len(set(lying)), (seed, match.position, stage.events)
    assert reshuffled or level != "beginner", "a small deck runs out"
