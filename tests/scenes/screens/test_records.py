"""The records: what counts, what is listed, and what can be done with a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.match import Match
from game.patience.agents.solver import solve
from game.records import ABANDONED
from scenes.app.program import Program
from scenes.games.patience import sample_records
from scenes.games.patience.deals import begin
from scenes.screens.records import record_words
from scenes.screens.records.scene import RecordsScene
from scenes.screens.records.shuffle_check import VerifyScene
from scenes.screens.replay import ReplayScene
from scenes.ui.dialog import Dialog
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "home"
    place.mkdir()
    monkeypatch.setenv("HOME", str(place))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return place


def opened(driver: Driver, page: str = "figures") -> RecordsScene:
    records = RecordsScene(driver.app)
    driver.app.show(records)
    if page != "figures":
        driver.click(f"tab.{page}")
    driver.wait(0.05)
    return records


@pytest.fixture
def records(driver: Driver, play_samples: Callable[[Program], None]) -> RecordsScene:
    play_samples(driver.app)
    return opened(driver)


def figures(records: RecordsScene) -> list[str]:
    return [figure for figure, _ in records.figures.figures()]


def win(match: Match) -> None:
    for move in solve(match.state).line:
        match.play(0, move)


# Figures


@pytest.mark.parametrize("page", ["figures", "ended", "waiting", "files"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_pages_draw_and_lead_on(driver, page, language):
    driver.app.set_language(language)
    records = opened(driver, page)
    keys = [widget.key for widget in records.controls.widgets]
    assert "back" in keys and not any(key.startswith("list.") for key in keys)
    driver.key("escape")
    assert records not in driver.app.stack


def test_the_sample_adds_up(records):
    won = sum(count for count, _ in sample_records.WON.values())
    lost = sum(count for count, _ in sample_records.LOST.values())
    assert figures(records)[:4] == [
        str(won + lost), str(won), str(lost), f"{round(100 * won / (won + lost))}%"
    ]
    grades = dict(records.figures.by_grade())
    for grade in sample_records.LOST.keys() | sample_records.WON.keys():
        name = f"grade {grade}" if grade < 16 else "not winnable"
        w, lo = sample_records.WON.get(grade, (0,))[0], sample_records.LOST.get(grade, (0,))[0]
        assert (grades[name].won, grades[name].played) == (w, w + lo)
    lines = dict(records.figures.lines())
    assert lines["Best time"] == lines["Best time without help"] == "4:15"
    assert lines["Won with a hint"] == "2" and lines["Won knowing cards of the deal"] == "2"


def test_figures_can_be_read_by_keys(driver, records):
    said = set()
    for _ in range(40):
        driver.key("tab")
        said.add(driver.app.speech.lines[-1])
    assert {"played: 15", "Won with a hint: 2", "grade 13: 3 of 4"} <= said


def test_win_undo_win_counts_one_win(driver):
    match = begin(driver.app, 4715)
    win(match)
    match.undo(0)
    match.redo(0)
    match.undo(0)
    match.undo(0)
    while match.can_redo(0):
        match.redo(0)
    match.leave()
    assert figures(opened(driver))[:3] == ["1", "1", "0"]


def test_an_untouched_deal_never_counts(driver):
    match = begin(driver.app, 4715)
    match.leave()
    begun = begin(driver.app, 4716)
    begun.give_up()
    records = opened(driver)
    assert not records.figures.ended and not records.finished and not records.unfinished


def test_a_deal_left_half_way_waits_and_does_not_count(driver):
    match = begin(driver.app, 4715)
    match.play(0, match.state.legal_moves(0)[0])
    match.leave()
    records = opened(driver, "waiting")
    assert not records.figures.ended
    assert [entry.seed for entry in records.unfinished] == [4715]


def test_given_up_is_lost_and_says_so(driver):
    match = begin(driver.app, 4715)
    match.play(0, match.state.legal_moves(0)[0])
    match.give_up()
    records = opened(driver, "ended")
    assert records.finished[0].result.reason == ABANDONED
    assert "given up" in records.ended.row_words(records.finished[0])
    assert figures(records)[:3] == ["1", "0", "1"]


def test_losses_in_a_row_are_told_as_such(driver):
    for number in (11, 12):
        match = begin(driver.app, number)
        match.play(0, match.state.legal_moves(0)[0])
        match.give_up()
    records = opened(driver)
    figure, label = records.figures.figures()[4]
    assert (figure, label) == ("2", driver.app.words("records.streak_lost"))


# Lists


def test_rows_are_read_aloud_whole(driver, records):
    driver.click("tab.ended")
    listed = driver.widget("list.ended")
    assert len(listed.rows) == len(records.finished)
    for row in listed.rows:
        assert "records." not in row and "house." not in row and "Deal" in row
    driver.key("tab")
    records.controls.focus(listed)
    driver.key("down")
    assert records.ended.place == 1
    assert records.controls.focused.key == "list.ended"
    assert driver.app.speech.lines[-1] == driver.widget("list.ended").rows[1]


def test_a_click_chooses_and_a_second_opens(driver, records):
    driver.click("tab.ended")
    listed = driver.widget("list.ended")
    third = (listed.rect.centerx - 40, listed.rect.top + 2.5 * listed.row_height)
    driver.click(third)
    assert records.ended.place == 2 and driver.scene is records
    driver.click(third)
    assert isinstance(driver.scene, ReplayScene)
    assert driver.scene.match.seed == records.finished[2].seed


def test_the_wheel_scrolls_and_a_choice_does_not_jump_back(driver, records, monkeypatch):
    driver.click("tab.ended")
    listed = driver.widget("list.ended")
    listed.scroll(-3)
    first = listed.first
    assert first > 0
    driver.click((listed.rect.centerx - 40, listed.rect.top + 2.5 * listed.row_height))
    assert driver.widget("list.ended").first == first


def test_delete_asks_first(driver, records):
    driver.click("tab.ended")
    number = records.ended.chosen.number
    driver.click("delete")
    assert isinstance(driver.scene, Dialog)
    assert driver.scene.question == driver.app.words("records.delete.counted")
    driver.key("return")
    assert driver.scene is records, "the first answer changes nothing"
    assert any(entry.number == number for entry in records.finished)
    driver.click("delete")
    driver.click("delete")
    assert all(entry.number != number for entry in records.finished)
    with pytest.raises(KeyError):
        driver.app.journal.entry(number)


def test_deleting_the_last_leaves_a_living_page(driver):
    match = begin(driver.app, 4715)
    match.play(0, match.state.legal_moves(0)[0])
    match.leave()
    records = opened(driver, "waiting")
    driver.click("delete")
    driver.click("delete")
    assert not records.unfinished
    driver.wait(0.1)
    driver.key("tab")
    driver.key("escape")


def test_continue_opens_the_table_at_its_last_move(driver, records):
    driver.click("tab.waiting")
    entry = records.waiting.chosen
    driver.click("continue")
    assert driver.scene.match.game.key == "patience"
    assert driver.scene.match.number == entry.number
    assert driver.scene.match.position == entry.position


def test_the_same_deal_again_is_a_new_match(driver, records):
    driver.click("tab.ended")
    entry = records.ended.chosen
    driver.click("again")
    match = driver.scene.match
    assert (match.seed, match.position, match.number) == (entry.seed, 0, None)
    assert match.group == entry.group


def test_export_writes_a_file(driver, records, home):
    (home / "Documents").mkdir()
    driver.click("tab.ended")
    driver.click("export")
    assert len(list((home / "Documents").glob("camelot-patience-*.json"))) == 1
    driver.click("tab.files")
    assert len(records.files) == 1
    entry = records.finished[0]
    driver.app.journal.forget(entry.number)
    driver.click("import")
    assert records.page.key == "ended" and records.ended.chosen.seed == entry.seed
    assert records.ended.chosen.result is None


# The check of a shuffle


def test_a_sound_shuffle_is_confirmed(driver, records):
    driver.click("tab.ended")
    driver.click("verify")
    assert isinstance(driver.scene, VerifyScene) and driver.scene.is_sound
    assert driver.scene.verdict in driver.scene.title
    driver.key("escape")
    assert driver.scene is records


def damage(driver: Driver, number: int, column: str, value: object) -> None:
    """Change a kept match behind the program's back, by its own connection: it holds the file."""
    driver.app.journal._connection.execute(
        f"UPDATE matches SET {column} = ? WHERE id = ?", (value, number)
    )


