"""The log: a line for what each ply told, newest first; choosing one shows that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.contract import Event
from game.nothing.events import CardChosen
from scenes.match.log import ROW, TEXT_SIZE, LogScene
from scenes.match.match_screen import MatchScreen
from scenes.ui.controls import Look, ScrollList
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table, play
from tests.scenes.ui.noted_canvas import NotedCanvas


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    """Two people who have chosen, and the one of them who drew."""
    match = begin(driver)
    scene = open_table(driver, match)
    play(match, 0, 1)
    play(match, match.state.to_act()[0])
    scene.refresh()
    return scene


def tell(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch, words: dict[int, Sequence[str]]
) -> None:
    """Let each ply be told by sentences of its own; by its number among those that are told."""
    told = [
        replace(ply, events=tuple(words.get(number, ())))
        for number, ply in enumerate(table.match.history(0), 1)
    ]
    monkeypatch.setattr(table.match, "history", lambda seat: told)
    monkeypatch.setattr(table.game_table.words, "event", lambda sentence, by: sentence)


def opened(table: MatchScreen) -> LogScene:
    table.open_log()
    log = table.app.top
    assert isinstance(log, LogScene)
    return log


def listed(log: LogScene) -> ScrollList:
    entries = log.controls.find("entries")
    assert isinstance(entries, ScrollList)
    return entries


def test_each_ply_has_its_line_newest_first_and_the_deal_is_the_last(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(table, monkeypatch, {1: ["One."], 2: ["Two."], 3: ["Three."]})
    log = opened(table)
    assert log.entries[:-1] == [(3, "Three."), (2, "Two."), (1, "One.")]
    start = table.app.words("house.log.start_promise", promise=table.match.commitment[:16])
    assert log.entries[-1] == (0, start)


def test_who_plays_alone_needs_no_promise(driver: Driver) -> None:
    from scenes.games.patience import deals

    scene = driver.app.routes.table_scene(deals.begin(driver.app, 4715))
    driver.app.show(scene)
    driver.settle()
    assert opened(scene).entries == [(0, driver.app.words("house.log.start"))]


def test_words_come_from_the_events_that_the_viewer_may_see(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, Event]] = []

    def event_words(event: Event, by: str) -> str:
        asked.append((by, event))
        return "Something."

    monkeypatch.setattr(table.game_table.words, "event", event_words)
    opened(table)
    told = table.match.history(0)
    assert asked == [(ply.by, event) for ply in told for event in ply.events]


def test_what_is_secret_yet_is_told_as_a_secret(driver: Driver) -> None:
    match = begin(driver)
    scene = open_table(driver, match)
    play(match, 0)
    scene.match_view.viewer = 1
    log = opened(scene)
    assert log.entries[0] == (1, driver.app.words("house.log.secret"))


def test_a_ply_with_nothing_to_tell_has_no_line(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(table, monkeypatch, {1: ["", ""], 2: ["Two."], 3: ["", "Three."]})
    assert [number for number, _ in opened(table).entries] == [3, 2, 0]


def test_short_sentences_of_a_ply_share_a_line_and_long_ones_do_not(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = "The wind turns and turns until it has come to rest at last. "
    tell(table, monkeypatch, {1: ["One.", "And one.", long, "Short."], 2: [long * 2, long * 2]})
    log = opened(table)
    entries = list(reversed(log.entries))
    packed = [line for number, line in entries if number == 1]
    assert packed[0].startswith("One. And one.")
    assert " ".join(packed) == f"One. And one. {long} Short."
    assert [line for number, line in entries if number == 2] == [long * 2, long * 2]
    width = listed(log).rect.width - 58
    for line in packed:
        assert table.app.type.measure(line, "text", TEXT_SIZE, width, 1.0)[1] <= ROW


def test_choosing_a_line_shows_that_moment_and_reads_it(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(table, monkeypatch, {1: ["One."], 2: ["Two."], 3: ["Three."]})
    log = opened(table)
    assert log.controls.focused is listed(log)
    driver.key("down")
    assert table.match_view.looking_at == 2
    assert table.app.speech.lines[-2] == "Two."
    driver.key("down")
    assert table.match_view.looking_at == 1
    driver.settle()
    first = table.game_table.view(table.match_view.observation)
    assert table.table_view.pieces.contents("chosen") == [p.name for p in first["chosen"]]
    assert log.entries[listed(log).place][0] == 1


def test_another_window_keeps_the_moment_that_is_shown_chosen(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {number: [f"Ply {number}."] for number in (1, 2, 3)}
    tell(table, monkeypatch, words)
    log = opened(table)
    table.rewind.look_at(1)
    tell(table, monkeypatch, words)
    log.lay_out()
    assert listed(log).place == 2
    table.rewind.look_at(None)
    tell(table, monkeypatch, words)
    log.lay_out()
    assert listed(log).place == 0


@pytest.mark.parametrize("key", ["escape", "l"])
def test_closing_it_returns_to_the_present(
    driver: Driver, table: MatchScreen, key: str
) -> None:
    opened(table)
    driver.key("down")
    assert table.match_view.looking_at is not None
    driver.key(key)
    assert driver.scene is table
    assert table.match_view.looking_at is None


def test_its_button_closes_it_too(driver: Driver, table: MatchScreen) -> None:
    log = opened(table)
    close = log.controls.find("close")
    assert close.name == driver.app.words("house.button.close")
    driver.click("close")
    assert driver.scene is table


def test_the_table_beneath_goes_on_moving(driver: Driver, table: MatchScreen) -> None:
    log = opened(table)
    driver.settle()
    assert not log.moving
    gone: list[bool] = []
    table.table_view.timeline.call(0.2, lambda: gone.append(True))
    assert log.moving
    log.update(0.3)
    assert gone == [True]
    assert not log.moving


def test_rows_are_drawn_within_their_places_however_long_the_sentences(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(table, monkeypatch, {3: ["Short."], 2: ["So it goes on. " * 12], 1: ["On. " * 99]})
    entries = listed(opened(table))
    canvas = NotedCanvas(table.app)
    entries.draw(canvas, table.app, Look.REST)
    plate, *rows = canvas.laid
    assert len(rows) == 2 * len(entries.rows), "what is chosen lies on a plate, no other row does"
    assert plate.top == pytest.approx(entries.rect.top + 2, abs=1)
    for place, (figure, text) in enumerate(zip(rows[::2], rows[1::2], strict=True)):
        top = entries.rect.top + place * ROW
        assert figure.right == pytest.approx(entries.rect.left + 34, abs=2)
        assert text.left == pytest.approx(entries.rect.left + 46, abs=2)
        assert text.top >= top - 1 and text.bottom <= top + ROW + 1
        assert (text.top + text.bottom) / 2 == pytest.approx(top + ROW / 2, abs=2)
        assert text.right <= entries.rect.right - 10


def test_the_panel_stands_at_the_right_and_is_called_the_log(table: MatchScreen) -> None:
    log = opened(table)
    assert log.title == table.app.words("house.log.heading")
    canvas = NotedCanvas(table.app)
    log.draw_sheet(canvas)
    panel, heading = canvas.laid
    entries, close = listed(log).rect, log.controls.find("close").rect
    assert tuple(entries) == (1168, 150, 400, 596)
    assert tuple(close) == (1270, 758, 190, 46)
    assert (heading.top + heading.bottom) / 2 == pytest.approx(122, abs=0.6)
    assert panel.left < entries.left and entries.right < panel.right
    assert panel.top < heading.top and heading.bottom < entries.top
    assert entries.bottom < close.top and close.bottom < panel.bottom


def test_a_card_chosen_by_the_viewer_is_told_with_its_number(table: MatchScreen) -> None:
    first = table.match.history(0)[0].events[0]
    assert isinstance(first, CardChosen)
    assert opened(table).entries[-2] == (1, table.game_table.words.event(first, "person"))
