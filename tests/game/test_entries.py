"""Rows of the journal: believed only field by field."""

from __future__ import annotations

import pytest

from game.entries import entry_of, number_of, transcript_of
from game.notices import DAMAGED, Trouble
from game.schema import MATCH_COLUMNS

CHAIRS = '[{"kind":"me","name":"","level":"","personality":""}]'
FIELDS = {
    "id": 4, "game": "patience", "version": 1, "seed": 7, "nonce": "ab", "commitment": "cd",
    "options": "{}", "deal_group": "12", "chairs": CHAIRS, "position": 1, "seconds": 2.5,
    "marks": '["helped"]', "status": "over",
    "result": '{"won":true,"scores":[40],"reason":"patience.won","seconds":2.5,"marks":[]}',
    "counted": 9, "started": 1.0, "changed": 2.0,
}  # fmt: skip


def row(**changes):
    fields = {**FIELDS, **changes}
    return tuple(fields[name] for name in MATCH_COLUMNS.replace(" ", "").split(","))


def test_a_row_is_an_entry():
    entry = entry_of(row())
    assert (entry.number, entry.game, entry.seed, entry.group) == (4, "patience", 7, "12")
    assert (entry.position, entry.seconds, entry.marks) == (1, 2.5, ("helped",))
    assert (entry.status, entry.started, entry.changed) == ("over", 1.0, 2.0)
    assert entry.result is not None and entry.result.won and number_of(row()) == 4
    assert entry_of(row(result=None)).result is None


def test_a_row_with_its_plies_is_a_transcript():
    sheet = transcript_of(row(), [(0, "a", "person"), (0, "b", "house")])
    assert [(ply.seat, ply.text, ply.by) for ply in sheet.plies] == [
        (0, "a", "person"), (0, "b", "house")
    ]  # fmt: skip
    assert (sheet.group, sheet.position) == ("12", 1)


@pytest.mark.parametrize(
    "change",
    [
        {"started": "x"}, {"changed": None}, {"status": b"over"}, {"position": -1},
        {"position": 20_001}, {"seconds": None}, {"options": "["}, {"options": None},
        {"options": "{}" + " " * 10_000}, {"marks": b"[]"}, {"chairs": "[" * 9_000},
        {"result": 1}, {"result": "{}"}, {"game": None}, {"seed": -1},
    ],
)  # fmt: skip
def test_an_unsound_field_is_damage(change):
    with pytest.raises(Trouble) as trouble:
        entry_of(row(**change))
    assert trouble.value.notice.key == DAMAGED


def test_a_field_of_just_the_allowed_length_is_read():
    assert entry_of(row(options="{}" + " " * 9_998)).options == {}
