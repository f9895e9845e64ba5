"""How well a seat stands between turns: the logarithm of its odds to win, learnt from play.

Of all seats' standings together come their chances (``softmax``). A standing is a sum: what its
disks are worth, how its hand fits them, and each card by itself. One model a noise, number of seats
and number of turns to go. The figures are in ``chances.json``, made by
``python -m game.treasures.tools.training``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, TypedDict

from game.treasures.agents.value import CAP, Worth, worth_table
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD, COLOURS, DECK, NUMBER_OF_CARD

FIGURES_FILE: Final = Path(__file__).with_name("chances.json")
HAND_FEATURES: Final = 6
POINT: Final = 0.05
"""What an expected point counts at least, for collections that were never met in training."""
_COLOURS: Final = range(len(COLOURS))


class Figures(TypedDict):
    """What is learnt for one noise, number of seats and number of turns to go."""

    disks: dict[str, float]
    """By :func:`disks_key`, what such a collection adds."""
    hand: list[float]
    """Weights of :func:`hand_features`."""
    cards: list[float]
    """Weights of :func:`card_features`."""


FigureTables: TypeAlias = Mapping[str, Mapping[str, Sequence[Figures]]]
"""By noise, number of seats (as text) and turns to go, from one."""


def card_features(card: int) -> tuple[float, ...]:
    """Return what is learnt of a card in hand by itself: black or not, and how high."""
    high = NUMBER_OF_CARD[card] / 30
    black = COLOUR_OF_CARD[card] == BLACK
    return (
        float(black),
        0.0 if black else high,
        high if black else 0.0,
        high * high,
        max(0.0, 5 * high - 4),
    )


def hand_features(disks: Sequence[int], colours: int) -> tuple[float, ...]:
    """Return what is learnt of how a hand's colours (a mask of bits) fit the disks.

    The colours of which fewest disks are owned are wanted most; those with one more come next.
    """
    fewest = min(disks)
    wanted = next_wanted = others = missing = 0
    for colour in _COLOURS:
        held = colours >> colour & 1
        above = disks[colour] - fewest
        if not above:
            wanted += held
            missing += 1
        elif above == 1:
            next_wanted += held
        else:
            others += held
    return (
        wanted / 5,
        wanted / missing,
        float(wanted == missing),
        next_wanted / 5,
        others / 5,
        float(not wanted),
    )


def disks_key(disks: Sequence[int]) -> str:
    """Return a collection as the figures name it: its counts sorted, colours being alike."""
    return "".join([str(count) for count in sorted([min(count, CAP) for count in disks])])


class Standing:
    """The model for one noise, number of seats and number of turns to go (at least one)."""

    __slots__ = ("_hand", "_known", "_table", "_turns", "cards")

    def __init__(self, figures: Figures, table: Worth, turns: int) -> None:
        """``figures`` are those of the file for this model."""
        self._table = table
        self._turns = turns
        self._known = figures["disks"]
        self._hand = figures["hand"]
        weights = figures["cards"]
        self.cards: tuple[float, ...] = tuple(
            sum(weight * value for weight, value in zip(weights, card_features(card), strict=True))
            for card in DECK
        )
        """By card, what it adds to its holder's standing."""

    def of_disks(self, disks: Sequence[int]) -> float:
        """Return what a collection adds to the standing."""
        known = self._known.get(disks_key(disks), 0.0)
        return known + POINT * self._table.of(disks, self._turns)

    def of_hand(self, disks: Sequence[int], colours: int) -> float:
        """Return what a hand of these colours (a mask of bits) adds beside such a collection."""
        features = hand_features(disks, colours)
        return sum([w * value for w, value in zip(self._hand, features, strict=True)])


@cache
def standing(noise: str, seats: int, turns: int) -> Standing:
    """Return the model for a noise, number of seats and turns to go."""
    figures = _figures()[noise][str(seats)]
    return Standing(figures[turns - 1], worth_table(noise, seats), turns)


def forget() -> None:
    """Forget the figures that were read: the file has changed."""
    standing.cache_clear()
    _figures.cache_clear()


@cache
def _figures() -> FigureTables:
    figures: FigureTables = json.loads(FIGURES_FILE.read_text(encoding="utf-8"))
    return figures
