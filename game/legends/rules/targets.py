"""Whom and what an ability may be used on: one function an entry of
:mod:`game.legends.rules.effects`.

Targets are pairs of codes in one number, ``first << 8 | second``, with NONE where fewer are needed.
An ability of another seat never touches a shielded character.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.contract import Seat
from game.legends.rules.cards import MAIN, Ability
from game.legends.rules.codes import (
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SEAT,
    FIRST_SKILL,
    FIRST_SPECIAL,
    NONE,
    SKILLS,
    cards_of,
    value,
)
from game.legends.rules.position import HAND_LIMIT, Position

UNTARGETED: Final = NONE << 8 | NONE


@dataclass(frozen=True, slots=True)
class Use:
    """One use of an ability: whose, by whom and where."""

    seat: Seat
    source: int
    """The code of the character, or of the special card it carries."""
    character: int
    place: int
    ability: Ability
    concerns: int
    """Mask of the characters that the ability's ``who`` means."""

    def slot(self, position: Position) -> int:
        """Return the slot of the character's company."""
        return self.place * position.seats + self.seat


def none(position: Position, use: Use) -> list[int]:
    """Nothing to choose: the ability is used, or not."""
    return [UNTARGETED]


def skills(position: Position, use: Use) -> list[int]:
    """Any of the skills."""
    return [(FIRST_SKILL + skill) << 8 | NONE for skill in range(len(SKILLS))]


def _others_here(position: Position, use: Use) -> list[tuple[int, int]]:
    """Return (slot, mask) of the other seats' people here whom an ability can touch."""
    first = use.place * position.seats
    found = []
    for slot in range(first, first + position.seats):
        if slot != first + use.seat and position.companies[slot]:
            company = position.companies[slot] & use.concerns
            if company:
                found.append((slot, company & ~position.shielded(slot)))
    return found


def men_of_others(position: Position, use: Use) -> list[int]:
    """Another seat's people here whom the ability concerns."""
    return [c << 8 | NONE for _, mask in _others_here(position, use) for c in cards_of(mask)]


def charmed(position: Position, use: Use) -> list[int]:
    """Another seat's people here, while the own company has room for one more."""
    return men_of_others(position, use) if position.room(use.place, use.seat) > 0 else []


def attacked(position: Position, use: Use) -> list[int]:
    """Another seat's knights here, its guards first; only weaker ones where the ability says so."""
    cards = position.cards
    own = value(position.worth(use.character), 0)
    found = []
    for slot, mask in _others_here(position, use):
        knights = mask & cards.knights
        if position.companies[slot] & cards.guards:
            knights &= cards.guards
        for knight in cards_of(knights):
            if not use.ability.weaker or value(position.worth(knight), 0) < own:
                found.append(knight << 8 | NONE)
    return found


def lured(position: Position, use: Use) -> list[int]:
    """Another seat's people here, each with a main location where its owner has room."""
    found = []
    for slot, mask in _others_here(position, use):
        owner = slot % position.seats
        for place in position.main_with_room(owner, use.place):
            found += [c << 8 | FIRST_PLACE + place for c in cards_of(mask)]
    return found


def from_hand(position: Position, use: Use) -> list[int]:
    """The own hand, while the company here has room for one more."""
    if position.room(use.place, use.seat) <= 0:
        return []
    return [c << 8 | NONE for c in cards_of(position.hands[use.seat])]


def in_hand(position: Position, use: Use) -> list[int]:
    """The own hand."""
    return [c << 8 | NONE for c in cards_of(position.hands[use.seat])]


def main_places(position: Position, use: Use) -> list[int]:
    """The other main locations where the own company has room."""
    return [
        FIRST_PLACE + place << 8 | NONE for place in position.main_with_room(use.seat, use.place)
    ]


def own_elsewhere(position: Position, use: Use) -> list[int]:
    """The own people at other open locations, while the company here has room."""
    if position.room(use.place, use.seat) <= 0:
        return []
    found = []
    for place in position.open:
        if place != use.place:
            company = position.companies[place * position.seats + use.seat]
            found += [c << 8 | NONE for c in cards_of(company)]
    return found


def boosters_here(position: Position, use: Use) -> list[int]:
    """Anybody's people here whose ability raises a skill when it is used."""
    cards = position.cards
    first = use.place * position.seats
    found = []
    for slot in range(first, first + position.seats):
        for other in cards_of(position.companies[slot] & cards.optional):
            ability = cards.ability[other]
            if ability is not None and ability.effect == "boost":
                found.append(other << 8 | NONE)
    return found


def discarded(position: Position, use: Use) -> list[int]:
    """The discarded characters, while the own hand is not full."""
    if position.hands[use.seat].bit_count() >= HAND_LIMIT:
        return []
    return [c << 8 | NONE for c in cards_of(position.discard)]


def leaving_here(position: Position, use: Use) -> list[int]:
    """The own people here who are about to leave, other than the user."""
    company = position.companies[use.slot(position)] & position.leaving
    return [c << 8 | NONE for c in cards_of(company & ~(1 << use.character))]


def specials_here(position: Position, use: Use) -> list[int]:
    """The special cards that other seats' people carry here."""
    first = use.place * position.seats
    here = 0
    for slot in range(first, first + position.seats):
        if slot != first + use.seat:
            here |= position.companies[slot]
    return [
        FIRST_SPECIAL + special << 8 | NONE
        for special, carrier in enumerate(position.specials)
        if carrier >= 0 and here >> carrier & 1
    ]


def quests_here(position: Position, use: Use) -> list[int]:
    """The quests that lie here; only main locations have any."""
    if use.place >= MAIN:
        return []
    return [FIRST_EVENT + event << 8 | NONE for event in position.quests[use.place]]


def seats_with_cards(position: Position, use: Use) -> list[int]:
    """The other seats with cards in hand."""
    return [
        FIRST_SEAT + seat << 8 | NONE
        for seat in range(position.seats)
        if seat != use.seat and position.hands[seat]
    ]


def can_draw(position: Position, use: Use) -> list[int]:
    """Nothing to choose: a card is drawn, while the hand is not full and there is one to draw."""
    full = position.hands[use.seat].bit_count() >= HAND_LIMIT
    return [] if full or not (position.left or position.discard) else [UNTARGETED]


def some_events(position: Position, use: Use) -> list[int]:
    """One event above the final one, at least."""
    least = 2 if position.level else 1
    return [UNTARGETED] if position.events_left >= least else []
