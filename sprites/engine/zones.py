"""Where things lie: the zones of a scene, read from its Tiled map.

A map (``*.tmx``) has one object layer, ``zones``, of named rectangles. Its px are
stage px. Open it in Tiled, move a zone, start the game: it has moved. A zone owns the places of
what lies in it. Kinds, given as the object's type, and their custom properties:

- ``Anchor``: all at the middle, tilted by ``angle`` degrees clockwise.
- ``Pile``: each a little higher than the one before, ``step`` px a thing for at most ``max``
  things; ``scatter`` lays them askew, each up to so many degrees.
- ``Row``: side by side, ``step`` px from one to the next, less when the zone is too short.
  ``span``: length of one thing in the row's direction, so that the last ends within the zone.
  ``towards``: "right", "left", "up" or "down"; ``align``: "middle", "start" or "end".
- ``Fan``: a row on an arc that turns things up to ``angle`` degrees from first to last.
- ``Button``: one thing at the middle, to be pressed.

Any of them may have ``thing``: how wide (stage px) what lies here is. Things grow or shrink to it
on their way; without it they stay as wide as they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree

from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH

TABLES = Path(__file__).parents[1] / "tables"
"""Where the maps of all scenes lie."""

_LAYER = "zones"


class MapError(ValueError):
    """A map says something that no zone can be made of; the sentence names map and object."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a thing lies: its centre in stage px, its tilt in degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Zone:
    """A named rectangle of the stage (stage px) and how things lie in it."""

    name: str
    left: float
    top: float
    width: float
    height: float
    thing: float = 0.0

    @property
    def x(self) -> float:
        """Of the centre."""
        return self.left + self.width / 2

    @property
    def y(self) -> float:
        """Of the centre."""
        return self.top + self.height / 2

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height."""
        return self.left, self.top, self.width, self.height

    @property
    def stacked(self) -> bool:
        """Whether what lies here covers what lies below it, so that only the first casts shade."""
        return False

    def covers(self, x: float, y: float) -> bool:
        """Whether a stage point lies in the zone."""
        return (
            self.left <= x < self.left + self.width and self.top <= y < self.top + self.height
        )

    def places(self, count: int) -> list[Place]:
        """Return the places of ``count`` things, the first (lowest) one first."""
        return [Place(self.x, self.y)] * count


@dataclass(frozen=True, slots=True)
class Anchor(Zone):
    """All in one place."""

    angle: float = 0.0

    def places(self, count: int) -> list[Place]:
        """Return the same place ``count`` times."""
        return [Place(self.x, self.y, self.angle)] * count


@dataclass(frozen=True, slots=True)
class Button(Zone):
    """Something to press."""


@dataclass(frozen=True, slots=True)
class Pile(Zone):
    """One upon another; the first place is the middle of the zone."""

    step: float = 0.3
    max: int = 60
    scatter: float = 0.0

    @property
    def stacked(self) -> bool:
        """A squared-up pile casts one shadow, a scattered one as many as there are things."""
        return not self.scatter

    def places(self, count: int) -> list[Place]:
        """Return places that rise upward and a little to the left, away from the light."""
        places = []
        for index in range(count):
            rise = min(index, self.max) * self.step
            lean, aside, along = self._askew(index)
            places.append(Place(self.x - 0.6 * rise + aside, self.y - rise + along, lean))
        return places

    def _askew(self, index: int) -> tuple[float, float, float]:
        """Return tilt and offsets: irregular, yet the same whenever one looks.

        Multiples of the golden angle never repeat and never bunch.
        """
        if not self.scatter:
            return 0.0, 0.0, 0.0
        turn = (index * 0.618034 + 0.3) % 1 * 2 - 1
        drift = (index * 0.754878 + 0.1) % 1 * 2 - 1
        return turn * self.scatter, turn * self.scatter * 0.7, drift * self.scatter * 0.35


_TOWARDS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


@dataclass(frozen=True, slots=True)
class Row(Zone):
    """Side by side."""

    step: float = 120.0
    span: float = 0.0
    towards: str = "right"
    align: str = "middle"

    def places(self, count: int) -> list[Place]:
        """Return places along the row, squeezed when they would leave the zone."""
        across, down = _TOWARDS[self.towards]
        length = self.width if across else self.height
        room = max(0.0, length - self.span)
        step = _squeezed(self.step, room, count)
        if self.align == "middle":
            first = -step * (count - 1) / 2
        elif self.align == "end":
            first = room / 2 - step * (count - 1)
        else:
            first = -room / 2
        along = [first + step * index for index in range(count)]
        return [Place(self.x + across * far, self.y + down * far) for far in along]


@dataclass(frozen=True, slots=True)
class Fan(Zone):
    """Side by side on an arc, like cards held in a hand."""

    step: float = 60.0
    span: float = 0.0
    angle: float = 24.0

    def places(self, count: int) -> list[Place]:
        """Return places on an arc that is highest at the middle of the zone.

        With few things the arc is shorter: its curve stays that of a full zone.
        """
        room = max(0.0, self.width - self.span)
        step = _squeezed(self.step, room, count)
        if not self.angle or not room:
            first = self.x - step * (count - 1) / 2
            return [Place(first + step * index, self.y) for index in range(count)]
        radius = room / 2 / math.sin(math.radians(self.angle) / 2)
        places = []
        for index in range(count):
            aside = step * (index - (count - 1) / 2)
            turn = math.asin(aside / radius)
            places.append(
                Place(self.x + aside, self.y + radius * (1 - math.cos(turn)), math.degrees(turn))
            )
        return places


def _squeezed(step: float, room: float, count: int) -> float:
    """Return the step at which ``count`` things fit into ``room``, at most ``step``."""
    return min(step, room / (count - 1)) if count > 1 else step


_KINDS: dict[str, type[Zone]] = {
    kind.__name__: kind for kind in (Anchor, Button, Pile, Row, Fan)
}
_GEOMETRY = {"name", "left", "top", "width", "height"}
_Check = tuple[Callable[[object], bool], str]
"""What a property's value must fulfil, and the same in words."""


