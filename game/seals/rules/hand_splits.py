"""How the unseen cards of one colour may be split: the ground of belief and of sampled worlds.

What a seat doesn't see of a colour lies in its own hand, among the cards set aside, and in some
scenarios in other hands or under won tricks. A hand is sorted, so that each of its unknown cards
has a *slot*: the numbers between which it must lie, since its neighbours are known. Every split
that keeps to the slots is equally likely before anybody's play is weighed.
"""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import combinations

Slot = tuple[int, int]
"""An unknown card lies above the first card and below the second."""
Slots = tuple[Slot, ...]


@lru_cache(maxsize=4096)
def hand_masks(unseen: int, slots: Slots) -> tuple[int, ...]:
    """Return every set of cards of the mask ``unseen`` that may lie in ``slots``, as masks."""
    cards = []
    while unseen:
        bit = unseen & -unseen
        cards.append(bit.bit_length() - 1)
        unseen ^= bit
    masks = []
    for chosen in combinations(cards, len(slots)):
        for card, (low, high) in zip(chosen, slots, strict=True):
            if not low < card < high:
                break
        else:
            masks.append(sum([1 << card for card in chosen]))
    return tuple(masks)


@lru_cache(maxsize=65536)
def ways(cards: tuple[int, ...], hands: tuple[Slots, ...], free: int) -> int:
    """Return in how many ways ascending ``cards`` fill the hands' slots and ``free`` other places.

    The slots of a hand are filled in order; the other places have none.
    """
    if not cards:
        return int(not free and not any(hands))
    card, rest = cards[0], cards[1:]
    total = ways(rest, hands, free - 1) if free else 0
    for number, slots in enumerate(hands):
        if slots and slots[0][0] < card < slots[0][1]:
            total += ways(rest, (*hands[:number], slots[1:], *hands[number + 1 :]), free)
    return total


def random_split(
    cards: tuple[int, ...], hands: tuple[Slots, ...], free: int, rng: random.Random
) -> list[list[int]]:
    """Return one split, each equally likely: the cards of each hand, then those of other places.

    Raises ValueError where there is none.
    """
    split: list[list[int]] = [[] for _ in range(len(hands) + 1)]
    left = ways(cards, hands, free)
    if not left:
        raise ValueError("these cards can't lie so")
    while cards:
        card, cards = cards[0], cards[1:]
        pick = rng.randrange(left)
        left = ways(cards, hands, free - 1) if free else 0
        if pick < left:
            free -= 1
            split[-1].append(card)
            continue
        pick -= left
        for number, slots in enumerate(hands):
            if not slots or not slots[0][0] < card < slots[0][1]:
                continue
            rest = (*hands[:number], slots[1:], *hands[number + 1 :])
            left = ways(cards, rest, free)
            if pick < left:
                split[number].append(card)
                hands = rest
                break
            pick -= left
    return split
