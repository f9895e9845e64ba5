"""The quest table, played by hand: by mouse, by keys, watched, shared, interrupted."""

from __future__ import annotations

import os
import random
import signal
import time
from itertools import combinations
from typing import Any

import pygame
import pytest

from game import GAMES
from game.contract import Move
from game.legends.agents.advice import reason_for
from game.legends.rules.cards import cards_of
from game.legends.rules.moves import MOVE, PASS_MOVE, PLAY, USE, names_of, verb_of
from game.legends.rules.tournament import bid_total, bid_worth
from game.match import Match
from game.transcript import AGENT, GUEST, Chair
from scenes.games.legends.character_sheet import FigureSheet
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.view import SPECIAL_CARDS
from scenes.games.legends.who_is_who import FiguresScene
from scenes.match.hand_over import HandOverScene
from scenes.match.log import LogScene
from scenes.match.match_screen import MatchScreen
from scenes.ui.dialog import Dialog
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import (
    PERSON,
    SQUIRES,
    Stop,
    by_mouse,
    choose,
    goal,
    hurry,
    middle,
    moment,
    open_table,
    pair_to_move,
    start,
    wait_for_turn,
)


def test_a_beginners_game_is_played_to_its_end_by_mouse(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, SQUIRES[0])
    rng = random.Random(1)
    for _ in range(900):
        if table.match.outcome is not None:
            break
        wait_for_turn(driver, table)
        if not table.table_view.offers:
            continue
        before = table.match.position
        by_mouse(driver, table, choose(table, rng))
        driver.settle(4)
        assert table.match.position >= before
    assert table.match.outcome is not None
    driver.settle()
    driver.wait(1)
    assert isinstance(driver.scene, TallyScene)
    told = table.game_table.result.words()
    heading, lines = told.heading, told.lines
    assert heading and len(lines) == 2


def test_a_beginners_game_is_played_to_its_end_by_keys(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, SQUIRES[0], seed=11)
    rng = random.Random(2)
    for _ in range(900):
        if table.match.outcome is not None:
            break
        wait_for_turn(driver, table)
        if not table.table_view.offers:
            continue
        source, target = choose(table, rng)
        if source == "done":
            driver.key("f")
            if table.game_table.sight.intent.asked_to_end:
                driver.key("f")
        elif source == "deck":
            driver.key("d")
        else:
            table.table_view.controls.by_key = True
            for spot in dict.fromkeys((source, source if target == "use" else target)):
                table.table_view.controls.focus(table.table_view.controls.find(spot))
                driver.key("return")
            if target == "use":
                driver.key("return")
        driver.settle(4)
    assert table.match.outcome is not None


@pytest.mark.parametrize("seats", [3])
def test_a_standard_game_of_agents_is_watched_to_its_end(driver: Driver, seats: int) -> None:
    chairs = (Chair(AGENT, "arthur", "squire"), *SQUIRES[: seats - 1])
    driver.app.settings.speed = "instant"
    table = start(driver, *chairs, level="standard", seed=4)
    for _ in range(9000):
        driver.wait(1 / 60)
        if table.match.outcome is not None:
            break
        if table.turns.seats:
            time.sleep(0.002)
    assert table.match.outcome is not None
    driver.settle()
    shown = {piece.name for pieces in table.game_table.sight.view.values() for piece in pieces}
    assert all(table.table_view.pieces.zone_of(name) is not None for name in shown)


def test_an_agents_acts_are_shown_one_by_one(driver: Driver) -> None:
    seed = next(seed for seed in range(1, 20)
                if GAMES["legends"].new_state(2, seed, level="beginner").start == 0)
    match = Match.start(GAMES["legends"], (Chair(AGENT, "merlin", "squire"), PERSON), seed,
                        {"level": "beginner"})
    driver.app.routes.to_title()
    driver.app.routes.to_table(match)
    table = driver.table
    driver.wait(0.2)
    assert table.match.position == 0


