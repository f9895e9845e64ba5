"""The card set of the legends: characters, events, special cards and places, read from JSON tables.

A new card is a new line of a table; what may stand in one is what the dataclasses below hold, and
:mod:`game.legends.rules.effects` and :mod:`game.legends.rules.quests` say what an effect does.
Numbers of cards are those of their lines; ids are one word each and shared by no two cards of any
kind.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from game.legends.rules.codes import (
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SEAT,
    FIRST_SKILL,
    FIRST_SPECIAL,
    HIGHEST,
    KEEP,
    LOWEST,
    NONE,
    SHUFFLE,
    SKILLS,
    need_of,
    one,
    packed,
)

HOUSES: Final = ("pendragon", "benwick", "orkney", "cornwall", "corbenic", "avalon")
LEVELS: Final = ("white", "blue", "red")
"""Of cards; each table level plays with its own and all before it [F]."""
TABLE_LEVELS: Final = ("beginner", "standard", "advanced")
QUEST, PLACE, FINAL, HERALDIC, SPECIAL, TOURNAMENT = range(6)
KINDS: Final = ("quest", "place", "final", "heraldic", "special", "tournament")
MAIN: Final = 3
"""The main locations are the first three places."""
NOBODY: Final = -1
"""No character, no event, no special card."""

PASSIVE: Final = ("ward", "guard", "champion")
"""Effects that are in force without being used."""

_FOLDER: Final = Path(__file__).parent
_WORD: Final = re.compile(r"[a-z][a-z_]*[a-z]")
_GROUPS: Final = ("knight", "man", "lady")


@dataclass(frozen=True, slots=True)
class Place:
    """Where companies stand; ``skills`` are those asked for most there (skill numbers)."""

    id: str
    main: bool
    skills: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character (or a special card's carrier) may do, or always does.

    ``who`` narrows down whom it concerns: a house, ``knight``, ``man``, ``lady``, or "" for all.
    """

    effect: str
    skill: int = -1
    amount: int = 0
    who: str = ""
    weaker: bool = False
    """Only those with less combat than the character itself."""
    leaves: bool = False
    """Its price: the character is discarded at the end of the turn [F]."""
    main: bool = False
    """At a main location only [S]."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character card; ``skills`` in the order of SKILLS."""

    id: str
    house: str
    level: int
    knight: bool
    sex: str
    skills: tuple[int, ...]
    source: str
    """Where in the legend the figure comes from: the end of a catalogue key."""
    ability: Ability | None = None


@dataclass(frozen=True, slots=True)
class EventEffect:
    """One thing that an event's text does; ``special`` and ``place`` are numbers."""

    effect: str
    amount: int = 0
    special: int = NOBODY
    place: int = -1


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card; what a kind of event doesn't have is empty."""

    id: str
    level: int
    """NOBODY for a final event, which belongs to no level."""
    kind: int
    place: int = -1
    needs: tuple[tuple[int, int], ...] = ()
    """(skill, at least) in the order of the card."""
    points: int = 0
    effects: tuple[EventEffect, ...] = ()
    house: str = ""
    change: tuple[tuple[int, int], ...] = ()
    """Of a heraldic event: (skill, by how much) for each of the house."""
    skills: tuple[int, ...] = ()
    """Of a tournament: the skills that are added up."""
    cap: int = 0
    """Of a tournament: the most characters a seat may bid."""


@dataclass(frozen=True, slots=True)
class Special:
    """A special card: points while held at the end, and what it does for its carrier."""

    id: str
    points: int
    bound: int
    """The place that its carrier must not leave [S]."""
    raises: tuple[tuple[int, int], ...] = ()
    """(skill, by how much) for the carrier's company."""
    wards: bool = False
    """The carrier can't be attacked, turned or sent away."""
    actions: int = 0
    """Actions more in each turn."""
    ability: Ability | None = None


