"""What one move of the legends sets off, told step by step.

Each event that can be seen is a stage. The last stage shows what is seen after the move; what the
earlier ones show comes from the rules' own fold of the events up to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.contract import Event
from game.legends.rules import events as happened
from game.legends.rules import tournament_events as lists
from game.legends.rules.cards import shipped_cards
from game.legends.rules.fold import fold
from game.legends.rules.observation import LegendsObservation
from scenes.games.legends.view import Setting
from scenes.match.stage import Stage

REVEAL, RESULT, ACT, NOTICE = 1.5, 2.4, 0.7, 0.45
"""Seconds that a turned-up event, a tournament's result, an act, a small change stay in sight."""

STAYS: Final[Mapping[type[Event], float]] = {
    happened.EventDrawn: REVEAL,
    lists.TournamentWon: RESULT, lists.TournamentTied: RESULT, lists.TournamentUnwanted: RESULT,
    lists.TournamentOpened: ACT, lists.CharacterBid: ACT, happened.AbilityUsed: ACT,
    happened.CharacterKilled: ACT, happened.CharacterCharmed: ACT,
    happened.CharacterReturned: ACT, happened.QuestDispelled: ACT, happened.QuestCompleted: ACT,
    happened.SpecialAttached: ACT, happened.PlaceSealed: ACT,
    happened.CharacterPlaced: NOTICE, happened.QuestOpened: NOTICE, happened.QuestRefused: NOTICE,
    happened.FinalAppeared: NOTICE, happened.HeraldRaised: NOTICE, lists.BidPassed: NOTICE,
    happened.SkillRaised: NOTICE, happened.CharacterDiscarded: NOTICE,
    happened.CharactersMoved: NOTICE, happened.CharacterSettled: NOTICE,
    happened.CharacterDrawn: NOTICE, happened.DeckReshuffled: NOTICE,
    happened.CharacterRescued: NOTICE, happened.CharacterSpared: NOTICE,
    happened.SpecialReturned: NOTICE, happened.PlaceClosed: NOTICE,
}
"""By event: the seconds for which it is to be seen; the others show nothing by themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestStage(Stage):
    """A step of a move, with what the table knows while it shows."""

    setting: Setting
    """What is seen, laid out with the special place where it happens in sight."""
    lit: frozenset[str] = frozenset()
    """Spots of what acts and what it acts upon."""


def stages(
    before: LegendsObservation, events: Sequence[Event], after: LegendsObservation, wanted: str
) -> list[Stage]:
    """Return the stages of a move; the last one shows ``after``. ``wanted``: the special place
    that the viewer asked to see; one where something happens comes into sight instead."""
    told: list[Stage] = []
    done = 0
    for count, event in enumerate(events, 1):
        if type(event) not in STAYS or (count == len(events) and _is_over_with(event, after)):
            continue
        stage = _step(before, events[:count], done, wanted)
        told.append(stage)
        wanted, done = stage.setting.wanted, count
    rest = events[done:]
    stays = STAYS.get(type(rest[-1]), NOTICE) if rest else NOTICE
    told.append(_stage(rest, Setting(after, wanted), stays))
    return told


def _is_over_with(event: Event, after: LegendsObservation) -> bool:
    """Return whether a move's last event leads to what is seen after the move: not if what was
    turned up or decided goes then, or cards to choose from come."""
    return STAYS[type(event)] not in (REVEAL, RESULT) and not Setting(after).offers_cards


def _step(
    before: LegendsObservation, events: Sequence[Event], done: int, wanted: str
) -> QuestStage:
    """Return the stage of the last of ``events``, of which ``done`` have been told."""
    event = events[-1]
    seen = _moment(before, events)
    result = None
    if STAYS[type(event)] == RESULT:
        # A tournament's end is looked at before the lists are cleared.
        lying, result = _moment(before, events[:-1]), event
        seen = {**lying, "completed": seen["completed"], "points": seen["points"]}
    turned_up = event.event if isinstance(event, happened.EventDrawn) else None
    return _stage(events[done:], Setting(seen, wanted, turned_up, result), STAYS[type(event)])


def _moment(before: LegendsObservation, events: Sequence[Event]) -> LegendsObservation:
    """Return what is shown amid a move: choices are asked for when it is over."""
    seen = fold(shipped_cards(), before, events)
    phase = seen["step"] if seen["phase"] == "choice" else seen["phase"]
    return {**seen, "choices": [], "phase": phase}


def _stage(events: Sequence[Event], setting: Setting, stays: float) -> QuestStage:
    for event in events:
        place = getattr(event, "place", None) or getattr(event, "destination", None)
        if place in setting.special_places and place != setting.shown:
            setting = replace(setting, wanted=place)
    lit = _lit(events[-1]) if events else frozenset()
    return QuestStage(
        setting.view(), tuple(events), stays, setting.observation, setting=setting, lit=lit
    )


def _lit(event: Event) -> frozenset[str]:
    """Return the spots of what acts in an event and what it acts upon."""
    match event:
        case happened.AbilityUsed(source=source, targets=targets):
            return frozenset({source, *targets})
        case happened.SpecialAttached(special=special, character=character):
            return frozenset({character, f"special.{special}"})
        case happened.SpecialReturned(special=special):
            return frozenset({f"special.{special}"})
        case happened.CharactersMoved(characters=characters):
            return frozenset(characters)
        case happened.QuestOpened(event=quest) | happened.FinalAppeared(event=quest):
            return frozenset({quest})
        case (
            happened.CharacterPlaced(character=character)
            | happened.CharacterCharmed(character=character)
            | happened.CharacterSettled(character=character)
            | happened.CharacterSpared(character=character)
            | lists.CharacterBid(character=character)
        ):
            return frozenset({character})
    return frozenset()