def _within(low: float, high: float, meaning: str) -> _Check:
    return (lambda value: isinstance(value, int | float) and low <= value <= high), meaning


def _one_of(words: Collection[str], meaning: str) -> _Check:
    return (lambda value: value in words), meaning


_LENGTH = _within(0, math.inf, "a length of 0 or more")
_CHECKS: dict[str, _Check] = {
    "step": _LENGTH,
    "span": _LENGTH,
    "thing": _LENGTH,
    "max": _within(1, math.inf, "a number of 1 or more"),
    "scatter": _within(0, 45, "0 to 45 degrees"),
    "angle": _within(-170, 170, "-170 to 170 degrees"),
    "towards": _one_of(_TOWARDS, "one of " + ", ".join(_TOWARDS)),
    "align": _one_of(("middle", "start", "end"), "middle, start or end"),
}


class _Drawn(Protocol):
    """An object of a Tiled map, as pytmx reads it; lengths in px, degrees clockwise."""

    id: int
    name: str | None
    type: str | None
    x: float
    y: float
    width: float
    height: float
    rotation: float
    properties: Mapping[str, object]


def load_zones(path: Path) -> dict[str, Zone]:
    """Return the zones of a map by name, in the map's order (later ones lie higher).

    Raises MapError, whose sentence names the map and the object, on anything that is not a zone
    within the stage; FileNotFoundError where there is no such map.
    """
    source = path.read_text(encoding="utf-8")
    _refuse_what_is_dropped(path.name, source)
    # Only scenes with a map pay for it; pytmx says nothing of its types.
    from pytmx import TiledMap  # type: ignore[import-untyped]

    try:
        # With duplicates allowed, a property called "name" reaches our own, clearer check.
        tiled = TiledMap(str(path), load_all_tiles=False, allow_duplicate_names=True)
    except (KeyError, TypeError, ValueError) as error:
        raise MapError(f"{path.name}: this is not a Tiled map ({error})") from error
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if size != (STAGE_WIDTH, STAGE_HEIGHT):
        raise MapError(
            f"{path.name}: the map is {size[0]} × {size[1]} px, "
            f"the stage {STAGE_WIDTH} × {STAGE_HEIGHT}"
        )
    layers = [layer.name for layer in tiled.layers]
    if layers != [_LAYER]:
        raise MapError(f"{path.name}: one object layer named {_LAYER} is needed, not {layers}")
    zones: dict[str, Zone] = {}
    for drawn in tiled.layers[0]:
        zone = _zone(path.name, drawn)
        if zone.name in zones:
            raise MapError(f"{path.name}: there are two objects named {zone.name}")
        zones[zone.name] = zone
    return zones


