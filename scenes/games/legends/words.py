"""Sentences of the quest table: what is asked, what happened, what lies where, why something can't.

Who acts is a name ("You", "Gawain"), so sentences about others and oneself share a key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.contract import Event, Seat
from game.legends.agents.analysis import Preview
from game.legends.rules import events as happened
from scenes.games.legends import names
from scenes.games.legends.view import COLUMNS, Setting
from scenes.match.seats import chair_name

if TYPE_CHECKING:
    from scenes.games.legends.scene import QuestTableScene
    from scenes.ui.words import Words


def who(scene: QuestTableScene, seat: Seat) -> str:
    """Return the name of the one in a chair."""
    return chair_name(scene.app.words, scene.match.chairs[seat])


# What is asked


def prompt(scene: QuestTableScene) -> str:
    """Return what is asked of the viewer now, or what somebody else does."""
    words, seen = scene.app.words, scene.observation
    if scene.match.outcome is not None:
        return words("legends.prompt.over")
    if seen["actor"] != seen["seat"]:
        return scene.last_told or words("legends.prompt.wait", who=who(scene, seen["actor"]))
    if scene.aim is not None:
        return words("legends.prompt.aim")
    choice = scene.setting.choice
    if choice is not None:
        return choice_words(words, choice)
    held = scene.grip.selected
    if held is not None:
        return _held(scene, held)
    phase = seen["phase"]
    if phase == "complete":
        ready = [source for source, target in scene.offers if source == target != "done"]
        if len({names.card_of(words, event).place for event in ready}) < len(ready):
            return words("legends.prompt.complete_one", n=len(ready))
        return words.count("legends.prompt.complete", len(ready))
    if phase == "actions":
        if not seen["actions_left"]:
            undo = "" if scene.may_undo else "_for_good"
            return words(f"legends.prompt.actions_none{undo}")
        if scene.asked_to_end:
            return words.count("legends.prompt.end_all_the_same", seen["actions_left"])
        return words.count("legends.prompt.actions", seen["actions_left"])
    if phase == "abilities":
        within = len(scene.setting.within_reach)
        if within:
            return words.count("legends.prompt.abilities_ready", within)
    return words(f"legends.prompt.{phase}")


def choice_words(words: Words, choice: Mapping[str, Any]) -> str:
    """Return what a choice asks of the one who has to make it."""
    params = {"source": names.anything(words, choice["source"])}
    if choice["place"]:
        params["place"] = names.place(words, choice["place"])
    if choice["special"]:
        params["special"] = names.special(words, choice["special"])
    return words(f"legends.prompt.choice.{choice['kind']}", **params)


def _held(scene: QuestTableScene, held: str) -> str:
    words = scene.app.words
    phase = scene.observation["phase"]
    if len(scene.party) == 2:
        people = names.listed(words, [names.character(words, one) for one in scene.party])
        return words("legends.prompt.held.party", names=people)
    name = names.anything(words, held.removeprefix("special."))
    if phase == "abilities":
        untargeted = (held, "use") in scene.offers
        return words(f"legends.prompt.held.{'use' if untargeted else 'target'}", name=name)
    if phase == "tournament":
        return words("legends.prompt.held.bid", name=name)
    if scene.companions:
        key = "place_two_keys" if scene.controls.by_key else "place_two"
        return words(f"legends.prompt.held.{key}", name=name)
    return words("legends.prompt.held.place", name=name)


# What happened


def event(scene: QuestTableScene, what: Event) -> str:
    """Return what happened as a sentence; "" for nothing to say."""
    tell = _TELL.get(type(what))
    return tell(scene, what) if tell is not None else ""


def _tell(
    key: str, *fields: str, **kinds: str
) -> Callable[[QuestTableScene, Any], str]:
    """Return how an event is told: plain ``fields`` as they are, named ones by their kind."""
    def tell(scene: QuestTableScene, what: Any) -> str:
        words = scene.app.words
        params: dict[str, object] = {}
        for field in fields:
            params[field] = getattr(what, field)
        for field, kind in kinds.items():
            params[field] = _named(scene, kind, getattr(what, field))
        if hasattr(what, "seat"):
            params["who"] = who(scene, what.seat)
        return words(f"legends.told.{key}", **params)

    return tell


def _named(scene: QuestTableScene, kind: str, value: Any) -> str:
    words = scene.app.words
    if kind == "seat":
        return who(scene, value)
    if kind == "seats":
        return names.listed(words, [who(scene, seat) for seat in value])
    if kind == "all":
        return names.listed(words, [names.anything(words, one) for one in value])
    if value is None:
        return ""
    if kind == "origin":
        return words(f"legends.from.{value}") if value in ("hand", "deck") \
            else names.place(words, value)
    if kind == "any" and str(value).startswith("seat"):
        return who(scene, int(value.removeprefix("seat")))
    return names.anything(words, value)


def _placed(scene: QuestTableScene, what: happened.CharacterPlaced) -> str:
    return _tell(f"placed.{what.how}", character="any", place="any")(scene, what)


def _used(scene: QuestTableScene, what: happened.AbilityUsed) -> str:
    words = scene.app.words
    targets = [_named(scene, "any", target) for target in what.targets]
    key = "used_on" if targets else "used"
    return words(
        f"legends.told.{key}", who=who(scene, what.seat),
        source=names.anything(words, what.source), targets=names.listed(words, targets),
    )


def _drawn(scene: QuestTableScene, what: happened.CharacterDrawn) -> str:
    if what.character is None:
        return scene.app.words("legends.told.drew", who=who(scene, what.seat))
    return _tell("drew_card", character="any")(scene, what)


def _discarded(scene: QuestTableScene, what: happened.CharacterDiscarded) -> str:
    return _tell(f"discarded.{what.why}", character="any", origin="origin")(scene, what)


def _raised(scene: QuestTableScene, what: happened.SkillRaised) -> str:
    return _tell("raised", "amount", skill="any", place="any")(scene, what)


def _foreseen(scene: QuestTableScene, what: happened.EventForeseen) -> str:
    if what.event is None:
        return scene.app.words("legends.told.foresaw", who=who(scene, what.seat))
    return _tell("foresaw_card", event="any")(scene, what)


def _won(scene: QuestTableScene, what: happened.TournamentWon) -> str:
    return scene.app.words.count(
        "legends.told.tournament_won", what.points, who=who(scene, what.seat),
        event=names.event(scene.app.words, what.event), total=what.totals[what.seat],
    )


def _completed(scene: QuestTableScene, what: happened.QuestCompleted) -> str:
    return scene.app.words.count(
        "legends.told.completed", what.points, who=who(scene, what.seat),
        event=names.event(scene.app.words, what.event),
    )


def _ended(scene: QuestTableScene, what: happened.GameEnded) -> str:
    winners = names.listed(scene.app.words, [who(scene, seat) for seat in what.winners])
    return scene.app.words("legends.told.ended", names=winners)


def _turn(scene: QuestTableScene, what: happened.TurnBegan) -> str:
    return _tell("turn", "turn")(scene, what)


_TELL: Mapping[type, Callable[[QuestTableScene, Any], str]] = {
    happened.TurnBegan: _turn,
    happened.CharacterPlaced: _placed,
    happened.EventDrawn: _tell("event", event="any"),
    happened.QuestRefused: _tell("refused", event="any", place="any"),
    happened.FinalAppeared: _tell("final", "rounds", event="any"),
    happened.HeraldRaised: _tell("herald", event="any"),
    happened.TournamentOpened: _tell("tournament", "cap", event="any"),
    happened.CharacterBid: _tell("bid", "total", character="any"),
    happened.BidPassed: _tell("passed"),
    happened.TournamentWon: _won,
    happened.TournamentTied: _tell("tournament_tied", event="any", seats="seats"),
    happened.TournamentUnwanted: _tell("tournament_unwanted", event="any"),
    happened.AbilityUsed: _used,
    happened.SkillRaised: _raised,
    happened.CharacterKilled: _tell("killed", character="any", by="any"),
    happened.CharacterCharmed: _tell("charmed", character="any", owner="seat"),
    happened.CharacterReturned: _tell("returned", character="any", place="any"),
    happened.CharacterDiscarded: _discarded,
    happened.CharactersMoved: _tell("moved", characters="all", origin="any", destination="any"),
    happened.CharacterDrawn: _drawn,
    happened.DeckReshuffled: _tell("reshuffled"),
    happened.CharactersShown: _tell("looked"),
    happened.EventForeseen: _foreseen,
    happened.EventsShuffled: _tell("shuffled"),
    happened.EventKept: _tell("kept"),
    happened.CharacterRescued: _tell("rescued", character="any"),
    happened.CharacterSpared: _tell("spared", character="any"),
    happened.QuestDispelled: _tell("dispelled", event="any"),
    happened.ActionsGained: _tell("gained", "amount"),
    happened.DiscardDemanded: _tell("demanded"),
    happened.QuestCompleted: _completed,
    happened.SpecialAttached: _tell("attached", special="any", character="any"),
    happened.SpecialReturned: _tell("special_back", special="any"),
    happened.PlaceClosed: _tell("closed", place="any"),
    happened.PlaceSealed: _tell("sealed", place="any"),
    happened.CharacterSettled: _tell("settled", character="any", destination="any"),
    happened.CompanyLeft: _tell("left", characters="all"),
    happened.GameEnded: _ended,
}

SOUNDS: Mapping[type, str] = {
    happened.CharacterPlaced: "place", happened.EventDrawn: "flip",
    happened.HeraldRaised: "turn", happened.TournamentOpened: "turn",
    happened.CharacterBid: "place", happened.TournamentWon: "seal",
    happened.AbilityUsed: "lift", happened.CharacterKilled: "seal",
    happened.CharacterCharmed: "card", happened.CharactersMoved: "card",
    happened.CharacterDrawn: "card", happened.DeckReshuffled: "shuffle",
    happened.EventsShuffled: "shuffle", happened.QuestCompleted: "disk",
    happened.SpecialAttached: "disk", happened.CharacterDiscarded: "card",
    happened.CharacterReturned: "card",
}
"""By kind of event."""


# What lies where


def spot(scene: QuestTableScene, key: str) -> str:
    """Return what lies on a spot, as read aloud."""
    words, setting = scene.app.words, scene.setting
    kind, _, rest = key.partition(".")
    if kind in ("place", "tab"):
        shown = setting.place_of(rest) if kind == "place" else setting.special_places[int(rest)]
        return _place(scene, shown)
    if kind == "special":
        carrier = setting.carrier_of(rest)
        holder = names.character(words, carrier) if carrier else words("legends.special.unclaimed")
        return f"{names.special(words, rest)}, {holder}. {names.special_text(words, rest)}"
    if kind == "seat":
        return seat_line(scene, setting.order[int(rest)])
    if kind == "skill":
        return names.skill(words, rest)
    if names.is_character(key):
        return _character(scene, key)
    if key in ("use", "arena", "discard", "deck"):
        return words(f"legends.spot.{key}")
    spoken = names.spoken_event(words, key)
    if key in setting.outlook.open_events():
        spoken += " " + _standing(scene, key, setting.viewer)
    return spoken


def _place(scene: QuestTableScene, place: str) -> str:
    words = scene.app.words
    if not place:
        return words("legends.spot.no_place")
    companies = scene.setting.observation["companies"].get(place, [])
    lines = [names.place(words, place)]
    for seat, people in enumerate(companies):
        if people:
            named = names.listed(words, [names.character(words, one) for one in people])
            lines.append(f"{who(scene, seat)}: {named}")
    return ". ".join(lines)


def _character(scene: QuestTableScene, key: str) -> str:
    words, setting = scene.app.words, scene.setting
    line = names.spoken_character(words, key, setting)
    owner = setting.owner_of(key)
    if owner is not None:
        line = f"{who(scene, owner[0])}, {names.place(words, owner[1])}: {line}"
    if key in setting.observation["leaving"]:
        line += " " + words("legends.spot.leaving")
    return line


def _standing(scene: QuestTableScene, event_key: str, seat: Seat) -> str:
    words = scene.app.words
    return names.listed(words, [
        words("legends.spot.have", skill=names.skill(words, need.skill), have=need.have,
              need=need.need)
        for need in scene.setting.outlook.needs(event_key, seat)
    ])


def standings(scene: QuestTableScene, key: str) -> list[str]:
    """Return how each company stands to an open quest, the viewer's first; [] for no such."""
    setting = scene.setting
    if key not in setting.outlook.open_events():
        return []
    return [f"{who(scene, seat)}: {_standing(scene, key, seat)}"
            for seat in reversed(setting.order)]


