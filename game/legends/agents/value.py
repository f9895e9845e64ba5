"""What a position is worth to each seat, at the end of a turn: a weighted sum of a few features.

The features of a place depend only on who stands there and what quests lie there, so they are
remembered. The weights are in ``weights.json``, fitted to the agents' own games by
``python -m game.legends.tools.fitting``; a weight is in points.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from game.contract import Seat
from game.legends.rules.cards import MAIN, CardSet
from game.legends.rules.codes import SIGNS, SKILLS, cards_of, one
from game.legends.rules.ending import time_is_up
from game.legends.rules.position import Position, points
from game.legends.rules.quests import FINAL_ROUNDS

FEATURES: Final = (
    "score", "ready", "spending", "near", "close", "far", "farther", "suited", "other", "people",
    "hand", "king", "raisers",
)  # fmt: skip
"""Points; points of quests that a seat can complete next turn, at once or by spending abilities,
and of those it lacks 1-2, 3-4, 5-6, 7-9 for; skills that the place's quests usually ask for, and
others; people, cards in hand, actions more, abilities that raise a skill."""
(
    SCORE, READY, SPENDING, NEAR, CLOSE, FAR, FARTHER, SUITED, OTHER, PEOPLE,
    HAND, KING, RAISERS,
) = range(len(FEATURES))  # fmt: skip
PHASES: Final = ("early", "middle", "late")
WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")

_OF_GAP: Final = (READY, NEAR, NEAR, CLOSE, CLOSE, FAR, FAR, FARTHER, FARTHER, FARTHER)
"""The feature that a quest belongs to, by how much is lacking for it."""
_TAKEN: Final = {READY: 0.9, SPENDING: 0.7}
"""How likely a seat that can complete a quest in its turn does, before later seats get there."""
_SECOND_QUEST: Final = 0.6
"""What a second quest at a place counts, which has to wait for the turn after."""
_SPECIAL_WORTH: Final = 2.0
NOTHING: Final = -1
"""The feature of a quest that is out of reach."""
_LATE_TURNS, _EARLY_TURNS = 2.0, 4.5
_LANE, _MASK, _TOP = 16, 0xFFFF, 0x8000

Weights: TypeAlias = tuple[tuple[float, ...], ...]
Shares: TypeAlias = list[tuple[Seat, float]]
Trial: TypeAlias = tuple[float, tuple[tuple[Seat, float], ...]]
"""What a place is worth to one seat, and to the others that have people there."""
Context: TypeAlias = tuple[int, tuple[int, ...], int, Seat, int]
Company: TypeAlias = tuple[float, tuple[int, ...]]
"""What a company is worth by itself, and the feature that each quest of its place is to it."""


def turns_left(p: Position) -> float:
    """Return about how many turns each seat still has, the running one not counted."""
    if p.final_turn:
        return max(0.0, FINAL_ROUNDS - (p.turn - p.final_turn)) * 0.7
    after = 1.5 if p.level else 0.0
    return p.events_left / p.seats + after


def seats_done(p: Position) -> int:
    """Return how many seats, from the one that began, have had their last turn or have it now."""
    if not time_is_up(p):
        return 0
    return (p.active - p.start) % p.seats + 1


def phase_of(p: Position) -> int:
    """Return which of PHASES a position belongs to."""
    turns = turns_left(p)
    return 2 if turns < _LATE_TURNS else 1 if turns < _EARLY_TURNS else 0


@dataclass(slots=True)
class Trials:
    """What was seen of a place whatever company one seat had there."""

    place: int
    seat: Seat
    others: list[Company | None]
    """The other seats' companies, judged."""
    found: dict[int, Trial]
    """By the seat's company, a mask."""


