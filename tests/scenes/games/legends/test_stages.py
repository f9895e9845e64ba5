"""How a move of the legends is shown: which steps it has, what lies where at each."""

from __future__ import annotations

from typing import Any

import pytest

from game.legends.rules.events import CharacterKilled
from scenes.games.legends.stages import RESULT, REVEAL, stages
from tests.game.legends.rules.tables import bidding, laid_out
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import acting, moment


def shown(table: Any, *texts: str, wanted: str = "") -> list[Any]:
    """Make moves; return the stages in which seat 0 sees the last one."""
    for text in texts:
        seat = table.to_act()[0]
        before = table.observation(0)
        seen = [event.seen_by(0) for event in table.apply(seat, table.decode(text))]
    events = [event for event in seen if event is not None]
    return stages(before, events, table.observation(0), wanted)


def lying(stage: Any, zone: str) -> list[str]:
    return [piece.name for piece in stage.view.get(zone, ())]


def test_a_move_of_one_event_is_one_step():
    table = laid_out(step="actions", hands={0: ["gawain"]}, people={("camelot", 0): ["kay"]})
    table.actions = 2
    (stage,) = shown(table, "play gawain camelot")
    assert sorted(lying(stage, "mine.camelot")) == ["gawain", "kay"]
    assert lying(stage, "hand") == [] and stage.lit == {"gawain"}


def test_an_event_turned_up_lies_large_and_alone_before_it_is_pinned():
    table = laid_out(step="actions", events=("last_day", "captive"))
    turned_up, *_, last = shown(table, "done")
    assert lying(turned_up, "reveal") == ["captive"] and turned_up.stays == REVEAL
    assert [zone for zone in turned_up.view if "captive" in lying(turned_up, zone)] == ["reveal"]
    assert lying(last, "reveal") == [] and last.observation == table.observation(0)


def test_bids_lie_in_the_lists_until_the_result_has_been_looked_at():
    table = bidding({0: ["gawain"], 1: ["kay"]}, seats=2)
    *_, result, last = shown(table, "bid gawain", "pass")
    assert result.stays == RESULT and result.setting.result in result.events
    assert any(lying(result, f"bid.{seat}") == ["gawain"] for seat in range(2))
    assert not any(lying(last, f"bid.{seat}") for seat in range(2))
    assert last.setting.result is None


def test_the_special_place_where_something_happens_comes_into_sight_and_stays():
    table = laid_out(
        step="actions", people={("camelot", 0): ["kay"]},
        quests={"camlann": ["last_day"], "avalon": ["barge"]},
    )
    table.actions = 2
    places = [p for p in table.observation(0)["places"] if p in ("camlann", "avalon")]
    (stage,) = shown(table, f"move camelot {places[1]} kay", wanted=places[0])
    assert stage.setting.shown == places[1] and lying(stage, "mine.special") == ["kay"]


@pytest.mark.parametrize("reduced", [False, True])
def test_a_stroke_is_seen_where_one_stood_who_is_on_the_way_out(
    driver: Driver, reduced: bool
) -> None:
    driver.app.settings.reduced_motion = reduced
    driver.app.apply_settings()
    game_table = moment(driver, acting).game_table
    pieces, view = game_table.sight.table_view.pieces, game_table.sight.view
    zone = next(zone for zone in view if zone.startswith(("mine.", "row.")) and view[zone])
    name = view[zone][0].name
    stood = pieces.sprite(name)
    where = stood.x, stood.y
    event = CharacterKilled(0, name, "camelot", "kay")
    game_table.move_pieces({**view, zone: view[zone][1:]}, [event], back=False)
    assert pieces.zone_of(name) is None
    seen = [(flash.kind, flash.x, flash.y) for flash in game_table.effects.flashes]
    assert seen == ([] if reduced else [("stroke", *where)])


def test_what_happened_last_is_told_when_it_is_asked(driver: Driver) -> None:
    game_table = moment(driver, acting).game_table
    sight, words = game_table.sight, game_table.words
    killed = CharacterKilled(0, "gawain", "camelot", "kay")
    sight.happened += [killed]
    assert words.last_told == words.event(killed) != ""
    assert words.last_told == words.event(killed), "asked again, it is still the last"
    assert sight.happened == []