def seat_line(scene: QuestTableScene, seat: Seat) -> str:
    """Return a seat with points, hand and quests, as read aloud."""
    seen, words = scene.setting.observation, scene.app.words
    return words.count(
        "legends.spot.seat", seen["points"][seat], who=who(scene, seat),
        hand=seen["hand_counts"][seat], won=len(seen["completed"][seat]),
    )


# Why not


def refusal(scene: QuestTableScene, source: str, target: str | None) -> str:
    """Return why ``source`` can't go to ``target``."""
    words, seen, setting = scene.app.words, scene.observation, scene.setting
    if scene.match.outcome is not None:
        return words("legends.why.over")
    if seen["actor"] != seen["seat"]:
        return words("legends.why.not_you", who=who(scene, seen["actor"]))
    if setting.choice is not None:
        return words("legends.why.choose")
    phase = seen["phase"]
    owner = setting.owner_of(source) if names.is_character(source) else None
    if owner is not None and owner[0] != setting.viewer:
        return words("legends.why.not_yours", name=names.character(words, source))
    if target is not None and target.startswith("place.") and phase == "actions":
        return _no_way(setting, words, source, target)
    if phase == "abilities" and owner is not None:
        return _no_ability(setting, words, source)
    if source in setting.outlook.open_events():
        return _no_claim(scene, source)
    return words(f"legends.why.{phase}")


