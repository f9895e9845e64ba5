"""Golden playthroughs: the same moves lead to the same things, and show each seat the same."""

from __future__ import annotations

import re

import pytest

from tests.game.goldens import Playthrough, difference, event_names, events_in, paths, read, tell
from tests.game.playthrough import GAMES_UNDER_TEST

GOLDEN = [path for key in GAMES_UNDER_TEST for path in paths(key)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path) -> None:
    golden = path.read_text(encoding="utf-8")
    now = difference(golden, tell(read(golden)))
    assert not now, f"{path.name}: {now}"


@pytest.mark.parametrize("key", GAMES_UNDER_TEST)
def test_every_kind_of_event_and_number_of_seats_is_in_one(key: str) -> None:
    game = GAMES_UNDER_TEST[key]
    texts = [path.read_text(encoding="utf-8") for path in paths(key)]
    assert texts, f"record some first: python -m tests.record_golden {key}"
    told = set().union(*map(events_in, texts))
    assert event_names(game) == told, "record anew, or drop the event that never happens"
    assert {read(text).seats for text in texts} == set(game.seat_counts)


def test_a_golden_tells_moves_events_masks_changes_and_the_outcome() -> None:
    text = tell(Playthrough("nothing", 2, 7, {"rounds": 1}, ((0, "choose 9"),)))
    assert re.search(r"\n  0 may choose \d+; choose \d+; choose \d+\n", text)
    assert text.endswith("\n  0 plays choose 9\nIllegalMove: seat 0 may not make move 9 now\n")

    text = paths("nothing")[0].read_text(encoding="utf-8")
    assert "\n  > CardChosen(seat=1, card=" in text and "\n      0 sees nothing\n" in text
    assert re.search(r"\n  1: chosen 0 -> \d+\n", text)
    assert re.search(r"\nend, to act \[\]\n  Outcome\(scores=", text)


def test_a_difference_is_told_with_its_ply_and_the_lines_around() -> None:
    golden = paths("nothing")[0].read_text(encoding="utf-8")
    bent = golden.replace("CardsRevealed", "CardsShown", 1)
    told = difference(golden, bent)
    assert re.match(r"line \d+, ply 2\n", told)
    assert "-  > CardsRevealed(" in told and "+  > CardsShown(" in told
    assert difference(golden, golden) == ""
    assert difference(golden, golden[:-20]) and len(told.splitlines()) < 40
