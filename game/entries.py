"""Rows of the journal as what they stand for: entries in a list, progress, whole transcripts.

Whatever a row holds is checked before it is believed: a file can have been changed by anybody.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.contract import OptionValue
from game.notices import DAMAGED, Trouble
from game.records import Result, result_from_json
from game.schema import MATCH_COLUMNS
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


def transcript_of(row: Sequence[Any], plies: Sequence[Sequence[Any]]) -> Transcript:
    """Return the match that a row and its plies' (seat, text, made by) hold; raises Trouble."""
    return from_json({**_fields(row), "plies": [list(ply) for ply in plies]})


def entry_of(row: Sequence[Any]) -> Entry:
    """Return a row of the matches table as an entry; raises Trouble for one of unsound form."""
    fields = _fields(row)
    result = fields["result"]
    for name in ("started", "changed"):
        if not isinstance(fields[name], float | int):
            raise Trouble(DAMAGED)
    head = from_json({**fields, "plies": [], "position": 0})
    return Entry(
        number=fields["id"],
        game=head.game,
        seed=head.seed,
        options=head.options,
        group=head.group,
        chairs=head.chairs,
        position=checked_whole(fields["position"], MAX_PLIES),
        seconds=head.seconds,
        marks=head.marks,
        status=fields["status"],
        result=None if result is None else result_from_json(_from_text(result)),
        started=fields["started"],
        changed=fields["changed"],
    )


def _fields(row: Sequence[Any]) -> dict[str, Any]:
    """Return a row's fields by the names that a transcript has for them; raises Trouble."""
    fields = dict(zip(MATCH_COLUMNS.replace(" ", "").split(","), row, strict=True))
    for name in ("options", "chairs", "marks"):
        fields[name] = _from_text(fields[name])
    fields["group"] = fields.pop("deal_group")
    return fields


def as_text(data: Any) -> str:
    """Return JSON text for a field."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _from_text(text: Any) -> Any:
    """Return what JSON text holds; raises Trouble for anything that isn't JSON text."""
    if not isinstance(text, str) or len(text) > _MAX_FIELD:
        raise Trouble(DAMAGED)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble(DAMAGED) from None
