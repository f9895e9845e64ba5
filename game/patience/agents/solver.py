"""The position solver: can this position be won by one who knows the stock, and how.

Only ranks count, so a position is the place in the stock and what lies in each of the four cell
classes. One ply is one *fill*: from a removal to the next time the grid is full. Which cards of a
fill go where matters only for those that stay beyond it, so a ply chooses what *stays* in which
class, not where each card goes. The search is depth-first with memo: first with everything removed
that can be, then also with cards kept back (a shorter fill opens removing sooner, which at times
saves a game that full removal loses).

Two facts make most answers quick: a position is lost if U(j) fills the grid at any later j (see
:mod:`game.patience.rules.deals`), and won once the rest of the stock fits the empty cells, for the
numbers of a full pack pair off. The second assumes that the numbers in stock, waste and grid
together pair off, which holds for every position that can be reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from game.contract import Move
from game.patience.agents.plan import Stay, line_of_plan
from game.patience.rules.cards import (
    CELLS,
    CENTRE,
    CLASS_OF_CELL,
    CLASS_OF_FACE,
    EMPTY,
    FIVE,
    JACKS,
    KING,
    KINGS,
    QUEENS,
    TEN,
    rank_of,
)
from game.patience.rules.state import WON, PatienceState

NODE_LIMIT: Final = 20_000
"""Positions looked at before the answer is UNKNOWN."""

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each rank 0 … 10 (entry 0 is unused)."""
Removal: TypeAlias = Callable[[list[int]], Iterator[Counts]]
"""Given the numbers on the grid, yields what may stay, by rank."""
_FACE_GROUPS: Final = (
    (KINGS,),
    (QUEENS,),
    (JACKS,),
    (KINGS, QUEENS),
    (KINGS, JACKS),
    (QUEENS, JACKS),
    (KINGS, QUEENS, JACKS),
)


class Verdict(Enum):
    """What the solver found."""

    WINNABLE = "winnable"
    LOST = "lost"
    UNKNOWN = "unknown"
    """The node limit came first."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The verdict on a position, with the moves to the win if it is winnable."""

    verdict: Verdict
    line: tuple[Move, ...]
    nodes: int
    """Positions looked at."""


class _LimitReached(Exception):
    """The node limit came before the end of the search."""


def solve(state: PatienceState, node_limit: int = NODE_LIMIT) -> Solution:
    """Solve a position with its stock in sight, looking at ``node_limit`` positions at most."""
    outcome = state.outcome()
    if outcome is not None:
        verdict = Verdict.WINNABLE if outcome.reason == WON else Verdict.LOST
        return Solution(verdict, (), 0)
    search = _Search(state, node_limit)
    if search.is_hopeless():
        return Solution(Verdict.LOST, (), search.nodes)
    try:
        plan = search.plan(_all_gone)
        if plan is None:
            plan = search.plan(_some_kept)
    except _LimitReached:
        return Solution(Verdict.UNKNOWN, (), search.nodes)
    if plan is None:
        return Solution(Verdict.LOST, (), search.nodes)
    return Solution(Verdict.WINNABLE, line_of_plan(state, plan), search.nodes)


def _all_gone(numbers: list[int]) -> Iterator[Counts]:
    """Yield what stays when all that can be removed is."""
    stays = [0] * (TEN + 1)
    for rank in range(1, TEN):
        stays[rank] = max(0, numbers[rank] - numbers[TEN - rank])
    stays[FIVE] = numbers[FIVE] % 2
    yield tuple(stays)


