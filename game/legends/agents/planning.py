"""Planning a turn of the legends: abilities, quests, then the best pair of actions.

Works on sampled worlds, so it may make moves in them. A turn is taken apart into its decisions: for
abilities only those uses are tried that complete something or change the table, quests are taken,
and sequences of actions are searched with a beam, each judged by what the turn's end is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.contract import Event, Move, Seat
from game.legends.agents.shortfall import way_to
from game.legends.agents.value import Evaluation, Shares, Trial, Trials, seats_done
from game.legends.rules import ending, turn
from game.legends.rules.cards import NOBODY, Ability, CardSet
from game.legends.rules.choices import choice_moves
from game.legends.rules.codes import (
    COMPLETE,
    DONE,
    DONE_MOVE,
    DRAW,
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SPECIAL,
    NONE,
    PASS_MOVE,
    PLAY,
    USE,
    cards_of,
    move_of,
    names_of,
)
from game.legends.rules.position import ABILITIES, COMPLETING, DROP, OVER
from game.legends.rules.quests import completable
from game.legends.rules.state import LegendsState

WIN_WORTH: Final = 12.0
"""Points that winning counts beside the score, when a plan sees the end."""
_RAISING: Final = ("boost", "wild", "rally", "copy")
_SKILL_WORTH: Final = 0.05
"""Points that a skill more is worth in a card of the hand."""
NOTHING_ELSE: Final[Shares] = []

Change: TypeAlias = tuple[float, Shares]
"""What something changes for the planner's own seat, and for the others that it changes for."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """How a planner weighs the others: ``rivals`` is 1 for an even temper."""

    rivals: float = 1.0
    leader: float = 0.5
    """How much of that goes to the best of the others, and not to all alike."""


