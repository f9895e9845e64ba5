"""What abilities do: one entry of EFFECTS an effect, in terms of which cards are written.

An entry says which targets an effect may have now, and carries it out. A card's text is made from
the same names and numbers, see :mod:`game.legends.rules.text`; targets are found by
:mod:`game.legends.rules.targets`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.contract import Event, Seat
from game.legends.rules import targets
from game.legends.rules.cards import NOBODY, Ability
from game.legends.rules.codes import (
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SEAT,
    FIRST_SKILL,
    FIRST_SPECIAL,
    SKILLS,
    one,
)
from game.legends.rules.events import (
    ActionsGained,
    CharacterCharmed,
    CharacterKilled,
    CharacterRescued,
    CharactersMoved,
    CharacterSpared,
    CharactersShown,
    DiscardDemanded,
    EventForeseen,
    QuestDispelled,
    SkillRaised,
    SpecialAttached,
)
from game.legends.rules.position import DROP, FORESEE, TAKE, Position
from game.legends.rules.targets import Use

Targets = Callable[[Position, Use], list[int]]
Act = Callable[[Position, Use, int, int, list[Event]], None]


@dataclass(frozen=True, slots=True)
class Effect:
    """How an effect finds its targets and what it does with one; no act: always in force."""

    targets: Targets
    act: Act
    sword: bool = False
    """Flags that it may attack a knight at the same location [S]."""


# What is done


def _nothing(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    """Nothing to be done: the effect is always in force."""


def raise_skill(p: Position, use: Use, skill: int, amount: int, events: list[Event]) -> None:
    """Give the company more of a skill until the end of the turn."""
    boosts = list(p.boosts)
    boosts[use.place] += one(skill, amount)
    p.boosts = tuple(boosts)
    events.append(SkillRaised(use.seat, p.cards.places[use.place].id, SKILLS[skill], amount))


def _boost(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    raise_skill(p, use, use.ability.skill, use.ability.amount, events)


def _wild(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    raise_skill(p, use, first - FIRST_SKILL, use.ability.amount, events)


def _rally(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    rallied = (p.companies[use.slot(p)] & use.concerns).bit_count()
    raise_skill(p, use, use.ability.skill, rallied * use.ability.amount, events)


def _copy(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    copied = p.cards.ability[first]
    assert copied is not None
    raise_skill(p, use, copied.skill, copied.amount, events)


def strike(p: Position, character: int, by: str, events: list[Event]) -> None:
    """Kill a knight: the discard pile has him."""
    place, owner = divmod(p.slot_of(character), p.seats)
    cards = p.cards
    events.append(
        CharacterKilled(owner, cards.characters[character].id, cards.places[place].id, by)
    )
    p.kill(character, place * p.seats + owner, events)


def _attack(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    strike(p, first, p.cards.names[use.source], events)


def _charm(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    slot = p.slot_of(first)
    p.shift(first, slot, use.place, use.seat)
    cards = p.cards
    events.append(
        CharacterCharmed(
            use.seat, slot % p.seats, cards.characters[first].id, cards.places[use.place].id
        )
    )


def _dismiss(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    p.give_back(first, p.slot_of(first), p.cards.names[use.source], events)


def move_one(
    p: Position, character: int, place: int, seat: Seat, how: str, events: list[Event]
) -> None:
    """Move one of a seat's characters to another place."""
    slot = p.slot_of(character)
    cards = p.cards
    p.shift(character, slot, place, seat)
    events.append(
        CharactersMoved(
            seat,
            (cards.characters[character].id,),
            cards.places[slot // p.seats].id,
            cards.places[place].id,
            how,
        )
    )
    p.bind(character, place, events)


def _lure(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    move_one(p, first, second - FIRST_PLACE, p.slot_of(first) % p.seats, "lure", events)


def _ride(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    move_one(p, use.character, first - FIRST_PLACE, use.seat, "ride", events)


def _summon(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    move_one(p, first, use.place, use.seat, "summon", events)


def _recruit(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    p.play(first, use.place, use.seat, "recruit", events)


def _swap(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    # The newcomer leaves the hand first, so that there is room in it.
    p.from_hand(first, use.seat)
    p.give_back(use.character, use.slot(p), p.cards.names[use.source], events)
    p.hands[use.seat] |= 1 << first
    p.play(first, use.place, use.seat, "swap", events)


def _draw(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    for _ in range(use.ability.amount):
        p.draw(use.seat, events)


def rescue(p: Position, character: int, seat: Seat, by: int, events: list[Event]) -> None:
    """Take a character from the discard pile to a hand."""
    bit = 1 << character
    p.discard &= ~bit
    p.hands[seat] |= bit
    p.known[seat] |= bit
    events.append(CharacterRescued(seat, p.cards.characters[character].id, p.cards.names[by]))


def _rescue(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    rescue(p, first, use.seat, use.source, events)


def _spare(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    p.leaving &= ~(1 << first)
    events.append(CharacterSpared(use.seat, p.cards.characters[first].id))


def _steal(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    special = first - FIRST_SPECIAL
    previous = p.specials[special]
    p.carry(special, use.character)
    people = p.cards.characters
    events.append(
        SpecialAttached(
            p.cards.specials[special].id, use.seat, people[use.character].id, people[previous].id
        )
    )


def _dispel(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    event = first - FIRST_EVENT
    p.quests[use.place] = tuple(other for other in p.quests[use.place] if other != event)
    p.dropped += (event,)
    events.append(QuestDispelled(use.seat, p.cards.events[event].id, p.cards.places[use.place].id))


def _haste(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    p.extra += use.ability.amount
    events.append(ActionsGained(use.seat, use.ability.amount))


def _harry(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    seat = first - FIRST_SEAT
    p.pending += ((DROP, seat, use.source, NOBODY, ()),)
    events.append(DiscardDemanded(seat, p.cards.names[use.source]))


def _scry(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    if not p.refill(events):
        return
    count = min(use.ability.amount, p.left)
    shown = p.deck[p.left - count : p.left][::-1]
    p.pending += ((TAKE, use.seat, use.source, use.place, shown),)
    events.append(CharactersShown(use.seat, tuple(p.cards.characters[c].id for c in shown)))


def _foresee(p: Position, use: Use, first: int, second: int, events: list[Event]) -> None:
    p.foreseen |= 1 << use.seat
    p.pending += ((FORESEE, use.seat, use.source, use.place, ()),)
    event = p.event_deck[p.events_left - 1]
    events.append(EventForeseen(use.seat, p.cards.events[event].id))


EFFECTS: Final[Mapping[str, Effect]] = {
    "boost": Effect(targets.none, _boost),
    "wild": Effect(targets.skills, _wild),
    "rally": Effect(targets.none, _rally),
    "copy": Effect(targets.boosters_here, _copy),
    "attack": Effect(targets.attacked, _attack, sword=True),
    "charm": Effect(targets.charmed, _charm),
    "lure": Effect(targets.lured, _lure),
    "dismiss": Effect(targets.men_of_others, _dismiss),
    "recruit": Effect(targets.from_hand, _recruit),
    "swap": Effect(targets.in_hand, _swap),
    "ride": Effect(targets.main_places, _ride),
    "summon": Effect(targets.own_elsewhere, _summon),
    "draw": Effect(targets.can_draw, _draw),
    "scry": Effect(targets.can_draw, _scry),
    "rescue": Effect(targets.discarded, _rescue),
    "spare": Effect(targets.leaving_here, _spare),
    "haste": Effect(targets.none, _haste),
    "harry": Effect(targets.seats_with_cards, _harry),
    "steal": Effect(targets.specials_here, _steal),
    "dispel": Effect(targets.quests_here, _dispel),
    "foresee": Effect(targets.some_events, _foresee),
    "guard": Effect(targets.none, _nothing),
    "ward": Effect(targets.none, _nothing),
    "champion": Effect(targets.none, _nothing),
}
"""By the name that cards use. A character's ability works from where it stands:

- ``boost``: the company has ``amount`` more of ``skill`` this turn; ``wild``: of any one skill;
  ``rally``: so much for each of the company that ``who`` means; ``copy``: as another's boost here.
- ``attack``: kills a knight of another seat here (only a ``weaker`` one); ``charm``: one of theirs
  joins the own company; ``lure``: goes to another main location; ``dismiss``: back to his hand.
- ``recruit``: a card of the hand comes here; ``swap``: and this one goes to the hand for it;
  ``ride``: this one moves to another main location; ``summon``: an own one elsewhere comes here.
- ``draw``: ``amount`` cards; ``scry``: looks at so many, takes one, the others are discarded;
  ``rescue``: takes one of the discard pile; ``spare``: one of the company that must leave stays.
- ``haste``: ``amount`` more actions; ``harry``: a seat discards a card of its hand; ``steal``:
  takes over a special card carried here; ``dispel``: discards a quest here; ``foresee``: looks at
  the next event, and may have the deck shuffled.
- ``guard``: the others of the company can't be attacked; ``ward``: this one can't be touched;
  ``champion``: counts ``amount`` more in a tournament.
"""


def is_sword(ability: Ability | None) -> bool:
    """Return whether an ability bears the sword: it may attack a knight at the same location."""
    return ability is not None and EFFECTS[ability.effect].sword


def is_rose(ability: Ability | None) -> bool:
    """Return whether an ability bears the rose: it has a special effect on men."""
    return ability is not None and ability.who == "man"
