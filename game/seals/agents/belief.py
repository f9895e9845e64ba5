"""What a seat believes of its own hand: which hands are possible, and how partners' play weighs.

A partner sees the hand that its holder can't. Where the convention would rather have played another
card if the holder's hand were such, that hand is less likely. No card means more than that, so that
no code is needed, or heard. It tells little: at a table of squires the true hand gains 0.02 nats on
average, at one of champions, who search, nothing. What is worth most is to count.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from game.contract import Seat
from game.seals.agents.batch_tricks import Batch
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.convention import WORST, Table
from game.seals.rules.cards import TOKEN
from game.seals.rules.state import SealsState

Weights = npt.NDArray[np.float64]
OwnHand = tuple[int, ...]
"""By colour, the unknown cards of the own hand, as a mask."""
MOST_WEIGHED: Final = 24
"""Up to so many possible hands are weighed one by one; where there are more, each is as likely."""
MEMORY: Final = 3
"""How many of partners' latest cards are weighed."""
TOLERANCE: Final = 0.8
"""How much worse than the best line a card may be to be played about a third as often."""
ERRING: Final = 0.2
"""How often a partner plays any card at all."""


class Belief:
    """The possible own hands and how likely each is.

    Other hands and won tricks that a scenario hides are drawn without weighing.
    """

    def __init__(self, columns: Columns, rng: random.Random) -> None:
        self._columns = columns
        self._rng = rng
        self.hands: list[OwnHand] = []
        """All possible hands; none where they are too many, or more is hidden than the own hand."""
        self.weights: Weights = np.ones(0)
        """How well each hand explains what partners played."""
        if columns.unseen.own_only:
            masks = [columns.unseen.own_masks(colour) for colour in range(5)]
            if math.prod(map(len, masks)) <= MOST_WEIGHED:
                self.hands = list(itertools.product(*masks))
                self.weights = self._weighed()

    def draw(self, size: int) -> Batch:
        """Return worlds, each as often as it is likely."""
        if not self.hands:
            return self._columns.batch(size)
        shares = self.weights.cumsum()
        # Evenly spaced: each hand comes as often as it should, and not just on average.
        marks = (np.arange(size) + self._rng.random()) / size * shares[-1]
        chosen = np.minimum(np.searchsorted(shares, marks, side="right"), len(self.hands) - 1)
        return self._columns.batch_of([self.hands[number] for number in chosen])

    def _weighed(self) -> Weights:
        weights = np.ones(len(self.hands))
        if len(self.hands) > 1:
            unseen = self._columns.unseen
            now = unseen.frame.clone()
            now.tokens = unseen.secret_tokens(self._rng)
            for past, card in itertools.islice(_decisions(now, unseen.seat), MEMORY):
                weights *= [_likelihood(past, card, unseen.seat, hand) for hand in self.hands]
        return weights


def _decisions(past: SealsState, seat: Seat) -> Iterator[tuple[SealsState, int]]:
    """Yield what partners played before the seat's own card, the latest first.

    With each card comes the position it was played in, without the seat's unknown cards; it is
    ``past``, taken back step by step.
    """
    while True:
        cards = past.trick
        owners = [owner for owner, _ in cards]
        mine = owners.index(seat) if seat in owners else len(cards)
        for place in reversed(range(len(cards))):
            past.actor, card = cards[place]
            past.hands[past.actor] |= 1 << card
            past.trick = cards[:place]
            if place < mine and len(past.plays()) > 1:
                yield past, card
        if not past.tricks:
            return
        winner, past.trick, seal = past.tricks[-1]
        past.tricks = past.tricks[:-1]
        past.tokens[winner] += TOKEN[seal]
        past.owed[winner] += 1
        past.leader = past.trick[0][0]


def _likelihood(past: SealsState, card: int, seat: Seat, hand: OwnHand) -> float:
    """Return how likely the convention plays a card where the seat's unknown cards are these."""
    world = past.clone()
    world.hands[seat] |= sum(hand)
    lines = Table(world).lines(past.actor)
    likings = {line.card: math.exp(max(line.value, WORST) / TOLERANCE) for line in lines}
    return ERRING / len(lines) + (1 - ERRING) * likings[card] / sum(likings.values())
