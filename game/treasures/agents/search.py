"""The search of one turn over worlds that look the same: what is hidden is dealt anew each round.

Every round tries all moves of the seat against the same hidden cards and the same chances, so the
difference between two moves shows in a tenth of the rounds that each its own luck would need.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.agents import Publish, keep_to_oneself
from game.contract import Move, Seat
from game.treasures.agents.analysis import COLOUR_BIT, Outlook, Prospect
from game.treasures.agents.baseline import PlainPlayer, plain_worths, returns
from game.treasures.agents.playout import ORDER_KEY
from game.treasures.agents.win_chance import Stakes
from game.treasures.rules import moves
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD, COLOURS, NO_CARD
from game.treasures.rules.position import CHOOSE, DRAW, PLACE

_COLOURS: Final = range(len(COLOURS))
_DRAFT_NOISE: Final = 0.3
"""How far a rival's drafting strays, in its standing."""

Hands = list[list[int]]
Kept = tuple[int, float]
"""Of the cards kept in a hand: the mask of their colours, and what they add one by one."""


@dataclass(slots=True)
class Trial:
    """How good a move turned out, over all rounds."""

    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one round."""
        self.rounds += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The average value; 0 before the first round."""
        return self.total / self.rounds if self.rounds else 0.0

    @property
    def deviation(self) -> float:
        """How far the values lie apart."""
        if not self.rounds:
            return 0.0
        return math.sqrt(max(0.0, self.squares / self.rounds - self.mean**2))


