"""The convention: how a good partner plays without searching, in words a person could say.

- *Draft.* The tokens of a colour belong to whoever can win tricks of it without luck, grey ones to
  whoever can win most. Take the scarcest colour of your share first; pass once you have it.
- *Trick.* Find a way to finish it that can be sealed: it goes to somebody who holds a token of the
  colour that will lie most often. Of such ways choose the cheapest.
- *Cost.* High cards of a colour that you still owe are dear, and greys where you owe many tricks;
  other high ones are a burden: throw them off while nobody minds.
- *Seal.* Strike a coloured token before a grey one.
- *Gift.* Give what saves the trick on the table, and nothing before.

No private codes: every card means no more than that. The rules book says the same to players
(``seals.book.advice``). Lines are found in one world, in which every hand is known; a squire takes
the typical one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.contract import Seat
from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    DECK,
    GREY,
    NUMBER_OF_CARD,
    RANKS,
    cards_of,
    colours_held,
    count_tokens,
)
from game.seals.rules.scenario import EXACTLY, NO_TRICKS, broken_by_trick, narrowed_fit
from game.seals.rules.state import SealsState
from game.seals.rules.tricks import fitting, playable, winning_place

LOST: Final = -100.0
"""The value of a line that loses the game."""
WORST: Final = -5.0
"""How bad a lost trick is in one guess among several."""

# Weights, found by letting teams of squires play the same few hundred deals over and over.
_BY_NEED: Final = 1.0
_OWED_COLOUR: Final = 0.35
_OTHER_COLOUR: Final = 0.35
_GREY_BY_NEED: Final = 1.25
_GREY_LOOSE: Final = 0.42
_RANK: Final = 0.1
_MIDDLE: Final = 5.5
_GREY_ABOVE: Final = 8
_GREY_MUST_GO: Final = -1.0
"""Where no grey may be left after some trick."""
_SPARE_GREY: Final = 0.8
"""What it costs to strike a grey token."""
_STEEP: Final = 3
"""How much more the highest cards of a colour count, when tokens are shared out."""
_PER_TOKEN: Final = 0.56
"""The strength that one trick uses up."""
_PER_TRICK: Final = 0.08
_GREY_OWN: Final = 0.7
_GREY_BEST: Final = 0.35
_GREY_ANY: Final = 0.2


_WEIGHT_OF_CARD: Final = tuple(
    (NUMBER_OF_CARD[card] + (_GREY_ABOVE if COLOUR_OF_CARD[card] == GREY else 0) - _MIDDLE) * _RANK
    for card in DECK
)


@dataclass(frozen=True, slots=True)
class Line:
    """A way to finish the trick on the table."""

    value: float
    winner: Seat
    seal: int
    """The token's colour, negative where none fits."""
    card: int
    """The seat's own card."""


class Table:
    """A trick to be finished, with all that its outcome depends on."""

    def __init__(self, state: SealsState) -> None:
        scenario = state.scenario
        self.state = state
        self.scenario = scenario
        self.seats = state.seats
        self.grey_led = state.grey_led
        self.tie = state.tie
        self.grey_majority = state.grey_majority
        self.held = [sum([1 << c for c in colours_held(tokens)]) for tokens in state.tokens]
        self.left = state.tricks_in_all - len(state.tricks)
        self.special = scenario.wild or scenario.order != "none" or bool(scenario.goals)
        self.keep = [self._keeping(seat) for seat in range(self.seats)]

    def _keeping(self, seat: Seat) -> list[float]:
        """Return by colour how gladly a seat keeps its high cards, from -1 to 1.

        It keeps them where it owes tricks, and wants to be rid of them where it owes none.
        """
        state = self.state
        need = state.owed[seat] / self.left
        fair = 1 / self.seats
        base = need - fair
        keep = []
        for colour in range(5):
            owes = state.tokens[seat] >> 4 * colour & 15
            keep.append(_BY_NEED * base + (_OWED_COLOUR * owes if owes else -_OTHER_COLOUR))
        keep[GREY] = _GREY_BY_NEED * need - _GREY_LOOSE
        if len(state.tricks) < self.scenario.grey_by:
            keep[GREY] = _GREY_MUST_GO
        return keep

    def lines(self, seat: Seat) -> list[Line]:
        """Return the best way to finish the trick for each card that the seat may play."""
        hands = [cards_of(hand) for hand in self.state.hands]
        cards = [card for _, card in self.state.trick]
        led = COLOUR_OF_CARD[cards[0]] if cards else -1
        allowed = playable(self.state.hands[seat], led, self.grey_led)
        return [
            Line(*self._best(seat, [*cards, card], hands), card=card)
            for card in hands[seat]
            if allowed >> card & 1
        ]

    def _best(
        self, seat: Seat, cards: list[int], hands: Sequence[Sequence[int]]
    ) -> tuple[float, Seat, int]:
        """Return the best end of a trick after these cards: value, winner, token's colour."""
        if len(cards) == self.seats:
            return self._judged(cards)
        after = seat + 1 if seat + 1 < self.seats else 0
        allowed = playable(self.state.hands[after], COLOUR_OF_CARD[cards[0]], self.grey_led)
        best = (2 * LOST, 0, -1)
        for card in _telling(hands[after], allowed, cards):
            end = self._best(after, [*cards, card], hands)
            if end[0] > best[0]:
                best = end
        return best

    def _judged(self, cards: list[int]) -> tuple[float, Seat, int]:
        state, seats = self.state, self.seats
        place = winning_place(cards)
        winner = (state.leader + place) % seats
        colours = tuple([COLOUR_OF_CARD[card] for card in cards])
        fit = _fit_of(colours, place, self.tie, self.grey_majority)
        if self.special:
            fit = self._narrowed(fit, cards, winner)
        fit &= self.held[winner]
        if not fit:
            return LOST, winner, -1
        seal = (fit & -fit).bit_length() - 1
        value = -_SPARE_GREY if seal == GREY else 0.0
        seat = state.leader
        for card, colour in zip(cards, colours, strict=True):
            # a high card kept is worth its keep; thrown off, what it would have cost
            value -= self.keep[seat][colour] * _WEIGHT_OF_CARD[card]
            seat = seat + 1 if seat + 1 < seats else 0
        return value, winner, seal

    def _narrowed(self, fit: int, cards: list[int], winner: Seat) -> int:
        state = self.state
        number, tricks = len(state.tricks), state.tricks_in_all
        fit = narrowed_fit(
            self.scenario,
            fit,
            cards,
            number=number,
            tricks=tricks,
            drawn=state.deal.drawn,
            wild=state.deal.wild,
            last_seal=state.tricks[-1][2] if state.tricks else -1,
        )
        for goal in self.scenario.goals:
            seat = goal.seat(state.deal.leader, self.seats)
            won = sum([trick[0] == seat for trick in state.tricks]) + (seat == winner)
            if broken_by_trick(
                goal, seat == winner, number, tricks, won,
                COLOUR_OF_CARD[cards[0]], state.deal.drawn,
            ):  # fmt: skip
                return 0
        return fit


