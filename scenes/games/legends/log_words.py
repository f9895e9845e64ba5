"""What happened at the quest table, in sentences: for the ribbon, the log and the screen reader.

Who acts is a name ("You", "Gawain"), so sentences about others and oneself share a key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.contract import Event
from game.legends.rules import events as happened
from game.legends.rules import tournament_events
from scenes.games.legends import names
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp


class Teller:
    """Tells events."""

    def __init__(self, app: MatchApp, sight: Sight) -> None:
        self._app = app
        self._who = sight.who

    def event(self, what: Event) -> str:
        """Return what happened as a sentence; "" for nothing to say."""
        match what:
            case happened.CharacterPlaced(how=how):
                return self._plain(what, f"placed.{how}", {"character": "any", "place": "any"})
            case happened.CharacterDiscarded(why=why):
                return self._plain(
                    what, f"discarded.{why}", {"character": "any", "origin": "origin"})
            case happened.CharacterDrawn(character=None):
                return self._plain(what, "drew")
            case happened.EventForeseen(event=None):
                return self._plain(what, "foresaw")
            case happened.AbilityUsed():
                return self._used(what)
            case tournament_events.TournamentWon():
                return self._app.words.count(
                    "legends.told.tournament_won", what.points, who=self._who(what.seat),
                    event=names.event(self._app.words, what.event), total=what.totals[what.seat],
                )
            case happened.QuestCompleted():
                return self._app.words.count(
                    "legends.told.completed", what.points, who=self._who(what.seat),
                    event=names.event(self._app.words, what.event),
                )
            case happened.GameEnded(winners=winners):
                people = names.listed(self._app.words, [self._who(seat) for seat in winners])
                return self._app.words("legends.told.ended", names=people)
        key, kinds = _PLAIN.get(type(what), ("", {}))
        return self._plain(what, key, kinds) if key else ""

    def _plain(self, what: Event, key: str, kinds: Mapping[str, str] | None = None) -> str:
        """Return the sentence of a key; of its fields ``kinds`` tells what they are."""
        params = {
            field: self._named(kind, getattr(what, field))
            for field, kind in (kinds or {}).items()
        }
        if hasattr(what, "seat"):
            params["who"] = self._who(what.seat)
        return self._app.words(f"legends.told.{key}", **params)

    def _named(self, kind: str, value: object) -> object:
        return _KINDS[kind](self, value)

    def _seats(self, value: object) -> str:
        assert isinstance(value, Sequence)
        return names.listed(self._app.words, [self._who(seat) for seat in value])

    def _all(self, value: object) -> str:
        assert isinstance(value, Sequence)
        words = self._app.words
        return names.listed(words, [names.anything(words, one) for one in value])

    def _origin(self, value: object) -> str:
        words = self._app.words
        if value in ("hand", "deck"):
            return words(f"legends.from.{value}")
        return names.place(words, str(value))

    def _any(self, value: object) -> str:
        if value is None:
            return ""
        key = str(value)
        if key.startswith("seat"):
            return self._who(int(key.removeprefix("seat")))
        return names.anything(self._app.words, key)

    def _seat(self, value: object) -> str:
        return self._who(int(str(value)))

    def _number(self, value: object) -> object:
        return value

    def _used(self, what: happened.AbilityUsed) -> str:
        words = self._app.words
        targets = [self._any(target) for target in what.targets]
        key = "used_on" if targets else "used"
        return words(
            f"legends.told.{key}", who=self._who(what.seat),
            source=names.anything(words, what.source), targets=names.listed(words, targets),
        )


_KINDS: Mapping[str, Callable[[Teller, object], object]] = {
    "any": Teller._any, "all": Teller._all, "seat": Teller._seat, "seats": Teller._seats,
    "origin": Teller._origin, "number": Teller._number,
}
"""How a field of an event is told, by what it is."""

_PLAIN: Mapping[type[Event], tuple[str, Mapping[str, str]]] = {
    happened.TurnBegan: ("turn", {"turn": "number"}),
    happened.EventDrawn: ("event", {"event": "any"}),
    happened.QuestRefused: ("refused", {"event": "any", "place": "any"}),
    happened.FinalAppeared: ("final", {"rounds": "number", "event": "any"}),
    happened.HeraldRaised: ("herald", {"event": "any"}),
    tournament_events.TournamentOpened: ("tournament", {"cap": "number", "event": "any"}),
    tournament_events.CharacterBid: ("bid", {"total": "number", "character": "any"}),
    tournament_events.BidPassed: ("passed", {}),
    tournament_events.TournamentTied: ("tournament_tied", {"event": "any", "seats": "seats"}),
    tournament_events.TournamentUnwanted: ("tournament_unwanted", {"event": "any"}),
    happened.SkillRaised: ("raised", {"amount": "number", "skill": "any", "place": "any"}),
    happened.CharacterKilled: ("killed", {"character": "any", "by": "any"}),
    happened.CharacterCharmed: ("charmed", {"character": "any", "owner": "seat"}),
    happened.CharacterReturned: ("returned", {"character": "any", "place": "any"}),
    happened.CharactersMoved: (
        "moved", {"characters": "all", "origin": "any", "destination": "any"}),
    happened.CharacterDrawn: ("drew_card", {"character": "any"}),
    happened.DeckReshuffled: ("reshuffled", {}),
    happened.CharactersShown: ("looked", {}),
    happened.EventForeseen: ("foresaw_card", {"event": "any"}),
    happened.EventsShuffled: ("shuffled", {}),
    happened.EventKept: ("kept", {}),
    happened.CharacterRescued: ("rescued", {"character": "any"}),
    happened.CharacterSpared: ("spared", {"character": "any"}),
    happened.QuestDispelled: ("dispelled", {"event": "any"}),
    happened.ActionsGained: ("gained", {"amount": "number"}),
    happened.DiscardDemanded: ("demanded", {}),
    happened.SpecialAttached: ("attached", {"special": "any", "character": "any"}),
    happened.SpecialReturned: ("special_back", {"special": "any"}),
    happened.PlaceClosed: ("closed", {"place": "any"}),
    happened.PlaceSealed: ("sealed", {"place": "any"}),
    happened.CharacterSettled: ("settled", {"character": "any", "destination": "any"}),
    happened.CompanyLeft: ("left", {"characters": "all"}),
}
"""By kind of event: the end of its key, and what the fields are that its sentence names."""

SOUNDS: Mapping[type[Event], str] = {
    happened.CharacterPlaced: "place", happened.EventDrawn: "flip",
    happened.HeraldRaised: "turn", tournament_events.TournamentOpened: "turn",
    tournament_events.CharacterBid: "place", tournament_events.TournamentWon: "seal",
    happened.AbilityUsed: "lift", happened.CharacterKilled: "seal",
    happened.CharacterCharmed: "card", happened.CharactersMoved: "card",
    happened.CharacterDrawn: "card", happened.DeckReshuffled: "shuffle",
    happened.EventsShuffled: "shuffle", happened.QuestCompleted: "disk",
    happened.SpecialAttached: "disk", happened.CharacterDiscarded: "card",
    happened.CharacterReturned: "card",
}
"""By kind of event."""