class CardSet:
    """All cards of the game, with the tables that the rules look things up in."""

    def __init__(
        self,
        characters: Sequence[Character],
        events: Sequence[EventCard],
        specials: Sequence[Special],
        places: Sequence[Place],
    ) -> None:
        """Raises ValueError if two cards share an id or there are more than moves can name."""
        self.characters = tuple(characters)
        self.events = tuple(events)
        self.specials = tuple(specials)
        self.places = tuple(places)
        self._check()
        self.packed = [packed(character.skills) for character in characters]
        """Each character's skills, see :mod:`game.legends.rules.codes`."""
        self.knights = self._mask(c.knight for c in characters)
        self.men = self._mask(c.sex == "m" for c in characters)
        self.ladies = self._mask(c.sex == "f" for c in characters)
        self.house = {h: self._mask(c.house == h for c in characters) for h in HOUSES}
        self.of_level = [self._mask(c.level <= lvl for c in characters) for lvl in range(3)]
        """The characters of a table of each level, as masks."""
        self.ability = [character.ability for character in characters]
        effects = [entry.effect if entry else "" for entry in self.ability]
        self.wards = self._mask(effect == "ward" for effect in effects)
        self.guards = self._mask(effect == "guard" for effect in effects)
        self.optional = self._mask(bool(e) and e not in PASSIVE for e in effects)
        """Characters with an ability that their owner may use, once a turn."""
        self.concerned = [self.mask_of(entry.who) if entry else 0 for entry in self.ability]
        """By character: whom its ability concerns, as a mask."""
        self.needs = [need_of(dict(event.needs)) for event in events]
        self.points = [event.points for event in events]
        self.kinds = [event.kind for event in events]
        self.tilted = [self.house.get(event.house, 0) for event in events]
        """Of heraldic events: the mask of the house."""
        self.tilt = [sum(one(skill, by) for skill, by in event.change) for event in events]
        """Of heraldic events: what each of the house gains, packed."""
        self.raises = [sum(one(skill, by) for skill, by in s.raises) for s in specials]
        self.kings = [number for number, special in enumerate(specials) if special.actions]
        """Special cards that give actions."""
        self.finals = [n for n, event in enumerate(events) if event.kind == FINAL]
        self.names = self._names()
        """The word of every code, see :mod:`game.legends.rules.codes`."""
        self.code_of = {name: code for code, name in enumerate(self.names) if name}

    def mask_of(self, who: str) -> int:
        """Return the mask of the characters that ``who`` means, see :class:`Ability`."""
        if not who:
            return (1 << len(self.characters)) - 1
        if who in _GROUPS:
            return (self.knights, self.men, self.ladies)[_GROUPS.index(who)]
        return self.house[who]

    def events_of(self, level: int) -> list[int]:
        """Return the numbers of the events, finals apart, of a table of some level."""
        return [n for n, event in enumerate(self.events) if NOBODY < event.level <= level]

    def with_cards(
        self, characters: Iterable[Character] = (), events: Iterable[EventCard] = ()
    ) -> CardSet:
        """Return a card set with more cards."""
        return CardSet(
            (*self.characters, *characters), (*self.events, *events), self.specials, self.places
        )

    def _mask(self, flags: Iterable[bool]) -> int:
        return sum(1 << number for number, flag in enumerate(flags) if flag)

    def _check(self) -> None:
        ids = [card.id for card in self.characters]
        ids += [card.id for card in self.events]
        ids += [card.id for card in self.specials]
        ids += [card.id for card in self.places]
        twice = {name for name in ids if ids.count(name) > 1}
        if twice:
            raise ValueError(f"two cards have the same id: {', '.join(sorted(twice))}")
        if bad := [name for name in ids if not _WORD.fullmatch(name)]:
            raise ValueError(f"an id is one word of small letters, unlike {bad[0]!r}")
        room = (FIRST_SPECIAL, FIRST_PLACE - FIRST_EVENT, FIRST_EVENT - FIRST_SPECIAL, 30)
        counts = map(len, (self.characters, self.events, self.specials, self.places))
        if any(count > most for count, most in zip(counts, room, strict=True)):
            raise ValueError("there are more cards of a kind than moves can name")

    def _names(self) -> list[str]:
        names = [""] * (NONE + 1)
        for first, ids in (
            (0, [card.id for card in self.characters]),
            (FIRST_SPECIAL, [card.id for card in self.specials]),
            (FIRST_EVENT, [card.id for card in self.events]),
            (FIRST_PLACE, [card.id for card in self.places]),
        ):
            names[first : first + len(ids)] = ids
        names[FIRST_SKILL : FIRST_SKILL + len(SKILLS)] = SKILLS
        names[FIRST_SEAT : FIRST_SEAT + 4] = [f"seat{seat}" for seat in range(4)]
        names[KEEP], names[SHUFFLE] = "keep", "shuffle"
        return names


class AbilityEntry(TypedDict):
    """An ability as the tables of characters and specials describe it, see :class:`Ability`."""

    effect: str
    skill: NotRequired[str]
    amount: NotRequired[int]
    who: NotRequired[str]
    weaker: NotRequired[bool]
    leaves: NotRequired[bool]
    main: NotRequired[bool]