def test_a_preview_tells_price_and_gain_before_anything_is_done(driver: Driver) -> None:
    def usable(state: Any) -> bool:
        return state.step == 2 and not state.pending and state.tournament < 0 and any(
            verb_of(m) == USE and names_of(m)[1] == 255 for m in state.legal_moves(0))

    table = moment(driver, usable)
    source = next(s for s, t in table.table_view.offers if t == "use")
    before = table.match.position
    driver.click(middle(table, source))
    assert table.match.position == before
    assert table.table_view.drag.selected == source
    heading, preview = table.game_table.looks.previewed()
    assert heading and (preview.price == (source,) or not preview.price)
    driver.key("escape")
    assert table.table_view.drag.selected is None and table.match.position == before
    driver.click(middle(table, source))
    driver.click((table.table_view.zones["use"].x, table.table_view.zones["use"].y))
    driver.settle()
    assert table.match.position == before + 1


def test_two_move_at_once_by_shift_and_click(driver: Driver) -> None:
    def pair(state: Any) -> bool:
        return state.step == 4 and not state.pending and any(
            verb_of(m) == MOVE and names_of(m)[3] != 255 and names_of(m)[1] < 203
            for m in state.legal_moves(0))

    table = moment(driver, pair)
    one, other, move = pair_to_move(table)
    driver.click(middle(table, one))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    driver.click(middle(table, other))
    pygame.key.set_mods(0)
    assert table.game_table.sight.intent.party == [one, other]
    place = table.game_table.sight.setting.outlook.cards.names[names_of(move)[1]]
    driver.click(goal(table, table.game_table.sight.setting.place_spots(place)[0]))
    driver.settle()
    owners = [table.game_table.sight.setting.owner_of(name) for name in (one, other)]
    assert owners == [(0, place)] * 2
    assert not table.game_table.sight.intent.party


def test_two_move_at_once_by_a_loop(driver: Driver) -> None:
    def pair(state: Any) -> bool:
        return state.step == 4 and not state.pending and any(
            state.companies[place * state.seats].bit_count() == 2 for place in range(3)
        ) and any(names_of(m)[3] != 255 for m in state.legal_moves(0) if verb_of(m) == MOVE)

    table = moment(driver, pair)
    zone = next(z for z in table.table_view.zones if z.startswith("mine.")
                and len(table.table_view.pieces.contents(z)) == 2)
    box = table.table_view.zones[zone]
    driver.drag((box.left + 200, box.top + 4), (box.left + 2, box.top + box.height - 4))
    party = table.game_table.sight.intent.party
    assert sorted(party) == sorted(table.table_view.pieces.contents(zone))


def acting(state: Any) -> bool:
    return bool(state.step == 4 and not state.pending and state.actions == 2 and state.hands[0])


def test_a_turn_ends_with_actions_left_only_when_asked_twice(driver: Driver) -> None:
    table = moment(driver, acting)
    before = table.match.position
    driver.click("button.done")
    driver.settle()
    assert table.match.position == before and table.game_table.sight.intent.asked_to_end
    assert "2" in table.prompt() and "once more" in table.prompt()
    driver.key("escape")
    assert driver.scene is table and not table.game_table.sight.intent.asked_to_end
    driver.click("button.done")
    driver.click(middle(table, table.match_view.shown["hand"][0]))
    assert not table.game_table.sight.intent.asked_to_end, "who takes up a card wants to go on"
    driver.key("escape")
    driver.key("f")
    assert table.match.position == before and table.game_table.sight.intent.asked_to_end
    driver.key("f")
    assert table.match.position > before and not table.game_table.sight.intent.asked_to_end


def test_a_turn_ends_unasked_where_a_hint_says_so(driver: Driver) -> None:
    table = moment(driver, acting)
    table.table_view.hinted = frozenset({"done"})
    before = table.match.position
    driver.click("button.done")
    assert table.match.position > before


def test_without_actions_only_what_is_possible_is_named(driver: Driver) -> None:
    table = moment(driver, lambda s: acting(s) and s.hands[0].bit_count() <= 3)
    for _ in range(2):
        driver.click("button.draw")
        driver.settle()
    assert not table.match_view.observation["actions_left"]
    assert not table.rewind.may_undo and "undo" not in table.prompt()
    table = moment(driver, lambda s: acting(s) and s.hands[0].bit_count() > 1)
    for _ in range(2):
        pair = next(p for p, m in table.table_view.offers.items() if m >= 0 and verb_of(m) == PLAY)
        driver.drag(middle(table, pair[0]), goal(table, pair[1]))
        driver.settle()
    assert not table.match_view.observation["actions_left"]
    assert table.rewind.may_undo and "undo" in table.prompt()


