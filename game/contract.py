"""The contract every game fulfils: what a match, an agent and a screen may ask of the rules.

Four kinds of data never mix: *options* (chosen before), *state* (the rules'), *view state* (drag,
selection, focus) and *drawn state* (what is on screen). Only the first two live in this room.
Terms follow OpenSpiel. Knows nothing of screens, clocks or files.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

Move: TypeAlias = int
Seat: TypeAlias = int
Observation: TypeAlias = Mapping[str, object]
"""Plain JSON: ``json.loads(json.dumps(o)) == o`` holds for every observation. Each game says what
is in its own by a ``TypedDict``, and holds ``seat``, the seat it belongs to."""

OptionValue: TypeAlias = str | int | bool


class IllegalMove(ValueError):
    """A move, seat or move text that the rules do not allow now; the state is unchanged."""


class IllegalOption(ValueError):
    """An option, option value or seat count that the game does not offer."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before a match: its allowed values in display order, and the default."""

    choices: tuple[OptionValue, ...]
    default: OptionValue
    when: tuple[str, tuple[OptionValue, ...]] | None = None
    """Another option, and the values of it with which this one matters; None: with all."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    ``scores`` and ``winners`` are by seat (0-based); ``winners`` is empty when nobody won.
    ``reason`` is a key of the catalogues (``"patience.won"``), never a sentence.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Mask:
    """What of an event only its own ``seat`` sees. Made by :func:`masked`."""

    fields: tuple[str, ...]

    def view(self, event: Event) -> Event | None:
        """Return the event as all others see it: without what is masked, or not at all."""
        if not self.fields:
            return None
        return replace(event, **{name: _blank(getattr(event, name)) for name in self.fields})


def masked(*fields: str) -> Mask:
    """Return a mask over ``fields`` of an event with a ``seat``; without any: over all of it.

    A masked tuple keeps its length, each entry being None; anything else becomes None.
    """
    return Mask(fields)


def _blank(value: object) -> object:
    return (None,) * len(value) if isinstance(value, tuple) else None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, named in the past tense: the source of animation, log and sound."""

    reveals: ClassVar[bool] = False
    """True for a kind of event that ends the way back: somebody has seen something new (a draw, a
    reveal), or the rule sheet calls the act final. See :attr:`Game.undo_unlimited`."""
    mask: ClassVar[Mask | None] = None
    """What seats other than the event's own ``seat`` don't see; None where nothing is secret."""

    def seen_by(self, seat: Seat) -> Event | None:
        """Return this event as ``seat`` may see it: itself, a masked one, or None."""
        if self.mask is None or getattr(self, "seat") == seat:  # noqa: B009 (not every event's)
            return self
        return self.mask.view(self)


class State(ABC):
    """The position of one game, with everything the rules need to go on and nothing else."""

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Seats that must act now, ascending; ``()`` means the game is over."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> list[Move]:
        """Sorted legal moves of ``seat``; ``[]`` for a seat not in :meth:`to_act`."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move and return what happened, in order.

        Raises IllegalMove, and changes nothing, on anything not in ``legal_moves(seat)``.
        """

    @abstractmethod
    def observation(self, seat: Seat) -> Observation:
        """Return all that ``seat`` may know, and nothing else, as plain JSON data.

        Raises IllegalMove for a seat that is not at the table.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return None while the game runs, else how it ended."""

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy, cheaply (no deepcopy)."""

    @abstractmethod
    def encode(self, move: Move) -> str:
        """Return a legal move as short stable text, as files and logs hold it.

        Whether it is legal isn't asked again: a text made of any other move means nothing.
        """

    @abstractmethod
    def decode(self, text: str) -> Move:
        """Return the move that ``text`` names; raises IllegalMove if no legal move is named so."""


class Game(ABC):
    """One game: its seats, its options, and the way to a first state."""

    key: ClassVar[str]
    """Short stable name: the key in ``GAMES``, in files and in the catalogues."""
    version: ClassVar[int] = 1
    """Raised whenever old move lists would no longer replay to the same states."""
    seat_counts: ClassVar[tuple[int, ...]]
    house_seat_counts: ClassVar[tuple[int, ...]] = ()
    """Those of ``seat_counts`` that only a house rule allows; nobody is offered them first."""
    options: ClassVar[Mapping[str, Option]] = {}
    policy: ClassVar[str]
    """Dotted module with this game's agents (see :mod:`game.agents`), imported when first asked."""
    undo_unlimited: ClassVar[bool] = False
    """True where undo may go back past what was seen, to the very start. The match then remembers
    that it did (the mark ``"peeked"``)."""

    @property
    def usual_seats(self) -> int:
        """How many seats a match has if nobody says otherwise: the fewest without a house rule."""
        return next(count for count in self.seat_counts if count not in self.house_seat_counts)

    @abstractmethod
    def new_state(self, seats: int, seed: int, **options: OptionValue) -> State:
        """Return the first state. Raises IllegalOption for seats or options not on offer."""

    @abstractmethod
    def sample(self, observation: Observation, rng: random.Random) -> State:
        """Return a random state that looks the same to the observing seat, for search."""

    @abstractmethod
    def fold(self, observation: Observation, events: Sequence[Event]) -> Observation:
        """Return what a seat knows after ``events``, from what it knew before.

        ``events`` are those of one move, as the seat of ``observation`` sees them (see
        :meth:`Event.seen_by`). The law: it equals what :meth:`State.observation` of that seat says
        after the move. The given observation is left as it was.
        """

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """Return ``options`` completed with defaults.

        Raises IllegalOption on a seat count, an option name or a value that is not on offer.
        """
        if type(seats) is not int or seats not in self.seat_counts:
            raise IllegalOption(f"{self.key} is played by {self.seat_counts} seats, not {seats!r}")
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise IllegalOption(f"{self.key} has no option {name!r}")
            if not any(value == c and type(value) is type(c) for c in option.choices):
                raise IllegalOption(f"{name} is one of {option.choices}, not {value!r}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def require_legal(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless ``move`` is a legal move of ``seat`` now."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise IllegalMove(f"no seat {seat!r}")
    if isinstance(move, bool) or not isinstance(move, int) or move not in state.legal_moves(seat):
        raise IllegalMove(f"seat {seat} may not make move {move!r} now")