class CharacterLine(TypedDict):
    """A line of ``characters.json``, see :class:`Character`."""

    id: str
    house: str
    level: str
    knight: bool
    sex: str
    skills: list[int]
    source: str
    ability: NotRequired[AbilityEntry]


class EffectEntry(TypedDict):
    """One effect of an event, see :class:`EventEffect`."""

    effect: str
    amount: NotRequired[int]
    special: NotRequired[str]
    place: NotRequired[str]


class EventLine(TypedDict):
    """A line of ``events.json``, see :class:`EventCard`."""

    id: str
    kind: str
    level: NotRequired[str]
    place: NotRequired[str]
    needs: NotRequired[dict[str, int]]
    points: NotRequired[int]
    effects: NotRequired[list[EffectEntry]]
    house: NotRequired[str]
    change: NotRequired[dict[str, int]]
    skills: NotRequired[list[str]]
    cap: NotRequired[int]


def character(line: CharacterLine) -> Character:
    """Return the character that a line of the table describes; raises ValueError."""
    skills = tuple(line["skills"])
    if len(skills) != len(SKILLS) or not all(LOWEST <= skill <= HIGHEST for skill in skills):
        raise ValueError(f"{line['id']} needs six skills from {LOWEST} to {HIGHEST}")
    if line["house"] not in HOUSES or line["sex"] not in ("m", "f"):
        raise ValueError(f"{line['id']} needs a house of {HOUSES} and a sex, m or f")
    return Character(
        line["id"],
        line["house"],
        LEVELS.index(line["level"]),
        bool(line["knight"]),
        line["sex"],
        skills,
        line["source"],
        ability(line.get("ability")),
    )


def ability(entry: AbilityEntry | None) -> Ability | None:
    """Return the ability that an entry describes, or None; raises ValueError for a bad one."""
    if entry is None:
        return None
    who = entry.get("who", "")
    if who not in ("", *_GROUPS, *HOUSES):
        raise ValueError(f"an ability can't concern {who!r}")
    skill = SKILLS.index(entry["skill"]) if "skill" in entry else -1
    return Ability(
        entry["effect"], skill, entry.get("amount", 0), who, entry.get("weaker", False),
        entry.get("leaves", False), entry.get("main", False),
    )  # fmt: skip


def event(line: EventLine, specials: Sequence[str], places: Sequence[str]) -> EventCard:
    """Return the event that a line of the table describes; raises ValueError for a bad one."""
    effects = tuple(
        EventEffect(
            entry["effect"],
            entry.get("amount", 0),
            specials.index(entry["special"]) if "special" in entry else NOBODY,
            places.index(entry["place"]) if "place" in entry else -1,
        )
        for entry in line.get("effects", ())
    )
    return EventCard(
        line["id"],
        LEVELS.index(line["level"]) if "level" in line else NOBODY,
        KINDS.index(line["kind"]),
        places.index(line["place"]) if "place" in line else -1,
        _by_skill(line.get("needs", {})),
        line.get("points", 0),
        effects,
        line.get("house", ""),
        _by_skill(line.get("change", {})),
        tuple(SKILLS.index(skill) for skill in line.get("skills", ())),
        line.get("cap", 0),
    )


def read_cards(folder: Path = _FOLDER) -> CardSet:
    """Read the four tables; raises OSError, ValueError, KeyError for what is no card set."""
    tables = {
        name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("characters", "events", "specials", "places")
    }
    places = [
        Place(p["id"], p["main"], tuple(SKILLS.index(skill) for skill in p["skills"]))
        for p in tables["places"]
    ]
    place_ids = [place.id for place in places]
    specials = [
        Special(
            s["id"],
            s["points"],
            place_ids.index(s["bound"]),
            _by_skill(s.get("raises", {})),
            s.get("wards", False),
            s.get("actions", 0),
            ability(s.get("ability")),
        )
        for s in tables["specials"]
    ]
    special_ids = [special.id for special in specials]
    return CardSet(
        [character(line) for line in tables["characters"]],
        [event(line, special_ids, place_ids) for line in tables["events"]],
        specials,
        places,
    )


@cache
def shipped_cards() -> CardSet:
    """Return the card set that the game ships with, read once."""
    return read_cards()


def _by_skill(entry: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((SKILLS.index(skill), amount) for skill, amount in entry.items())