@pytest.mark.parametrize("short", [False, True])
def test_a_hint_to_pass_says_what_the_bidder_can_know(driver: Driver, short: bool) -> None:
    """That no sum leads is counted; what the cards are worth elsewhere is said as a guess."""
    def behind(state: Any) -> bool:
        if state.tournament < 0:
            return False
        event, seats = state.cards.events[state.tournament], range(1, state.seats)
        room = event.cap - state.bids[0].bit_count()
        worths = [bid_worth(state, c) for c in cards_of(state.hands[0])]
        most = max(sum(some) for count in range(min(room, len(worths)) + 1)
                   for some in combinations(worths, count))
        highest = max((bid_total(state, s) for s in seats if state.bids[s]), default=-99)
        own = bid_total(state, 0)
        return (own + most < highest) if short else own <= highest <= own + most

    table = moment(driver, behind)
    hint = reason_for(table.match_view.observation, PASS_MOVE)
    assert hint.reason == f"legends.hint.pass_{'short' if short else 'costs'}"
    assert driver.app.words.has(hint.reason)


def test_the_panel_names_nobody_while_a_tournament_is_on(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0 and s.active != 0)
    assert table.game_table.sight.interlude == table.app.words("legends.kind.tournament")
    table = moment(driver, acting)
    assert table.game_table.sight.interlude == ""


def test_going_on_to_the_next_step_is_no_secret(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 2 and not s.pending and s.tournament < 0)
    driver.click("button.done")
    driver.settle()
    ply, events = table.match.position, table.match.events_at(table.match.position)
    assert not any(table.game_table.words.event(event) for event in events)
    driver.click("button.log")
    log = driver.scene
    assert isinstance(log, LogScene) and len(log.entries) > 1
    assert ply not in dict(log.entries)
    secret = driver.app.words("house.log.secret")
    assert secret not in [line for _, line in log.entries]


def test_a_tournament_shows_sums_and_warns_of_a_tie(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0 and any(s.bids))
    assert table.match_view.shown["tournament"] is not None
    hand = table.match_view.shown["hand"]
    driver.click(middle(table, hand[0]))
    assert table.table_view.drag.selected == hand[0]
    line = table.game_table.lists.bid_words()
    total = table.game_table.sight.setting.outlook.bid_worth(hand[0])
    own = table.match_view.shown["tournament"]["totals"][0] or 0
    assert str(own + total) in line
    before = table.match.position
    driver.drag(middle(table, hand[0]), goal(table, "arena"))
    driver.settle()
    assert table.match.position > before


def test_nobodys_hand_is_seen_by_another_at_one_screen(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, Chair(GUEST, "isolde"), level="standard", seed=3)
    rng = random.Random(8)
    for _ in range(90):
        if table.match.outcome is not None:
            break
        driver.settle(6)
        if isinstance(driver.scene, HandOverScene):
            driver.app.speech.lines.clear()
            driver.key("return")
            driver.settle(4)
            continue
        state = table.match.state
        other = state.observation(1 - table.match_view.viewer)
        secret = set(other["hand"]) - set(other["known_hands"][1 - table.match_view.viewer])
        assert not secret & {sprite.name for sprite in table.table_view.pieces.sprites()}
        assert table.game_table.looks.looked_at() not in secret
        names = [table.app.words(f"legends.character.{name}.name") for name in secret]
        for told in table.match.history(table.match_view.viewer)[-6:]:
            for event in told.events:
                line = table.game_table.words.event(event)
                if "CharacterDrawn" in type(event).__name__:
                    assert not any(name in line for name in names), line
        if table.table_view.offers:
            by_mouse(driver, table, choose(table, rng))
    assert table.match.position > 20


def test_wrong_drops_change_nothing_and_say_why(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and not s.pending and s.hands[0] and s.actions)
    card = table.match_view.shown["hand"][0]
    before = table.match.position
    for place in ((1450, 600), (1450, 840), (150, 800)):
        driver.drag(middle(table, card), place)
        driver.settle(3)
        assert table.match.position == before
        assert table.table_view.pieces.zone_of(card) == "hand"
    others = [name for companies in table.match_view.shown["companies"].values()
              for seat in table.game_table.sight.setting.order[:-1] for name in companies[seat]
              if table.table_view.pieces.zone_of(name)]
    driver.click(middle(table, others[0]))
    assert table.match.position == before
    assert table.table_view.ribbon.message


