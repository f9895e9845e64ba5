"""What one move of the legends sets off, told step by step.

The events are folded over the observation from before: after each that can be seen, the table as
it was at that moment is a stage. Numbers come from the same observation-like record, so totals and
chips on the table always fit what lies there.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.contract import Event, Observation
from game.legends.rules import events as happened
from game.legends.rules import tournament_events
from game.legends.rules.observation import TournamentSeen, typed
from game.legends.rules.skills import SKILLS
from scenes.games.legends.view import Setting
from scenes.match.stage import Stage

REVEAL, RESULT, ACT, NOTICE = 1.5, 2.4, 0.7, 0.45
"""Seconds that a turned-up event, a tournament's result, an act, a small change stay in sight."""


@dataclass(frozen=True, slots=True)
class QuestStage(Stage):
    """A step of a move, with what the table knows while it shows."""

    reveal: str | None = None
    """The event card that has just been turned up."""
    result: Event | None = None
    """How the tournament that is shown has ended, once it has."""
    lit: frozenset[str] = frozenset()
    """Spots of what acts and what it acts upon."""

    def setting(self, wanted: str) -> Setting:
        """Return what is seen, laid out with the special place that the viewer asked to see."""
        assert self.observation is not None
        return Setting(self.observation, wanted, self.reveal, self.result)


def stages(
    before: Observation, events: Sequence[Event], after: Observation, wanted: str
) -> list[Stage]:
    """Return the stages of a move; the last one shows ``after``. ``wanted``: the special place
    that the viewer asked to see."""
    fold = Fold(before)
    told: list[Stage] = []
    pending: list[Event] = []
    lit: frozenset[str] = frozenset()
    for event in events:
        stays, lit = fold.apply(event)
        pending.append(event)
        if stays:
            told.append(_stage(fold, pending, lit, stays, wanted))
            pending = []
    final = Setting(after, wanted).view()
    if told and not pending and told[-1].view == final:
        last = told.pop()
        told.append(QuestStage(final, last.events, last.stays, after, lit=lit))
        return told
    told.append(QuestStage(final, tuple(pending), NOTICE, after))
    return told


def _stage(
    fold: Fold, events: Sequence[Event], lit: frozenset[str], stays: float, wanted: str
) -> QuestStage:
    seen = copy.deepcopy(fold.seen)
    view = Setting(seen, wanted, fold.reveal, fold.result).view()
    return QuestStage(view, tuple(events), stays, seen, fold.reveal, fold.result, lit)


class Fold:
    """An observation that events are applied to."""

    def __init__(self, before: Observation) -> None:
        self.seen = copy.deepcopy(typed(before))
        self.seen["choices"] = []
        self.reveal: str | None = None
        """The event card that has just been turned up."""
        self.result: Event | None = None
        """How the tournament that is shown has ended, once it has."""

    def apply(self, event: Event) -> tuple[float, frozenset[str]]:
        """Let an event happen; return for how long it is to be seen, and what is lit."""
        act = _ACTS.get(type(event))
        return act(self, event) if act is not None else (0.0, frozenset())

    # Where things are

    @property
    def viewer(self) -> int:
        """Through whose eyes."""
        return self.seen["seat"]

    @property
    def tournament(self) -> TournamentSeen:
        """The tournament that runs."""
        running = self.seen["tournament"]
        assert running is not None
        return running

    def leave_hand(self, seat: int, character: str) -> None:
        """Take a character out of a hand."""
        self.seen["hand_counts"][seat] -= 1
        if seat == self.viewer and character in self.seen["hand"]:
            self.seen["hand"].remove(character)
        if character in self.seen["known_hands"][seat]:
            self.seen["known_hands"][seat].remove(character)

    def join_hand(self, seat: int, character: str | None) -> None:
        """Put a character into a hand."""
        self.seen["hand_counts"][seat] += 1
        if seat == self.viewer and character is not None:
            self.seen["hand"].append(character)

    def leave_place(self, character: str) -> None:
        """Take a character off the table."""
        for companies in self.seen["companies"].values():
            for people in companies:
                if character in people:
                    people.remove(character)

    def join_place(self, character: str, place: str, seat: int) -> None:
        """Put a character into a company."""
        nobody: list[list[str]] = [[] for _ in range(self.seen["seats"])]
        self.seen["companies"].setdefault(place, nobody)[seat].append(character)

    def discard(self, character: str) -> None:
        """Put a character on the discard pile."""
        self.seen["discards"]["characters"].append(character)

    def drop_quest(self, event: str) -> None:
        """Take a quest from its place."""
        for quests in self.seen["events"].values():
            if event in quests:
                quests.remove(event)


def _turn(fold: Fold, event: happened.TurnBegan) -> tuple[float, frozenset[str]]:
    seen = fold.seen
    seen["turn"], seen["active"], seen["actor"] = event.turn, event.seat, event.seat
    seen["boosts"], seen["used"], seen["leaving"], seen["claimed"] = {}, [], [], []
    seen["step"] = seen["phase"] = "event"
    seen["actions_left"] = 0
    return 0.0, frozenset()


