"""What a position is worth to each seat, at the end of a turn: a weighted sum of a few features.

The features of a place depend only on who stands there and what quests lie there, so they are
remembered for as long as one decision is thought about. The weights are in ``weights.json``, fitted
to the agents' own games by ``python -m game.legends.fitting``; a weight is in points.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from game.contract import Seat
from game.legends.cards import MAIN, CardSet, cards_of
from game.legends.ending import points
from game.legends.position import Position
from game.legends.quests import FINAL_ROUNDS
from game.legends.skills import SIGNS, SKILLS, one

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
_LATE_TURNS, _EARLY_TURNS = 2.0, 4.5
_LANE, _MASK, _TOP = 16, 0xFFFF, 0x8000

Weights: TypeAlias = tuple[tuple[float, ...], ...]
Counts: TypeAlias = list[list[float]]


def turns_left(p: Position) -> float:
    """Return about how many turns each seat still has, the running one not counted."""
    if p.final_turn:
        return max(0.0, FINAL_ROUNDS - (p.turn - p.final_turn)) * 0.7
    after = 1.5 if p.level else 0.0
    return p.events_left / p.seats + after


def phase_of(p: Position) -> int:
    """Return which of PHASES a position belongs to."""
    turns = turns_left(p)
    return 2 if turns < _LATE_TURNS else 1 if turns < _EARLY_TURNS else 0


class Tables:
    """What the evaluation looks up of a card set, worked out once."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.needs = [[(_LANE * skill, need) for skill, need in e.needs] for e in cards.events]
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
    """Values positions, and remembers what it has seen of places; for one decision."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self._weights = weights
        self._places: dict[tuple[object, ...], list[tuple[Seat, float]]] = {}
        self._scores: dict[tuple[object, ...], list[float]] = {}

    def values(self, p: Position) -> list[float]:
        """Return what the position is worth to each seat, in points, as if the turn ended now."""
        seats, companies, quests = p.seats, p.companies, p.quests
        phase = phase_of(p)
        weights = self._weights[phase]
        following = (p.active + 1) % seats
        known = self._places
        # What a place's share depends on beside its people and quests.
        context = (p.specials, p.heraldic, following, phase, p.leaving)
        hand = weights[HAND]
        values = [
            score + hand * cards.bit_count()
            for score, cards in zip(self._scored(p, phase), p.hands, strict=True)
        ]
        for place in p.open:
            first = place * seats
            key = (place, context, quests[place], *companies[first : first + seats])
            share = known.get(key)
            if share is None:
                share = known[key] = self._share(p, place, weights, following)
            for seat, worth in share:
                values[seat] += worth
        for number in p.cards.kings:
            if p.specials[number] >= 0:
                actions = p.cards.specials[number].actions
                values[p.owner_of_special(number)] += weights[KING] * actions
        return values

    def _share(
        self, p: Position, place: int, weights: Sequence[float], following: Seat
    ) -> list[tuple[Seat, float]]:
        """Return what a place is worth to the seats that have people there."""
        first = place * p.seats
        masks = [mask & ~p.leaving for mask in p.companies[first : first + p.seats]]
        counts = place_counts(self.tables, p, place, masks, following)
        return [(seat, _dot(weights, counts[seat])) for seat, mask in enumerate(masks) if mask]

    def _scored(self, p: Position, phase: int) -> list[float]:
        """Return what the points of every seat so far are worth."""
        key = (*p.completed, p.specials, p.sealed, p.winner, phase)
        scores = self._scores.get(key)
        if scores is None:
            weight = self._weights[phase][SCORE]
            scores = [weight * points(p, seat) for seat in range(p.seats)]
            self._scores[key] = scores
        return scores


def place_counts(
    tables: Tables, p: Position, place: int, masks: Sequence[int], following: Seat
) -> Counts:
    """Return a place's share of the features of every seat; ``following`` plays next."""
    cards, seats = tables.cards, p.seats
    counts = [[0.0] * len(FEATURES) for _ in range(seats)]
    totals, possible = [0] * seats, [0] * seats
    for seat, mask in enumerate(masks):
        if not mask:
            continue
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
        totals[seat], possible[seat] = total, total + spare
        row = counts[seat]
        row[SUITED] = suited if place < MAIN else 0.0
        row[OTHER] = every - row[SUITED]
        row[PEOPLE] = mask.bit_count()
        row[RAISERS] = (mask & tables.raisers).bit_count()
    quests = sorted(p.quests[place], key=lambda number: -cards.points[number])
    waiting = [1.0] * seats
    for number in quests:
        _count_quest(tables, number, totals, possible, masks, following, waiting, counts)
    return counts


def _count_quest(
    tables: Tables,
    number: int,
    totals: list[int],
    possible: list[int],
    masks: Sequence[int],
    following: Seat,
    waiting: list[float],
    counts: Counts,
) -> None:
    """Count a quest for every seat, in the order in which they will come to it."""
    seats = len(masks)
    worth = float(tables.cards.points[number] + 2 * _gives_special(tables.cards, number))
    needs = tables.needs[number]
    left = 1.0
    later = []
    for step in range(seats):
        seat = (following + step) % seats
        if not masks[seat]:
            continue
        gap = _gap(totals[seat], needs)
        kind = _OF_GAP[gap] if gap < len(_OF_GAP) else -1
        if gap and _gap(possible[seat], needs) == 0:
            kind = SPENDING
        if kind in _TAKEN:
            counts[seat][kind] += worth * left * waiting[seat]
            left *= 1 - _TAKEN[kind] * waiting[seat]
            waiting[seat] *= _SECOND_QUEST
        elif kind >= 0:
            later.append((seat, kind))
    for seat, kind in later:
        counts[seat][kind] += worth * left


def _gap(total: int, needs: list[tuple[int, int]]) -> int:
    total += SIGNS
    gap = 0
    for shift, need in needs:
        lacking = need - ((total >> shift & _MASK) - _TOP)
        if lacking > 0:
            gap += lacking
    return gap


def _gives_special(cards: CardSet, number: int) -> bool:
    return any(effect.effect == "special" for effect in cards.events[number].effects)


def _dot(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum([w * x for w, x in zip(weights, row, strict=True) if x])


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
