"""The deal: what chance decides before the first act, in one fixed order, so that seeds last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.contract import Seat
from game.randomness import SplitMix64
from game.seals.rules.cards import (
    DECK,
    GREY,
    GREYS,
    NO_CARD,
    NO_COLOUR,
    PLAIN,
    RANKS,
    TOKEN,
    TOKENS_OF_COLOUR,
    mask_of,
)
from game.seals.rules.scenario import (
    DRAFTS,
    EXACTLY,
    LIMITED,
    NO_TRICKS,
    OPEN,
    SORTER_HINT,
    Scenario,
    hint_places,
)

SET_ASIDE: Final = 8
"""Cards set aside unseen, at least one of each plain colour [S]."""
TRICKS: Final = {3: 12, 4: 9}
"""Cards in a hand, and so tricks and tokens, by number of seats [S]."""
_LIMIT: Final = {3: 5, 4: 3}
MOST_TAKEN: Final = {
    (draft, seats): _LIMIT[seats] if draft == LIMITED else tricks
    for draft in DRAFTS
    for seats, tricks in TRICKS.items()
}
"""The most tokens a seat may take, by the scenario's draft and the number of seats [R]."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies on the table before the first act. Players must not look at most of it."""

    leader: Seat
    hands: tuple[tuple[int, ...], ...]
    """By seat, sorted."""
    aside: int
    """The cards set aside, a mask."""
    pool: int
    """The tokens drawn."""
    drawn: int
    """The colour of the drawing card, or NO_COLOUR where the scenario draws none."""
    wild: int
    """The wild beast, or NO_CARD."""
    known: tuple[int, ...]
    """By seat, which own places its holder is shown: bit 0 the first."""
    dealt_tokens: tuple[int, ...]
    """By seat, the tokens dealt where the scenario has no draft; else none."""


def deal(seats: int, seed: int, scenario: Scenario, removed_grey: bool) -> Deal:
    """Return the deal of a seed; raises ValueError for a seed out of range."""
    chance = SplitMix64(seed)
    aside = [RANKS * colour + chance.below(RANKS) for colour in PLAIN]
    if removed_grey:
        aside.append(RANKS * GREY + chance.below(GREYS))
    order = [card for card in DECK if card not in aside]
    chance.shuffle(order)
    while len(aside) < SET_ASIDE:
        aside.append(order.pop())
    tricks = TRICKS[seats]
    hands = tuple(
        tuple(sorted(order[seat * tricks : (seat + 1) * tricks])) for seat in range(seats)
    )
    leader = chance.below(seats)
    tokens = _draw_tokens(chance, tricks, scenario.greys)
    drawn = chance.below(len(PLAIN))  # a grey drawing card is drawn again [R]
    wild = chance.below(RANKS * len(PLAIN))
    known = tuple(_shown_places(chance, hand, scenario) for hand in hands)
    return Deal(
        leader=leader,
        hands=hands,
        aside=mask_of(aside),
        pool=sum(TOKEN[colour] for colour in tokens),
        drawn=drawn if scenario.draws_colour else NO_COLOUR,
        wild=wild if scenario.wild else NO_CARD,
        known=known,
        dealt_tokens=_deal_tokens(chance, tokens, leader, seats, scenario),
    )


def _draw_tokens(chance: SplitMix64, tricks: int, greys: bool) -> list[int]:
    tokens = [colour for colour, count in enumerate(TOKENS_OF_COLOUR) for _ in range(count)]
    kept = TOKENS_OF_COLOUR[GREY] if greys else 0
    rest = tokens[: len(tokens) - kept]
    chance.shuffle(rest)
    return tokens[len(rest) :] + rest[: tricks - kept]


def _shown_places(chance: SplitMix64, hand: tuple[int, ...], scenario: Scenario) -> int:
    places = list(range(len(hand)))
    chance.shuffle(places)
    known = mask_of(places[: scenario.shown])
    if scenario.hint == SORTER_HINT:
        told = hint_places(hand)
        if told:
            known |= 1 << told[chance.below(len(told))]
    return known


def _deal_tokens(
    chance: SplitMix64, tokens: list[int], leader: Seat, seats: int, scenario: Scenario
) -> tuple[int, ...]:
    """Deal tokens one by one from the leader on; who may win no trick gets none.

    A goal of exactly n tricks is dealt n tokens, too: the deal itself never breaks a goal.
    """
    dealt = [0] * seats
    if scenario.draft in (OPEN, LIMITED):
        return tuple(dealt)
    order = tokens.copy()
    chance.shuffle(order)
    due = [len(order)] * seats
    for goal in scenario.goals:
        if goal.kind in (NO_TRICKS, EXACTLY):
            due[goal.seat(leader, seats)] = goal.n
    fixed = [seat for seat in range(seats) if due[seat] < len(order)]
    for seat in fixed:
        for _ in range(min(due[seat], len(order))):
            dealt[seat] += TOKEN[order.pop()]
    others = [
        (leader + place) % seats for place in range(seats) if (leader + place) % seats not in fixed
    ]
    for number, colour in enumerate(order):
        dealt[others[number % len(others)]] += TOKEN[colour]
    return tuple(dealt)
