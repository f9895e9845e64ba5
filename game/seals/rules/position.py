"""What a position of the seals holds, apart from how it changes: fields, a cheap copy, whose turn.

:mod:`game.seals.rules.state` moves a position on; views, endings and partners only read one. The
fields are a few short lists of ints, and tuples that are never changed. Whose turn it is in the
draft and in a gift window is told of plain lists: for the rules, and for who folds events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from game.contract import OptionValue, Seat
from game.seals.rules.cards import COLOURS
from game.seals.rules.deal import TRICKS, Deal
from game.seals.rules.scenario import Scenario

NO_WINDOW: Final = -1

Trick = tuple[Seat, tuple[tuple[Seat, int], ...], int]
"""A sealed trick: its winner, who played which card in order, and the token's colour."""


class Position:
    """A position. Hands are masks of cards, tokens of a seat one int (see the cards' module)."""

    __slots__ = (
        "actor", "deal", "fit", "hands", "kept", "leader", "options", "owed", "params", "passed",
        "phase", "pool", "reason", "scenario", "seats", "tokens", "transfers", "trick", "tricks",
        "window",
    )  # fmt: skip

    seats: int
    options: Mapping[str, OptionValue]
    scenario: Scenario
    deal: Deal
    """What chance decided. Players must not look at most of it."""
    hands: list[int]
    pool: int
    tokens: list[int]
    owed: list[int]
    """Tokens of each seat, counted."""
    passed: int
    """Mask of the seats out of the draft."""
    phase: int
    actor: Seat
    leader: Seat
    """Who led the trick on the table; it stays until that is sealed."""
    trick: tuple[tuple[Seat, int], ...]
    tricks: tuple[Trick, ...]
    fit: int
    """Which tokens seal the trick on the table, once it is full; else 0."""
    window: Seat
    """First seat of the gift window, or NO_WINDOW."""
    kept: int
    """How many token holders in a row have given nothing in this window."""
    transfers: int
    reason: str
    """Why the game is over, as a catalogue key; empty while it goes on."""
    params: Mapping[str, str | int]

    @property
    def tricks_in_all(self) -> int:
        """How many tricks the game has."""
        return TRICKS[self.seats]

    @property
    def tie(self) -> str:
        """The tie rule: the scenario's, or else the table's option."""
        return self.scenario.tie or str(self.options["majority_tie"])

    @property
    def grey_led(self) -> str:
        """What a led grey means: by the scenario, or else the table's option."""
        return self.scenario.grey_led or str(self.options["grey_led"])

    @property
    def grey_majority(self) -> str:
        """Whether grey counts for the colour that lies most often."""
        return str(self.options["grey_majority"])

    def fit_words(self) -> tuple[str, ...]:
        """Return the tokens that seal the trick on the table, as colour words."""
        return tuple([word for colour, word in enumerate(COLOURS) if self.fit >> colour & 1])

    def clone(self) -> Self:
        """Return a copy that changes on its own."""
        twin = type(self).__new__(type(self))
        twin.seats = self.seats
        twin.options = self.options
        twin.scenario = self.scenario
        twin.deal = self.deal
        twin.hands = self.hands.copy()
        twin.pool = self.pool
        twin.tokens = self.tokens.copy()
        twin.owed = self.owed.copy()
        twin.passed = self.passed
        twin.phase = self.phase
        twin.actor = self.actor
        twin.leader = self.leader
        twin.trick = self.trick
        twin.tricks = self.tricks
        twin.fit = self.fit
        twin.window = self.window
        twin.kept = self.kept
        twin.transfers = self.transfers
        twin.reason = self.reason
        twin.params = self.params
        return twin


def next_in_draft(seat: Seat, passed: int, owed: Sequence[int], most: int) -> Seat:
    """Return who drafts after ``seat``: the next to the left who hasn't passed and may take more.

    ``passed`` is a mask of seats, ``owed`` their tokens, ``most`` what each may take. It may be
    ``seat`` again; raises ValueError where nobody may take a token.
    """
    seats = len(owed)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if not passed >> other & 1 and owed[other] < most:
            return other
    raise ValueError("nobody may take a token")


def holder_from(seat: Seat, owed: Sequence[int]) -> Seat:
    """Return the first seat that holds a token, from ``seat`` itself on to the left.

    Raises ValueError where nobody holds one.
    """
    seats = len(owed)
    for step in range(seats):
        other = (seat + step) % seats
        if owed[other]:
            return other
    raise ValueError("nobody holds a token")


def holders(owed: Sequence[int]) -> int:
    """Return how many seats hold a token: so many must keep theirs for a gift window to close."""
    return sum([tokens > 0 for tokens in owed])
