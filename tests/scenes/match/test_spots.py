"""Which spot is meant: where spots lie, what lies uppermost, and where a dropped card goes."""

from __future__ import annotations

import pytest

from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    return open_table(driver, begin(driver))


def middle(table: MatchScreen, spot: str) -> tuple[float, float]:
    left, top, wide, tall = table.table_view.spots.area_of(spot)
    return left + wide / 2, top + tall / 2


def test_a_zone_lies_where_the_map_has_it_and_a_piece_around_its_middle(
    table: MatchScreen,
) -> None:
    view = table.table_view
    assert view.spots.area_of("hat") == view.zones["hat"].box
    [card] = view.pieces.contents("hand.0")
    place = view.pieces.place_of(card)
    left, top, wide, tall = view.spots.area_of(card)
    assert (wide, tall) == (120, 168)
    assert (left + 60, top + 84) == (place.x, place.y)
    with pytest.raises(KeyError):
        view.spots.area_of("no such card")


def test_areas_are_those_of_the_spots_that_can_be_reached(table: MatchScreen) -> None:
    spots = table.table_view.spots
    reached = [spot for spot, _ in table.game_table.spots()]
    assert list(spots.areas()) == reached
    assert spots.areas()["hat"] == spots.area_of("hat")


def test_from_a_zone_its_topmost_piece_is_taken_and_from_an_empty_one_none(
    table: MatchScreen,
) -> None:
    view = table.table_view
    pile = view.pieces.contents("deck")
    assert len(pile) > 1
    assert view.spots.piece_of("deck") == pile[-1]
    assert view.spots.piece_of("chosen") is None
    assert view.spots.piece_of(pile[0]) == pile[0]
    assert view.spots.piece_of("no such card") is None


def test_a_point_means_the_spot_under_it_or_none_on_bare_table(table: MatchScreen) -> None:
    spots = table.table_view.spots
    assert spots.at(middle(table, "hand.1")) == spots.top_at(middle(table, "hand.1")) == "hand.1"
    assert spots.at((1500, 640)) is None


def test_the_table_says_what_a_point_means_where_it_knows_better(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.game_table, "spot_at", lambda _point, spot: f"better {spot}")
    assert table.table_view.spots.at(middle(table, "hat")) == "better hat"


def test_a_drop_goes_where_the_pointer_is_if_that_takes_it_else_where_the_card_lies(
    table: MatchScreen,
) -> None:
    view = table.table_view
    spots, [card] = view.spots, view.pieces.contents("hand.0")
    targets = {"chosen", "hat"}
    assert spots.dropped_at("deck", targets) == "deck", "nothing is held"
    view.pieces.lift(card)
    assert spots.dropped_at("hat", targets) == "hat"
    view.pieces.drag(*middle(table, "chosen"))
    assert spots.dropped_at("deck", targets) == "chosen", "the card covers it"
    view.pieces.drag(800, 640)
    assert spots.dropped_at("deck", targets) == "deck"
    view.pieces.drag(*middle(table, "hand.3"))
    assert spots.dropped_at(None, targets) == "hand.3"
    view.pieces.drag(1500, 640)
    assert spots.dropped_at(None, targets) is None
