"""What the quest table tells before anything is done: filters, previews, prompts, the lists; and
how it counts up at the end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.legends.rules.codes import BID, COMPLETE, DRAW, MOVE, PLAY, SKILLS, names_of, verb_of
from scenes.games.legends import samples as sample_quests
from scenes.games.legends import scene as table_scene
from scenes.games.legends import tournament_lists as table_lists
from scenes.games.legends.filters import Sieve
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.scene import MAPS
from scenes.games.legends.view import character_of, is_character
from scenes.games.legends.who_is_who import FiguresScene
from sprites.cards import character_leaves as leaves
from sprites.engine.zones import load_zones
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import goal, middle, moment, pair_to_move


def acting(state: Any) -> bool:
    return bool(state.step == 4 and not state.pending and state.actions == 2 and state.hands[0])


def pairs(state: Any) -> bool:
    return acting(state) and any(
        verb_of(m) == MOVE and names_of(m)[3] != 255 and names_of(m)[1] < 203
        for m in state.legal_moves(0))


def people_on(table: Any) -> list[str]:
    return [name for name in table.table_view.pieces.names() if is_character(name)]


def test_filters_dim_who_does_not_pass_on_the_table_and_on_the_page(driver: Driver) -> None:
    table = moment(driver, acting)
    driver.click("button.filter")
    driver.click("house.orkney")
    driver.settle()
    for name in people_on(table):
        dimmed = table.table_view.pieces.sprite(name).dimmed
        assert (dimmed == 0) == (character_of(name).house == "orkney"), name
    driver.click("button.figures")
    page = driver.scene
    assert isinstance(page, FiguresScene)
    assert page.sieve == Sieve(house="orkney")
    driver.click("house.orkney")
    driver.click("skill.combat")
    driver.click("knights")
    driver.key("escape")
    driver.settle()
    assert table.game_table.strip.sieve == Sieve(skill="combat", knights=True)
    for name in people_on(table):
        strong = table.game_table.sight.setting.skills(name)[0] >= 4 and character_of(name).knight
        assert (table.table_view.pieces.sprite(name).dimmed == 0) == strong, name
    driver.click("show all")
    driver.settle()
    assert not table.game_table.strip.open and not table.game_table.strip.sieve.on
    assert not any(table.table_view.pieces.sprite(name).dimmed for name in people_on(table))


def test_filters_set_on_the_page_lie_open_on_the_table_until_escape(driver: Driver) -> None:
    table = moment(driver, acting)
    driver.click("button.figures")
    driver.click("house.avalon")
    driver.key("escape")
    driver.settle()
    assert driver.scene is table and table.game_table.strip.open
    assert driver.widget("house.avalon").on
    assert driver.widget("filter").primary
    driver.key("escape")
    driver.settle()
    assert driver.scene is table, "the strip goes before the menu comes"
    assert not table.game_table.strip.open and not table.game_table.strip.sieve.on
    assert not any(table.table_view.pieces.sprite(name).dimmed for name in people_on(table))
    driver.key("escape")
    assert driver.scene is not table


def test_a_negative_number_keeps_off_its_neighbour(driver: Driver) -> None:
    easel, kind = driver.app.easel, driver.app.type.plain
    step = (leaves.HAND_WIDTH - 11) / 6
    numbers = [leaves.small_figure(easel, kind, value, 18, "#24150c") for value in (4, -1, -2)]
    for one, other in pairwise(numbers):
        gap = step - (one.get_width() + other.get_width()) / 2 / easel.scale
        assert gap >= 4


def test_a_filtered_table_is_played_as_ever(driver: Driver) -> None:
    table = moment(driver, acting)
    table.game_table.strip.narrow("house", "avalon")
    before = table.match.position
    pair = next(p for p, m in table.table_view.offers.items() if verb_of(m) == PLAY)
    driver.drag(middle(table, pair[0]), goal(table, pair[1]))
    driver.settle()
    assert table.match.position == before + 1
    passes = table.game_table.strip.passes(pair[0])
    assert (table.table_view.pieces.sprite(pair[0]).dimmed == 0) == passes


def test_two_move_at_once_by_the_keys(driver: Driver) -> None:
    table = moment(driver, pairs)
    one, other, move = pair_to_move(table)
    place = table.game_table.sight.setting.outlook.cards.names[names_of(move)[1]]
    table.table_view.controls.by_key = True
    for spot in (one, other, table.game_table.sight.setting.place_spots(place)[0]):
        table.table_view.controls.focus(table.table_view.controls.find(spot))
        driver.key("return")
    driver.settle()
    owner_of = table.game_table.sight.setting.owner_of
    assert [owner_of(name) for name in (one, other)] == [(0, place)] * 2


def test_of_two_taken_up_the_second_follows_the_first(driver: Driver) -> None:
    table = moment(driver, pairs)
    one, other, _ = pair_to_move(table)
    driver.click(middle(table, one))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    driver.click(middle(table, other))
    pygame.key.set_mods(0)
    home = table.table_view.spots.area_of(other)
    driver.press(middle(table, one))
    driver.point((700, 100))
    driver.wait(0.3)
    assert set(table.table_view.pieces.carried) == {one, other}
    sprite = table.table_view.pieces.sprite
    assert sprite(other).y == pytest.approx(sprite(one).y)
    driver.event(pygame.WINDOWFOCUSLOST)
    driver.settle()
    assert not table.table_view.pieces.carried and not table.game_table.sight.intent.party
    assert table.table_view.spots.area_of(other) == home
    assert table.table_view.pieces.sprite(other).box()[0] == pytest.approx(home[0], abs=0.5)


def test_a_held_leaf_shows_what_it_would_change_place_by_place(driver: Driver) -> None:
    table = moment(driver, lambda s: acting(s) and sum(map(len, s.quests)) > 4)
    card = table.match_view.shown["hand"][0]
    driver.click(middle(table, card))
    driver.point((1450, 600))
    assert table.game_table.looks.considered()
    driver.point(goal(table, "place.camelot"))
    if (card, "place.camelot") in table.table_view.offers:
        _, preview = table.game_table.looks.previewed()
        assert not table.game_table.looks.considered()
        rows = table.game_table.preview.changes([preview])
        sums = table.game_table.sight.setting.sums("camelot", 0)
        for row in rows:
            if row.seat == 0:
                which = SKILLS.index(row.after.skill)
                assert row.before.have == sums[which]
                skills = table.game_table.sight.setting.skills(card)
                assert row.after.have == sums[which] + skills[which]


def test_pointing_at_a_quest_or_a_ribbon_tells_how_all_stand(driver: Driver) -> None:
    table = moment(driver, lambda s: acting(s) and sum(map(len, s.quests)) > 2)
    event = table.game_table.sight.setting.outlook.open_events()[0]
    driver.point(goal(table, event))
    assert table.game_table.looks.asked_about == event
    assert len(table.game_table.words.standings(event)) == 3
    zone = table.table_view.zones["ribbon.camelot"]
    driver.point((zone.x, zone.y))
    assert table.game_table.looks.asked_about == "camelot"
    driver.point((1450, 880))
    assert table.game_table.looks.asked_about == ""


def test_the_button_of_the_turn_says_where_it_leads(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 2 and not s.pending and s.tournament < 0)
    assert table.game_table.buttons.done_means == "to_quests"
    table = moment(driver, acting)
    assert table.game_table.buttons.done_means == "end_turn"
    for _ in range(2):
        moves = table.table_view.offers.values()
        table.game_table.handling.choose(
            next(m for m in moves if verb_of(m) in (DRAW, PLAY, MOVE)))
        driver.settle()
    assert not table.match_view.shown["actions_left"]
    assert table.prompt() == driver.app.words("legends.prompt.actions_none")


def test_each_leaf_tells_its_worth_in_the_lists(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0 and any(s.bids)
                   and any(verb_of(m) == BID for m in s.legal_moves(0)))
    totals = table.match_view.shown["tournament"]["totals"]
    others = [t for seat, t in enumerate(totals) if seat and t is not None]
    for character in table.match_view.shown["hand"]:
        sum_, key = table.game_table.lists.outcome_of(character)
        outlook = table.game_table.sight.setting.outlook
        assert sum_ == (totals[0] or 0) + outlook.bid_worth(character)
        if others:
            expected = {True: "would_lead", False: "would_trail"}[sum_ > max(others)]
            assert key == ("would_tie" if sum_ == max(others) else expected)


@pytest.mark.parametrize("bidder,passes,expected", [
    (0, 0, []), (2, 1, [1]), (0, 2, [2, 1]), (1, 2, [0, 2]),
])
def test_who_has_passed_is_told(bidder: int, passes: int, expected: list[int]) -> None:
    assert table_lists.passed({"bidder": bidder, "passes": passes}, 3) == expected


def ended(driver: Driver, seats: int = 3) -> TallyScene:
    match = sample_quests.match_of(seats, "standard")
    sample_quests.play_until(match, lambda state: False)
    sample_quests.open_table(driver.app, match).show_result()
    assert isinstance(driver.scene, TallyScene)
    return driver.scene


def test_points_are_counted_up_to_the_result(driver: Driver) -> None:
    tally = ended(driver)
    assert not tally.over and not any(tally.points(seat) for seat in range(3))
    seen = [sum(tally.points(seat) for seat in range(3))]
    while not tally.over:
        driver.wait(0.1)
        seen.append(sum(tally.points(seat) for seat in range(3)))
    assert seen == sorted(seen), "points only rise"
    assert tuple(tally.points(seat) for seat in range(3)) == tally.outcome.scores


def test_a_click_ends_the_count_and_the_next_one_acts(driver: Driver) -> None:
    tally = ended(driver)
    driver.click("new_match")
    assert tally.over and driver.scene is tally
    driver.click("log")
    assert driver.scene is not tally


def test_a_tie_is_told_apart_in_words(driver: Driver) -> None:
    for seed in range(200):
        match = sample_quests.match_of(3, "standard", seed)
        sample_quests.play_until(match, lambda state: False)
        assert match.outcome is not None
        scores = match.outcome.scores
        if scores.count(max(scores)) > 1:
            break
    sample_quests.open_table(driver.app, match).show_result()
    tally = driver.scene
    tally.finish_count()
    line = tally.tie_words()
    assert str(max(scores)) in line and "{" not in line
    equal = driver.app.words("legends.tally.equal")
    assert (equal in line) == (len(match.outcome.winners) > 1)


def test_points_on_a_plate_count_up_when_a_quest_is_claimed(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 3 and not s.pending and any(
        verb_of(m) == COMPLETE for m in s.legal_moves(0)))
    claim = next(p for p in table.table_view.offers if p[0] == p[1] != "done")
    before = table.game_table.gauges.gauge("points", 0).value
    table.game_table.handling.choose(table.table_view.offers[claim])
    driver.wait(0.2)
    gauge = table.game_table.gauges.gauge("points", 0)
    assert before < gauge.value < gauge.goal
    driver.settle()
    assert gauge.value == table.match_view.shown["points"][0]


def test_large_leaves_are_drawn_ahead_in_idle_moments(driver: Driver) -> None:
    table = moment(driver, acting)
    driver.settle()
    waiting = table.game_table.ahead.waiting
    assert waiting
    driver.wait(1.0)
    assert table.game_table.ahead.waiting < waiting
    driver.press(middle(table, table.match_view.shown["hand"][0]))
    held = table.game_table.ahead.waiting
    driver.wait(0.5)
    assert table.game_table.ahead.waiting == held, "whoever holds something is not kept waiting"


def test_keys_begin_at_the_answers_of_a_choice(driver: Driver) -> None:
    """Whoever plays by keys need not look for what is asked, wherever the focus was."""
    table = moment(driver, lambda s: bool(s.pending))
    table.table_view.controls.by_key = True
    table.table_view.controls.focus(table.table_view.controls.find("menu"))
    table.game_table.handling.moved(())
    focused = table.table_view.controls.focused
    assert focused is not None and table.table_view.is_source(focused.key)


@pytest.mark.parametrize("covered", [False, True])
def test_what_lies_under_the_pieces_is_drawn_beneath_sheets_too(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, covered: bool,
) -> None:
    table = moment(driver, (lambda s: s.tournament >= 0) if covered else acting)
    drawn: list[Any] = []
    monkeypatch.setattr(table.reactions, "draw_under", drawn.append)
    monkeypatch.setattr(table.game_table.paint, "told_under", lambda: "a note that changed")
    table.dirty = True
    driver.look()
    assert drawn


@pytest.mark.parametrize("name", MAPS.values())
def test_six_companies_of_six_stay_apart(name: str) -> None:
    """Of each leaf in the fullest row so much is seen that face and arms tell who it is."""
    zones = load_zones(Path(table_scene.__file__).with_name(f"{name}.tmx"))
    rows = [zone for key, zone in zones.items() if key.startswith(("row.", "mine."))
            and key.split(".")[1] != "special"]
    assert len(rows) >= 6
    for zone in rows:
        places, wide = zone.places(6), zone.thing or 60.0
        steps = [b.x - a.x for a, b in pairwise(places)]
        assert min(steps) * 0.8 >= 36, "window px at 1280 x 720"
        assert places[0].x - wide / 2 >= zone.left - 1
        assert places[-1].x + wide / 2 <= zone.left + zone.width + 1


def test_what_is_lit_and_dimmed_lasts_over_a_new_size(driver: Driver) -> None:
    """Also a match that is opened at a choice shows at once what may be chosen."""
    table = moment(driver, lambda s: bool(s.pending))
    lit_spots, zone_of = table.game_table.reach.lit_spots(), table.table_view.pieces.zone_of
    lit = [name for name in lit_spots if zone_of(name)]
    assert all(table.table_view.pieces.sprite(name).glow for name in lit)
    table.game_table.strip.narrow("knights", "")
    driver.resize((960, 540))
    driver.settle()
    assert all(table.table_view.pieces.sprite(name).glow for name in lit)
    for name in people_on(table):
        assert (table.table_view.pieces.sprite(name).dimmed == 0) == character_of(name).knight
