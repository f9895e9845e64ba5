"""A turn of the legends: event, abilities, quests, actions; and how one step leads to the next.

:func:`advance` runs on to the next decision; a step in which its seat has nothing to decide is
passed over. Legal moves are :func:`legal_moves`, and :func:`make` makes one.
"""

from __future__ import annotations

from typing import Final

from game.contract import Event, Move, Seat
from game.legends.rules.cards import MAIN, NOBODY
from game.legends.rules.choices import choice_moves, choose, drop_impossible
from game.legends.rules.codes import (
    BID,
    COMPLETE,
    DONE_MOVE,
    DRAW_MOVE,
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SPECIAL,
    MOVE,
    NONE,
    PASS_MOVE,
    PLAY,
    START,
    USE,
    cards_of,
    move_of,
    names_of,
    verb_of,
)
from game.legends.rules.effects import EFFECTS
from game.legends.rules.ending import end, time_is_up
from game.legends.rules.events import AbilityUsed, CharactersMoved, StepBegan, TurnBegan
from game.legends.rules.position import (
    ABILITIES,
    ACTIONS,
    ARRIVING,
    COMPANY_LIMIT,
    COMPLETING,
    HAND_LIMIT,
    OVER,
    STARTING,
    Position,
)
from game.legends.rules.quests import completable, complete, draw_event, end_occasion
from game.legends.rules.targets import Use
from game.legends.rules.tournament import bid, open_bidding, pass_bid

ACTIONS_A_TURN: Final = 2
"""Three with High King [S]."""
OPENING_ACTIONS: Final = 1
"""Of the seat that begins, in its first turn: from Standard on, among three or four [R].

Going first was measured to win six games in a hundred more than its share there. Between two it
wins none more, and a game at Beginner is so short that the action would be worth more than that.
"""
STEPS: Final = ("start", "event", "abilities", "complete", "actions", "over")
"""The steps' names, as observations have them; ``event`` while choices of an event are made."""
_MOVE_HEAD: Final = MOVE << 32
_PLAY_HEAD: Final = PLAY << 32


def actor(p: Position) -> Seat:
    """Return the seat that has to act, or NOBODY when the game is over."""
    if p.step == OVER:
        return NOBODY
    if p.pending:
        return p.pending[0][1]
    return p.bidder if p.tournament >= 0 else p.active


def legal_moves(p: Position) -> list[Move]:
    """Return the sorted legal moves of the seat that has to act."""
    if p.pending:
        return choice_moves(p, p.pending[0])
    if p.tournament >= 0:
        return [move_of(BID, c) for c in cards_of(p.hands[p.bidder])] + [PASS_MOVE]
    if p.step == ACTIONS:
        return _action_moves(p)
    if p.step == ABILITIES:
        return [*_ability_moves(p), DONE_MOVE]
    if p.step == COMPLETING:
        return [DONE_MOVE, *sorted(move_of(COMPLETE, FIRST_EVENT + e) for e in completable(p))]
    return [
        move_of(START, c, FIRST_PLACE + place)
        for c in cards_of(p.hands[p.active])
        for place in range(MAIN)
    ]


def make(p: Position, move: Move, events: list[Event]) -> None:
    """Make a legal move and run on to the next decision."""
    seat = actor(p)
    first, second, _, _ = names_of(move)
    if p.pending:
        choose(p, move, events)
    elif p.tournament >= 0:
        if move == PASS_MOVE:
            pass_bid(p, seat, events)
        else:
            bid(p, seat, first, events)
    elif p.step == ACTIONS:
        _act(p, move, events)
    elif p.step == STARTING:
        p.play(first, second - FIRST_PLACE, seat, "start", events)
        p.active = (p.active + 1) % p.seats
        if p.active == p.start:
            begin_turn(p, events)
    elif move == DONE_MOVE:
        p.step += 1
        _enter(p)
    elif p.step == ABILITIES:
        _use(p, move, events)
    else:
        complete(p, first - FIRST_EVENT, events)
    advance(p, events)


def advance(p: Position, events: list[Event]) -> None:
    """Run on to the next decision; steps without one are passed over."""
    if p.winner != NOBODY and p.step != OVER:
        end(p, events)
    while p.step != OVER:
        if p.pending:
            drop_impossible(p, events)
        if p.pending or p.tournament >= 0 or p.step == STARTING:
            return
        if p.step == ARRIVING:
            end_occasion(p, events)
            p.step = ABILITIES
        elif (
            p.step == ACTIONS
            or (p.step == ABILITIES and _ability_moves(p))
            or (p.step == COMPLETING and completable(p))
        ):
            if not p.told:
                p.told = True
                events.append(StepBegan(p.active, STEPS[p.step], p.actions))
            return
        else:
            p.step += 1
        _enter(p)


def _enter(p: Position) -> None:
    p.told = False
    if p.step == ACTIONS:
        p.actions = actions_due(p)
        p.extra = 0


def actions_due(p: Position) -> int:
    """Return how many actions the active seat has once it comes to them (step 4)."""
    due = (OPENING_ACTIONS if _opens(p) else ACTIONS_A_TURN) + p.extra
    for number in p.cards.kings:
        if p.owner_of_special(number) == p.active:
            due += p.cards.specials[number].actions
    return due


