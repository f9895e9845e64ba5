"""Random play to the end, as fast as plain Python goes: the same rules, on ints and lists alone.

:mod:`game.treasures.rules.state` is the law and makes the events; this only counts. A test plays
both by the same chances and holds one against the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.treasures.rules.cards import (
    BLACK,
    COLOUR_OF_CARD,
    COLOURS,
    DECK,
    NUMBER_OF_CARD,
    cards_of,
)
from game.treasures.rules.position import DRAW
from game.treasures.rules.resolve import TOLLS, Toll
from game.treasures.rules.state import TreasuresState

ORDER_KEY: Final = tuple(
    ((COLOUR_OF_CARD[card] == BLACK) * 32 + 31 - NUMBER_OF_CARD[card]) * 64 for card in DECK
)
"""By card: sorts cards in the order of placing; ``8 * distance + seat`` is added to it."""
_COLOURS: Final = range(len(COLOURS))


class PlayedOut(NamedTuple):
    """The end of a playout: disks by seat and colour, cards by seat, and how many moves it took."""

    owned: list[list[int]]
    hands: list[list[int]]
    moves: int


def play_out(state: TreasuresState, chance: Callable[[], float]) -> PlayedOut:
    """Play on from the beginning of a turn at random; ``state`` is left alone.

    ``chance`` gives numbers from 0 up to 1, one a move: the move's place among the legal ones, a
    hand being in the order in which it came. Raises ValueError in the middle of a turn.
    """
    if state.phase != DRAW or state.drawn:
        raise ValueError("a playout begins where a turn begins")
    seats, start = state.seats, state.start
    lines = [list(reversed(line)) for line in state.lines]
    deck = list(reversed(state.order[state.dealt :]))
    hands = [cards_of(mask) for mask in state.hands]
    owned = [disks.copy() for disks in state.owned]
    heaps = state.heaps.copy()
    tolls = TOLLS[state.noise]
    open_lines = [line for line in lines if line]
    turn_order = [*range(start, seats), *range(start)]
    moves = 0
    while open_lines:
        for seat in turn_order:
            line = open_lines[int(chance() * len(open_lines))]
            hands[seat].append(line.pop())
            if not line:
                open_lines.remove(line)
        keys = []
        played = []
        for seat, hand in enumerate(hands):
            card = hand.pop(int(chance() * len(hand)))
            played.append(card)
            keys.append(ORDER_KEY[card] + (seat - start) % seats * 8 + seat)
        moves += 2 * seats
        keys.sort()
        crowds: list[list[int]] = [[], [], [], [], []]
        for key in keys:
            colour = COLOUR_OF_CARD[played[key & 7]]
            if colour == BLACK:
                colour = int(chance() * 5)
                moves += 1
            crowds[colour].append(key & 7)
        moves += _resolve(crowds, tolls, heaps, owned, chance)
        while deck and min(map(len, lines)) < seats:
            for line in lines:
                if len(line) < seats and deck:
                    line.insert(0, deck.pop())
        open_lines = [line for line in lines if line]
        if state.rotate:
            start = (start + 1) % seats
            turn_order.append(turn_order.pop(0))
    return PlayedOut(owned, hands, moves)


def _resolve(
    crowds: list[list[int]],
    tolls: Sequence[Sequence[Toll]],
    heaps: list[int],
    owned: list[list[int]],
    chance: Callable[[], float],
) -> int:
    """Resolve the crowds of seats in the order of rank; return how often a seat was asked."""
    asked = 0
    returned = [0, 0, 0, 0, 0]
    for colour, crowd in enumerate(crowds):
        if not crowd:
            continue
        for seat, (takes, asides) in zip(crowd, tolls[len(crowd)], strict=True):
            disks = owned[seat]
            got = takes if takes <= heaps[colour] else heaps[colour]
            heaps[colour] -= got
            if asides:
                left = sum(disks)
                while asides and left:
                    held = [other for other in _COLOURS if disks[other]]
                    if len(held) > 1 and asides < left:
                        away = held[int(chance() * len(held))]
                        asked += 1
                    else:
                        away = held[0]
                    disks[away] -= 1
                    returned[away] += 1
                    asides -= 1
                    left -= 1
            disks[colour] += got
    for colour in _COLOURS:
        heaps[colour] += returned[colour]
    return asked
