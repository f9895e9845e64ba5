"""From an observation to batches of sampled worlds: the bridge between belief and playouts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from game.contract import Move
from game.seals.agents.batch_tricks import COLOUR_AT, Batch, House, Ints, code_of
from game.seals.rules.cards import CARD_OF_TEXT, COLOUR_OF_TEXT, COLOURS, RANKS, cards_of
from game.seals.rules.deal import TRICKS
from game.seals.rules.moves import colour_sealed, gift, place_played
from game.seals.rules.observation import SealsObservation, TokenCounts
from game.seals.rules.worlds import Unseen


@lru_cache(maxsize=1)
def nth_bits() -> Ints:
    """Return by ten-bit mask and number (0 lowest) that bit of the mask alone; 0 for none."""
    found = np.zeros((1024, RANKS), np.int16)
    for mask in range(1024):
        bits = [1 << rank for rank in cards_of(mask)]
        found[mask, : len(bits)] = bits
    return found


def packed(counts: TokenCounts) -> int:
    """Return tokens as a batch has them, two bits a colour."""
    return sum([count << 2 * COLOUR_OF_TEXT[word] for word, count in counts.items()])


class Columns:
    """Worlds that look the same to a seat, drawn in batches."""

    def __init__(self, seen: SealsObservation, rng: random.Random) -> None:
        self.seen = seen
        self.unseen = Unseen(seen)
        self.seat = self.unseen.seat
        self.seats = self.unseen.seats
        self.rng = rng
        self.chance = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        frame = self.unseen.frame
        self.house = House(
            seats=self.seats,
            tricks=TRICKS[self.seats],
            scenario=frame.scenario,
            tie=frame.tie,
            grey_led=frame.grey_led,
            grey_majority=frame.grey_majority,
            first_leader=seen["first_leader"],
            drawn=frame.deal.drawn,
            wild=code_of(frame.deal.wild),
        )
        self.known = np.zeros((self.seats, 5), np.int16)
        """By seat and colour, the cards still held that the seat knows."""
        for owner, hand in enumerate(self.unseen.hands):
            for place in seen["places"][owner]:
                card = hand[place - 1]
                if card is not None:
                    self.known[owner, card // RANKS] |= 1 << card % RANKS

    def hands(self, size: int) -> Ints:
        """Return the hands of ``size`` worlds, by seat, colour and world."""
        hands = np.repeat(self.known[:, :, None], size, axis=2)
        unseen = self.unseen
        if unseen.own_only:
            for colour in range(5):
                if unseen.slots[self.seat][colour]:
                    masks = np.array(unseen.own_masks(colour), np.int64) >> RANKS * colour
                    drawn = self.chance.integers(0, masks.size, size)
                    hands[self.seat, colour] |= masks[drawn].astype(np.int16)
            return hands
        for column in range(size):
            for owner, cards in enumerate(unseen.fill(self.rng)):
                for card in cards:
                    hands[owner, card // RANKS, column] |= 1 << card % RANKS
        return hands

    def tokens(self, size: int) -> Ints:
        """Return the tokens of ``size`` worlds, by seat and world; what is secret at random."""
        told = [packed(counts) for counts in self.seen["tokens"] if counts is not None]
        if len(told) == self.seats:
            return np.repeat(np.array(told, np.int16)[:, None], size, axis=1)
        tokens = np.zeros((self.seats, size), np.int16)
        for column in range(size):
            for seat, held in enumerate(self.unseen.secret_tokens(self.rng)):
                tokens[seat, column] = sum((held >> 4 * c & 15) << 2 * c for c in range(5))
        return tokens

    def batch(self, size: int) -> Batch:
        """Return ``size`` random worlds at the position now."""
        return self._batch(self.hands(size))

    def batch_of(self, hands: Sequence[Sequence[int]]) -> Batch:
        """Return a world for each own hand, given by colour as masks of its unknown cards.

        Only where nothing but the own hand is unknown.
        """
        own = np.array(hands, np.int64).T >> RANKS * np.arange(5)[:, None]
        worlds = np.repeat(self.known[:, :, None], len(hands), axis=2)
        worlds[self.seat] |= own.astype(np.int16)
        return self._batch(worlds)

    def _batch(self, hands: Ints) -> Batch:
        seen, seats, size = self.seen, self.seats, hands.shape[2]
        won = np.zeros((seats, size), np.int16)
        for trick in seen["tricks"]:
            won[trick["winner"]] += 1
        last = COLOUR_OF_TEXT[seen["tricks"][-1]["seal"]] if seen["tricks"] else -1
        laid: list[tuple[int, Ints]] = []
        for seat, text in seen["trick"]:
            laid.append((seat, np.full(size, code_of(CARD_OF_TEXT[text]), np.int16)))
        return Batch(
            self.house,
            hands,
            self.tokens(size),
            np.full(size, seen["leader"], np.int16),
            len(seen["tricks"]),
            won,
            np.full(size, last, np.int16),
            np.full(size, seen["transfers"], np.int16),
            laid,
        )

    def after(self, worlds: Batch, move: Move) -> Batch:
        """Return the same worlds after a move of the seat: a play, a seal, a gift or none."""
        after = worlds.picked(np.arange(worlds.size()))
        place, sealed, given = place_played(move), colour_sealed(move), gift(move)
        if place is not None:
            self._play(after, place)
        elif sealed is not None:
            self._strike(after, sealed)
        elif given is not None:
            colour, other = given
            after.tokens[self.seat] -= 1 << 2 * colour
            after.tokens[other] += 1 << 2 * colour
            after.gifts -= 1
        return after

    def _play(self, worlds: Batch, place: int) -> None:
        words = [
            text if text in COLOURS else COLOURS[CARD_OF_TEXT[text] // RANKS]
            for text in self.seen["own"]
        ]
        word = words[place - 1]
        colour = COLOUR_OF_TEXT[word]
        bits = nth_bits()[worlds.hands[self.seat, colour], words[: place - 1].count(word)]
        worlds.hands[self.seat, colour] ^= bits
        worlds.laid.append((self.seat, bits | np.int16(colour << COLOUR_AT)))

    def _strike(self, worlds: Batch, colour: int) -> None:
        worlds.tokens[self.seat] -= 1 << 2 * colour
        worlds.won[self.seat] += 1
        worlds.last_seal[:] = colour
        worlds.leader[:] = self.seat
        worlds.laid = []
        worlds.number += 1
