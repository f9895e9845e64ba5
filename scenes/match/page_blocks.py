"""What a page of the rules book is made of. Data only: keys of sentences and names of pictures.

Sentences may hold the names of actions in braces, such as ``{undo}``: the book writes the key there
that calls the action now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Opening:
    """The first paragraph of a page; it begins with an illuminated letter."""

    key: str


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    key: str


@dataclass(frozen=True, slots=True)
class Aside:
    """A paragraph in smaller italics: sources, remarks."""

    key: str


@dataclass(frozen=True, slots=True)
class Rubric:
    """A heading within a page, in red."""

    key: str


@dataclass(frozen=True, slots=True)
class Item:
    """A paragraph that a red lozenge begins."""

    key: str


@dataclass(frozen=True, slots=True)
class Sign:
    """A paragraph beside a small picture.

    ``picture``: an icon's name, or one of :data:`scenes.screens.rules_book.examples.MARKS`.
    """

    picture: str
    key: str


@dataclass(frozen=True, slots=True)
class Who:
    """A figure: half-figure, and the keys of name, note and where it comes from."""

    portrait: str
    """A name of :mod:`sprites.heraldry.people`."""
    name: str
    note: str
    source: str


@dataclass(frozen=True, slots=True)
class Keys:
    """A table of actions and the keys that call them now."""

    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A small patience grid: ``cards`` by cell, cells that are ``lit``, a ``label`` beneath."""

    cards: Mapping[int, str] = field(default_factory=dict)
    lit: frozenset[int] = frozenset()
    label: str = ""


@dataclass(frozen=True, slots=True)
class Grids:
    """Small grids side by side; ``cell`` is the width of a cell in stage px."""

    grids: tuple[Grid, ...]
    cell: float
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards and signs in a line: a card's text, ``back``, or a sign such as ``+``, ``=10``, ``→``.

    ``crown``, ``rose``, ``sword`` and ``knot`` are empty cells; a card after ``on:`` lies on one.
    Of the seals: a card such as ``r7``, a back such as ``back:red``, a sword ``sealing:red``.
    """

    things: tuple[str, ...]
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """Lines of cards, ``across`` of them side by side; ``card`` is a card's width in stage px."""

    rows: tuple[Row, ...]
    card: float
    across: int = 1
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Shares:
    """A chart: a label's key, and how many of a hundred."""

    bars: tuple[tuple[str, float], ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class NewLeaf:
    """What follows begins on the next side."""


Block = (
    NewLeaf | Opening | Text | Aside | Rubric | Item | Sign | Who | Keys | Grids | Rows
    | Shares
)


@dataclass(frozen=True, slots=True)
class Page:
    """One matter: ``key`` names it for doors, ``title`` is its heading's key."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    charge: str = "crown"
    """What ends it, see :func:`sprites.ui.codex.tailpiece`."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The pages on one matter; ``game`` is the key of the game it is about, "" for the house."""

    key: str
    title: str
    icon: str
    pages: tuple[Page, ...]
    game: str = ""
