"""The draft: a seat looks for the split of all tokens that the sampled worlds can best fulfil.

A token is a promise: its holder must win a trick of that colour. So a seat doesn't ask which token
is good, but which *split* of the whole pool could be played to the end, whoever takes what: it
improves splits step by step, each judged by playouts, and takes its own part of the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from game.contract import Move, Seat
from game.seals.agents.batch_playouts import POWER, worth
from game.seals.agents.batch_worlds import Columns
from game.seals.rules.cards import COLOUR_OF_TEXT
from game.seals.rules.deal import MOST_TAKEN
from game.seals.rules.moves import PASS, take

Split = tuple[Seat, ...]
"""Who gets each token of the pool, the pool sorted by colour; alike tokens in order of seats."""

CROWD: Final = 8
"""Playouts of one split in one world."""
_DOUBT: Final = 2.0
"""Worlds' worth of doubt in a split that has been tried little."""
_ELITE: Final = 5
"""One split in so many lives on."""


class Splits:
    """A search for the best split, from what one seat knows."""

    def __init__(self, columns: Columns, worlds: int) -> None:
        seen = columns.seen
        self._columns = columns
        self._rng = columns.rng
        self._seats = columns.seats
        self.pool = [COLOUR_OF_TEXT[word] for word, n in seen["pool"].items() for _ in range(n)]
        most = MOST_TAKEN[columns.unseen.scenario.draft, self._seats]
        self.room = [
            0 if seat in seen["passed"] else most - owed for seat, owed in enumerate(seen["owed"])
        ]
        self._open = [seat for seat, room in enumerate(self.room) if room > 0]
        self._lots = columns.batch(worlds)
        self._worlds = worlds
        self._found: dict[Split, tuple[float, float]] = {}

    def search(self, width: int, rounds: int) -> Split:
        """Try ``width`` splits, then ``rounds`` times what is like the best; return the best."""
        self._try(list({self._tidy(self._random()) for _ in range(width)}))
        for _ in range(rounds):
            elite = sorted(self._found, key=self._worth, reverse=True)[: max(1, width // _ELITE)]
            near = {self._changed(split) for split in elite for _ in range(_ELITE - 1)}
            self._try([*elite, *sorted(near - self._found.keys())])
        return max(self._found, key=self._worth)

    def share(self, split: Split, seat: Seat) -> list[int]:
        """Return the colours that a split gives to a seat."""
        return [colour for colour, owner in zip(self.pool, split, strict=True) if owner == seat]

    def _worth(self, split: Split) -> float:
        total, worlds = self._found[split]
        return total / (worlds + _DOUBT)

    def _try(self, splits: Sequence[Split]) -> None:
        """Play each split in every world and remember how it went."""
        tokens = np.zeros((self._seats, len(splits)), np.int16)
        for number, split in enumerate(splits):
            for colour, owner in zip(self.pool, split, strict=True):
                tokens[owner, number] += 1 << 2 * colour
        batch = self._lots.picked(np.repeat(np.tile(np.arange(self._worlds), len(splits)), CROWD))
        batch.tokens += np.repeat(tokens, self._worlds * CROWD, axis=1)
        worths = worth(batch, CROWD, POWER, self._columns.chance)
        for split, by_world in zip(splits, worths.reshape(-1, self._worlds), strict=True):
            total, worlds = self._found.get(split, (0.0, 0.0))
            self._found[split] = (total + float(by_world.sum()), worlds + self._worlds)

    def _random(self) -> list[Seat]:
        left = self.room.copy()
        split = []
        for _ in self.pool:
            owner = self._rng.choice([seat for seat in self._open if left[seat] > 0])
            left[owner] -= 1
            split.append(owner)
        return split

    def _changed(self, split: Split) -> Split:
        """Return a split that differs in a token or two."""
        new = list(split)
        for _ in range(1 if self._rng.random() < 0.6 else 2):
            token = self._rng.randrange(len(new))
            if self._rng.random() < 0.5:
                new[token] = self._rng.choice(self._open)
            else:
                other = self._rng.randrange(len(new))
                new[token], new[other] = new[other], new[token]
        if any(new.count(seat) > self.room[seat] for seat in self._open):
            return split
        return self._tidy(new)

    def _tidy(self, split: Sequence[Seat]) -> Split:
        owners: list[Seat] = []
        for colour in range(5):
            owners += sorted(
                owner for token, owner in zip(self.pool, split, strict=True) if token == colour
            )
        return tuple(owners)


def choose_token(
    columns: Columns, moves: Sequence[Move], *, width: int, rounds: int, worlds: int
) -> Move:
    """Return which token the seat takes, or that it passes."""
    splits = Splits(columns, worlds)
    share = splits.share(splits.search(width, rounds), columns.seat)
    return first_of(share, splits.pool, moves)


def first_of(share: Sequence[int], pool: Sequence[int], moves: Sequence[Move]) -> Move:
    """Return the move that takes the scarcest colour of a share; a pass for an empty one."""
    if not share:
        return PASS if PASS in moves else moves[0]
    return take(min(share, key=lambda colour: (pool.count(colour) - share.count(colour), colour)))
