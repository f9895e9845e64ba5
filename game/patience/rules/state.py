"""A position of the patience and how it changes: deal, place, remove, and when it is won or lost.

Follows the rules page step by step; the pack and the grid are in :mod:`game.patience.rules.cards`.
A state is seven small fields, so a clone copies two short lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.contract import Event, IllegalMove, Move, Outcome, Seat, State
from game.patience.rules.cards import (
    CELLS_OF_RANK,
    EMPTY,
    FIVE,
    TEN,
    TEXT_OF_CARD,
    is_face,
    rank_of,
)
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    GameLost,
    GameWon,
    PairRemoved,
    RemovingOpened,
    RemovingShut,
    TenRemoved,
)
from game.patience.rules.moves import (
    DEAL,
    END,
    FIRST_PAIR,
    FIRST_PLACE,
    FIRST_TEN,
    MOVE_OF_TEXT,
    TEXT_OF_MOVE,
)
from game.patience.rules.observation import PatienceObservation, observed

WON: Final = "patience.won"
LOST_FACE: Final = "patience.lost.face"
"""The waste holds a face card with no legal empty cell."""
LOST_FULL: Final = "patience.lost.full"
"""The grid is full and nothing can be removed."""
LOST_LEFT: Final = "patience.lost.left"
"""Everything is dealt and what lies there does not pair. A full pack never comes to this (its
numbers pair off); it ends positions set up with other packs."""


class PatienceState(State):
    """A position: stock (in its hidden order), waste, grid, removed cards, and the phase."""

    __slots__ = ("_cells", "_dealt", "_gone", "_order", "_reason", "_removing", "_waste")

    def __init__(
        self,
        stock: Sequence[int],
        *,
        waste: int = EMPTY,
        cells: Iterable[int] = (EMPTY,) * 16,
        gone: Iterable[int] = (),
        removing: bool = False,
    ) -> None:
        """Set up a position; ``stock[0]`` is dealt next. Cards are ints, see the cards module.

        The position is trusted (tests and a sampled world set up positions of their own).
        """
        self._order = tuple(stock)
        self._dealt = 0
        self._waste = waste
        self._cells = list(cells)
        self._gone = list(gone)
        self._removing = removing
        self._reason = self._ending()

    # What may be seen by whoever holds a state (the oracle, the match); agents get an observation.

    @property
    def stock(self) -> tuple[int, ...]:
        """The cards still in the stock, next one first. A player must not know their order."""
        return self._order[self._dealt :]

    @property
    def waste(self) -> int:
        """The card on the waste, or EMPTY."""
        return self._waste

    @property
    def cells(self) -> tuple[int, ...]:
        """The 16 cells' cards, EMPTY where there is none."""
        return tuple(self._cells)

    @property
    def gone(self) -> tuple[int, ...]:
        """The cards removed so far, in order."""
        return tuple(self._gone)

    @property
    def removing(self) -> bool:
        """Whether the removing phase is open."""
        return self._removing

    def to_act(self) -> tuple[Seat, ...]:
        return () if self._reason else (0,)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if self._reason or type(seat) is not int or seat != 0:
            return []
        cells = self._cells
        if self._waste != EMPTY:
            allowed = CELLS_OF_RANK[rank_of(self._waste)]
            return [FIRST_PLACE + cell for cell in allowed if cells[cell] == EMPTY]
        moves = []
        if self._dealt < len(self._order) and EMPTY in cells:
            moves.append(DEAL)
        if self._removing:
            numbers = [
                (cell, rank_of(card))
                for cell, card in enumerate(cells)
                if card != EMPTY and not is_face(card)
            ]
            moves += [FIRST_TEN + cell for cell, rank in numbers if rank == TEN]
            for place_in_row, (first, rank) in enumerate(numbers, 1):
                partner = TEN - rank
                base = FIRST_PAIR + 16 * first
                moves += [base + cell for cell, other in numbers[place_in_row:] if other == partner]
        return moves

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        self._require(seat, move)
        cells = self._cells
        events: list[Event] = []
        if move == DEAL:
            if self._removing:
                self._removing = False
                events.append(RemovingShut())
            self._waste = self._order[self._dealt]
            self._dealt += 1
            events.append(CardDealt(TEXT_OF_CARD[self._waste], len(self._order) - self._dealt))
        elif move < FIRST_TEN:
            cell = move - FIRST_PLACE
            events.append(CardPlaced(TEXT_OF_CARD[self._waste], cell))
            cells[cell] = self._waste
            self._waste = EMPTY
            if EMPTY not in cells or self._dealt == len(self._order):
                self._removing = True
                events.append(RemovingOpened())
        elif move < FIRST_PAIR:
            cell = move - FIRST_TEN
            events.append(TenRemoved(TEXT_OF_CARD[cells[cell]], cell))
            self._take_away(cell)
        else:
            first, second = divmod(move - FIRST_PAIR, 16)
            texts = (TEXT_OF_CARD[cells[first]], TEXT_OF_CARD[cells[second]])
            events.append(PairRemoved(texts, (first, second)))
            self._take_away(first)
            self._take_away(second)
        reason = self._reason = self._ending()
        if reason:
            removed = len(self._gone)
            events.append(GameWon(removed) if reason == WON else GameLost(reason, removed))
        return events

    def observation(self, seat: Seat) -> PatienceObservation:
        if type(seat) is not int or seat != 0:
            raise IllegalMove(f"no seat {seat!r} at the patience")
        return observed(
            stock=len(self._order) - self._dealt,
            waste=None if self._waste == EMPTY else TEXT_OF_CARD[self._waste],
            cells=[None if card == EMPTY else TEXT_OF_CARD[card] for card in self._cells],
            gone=[TEXT_OF_CARD[card] for card in self._gone],
            removing=self._removing,
        )

    def outcome(self) -> Outcome | None:
        if not self._reason:
            return None
        return Outcome((len(self._gone),), (0,) if self._reason == WON else (), self._reason)

    def clone(self) -> PatienceState:
        twin = PatienceState.__new__(PatienceState)
        twin._order = self._order
        twin._dealt = self._dealt
        twin._waste = self._waste
        twin._cells = self._cells.copy()
        twin._gone = self._gone.copy()
        twin._removing = self._removing
        twin._reason = self._reason
        return twin

    def encode(self, move: Move) -> str:
        text = TEXT_OF_MOVE.get(move) if type(move) is int else None
        if text is None:
            raise IllegalMove(f"{move!r} is no move of the patience")
        return text

    def decode(self, text: str) -> Move:
        move = MOVE_OF_TEXT.get(text) if isinstance(text, str) else None
        if move is None:
            raise IllegalMove(f"{text!r} names no move of the patience")
        self._require(0, move)
        return move

    def _require(self, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless the move is legal; looks at the one move, not at all of them."""
        # `type` and not isinstance: True is no seat and no move.
        if type(seat) is not int or seat != 0:
            raise IllegalMove(f"no seat {seat!r} at the patience")
        if type(move) is not int or not DEAL <= move < END or not self._allows(move):
            raise IllegalMove(f"move {move!r} is not legal now")

    def _allows(self, move: Move) -> bool:
        cells = self._cells
        if self._reason:
            return False
        if move == DEAL:
            return self._waste == EMPTY and self._dealt < len(self._order) and EMPTY in cells
        if move < FIRST_TEN:
            cell = move - FIRST_PLACE
            waste = self._waste
            return waste != EMPTY and cells[cell] == EMPTY and cell in CELLS_OF_RANK[rank_of(waste)]
        if not self._removing:
            return False
        if move < FIRST_PAIR:
            return rank_of(cells[move - FIRST_TEN]) == TEN
        first, second = divmod(move - FIRST_PAIR, 16)
        if first >= second or cells[first] == EMPTY or cells[second] == EMPTY:
            return False
        return rank_of(cells[first]) + rank_of(cells[second]) == TEN

    def _take_away(self, cell: int) -> None:
        self._gone.append(self._cells[cell])
        self._cells[cell] = EMPTY

    def _ending(self) -> str | None:
        """Return why the game is over here, as a catalogue key, or None while it goes on."""
        cells = self._cells
        if self._waste != EMPTY:
            if is_face(self._waste):
                allowed = CELLS_OF_RANK[rank_of(self._waste)]
                if all(cells[cell] != EMPTY for cell in allowed):
                    return LOST_FACE
            return None
        if not self._removing:
            return None
        stock_is_out = self._dealt == len(self._order)
        if stock_is_out and all(card == EMPTY or is_face(card) for card in cells):
            return WON
        if not stock_is_out and EMPTY in cells:
            return None
        if self._can_remove():
            return None
        return LOST_LEFT if stock_is_out else LOST_FULL

    def _can_remove(self) -> bool:
        ranks = [rank_of(card) for card in self._cells if card != EMPTY]
        return any(
            rank == TEN or (ranks.count(FIVE) > 1 if rank == FIVE else TEN - rank in ranks)
            for rank in ranks
        )
