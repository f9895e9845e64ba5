"""Worlds that look the same to the player: the unseen cards in another order."""

from __future__ import annotations

import random

from game.patience.rules.cards import CARD_OF_TEXT, EMPTY, PACK
from game.patience.rules.observation import PatienceObservation
from game.patience.rules.state import PatienceState


def sample(observation: PatienceObservation, rng: random.Random) -> PatienceState:
    """Return a state with the unseen cards in random order in the stock."""
    cells = [EMPTY if text is None else CARD_OF_TEXT[text] for text in observation["cells"]]
    gone = [CARD_OF_TEXT[text] for text in observation["gone"]]
    waste = EMPTY if observation["waste"] is None else CARD_OF_TEXT[observation["waste"]]
    unseen = set(PACK).difference(cells, gone, (waste,))
    # A random key a card: as fair as a shuffle, and half its time.
    stock = sorted(sorted(unseen), key=lambda _: rng.random())
    return PatienceState(
        stock, waste=waste, cells=cells, gone=gone, removing=observation["removing"]
    )
