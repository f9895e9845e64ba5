"""A state of the legends: the table of :mod:`game.legends.rules.position` under the contract of a
game.

The course of play is in :mod:`game.legends.rules.turn`, and what a seat sees of it in
:mod:`game.legends.rules.observation`.
"""

from __future__ import annotations

from game.contract import Event, IllegalMove, Move, Outcome, Seat, State
from game.legends.rules import ending, observation, turn
from game.legends.rules.cards import MAIN, NOBODY, CardSet
from game.legends.rules.codes import is_move, move_named, text_of
from game.legends.rules.observation import LegendsObservation
from game.legends.rules.position import OVER, STARTING, Position


class LegendsState(Position, State):
    """A position of the legends."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        seat = turn.actor(self)
        return () if seat == NOBODY else (seat,)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if type(seat) is not int or seat < 0 or seat != turn.actor(self):
            return []
        return self._legal().copy()

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        # `type` and not isinstance: True is no seat and no move.
        if type(seat) is not int or seat < 0 or seat != turn.actor(self):
            raise IllegalMove(f"seat {seat!r} has nothing to do now")
        if type(move) is not int or move not in self._legal():
            raise IllegalMove(f"seat {seat} may not make move {move!r} now")
        self.moves = None
        events: list[Event] = []
        turn.make(self, move, events)
        return events

    def observation(self, seat: Seat) -> LegendsObservation:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(f"no seat {seat!r} among the legends")
        return observation.observation(self, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None

    def clone(self) -> LegendsState:
        twin = LegendsState.__new__(LegendsState)
        twin.cards = self.cards
        twin.seats = self.seats
        twin.level = self.level
        twin.specials_score = self.specials_score
        twin.chance = self.chance
        twin.deck = self.deck
        twin.left = self.left
        twin.discard = self.discard
        twin.gone = self.gone
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.companies = self.companies.copy()
        twin.base = self.base.copy()
        twin.boosts = self.boosts
        twin.event_deck = self.event_deck
        twin.events_left = self.events_left
        twin.quests = self.quests.copy()
        twin.dropped = self.dropped
        twin.gone_events = self.gone_events
        twin.completed = self.completed.copy()
        twin.heraldic = self.heraldic
        twin.specials = self.specials
        twin.departed = self.departed
        twin.open = self.open
        twin.sealed = self.sealed
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.step = self.step
        twin.told = self.told
        twin.used = self.used
        twin.leaving = self.leaving
        twin.claimed = self.claimed
        twin.actions = self.actions
        twin.extra = self.extra
        twin.pending = self.pending
        twin.foreseen = self.foreseen
        twin.final_turn = self.final_turn
        twin.winner = self.winner
        twin.occasion = self.occasion
        twin.tournament = self.tournament
        twin.bids = self.bids
        twin.bidder = self.bidder
        twin.passes = self.passes
        twin.moves = self.moves
        return twin

    def encode(self, move: Move) -> str:
        if not is_move(move, self.cards.names):
            raise IllegalMove(f"{move!r} is no move of the legends")
        return text_of(move, self.cards.names)

    def decode(self, text: str) -> Move:
        move = move_named(text, self.cards.code_of) if isinstance(text, str) else None
        if move is None or move not in self._legal():
            raise IllegalMove(f"{text!r} names no legal move of the legends")
        return move

    def _legal(self) -> list[Move]:
        """Return the legal moves, made once a position; not to be changed."""
        if self.moves is None:
            self.moves = [] if turn.actor(self) == NOBODY else turn.legal_moves(self)
        return self.moves


def blank_state(cards: CardSet, seats: int, level: int, specials: str) -> LegendsState:
    """Return a state before any card is dealt, to be filled in: the ground of every set-up."""
    state = LegendsState.__new__(LegendsState)
    places = len(cards.places)
    state.cards, state.seats, state.level, state.specials_score = cards, seats, level, specials
    state.chance = state.left = state.discard = state.gone = state.departed = 0
    state.deck = state.event_deck = state.dropped = state.gone_events = ()
    state.events_left = state.sealed = state.used = state.leaving = 0
    state.hands, state.known = [0] * seats, [0] * seats
    state.companies, state.base = [0] * (places * seats), [0] * (places * seats)
    state.boosts = (0,) * places
    state.quests = [()] * places
    state.completed = [()] * seats
    state.heraldic = state.winner = state.occasion = state.tournament = NOBODY
    state.specials = (NOBODY,) * len(cards.specials)
    state.open = tuple(range(MAIN))
    state.start = state.active = state.bidder = 0
    state.turn, state.step, state.told = 1, STARTING, False
    state.claimed = state.actions = state.extra = state.foreseen = state.final_turn = 0
    state.pending = ()
    state.bids = (0,) * seats
    state.passes = 0
    state.moves = None
    return state
