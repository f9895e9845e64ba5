"""What a game tells the match screen: the hooks of its table, and the parts a table is made of.

A :class:`GameTable` says what lies where and how moves are made, and holds the three that speak for
it: its words, its paint (:mod:`~scenes.match.table_paint`), its result. Its *parts* are objects of
their own (a hint, a gauge, a lesson's note) that react to what happens at the table. These classes
are made to be filled in; a hook that has a default does nothing, or the plain thing.
``tests/nothing`` fills in the fewest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.agents import Hint
from game.contract import Event, Move, Observation, Seat
from scenes.match.stage import Stage
from scenes.match.table_paint import TablePaint
from scenes.ui.controls import Widget
from scenes.ui.drag import Result
from scenes.ui.input import Input
from sprites.engine.canvas import Canvas
from sprites.engine.layout import View

Offers = dict[tuple[str, str], Move]
"""How legal moves are made: (source spot, target spot) → move; (spot, spot) is a mere tap."""


@dataclass(frozen=True, slots=True)
class Paths:
    """Which ways pieces take: where new ones come from, gone ones go to, and which fly first."""

    come_from: Mapping[str, str] = field(default_factory=dict)
    go_to: Mapping[str, str] = field(default_factory=dict)
    order: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A line of a menu or a way on: key of ``house.button.*``, icon, and what it does."""

    key: str
    icon: str | None
    act: Callable[[], object]
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Switch:
    """A habit of the table that its menu offers: key of ``<game>.habit.*``, state, and setter."""

    key: str
    on: bool
    set: Callable[[bool], object]


@dataclass(frozen=True, slots=True)
class HintShown:
    """A hint on the table: the spots it lights, and its sentence."""

    spots: frozenset[str]
    sentence: str


class Part:
    """Something that lives with a table and reacts to what happens there.

    A part is called only for the reactions it has: the screen looks once which of these methods
    its class fills in.
    """

    @property
    def wake(self) -> float | None:
        """Seconds after which :meth:`update` wants to be called though nothing moves; or None."""
        return None

    @property
    def moving(self) -> bool:
        """Whether it moves: the table is drawn at every frame."""
        return False

    # Life

    def enter(self) -> None:
        """The table has come onto the stack and is laid."""

    def pause(self) -> None:
        """Another scene lies on top now."""

    def leave(self) -> None:
        """The table has left the stack."""

    def lay_out(self) -> None:
        """Window size, language or text scale are new: pictures of the old ones go."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    # What happens at the table

    def refreshed(self) -> None:
        """The position, or what may be done in it, has changed: offers are new."""

    def made(self, events: Sequence[Event]) -> None:
        """A move has been made, with these events as the viewer sees them; nothing is shown yet."""

    def before_stage(self) -> None:
        """The next stage of a move is about to be shown."""

    def staged(self, stage: Stage, takes: float) -> None:
        """A stage has begun to be shown; its motions take so many seconds at normal speed."""

    def moved(self, events: Sequence[Event]) -> None:
        """A move with these events has been shown to its end."""

    def went_back(self, *, back: bool) -> None:
        """Moves were undone (``back``), or made again."""

    def seated(self, seat: Seat) -> None:
        """Another person looks at the table from now on."""

    def relit(self) -> None:
        """What is lit, held or lifted has changed."""

    def refused(self, why: str) -> None:
        """Something could not be done, for this reason."""

    # Input

    def handle(self, event: Input) -> bool:
        """Take an input before the table does; returns True to keep it from the table."""
        return False

    def command(self, name: str) -> bool:
        """Take a named command before the table does; returns True if it meant something here."""
        return False

    def pointed(self, key: str) -> None:
        """The keys have come to rest on the spot or button ``key``."""

    # What shows

    def widgets(self) -> Sequence[Widget]:
        """Return its buttons and other widgets."""
        return ()

    def enable(self, widgets: Sequence[Widget]) -> None:
        """Say of each of the table's widgets whether it may be used now, and if not, why."""

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the pieces."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the pieces, under ribbon and buttons."""


class Guide(Part):
    """A part that leads through a match: a lesson, or a table that plays itself.

    It may say other things than the table does and take over what follows the end. A screen has at
    most one.
    """

    def title(self) -> str | None:
        """Return what a screen reader says on entering, or None for the table's own."""
        return None

    def prompt(self) -> str | None:
        """Return what the ribbon says instead of the table's sentence, or None."""
        return None

    def offers(self, offers: Offers) -> Offers:
        """Return those of the table's offers that may be made under guidance."""
        return offers

    def objection(self, move: Move) -> str | None:
        """Return why a legal move of the viewer's is not to be made yet, or None."""
        return None

    def refusal(self, source: str, target: str | None) -> str | None:
        """Return why ``source`` can't go to ``target``, or None for the table's own reason."""
        return None

    def lights(self) -> frozenset[str] | None:
        """Return the spots that glow while nothing is held and no hint shows, or None."""
        return None

    def menu(self) -> list[MenuEntry] | None:
        """Return the menu's lines instead of the table's, or None."""
        return None

    def takes_end(self) -> bool:
        """Return True to take over what follows the end of the match."""
        return False

    def ask_to_leave(self) -> bool:
        """Return True if it asks itself before the table is left."""
        return False


