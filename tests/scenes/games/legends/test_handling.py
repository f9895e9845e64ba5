"""The quest table in the hand: what a click, a drop, a key or a loop does there."""


from __future__ import annotations

import random
from typing import Any

import pygame

from game.legends.rules.codes import MOVE, PLAY, USE, names_of, verb_of
from scenes.match.match_screen import MatchScreen
from scenes.ui.dialog import Dialog
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import (
    PERSON,
    SQUIRES,
    acting,
    by_mouse,
    choose,
    goal,
    middle,
    moment,
    pair_to_move,
    start,
)


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
    rng, furthest = random.Random(3), 0
    for step in range(500):
        if table.match.outcome is not None:
            break
        furthest = max(furthest, table.match.position)
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
    # How far it comes hangs on how fast the others think, and on what was taken back.
    assert furthest > 0
    assert driver.app.running


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


def test_special_places_share_a_column_by_tabs(driver: Driver) -> None:
    table = moment(driver, lambda s: len(s.open) > 4 and s.step == 4 and not s.pending)
    places = table.game_table.sight.setting.special_places
    assert len(places) > 1
    shown = table.game_table.sight.setting.shown
    other = next(n for n, place in enumerate(places) if place != shown)
    driver.click(goal(table, f"tab.{other}"))
    driver.settle()
    assert table.game_table.sight.setting.shown == places[other]