def _no_way(setting: Setting, words: Words, source: str, target: str) -> str:
    place = setting.place_of(target.removeprefix("place."))
    if place and len(setting.observation["companies"].get(place, [[]] * 4)[setting.viewer]) >= 6:
        return words("legends.why.full", place=names.place(words, place))
    if source in setting.observation["hand"] and place not in COLUMNS:
        return words("legends.why.walk_only")
    return words("legends.why.actions")


def _no_ability(setting: Setting, words: Words, source: str) -> str:
    name = names.character(words, source)
    if source in setting.observation["used"]:
        return words("legends.why.used", name=name)
    from scenes.games.legends.view import character_of

    if character_of(source).ability is None:
        return words("legends.why.no_ability", name=name)
    return words("legends.why.no_target", name=name)


def _no_claim(scene: QuestTableScene, key: str) -> str:
    words, setting = scene.app.words, scene.setting
    lacking = [need for need in setting.outlook.needs(key, setting.viewer) if not need.met]
    if lacking:
        missing = names.listed(words, [
            f"{names.skill(words, need.skill)} {need.need - need.have}" for need in lacking
        ])
        return words("legends.why.lacking", missing=missing)
    place = names.card_of(words, key).place
    claimed = place in setting.observation["claimed"]
    return words(f"legends.why.{'claimed_here' if claimed else 'claim_later'}")


# What a move would change


def preview_lines(scene: QuestTableScene, preview: Preview) -> list[str]:
    """Return the price and other consequences of a move in words."""
    words = scene.app.words
    lines = []
    if preview.price:
        price = names.listed(words, [names.character(words, one) for one in preview.price])
        lines.append(words("legends.preview.price", names=price))
    for special_key in preview.returns:
        lines.append(words("legends.preview.returns", special=names.special(words, special_key)))
    for lost in preview.loses:
        lines.append(words("legends.preview.loses", event=names.event(words, lost)))
    return lines
