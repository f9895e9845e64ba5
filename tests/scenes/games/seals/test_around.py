"""Around the table of the seals: sheets, replay, faults, hints, beliefs, lesson, campaign."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match import Match
from game.records import HELPED
from scenes.app.program import Program
from scenes.games.seals import campaign_progress, plates
from scenes.games.seals import samples as sample_seals
from scenes.games.seals.explanation import ReadingScene
from scenes.games.seals.scenario_sheet import ScenarioSheet
from scenes.games.seals.scene import KIND
from scenes.games.seals.won_tricks import WonTricksScene
from scenes.match.match_screen import MatchScreen
from scenes.match.result import ResultScene
from tests.scenes.driver import Driver
from tests.scenes.games.seals.seals_table import (
    GIFTS,
    RAW_KEY,
    a_tap,
    check_nothing_leaks,
    lying,
    make,
    must_follow,
    one_before_the_loss,
    open_as_only_people,
    open_table,
    play_until,
    sit_down,
    wait_for_turn,
)


def test_won_tricks_scenario_log_and_rules_open_and_close(driver: Driver) -> None:
    seed, moves = play_until(lambda state: len(state.tricks) == 2 and not state.trick)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.key("t")
    assert isinstance(driver.scene, WonTricksScene)
    assert [w.key for w in driver.scene.controls.widgets][:2] == ["trick.2", "trick.1"]
    driver.key("escape")
    driver.click("scenario")
    assert isinstance(driver.scene, ScenarioSheet)
    driver.key("escape")
    driver.key("l")
    assert type(driver.scene).__name__ == "LogScene"
    driver.scene._choose(len(driver.scene.entries) - 1)
    driver.settle()
    assert scene.match_view.looking_at == 0
    assert not scene.table_view.offers
    driver.key("escape")
    assert scene.match_view.looking_at is None
    driver.key("f1")
    assert type(driver.scene).__name__ == "BookScene"
    driver.key("escape")
    assert driver.scene is scene


def test_the_replay_of_a_finished_game_shows_the_own_faces(driver: Driver) -> None:
    seed, moves = play_until(one_before_the_loss)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    make(driver, scene, a_tap(scene))
    driver.wait(10)
    driver.key("escape")
    driver.app.routes.to_replay(scene.match)
    replay = driver.scene
    replay.go(len(moves) - 3)
    driver.settle()
    assert all(piece.face for piece in lying(replay.table)["own"])


@pytest.mark.parametrize("phase", ["draft", "gift", "play", "seal"])
def test_a_match_goes_on_in_every_phase_after_a_kill(tmp_path: Path, phase: str) -> None:
    driver = Driver(tmp_path)
    seed, moves = play_until(
        lambda state: state.observation(0)["phase"] == phase and len(state.tricks) >= (
            0 if phase == "draft" else 1 if phase != "gift" else 0
        ) and state.to_act() == (0,) and (phase != "draft" or sum(state.owed) > 2),
        scenario=GIFTS if phase == "gift" else 0,
    )
    scene = open_table(driver, seed=seed, moves=moves, scenario=GIFTS if phase == "gift" else 0)
    number, seen = scene.match.number, scene.match.state.observation(0)
    # Killed: nothing is closed, a second house opens the same folder.
    driver.app.journal.close()
    again = Driver(tmp_path)
    match = Match.resume(again.app.journal, number)
    assert match.state.observation(0) == seen
    table = MatchScreen(again.app, match, KIND)
    again.app.show(table)
    again.settle()
    assert table.game_table.view_part.now["phase"] == phase
    assert table.table_view.offers
    again.close()


def test_a_dead_worker_does_not_stop_the_table(driver: Driver) -> None:
    scene = open_table(driver, seed=7)
    chance = random.Random(3)
    for round_ in range(12):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            return
        make(driver, scene, chance.choice(sorted(scene.table_view.offers)))
        worker = driver.app.thinking.process_id
        if round_ in (1, 4) and worker is not None:
            os.kill(worker, signal.SIGKILL)
    assert scene.match.position > 12


def test_a_monkey_breaks_nothing(driver: Driver) -> None:
    scene = open_table(driver, 4, seed=13, scenario=GIFTS)
    chance = random.Random(8)
    keys = ("space", "return", "tab", "left", "right", "up", "down", "g", "t", "h", "l", "i", "u",
            "escape")
    for _ in range(260):
        kind = chance.random()
        point = chance.uniform(0, 1600), chance.uniform(60, 900)
        if kind < 0.35:
            driver.click(point)
        elif kind < 0.5:
            driver.drag(point, (chance.uniform(0, 1600), chance.uniform(60, 900)), steps=2)
        elif kind < 0.9:
            driver.key(chance.choice(keys))
        elif kind < 0.93:
            driver.resize(chance.choice(((800, 450), (960, 720), (640, 360))))
        else:
            driver.wait(chance.uniform(0, 0.4))
        assert driver.app.running
        if scene not in driver.app.stack:
            return
        if driver.scene is not scene and chance.random() < 0.5:
            driver.key("escape")
        if scene.match.outcome is None and driver.scene is scene:
            check_nothing_leaks(driver, scene)


def test_a_hint_gives_a_reason_and_marks_the_match(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves)
    driver.key("h")
    end = time.monotonic() + 20
    while not scene.game_table.hint.answered and time.monotonic() < end:
        driver.wait(0.05)
        time.sleep(0.005)
    assert scene.table_view.hinted
    assert HELPED in scene.match.marks
    assert not RAW_KEY.search(scene.prompt())


def test_after_the_end_every_seat_tells_what_it_believed(driver: Driver) -> None:
    scene = sample_seals.lost(driver.app)
    driver.settle()
    scene.game_table.sheets.read()
    sheet = driver.scene
    assert isinstance(sheet, ReadingScene)
    end = time.monotonic() + 60
    while sheet.wake is not None and len(sheet.accounts) < len(sheet.plies):
        driver.wait(0.05)
        time.sleep(0.005)
        assert time.monotonic() < end
    assert {account.seat for account in sheet.accounts.values()} == {0, 1, 2, 3}
    assert sheet.turning_point in sheet.plies
    shown = scene.match_view
    assert sheet.chosen == sheet.turning_point == shown.looking_at, "opened where it was lost"
    assert sheet.trick_of[sheet.chosen] == len(scene.game_table.view_part.now["tricks"]) + 1
    for ply in sheet.plies:
        for sentence in [sheet.line(ply), *sheet.told(ply)]:
            assert sentence and "{" not in sentence and not RAW_KEY.search(sentence)
    driver.key("down")
    driver.settle()
    assert scene.match_view.looking_at is not None
    assert all(piece.face for piece in lying(scene)["own"]), "the replay shows the own faces"
    driver.key("escape")
    assert driver.scene is scene and scene.match_view.looking_at is None


def test_a_game_is_won_with_flourish_and_stars(driver: Driver) -> None:
    scene = sample_seals.begin(driver.app, sample_seals.WON[:-1])
    match = scene.match
    scene.play_for(match.state.to_act()[0], match.state.decode(sample_seals.WON[-1]), None)
    driver.wait(12)
    assert type(driver.scene).__name__ == "ResultScene"
    assert match.outcome is not None and len(match.outcome.winners) == 4
    assert campaign_progress.stars(driver.app, sample_seals.BELL)[0]
    driver.click("next_scenario")
    driver.settle()
    assert driver.scene.match.options["scenario"] == sample_seals.BELL + 1


def test_the_strip_under_the_circle_explains_itself(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves)
    wait_for_turn(driver, scene)
    zone = scene.table_view.zones["strip"]
    driver.point((zone.x, zone.y))
    driver.wait(1.5)
    assert scene.game_table.hover.told == scene.app.words("seals.spot.strip")


def test_stars_that_were_missed_are_named(driver: Driver) -> None:
    scene = sample_seals.won(driver.app)
    said, lines = scene.app.words, scene.game_table.result.words().lines
    stars = campaign_progress.stars_of(scene.match)
    assert stars is not None and not all(stars)
    missed = [said(f"seals.campaign.star.{n}") for n, has in enumerate(stars, 1) if not has]
    assert any(all(star in line for star in missed) for line in lines)


@pytest.mark.parametrize("seats", [3, 4])
def test_tokens_of_own_sealed_tricks_keep_clear_of_the_panel_beside(
    driver: Driver, seats: int
) -> None:
    scene = open_as_only_people(driver, seats)
    half = plates.SEALED_TOKEN / 2
    own, panel = scene.table_view.zones["won.0"], scene.table_view.zones["plate.aside"]
    for count in range(1, 9):
        places = plates.sealed_places(own, count, plates.OWN_SEALED_ROW)
        assert len(set(places)) == count
        assert all(x + half < panel.left - 2 for x, _ in places)
        assert all(own.top - 2 < y - half and y + half < own.top + own.height + 2
                   for _, y in places)


def test_the_result_comes_back_after_it_was_closed(driver: Driver) -> None:
    seed, moves = play_until(one_before_the_loss)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    state = scene.match.state
    scene.match.play(state.to_act()[0], state.legal_moves(state.to_act()[0])[0])
    scene = MatchScreen(driver.app, scene.match, KIND)
    driver.app.show(scene)
    sit_down(driver)
    scene.game_table.sheets.read()
    driver.key("escape")
    assert driver.scene is scene
    driver.key("escape")
    assert isinstance(driver.scene, ResultScene)
    driver.key("escape")
    assert driver.scene is scene
    driver.click("act")
    assert isinstance(driver.scene, ResultScene) and driver.widget("new_deal")


@pytest.fixture(params=["en", "ko", "zh_TW", "eu"])
def speaking(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    driven = Driver(tmp_path, language=request.param)
    yield driven
    driven.close()


def test_nothing_is_said_in_raw_keys_or_open_braces(speaking: Driver) -> None:
    seed, moves = play_until(lambda state: len(state.tricks) == 2 and len(state.trick) == 1)
    scene = open_as_only_people(speaking, seed=seed, moves=moves)
    sit_down(speaking)
    sentences = [scene.prompt(), scene.title, *scene.game_table.words.happening()]
    sentences += [scene.game_table.words.spot(spot) for spot, _ in scene.game_table.spots()]
    spots = [spot for spot, _ in scene.game_table.spots()]
    sentences += [scene.game_table.words.refusal(spot, None) for spot in spots]
    sentences += [widget.spoken(speaking.app) for widget in scene.table_view.controls.widgets]
    for told in scene.match.history(scene.match_view.viewer):
        sentences += [scene.game_table.words.event(event) for event in told.events]
    scene.game_table.sheets.open_tricks()
    sentences += [widget.spoken(speaking.app) for widget in speaking.scene.controls.widgets]
    speaking.key("escape")
    scene.game_table.sheets.open_scenario()
    sentences.append(speaking.scene.title)
    for sentence in sentences:
        assert not RAW_KEY.search(sentence), sentence
        assert "{" not in sentence, sentence


def test_the_set_up_leads_to_the_campaign_and_back_with_a_scenario(driver: Driver) -> None:
    driver.app.routes.to_set_up("seals")
    set_up = driver.scene
    driver.click("scenario")
    driver.click("scenario.0")
    driver.click("choose")
    assert driver.scene is set_up
    assert set_up.form.options["scenario"] == 0
    driver.click("play")
    assert isinstance(driver.scene, MatchScreen)
    assert driver.scene.match.options["scenario"] == 0


def test_todays_scenario_is_the_same_for_everybody(driver: Driver) -> None:
    seeds = set()
    for _ in range(2):
        driver.app.routes.to_set_up("seals")
        set_up = driver.scene
        set_up.form._chosen({**set_up.form.options, "fresh": 2}, True)
        seeds.add(set_up.form.begin(set_up.chairs).seed)
    assert len(seeds) == 1


def test_a_win_earns_stars_and_moves_the_recommendation_on(tmp_path: Path) -> None:
    app = Program(tmp_path, (640, 360), language="en")
    assert campaign_progress.recommended(app) == 1
    kept = app.settings.tables.setdefault("seals", {})
    kept["campaign"] = {"1": [True, False, False], "0": "nonsense"}
    assert campaign_progress.stars(app, 1) == (True, False, False)
    assert campaign_progress.stars(app, 0) == campaign_progress.NO_STARS
    assert campaign_progress.recommended(app) != 1
    assert campaign_progress.count_stars(app) == 1
    app.leave_all()
