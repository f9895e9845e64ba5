"""A position of the seals and how it changes: draft, gifts, tricks, seals.

Follows the rules page step by step; tricks, scenario blocks and the deal have files of their own.
What a position holds is in :mod:`game.seals.rules.position`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Event, IllegalMove, Move, OptionValue, Outcome, Seat, State
from game.seals.rules import endings, observation
from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    COLOURS,
    NO_COLOUR,
    TEXT_OF_CARD,
    TOKEN,
    TOKENS,
    cards_of,
    colours_held,
    count_tokens,
)
from game.seals.rules.deal import MOST_TAKEN, TRICKS, Deal
from game.seals.rules.events import (
    CardPlayed,
    DraftEnded,
    DraftPassed,
    GameLost,
    GameWon,
    GiftsKept,
    GiftWindowOpened,
    SealImpossible,
    SealStruck,
    TokenGiven,
    TokenTaken,
    TrickWon,
)
from game.seals.rules.moves import (
    FIRST_GIVE,
    FIRST_PLAY,
    FIRST_SEAL,
    KEEP,
    MOST_SEATS,
    MOVE_OF_TEXT,
    PASS,
    TEXT_OF_MOVE,
)
from game.seals.rules.observation import SealsObservation
from game.seals.rules.phases import DRAFT, GIFT, OVER, PLAY, SEAL
from game.seals.rules.position import (
    NO_WINDOW,
    Position,
    holder_from,
    holders,
    next_in_draft,
)
from game.seals.rules.scenario import Scenario, narrowed_fit, shadows_late
from game.seals.rules.tricks import fitting, majority, playable, winning_place


class SealsState(Position, State):
    """A position that follows the rules: legal moves, and what they lead to."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.phase == OVER else (self.actor,)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if type(seat) is not int or seat != self.actor or self.phase == OVER:
            return []
        phase = self.phase
        if phase == PLAY:
            return self.plays()
        if phase == DRAFT:
            moves = [colour for colour, mask in enumerate(TOKENS) if self.pool & mask]
            if self._may_pass(seat):
                moves.append(PASS)
            return moves
        held = colours_held(self.tokens[seat])
        if phase == SEAL:
            return [FIRST_SEAL + colour for colour in held if self.fit >> colour & 1]
        return [
            FIRST_GIVE + MOST_SEATS * colour + other
            for colour in held
            for other in range(self.seats)
            if other != seat
        ] + [KEEP]

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        # `type` and not isinstance: True is no seat and no move.
        if type(seat) is not int or type(move) is not int or move not in self.legal_moves(seat):
            raise IllegalMove(f"seat {seat!r} may not make move {move!r} now")
        events: list[Event] = []
        if move < FIRST_PLAY:
            self._draft(seat, move, events)
        elif move < FIRST_SEAL:
            self._play(seat, move - FIRST_PLAY, events)
        elif move < FIRST_GIVE:
            self._strike(move - FIRST_SEAL, True, events)
        else:
            self._give_or_keep(seat, move, events)
        return events

    def observation(self, seat: Seat) -> SealsObservation:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(f"no seat {seat!r} at the seals")
        return observation.observation(self, seat)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        winners = tuple(range(self.seats)) if self.reason == endings.WON else ()
        return Outcome((len(self.tricks),) * self.seats, winners, self.reason)

    def encode(self, move: Move) -> str:
        if type(move) is not int or not 0 <= move < len(TEXT_OF_MOVE):
            raise IllegalMove(f"{move!r} is no move of the seals")
        return TEXT_OF_MOVE[move]

    def decode(self, text: str) -> Move:
        move = MOVE_OF_TEXT.get(text) if isinstance(text, str) else None
        if move is None or move not in self.legal_moves(self.actor):
            raise IllegalMove(f"{text!r} names no legal move of the seals")
        return move

    def begin(self) -> None:
        """Leave the draft's phase where nothing is to be drafted; after the deal only."""
        if not self.pool:
            self._open_window_or_play([])

    # Draft

    def _may_pass(self, seat: Seat) -> bool:
        """Return whether the others still in could take all that is left: the last may not pass.

        With a most that a seat may take, a seat may not leave more than the others can hold [R].
        """
        most = MOST_TAKEN[self.scenario.draft, self.seats]
        room = 0
        for other in range(self.seats):
            if other != seat and not self.passed >> other & 1:
                room += most - self.owed[other]
        return room >= TRICKS[self.seats] - sum(self.owed)  # there is a token for every trick

    def _draft(self, seat: Seat, move: Move, events: list[Event]) -> None:
        if move == PASS:
            self.passed |= 1 << seat
            events.append(DraftPassed(seat))
        else:
            self.pool -= TOKEN[move]
            self.tokens[seat] += TOKEN[move]
            self.owed[seat] += 1
            events.append(TokenTaken(seat, COLOURS[move]))
        if not self.pool:
            events.append(DraftEnded(tuple(self.owed)))
            self._open_window_or_play(events)
            return
        most = MOST_TAKEN[self.scenario.draft, self.seats]
        self.actor = next_in_draft(seat, self.passed, self.owed, most)

    # Gifts

    def _open_window_or_play(self, events: list[Event]) -> None:
        if self._open_window(self.leader, events):
            return
        self.phase, self.actor = PLAY, self.leader

    def _open_window(self, first: Seat, events: list[Event]) -> bool:
        """Open a gift window while transfers are left; return whether one is open."""
        if not self.transfers:
            return False
        self.phase, self.window, self.kept = GIFT, first, 0
        self.actor = holder_from(first, self.owed)
        events.append(GiftWindowOpened(first, self.transfers))
        return True

    def _give_or_keep(self, seat: Seat, move: Move, events: list[Event]) -> None:
        if move == KEEP:
            self.kept += 1
            events.append(GiftsKept(seat))
            if self.kept < holders(self.owed):
                self.actor = holder_from((seat + 1) % self.seats, self.owed)
                return
        else:
            colour, other = divmod(move - FIRST_GIVE, MOST_SEATS)
            self.tokens[seat] -= TOKEN[colour]
            self.tokens[other] += TOKEN[colour]
            self.owed[seat] -= 1
            self.owed[other] += 1
            self.transfers -= 1
            events.append(TokenGiven(seat, other, COLOURS[colour], self.transfers))
            self.kept = 0
            if self.transfers:
                self.actor = holder_from(self.window, self.owed)
                return
        first, self.window, self.kept = self.window, NO_WINDOW, 0
        if self.trick:
            self._seal_or_lose(first, events)
        else:
            self.phase, self.actor = PLAY, self.leader

    # Tricks

    def plays(self) -> list[Move]:
        """Return the plays that are open to the seat to act, while cards are played."""
        hand = self.hands[self.actor]
        led = COLOUR_OF_CARD[self.trick[0][1]] if self.trick else NO_COLOUR
        allowed = playable(hand, led, self.grey_led)
        moves = []
        move = FIRST_PLAY
        while hand:
            bit = hand & -hand
            if allowed & bit:
                moves.append(move)
            hand ^= bit
            move += 1
        return moves

    def _play(self, seat: Seat, number: int, events: list[Event]) -> None:
        card = cards_of(self.hands[seat])[number]
        self.hands[seat] ^= 1 << card
        self.trick += ((seat, card),)
        events.append(CardPlayed(seat, TEXT_OF_CARD[card], self.deal.hands[seat].index(card) + 1))
        if len(self.trick) < self.seats:
            self.actor = (seat + 1) % self.seats
            return
        cards = [card for _, card in self.trick]
        winner = self.trick[winning_place(cards)][0]
        self._win(winner, cards, events)

    def _win(self, winner: Seat, cards: list[int], events: list[Event]) -> None:
        number = len(self.tricks)
        self.fit = narrowed_fit(
            self.scenario,
            fitting(cards, self.tie, self.grey_majority),
            cards,
            number=number,
            tricks=self.tricks_in_all,
            drawn=self.deal.drawn,
            wild=self.deal.wild,
            last_seal=self.tricks[-1][2] if self.tricks else NO_COLOUR,
        )
        colours = tuple([COLOURS[colour] for colour in majority(cards, self.grey_majority)])
        events.append(TrickWon(winner, number, colours, self.fit_words()))
        self.actor = winner
        broken = endings.broken_goal(self, winner, cards[0])
        if broken:
            self._lose(*broken, events)
        elif not self._open_window(winner, events):
            self._seal_or_lose(winner, events)

    # Seals

    def _seal_or_lose(self, winner: Seat, events: list[Event]) -> None:
        held = colours_held(self.tokens[winner])
        fits = [colour for colour in held if self.fit >> colour & 1]
        self.actor = winner
        if not fits:
            words = tuple([COLOURS[colour] for colour in held])
            events.append(SealImpossible(winner, len(self.tricks), self.fit_words(), words))
            self._lose(*endings.why_unsealed(self, winner), events)
        elif len(fits) > 1:
            self.phase = SEAL
        else:
            self._strike(fits[0], False, events)

    def _strike(self, colour: int, chosen: bool, events: list[Event]) -> None:
        winner, number = self.actor, len(self.tricks)
        self.tokens[winner] -= TOKEN[colour]
        self.owed[winner] -= 1
        self.tricks += ((winner, self.trick, colour),)
        self.trick, self.fit = (), 0
        self.leader = winner
        events.append(SealStruck(winner, number, COLOURS[colour], chosen))
        if shadows_late(self.scenario, number, self.hands):
            self._lose("seals.lost.grey_late", {"trick": self.scenario.grey_by}, events)
        elif len(self.tricks) == self.tricks_in_all:
            self.phase, self.reason = OVER, endings.WON
            events.append(GameWon(len(self.tricks)))
            events.append(endings.revealed(self))
        else:
            self.phase = PLAY

    def _lose(self, reason: str, params: Mapping[str, str | int], events: list[Event]) -> None:
        self.phase, self.reason, self.params = OVER, reason, params
        events.append(GameLost(reason, len(self.tricks), params))
        events.append(endings.revealed(self))


def first_state(
    seats: int, deal: Deal, options: Mapping[str, OptionValue], scenario: Scenario
) -> SealsState:
    """Return the position before the first act of a deal."""
    state = SealsState.__new__(SealsState)
    state.seats, state.options, state.scenario, state.deal = seats, options, scenario, deal
    state.hands = [sum([1 << card for card in hand]) for hand in deal.hands]
    state.tokens = list(deal.dealt_tokens)
    state.owed = [count_tokens(tokens) for tokens in state.tokens]
    state.pool = deal.pool - sum(state.tokens)
    state.passed = state.kept = state.fit = 0
    state.actor = state.leader = deal.leader
    state.phase, state.window = DRAFT, NO_WINDOW
    state.trick, state.tricks = (), ()
    state.transfers = scenario.transfers
    state.reason, state.params = "", {}
    state.begin()
    return state
