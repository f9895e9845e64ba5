"""What a seat may reckon with: its observation as ints, and what this turn can bring each seat.

Everything drafted is public, so most of a rival's hand is known; the rest lies somewhere among
the unseen cards. Prospects are worked out once a decision and remembered: a search asks for the
same few results of a turn again and again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.contract import Seat
from game.treasures.agents.chances import Standing, standing
from game.treasures.rules.cards import COLOUR_OF_CARD, COLOURS, NUMBER_OF_CARD, cards_of
from game.treasures.rules.position import DRAW
from game.treasures.rules.resolve import TOLLS
from game.treasures.rules.scoring import points
from game.treasures.rules.state import TreasuresState

COLOUR_BIT: Final = tuple(1 << colour for colour in COLOUR_OF_CARD)
"""By card: its colour's bit in the mask of a hand's colours."""
_COLOURS: Final = range(len(COLOURS))
_TIE_BREAK: Final = tuple(0.2 * number / 30 for number in NUMBER_OF_CARD)
"""By card: what it is worth in the last turn, when equal points go to the highest card."""


class Prospect:
    """What one seat's turn may end with: its collection, and how well it stands with that."""

    __slots__ = ("_kept", "_model", "_with_hand", "disks", "lost", "worth")

    def __init__(self, kept: list[int], lost: int, model: Standing | None) -> None:
        """``kept`` are disks by colour, after ``lost`` were set aside; no model: it is the end."""
        self._kept = kept
        self._model = model
        self._with_hand: dict[int, float] = {}
        self.disks = sum(kept)
        self.lost = lost
        self.worth = points(kept) if model is None else model.of_disks(kept)
        """The standing without a look at the hand; in the last turn, the points."""

    def with_hand(self, colours: int) -> float:
        """Return the worth together with a hand that has ``colours`` (a mask of bits)."""
        found = self._with_hand.get(colours)
        if found is None:
            found = self.worth
            if self._model is not None:
                found += self._model.of_hand(self._kept, colours)
            self._with_hand[colours] = found
        return found


class Outlook:
    """A position as one seat may know it, made ready for thinking."""

    def __init__(self, world: TreasuresState, seat: Seat) -> None:
        """Take over what ``seat`` may know of a world; its hidden cards go among the unseen."""
        self.world = world
        self.seat = seat
        self.seats = seats = world.seats
        self.start = world.start
        self.tolls = TOLLS[world.noise]
        self.heaps = world.heaps
        self.owned = world.owned
        self.hand = cards_of(world.hands[seat])
        self.known = [cards_of(mask) for mask in world.known]
        self.hidden = [
            0 if other == seat else (hand & ~known).bit_count()
            for other, (hand, known) in enumerate(zip(world.hands, world.known, strict=True))
        ]
        """By seat: how many cards of its hand this seat hasn't seen."""
        unseen = sum(1 << card for card in world.order[world.dealt :])
        for other in range(seats):
            if other != seat:
                unseen |= world.hands[other] & ~world.known[other]
        self.unseen = cards_of(unseen)
        to_draw = seats - world.drawn if world.phase == DRAW else 0
        on_table = sum(map(len, world.lines)) + len(world.order) - world.dealt
        self.turns = (on_table - to_draw) // seats
        """Turns after this one."""
        self._model = standing(world.noise, seats, self.turns) if self.turns else None
        self.card_worths = self._model.cards if self._model else _TIE_BREAK
        """By card, what it adds to its holder's standing if it is kept."""
        self._prospects: list[dict[int, Prospect]] = [{} for _ in range(seats)]

    def forget_drafts(self) -> None:
        """Lose count: of the rivals' hands only their sizes are known from now on."""
        for seat, known in enumerate(self.known):
            if seat != self.seat:
                self.hidden[seat] += len(known)
                self.unseen = sorted([*self.unseen, *known])
                self.known[seat] = []

    def prospect(self, seat: Seat, colour: int, got: int, asides: int) -> Prospect:
        """Return what comes of taking ``got`` disks of a colour and setting ``asides`` aside."""
        key = colour * 64 + got * 8 + asides
        found = self._prospects[seat].get(key)
        if found is None:
            free = self.owned[seat].copy()
            kept = free.copy()
            kept[colour] += got
            lost = min(asides, sum(free))
            for _ in range(lost):
                away = self.least_missed(kept, free)
                kept[away] -= 1
                free[away] -= 1
            found = self._prospects[seat][key] = Prospect(kept, lost, self._model)
        return found

    def prospect_of(self, kept: list[int]) -> Prospect:
        """Return what a collection promises at the end of this turn."""
        return Prospect(kept, 0, self._model)

    def least_missed(self, kept: list[int], free: Sequence[int]) -> int:
        """Return the colour of the disk in ``free`` whose loss leaves ``kept`` standing best."""
        best, chosen = -math.inf, 0
        for colour in _COLOURS:
            if free[colour]:
                kept[colour] -= 1
                worth = self.prospect_of(kept).worth
                kept[colour] += 1
                if worth > best:
                    best, chosen = worth, colour
        return chosen
