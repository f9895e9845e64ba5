"""What a seat's observation is after it has seen the events of a move: the fold.

The observation is laid out as a table, the events are carried out on it one by one, and the table
is looked at again. What follows from the rules without an event (whose bid it is, which choices a
text asks for, which of them nobody can make) is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from game.contract import Event
from game.legends.rules import events as happened
from game.legends.rules import tournament_events
from game.legends.rules.cards import NOBODY, CardSet
from game.legends.rules.codes import FIRST_SPECIAL, SKILLS, one
from game.legends.rules.folded_table import FoldedTable
from game.legends.rules.observation import LegendsObservation
from game.legends.rules.position import ACTIONS, ARRIVING, DROP, FORESEE, OVER, TAKE
from game.legends.rules.quests import asked_of, settling
from game.legends.rules.tournament import first_bidder, next_bidder
from game.legends.rules.turn import STEPS


def fold(
    cards: CardSet, before: LegendsObservation, events: Iterable[Event]
) -> LegendsObservation:
    """Return what the seat of ``before`` knows after the events of one move, as it saw them."""
    table = FoldedTable(cards, before)
    for event in events:
        answers = table.is_answered_by(event)
        carry_out(event, table)
        if answers:
            table.answer()
    return table.observation()


@singledispatch
def carry_out(event: Event, table: FoldedTable) -> None:
    """Do to the table what an event tells; nothing where it only answers a choice."""


# The course of a turn


@carry_out.register
def _turn(event: happened.TurnBegan, table: FoldedTable) -> None:
    p = table.position
    p.turn, p.active, p.step = event.turn, event.seat, ARRIVING
    p.used = p.claimed = p.extra = p.actions = p.leaving = 0
    p.boosts = (0,) * len(p.boosts)


@carry_out.register
def _step(event: happened.StepBegan, table: FoldedTable) -> None:
    p = table.position
    p.step, p.actions = STEPS.index(event.step), event.actions
    if p.step == ACTIONS:
        p.extra = 0


@carry_out.register
def _game_ended(event: happened.GameEnded, table: FoldedTable) -> None:
    p = table.position
    if p.winner == NOBODY:
        # A round is over, so that it would have been the first seat's turn again.
        p.active, p.leaving = p.start, 0
    p.step = OVER


@carry_out.register
def _actions_gained(event: happened.ActionsGained, table: FoldedTable) -> None:
    table.position.extra += event.amount


# Event cards


@carry_out.register
def _event_drawn(event: happened.EventDrawn, table: FoldedTable) -> None:
    p = table.position
    p.events_left, p.foreseen = event.deck, 0


@carry_out.register
def _quest_opened(event: happened.QuestOpened, table: FoldedTable) -> None:
    p, place = table.position, table.place(event.place)
    p.quests[place] += (table.event_card(event.event),)
    if event.opens:
        p.open = tuple(sorted((*p.open, place)))


@carry_out.register
def _final_appeared(event: happened.FinalAppeared, table: FoldedTable) -> None:
    table.position.final_turn = table.position.turn


@carry_out.register
def _herald_raised(event: happened.HeraldRaised, table: FoldedTable) -> None:
    p = table.position
    if event.replaced is not None:
        p.dropped += (table.event_card(event.replaced),)
    p.heraldic = table.event_card(event.event)


@carry_out.register
def _occasion_began(event: happened.OccasionBegan, table: FoldedTable) -> None:
    p = table.position
    p.occasion = table.event_card(event.event)
    for effect in table.cards.events[p.occasion].effects:
        for step in range(p.seats):
            seat = (p.active + step) % p.seats
            p.pending += asked_of(table.cards, p.occasion, effect, seat)


@carry_out.register
def _occasion_ended(event: happened.OccasionEnded, table: FoldedTable) -> None:
    p = table.position
    p.occasion = NOBODY
    p.dropped += (table.event_card(event.event),)


@carry_out.register
def _quest_refused(event: happened.QuestRefused, table: FoldedTable) -> None:
    table.position.dropped += (table.event_card(event.event),)


@carry_out.register
def _foreseen(event: happened.EventForeseen, table: FoldedTable) -> None:
    p, used = table.position, table.used
    assert used is not None
    p.foreseen |= 1 << event.seat
    if event.event is not None:
        p.event_deck = (table.event_card(event.event),) * p.events_left
    place = table.place(used.place)
    p.pending += ((FORESEE, event.seat, table.cards.code_of[used.source], place, ()),)


@carry_out.register
def _events_shuffled(event: happened.EventsShuffled, table: FoldedTable) -> None:
    table.position.foreseen = 0


# Tournaments


@carry_out.register
def _tournament_opened(event: tournament_events.TournamentOpened, table: FoldedTable) -> None:
    p = table.position
    p.tournament = table.event_card(event.event)
    p.bids = (0,) * p.seats
    first_bidder(p)


@carry_out.register
def _bid(event: tournament_events.CharacterBid, table: FoldedTable) -> None:
    p, character = table.position, table.character(event.character)
    table.spend(event.seat, character)
    bids = list(p.bids)
    bids[event.seat] |= 1 << character
    p.bids, p.passes = tuple(bids), 0
    next_bidder(p)


@carry_out.register
def _passed(event: tournament_events.BidPassed, table: FoldedTable) -> None:
    table.position.passes += 1
    next_bidder(table.position)


@carry_out.register
def _tournament_won(event: tournament_events.TournamentWon, table: FoldedTable) -> None:
    p, number = table.position, table.event_card(event.event)
    p.tournament = NOBODY
    p.discard |= sum(p.bids)
    p.completed[event.seat] += (number,)
    table.ask(number, event.seat)


@carry_out.register
def _tournament_unwanted(event: tournament_events.TournamentUnwanted, table: FoldedTable) -> None:
    table.position.tournament = NOBODY
    table.position.dropped += (table.event_card(event.event),)


@carry_out.register
def _tournament_tied(event: tournament_events.TournamentTied, table: FoldedTable) -> None:
    p = table.position
    p.tournament = NOBODY
    p.gone |= sum(p.bids)
    p.gone_events += (table.event_card(event.event),)


# Characters


@carry_out.register
def _placed(event: happened.CharacterPlaced, table: FoldedTable) -> None:
    p, character = table.position, table.character(event.character)
    table.spend(event.seat, character)
    p.put(character, table.place(event.place), event.seat)
    if event.how == "start":
        p.active = (p.active + 1) % p.seats
    elif event.how == "play":
        p.actions -= 1


@carry_out.register
def _moved(event: happened.CharactersMoved, table: FoldedTable) -> None:
    p, origin = table.position, table.slot(event.origin, event.seat)
    for name in event.characters:
        p.shift(table.character(name), origin, table.place(event.destination), event.seat)
    if event.how == "move":
        p.actions -= 1


@carry_out.register
def _settled(event: happened.CharacterSettled, table: FoldedTable) -> None:
    origin = table.slot(event.origin, event.seat)
    destination = table.place(event.destination)
    table.position.shift(table.character(event.character), origin, destination, event.seat)


@carry_out.register
def _charmed(event: happened.CharacterCharmed, table: FoldedTable) -> None:
    origin, place = table.slot(event.place, event.owner), table.place(event.place)
    table.position.shift(table.character(event.character), origin, place, event.seat)


@carry_out.register
def _killed(event: happened.CharacterKilled, table: FoldedTable) -> None:
    character = table.character(event.character)
    table.leave(character, table.slot(event.place, event.seat))
    table.position.discard |= 1 << character


@carry_out.register
def _discarded(event: happened.CharacterDiscarded, table: FoldedTable) -> None:
    p, character = table.position, table.character(event.character)
    if event.origin == "hand":
        table.spend(event.seat, character)
    elif event.origin != "deck":
        if event.why == "full" and not table.unanswered:
            # Choices before that of the homeless were found impossible before they were discarded.
            table.drop_impossible()
        table.leave(character, table.slot(event.origin, event.seat))
        p.leaving &= ~(1 << character)
    p.discard |= 1 << character


@carry_out.register
def _returned(event: happened.CharacterReturned, table: FoldedTable) -> None:
    character = table.character(event.character)
    table.leave(character, table.slot(event.place, event.seat))
    table.gain(event.seat, character)
    table.position.leaving &= ~(1 << character)


@carry_out.register
def _rescued(event: happened.CharacterRescued, table: FoldedTable) -> None:
    character = table.character(event.character)
    table.position.discard &= ~(1 << character)
    table.gain(event.seat, character)


@carry_out.register
def _spared(event: happened.CharacterSpared, table: FoldedTable) -> None:
    table.position.leaving &= ~(1 << table.character(event.character))


@carry_out.register
def _drawn(event: happened.CharacterDrawn, table: FoldedTable) -> None:
    p = table.position
    p.left = event.deck
    if event.character is None:
        table.gain_back(event.seat)
    else:
        p.hands[event.seat] |= 1 << table.character(event.character)
    if p.step == ACTIONS:
        p.actions -= 1


@carry_out.register
def _reshuffled(event: happened.DeckReshuffled, table: FoldedTable) -> None:
    table.position.left, table.position.discard = event.deck, 0


# Abilities


@carry_out.register
def _used(event: happened.AbilityUsed, table: FoldedTable) -> None:
    p, source = table.position, table.cards.code_of[event.source]
    table.used = event
    p.used |= 1 << source
    if event.leaves:
        carrier = source if source < FIRST_SPECIAL else p.specials[source - FIRST_SPECIAL]
        p.leaving |= 1 << carrier


@carry_out.register
def _raised(event: happened.SkillRaised, table: FoldedTable) -> None:
    boosts = list(table.position.boosts)
    boosts[table.place(event.place)] += one(SKILLS.index(event.skill), event.amount)
    table.position.boosts = tuple(boosts)


@carry_out.register
def _shown(event: happened.CharactersShown, table: FoldedTable) -> None:
    used = table.used
    assert used is not None
    shown = tuple(NOBODY if name is None else table.character(name) for name in event.characters)
    source, place = table.cards.code_of[used.source], table.place(used.place)
    table.position.pending += ((TAKE, event.seat, source, place, shown),)


@carry_out.register
def _discard_demanded(event: happened.DiscardDemanded, table: FoldedTable) -> None:
    source = table.cards.code_of[event.source]
    table.position.pending += ((DROP, event.seat, source, NOBODY, ()),)


@carry_out.register
def _dispelled(event: happened.QuestDispelled, table: FoldedTable) -> None:
    number = table.event_card(event.event)
    _lift(table, number)
    table.position.dropped += (number,)


# Quests and special cards


def _lift(table: FoldedTable, number: int) -> None:
    """Take an open event card from its place."""
    quests, place = table.position.quests, table.cards.events[number].place
    quests[place] = tuple(other for other in quests[place] if other != number)


@carry_out.register
def _completed(event: happened.QuestCompleted, table: FoldedTable) -> None:
    p, number = table.position, table.event_card(event.event)
    table.completed = number
    _lift(table, number)
    p.completed[event.seat] += (number,)
    p.claimed |= 1 << table.place(event.place)
    table.ask(number, event.seat)


@carry_out.register
def _company_left(event: happened.CompanyLeft, table: FoldedTable) -> None:
    p = table.position
    p.departed |= sum(1 << table.character(name) for name in event.characters)
    p.winner, p.pending = event.seat, ()


@carry_out.register
def _attached(event: happened.SpecialAttached, table: FoldedTable) -> None:
    table.position.carry(table.special(event.special), table.character(event.character))


@carry_out.register
def _special_returned(event: happened.SpecialReturned, table: FoldedTable) -> None:
    table.position.carry(table.special(event.special), NOBODY)


def _shut(table: FoldedTable, place: int) -> None:
    table.position.open = tuple(other for other in table.position.open if other != place)


@carry_out.register
def _closed(event: happened.PlaceClosed, table: FoldedTable) -> None:
    _shut(table, table.place(event.place))
    table.position.pending += settling(table.position, table.completed)


@carry_out.register
def _sealed(event: happened.PlaceSealed, table: FoldedTable) -> None:
    p, place = table.position, table.place(event.place)
    _shut(table, place)
    p.sealed |= 1 << place
    for company in p.companies[place * p.seats : (place + 1) * p.seats]:
        p.leaving &= ~company