class Search:
    """One decision of the seat that looks."""

    def __init__(
        self,
        outlook: Outlook,
        stakes: Stakes,
        rng: random.Random,
        hands: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """``hands``, by seat, take the place of dealing: a player who sees them all, for tests."""
        self._outlook = outlook
        self._stakes = stakes
        self._chance = rng.random
        self._all_hands = hands
        self._players = [PlainPlayer(outlook, seat) for seat in range(outlook.seats)]

    def run(
        self, rounds: Iterable[int], publish: Publish = keep_to_oneself
    ) -> dict[Move, Trial]:
        """Try every legal move once a round; return what came of each.

        The best so far is published each time the rounds have doubled.
        """
        outlook = self._outlook
        phase = outlook.world.phase
        if phase == DRAW:
            lines = [line for line, cards in enumerate(outlook.world.lines) if cards]
            trials = {moves.draw(line): Trial() for line in lines}
            step = self._try_lines
        elif phase == CHOOSE:
            trials = {moves.choose(card): Trial() for card in outlook.hand}
            step = self._try_cards
        elif phase == PLACE:
            trials = {moves.heap(colour): Trial() for colour in _COLOURS}
            step = self._try_heaps
        else:
            return self._returns()
        for number in rounds:
            step(trials)
            if number & (number + 1) == 0:
                publish(max(trials, key=lambda move: trials[move].mean))
        return trials

    def at_once(self) -> dict[Move, Trial]:
        """Return what every legal move is worth at first sight, the rivals thought as well off."""
        outlook = self._outlook
        worths = plain_worths(outlook)
        best = max(worths.values())
        nothing = [0] * outlook.seats
        trials = {}
        for move, worth in worths.items():
            standing = [best] * outlook.seats
            standing[outlook.seat] = worth
            trials[move] = trial = Trial()
            trial.add(self._stakes.of(standing, nothing, nothing))
        return trials

    def _returns(self) -> dict[Move, Trial]:
        """Weigh what to set aside: nothing is hidden in that, so once is enough."""
        outlook = self._outlook
        ends = [
            outlook.prospect_of([have + new for have, new in zip(disks, taken, strict=True)])
            for disks, taken in zip(outlook.owned, outlook.world.taken, strict=True)
        ]
        worths, disks = [end.worth for end in ends], [end.disks for end in ends]
        lost = [0] * outlook.seats
        trials = {}
        for colour, end in returns(outlook).items():
            worths[outlook.seat] = end.worth
            trials[moves.give_back(colour)] = trial = Trial()
            trial.add(self._stakes.of(worths, disks, lost))
        return trials

    # One round each

    def _try_cards(self, trials: dict[Move, Trial]) -> None:
        me, hands = self._outlook.seat, self._deal()
        played, kept = self._rivals_play(hands)
        for card in hands[me]:
            played[me] = card
            kept[me] = self._kept(hands[me], card)
            trials[moves.choose(card)].add(self._value(played, kept))

    def _try_lines(self, trials: dict[Move, Trial]) -> None:
        outlook = self._outlook
        me, dealt = outlook.seat, self._deal()
        after = [(me + step) % outlook.seats for step in range(1, outlook.seats)]
        drafting = after[: outlook.seats - outlook.world.drawn - 1]
        noise = [[self._chance() * _DRAFT_NOISE for _ in outlook.world.lines] for _ in drafting]
        luck = [self._chance() for _ in dealt]
        for line in [line for line, cards in enumerate(outlook.world.lines) if cards]:
            hands = [hand.copy() for hand in dealt]
            gone = [0] * len(outlook.world.lines)
            hands[me].append(outlook.world.lines[line][0])
            gone[line] = 1
            for seat, strays in zip(drafting, noise, strict=True):
                self._rival_drafts(seat, hands[seat], gone, strays)
            played, kept = self._rivals_play(hands, luck)
            played[me] = self._players[me].best(hands[me])
            kept[me] = self._kept(hands[me], played[me])
            trials[moves.draw(line)].add(self._value(played, kept))

    def _try_heaps(self, trials: dict[Move, Trial]) -> None:
        outlook = self._outlook
        me, hands = outlook.seat, self._deal()
        played = [NO_CARD] * outlook.seats
        standing: list[list[Seat]] = [[] for _ in _COLOURS]
        for place, (seat, card, colour) in enumerate(outlook.world.thieves):
            played[seat] = card
            if place < outlook.world.placed:
                standing[colour].append(seat)
        coming = [seat for seat, _, _ in outlook.world.thieves[outlook.world.placed + 1 :]]
        kept = [self._kept(hand, NO_CARD) for hand in hands]
        for colour in _COLOURS:
            crowds = [crowd.copy() for crowd in standing]
            crowds[colour].append(me)
            for seat in coming:
                crowds[self._best_heap(seat, crowds)].append(seat)
            trials[moves.heap(colour)].add(self._settled(crowds, kept))

    # The parts of a round

    def _deal(self) -> Hands:
        """Return all hands, the hidden cards dealt at random."""
        outlook = self._outlook
        if self._all_hands is not None:
            return [list(hand) for hand in self._all_hands]
        pool, chance = outlook.unseen, self._chance
        size, dealt = len(pool), 0
        hands = []
        for seat, known in enumerate(outlook.known):
            if seat == outlook.seat:
                hands.append(outlook.hand.copy())
                continue
            hand = known.copy()
            for _ in range(outlook.hidden[seat]):
                other = dealt + int(chance() * (size - dealt))
                card = pool[other]
                pool[other] = pool[dealt]
                pool[dealt] = card
                dealt += 1
                hand.append(card)
            hands.append(hand)
        return hands

    def _rivals_play(
        self, hands: Hands, luck: Sequence[float] | None = None
    ) -> tuple[list[int], list[Kept]]:
        """Return the rivals' likely cards and what they keep; the own seat's are to be filled."""
        me = self._outlook.seat
        played, kept = [], []
        for seat, hand in enumerate(hands):
            card = NO_CARD
            if seat != me:
                chance = self._chance() if luck is None else luck[seat]
                card = self._players[seat].likely(hand, chance)
            played.append(card)
            kept.append((0, 0.0) if seat == me else self._kept(hand, card))
        return played, kept

    def _rival_drafts(
        self, seat: Seat, hand: list[int], gone: list[int], strays: Sequence[float]
    ) -> None:
        lines = self._outlook.world.lines
        best, chosen = -math.inf, 0
        for line, cards in enumerate(lines):
            if gone[line] < len(cards):
                value = self._players[seat].quick[cards[gone[line]]] + strays[line]
                if value > best:
                    best, chosen = value, line
        hand.append(lines[chosen][gone[chosen]])
        gone[chosen] += 1

    def _kept(self, hand: Sequence[int], played: int) -> Kept:
        outlook = self._outlook
        colours, highest, total = 0, 0.0, 0.0
        for card in hand:
            if card != played:
                colours |= COLOUR_BIT[card]
                worth = outlook.card_worths[card]
                total += worth
                if worth > highest:
                    highest = worth
        return colours, total if outlook.turns else highest

    def _value(self, played: Sequence[int], kept: Sequence[Kept]) -> float:
        """Place all thieves of a turn and return how good its end is."""
        outlook = self._outlook
        seats, start = outlook.seats, outlook.start
        order = [
            ORDER_KEY[card] + (seat - start) % seats * 8 + seat for seat, card in enumerate(played)
        ]
        order.sort()
        crowds: list[list[Seat]] = [[], [], [], [], []]
        for key in order:
            seat = key & 7
            colour = COLOUR_OF_CARD[played[seat]]
            if colour == BLACK:
                colour = self._best_heap(seat, crowds)
            crowds[colour].append(seat)
        return self._settled(crowds, kept)

    def _best_heap(self, seat: Seat, crowds: Sequence[Sequence[Seat]]) -> int:
        outlook = self._outlook
        best, chosen = -math.inf, 0
        for colour, crowd in enumerate(crowds):
            rank = len(crowd)
            takes, asides = outlook.tolls[rank + 1][rank]
            there = outlook.heaps[colour] - rank
            got = takes if takes <= there else max(0, there)
            worth = outlook.prospect(seat, colour, got, asides).worth
            if worth > best:
                best, chosen = worth, colour
        return chosen

    def _settled(self, crowds: Sequence[Sequence[Seat]], kept: Sequence[Kept]) -> float:
        outlook = self._outlook
        worths = [0.0] * outlook.seats
        disks = [0] * outlook.seats
        lost = [0] * outlook.seats
        for colour, crowd in enumerate(crowds):
            if crowd:
                stock = outlook.heaps[colour]
                for seat, (takes, asides) in zip(crowd, outlook.tolls[len(crowd)], strict=True):
                    got = takes if takes <= stock else stock
                    stock -= got
                    colours, cards = kept[seat]
                    end: Prospect = outlook.prospect(seat, colour, got, asides)
                    worths[seat] = end.with_hand(colours) + cards
                    disks[seat] = end.disks
                    lost[seat] = end.lost
        return self._stakes.of(worths, disks, lost)