def test_input_at_all_kinds_of_moments_during_stages(driver: Driver) -> None:
    table = start(driver, PERSON, *SQUIRES[:2], level="advanced", seed=6)
    rng = random.Random(3)
    for step in range(500):
        if table.match.outcome is not None:
            break
        what = rng.random()
        point = rng.uniform(5, 1595), rng.uniform(5, 895)
        if what < 0.45:
            driver.click(point)
        elif what < 0.6:
            driver.drag(point, (rng.uniform(5, 1595), rng.uniform(5, 895)), 3)
        elif what < 0.75:
            driver.key(rng.choice(["tab", "return", "left", "down", "u", "d", "f", "r"]))
        elif what < 0.8:
            driver.event(pygame.WINDOWFOCUSLOST)
        elif what < 0.84:
            driver.resize(rng.choice([(800, 450), (640, 480), (960, 540)]))
        elif table.table_view.offers and not table.match_view.staging:
            by_mouse_quietly(driver, table, rng)
        else:
            driver.wait(0.1)
        if not isinstance(driver.scene, MatchScreen):
            leave(driver)
        if step % 60 == 0:
            assert driver.app.running
    table = driver.table
    driver.settle()
    assert table.match.position > 10


def by_mouse_quietly(driver: Driver, table: Any, rng: random.Random) -> None:
    pair = choose(table, rng)
    view = table.table_view
    buttons = ("done", "deck", "keep", "shuffle", "use")
    if all(spot in view.zones or view.pieces.zone_of(spot) or spot in buttons for spot in pair):
        by_mouse(driver, table, pair)


def leave(driver: Driver) -> None:
    """Close whatever the monkey opened, without leaving the match."""
    for _ in range(6):
        if isinstance(driver.scene, MatchScreen):
            return
        if isinstance(driver.scene, Dialog) or driver.scene is not driver.app.stack[0]:
            driver.key("escape")
            driver.wait(0.1)
    if not any(isinstance(scene, MatchScreen) for scene in driver.app.stack):
        raise AssertionError("the monkey left the match")


