"""The rules of Nothing: two seats, twelve cards, a few rounds, and no point to it.

A round: both seats secretly choose a card of their hand (`choose N`), at once; both are revealed
and leave the hands. The wind (chance) names one seat. It may turn its hat (`hat`, once a round),
and must then draw a card (`draw`). After the last round the played cards' sum is the score.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, cast

from game.contract import (
    Event,
    Game,
    IllegalMove,
    Move,
    Observation,
    Option,
    OptionValue,
    Outcome,
    Seat,
    State,
    require_legal,
)
from game.nothing.events import (
    CardChosen,
    CardDrawn,
    CardsRevealed,
    HatTurned,
    NothingEnded,
    WindTurned,
)
from game.nothing.observation import NO_CARD, NO_SEAT, NothingObservation, fold
from game.randomness import MAX_SEED, SplitMix64

CARDS: Final = range(1, 13)
HAND: Final = 3
DRAW: Final = 0
HAT: Final = 13
"""The moves that are no card; choosing a card is the card's own number."""
WON: Final = "nothing.won"
EVEN: Final = "nothing.even"


class NothingState(State):
    """A position of Nothing."""

    __slots__ = ("chance", "chosen", "deck", "hands", "hats", "played", "rounds", "still", "wind")

    deck: list[int]
    hands: list[list[int]]
    chosen: list[int]
    played: list[list[int]]
    hats: list[bool]
    rounds: int
    """Rounds yet to play, the running one included."""
    still: bool
    """The option: hats may not be turned."""
    wind: Seat
    """The seat that acts alone, or NO_SEAT while both choose."""
    chance: SplitMix64

    def to_act(self) -> tuple[Seat, ...]:
        if not self.rounds:
            return ()
        if self.wind != NO_SEAT:
            return (self.wind,)
        return tuple(seat for seat in (0, 1) if self.chosen[seat] == NO_CARD)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        if self.wind == NO_SEAT:
            return sorted(self.hands[seat])
        return [DRAW] if self.still or self.hats[seat] else [DRAW, HAT]

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        require_legal(self, seat, move)
        if self.wind == NO_SEAT:
            return self._choose(seat, move)
        if move == HAT:
            self.hats[seat] = True
            return [HatTurned(seat)]
        return self._draw(seat)

    def _choose(self, seat: Seat, card: int) -> list[Event]:
        self.chosen[seat] = card
        events: list[Event] = [CardChosen(seat, card)]
        if NO_CARD not in self.chosen:
            events.append(CardsRevealed((self.chosen[0], self.chosen[1])))
            for owner in (0, 1):
                self.hands[owner].remove(self.chosen[owner])
                self.played[owner].append(self.chosen[owner])
            self.chosen = [NO_CARD, NO_CARD]
            self.wind = self.chance.below(2)
            events.append(WindTurned(self.wind))
        return events

    def _draw(self, seat: Seat) -> list[Event]:
        card = self.deck.pop()
        self.hands[seat].append(card)
        events: list[Event] = [CardDrawn(seat, card)]
        self.rounds -= 1
        self.wind = NO_SEAT
        self.hats = [False, False]
        if not self.rounds:
            events.append(NothingEnded(self._scores()))
        return events

    def observation(self, seat: Seat) -> NothingObservation:
        if type(seat) is not int or seat not in (0, 1):
            raise IllegalMove(f"no seat {seat!r} at Nothing")
        return {
            "seat": seat,
            "seats": 2,
            "options": {"still": self.still},
            "rounds": self.rounds,
            "wind": self.wind,
            "hats": list(self.hats),
            "hand": list(self.hands[seat]),
            "chosen": self.chosen[seat],
            "others": len(self.hands[1 - seat]),
            "played": [list(cards) for cards in self.played],
            "deck": len(self.deck),
        }

    def outcome(self) -> Outcome | None:
        if self.rounds:
            return None
        scores = self._scores()
        best = max(scores)
        winners = tuple(seat for seat in (0, 1) if scores[seat] == best)
        return Outcome(scores, winners, WON if len(winners) == 1 else EVEN)

    def clone(self) -> NothingState:
        twin = NothingState()
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen = self.chosen.copy()
        twin.played = [cards.copy() for cards in self.played]
        twin.hats = self.hats.copy()
        twin.rounds = self.rounds
        twin.still = self.still
        twin.wind = self.wind
        twin.chance = self.chance.clone()
        return twin

    def encode(self, move: Move) -> str:
        if move not in (DRAW, *CARDS, HAT):
            raise IllegalMove(f"{move!r} is no move of Nothing")
        return {DRAW: "draw", HAT: "hat"}.get(move) or f"choose {move}"

    def decode(self, text: str) -> Move:
        for seat in self.to_act():
            for move in self.legal_moves(seat):
                if self.encode(move) == text:
                    return move
        raise IllegalMove(f"{text!r} names no legal move")

    def _scores(self) -> tuple[int, int]:
        return (sum(self.played[0]), sum(self.played[1]))


class Nothing(Game):
    """Two seats; ``rounds`` to play, and whether hats stay ``still``."""

    key = "nothing"
    seat_counts = (2,)
    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        "rounds": Option((3, 1, 2), 3),
        "still": Option((False, True), False),
    }
    policy = "game.nothing.policy"

    def new_state(self, seats: int, seed: int, **options: OptionValue) -> NothingState:
        chosen = self.check_options(seats, options)
        state = NothingState()
        state.chance = SplitMix64(seed)
        state.deck = list(CARDS)
        state.chance.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in (0, 1)]
        state.chosen = [NO_CARD, NO_CARD]
        state.played = [[], []]
        state.hats = [False, False]
        state.rounds = int(chosen["rounds"])
        state.still = bool(chosen["still"])
        state.wind = NO_SEAT
        return state

    def sample(self, observation: Observation, rng: random.Random) -> NothingState:
        seen = cast(NothingObservation, observation)
        seat = seen["seat"]
        state = NothingState()
        state.chance = SplitMix64(rng.randint(0, MAX_SEED))
        state.played = [list(cards) for cards in seen["played"]]
        known = {*seen["hand"], *state.played[0], *state.played[1]}
        state.deck = [card for card in CARDS if card not in known]
        rng.shuffle(state.deck)
        other = [state.deck.pop() for _ in range(seen["others"])]
        own = list(seen["hand"])
        state.hands = [own, other] if seat == 0 else [other, own]
        state.chosen = [NO_CARD, NO_CARD]
        state.chosen[seat] = seen["chosen"]
        state.hats = list(seen["hats"])
        state.rounds = seen["rounds"]
        state.still = seen["options"]["still"]
        state.wind = seen["wind"]
        return state

    def fold(self, observation: Observation, events: Sequence[Event]) -> Observation:
        return fold(cast(NothingObservation, observation), events)
