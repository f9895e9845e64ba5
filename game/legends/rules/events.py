"""What can happen in the legends, in the order of the rule sheet's steps. What happens in a
tournament is in :mod:`game.legends.rules.tournament_events`.

Characters, events, special cards, places and skills are words of the data (``lancelot``), seats
count from 0, turns (full rounds) from 1. Hidden are only cards drawn to a hand and what one seat
looks at, see ``mask`` of :class:`CharacterDrawn`, :class:`CharactersShown` and
:class:`EventForeseen`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Mask, Seat, masked


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began, in a round; the very first one follows the placing."""

    turn: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A seat came to a step of its turn where it has something to decide.

    ``step`` is ``abilities``, ``complete`` or ``actions``; ``actions`` how many it has.
    """

    seat: Seat
    step: str
    actions: int


@dataclass(frozen=True, slots=True)
class CharacterPlaced(Event):
    """A character came from a hand to a place; ``how``: ``start``, ``play``, ``recruit``,
    ``swap`` or ``muster``."""

    seat: Seat
    character: str
    place: str
    how: str


# Step 1: the event


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """The top event was turned up; ``deck`` events are left, the final one among them."""

    reveals: ClassVar[bool] = True

    seat: Seat
    event: str
    kind: str
    deck: int


@dataclass(frozen=True, slots=True)
class QuestOpened(Event):
    """A quest lies at a place; ``opens`` is True where the place is there for it alone."""

    event: str
    place: str
    opens: bool


@dataclass(frozen=True, slots=True)
class QuestRefused(Event):
    """A fourth quest of a place was discarded at once."""

    event: str
    place: str


@dataclass(frozen=True, slots=True)
class FinalAppeared(Event):
    """The final event lies open; the game ends without it after ``rounds`` full rounds."""

    event: str
    place: str
    rounds: int


@dataclass(frozen=True, slots=True)
class HeraldRaised(Event):
    """A heraldic event came into force; ``replaced`` is the one before, or None."""

    event: str
    replaced: str | None


@dataclass(frozen=True, slots=True)
class OccasionBegan(Event):
    """A special event is carried out, seat by seat, from the active one."""

    event: str


@dataclass(frozen=True, slots=True)
class OccasionEnded(Event):
    """A special event is done and discarded."""

    event: str


# Step 2: abilities


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat used the ability of ``source`` (a character or a special card) at a place."""

    seat: Seat
    source: str
    place: str
    targets: tuple[str, ...]
    leaves: bool
    """Whether the character is discarded at the end of the turn."""


@dataclass(frozen=True, slots=True)
class SkillRaised(Event):
    """A seat's company at a place has more of a skill until the end of the turn."""

    seat: Seat
    place: str
    skill: str
    amount: int


@dataclass(frozen=True, slots=True)
class CharacterKilled(Event):
    """A knight was struck down; ``by`` is the character or the event that did it."""

    seat: Seat
    """Whose knight it was."""
    character: str
    place: str
    by: str


@dataclass(frozen=True, slots=True)
class CharacterCharmed(Event):
    """A man went over to another seat's company at the same place."""

    seat: Seat
    """Whose he is now."""
    owner: Seat
    """Whose he was."""
    character: str
    place: str


@dataclass(frozen=True, slots=True)
class CharacterReturned(Event):
    """A character went from a place back to a hand, for all to see."""

    seat: Seat
    character: str
    place: str
    by: str


@dataclass(frozen=True, slots=True)
class CharacterDiscarded(Event):
    """A character went to the discard pile.

    ``origin`` is a place, ``hand`` or ``deck``; ``why``: ``used`` (an ability's price), ``chosen``,
    ``shown`` (looked at and left), ``full`` (no room in hand or place), ``event``.
    """

    seat: Seat
    character: str
    origin: str
    why: str


@dataclass(frozen=True, slots=True)
class CharactersMoved(Event):
    """One or two characters went from place to place; ``how``: ``move``, ``ride``, ``summon``,
    ``lure``."""

    seat: Seat
    """Whose they are."""
    characters: tuple[str, ...]
    origin: str
    destination: str
    how: str


@dataclass(frozen=True, slots=True)
class CharacterDrawn(Event):
    """A character was drawn to a hand; others see only its back (``character`` is None)."""

    reveals: ClassVar[bool] = True
    mask: ClassVar[Mask | None] = masked("character")

    seat: Seat
    character: str | None
    deck: int
    """Characters left in the deck."""


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was empty: the discarded characters, ``deck`` of them, are the new one."""

    reveals: ClassVar[bool] = True

    deck: int


@dataclass(frozen=True, slots=True)
class CharactersShown(Event):
    """A seat looks at the top of the deck, to take one; others see backs."""

    reveals: ClassVar[bool] = True
    mask: ClassVar[Mask | None] = masked("characters")

    seat: Seat
    characters: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class EventForeseen(Event):
    """A seat looks at the event on top of the deck; others see its back."""

    reveals: ClassVar[bool] = True
    mask: ClassVar[Mask | None] = masked("event")

    seat: Seat
    event: str | None


@dataclass(frozen=True, slots=True)
class EventsShuffled(Event):
    """A seat had the events above the final one shuffled."""

    reveals: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class EventKept(Event):
    """A seat left the event that it had looked at where it lay."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MusterPassed(Event):
    """A seat brought nobody to a main location though a special event let it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CharacterRescued(Event):
    """A character came from the discard pile to a hand."""

    seat: Seat
    character: str
    by: str


@dataclass(frozen=True, slots=True)
class CharacterSpared(Event):
    """A character that had to leave at the end of the turn will stay."""

    seat: Seat
    character: str


@dataclass(frozen=True, slots=True)
class QuestDispelled(Event):
    """An open quest was discarded by an ability."""

    seat: Seat
    event: str
    place: str


@dataclass(frozen=True, slots=True)
class ActionsGained(Event):
    """A seat has more actions in this turn."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DiscardDemanded(Event):
    """A seat must discard a card of its hand, chosen by itself."""

    seat: Seat
    source: str


# Step 3: quests


@dataclass(frozen=True, slots=True)
class QuestCompleted(Event):
    """A seat's company at a place fulfilled a quest."""

    seat: Seat
    event: str
    place: str
    points: int
    final: bool


@dataclass(frozen=True, slots=True)
class SpecialAttached(Event):
    """A special card went to a character; ``previous`` is who carried it before, or None."""

    special: str
    seat: Seat
    character: str
    previous: str | None


@dataclass(frozen=True, slots=True)
class SpecialReturned(Event):
    """A special card went back to the side: its carrier left the named place, or the table."""

    special: str
    character: str


@dataclass(frozen=True, slots=True)
class PlaceClosed(Event):
    """A place whose event is completed closed; its people go to main locations."""

    place: str


@dataclass(frozen=True, slots=True)
class PlaceSealed(Event):
    """A place whose event is completed closed with its people inside, to the end of the game."""

    place: str


@dataclass(frozen=True, slots=True)
class CharacterSettled(Event):
    """A character of a closed place went to a main location."""

    seat: Seat
    character: str
    origin: str
    destination: str


@dataclass(frozen=True, slots=True)
class CompanyLeft(Event):
    """The company that completed the final event left, with the special cards it carries."""

    seat: Seat
    characters: tuple[str, ...]
    specials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; ``reason`` is the outcome's catalogue key."""

    reveals: ClassVar[bool] = True

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
