"""What a holder may know of the own hand: for each card, the numbers it may still have.

Follows from the observation alone: colours and order of the own cards, everybody else's faces, what
was played, and what the scenario shows. Nobody's play is weighed here: what is listed is possible,
and what is not listed is not.
"""

from __future__ import annotations

from game.seals.rules.cards import CARD_OF_TEXT, COLOUR_OF_TEXT, NUMBER_OF_CARD, cards_of
from game.seals.rules.observation import SealsObservation
from game.seals.rules.worlds import Unseen

Numbers = tuple[int, ...]
"""Ascending numbers that a card may have; a single one is certain."""


def possible_numbers(seen: SealsObservation) -> tuple[Numbers, ...]:
    """Return, for each own card still in hand in its order, the numbers it may have.

    Exact where all that is unknown lies in the own hand or was set aside; where other hands or won
    tricks are hidden, too, a number may be listed that a longer count would rule out.
    """
    unseen = Unseen(seen)
    by_colour: dict[int, list[set[int]]] = {}
    for colour, slots in enumerate(unseen.slots[unseen.seat]):
        if slots:
            columns: list[set[int]] = [set() for _ in slots]
            for mask in unseen.own_masks(colour):
                for column, held in zip(columns, cards_of(mask), strict=True):
                    column.add(NUMBER_OF_CARD[held])
            by_colour[colour] = columns
    told: list[Numbers] = []
    for text in seen["own"]:
        card = CARD_OF_TEXT.get(text)
        if card is not None:
            told.append((NUMBER_OF_CARD[card],))
        else:
            told.append(tuple(sorted(by_colour[COLOUR_OF_TEXT[text]].pop(0))))
    return tuple(told)