PHASES: dict[str, Stop] = {
    "start": lambda s: s.step == 0 and any(s.companies),
    "tournament": lambda s: s.tournament >= 0,
    "abilities": lambda s: s.step == 2 and not s.pending and s.tournament < 0,
    "complete": lambda s: s.step == 3 and not s.pending,
    "actions": lambda s: s.step == 4 and not s.pending,
    "choice": lambda s: bool(s.pending),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_match_goes_on_in_every_phase(driver: Driver, phase: str) -> None:
    table = moment(driver, PHASES[phase])
    number, before = table.match.number, table.match.state.observation(0)
    assert number is not None
    # A killed process takes leave of nothing: what is in the journal must do.
    again = open_table(driver, Match.resume(driver.app.journal, number))
    assert again.match.state.observation(0) == before
    assert again.table_view.offers, "what was asked is asked again"
    assert again.prompt() and "legends." not in again.prompt()


def test_a_dead_worker_holds_no_tournament_up(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0)
    driver.click("button.done")
    for _ in range(200):
        driver.wait(0.05)
        if table.turns.seats:
            break
    worker = driver.app.thinking.process_id
    if worker is not None:
        os.kill(worker, signal.SIGKILL)
    wait_for_turn(driver, table)
    assert table.table_view.offers or table.match.outcome is not None


def test_undo_goes_back_to_what_was_seen_and_no_further(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and not s.pending and s.actions == 2
                   and s.hands[0] and s.room(0, 0) > 0)
    card = table.match_view.shown["hand"][0]
    place = next(t for s, t in table.table_view.offers if s == card)
    driver.drag(middle(table, card), goal(table, place))
    driver.settle()
    assert table.table_view.pieces.zone_of(card) != "hand"
    driver.key("u")
    driver.settle()
    assert table.table_view.pieces.zone_of(card) == "hand"
    if ("deck", "deck") in table.table_view.offers:
        driver.key("d")
        driver.settle()
        assert not table.rewind.may_undo, "a drawn card was seen"


def test_choices_are_questions_with_lit_answers(driver: Driver) -> None:
    table = moment(driver, lambda s: bool(s.pending))
    prompt = table.prompt()
    assert prompt and "{" not in prompt and "legends." not in prompt
    assert table.game_table.reach.lit_spots()
    pair = next(iter(table.table_view.offers))
    before = table.match.position
    by_mouse(driver, table, pair)
    driver.settle()
    assert table.match.position > before


def test_a_hint_has_a_reason_and_points(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and not s.pending)
    driver.key("h")
    for _ in range(400):
        driver.wait(0.02)
        time.sleep(0.01)
        if table.game_table.hint.answered:
            break
    assert table.table_view.hinted
    said = table.table_view.ribbon.message
    assert "legends." not in said and "{" not in said


def test_a_sheet_tells_the_legend_and_figures_are_filtered(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and bool(s.hands[0]))
    card = table.match_view.shown["hand"][0]
    driver.click(middle(table, card), button=3)
    assert isinstance(driver.scene, FigureSheet)
    assert driver.scene.key == card
    driver.key("escape")
    driver.click("button.figures")
    assert isinstance(driver.scene, FiguresScene)
    everybody = [key for key in driver.scene.people() if driver.scene.is_shown(key)]
    driver.click("house.orkney")
    some = [key for key in driver.scene.people() if driver.scene.is_shown(key)]
    assert 0 < len(some) < len(everybody)
    driver.click("knights")
    assert len([k for k in driver.scene.people() if driver.scene.is_shown(k)]) < len(some)
    driver.key("escape")
    assert driver.scene is table


def test_special_places_share_a_column_by_tabs(driver: Driver) -> None:
    table = moment(driver, lambda s: len(s.open) > 4 and s.step == 4 and not s.pending)
    places = table.game_table.sight.setting.special_places
    assert len(places) > 1
    shown = table.game_table.sight.setting.shown
    other = next(n for n, place in enumerate(places) if place != shown)
    driver.click(goal(table, f"tab.{other}"))
    driver.settle()
    assert table.game_table.sight.setting.shown == places[other]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_by_raw_keys(driver: Driver, language: str) -> None:
    driver.app.set_language(language)
    table = moment(driver, lambda s: s.turn > 3 and s.step == 4 and not s.pending)
    for spot, _ in table.game_table.reach.spots():
        line = table.game_table.words.spot(spot)
        assert "legends." not in line and "{" not in line, line
    for told in table.match.history(0):
        for event in told.events:
            line = table.game_table.words.event(event)
            assert "legends." not in line and "{" not in line, line
    for name in SPECIAL_CARDS:
        assert "legends." not in table.game_table.words.spot(f"special.{name}")


def test_every_way_of_a_move_is_on_offer(driver: Driver) -> None:
    """In a whole random game each legal move can be made by some pair of spots."""
    rng = random.Random(4)
    for seed in range(3):
        match = Match.start(GAMES["legends"], (PERSON, *SQUIRES[:2]), seed, {"level": "advanced"})
        for _ in range(500):
            if match.outcome is not None:
                break
            state: Any = match.state
            seat = state.to_act()[0]
            moves: list[Move] = state.legal_moves(seat)
            assert_offered(state, seat, moves)
            match.play(seat, rng.choice(moves))


def assert_offered(state: Any, seat: int, moves: list[Move]) -> None:
    from scenes.games.legends.offers import Aim, Offering, aimed
    from scenes.games.legends.view import Setting

    setting = Setting(state.observation(seat))
    offered = Offering(setting).of(moves)
    made = {number for number in offered.values() if aimed(number) is None}
    for (source, _), number in offered.items():
        code = aimed(number)
        if code is not None:
            made |= set(Offering(setting, (), Aim(source, code)).of(moves).values())
    for move in moves:
        names = names_of(move)
        if verb_of(move) == MOVE and names[3] != 255:
            table = setting.outlook.cards.names
            made |= set(Offering(setting, (table[names[2]], table[names[3]])).of(moves).values())
    assert set(moves) <= made


def test_an_option_that_a_level_lacks_is_not_asked(driver: Driver) -> None:
    driver.app.routes.to_title()
    driver.app.routes.to_set_up("legends")
    driver.settle()
    for place, shown in enumerate((False, True, True)):
        driver.widget("level").choose(place)
        driver.settle()
        keys = {widget.key for widget in driver.scene.controls.widgets}
        assert ("specials" in keys) == shown
