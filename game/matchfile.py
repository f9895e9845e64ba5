"""One match as a file: written for a friend or a bug report, read with distrust.

JSON text, UTF-8, one object: ``format``, ``schema`` and the transcript's fields. Reading checks the
size first, then the form, then every move by replay; what fails raises Trouble with a notice of
:mod:`game.notices` that names the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from game import GAMES
from game.contract import Game
from game.match import Match
from game.notices import (
    DAMAGED,
    FOREIGN,
    FUTURE,
    TOO_LARGE,
    TRUNCATED,
    UNREADABLE,
    UNWRITABLE,
    Trouble,
)
from game.transcript import Transcript, from_json

FORMAT: Final = "camelot-match"
SCHEMA: Final = 1
MAX_BYTES: Final = 1_000_000
"""No match comes near this: it is a bound on what a foreign file can make us read."""


def write(transcript: Transcript, path: Path) -> None:
    """Write a match to ``path``, whole or not at all; raises Trouble(UNWRITABLE)."""
    text = dumps(transcript)
    draft = path.with_name(path.name + ".part")
    try:
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError:
        raise Trouble(UNWRITABLE, file=path.name) from None


def read(path: Path, games: Mapping[str, Game] = GAMES) -> Match:
    """Return the match in a file, replayed and not yet kept anywhere; raises Trouble."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError:
        raise Trouble(UNREADABLE, file=path.name) from None
    try:
        return Match.replay(loads(data), games)
    except Trouble as trouble:
        raise Trouble(trouble.notice.key, file=path.name) from None


def dumps(transcript: Transcript) -> str:
    """Return a match as the text of a file."""
    data = {"format": FORMAT, "schema": SCHEMA, **transcript.as_json()}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def loads(data: bytes) -> Transcript:
    """Return the transcript that a file's bytes hold, its form checked; raises Trouble."""
    if len(data) > MAX_BYTES:
        raise Trouble(TOO_LARGE)
    fields = _object(data)
    if fields.get("format") != FORMAT:
        raise Trouble(FOREIGN)
    schema = fields.get("schema")
    if type(schema) is not int or schema < 1:
        raise Trouble(DAMAGED)
    if schema > SCHEMA:
        raise Trouble(FUTURE)
    return from_json(fields)


def _object(data: bytes) -> dict[str, object]:
    """Return the JSON object in ``data``; raises Trouble saying what it is instead."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if data.lstrip()[:1] != b"{":
            raise Trouble(FOREIGN) from None
        raise Trouble(TRUNCATED if error.end == len(data) else DAMAGED) from None
    try:
        parsed = json.loads(text, parse_constant=_no_number, object_pairs_hook=_each_once)
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            # An empty file, too, once was a whole one.
            raise Trouble(FOREIGN if text.strip() else TRUNCATED) from None
        raise Trouble(TRUNCATED if _cut_short(text.rstrip(), error) else DAMAGED) from None
    except (ValueError, RecursionError):
        raise Trouble(DAMAGED) from None
    if not isinstance(parsed, dict):
        raise Trouble(FOREIGN)
    return parsed


def _cut_short(text: str, error: json.JSONDecodeError) -> bool:
    """Return whether JSON text went wrong at its very end: after or inside its last token."""
    rest = text[error.pos :]
    inside_word = any(word.startswith(rest) for word in ("true", "false", "null"))
    return inside_word or rest == "." or error.msg.startswith("Unterminated string")


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return fields
