"""Worlds that look the same to a seat: from an observation back to whole positions.

:class:`Unseen` reads an observation once: what is known of every card, and the slots of those that
are not. :meth:`Unseen.world` fills them, each way equally likely. Belief weighs such worlds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.contract import Seat
from game.seals.rules.cards import (
    CARD_OF_TEXT,
    COLOUR_OF_TEXT,
    COLOURS,
    MASK_OF_COLOUR,
    NO_CARD,
    NO_COLOUR,
    RANKS,
    TOKEN,
    WHOLE_DECK,
    cards_of,
    colours_held,
    tokens_held,
)
from game.seals.rules.deal import Deal
from game.seals.rules.hand_splits import Slots, hand_masks, random_split
from game.seals.rules.observation import SealsObservation, from_counts
from game.seals.rules.phases import PHASES, SEAL
from game.seals.rules.position import NO_WINDOW, Trick
from game.seals.rules.scenario import SECRET, Scenario, scenario_from
from game.seals.rules.state import SealsState

_CEILING: Final = tuple(mask.bit_length() for mask in MASK_OF_COLOUR)


class Unseen:
    """What an observation leaves open."""

    def __init__(self, seen: SealsObservation) -> None:
        self.seen = seen
        self.seat: int = seen["seat"]
        self.seats: int = seen["seats"]
        self.scenario: Scenario = scenario_from(seen["scenario"])
        self.trick = tuple([(seat, CARD_OF_TEXT[text]) for seat, text in seen["trick"]])
        self.hidden_history = bool(seen["tricks"]) and seen["tricks"][0]["cards"] is None
        played: list[list[int]] = [[] for _ in range(self.seats)]
        tricks = []
        for trick in seen["tricks"]:
            cards = [(seat, CARD_OF_TEXT[text]) for seat, text in trick["cards"] or ()]
            tricks.append((trick["winner"], tuple(cards), COLOUR_OF_TEXT[trick["seal"]]))
            for seat, card in cards:
                played[seat].append(card)
        for seat, card in self.trick:
            played[seat].append(card)
        self.tricks: tuple[Trick, ...] = tuple(tricks)
        self.hands: list[list[int | None]] = []
        """By seat and place as dealt: the card, or None where it is not known."""
        self.slots: list[list[Slots]] = []
        """By seat and colour, the slots of cards still held that the seat doesn't know."""
        seen_mask = sum([1 << card for _, card in self.trick])
        for owner in range(self.seats):
            texts = seen["hands"][owner]
            hand, slots = self._read_hand(
                owner, seen["own"] if texts is None else texts, sorted(played[owner])
            )
            self.hands.append(hand)
            self.slots.append(slots)
            for known in hand:
                if known is not None:
                    seen_mask |= 1 << known
        self.unseen = tuple([mask & ~seen_mask for mask in MASK_OF_COLOUR])
        """By colour, the cards that the seat can't place, as masks."""
        self._secret = self.scenario.draft == SECRET and None in seen["tokens"]
        self.frame = self._framed(seen_mask)
        """The position as far as it is seen: hands without what is unknown in them."""
        self.own_only = not self.hidden_history and not self.scenario.sorter_only
        """Whether all that is unknown lies in the own hand or aside."""

    def _read_hand(
        self, owner: int, texts: Sequence[str], played: list[int]
    ) -> tuple[list[int | None], list[Slots]]:
        """Return a hand as dealt, with None for unknown cards, and its slots by colour."""
        left = self.seen["places"][owner]
        in_all = len(left) + (
            len(self.seen["tricks"]) + any(seat == owner for seat, _ in self.trick)
        )
        hand: list[int | None] = [None] * in_all
        hidden: list[tuple[int, int]] = []
        for place, text in zip(left, texts, strict=True):
            card = CARD_OF_TEXT.get(text)
            if card is None:
                hidden.append((place - 1, COLOUR_OF_TEXT[text]))
            hand[place - 1] = card
        if not self.hidden_history:
            gone = iter(played)
            held = set(left)
            for place in range(in_all):
                if place + 1 not in held:
                    hand[place] = next(gone)
        slots: list[Slots] = [(), (), (), (), ()]
        if hidden:
            by_colour: list[list[int]] = [[], [], [], [], []]
            for place, colour in hidden:
                by_colour[colour].append(place)
            for colour, places in enumerate(by_colour):
                if places:
                    slots[colour] = self._slots(hand, colour, places)
        return hand, slots

    def _slots(self, hand: list[int | None], colour: int, places: list[int]) -> Slots:
        floor, ceiling = RANKS * colour - 1, _CEILING[colour]
        found = []
        for place in places:
            low, high = floor, ceiling
            for card in hand[place + 1 :]:
                if card is not None:
                    high = min(card, ceiling)
                    break
            for card in reversed(hand[:place]):
                if card is not None:
                    low = max(card, floor)
                    break
            found.append((low, high))
        return tuple(found)

    def own_masks(self, colour: int) -> tuple[int, ...]:
        """Return every set of cards that the unknown own cards of a colour may be, as masks.

        Exact where all that is unknown lies in the own hand or aside.
        """
        return hand_masks(self.unseen[colour], self.slots[self.seat][colour])

    def fill(self, rng: random.Random) -> list[list[int]]:
        """Return, by seat, the unknown cards still held, in order, in a random world."""
        if self.own_only:
            mine = self.seat
            cards: list[int] = []
            for colour, slots in enumerate(self.slots[mine]):
                if slots:
                    masks = hand_masks(self.unseen[colour], slots)
                    cards += cards_of(masks[int(rng.random() * len(masks))])
            return [cards if seat == mine else [] for seat in range(self.seats)]
        filled: list[list[int]] = [[] for _ in range(self.seats)]
        for colour, mask in enumerate(self.unseen):
            hands = tuple([slots[colour] for slots in self.slots])
            unknown = tuple(cards_of(mask))
            free = len(unknown) - sum([len(slots) for slots in hands])
            split = random_split(unknown, hands, free, rng)
            for seat in range(self.seats):
                filled[seat] += split[seat]
        return filled

    def typical(self, at: float = 0.5) -> list[list[int]]:
        """Return a plain guess at the unknown cards still held: evenly among those unseen.

        As a squire guesses, who minds how many cards of a colour are lower, not where they lay.
        ``at`` 0 … 1 leans to low or to high cards.
        """
        filled: list[list[int]] = [[] for _ in range(self.seats)]
        order = [self.seat, *[seat for seat in range(self.seats) if seat != self.seat]]
        for colour in range(5):
            unseen = cards_of(self.unseen[colour])
            for seat in order:
                size = len(self.slots[seat][colour])
                step = len(unseen) / max(1, size)
                guessed = [unseen[int((number + at) * step)] for number in range(size)]
                filled[seat] += guessed
                unseen = [card for card in unseen if card not in guessed]
        return filled

    def world(self, rng: random.Random, filled: list[list[int]] | None = None) -> SealsState:
        """Return a position that looks the same to the seat, at random unless cards are given."""
        filled = self.fill(rng) if filled is None else filled
        frame = self.frame
        hands = frame.hands.copy()
        dealt = list(frame.deal.hands)
        aside = frame.deal.aside
        for seat, cards in enumerate(filled):
            if cards:
                mask = sum([1 << card for card in cards])
                hands[seat] |= mask
                aside &= ~mask
                dealt[seat] = self._with_cards(seat, cards)
        state = frame.clone()
        state.hands = hands
        if self.hidden_history:
            state.tricks, dealt, aside = self._invented_history(hands, dealt, rng)
        seen = frame.deal
        state.deal = Deal(
            seen.leader, tuple(dealt), aside, seen.pool, seen.drawn, seen.wild, seen.known,
            seen.dealt_tokens,
        )  # fmt: skip
        if self._secret:
            state.tokens = self.secret_tokens(rng)
        return state

    def _with_cards(self, seat: Seat, cards: list[int]) -> tuple[int, ...]:
        """Return a hand as dealt with cards in its unknown places, in order."""
        hand = self.hands[seat].copy()
        unknown = iter(cards)
        for place in self.seen["places"][seat]:
            if hand[place - 1] is None:
                hand[place - 1] = next(unknown)
        return tuple(hand)  # type: ignore[arg-type]

    def _framed(self, seen_mask: int) -> SealsState:
        """Return the position as far as it is seen."""
        seen = self.seen
        state = SealsState.__new__(SealsState)
        state.seats = self.seats
        state.options = seen["options"].copy()
        state.scenario = self.scenario
        state.deal = Deal(
            leader=seen["first_leader"],
            hands=tuple([tuple(hand) for hand in self.hands]),  # type: ignore[arg-type]
            aside=WHOLE_DECK & ~seen_mask,
            pool=from_counts(seen["drawn_tokens"]),
            drawn=COLOUR_OF_TEXT.get(seen["drawn_colour"] or "", NO_COLOUR),
            wild=CARD_OF_TEXT.get(seen["wild"] or "", NO_CARD),
            known=tuple([sum([1 << place - 1 for place in places]) for places in seen["known"]]),
            dealt_tokens=(0,) * self.seats,
        )
        state.hands = []
        for seat, hand in enumerate(self.hands):
            held = [hand[place - 1] for place in seen["places"][seat]]
            state.hands.append(sum([1 << card for card in held if card is not None]))
        state.pool = from_counts(seen["pool"])
        state.owed = seen["owed"].copy()
        state.passed = sum([1 << seat for seat in seen["passed"]])
        state.phase = PHASES.index(seen["phase"])
        state.leader = seen["leader"]
        state.actor = seen["to_act"][0] if seen["to_act"] else state.leader
        state.trick, state.tricks = self.trick, self.tricks
        state.fit = sum([1 << COLOUR_OF_TEXT[word] for word in seen["fits"]])
        window = seen["gift"]
        state.window = NO_WINDOW if window is None else window["first"]
        state.kept = 0 if window is None else window["kept"]
        state.transfers = seen["transfers"]
        state.reason = seen["reason"]
        state.params = seen["params"].copy()
        state.tokens = [] if self._secret else self._tokens_seen()
        return state

    def _invented_history(
        self, hands: list[int], dealt: list[tuple[int, ...]], rng: random.Random
    ) -> tuple[tuple[Trick, ...], list[tuple[int, ...]], int]:
        """Return won tricks of cards that can't be placed, where nobody may look at the real ones.

        With them come the hands as they might have been dealt, and the cards set aside.
        """
        gone: list[int] = []
        held = sum(hands) | sum([1 << card for _, card in self.trick])
        for colour, mask in enumerate(MASK_OF_COLOUR):
            free = cards_of(mask & ~held)
            rng.shuffle(free)
            gone += free[self.seen["set_aside"][COLOURS[colour]] :]
        rng.shuffle(gone)
        whole, played, aside = [], [], WHOLE_DECK
        for seat, hand in enumerate(dealt):
            laid = [card for owner, card in self.trick if owner == seat]
            played.append([gone.pop() for _ in range(hand.count(None) - len(laid))])
            lost = [*laid, *played[-1]]
            whole.append(tuple([lost.pop() if card is None else card for card in hand]))
            for card in whole[-1]:
                aside &= ~(1 << card)
        tricks = []
        leader = self.seen["first_leader"]
        for winner, _, seal in self.tricks:
            order = [(leader + step) % self.seats for step in range(self.seats)]
            tricks.append((winner, tuple([(seat, played[seat].pop()) for seat in order]), seal))
            leader = winner
        return tuple(tricks), whole, aside

    def secret_tokens(self, rng: random.Random) -> list[int]:
        """Return each seat's tokens; those dealt in secret to others at random, as far as known."""
        seen = self.seen
        told = self._tokens_seen()
        if len(told) == self.seats:
            return told
        mine = told[0]  # a seat sees no others' tokens, or all
        left = from_counts(seen["drawn_tokens"]) - mine
        left -= sum([TOKEN[seal] for _, _, seal in self.tricks])
        loose = [colour for colour in range(5) for _ in range(tokens_held(left, colour))]
        while True:
            rng.shuffle(loose)
            rest = iter(loose)
            tokens = [
                mine if seat == self.seat else sum([TOKEN[next(rest)] for _ in range(owed)])
                for seat, owed in enumerate(seen["owed"])
            ]
            # A winner is asked only where tokens of more than one colour fit.
            if seen["phase"] != PHASES[SEAL] or self._could_be_asked(tokens):
                return tokens

    def _tokens_seen(self) -> list[int]:
        """Return the tokens of the seats whose tokens are seen, in their order."""
        return [from_counts(tokens) for tokens in self.seen["tokens"] if tokens is not None]

    def _could_be_asked(self, tokens: list[int]) -> bool:
        held = colours_held(tokens[self.seen["to_act"][0]])
        return len({COLOURS[colour] for colour in held} & set(self.seen["fits"])) > 1
