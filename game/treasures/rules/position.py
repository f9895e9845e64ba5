"""What a position of the treasures holds and what each seat sees of it, apart from how it changes.

:mod:`game.treasures.rules.state` moves a position on. The fields are short lists of ints and a few
tuples that are never changed, so a copy is cheap.
"""

from __future__ import annotations

from typing import Final, Self

from game.contract import IllegalMove, Outcome, Seat
from game.treasures.rules.cards import (
    COLOURS,
    NO_CARD,
    NO_HEAP,
    NUMBER_OF_CARD,
    TEXT_OF_CARD,
    cards_of,
    texts_of,
)
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.resolve import Thief, Visit
from game.treasures.rules.scoring import judge, points

HAND: Final = 5
"""Cards in every hand between turns: with the drafted one it makes the sheet's six [R]."""
DISKS: Final = 10
"""Disks of each colour."""

DRAW, CHOOSE, PLACE, RETURN, OVER = range(5)
PHASES: Final = ("draw", "choose", "place", "return", "over")
"""The phases' names, as observations have them."""


class Position:
    """A position. Lists by seat hold masks of cards, or five counts of disks by colour."""

    __slots__ = (
        "aside",
        "at",
        "chosen",
        "dealt",
        "discard",
        "drawn",
        "hands",
        "heaps",
        "known",
        "lines",
        "noise",
        "order",
        "owed",
        "owned",
        "phase",
        "placed",
        "rotate",
        "seats",
        "shown",
        "start",
        "taken",
        "thieves",
        "turn",
        "visits",
    )  # fmt: skip

    seats: int
    noise: str
    rotate: bool
    order: tuple[int, ...]
    """The deck as it was shuffled; ``order[dealt]`` is turned up next. Players must not look."""
    dealt: int
    lines: list[tuple[int, ...]]
    """Cards by line, the takeable end first."""
    hands: list[int]
    known: list[int]
    """What of each hand was drafted, and so seen by all."""
    chosen: list[int]
    """Each seat's secret card, or NO_CARD; it is in the hand still."""
    heaps: list[int]
    owned: list[list[int]]
    taken: list[list[int]]
    aside: list[list[int]]
    thieves: tuple[Thief, ...]
    """In the order of placing; empty outside the phases place and return."""
    placed: int
    """How many of the thieves stand at a heap."""
    visits: tuple[Visit, ...]
    """Step 5 in order, heap by heap; empty outside the phase return."""
    at: int
    """The visit that goes on."""
    owed: int
    """Disks its seat still has to set aside."""
    discard: tuple[int, ...]
    start: Seat
    turn: int
    drawn: int
    """How many seats have drafted in this turn."""
    phase: int
    shown: int
    """Mask of the seats whose hands were shown to break a tie."""

    def actor(self) -> Seat:
        """Return the one seat that acts, in a phase where one acts at a time."""
        if self.phase == DRAW:
            return (self.start + self.drawn) % self.seats
        return self.thieves[self.placed][0] if self.phase == PLACE else self.visits[self.at][0]

    def observation(self, seat: Seat) -> TreasuresObservation:
        """Return all that a seat may know; raises IllegalMove for an unknown seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(f"no seat {seat!r} among the treasures")
        phase = self.phase
        chosen = self.chosen[seat]
        return {
            "seat": seat,
            "seats": self.seats,
            "options": {"noise": self.noise, "rotate_start": self.rotate},
            "start": self.start,
            "phase": PHASES[phase],
            "turn": self.turn,
            "actor": None if phase in (CHOOSE, OVER) else self.actor(),
            "lines": [[TEXT_OF_CARD[card] for card in line] for line in self.lines],
            "deck": len(self.order) - self.dealt,
            "hand": texts_of(self.hands[seat]),
            "chosen": None if chosen == NO_CARD else TEXT_OF_CARD[chosen],
            "known_hands": [
                {"cards": texts_of(known), "hidden": (hand & ~known).bit_count()}
                for hand, known in zip(self.hands, self.known, strict=True)
            ],
            "shown": [
                texts_of(hand) if self.shown >> owner & 1 else None
                for owner, hand in enumerate(self.hands)
            ],
            "heaps": dict(zip(COLOURS, self.heaps, strict=True)),
            "collections": [dict(zip(COLOURS, disks, strict=True)) for disks in self.owned],
            "taken": [dict(zip(COLOURS, disks, strict=True)) for disks in self.taken],
            "set_aside": [dict(zip(COLOURS, disks, strict=True)) for disks in self.aside],
            "thieves": [
                {
                    "seat": owner,
                    "card": TEXT_OF_CARD[card],
                    "heap": None if colour == NO_HEAP else COLOURS[colour],
                }
                for owner, card, colour in self.thieves
            ],
            "owed": self.owed,
            "discard": [TEXT_OF_CARD[card] for card in self.discard],
            "scores": [points(disks) for disks in self.owned],
        }

    def outcome(self) -> Outcome | None:
        """Return None while the game runs, else how it ended."""
        if self.phase != OVER:
            return None
        hands = [[NUMBER_OF_CARD[card] for card in cards_of(hand)] for hand in self.hands]
        return judge(self.owned, hands)

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        twin = object.__new__(type(self))
        twin.seats = self.seats
        twin.noise = self.noise
        twin.rotate = self.rotate
        twin.order = self.order
        twin.dealt = self.dealt
        twin.lines = self.lines.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.chosen = self.chosen.copy()
        twin.heaps = self.heaps.copy()
        twin.owned = [disks.copy() for disks in self.owned]
        twin.taken = [disks.copy() for disks in self.taken]
        twin.aside = [disks.copy() for disks in self.aside]
        twin.thieves = self.thieves
        twin.placed = self.placed
        twin.visits = self.visits
        twin.at = self.at
        twin.owed = self.owed
        twin.discard = self.discard
        twin.start = self.start
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.phase = self.phase
        twin.shown = self.shown
        return twin