class Tables:
    """What the evaluation looks up of a card set, worked out once."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.needs = [[(_LANE * skill, need) for skill, need in e.needs] for e in cards.events]
        self.worths = [
            e.points + _SPECIAL_WORTH * any(effect.effect == "special" for effect in e.effects)
            for e in cards.events
        ]
        """By event: its points, and what a special card adds."""
        self.raisers = 0
        """Mask of the characters whose ability raises a skill."""
        self.potential = [0] * len(cards.characters)
        """By character: what its ability could add, packed; any skill counts in all of them."""
        for number, ability in enumerate(cards.ability):
            if ability is None:
                continue
            if ability.effect == "boost":
                self.potential[number] = one(ability.skill, ability.amount)
            elif ability.effect == "rally":
                self.potential[number] = one(ability.skill, ability.amount * 2)
            elif ability.effect == "wild":
                self.potential[number] = sum(one(s, ability.amount) for s in range(len(SKILLS)))
            else:
                continue
            self.raisers |= 1 << number
        self.suited = [
            [sum(c.skills[skill] for skill in place.skills) for c in cards.characters]
            for place in cards.places
        ]
        """By place and character: the sum of the skills that are asked for there."""
        self.all_skills = [sum(c.skills) for c in cards.characters]


class Evaluation:
    """Values positions, and remembers what it has seen of places: for a decision, or one game."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self._weights = weights
        self._places: dict[tuple[object, ...], Shares] = {}
        self._trials: dict[tuple[object, ...], Trials] = {}
        self._companies: dict[tuple[object, ...], Company] = {}
        self._scores: dict[tuple[object, ...], list[float]] = {}

    def values(self, p: Position) -> list[float]:
        """Return what the position is worth to each seat, in points, as if the turn ended now."""
        seats, companies = p.seats, p.companies
        phase = phase_of(p)
        weights = self._weights[phase]
        context = self.context(p)
        hand = weights[HAND]
        scores = self._scored(p, phase)
        values = [
            score + hand * cards.bit_count() for score, cards in zip(scores, p.hands, strict=True)
        ]
        for place in p.open:
            first = place * seats
            shares = self.share(p, context, place, tuple(companies[first : first + seats]))
            for seat, worth in shares:
                values[seat] += worth
        for number in p.cards.kings:
            if p.specials[number] >= 0:
                actions = p.cards.specials[number].actions
                values[p.owner_of_special(number)] += weights[KING] * actions
        for step in range(seats_done(p)):
            seat = (p.start + step) % seats
            values[seat] = scores[seat]  # nothing that is only promised will come any more
        return values

    def context(self, p: Position) -> Context:
        """Return what a place's share depends on beside its people and quests."""
        return (phase_of(p), p.specials, p.heraldic, (p.active + 1) % p.seats, p.leaving)

    def share(
        self, p: Position, context: Context, place: int, companies: tuple[int, ...]
    ) -> Shares:
        """Return what a place is worth to the seats that have people there."""
        key = (place, context, p.quests[place], companies)
        shares = self._places.get(key)
        if shares is None:
            standing = [self._standing(p, context[0], place, mask) for mask in companies]
            shares = self._places[key] = self._shares(p, context[0], place, standing)
        return shares

    def trials(self, p: Position, context: Context, place: int, seat: Seat) -> Trials:
        """Return what is remembered of a place whatever company the seat has there."""
        first = place * p.seats
        others = p.companies[first : first + p.seats]
        others[seat] = 0
        key = (place, context, p.quests[place], tuple(others), seat)
        trials = self._trials.get(key)
        if trials is None:
            trials = self._trials[key] = Trials(
                place, seat, [self._standing(p, context[0], place, mask) for mask in others], {}
            )
        return trials

    def tried(self, p: Position, context: Context, trials: Trials, company: int) -> Trial:
        """Return what a place would be worth if the seat of the trials had some company there."""
        found = trials.found.get(company)
        if found is None:
            seat, phase = trials.seat, context[0]
            standing = trials.others.copy()
            standing[seat] = self._standing(p, phase, trials.place, company)
            shares = self._shares(p, phase, trials.place, standing)
            own = sum([worth for other, worth in shares if other == seat])
            others = tuple([share for share in shares if share[0] != seat])
            found = trials.found[company] = own, others
        return found

    def _shares(
        self, p: Position, phase: int, place: int, standing: Sequence[Company | None]
    ) -> Shares:
        """Work out a place: companies by themselves, then quests in the order of the seats."""
        seats, following = p.seats, (p.active + 1) % p.seats
        weights = self._weights[phase]
        values = [company[0] if company else 0.0 for company in standing]
        present = [
            (seat, company[1])
            for step in range(seats)
            if (company := standing[seat := (following + step) % seats])
        ]
        waiting = [1.0] * seats
        for index, number in enumerate(p.quests[place]):
            worth = self.tables.worths[number]
            left = 1.0
            for seat, kinds in present:
                kind = kinds[index]
                if kind in (READY, SPENDING):
                    # One a place a turn, and who comes first takes it.
                    values[seat] += weights[kind] * worth * left * waiting[seat]
                    left *= 1 - _TAKEN[kind] * waiting[seat]
                    waiting[seat] *= _SECOND_QUEST
            for seat, kinds in present:
                if kinds[index] > SPENDING:
                    values[seat] += weights[kinds[index]] * worth * left
        return [(seat, values[seat]) for seat, company in enumerate(standing) if company]

    def _standing(self, p: Position, phase: int, place: int, mask: int) -> Company | None:
        """Return what stays of a company at a place to the end of the turn, judged, if any does."""
        mask &= ~p.leaving
        return self._company(p, phase, place, mask) if mask else None

    def _company(self, p: Position, phase: int, place: int, mask: int) -> Company:
        """Return what a company is worth at a place beside quests, and what each quest is to it."""
        key = (place, mask, p.quests[place], p.specials, p.heraldic, phase)
        company = self._companies.get(key)
        if company is None:
            company = self._companies[key] = self._judged(p, phase, place, mask)
        return company

    def _judged(self, p: Position, phase: int, place: int, mask: int) -> Company:
        tables, cards = self.tables, self.tables.cards
        weights = self._weights[phase]
        total = spare = suited = every = 0
        for character in cards_of(mask):
            total += cards.packed[character]
            spare += tables.potential[character]
            suited += tables.suited[place][character]
            every += tables.all_skills[character]
        if p.heraldic >= 0:
            total += (mask & cards.tilted[p.heraldic]).bit_count() * cards.tilt[p.heraldic]
        for special, carrier in enumerate(p.specials):
            if carrier >= 0 and mask >> carrier & 1:
                total += cards.raises[special]
        if place >= MAIN:
            suited = 0
        worth = weights[SUITED] * suited + weights[OTHER] * (every - suited)
        worth += weights[PEOPLE] * mask.bit_count()
        worth += weights[RAISERS] * (mask & tables.raisers).bit_count()
        kinds = []
        for number in p.quests[place]:
            needs = tables.needs[number]
            gap = _gap(total, needs)
            kind = _OF_GAP[gap] if gap < len(_OF_GAP) else NOTHING
            if gap and spare and _gap(total + spare, needs) == 0:
                kind = SPENDING
            kinds.append(kind)
        return worth, tuple(kinds)

    def card(self, p: Position) -> float:
        """Return what a card more in hand is worth."""
        return self._weights[phase_of(p)][HAND]

    def _scored(self, p: Position, phase: int) -> list[float]:
        """Return what the points of every seat so far are worth.

        A special card whose carrier leaves with the turn goes back to the side, and is no points.
        """
        key = (*p.completed, p.specials, p.sealed, p.winner, p.leaving, phase)
        scores = self._scores.get(key)
        if scores is None:
            weight = self._weights[phase][SCORE]
            scores = [weight * points(p, seat) for seat in range(p.seats)]
            for number, carrier in enumerate(p.specials):
                if carrier >= 0 and p.leaving >> carrier & 1:
                    lost = weight * p.cards.specials[number].points
                    scores[p.owner_of_special(number)] -= lost
            self._scores[key] = scores
        return scores


def _gap(total: int, needs: list[tuple[int, int]]) -> int:
    total += SIGNS
    gap = 0
    for shift, need in needs:
        lacking = need - ((total >> shift & _MASK) - _TOP)
        if lacking > 0:
            gap += lacking
    return gap


@cache
def shipped_weights() -> Weights:
    """Return the weights that the game ships with, read once."""
    return read_weights()


def read_weights(path: Path = WEIGHTS_FILE) -> Weights:
    """Read weights by phase; raises OSError, or ValueError if they are for other features."""
    content = json.loads(path.read_text(encoding="utf-8"))
    if tuple(content["features"]) != FEATURES:
        raise ValueError(f"{path.name} is for other features than {', '.join(FEATURES)}")
    return tuple(tuple(content[phase]) for phase in PHASES)