def _some_kept(numbers: list[int]) -> Iterator[Counts]:
    """Yield all that may stay, the fullest removals first."""
    (least,) = _all_gone(numbers)
    ways: list[tuple[int, Counts]] = [(0, least)]
    for rank in range(1, FIVE):
        pairs = min(numbers[rank], numbers[TEN - rank])
        ways = [
            (kept + 2 * more, _raised(stays, rank, TEN - rank, more))
            for kept, stays in ways
            for more in range(pairs + 1)
        ]
    ways = [
        (kept + 2 * more, _raised(stays, FIVE, FIVE, more))
        for kept, stays in ways
        for more in range(numbers[FIVE] // 2 + 1)
    ]
    ways = [
        (kept + more, (*stays[:TEN], more))
        for kept, stays in ways
        for more in range(numbers[TEN] + 1)
    ]
    ways.sort(key=lambda way: way[0])
    for _, stays in ways:
        yield stays


def _raised(stays: Counts, first: int, second: int, more: int) -> Counts:
    """Return ``stays`` with ``more`` cards of either rank added (twice, if they are the same)."""
    if not more:
        return stays
    counts = list(stays)
    counts[first] += more
    counts[second] += more
    return tuple(counts)


class _Search:
    """One search: the fixed facts of a position, the memo of lost ones, the node count."""

    def __init__(self, state: PatienceState, node_limit: int) -> None:
        self.nodes = 0
        self._limit = node_limit
        waste = () if state.waste == EMPTY else (state.waste,)
        self._coming = [rank_of(card) for card in (*waste, *state.stock)]
        self._removing = state.removing
        self._lost: set[tuple[int, Stay]] = set()
        cells = state.cells
        self._start: Stay = tuple(
            sorted(
                (CLASS_OF_CELL[cell], rank_of(cells[cell]))
                for cell in CELLS
                if cells[cell] != EMPTY and rank_of(cells[cell]) <= TEN
            )
        )
        self._size = len(CELLS)
        self._room: list[list[int]] = self._rooms(cells)
        self._surplus: list[Counts] = []
        self._leaves: list[list[int]] = []
        self._waiting: list[int] = []
        self._look_ahead()

    def _rooms(self, cells: Sequence[int]) -> list[list[int]]:
        """Return, for each place in the coming cards, the cells of each class no face lies in."""
        room = [4] * 4
        for card in cells:
            if rank_of(card) > TEN:
                room[CLASS_OF_FACE[rank_of(card)]] -= 1
        rooms = [room]
        for rank in self._coming:
            if rank > TEN:
                room = room.copy()
                room[CLASS_OF_FACE[rank]] -= 1
            rooms.append(room)
        return rooms

    def _look_ahead(self) -> None:
        """Count, for each place in the coming cards, U and when each rank's surplus is gone."""
        numbers = [0] * (TEN + 1)
        for _, rank in self._start:
            numbers[rank] += 1
        for place, rank in enumerate([0, *self._coming]):
            if 0 < rank <= TEN:
                numbers[rank] += 1
            (stays,) = _all_gone(numbers)
            self._surplus.append(stays)
            self._waiting.append(sum(stays) + self._size - sum(self._room[place]))
        leaves = [len(self._coming)] * (TEN + 1)
        for place in range(len(self._surplus) - 1, -1, -1):
            stays = self._surplus[place]
            leaves = [leaves[rank] if stays[rank] else place for rank in range(TEN + 1)]
            self._leaves.append(leaves)
        self._leaves.reverse()

    def is_hopeless(self) -> bool:
        """Return whether counting alone shows that the position is lost whatever is done.

        Either U fills the grid before the last card, or face cells are held too long.
        """
        return any(waiting >= self._size for waiting in self._waiting[:-1]) or self._is_blocked()

    def _is_blocked(self) -> bool:
        """Return whether a face finds its class, or classes together, held by numbers that wait.

        Of the cards of a rank that lie on the grid now, at least the rank's surplus less its new
        arrivals must lie there later; the best case is that those outside the classes stay.
        """
        ranks = sorted({rank for kind, rank in self._start if kind != CENTRE and rank != TEN})
        outside = [
            [
                sum(other == rank and kind not in group for kind, other in self._start)
                for rank in ranks
            ]
            for group in _FACE_GROUPS
        ]
        arrived = [0] * (KING + 1)
        for place, coming in enumerate(self._coming):
            if coming > TEN:
                surplus = self._surplus[place]
                stay = [surplus[rank] - arrived[rank] for rank in ranks]
                room = self._room[place + 1]
                for group, elsewhere in zip(_FACE_GROUPS, outside, strict=True):
                    held = sum(n - m for n, m in zip(stay, elsewhere, strict=True) if n > m)
                    if held > sum(room[kind] for kind in group):
                        return True
            arrived[coming] += 1
        return False

    def plan(self, removal: Removal) -> list[Stay] | None:
        """Return what stays after each removal on a way to the win, or None if there is no way."""
        self._lost.clear()
        if self._removing:
            return self._remove(0, self._start, [0] * (TEN + 1), [0] * 4, removal)
        return self._fill(0, self._start, removal)

    def _fill(self, place: int, stay: Stay, removal: Removal) -> list[Stay] | None:
        """Deal until the grid is full, with ``stay`` on it beside the faces."""
        self.nodes += 1
        if (place, stay) in self._lost:
            return None
        if self.nodes > self._limit:
            raise _LimitReached
        free = self._room[place].copy()
        for kind, _ in stay:
            free[kind] -= 1
        end = place + sum(free)
        after = self._room[min(end, len(self._coming))]
        spare = [cells - self._room[place][kind] + after[kind] for kind, cells in enumerate(free)]
        if min(spare) >= 0:
            if end >= len(self._coming):
                return []
            new = [0] * (TEN + 1)
            for rank in self._coming[place:end]:
                if rank <= TEN:
                    new[rank] += 1
            plan = self._remove(end, stay, new, spare, removal)
            if plan is not None:
                return plan
        self._lost.add((place, stay))
        return None

    def _remove(
        self, place: int, old: Stay, new: list[int], spare: list[int], removal: Removal
    ) -> list[Stay] | None:
        """Choose what stays of ``old`` and ``new`` numbers; the new ones take ``spare`` cells."""
        numbers = new.copy()
        for _, rank in old:
            numbers[rank] += 1
        in_all = sum(numbers)
        gap = sum(self._room[place]) - in_all
        last = len(self._coming)
        for stays in removal(numbers):
            freed = in_all - sum(stays) + gap
            if not freed:
                continue
            room = self._room[min(place + freed, last)]
            for stay in self._splits(place, stays, old, new, spare, room):
                plan = self._fill(place, stay, removal)
                if plan is not None:
                    return [stay, *plan]
        return None

    def _splits(
        self,
        place: int,
        stays: Counts,
        old: Stay,
        new: list[int],
        spare: list[int],
        room: list[int],
    ) -> Iterator[Stay]:
        """Yield the ways to spread what stays over the classes, the most promising first.

        Cards that wait longest choose first, and the centre is the best place to wait, then the
        class with the most cells that no face will want in the next fill.
        """
        leaves = self._leaves[place]
        ranks = sorted(
            (rank for rank in range(1, TEN + 1) if stays[rank]), key=lambda rank: -leaves[rank]
        )
        kinds = [CENTRE, *sorted((1, 2, 3), key=lambda kind: -room[kind])]
        spots = [(rank, kind) for rank in ranks for kind in kinds]
        room = room.copy()
        spare = spare.copy()
        chosen: list[tuple[int, int]] = []

        def spread(spot: int, left: int, fresh: int) -> Iterator[Stay]:
            """Give ``left`` more cards of this spot's rank a class, ``fresh`` of them new ones."""
            if spot == len(spots):
                yield tuple(sorted(chosen))
                return
            rank, kind = spots[spot]
            lying = old.count((kind, rank))
            most = min(left, room[kind], lying + min(fresh, spare[kind]))
            for here in range(most, -1, -1):
                if kind == kinds[-1] and here < left:
                    return
                added = max(0, here - lying)
                room[kind] -= here
                spare[kind] -= added
                chosen.extend([(kind, rank)] * here)
                if kind != kinds[-1]:
                    yield from spread(spot + 1, left - here, fresh - added)
                elif spot + 1 == len(spots):
                    yield from spread(spot + 1, 0, 0)
                else:
                    following = spots[spot + 1][0]
                    yield from spread(spot + 1, stays[following], new[following])
                del chosen[len(chosen) - here :]
                room[kind] += here
                spare[kind] += added

        if ranks:
            yield from spread(0, stays[ranks[0]], new[ranks[0]])
        else:
            yield ()
