"""Rows of the journal as what they stand for: entries in a list, progress, whole transcripts.

Whatever a row holds is checked before it is believed: a file can have been changed by anybody.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.contract import OptionValue
from game.notices import DAMAGED, Trouble
from game.records import Result, result_from_json
from game.schema import MATCH_COLUMNS, Field
from game.transcript import MAX_PLIES, Chair, Transcript, checked_whole, from_json

_MAX_FIELD: Final = 10_000
"""Characters of one JSON field that is read back."""

OPEN, OVER, LATER, ASIDE = "open", "over", "later", "aside"
"""Status of a kept match: to be continued; ended; to be continued once its version of the game is
here; set aside because it is damaged."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What changes in a kept match besides its plies."""

    position: int
    seconds: float
    marks: tuple[str, ...]
    chairs: tuple[Chair, ...]
    status: str
    result: Result | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One kept match in a list. ``started`` and ``changed`` are seconds since 1970."""

    number: int
    game: str
    seed: int
    options: Mapping[str, OptionValue]
    group: str
    chairs: tuple[Chair, ...]
    position: int
    seconds: float
    marks: tuple[str, ...]
    status: str
    result: Result | None
    started: float
    changed: float


def transcript_of(row: Sequence[Field], plies: Sequence[Sequence[Field]]) -> Transcript:
    """Return the match that a row and its plies' (seat, text, made by) hold; raises Trouble."""
    return from_json({**_fields(row), "plies": [list(ply) for ply in plies]})


def number_of(row: Sequence[Field]) -> int:
    """Return the number of a row of the matches table: SQLite itself keeps it a whole one."""
    number = row[0]
    assert isinstance(number, int)
    return number


def entry_of(row: Sequence[Field]) -> Entry:
    """Return a row of the matches table as an entry; raises Trouble for one of unsound form."""
    fields = _fields(row)
    result = fields["result"]
    head = from_json({**fields, "plies": [], "position": 0})
    return Entry(
        number=number_of(row),
        game=head.game,
        seed=head.seed,
        options=head.options,
        group=head.group,
        chairs=head.chairs,
        position=checked_whole(fields["position"], MAX_PLIES),
        seconds=head.seconds,
        marks=head.marks,
        status=_text(fields["status"]),
        result=None if result is None else result_from_json(_from_text(result)),
        started=_moment(fields["started"]),
        changed=_moment(fields["changed"]),
    )


def _fields(row: Sequence[Field]) -> dict[str, object]:
    """Return a row's fields by the names that a transcript has for them; raises Trouble."""
    names = MATCH_COLUMNS.replace(" ", "").split(",")
    fields: dict[str, object] = dict(zip(names, row, strict=True))
    for name in ("options", "chairs", "marks"):
        fields[name] = _from_text(fields[name])
    fields["group"] = fields.pop("deal_group")
    return fields


def _moment(data: object) -> float:
    """Return a moment in seconds since 1970; raises Trouble."""
    if not isinstance(data, float | int):
        raise Trouble(DAMAGED)
    return data


def _text(data: object) -> str:
    """Return text of a row; raises Trouble for anything else."""
    if not isinstance(data, str):
        raise Trouble(DAMAGED)
    return data


def _from_text(text: object) -> object:
    """Return what JSON text holds; raises Trouble for anything that isn't JSON text."""
    if not isinstance(text, str) or len(text) > _MAX_FIELD:
        raise Trouble(DAMAGED)
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble(DAMAGED) from None
    return found