def _opens(p: Position) -> bool:
    """Return whether the active seat makes up now for going first."""
    return p.turn == 1 and p.active == p.start and p.seats > 2 and p.level > 0


def begin_turn(p: Position, events: list[Event]) -> None:
    """Begin the active seat's turn with its event (step 1)."""
    p.step = ARRIVING
    p.told = False
    p.used = p.claimed = p.extra = p.actions = 0
    p.boosts = (0,) * len(p.boosts)
    events.append(TurnBegan(p.turn, p.active))
    draw_event(p, events)
    if p.tournament >= 0:
        open_bidding(p, events)


def _end_turn(p: Position, events: list[Event]) -> None:
    """Let go whom the turn's abilities cost, and pass the turn on."""
    for character in cards_of(p.leaving):
        slot = p.slot_of(character)
        if slot >= 0:
            p.scrap(character, slot, "used", events)
    p.leaving = 0
    p.active = (p.active + 1) % p.seats
    if p.active == p.start:
        if time_is_up(p):
            end(p, events)
            return
        p.turn += 1
    begin_turn(p, events)


# Abilities (step 2)


def _uses(p: Position) -> list[Use]:
    """Return the abilities that the active seat hasn't used in this turn, where it has people."""
    cards, seat, used = p.cards, p.active, p.used
    uses = []
    for place in p.open:
        company = p.companies[place * p.seats + seat]
        for character in cards_of(company & cards.optional & ~used):
            ability = cards.ability[character]
            if ability is not None and (place < MAIN or not ability.main):
                uses.append(
                    Use(seat, character, character, place, ability, cards.concerned[character])
                )
        for number, carrier in enumerate(p.specials):
            if carrier >= 0 and company >> carrier & 1:
                ability = cards.specials[number].ability
                code = FIRST_SPECIAL + number
                if ability is not None and not used >> code & 1:
                    concerned = cards.mask_of(ability.who)
                    uses.append(Use(seat, code, carrier, place, ability, concerned))
    return uses


def _ability_moves(p: Position) -> list[Move]:
    moves = []
    for use in _uses(p):
        head = USE << 32 | use.source << 24 | NONE
        for target in EFFECTS[use.ability.effect].targets(p, use):
            moves.append(head | target << 8)
    moves.sort()
    return moves


def use_of(p: Position, source: int) -> Use | None:
    """Return the use that the active seat could make of a character's or special card's ability."""
    return next((use for use in _uses(p) if use.source == source), None)


def _use(p: Position, move: Move, events: list[Event]) -> None:
    source, first, second, _ = names_of(move)
    use = use_of(p, source)
    assert use is not None
    ability, cards = use.ability, p.cards
    p.used |= 1 << source
    if ability.leaves:
        p.leaving |= 1 << use.character
    targets = tuple(cards.names[code] for code in (first, second) if code != NONE)
    where = cards.places[use.place].id
    events.append(AbilityUsed(p.active, cards.names[source], where, targets, ability.leaves))
    EFFECTS[ability.effect].act(p, use, first, second, events)


# Actions (step 4)


def _action_moves(p: Position) -> list[Move]:
    moves = [DONE_MOVE]
    if not p.actions:
        return moves
    seat, seats = p.active, p.seats
    hand = p.hands[seat]
    if hand.bit_count() < HAND_LIMIT and (p.left or p.discard):
        moves.append(DRAW_MOVE)
    companies = p.companies
    rooms = [COMPANY_LIMIT - companies[place * seats + seat].bit_count() for place in p.open]
    tails = [
        (FIRST_PLACE + place) << 16 | NONE << 8 | NONE
        for place, room in zip(p.open, rooms, strict=True)
        if place < MAIN and room > 0
    ]
    for character in cards_of(hand):
        head = _PLAY_HEAD | character << 24
        moves += [head | tail for tail in tails]
    for origin in p.open:
        company = companies[origin * seats + seat]
        if not company:
            continue
        people = cards_of(company)
        for destination, room in zip(p.open, rooms, strict=True):
            if destination == origin or room <= 0:
                continue
            head = _MOVE_HEAD | (FIRST_PLACE + origin) << 24 | (FIRST_PLACE + destination) << 16
            for number, one in enumerate(people):
                first = head | one << 8
                moves.append(first | NONE)
                if room > 1:
                    moves += [first | other for other in people[number + 1 :]]
    moves.sort()
    return moves


def _act(p: Position, move: Move, events: list[Event]) -> None:
    if move == DONE_MOVE:
        _end_turn(p, events)
        return
    p.actions -= 1
    if move == DRAW_MOVE:
        p.draw(p.active, events)
        return
    first, second, one, other = names_of(move)
    if verb_of(move) == PLAY:
        p.play(first, second - FIRST_PLACE, p.active, "play", events)
        return
    origin, destination = first - FIRST_PLACE, second - FIRST_PLACE
    people = (one,) if other == NONE else (one, other)
    cards = p.cards
    for character in people:
        p.shift(character, origin * p.seats + p.active, destination, p.active)
    events.append(
        CharactersMoved(
            p.active,
            tuple(cards.characters[character].id for character in people),
            cards.places[origin].id,
            cards.places[destination].id,
            "move",
        )
    )
    for character in people:
        p.bind(character, destination, events)
