"""A match as it is written down: everything that a replay needs, and nothing else.

Plain JSON both ways, every size bounded. What comes from outside is checked here for its form; that
the moves are moves is checked by the replay in :mod:`game.match`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.contract import OptionValue, Seat
from game.notices import DAMAGED, Trouble
from game.randomness import MAX_SEED

ME, GUEST, AGENT = "me", "guest", "agent"
"""Kinds of chairs: the person whose records these are, another person here, an agent."""
PERSON, HOUSE = "person", "house"
"""Who made a ply, besides AGENT: a person, or the house for them (a move set to be automatic)."""

MAX_SEATS: Final = 8
MAX_PLIES: Final = 20_000
MAX_TEXT: Final = 80
"""Characters of a move's text, a name, a mark or any other short text."""
MAX_OPTIONS: Final = 32
MAX_MARKS: Final = 16
MAX_SECONDS: Final = 10_000_000.0


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat. In a person's chair a ``level`` means that an agent plays for now."""

    kind: str = ME
    name: str = ""
    level: str = ""
    personality: str = ""

    @property
    def played_by_agent(self) -> bool:
        """Whether an agent makes this chair's moves at the moment."""
        return self.kind == AGENT or bool(self.level)


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it is kept: whose, its text, and made by whom (PERSON, AGENT or HOUSE)."""

    seat: Seat
    text: str
    by: str = PERSON


@dataclass(frozen=True, slots=True)
class Transcript:
    """One match on paper. ``plies[position:]`` were undone and can still be redone."""

    game: str
    version: int
    seed: int
    nonce: str
    commitment: str
    """The promise shown before the first move, see :mod:`game.fairness`."""
    chairs: tuple[Chair, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    group: str = ""
    """A tag for the statistics, such as a deal's grade."""
    plies: tuple[Ply, ...] = ()
    position: int = 0
    seconds: float = 0.0
    marks: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return the transcript as plain JSON data; :func:`from_json` reads it back."""
        return {
            "game": self.game,
            "version": self.version,
            "seed": self.seed,
            "nonce": self.nonce,
            "commitment": self.commitment,
            "chairs": chairs_as_json(self.chairs),
            "options": dict(self.options),
            "group": self.group,
            "plies": [[ply.seat, ply.text, ply.by] for ply in self.plies],
            "position": self.position,
            "seconds": round(self.seconds, 3),
            "marks": list(self.marks),
        }


def chairs_as_json(chairs: tuple[Chair, ...]) -> list[dict[str, str]]:
    """Return chairs as plain JSON data; :func:`chairs_from_json` reads them back."""
    return [
        {
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "personality": chair.personality,
        }
        for chair in chairs
    ]


def chairs_from_json(data: object) -> tuple[Chair, ...]:
    """Return the chairs that ``data`` describes; raises Trouble(DAMAGED) if it describes none."""
    chairs = []
    for item in _list(data, MAX_SEATS):
        fields = _dict(item, 4)
        kind = _text(fields.get("kind"))
        _require(kind in (ME, GUEST, AGENT))
        rest = [_text(fields.get(name)) for name in ("name", "level", "personality")]
        chairs.append(Chair(kind, *rest))
    _require(bool(chairs))
    return tuple(chairs)


def options_from_json(data: object) -> dict[str, OptionValue]:
    """Return options of allowed types; raises Trouble(DAMAGED). Their values are the game's say."""
    options: dict[str, OptionValue] = {}
    for name, value in _dict(data, MAX_OPTIONS).items():
        if isinstance(value, str):
            options[_text(name)] = _text(value)
        else:
            if not isinstance(value, int) or abs(value) > MAX_SEED:  # bools are ints
                raise Trouble(DAMAGED)
            options[_text(name)] = value
    return options


def marks_from_json(data: object) -> tuple[str, ...]:
    """Return marks, each once and sorted; raises Trouble(DAMAGED)."""
    return tuple(sorted({_text(mark) for mark in _list(data, MAX_MARKS)}))


def from_json(data: object) -> Transcript:
    """Return the transcript that plain JSON data describes; raises Trouble(DAMAGED) otherwise."""
    fields = _dict(data, 64)
    chairs = chairs_from_json(fields.get("chairs"))
    plies = []
    for item in _list(fields.get("plies"), MAX_PLIES):
        triple = _list(item, 3)
        _require(len(triple) == 3)
        seat, text, by = triple
        plies.append(checked_ply(seat, text, by, len(chairs)))
    return Transcript(
        game=_text(fields.get("game")),
        version=checked_whole(fields.get("version"), MAX_SEED),
        seed=checked_whole(fields.get("seed"), MAX_SEED),
        nonce=_text(fields.get("nonce")),
        commitment=_text(fields.get("commitment")),
        chairs=chairs,
        options=options_from_json(fields.get("options")),
        group=_text(fields.get("group")),
        plies=tuple(plies),
        position=checked_whole(fields.get("position"), len(plies)),
        seconds=checked_seconds(fields.get("seconds")),
        marks=marks_from_json(fields.get("marks")),
    )


def checked_ply(seat: object, text: object, by: object, seats: int) -> Ply:
    """Return a ply of sound form; raises Trouble(DAMAGED)."""
    maker = _text(by)
    _require(maker in (PERSON, AGENT, HOUSE))
    return Ply(checked_whole(seat, seats - 1), _text(text), maker)


def checked_seconds(data: object) -> float:
    """Return a length of time in seconds; raises Trouble(DAMAGED) for anything else."""
    if isinstance(data, bool) or not isinstance(data, int | float):
        raise Trouble(DAMAGED)
    _require(0 <= data <= MAX_SECONDS)  # which nan is not, either
    return float(data)


def checked_whole(data: object, most: int) -> int:
    """Return a whole number from 0 to ``most``; raises Trouble(DAMAGED) for anything else."""
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data <= most:
        raise Trouble(DAMAGED)
    return data


def _require(sound: bool) -> None:
    if not sound:
        raise Trouble(DAMAGED)


def _text(data: object) -> str:
    if not isinstance(data, str) or len(data) > MAX_TEXT or not data.isprintable():
        raise Trouble(DAMAGED)
    return data


def _list(data: object, most: int) -> list[object]:
    if not isinstance(data, list) or len(data) > most:
        raise Trouble(DAMAGED)
    return data


def _dict(data: object, most: int) -> dict[str, object]:
    if not isinstance(data, dict) or len(data) > most:
        raise Trouble(DAMAGED)
    return data
