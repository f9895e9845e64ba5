"""A position of the treasures and how it changes: draft, choose, place, resolve, refill.

Follows the rules page step by step. What a position holds is in
:mod:`game.treasures.rules.position`; cards, tolls of a heap and scoring have files of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.contract import (
    Event,
    IllegalMove,
    Move,
    Seat,
    State,
)
from game.treasures.rules.cards import (
    BLACK,
    COLOUR_OF_CARD,
    COLOURS,
    LINES,
    NO_CARD,
    NO_HEAP,
    TEXT_OF_CARD,
    cards_of,
    texts_of,
)
from game.treasures.rules.events import (
    CardChosen,
    CardDrafted,
    CardsDiscarded,
    CardsRevealed,
    DiskSetAside,
    DisksKept,
    DisksMissed,
    DisksReturned,
    DiskTaken,
    GameEnded,
    HandsShown,
    HeapResolved,
    LineRefilled,
    StartPassed,
    ThiefPlaced,
    ThievesWentHome,
    TurnBegan,
)
from game.treasures.rules.moves import (
    FIRST_CHOOSE,
    FIRST_HEAP,
    FIRST_RETURN,
    MOVE_OF_TEXT,
    TEXT_OF_MOVE,
)
from game.treasures.rules.position import (
    CHOOSE,
    DISKS,
    DRAW,
    OVER,
    PLACE,
    RETURN,
    Position,
)
from game.treasures.rules.resolve import thief_order, visits_in_order
from game.treasures.rules.scoring import WON, best_seats

_COLOURS: Final = range(len(COLOURS))


class TreasuresState(Position, State):
    """A position, and the rules that lead to the next one."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == CHOOSE:
            return tuple([s for s, card in enumerate(self.chosen) if card == NO_CARD])
        return () if phase == OVER else (self.actor(),)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if type(seat) is not int or not 0 <= seat < self.seats:
            return []
        phase = self.phase
        if phase == CHOOSE:
            if self.chosen[seat] != NO_CARD:
                return []
            return [FIRST_CHOOSE + card for card in cards_of(self.hands[seat])]
        if phase == OVER or seat != self.actor():
            return []
        if phase == DRAW:
            return [line for line, cards in enumerate(self.lines) if cards]
        if phase == PLACE:
            return [FIRST_HEAP + colour for colour in _COLOURS]
        return [FIRST_RETURN + colour for colour, count in enumerate(self.owned[seat]) if count]

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        self._require(seat, move)
        events: list[Event] = []
        if move < FIRST_CHOOSE:
            self._draft(seat, move, events)
        elif move < FIRST_HEAP:
            card = move - FIRST_CHOOSE
            self.chosen[seat] = card
            events.append(CardChosen(seat, TEXT_OF_CARD[card]))
            if NO_CARD not in self.chosen:
                self._reveal(events)
        elif move < FIRST_RETURN:
            self._place(move - FIRST_HEAP, events)
            self._place_coloured_or_ask(events)
        else:
            self._set_aside(move - FIRST_RETURN, True, events)
            self.owed -= 1
            self._resolve(events)
        return events

    def encode(self, move: Move) -> str:
        if type(move) is not int or not 0 <= move < len(TEXT_OF_MOVE):
            raise IllegalMove(f"{move!r} is no move of the treasures")
        return TEXT_OF_MOVE[move]

    def decode(self, text: str) -> Move:
        move = MOVE_OF_TEXT.get(text) if isinstance(text, str) else None
        if move is None or not any(move in self.legal_moves(s) for s in self.to_act()):
            raise IllegalMove(f"{text!r} names no legal move of the treasures")
        return move

    def _require(self, seat: Seat, move: Move) -> None:
        # `type` and not isinstance: True is no seat and no move.
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(f"no seat {seat!r} among the treasures")
        if type(move) is not int or move not in self.legal_moves(seat):
            raise IllegalMove(f"seat {seat} may not make move {move!r} now")

    # The sheet's steps, in its order

    def _draft(self, seat: Seat, line: int, events: list[Event]) -> None:
        """Step 1; after the last seat all choose."""
        card, *rest = self.lines[line]
        self.lines[line] = tuple(rest)
        self.hands[seat] |= 1 << card
        self.known[seat] |= 1 << card
        events.append(CardDrafted(seat, line, TEXT_OF_CARD[card]))
        self.drawn += 1
        if self.drawn == self.seats:
            self.phase = CHOOSE

    def _reveal(self, events: list[Event]) -> None:
        """The end of step 2: the chosen cards leave the hands, and the thieves set out."""
        cards = self.chosen
        self.chosen = [NO_CARD] * self.seats
        events.append(CardsRevealed(tuple(TEXT_OF_CARD[card] for card in cards)))
        for seat, card in enumerate(cards):
            self.hands[seat] &= ~(1 << card)
            self.known[seat] &= ~(1 << card)
        order = thief_order(cards, self.start)
        self.thieves = tuple((seat, cards[seat], NO_HEAP) for seat in order)
        self.placed = 0
        self.phase = PLACE
        self._place_coloured_or_ask(events)

    def _place_coloured_or_ask(self, events: list[Event]) -> None:
        """Steps 3 and 4: coloured cards place themselves; a black card's owner must be asked."""
        while self.placed < self.seats:
            colour = COLOUR_OF_CARD[self.thieves[self.placed][1]]
            if colour == BLACK:
                return
            self._place(colour, events)
        self.visits = visits_in_order(self.thieves, self.noise)
        self.at = 0
        self.phase = RETURN
        self._arrive(events)
        self._resolve(events)

    def _place(self, colour: int, events: list[Event]) -> None:
        before = self.thieves[: self.placed]
        seat, card, _ = self.thieves[self.placed]
        self.thieves = (*before, (seat, card, colour), *self.thieves[self.placed + 1 :])
        self.placed += 1
        rank = sum(other == colour for _, _, other in before)
        events.append(ThiefPlaced(seat, TEXT_OF_CARD[card], COLOURS[colour], rank))

    def _arrive(self, events: list[Event]) -> None:
        """Step 5, a thief's first half: it takes, and what it owes is fixed."""
        seat, colour, takes, asides = self.visits[self.at]
        got = min(takes, self.heaps[colour])
        self.heaps[colour] -= got
        self.taken[seat][colour] += got
        events.extend(DiskTaken(seat, COLOURS[colour]) for _ in range(got))
        if got < takes:
            events.append(DisksMissed(seat, COLOURS[colour], takes - got))
        self.owed = min(asides, sum(self.owned[seat]))

    def _resolve(self, events: list[Event]) -> None:
        """Step 5, on to the next seat that has a choice of what to set aside, or to the end."""
        while True:
            seat, colour, _, _ = self.visits[self.at]
            owned = self.owned[seat]
            while self.owed:
                held = [other for other in _COLOURS if owned[other]]
                if len(held) > 1 and self.owed < sum(owned):
                    return
                self._set_aside(held[0], False, events)
                self.owed -= 1
            self.at += 1
            if self.at == self.seats or self.visits[self.at][1] != colour:
                events.append(HeapResolved(COLOURS[colour]))
            if self.at == self.seats:
                break
            self._arrive(events)
        self._settle(events)
        self._refill(events)
        self._begin_turn(events)

    def _set_aside(self, colour: int, chosen: bool, events: list[Event]) -> None:
        seat, place, _, _ = self.visits[self.at]
        self.owned[seat][colour] -= 1
        self.aside[seat][colour] += 1
        events.append(DiskSetAside(seat, COLOURS[colour], COLOURS[place], chosen))

    def _settle(self, events: list[Event]) -> None:
        """Steps 6 and 7: disks to their owners and to the heaps, played cards out of the game."""
        for seat in range(self.seats):
            if any(self.taken[seat]):
                events.append(DisksKept(seat, _words(self.taken[seat])))
        for seat in range(self.seats):
            if any(self.aside[seat]):
                events.append(DisksReturned(seat, _words(self.aside[seat])))
            for colour in _COLOURS:
                self.owned[seat][colour] += self.taken[seat][colour]
                self.heaps[colour] += self.aside[seat][colour]
        self.taken = [[0] * len(COLOURS) for _ in range(self.seats)]
        self.aside = [[0] * len(COLOURS) for _ in range(self.seats)]
        played = [card for _, card, _ in sorted(self.thieves)]
        self.discard += tuple(played)
        events.append(CardsDiscarded(tuple(TEXT_OF_CARD[card] for card in played)))

    def _refill(self, events: list[Event]) -> None:
        """Step 8: round-robin from the left, one card a line a pass."""
        while self.dealt < len(self.order) and min(map(len, self.lines)) < self.seats:
            for line in range(LINES):
                if len(self.lines[line]) < self.seats and self.dealt < len(self.order):
                    card = self.order[self.dealt]
                    self.dealt += 1
                    self.lines[line] = (*self.lines[line], card)
                    left = len(self.order) - self.dealt
                    events.append(LineRefilled(line, TEXT_OF_CARD[card], left))

    def _begin_turn(self, events: list[Event]) -> None:
        """Step 9, and the next turn or the end."""
        self.thieves, self.visits = (), ()
        self.placed = self.at = self.drawn = 0
        events.append(ThievesWentHome())
        if self.rotate:
            self.start = (self.start + 1) % self.seats
            events.append(StartPassed(self.start))
        if any(self.lines):
            self.turn += 1
            self.phase = DRAW
            events.append(TurnBegan(self.turn, self.start))
        else:
            self._end(events)

    def _end(self, events: list[Event]) -> None:
        self.phase = OVER
        outcome = self.outcome()
        assert outcome is not None
        if outcome.reason != WON:
            tied = best_seats(outcome.scores)
            self.shown = sum(1 << seat for seat in tied)
            hands = tuple(tuple(texts_of(self.hands[seat])[::-1]) for seat in tied)
            events.append(HandsShown(tuple(tied), hands))
        events.append(GameEnded(outcome.scores, outcome.winners, outcome.reason))


def blank_state(seats: int, noise: str, rotate: bool) -> TreasuresState:
    """Return a state before any card is dealt, to be filled in: the ground of every set-up."""
    state = TreasuresState.__new__(TreasuresState)
    state.seats, state.noise, state.rotate = seats, noise, rotate
    state.order = state.thieves = state.visits = state.discard = ()
    state.dealt = state.placed = state.at = state.owed = state.drawn = state.shown = 0
    state.lines = [()] * LINES
    state.hands = [0] * seats
    state.known = [0] * seats
    state.chosen = [NO_CARD] * seats
    state.heaps = [DISKS] * len(COLOURS)
    state.owned = [[0] * len(COLOURS) for _ in range(seats)]
    state.taken = [[0] * len(COLOURS) for _ in range(seats)]
    state.aside = [[0] * len(COLOURS) for _ in range(seats)]
    state.start, state.turn, state.phase = 0, 1, DRAW
    return state


def _words(disks: Sequence[int]) -> tuple[str, ...]:
    """Return counts by colour as one colour word a disk."""
    return tuple(COLOURS[colour] for colour in _COLOURS for _ in range(disks[colour]))