def _step(fold: Fold, event: happened.StepBegan) -> tuple[float, frozenset[str]]:
    fold.seen["step"] = fold.seen["phase"] = event.step
    fold.seen["actions_left"] = event.actions
    return 0.0, frozenset()


def _placed(fold: Fold, event: happened.CharacterPlaced) -> tuple[float, frozenset[str]]:
    fold.leave_hand(event.seat, event.character)
    fold.join_place(event.character, event.place, event.seat)
    return NOTICE, frozenset({event.character})


def _drawn_event(fold: Fold, event: happened.EventDrawn) -> tuple[float, frozenset[str]]:
    fold.seen["deck"]["events"] = event.deck
    fold.reveal = event.event
    return REVEAL, frozenset()


def _opened(fold: Fold, event: happened.QuestOpened) -> tuple[float, frozenset[str]]:
    seen = fold.seen
    fold.reveal = None
    if event.opens:
        seen["places"].append(event.place)
        seen["companies"].setdefault(event.place, [[] for _ in range(seen["seats"])])
    seen["events"].setdefault(event.place, []).append(event.event)
    return NOTICE, frozenset({event.event})


def _gone_event(fold: Fold, event: happened.QuestRefused) -> tuple[float, frozenset[str]]:
    fold.reveal = None
    return NOTICE, frozenset()


def _final(fold: Fold, event: happened.FinalAppeared) -> tuple[float, frozenset[str]]:
    fold.seen["final"] = {"turn": fold.seen["turn"], "rounds_left": event.rounds}
    return NOTICE, frozenset({event.event})


def _herald(fold: Fold, event: happened.HeraldRaised) -> tuple[float, frozenset[str]]:
    fold.seen["heraldic"], fold.reveal = event.event, None
    return NOTICE, frozenset()


def _occasion(fold: Fold, event: happened.OccasionBegan) -> tuple[float, frozenset[str]]:
    fold.seen["occasion"], fold.reveal = event.event, None
    return 0.0, frozenset()


def _occasion_over(fold: Fold, event: happened.OccasionEnded) -> tuple[float, frozenset[str]]:
    fold.seen["occasion"] = None
    return 0.0, frozenset()


def _lists(fold: Fold, event: tournament_events.TournamentOpened) -> tuple[float, frozenset[str]]:
    seats = fold.seen["seats"]
    fold.reveal, fold.result = None, None
    fold.seen["phase"] = "tournament"
    fold.seen["tournament"] = {
        "event": event.event, "bids": [[] for _ in range(seats)], "totals": [None] * seats,
        "bidder": event.seat, "passes": 0,
    }
    return ACT, frozenset()


def _bid(fold: Fold, event: tournament_events.CharacterBid) -> tuple[float, frozenset[str]]:
    fold.leave_hand(event.seat, event.character)
    tournament = fold.tournament
    tournament["bids"][event.seat].append(event.character)
    tournament["totals"][event.seat] = event.total
    tournament["passes"], tournament["bidder"] = 0, (event.seat + 1) % fold.seen["seats"]
    return ACT, frozenset({event.character})


def _passed(fold: Fold, event: tournament_events.BidPassed) -> tuple[float, frozenset[str]]:
    tournament = fold.tournament
    tournament["passes"] += 1
    tournament["bidder"] = (event.seat + 1) % fold.seen["seats"]
    return NOTICE, frozenset()


def _decided(fold: Fold, event: Event) -> tuple[float, frozenset[str]]:
    """A tournament's end is looked at before the lists are cleared."""
    fold.result = event
    if isinstance(event, tournament_events.TournamentWon):
        fold.seen["completed"][event.seat].append(event.event)
        fold.seen["points"][event.seat] += event.points
    return RESULT, frozenset()


def _used(fold: Fold, event: happened.AbilityUsed) -> tuple[float, frozenset[str]]:
    fold.seen["used"].append(event.source)
    if event.leaves:
        fold.seen["leaving"].append(event.source)
    return ACT, frozenset({event.source, *event.targets})


def _raised(fold: Fold, event: happened.SkillRaised) -> tuple[float, frozenset[str]]:
    sums = fold.seen["boosts"].setdefault(event.place, [0] * len(SKILLS))
    sums[SKILLS.index(event.skill)] += event.amount
    return NOTICE, frozenset()


def _killed(fold: Fold, event: happened.CharacterKilled) -> tuple[float, frozenset[str]]:
    fold.leave_place(event.character)
    fold.discard(event.character)
    return ACT, frozenset()


def _charmed(fold: Fold, event: happened.CharacterCharmed) -> tuple[float, frozenset[str]]:
    fold.leave_place(event.character)
    fold.join_place(event.character, event.place, event.seat)
    return ACT, frozenset({event.character})


def _returned(fold: Fold, event: happened.CharacterReturned) -> tuple[float, frozenset[str]]:
    fold.leave_place(event.character)
    fold.join_hand(event.seat, event.character)
    fold.seen["known_hands"][event.seat].append(event.character)
    return ACT, frozenset()


