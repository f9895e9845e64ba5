"""A match on paper: plain JSON both ways, with a bound on everything that comes from outside."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game import transcript
from game.notices import DAMAGED, Trouble
from game.randomness import MAX_SEED
from game.transcript import AGENT, HOUSE, Chair, Ply, Transcript

SHEET = Transcript(
    "nothing", 1, MAX_SEED, "ab", "cd", (Chair(name="Ana"), Chair(AGENT, "Kay", "squire", "bold")),
    {"rounds": 3, "still": False, "word": "x"}, "12", (Ply(0, "choose 1"), Ply(1, "hat", HOUSE)),
    1, 2.5, ("helped", "peeked"),
)  # fmt: skip


def refused(read, *data):
    with pytest.raises(Trouble) as trouble:
        read(*data)
    return trouble.value.notice.key == DAMAGED


def test_what_is_written_is_read():
    assert transcript.from_json(json.loads(json.dumps(SHEET.as_json()))) == SHEET


def test_an_agent_plays_its_chair_and_any_with_a_level():
    assert Chair(AGENT).played_by_agent and Chair(level="squire").played_by_agent
    assert not Chair().played_by_agent


def test_every_size_has_its_bound():
    chair = transcript.chairs_as_json((Chair(),))
    assert len(transcript.chairs_from_json(chair * transcript.MAX_SEATS)) == transcript.MAX_SEATS
    assert refused(transcript.chairs_from_json, chair * (transcript.MAX_SEATS + 1))
    assert refused(transcript.chairs_from_json, [])
    assert refused(transcript.chairs_from_json, [{**chair[0], "extra": ""}])
    text = "x" * transcript.MAX_TEXT
    assert transcript.marks_from_json([text]) == (text,)
    assert refused(transcript.marks_from_json, [text + "x"])
    marks = [str(number) for number in range(transcript.MAX_MARKS)]
    assert len(transcript.marks_from_json(marks)) == transcript.MAX_MARKS
    assert refused(transcript.marks_from_json, [*marks, "0"])
    options = {str(number): number for number in range(transcript.MAX_OPTIONS)}
    assert transcript.options_from_json(options) == options
    assert refused(transcript.options_from_json, {**options, "one more": 1})


def test_an_option_is_a_text_a_whole_number_or_yes_or_no():
    for value in ("x", 0, -MAX_SEED, MAX_SEED, True):
        assert transcript.options_from_json({"a": value}) == {"a": value}
    for value in (1.5, None, [], MAX_SEED + 1, -MAX_SEED - 1, "a\nb"):
        assert refused(transcript.options_from_json, {"a": value})


def test_marks_are_sorted_and_each_there_once():
    assert transcript.marks_from_json(["b", "a", "b"]) == ("a", "b")


def test_a_ply_is_of_a_seat_at_the_table_and_made_by_somebody():
    assert transcript.checked_ply(1, "hat", HOUSE, 2) == Ply(1, "hat", HOUSE)
    for bent in ((2, "hat", HOUSE), (0, 7, HOUSE), (0, "hat", "nobody"), (0, "hat", [])):
        assert refused(transcript.checked_ply, *bent, 2)


def test_times_and_numbers_stay_in_their_bounds():
    assert transcript.checked_seconds(transcript.MAX_SECONDS) == transcript.MAX_SECONDS
    assert transcript.checked_seconds(0) == 0.0
    for data in (-0.1, transcript.MAX_SECONDS + 1, float("nan"), True, "1", None):
        assert refused(transcript.checked_seconds, data)
    assert transcript.checked_whole(5, 5) == 5 and transcript.checked_whole(0, 5) == 0
    for data in (6, -1, True, 1.0, None):
        assert refused(transcript.checked_whole, data, 5)


def test_no_more_is_undone_than_was_made():
    data = SHEET.as_json()
    assert transcript.from_json({**data, "position": 2}) == replace(SHEET, position=2)
    assert refused(transcript.from_json, {**data, "position": 3})