class Meaning(Protocol):
    """What inputs mean at a table with ways of its own."""

    def __call__(self, result: Result, *, quiet: bool) -> Result:
        """Return what an input means, or None if that has been seen to here.

        ``quiet`` is True for the press that may yet become a drag.
        """


class TableWords:
    """What a table says. Sentences come from the catalogues, in the reader's language."""

    def prompt(self) -> str:
        """Return what is asked of the viewer, or what goes on."""
        raise NotImplementedError

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence for log and screen reader; "" for nothing to say.

        ``by`` is who made the ply (see :meth:`game.match.Match.made_by`), where that is known.
        """
        raise NotImplementedError

    def refusal(self, source: str, target: str | None) -> str:
        """Return why ``source`` can't go to ``target`` (the same: why a tap does nothing)."""
        return ""

    def spot(self, spot: str) -> str:
        """Return what lies on a spot, as read aloud."""
        return spot

    def sound(self, event: Event) -> str:
        """Return the sound of an event, or ""."""
        return ""

    def rules_page(self) -> str:
        """Return the page of the rules that is of use now."""
        return ""

    def no_undo(self) -> str:
        """Return why nothing can be taken back now; "" for the common sentence."""
        return ""

    def hint(self, hint: Hint) -> HintShown:
        """Return how a hint of the game's own player is shown; raises NotImplementedError where
        the table gives none."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class ResultWords:
    """What the sheet at the end tells."""

    heading: str
    sentence: str
    lines: Sequence[str] = ()


class TableResult:
    """What follows the end of a match at this table."""

    def begin(self) -> float:
        """Begin what the table does by itself at the end (a flourish, a note in the campaign);
        return after how many seconds at normal speed the result is shown."""
        return 0.0

    def words(self) -> ResultWords:
        """Return what the result's sheet tells."""
        raise NotImplementedError

    left_out: frozenset[str] = frozenset()
    """Keys of the common ways on (:func:`scenes.match.again.ways_on`) that make no sense here."""

    def ways_on(self) -> list[MenuEntry]:
        """Return this game's own ways on; before those that every table has if one is primary."""
        return []

    def show_first(self) -> bool:
        """Show something of this game's own before the result's sheet (a count); returns True if
        it did, and that then leads on to the sheet."""
        return False


class GameTable:
    """One game's table under the match screen."""

    words: TableWords
    paint: TablePaint
    result: TableResult
    parts: list[Part]
    """What the table is made of besides, in the order in which they are asked and drawn."""
    meaning: Meaning | None = None
    """What inputs mean here, where they mean more than what they hit."""

    # What lies where

    def view(self, observation: Observation) -> View:
        """Return which piece lies in which zone."""
        raise NotImplementedError

    def paths(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return which ways the pieces go when ``events`` happen, or are taken ``back``."""
        return Paths()

    def move_pieces(self, view: View, events: Iterable[Event], *, back: bool) -> float | None:
        """Move the pieces to where ``view`` has them in a manner of this game's own (figures that
        walk); return the seconds that takes, or None to let them fly along :meth:`paths`."""
        return None

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return how a move is shown, step by step (by default all at once); the last view must be
        that of ``after``."""
        return [Stage(self.view(after), events)]

    # What may be done

    def offers(self, moves: Sequence[Move]) -> Offers:
        """Return how the viewer's legal moves are made on the table."""
        raise NotImplementedError

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return the zones and pieces that hands and keys can reach, in order, and their roles."""
        raise NotImplementedError

    def spot_at(self, point: tuple[float, float], spot: str | None) -> str | None:
        """Return the spot that is meant at a stage point where ``spot`` lies uppermost."""
        return spot

    def taken_along(self, piece: str) -> Sequence[str]:
        """Return the pieces that are dragged together with one."""
        return ()

    def look_closer(self, spot: str | None) -> None:
        """Show more of what lies on a spot (right click, or the key); None: on bare table."""

    def next_person(self, people: Sequence[Seat], viewer: Seat) -> Seat | None:
        """Return to whom of the ``people`` that must act the screen is handed over, or None."""
        return people[0] if people and viewer not in people else None

    # What is lit

    def lights(self) -> frozenset[str]:
        """Return the spots that glow while nothing is held and no hint shows."""
        return frozenset()

    def glow(self, zone: str) -> float:
        """Return how brightly a piece that is lit glows in a zone, up to 1."""
        return 1.0

    # Menu

    def menu(self) -> list[MenuEntry]:
        """Return this game's own lines of the menu, before those that every table has."""
        return []

    def switches(self) -> list[Switch]:
        """Return the table's habits that the menu offers."""
        return []