def _discarded(fold: Fold, event: happened.CharacterDiscarded) -> tuple[float, frozenset[str]]:
    if event.origin == "hand":
        fold.leave_hand(event.seat, event.character)
    elif event.origin != "deck":
        fold.leave_place(event.character)
    fold.discard(event.character)
    return NOTICE, frozenset()


def _moved(fold: Fold, event: happened.CharactersMoved) -> tuple[float, frozenset[str]]:
    for character in event.characters:
        fold.leave_place(character)
        fold.join_place(character, event.destination, event.seat)
    return NOTICE, frozenset(event.characters)


def _settled(fold: Fold, event: happened.CharacterSettled) -> tuple[float, frozenset[str]]:
    fold.leave_place(event.character)
    fold.join_place(event.character, event.destination, event.seat)
    return NOTICE, frozenset({event.character})


def _drawn(fold: Fold, event: happened.CharacterDrawn) -> tuple[float, frozenset[str]]:
    fold.seen["deck"]["characters"] = event.deck
    fold.join_hand(event.seat, event.character)
    return NOTICE, frozenset()


def _reshuffled(fold: Fold, event: happened.DeckReshuffled) -> tuple[float, frozenset[str]]:
    fold.seen["deck"]["characters"] = event.deck
    fold.seen["discards"]["characters"] = []
    return NOTICE, frozenset()


def _rescued(fold: Fold, event: happened.CharacterRescued) -> tuple[float, frozenset[str]]:
    pile = fold.seen["discards"]["characters"]
    if event.character in pile:
        pile.remove(event.character)
    fold.join_hand(event.seat, event.character)
    fold.seen["known_hands"][event.seat].append(event.character)
    return NOTICE, frozenset()


def _spared(fold: Fold, event: happened.CharacterSpared) -> tuple[float, frozenset[str]]:
    if event.character in fold.seen["leaving"]:
        fold.seen["leaving"].remove(event.character)
    return NOTICE, frozenset({event.character})


def _dispelled(fold: Fold, event: happened.QuestDispelled) -> tuple[float, frozenset[str]]:
    fold.drop_quest(event.event)
    return ACT, frozenset()


def _completed(fold: Fold, event: happened.QuestCompleted) -> tuple[float, frozenset[str]]:
    fold.drop_quest(event.event)
    fold.seen["completed"][event.seat].append(event.event)
    fold.seen["points"][event.seat] += event.points
    fold.seen["claimed"].append(event.place)
    return ACT, frozenset()


def _attached(fold: Fold, event: happened.SpecialAttached) -> tuple[float, frozenset[str]]:
    fold.seen["specials"][event.special] = event.character
    return ACT, frozenset({event.character, f"special.{event.special}"})


def _went_back(fold: Fold, event: happened.SpecialReturned) -> tuple[float, frozenset[str]]:
    fold.seen["specials"][event.special] = None
    return NOTICE, frozenset({f"special.{event.special}"})


def _shut(fold: Fold, place: str) -> None:
    if place in fold.seen["places"]:
        fold.seen["places"].remove(place)


def _closed(fold: Fold, event: happened.PlaceClosed) -> tuple[float, frozenset[str]]:
    _shut(fold, event.place)
    return NOTICE, frozenset()


def _sealed(fold: Fold, event: happened.PlaceSealed) -> tuple[float, frozenset[str]]:
    _shut(fold, event.place)
    fold.seen["sealed"].append(event.place)
    return ACT, frozenset()


_Act = Callable[[Fold, Any], tuple[float, frozenset[str]]]
_ACTS: dict[type, _Act] = {
    happened.TurnBegan: _turn, happened.StepBegan: _step, happened.CharacterPlaced: _placed,
    happened.EventDrawn: _drawn_event, happened.QuestOpened: _opened,
    happened.QuestRefused: _gone_event, happened.FinalAppeared: _final,
    happened.HeraldRaised: _herald, happened.OccasionBegan: _occasion,
    happened.OccasionEnded: _occasion_over, tournament_events.TournamentOpened: _lists,
    tournament_events.CharacterBid: _bid, tournament_events.BidPassed: _passed,
    tournament_events.TournamentWon: _decided,
    tournament_events.TournamentTied: _decided, tournament_events.TournamentUnwanted: _decided,
    happened.AbilityUsed: _used, happened.SkillRaised: _raised,
    happened.CharacterKilled: _killed, happened.CharacterCharmed: _charmed,
    happened.CharacterReturned: _returned, happened.CharacterDiscarded: _discarded,
    happened.CharactersMoved: _moved, happened.CharacterSettled: _settled,
    happened.CharacterDrawn: _drawn, happened.DeckReshuffled: _reshuffled,
    happened.CharacterRescued: _rescued, happened.CharacterSpared: _spared,
    happened.QuestDispelled: _dispelled, happened.QuestCompleted: _completed,
    happened.SpecialAttached: _attached, happened.SpecialReturned: _went_back,
    happened.PlaceClosed: _closed, happened.PlaceSealed: _sealed,
}