class Planner:
    """Plans for one seat."""

    def __init__(self, evaluation: Evaluation, seat: Seat, leaning: Leaning, width: int) -> None:
        """``width`` is how many lines of play a beam keeps."""
        self.tables = evaluation.tables
        self.seat = seat
        self.width = width
        self.evaluation = evaluation
        self._targets = max(1, width // 2)
        """Of an ability, tried beyond what they change at once."""
        self._leaning = leaning

    # Worth

    def utility(self, p: LegendsState, seat: Seat | None = None) -> float:
        """Return what a position is worth to a seat (the planner's own), as if the turn ended."""
        if p.step == OVER:
            outcome = ending.outcome(p)
            values = [float(score) for score in outcome.scores]
            for winner in outcome.winners:
                values[winner] += WIN_WORTH / len(outcome.winners)
        else:
            values = self.evaluation.values(p)
        return self.balance(values, self.seat if seat is None else seat)

    def balance(self, values: Sequence[float], seat: Seat) -> float:
        """Return a seat's value against those of the others."""
        others = [value for other, value in enumerate(values) if other != seat]
        lean = self._leaning
        rivals = lean.leader * max(others) + (1 - lean.leader) * sum(others) / len(others)
        return values[seat] - lean.rivals * rivals

    def card_worth(self, p: LegendsState, character: int) -> float:
        """Return what a card of the hand is worth, in points."""
        quality = self.tables.all_skills[character] - 12
        return self.evaluation.card(p) + _SKILL_WORTH * quality

    # Whole turns

    def finish(self, p: LegendsState) -> float:
        """Play the rest of the planner's turn in ``p``, up to its end; return what it is worth."""
        seat = self.seat
        while p.step != OVER and p.active == seat:
            if p.pending:
                self._settle_choice(p)
            elif p.tournament >= 0:
                make(p, PASS_MOVE)
            elif p.step == ABILITIES:
                for move in self.best_way(p):
                    make(p, move)
            elif p.step == COMPLETING:
                make(p, self.best_quest(p))
            else:
                return self.best_actions(p)[0]
        return self.utility(p)

    def best_way(self, p: LegendsState) -> list[Move]:
        """Return the uses of abilities to make now for a quest, or just the move that goes on."""
        best, best_worth = [DONE_MOVE], self._after_quests(p, [DONE_MOVE])
        for way in self.ways(p):
            worth = self._after_quests(p, [*way, DONE_MOVE])
            if worth > best_worth:
                best, best_worth = way, worth
        return best

    def ways(self, p: LegendsState) -> list[list[Move]]:
        """Return the uses of abilities that make an event completable which isn't yet."""
        found = []
        for place in p.open:
            company = p.companies[place * p.seats + p.active]
            if company & self.tables.raisers or self._copiers(p, place):
                for number in p.quests[place]:
                    way = way_to(p, number, p.active)
                    if way:
                        found.append(way)
        return found

    def _copiers(self, p: LegendsState, place: int) -> list[int]:
        company = p.companies[place * p.seats + p.active] & p.cards.optional
        abilities = p.cards.ability
        return [c for c in cards_of(company) if (a := abilities[c]) and a.effect == "copy"]

    def _after_quests(self, p: LegendsState, moves: list[Move]) -> float:
        """Return the worth of making moves and completing all that can be."""
        twin = p.clone()
        for move in moves:
            make(twin, move)
        while twin.step != OVER and twin.active == self.seat:
            if twin.pending:
                self._settle_choice(twin)
            elif twin.step == COMPLETING:
                make(twin, self.best_quest(twin))
            else:
                break
        return self.utility(twin)

    def best_quest(self, p: LegendsState) -> Move:
        """Return the completing to make now: the richest, a final one if that wins or must be."""
        best, best_worth = DONE_MOVE, -1e9
        for number in completable(p):
            card = p.cards.events[number]
            move = move_of(COMPLETE, FIRST_EVENT + number)
            if number in p.cards.finals:
                if self.ends_well(p, move):
                    return move
                continue
            worth = card.points + 2.0 * any(e.effect == "special" for e in card.effects)
            worth -= any(e.effect == "lose" for e in card.effects)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def ends_well(self, p: LegendsState, move: Move) -> bool:
        """Return whether ending the game by a move is better than letting it run."""
        twin = p.clone()
        make(twin, move)
        if twin.step != OVER:
            return True
        outcome = ending.outcome(twin)
        if self.seat in outcome.winners and len(outcome.winners) == 1:
            return True
        waiting = p.clone()
        waiting.claimed |= 1 << p.cards.events[names_of(move)[0] - FIRST_EVENT].place
        return self.utility(twin) >= self.utility(waiting)

    def best_actions(self, p: LegendsState) -> tuple[float, Move]:
        """Return the worth of the best actions from here, and the first of them."""
        best = (self.utility(p), DONE_MOVE)
        beam: list[tuple[float, LegendsState, Move]] = [(best[0], p, DONE_MOVE)]
        for left in range(p.actions, 0, -1):
            # The same actions in another order come to the same worth: one of them is enough.
            reached: dict[float, tuple[LegendsState, Move, Move]] = {}
            for _, node, first in beam:
                for worth, move in self.action_worths(node):
                    reached[round(worth, 9)] = (node, move, move if first == DONE_MOVE else first)
            ranked = sorted(reached, reverse=True)[: self.width]
            if not ranked:
                break
            if ranked[0] > best[0]:
                best = (ranked[0], reached[ranked[0]][2])
            beam = []
            for worth in ranked if left > 1 else ():
                node, move, first = reached[worth]
                twin = node.clone()
                make(twin, move)
                beam.append((worth, twin, first))
        return best

    def action_worths(self, p: LegendsState) -> list[tuple[float, Move]]:
        """Return the worth of each action, without making it: only what it changes is weighed.

        In a seat's last turn none is worth anything, for only quests score, and they come first.
        """
        if seats_done(p):
            return []
        card = self.evaluation.card(p)
        carrying = 0
        for carrier in p.specials:
            if carrier >= 0:
                carrying |= 1 << carrier
        # What a mover carries goes back to the side: its moves are weighed from a table without.
        tables = {0: self._weighed(p)}
        worths = []
        for move in turn.legal_moves(p):
            verb = move >> 32
            if verb == DONE:
                continue
            values, now, change = tables[0]
            if verb == DRAW:
                own, others = card, NOTHING_ELSE
            elif verb == PLAY:
                own, others = change(move >> 16 & 255, 1 << (move >> 24 & 255))
                own -= card
            else:
                second = move & 255
                bits = 1 << (move >> 8 & 255)
                if second != NONE:
                    bits |= 1 << second
                carried = bits & carrying
                if carried:
                    if carried not in tables:
                        tables[carried] = self._weighed(_without(p, carried))
                    values, now, change = tables[carried]
                left, others = change(move >> 24 & 255, bits)
                joined, more = change(move >> 16 & 255, bits)
                own, others = left + joined, others + more
            if others:
                changed = values.copy()
                changed[self.seat] += own
                for other, by in others:
                    changed[other] += by
                worths.append((self.balance(changed, self.seat), move))
            else:
                worths.append((now + own, move))
        return worths

    def _weighed(self, p: LegendsState) -> tuple[list[float], float, Callable[[int, int], Change]]:
        """Return a position's values, its worth to the planner's seat, and what changes it."""
        values = self.evaluation.values(p)
        return values, self.balance(values, self.seat), self._changes(p)

    def _changes(self, p: LegendsState) -> Callable[[int, int], Change]:
        """Return a function of a place's code and own people that come or go: what it changes."""
        evaluation, seat, seats = self.evaluation, self.seat, p.seats
        context = evaluation.context(p)
        known: dict[int, tuple[int, Trials, Trial]] = {}

        def change(code: int, bits: int) -> Change:
            if code not in known:
                place = code - FIRST_PLACE
                company = p.companies[place * seats + seat]
                trials = evaluation.trials(p, context, place, seat)
                known[code] = company, trials, evaluation.tried(p, context, trials, company)
            company, trials, (own, others) = known[code]
            after = trials.found.get(company ^ bits) or evaluation.tried(
                p, context, trials, company ^ bits
            )
            if after[1] == others:
                return after[0] - own, NOTHING_ELSE
            # The same seats stand there as before: all but the planner's own.
            pairs = zip(after[1], others, strict=True)
            return after[0] - own, [(other, then - now) for (other, then), (_, now) in pairs]

        return change

    # Single decisions

    def ability_candidates(self, p: LegendsState) -> list[list[Move]]:
        """Return what is worth trying among abilities: going on, ways to quests, other uses.

        Of the targets that another use has, only those that look best at once are tried further.
        """
        candidates = [[DONE_MOVE], *self.ways(p)]
        targets: dict[int, list[Move]] = {}
        for move in turn.legal_moves(p):
            if move >> 32 == USE:
                targets.setdefault(names_of(move)[0], []).append(move)
        for source, moves in targets.items():
            ability = ability_of(p.cards, source)
            if ability is None or ability.effect in _RAISING:
                continue
            if len(moves) > self._targets:
                moves.sort(key=lambda move: self._worth_at_once(p, move), reverse=True)
            candidates += [[move] for move in moves[: self._targets]]
        return candidates

    def _worth_at_once(self, p: LegendsState, move: Move) -> float:
        """Return what a move makes of the table and of one's hand, before anything follows."""
        twin = p.clone()
        make(twin, move)
        gained = cards_of(twin.hands[self.seat] & ~p.hands[self.seat])
        return self.utility(twin) + sum(self.card_worth(p, character) for character in gained)

    def _settle_choice(self, p: LegendsState) -> None:
        make(p, self.best_choice(p))

    def best_choice(self, p: LegendsState) -> Move:
        """Return the best option of the first pending choice, for the seat that has it."""
        moves = choice_moves(p, p.pending[0])
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.choice_worth(p, move))

    def choice_worth(self, p: LegendsState, move: Move) -> float:
        """Return what an option of the first pending choice is worth to the seat that has it."""
        kind, seat, _, _, _ = p.pending[0]
        before_hand = p.hands[seat]
        twin = p.clone()
        make(twin, move)
        worth = self.utility(twin, seat)
        # Cards of a hand count alike in the evaluation; here their quality decides.
        if kind == DROP:
            return worth - self.card_worth(p, names_of(move)[0])
        gained = cards_of(twin.hands[seat] & ~before_hand)
        return worth + sum(self.card_worth(p, character) for character in gained)


def _without(p: LegendsState, carriers: int) -> LegendsState:
    """Return a position in which some carriers have lost their special cards."""
    twin = p.clone()
    twin.specials = tuple(
        [NOBODY if carrier >= 0 and carriers >> carrier & 1 else carrier for carrier in p.specials]
    )
    return twin


def ability_of(cards: CardSet, source: int) -> Ability | None:
    """Return the ability that the code of a character or of a special card stands for."""
    if source < FIRST_SPECIAL:
        return cards.ability[source]
    return cards.specials[source - FIRST_SPECIAL].ability


def make(p: LegendsState, move: Move) -> None:
    """Make a move that is known to be legal."""
    events: list[Event] = []
    p.moves = None
    turn.make(p, move, events)