def _refuse_what_is_dropped(name: str, source: str) -> None:
    """Raise MapError for what pytmx 3.32 would leave out or make a rectangle without a word."""
    try:
        root = ElementTree.fromstring(source)
    except ElementTree.ParseError as error:
        raise MapError(f"{name}: this is not a Tiled map ({error})") from error
    if root.tag != "map":
        raise MapError(f"{name}: this is not a Tiled map but a <{root.tag}>")
    if root.find("group") is not None:
        raise MapError(f"{name}: layers lie in a group; take them out, its offset would be lost")
    for drawn in root.iter("object"):
        called = f"{name}: object {drawn.get('name') or drawn.get('id')}"
        if drawn.get("template"):
            raise MapError(f"{called} comes from a template; detach it")
        if drawn.get("gid") or any(part.tag != "properties" for part in drawn):
            raise MapError(f"{called} is not a rectangle")
        if drawn.find("properties/property[@propertytype]") is not None:
            raise MapError(f"{called} has a property with a type of its own; use a plain one")
    for layer in root.iter("objectgroup"):
        if float(layer.get("offsetx", 0)) or float(layer.get("offsety", 0)):
            raise MapError(f"{name}: the layer {layer.get('name')} is offset; set that to 0")


def _zone(map_name: str, drawn: _Drawn) -> Zone:
    """Return the zone of one Tiled object."""
    if not drawn.name:
        raise MapError(f"{map_name}: object {drawn.id} at {drawn.x}, {drawn.y} has no name")
    called = f"{map_name}: object {drawn.name}"
    kind = _KINDS.get(drawn.type or "")
    if kind is None:
        raise MapError(f"{called} is of type {drawn.type!r}; there are {', '.join(_KINDS)}")
    if drawn.rotation:
        raise MapError(f"{called} is rotated; use the property angle where its kind has one")
    if not (drawn.width > 0 and drawn.height > 0):
        raise MapError(f"{called} is not a rectangle")
    if (
        drawn.x < 0 or drawn.y < 0
        or drawn.x + drawn.width > STAGE_WIDTH or drawn.y + drawn.height > STAGE_HEIGHT
    ):
        raise MapError(f"{called} reaches outside the stage")
    own = _properties(called, kind, drawn.properties)
    make: Callable[..., Zone] = kind
    return make(
        name=drawn.name, left=float(drawn.x), top=float(drawn.y), width=float(drawn.width),
        height=float(drawn.height), **own,
    )


def _properties(
    called: str, kind: type[Zone], given: Mapping[str, object]
) -> dict[str, object]:
    """Return the checked custom properties of an object as arguments of its kind."""
    defaults = {
        field.name: field.default
        for field in fields(kind)
        if field.name not in _GEOMETRY and field.default is not MISSING
    }
    defaults["thing"] = defaults.pop("thing")  # what every kind has is named last
    checked: dict[str, object] = {}
    for name, value in given.items():
        if name not in defaults:
            offer = ", ".join(defaults) or "none"
            raise MapError(f"{called} has a property {name}; a {kind.__name__} has {offer}")
        wanted = type(defaults[name])
        if wanted is float and type(value) is int:
            value = float(value)
        fits, meaning = _CHECKS[name]
        if type(value) is not wanted or not fits(value):
            raise MapError(f"{called} has {name} {value!r}; it is {meaning}")
        checked[name] = value
    return checked
