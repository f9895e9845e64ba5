"""A strong plain player: no search, one look at what each card would bring. Also models rivals.

It weighs a card by what its colour adds, by how likely a higher card stands in its way, and by
the hand that is left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.contract import Move, Seat
from game.treasures.agents.analysis import COLOUR_BIT, Outlook, Prospect
from game.treasures.rules import moves
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD, COLOURS, DECK, NUMBER_OF_CARD
from game.treasures.rules.position import CHOOSE, DRAW, PLACE

_CROWD: Final = 0.17
"""How likely a rival comes to one's heap."""
_BEST_HEAP: Final = 0.6
"""How often a black card finds the best heap free; else the second best."""
STRAY: Final = 0.3
"""The difference in standing that makes a rival e times as likely to play one card as another."""
_COLOURS: Final = range(len(COLOURS))


class PlainPlayer:
    """How one seat looks at its cards in the position of an outlook."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        heaps = outlook.heaps
        self._lone = [outlook.prospect(seat, c, min(1, heaps[c]), 0) for c in _COLOURS]
        self._second = [outlook.prospect(seat, c, min(1, heaps[c]), 1) for c in _COLOURS]
        crowd = _CROWD * (outlook.seats - 1)
        self._beaten = [crowd * (30 - NUMBER_OF_CARD[card]) / 30 for card in DECK]
        self._black = sorted(self._lone, key=lambda prospect: -prospect.worth)[:2]
        self._kept = outlook.card_worths
        black = _BEST_HEAP * self._black[0].worth + (1 - _BEST_HEAP) * self._black[1].worth
        self.quick = [
            self._kept[card] + (black if colour == BLACK else self._alone(card, colour))
            for card, colour in enumerate(COLOUR_OF_CARD)
        ]
        """By card: what it is good for, in short, without a look at the rest of the hand."""

    def _alone(self, card: int, colour: int) -> float:
        lone, second = self._lone[colour].worth, self._second[colour].worth
        return lone + self._beaten[card] * (second - lone)

    def weigh(self, hand: Sequence[int]) -> list[float]:
        """Return, by place in ``hand``, how one stands having played that card of it."""
        once = twice = 0
        kept = 0.0
        for card in hand:
            bit = COLOUR_BIT[card]
            twice |= once & bit
            once |= bit
            kept += self._kept[card]
        worths = []
        for card in hand:
            colour = COLOUR_OF_CARD[card]
            bit = COLOUR_BIT[card]
            rest = once if twice & bit else once ^ bit
            if colour == BLACK:
                first, second = self._black[0].with_hand(rest), self._black[1].with_hand(rest)
                worth = second + _BEST_HEAP * (first - second)
            else:
                worth = self._lone[colour].with_hand(rest)
                worth += self._beaten[card] * (self._second[colour].with_hand(rest) - worth)
            worths.append(worth + kept - self._kept[card])
        return worths

    def best(self, hand: Sequence[int]) -> int:
        """Return the card to play."""
        worths = self.weigh(hand)
        return hand[worths.index(max(worths))]

    def likely(self, hand: Sequence[int], chance: float) -> int:
        """Return a card at random, better ones more often; ``chance`` is a number from 0 to 1."""
        worths = self.weigh(hand)
        best = max(worths)
        weights = [math.exp((worth - best) / STRAY) for worth in worths]
        left = chance * sum(weights)
        for card, weight in zip(hand, weights, strict=True):
            left -= weight
            if left < 0:
                return card
        return hand[-1]


def plain_move(outlook: Outlook) -> Move:
    """Return the plain player's move for the seat that looks."""
    worths = plain_worths(outlook)
    return max(worths, key=lambda move: (worths[move], -move))


def plain_worths(outlook: Outlook) -> dict[Move, float]:
    """Return each legal move of the seat that looks, and how it would stand after it."""
    world, seat = outlook.world, outlook.seat
    if world.phase == PLACE:
        worths = heap_worths(outlook)
        return {moves.heap(colour): worths[colour] for colour in _COLOURS}
    if world.phase == CHOOSE:
        weighed = PlainPlayer(outlook, seat).weigh(outlook.hand)
        return {moves.choose(c): worth for c, worth in zip(outlook.hand, weighed, strict=True)}
    if world.phase == DRAW:
        player = PlainPlayer(outlook, seat)
        return {
            moves.draw(line): max(player.weigh([*outlook.hand, cards[0]]))
            for line, cards in enumerate(world.lines)
            if cards
        }
    return {moves.give_back(colour): end.worth for colour, end in returns(outlook).items()}


def heap_worths(outlook: Outlook) -> list[float]:
    """Return, by heap, how the seat whose black card's thief comes next would stand."""
    standing = [0] * len(COLOURS)
    for _, _, colour in outlook.world.thieves[: outlook.world.placed]:
        standing[colour] += 1
    worths = []
    for colour, rank in enumerate(standing):
        takes, asides = outlook.tolls[rank + 1][rank]
        got = min(takes, max(0, outlook.heaps[colour] - rank))
        worths.append(outlook.prospect(outlook.seat, colour, got, asides).worth)
    return worths


def returns(outlook: Outlook) -> dict[int, Prospect]:
    """Return, by colour that may be set aside now, the seat's prospect without that disk."""
    owned = outlook.owned[outlook.seat]
    taken = outlook.world.taken[outlook.seat]
    kept = [have + new for have, new in zip(owned, taken, strict=True)]
    prospects = {}
    for colour in _COLOURS:
        if owned[colour]:
            left = kept.copy()
            left[colour] -= 1
            free = list(owned)
            free[colour] -= 1
            for _ in range(min(outlook.world.owed - 1, sum(free))):
                away = outlook.least_missed(left, free)
                left[away] -= 1
                free[away] -= 1
            prospects[colour] = outlook.prospect_of(left)
    return prospects
