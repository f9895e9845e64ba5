"""What a game tells the program of its table, so that no other file need know the game by name.

``scenes/games/<key>/__init__.py`` holds one :class:`TableEntry`, ``TABLE``. It is read before the
first frame, and by ``--help`` on a bare Python: it names what lies in the game's other files as
addresses, imported when first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from datetime import date

    from game.entries import Entry
    from game.match import Match
    from game.records import Statistics
    from scenes.match.app import MatchApp
    from scenes.match.desk import TableKind
    from scenes.match.page_blocks import Chapter
    from scenes.match.set_up_form import Form, SetUp
    from scenes.ui.app import Screen
    from scenes.ui.words import Words

Thing = TypeVar("Thing", covariant=True)


@dataclass(frozen=True, slots=True)
class Address(Generic[Thing]):
    """Where something of a game is written: ``"module:name"``, or ``"module"`` for all of it."""

    text: str

    def get(self) -> Thing:
        """Return it, imported at the first time. Raises ImportError or AttributeError."""
        module, _, name = self.text.partition(":")
        found = import_module(module)
        thing: Thing = attrgetter(name)(found) if name else found  # type: ignore[assignment]
        return thing


class NumberedDeals(Protocol):
    """Deals that are chosen by number: ``--deal`` and the deal of the day on the title."""

    def begin(self, app: MatchApp, number: int) -> Match:
        """Return a new match of a deal, kept from its first move on; ValueError for no number."""

    def of_the_day(self, today: date) -> int:
        """Return the number of the deal that everybody gets today."""

    def to_show(self, today: date) -> int:
        """Return the number of a deal for a table that plays itself."""


class DealGroups(Protocol):
    """How a game's deals are grouped in the records."""

    def group_name(self, words: Words, group: str) -> str:
        """Return what a group is called; "" for none."""

    def by_group(
        self, words: Words, ended: Sequence[Entry]
    ) -> list[tuple[str, Statistics]]:
        """Return the name and the figures of each group, easy ones first."""


Pose = Callable[["MatchApp", "int | None"], object]
"""Opens a scene worth a picture above the title; the number of a deal may be given."""


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A game's table. Only ``key``, ``order``, ``arms`` and ``kind`` are needed."""

    key: str
    """The game's key, as in :data:`game.GAMES`; ``<key>.game`` and ``<key>.seats`` are the
    sentences on its plate."""
    order: int
    """Its place from the left on the title screen, smallest first."""
    arms: str
    """Its great shield: a name of :data:`sprites.heraldry.arms.SHIELDS`."""
    kind: Address[TableKind]
    """How the table is made."""
    form: Address[Callable[[SetUp], Form]] | None = None
    """The right half of the set-up screen; without one the game's options stand there."""
    tutorial: Address[Callable[[MatchApp], Screen]] | None = None
    """Returns the guided first game."""
    chapter: Address[Chapter] | None = None
    """Its pages in the rules book."""
    poses: tuple[str, ...] = ()
    """Names for ``--screenshot``, in the order of ``--help``."""
    samples: Address[Mapping[str, Pose]] | None = None
    """Each pose by its name."""
    progress: str = ""
    """The key of the sentence that says how far a match has come, filled in with the plain values
    of the player's observation; without one the moves are counted."""
    deals: Address[NumberedDeals] | None = None
    groups: Address[DealGroups] | None = None
    sample_records: Address[Callable[[MatchApp], None]] | None = None
    """Plays matches into the journal, for pictures of the records."""
