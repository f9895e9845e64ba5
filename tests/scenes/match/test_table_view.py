"""The hand over the table: what is picked up, lit and read aloud, and what a press means."""

from __future__ import annotations

import pytest

from scenes.match.game_table import Part
from scenes.match.match_screen import MatchScreen
from scenes.match.table_view import HOVER_LIFT, TableView
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table

BARE = (1500, 640)


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    scene = open_table(driver, begin(driver))
    driver.point(BARE)
    driver.settle()
    return scene


@pytest.fixture
def view(table: MatchScreen) -> TableView:
    return table.table_view


def source(view: TableView) -> str:
    """Return a card of the hand that may be played."""
    return min(start for start, target in view.offers if start != target)


def top(view: TableView, spot: str) -> str:
    piece = view.spots.piece_of(spot)
    assert piece is not None
    return piece


def middle(view: TableView, spot: str) -> tuple[float, float]:
    left, top_edge, wide, tall = view.spots.area_of(spot)
    return left + wide / 2, top_edge + tall / 2


def height(view: TableView, spot: str) -> float:
    return view.pieces.sprite(top(view, spot)).height


def test_a_card_that_may_be_played_rises_under_the_pointer_and_sinks_again(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    assert height(view, spot) == 0
    driver.point(spot)
    driver.settle()
    assert view.pointer == pytest.approx(middle(view, spot), abs=2)
    assert height(view, spot) == HOVER_LIFT
    driver.point(BARE)
    driver.settle()
    assert view.pointer == pytest.approx(BARE, abs=1)
    assert height(view, spot) == 0


def test_a_card_that_may_not_be_played_stays_down_under_the_pointer(
    driver: Driver, view: TableView
) -> None:
    assert not view.is_source("deck")
    driver.point("deck")
    driver.settle()
    assert height(view, "deck") == 0


def test_a_card_picked_up_is_read_aloud_and_glows_with_where_it_may_go(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    assert view.lit == frozenset()
    driver.app.speech.lines.clear()
    driver.click(spot)
    driver.settle()
    assert list(driver.app.speech.lines) == [spot]
    assert view.lit == {spot, "chosen"}
    assert view.pieces.sprite(top(view, spot)).glow == 1.0
    driver.key("escape")
    driver.settle()
    assert view.lit == frozenset()
    assert view.pieces.sprite(top(view, spot)).glow == 0.0


def test_a_hint_glows_until_something_is_picked_up(driver: Driver, view: TableView) -> None:
    spot = source(view)
    view.hinted = frozenset({"hat"})
    assert view.lit == {"hat"}
    driver.click(spot)
    assert view.hinted == frozenset()
    assert "hat" not in view.lit


def test_a_dragged_card_follows_the_pointer_from_where_it_was_grabbed(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    sprite = view.pieces.sprite(top(view, spot))
    x, y = middle(view, spot)
    grabbed = sprite.x - x - 20, sprite.y - y - 10
    driver.point((x + 20, y + 10))
    driver.press((x + 20, y + 10))
    driver.point((x + 320, y - 200))
    assert view.pieces.held == sprite.name
    driver.settle()
    assert sprite.x - x - 320 == pytest.approx(grabbed[0], abs=2)
    assert sprite.y - y + 200 == pytest.approx(grabbed[1], abs=2)


def test_another_button_or_a_lost_window_puts_back_what_is_held(
    driver: Driver, view: TableView
) -> None:
    driver.click(source(view))
    assert view.drag.selected is not None
    driver.click(BARE, 2)
    assert view.drag.selected is None


def test_the_right_button_asks_for_a_closer_look_at_what_lies_there(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str | None] = []
    monkeypatch.setattr(table.game_table, "look_closer", looked.append)
    driver.click("hat", 3)
    driver.click("hand.0", 3)
    driver.click(BARE, 3)
    assert looked == ["hat", top(table.table_view, "hand.0"), None]


def test_what_cannot_be_done_says_the_tables_reason_with_its_sound(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", played.append)
    monkeypatch.setattr(
        table.game_table.words, "refusal", lambda start, end: f"{start} can't go to {end}"
    )
    driver.click("deck")
    assert table.table_view.ribbon.message == "deck can't go to deck"
    assert played == ["wrong"]


def test_a_press_while_pieces_travel_ends_the_motion_and_does_nothing_else(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    view.timeline.to(view.pieces.sprite(top(view, "deck")), 2.0, height=3.0)
    view.travel(2.0)
    assert view.travelling
    driver.click(spot)
    assert not view.travelling
    assert view.drag.selected is None, "the click picked nothing up"
    driver.click(spot)
    assert view.drag.selected == spot


def test_what_only_glows_does_not_count_as_travelling(view: TableView) -> None:
    view.timeline.to(view.pieces.sprite(top(view, "deck")), theme.FADE, glow=1.0)
    assert not view.travelling


def test_keys_find_the_cards_that_came_and_no_longer_those_that_left(
    view: TableView, monkeypatch: pytest.MonkeyPatch, table: MatchScreen
) -> None:
    monkeypatch.setattr(table.game_table, "spots", lambda: [("hat", "pile")])
    view.follow_spots()
    keys = {widget.key for widget in view.controls.widgets}
    assert "hat" in keys
    assert not keys & {"deck", "hand.0"}
    assert "menu" in keys, "the common buttons stay"


def test_a_sentence_takes_the_prompts_place_until_the_hint_is_dropped(view: TableView) -> None:
    view.hinted = frozenset({"hat"})
    view.say("Look at the hat.")
    assert view.ribbon.message == "Look at the hat."
    assert view.wake is not None
    view.drop_hint()
    assert (view.ribbon.message, view.hinted) == ("", frozenset())


def test_a_card_picked_up_stays_raised_when_the_pointer_leaves(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    driver.click(spot)
    driver.point(BARE)
    driver.settle()
    assert height(view, spot) == HOVER_LIFT
    driver.key("escape")
    driver.settle()
    assert height(view, spot) == 0


def test_of_a_lit_heap_only_the_topmost_piece_glows(driver: Driver, view: TableView) -> None:
    view.hinted = frozenset({"deck"})
    view.relight()
    driver.settle()
    heap = view.pieces.contents("deck")
    glowing = [name for name in heap if view.pieces.sprite(name).glow]
    assert len(heap) > 1 and glowing == heap[-1:]


def test_a_dragged_card_is_heard_as_it_leaves_the_table(
    driver: Driver, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", played.append)
    x, y = middle(view, source(view))
    driver.press((x, y))
    driver.point((x + 200, y - 100))
    driver.point((x + 300, y - 150))
    assert played == ["lift"]


def test_a_button_under_the_pointer_is_about_to_explain_itself(
    driver: Driver, view: TableView
) -> None:
    assert view.wake is None
    driver.point("menu")
    assert view.wake is not None
    driver.point(BARE)
    assert view.wake is None


def test_a_card_under_a_button_stays_down(driver: Driver, view: TableView) -> None:
    spot = source(view)
    button = driver.widget("menu")
    left, top_edge, wide, tall = view.spots.area_of(spot)
    button.rect.update(left, top_edge, wide, tall)
    driver.point(middle(view, spot))
    driver.settle()
    assert height(view, spot) == 0


def test_confirming_while_pieces_travel_lets_them_land_and_does_nothing_else(
    driver: Driver, view: TableView
) -> None:
    view.controls.focused = driver.widget(source(view))
    view.timeline.to(view.pieces.sprite(top(view, "deck")), 2.0, height=3.0)
    view.travel(2.0)
    assert view.command("confirm")
    assert not view.travelling
    assert view.drag.selected is None


def test_parts_hear_why_something_was_refused(view: TableView) -> None:
    heard: list[str] = []

    class Listener(Part):
        def refused(self, why: str) -> None:
            heard.append(why)

    view.reactions.attach([Listener()])
    view.refuse("The hat is empty.")
    assert heard == ["The hat is empty."]
    assert view.ribbon.message == "The hat is empty."


def test_parts_hear_where_the_keys_come_to_rest(view: TableView) -> None:
    heard: list[str] = []

    class Listener(Part):
        def pointed(self, key: str) -> None:
            heard.append(key)

    view.reactions.attach([Listener()])
    view.command("next")
    assert heard == [view.focused_spot]


def test_the_key_for_a_closer_look_asks_what_the_keys_are_on(
    driver: Driver, view: TableView
) -> None:
    view.controls.focused, view.controls.by_key = driver.widget("hand.1"), True
    assert view.closer_spot(middle(view, "hat")) == "hand.1"
    view.controls.by_key = False
    assert view.closer_spot(middle(view, "hat")) == "hat"


def test_pieces_no_longer_travel_once_their_time_is_over(view: TableView) -> None:
    view.timeline.to(view.pieces.sprite(top(view, "deck")), 9.0, glow=1.0)
    view.travel(0.2)
    view.update(0.1)
    assert view.travelling
    view.update(0.11)
    assert not view.travelling


def test_letting_go_lowers_the_card_until_the_pointer_moves_again(
    driver: Driver, view: TableView
) -> None:
    spot = source(view)
    driver.point(spot)
    driver.settle()
    view.let_go()
    driver.settle()
    assert height(view, spot) == 0


def test_a_word_on_bare_wood_is_made_as_small_as_its_room_asks(
    driver: Driver, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    widths: list[int] = []
    canvas = Canvas(driver.surface, driver.app.viewport, driver.app.easel)
    monkeypatch.setattr(
        canvas, "blit", lambda picture, x, y, anchor: widths.append(picture.get_width())
    )
    wide = driver.app.type.width("Camelot", "title", 21)
    for room in (None, wide + 1, wide / 2):
        view.draw_label(canvas, "Camelot", 400, 100, room=room)
    assert widths[0] == widths[1]
    assert 0.4 < widths[2] / widths[0] < 0.65