def test_a_changed_seed_is_found_out(driver, records):
    number = records.finished[0].number
    damage(driver, number, "seed", 12)
    driver.click("tab.ended")
    records.resume()
    driver.click("verify")
    assert isinstance(driver.scene, VerifyScene) and not driver.scene.is_sound
    assert driver.scene.verdict == driver.app.words("records.fair.no")


def test_a_match_that_does_not_replay_is_set_aside_and_told(driver, records):
    number = records.finished[0].number
    damage(driver, number, "seed", 12)
    driver.click("tab.ended")
    driver.click("replay")
    assert driver.scene is records
    assert driver.app.notices
    assert all(entry.number != number for entry in records.finished)


def test_a_match_gone_meanwhile_is_no_trouble(driver, records):
    driver.click("tab.ended")
    number = records.finished[0].number
    driver.app.journal.forget(number)
    driver.click("replay")
    assert driver.scene is records
    assert all(entry.number != number for entry in records.finished)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_in_all_languages_at_the_largest_text(driver, records, language):
    driver.app.settings.text_scale = 150
    driver.app.set_language(language)
    for page in records.pages:
        records.open_page(page.key)
        driver.wait(0.05)
        rects = [widget.rect for widget in records.controls.widgets]
        for place, rect in enumerate(rects):
            assert rect.left >= 0 and rect.right <= 1600 and rect.bottom <= 900
            assert rect.collidelist(rects[place + 1:]) == -1
    records.open_page("ended")
    records.verify(records.finished[0])
    assert driver.scene._height < 900
    driver.wait(0.05)


def test_dates_and_times():
    from scenes.ui.words import Words

    words = Words("en")
    assert record_words.clock(59.9) == "0:59" and record_words.clock(3725) == "1:02:05"
    assert not record_words.day(words, float("nan")) and not record_words.day(words, 1e30)
    assert record_words.day(words, 0).startswith("19")


def test_an_impossible_date_in_the_journal_is_shown_without(driver, records):
    number = records.finished[0].number
    damage(driver, number, "changed", 1e30)
    records.resume()
    for page in records.pages:
        records.open_page(page.key)
        driver.wait(0.05)