@lru_cache(maxsize=8192)
def _fit_of(colours: tuple[int, ...], place: int, tie: str, grey_majority: str) -> int:
    """Return which tokens fit cards of these colours, of which the one at ``place`` wins.

    Only colours matter for that: a high enough card of the winner's colour stands for the rest.
    """
    cards = [RANKS * colour for colour in colours]
    cards[place] += 1
    return fitting(cards, tie, grey_majority)


def _telling(hand: Sequence[int], allowed: int, cards: Sequence[int]) -> list[int]:
    """Return the cards among those allowed that differ: of each colour the ends and the turns."""
    options = [card for card in hand if allowed >> card & 1]
    if len(options) <= 3:
        return options
    found = []
    last = len(options) - 1
    for number, card in enumerate(options):
        colour = COLOUR_OF_CARD[card]
        if (
            number == 0
            or number == last
            or COLOUR_OF_CARD[options[number - 1]] != colour
            or COLOUR_OF_CARD[options[number + 1]] != colour
            or any(options[number - 1] < laid < options[number + 1] for laid in cards)
        ):
            found.append(card)
    return found


def split_of_pool(state: SealsState, room: Sequence[int]) -> list[list[int]]:
    """Return how the tokens in the middle might be shared, by seat: colours each should take.

    A colour's tokens go where it is strongest: to who can win tricks of it without luck.
    """
    seats = state.seats
    room = _with_goals(state, room)
    strength = [[0.0] * 5 for _ in range(seats)]
    held = 0
    for hand in state.hands:
        held |= hand
    for colour in range(5):
        cards = [card for card in cards_of(held) if COLOUR_OF_CARD[card] == colour]
        for rank, card in enumerate(cards):
            share = ((rank + 1) / len(cards)) ** _STEEP
            for seat in range(seats):
                if state.hands[seat] >> card & 1:
                    strength[seat][colour] += share
    for seat in range(seats):
        for colour in range(5):
            strength[seat][colour] -= _PER_TOKEN * (state.tokens[seat] >> 4 * colour & 15)
    shares: list[list[int]] = [[] for _ in range(seats)]
    pool = [colour for colour in range(5) for _ in range(state.pool >> 4 * colour & 15)]
    while pool:
        best = None
        for colour in set(pool):
            for seat in range(seats):
                if room[seat] <= 0:
                    continue
                might = strength[seat][colour]
                if colour == GREY:  # it fits any trick: to who can take most
                    might = _GREY_OWN * might + _GREY_BEST * max(strength[seat][:4]) + _GREY_ANY
                if best is None or might > best[0]:
                    best = (might, colour, seat)
        assert best is not None
        _, colour, seat = best
        pool.remove(colour)
        shares[seat].append(colour)
        room[seat] -= 1
        strength[seat][colour] -= _PER_TOKEN
        for other in range(4):
            strength[seat][other] -= _PER_TRICK
    return shares


def _with_goals(state: SealsState, room: Sequence[int]) -> list[int]:
    """Return the room of each seat for tokens, less where a goal allows fewer tricks."""
    less = list(room)
    for goal in state.scenario.goals:
        seat = goal.seat(state.deal.leader, state.seats)
        if goal.kind in (NO_TRICKS, EXACTLY):
            less[seat] = min(less[seat], max(0, goal.n - state.owed[seat]))
    # Where the goals leave too little room the draft must go on all the same.
    return less if sum(less) >= count_tokens(state.pool) else list(room)
