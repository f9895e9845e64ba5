"""Sentences of the quest table: what is asked, what lies where, why something can't be done.

What happened is told in :mod:`scenes.games.legends.log_words`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.agents import Hint
from game.contract import Event, Seat
from game.legends.agents.analysis import Preview
from game.legends.rules.observation import ChoiceSeen
from scenes.games.legends import names
from scenes.games.legends.focus import Reach
from scenes.games.legends.log_words import SOUNDS, Teller
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import COLUMNS, Setting, character_of
from scenes.match.app import MatchApp
from scenes.match.game_table import HintShown, TableWords
from scenes.ui.words import Words

PAGES = {
    "start": "set_up", "tournament": "tournament", "complete": "quests", "actions": "actions",
    "abilities": "abilities",
}
"""By phase, the page of the rules on it."""


class QuestWords(TableWords):
    """What the table of the legends says."""

    def __init__(
        self, app: MatchApp, sight: Sight, reach: Reach, may_undo: Callable[[], bool]
    ) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._may_undo = may_undo
        self._teller = Teller(app, sight)

    # What happened

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence."""
        return self._teller.event(event)

    @property
    def last_told(self) -> str:
        """The last sentence that there is for what happened, "" for none."""
        sight = self._sight
        told = next(filter(None, map(self.event, reversed(sight.happened))), "")
        sight.happened.clear()
        sight.last_told = told or sight.last_told
        return sight.last_told

    def sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return SOUNDS.get(type(event), "")

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        return PAGES.get(self._sight.phase, "aim")

    def hint(self, hint: Hint) -> HintShown:
        """Return what a hint points at, and why."""
        words = self._app.words
        named = {
            name: names.anything(words, value) if isinstance(value, str) else value
            for name, value in hint.params.items()
        }
        return HintShown(self._reach.spots_of(hint.move), words(hint.reason, **named))

    # What is asked

    def prompt(self) -> str:
        """Return what is asked of the viewer now, or what somebody else does."""
        words, seen = self._app.words, self._sight.observation
        if self._sight.match.outcome is not None:
            return words("legends.prompt.over")
        if seen["actor"] != seen["seat"]:
            acting = self._sight.who(seen["actor"])
            return self.last_told or words("legends.prompt.wait", who=acting)
        if self._sight.intent.aim is not None:
            return words("legends.prompt.aim")
        choice = self._sight.setting.choice
        if choice is not None:
            return choice_words(words, choice)
        held = self._sight.held
        if held is not None:
            return self._held(held)
        phase = seen["phase"]
        if phase == "complete":
            ready = [source for source, target in self._view.offers if source == target != "done"]
            if len({names.card_of(words, event).place for event in ready}) < len(ready):
                return words("legends.prompt.complete_one", n=len(ready))
            return words.count("legends.prompt.complete", len(ready))
        if phase == "actions":
            if not seen["actions_left"]:
                undo = "" if self._may_undo() else "_for_good"
                return words(f"legends.prompt.actions_none{undo}")
            if self._sight.intent.asked_to_end:
                return words.count("legends.prompt.end_all_the_same", seen["actions_left"])
            return words.count("legends.prompt.actions", seen["actions_left"])
        if phase == "abilities":
            within = len(self._sight.setting.within_reach)
            if within:
                return words.count("legends.prompt.abilities_ready", within)
        return words(f"legends.prompt.{phase}")

    def _held(self, held: str) -> str:
        words = self._app.words
        phase = self._sight.observation["phase"]
        party = self._sight.intent.party
        if len(party) == 2:
            people = names.listed(words, [names.character(words, one) for one in party])
            return words("legends.prompt.held.party", names=people)
        name = names.anything(words, held.removeprefix("special."))
        if phase == "abilities":
            untargeted = (held, "use") in self._view.offers
            return words(f"legends.prompt.held.{'use' if untargeted else 'target'}", name=name)
        if phase == "tournament":
            return words("legends.prompt.held.bid", name=name)
        if self._sight.intent.companions:
            key = "place_two_keys" if self._reach.by_key else "place_two"
            return words(f"legends.prompt.held.{key}", name=name)
        return words("legends.prompt.held.place", name=name)

    # What lies where

    def spot(self, key: str) -> str:
        """Return what lies on a spot, as read aloud."""
        words, setting = self._app.words, self._sight.setting
        kind, _, rest = key.partition(".")
        if kind in ("place", "tab"):
            shown = setting.place_of(rest) if kind == "place" else setting.special_places[int(rest)]
            return self._place(shown)
        if kind == "special":
            carrier = setting.carrier_of(rest)
            holder = words("legends.special.unclaimed")
            if carrier:
                holder = names.character(words, carrier)
            return f"{names.special(words, rest)}, {holder}. {names.special_text(words, rest)}"
        if kind == "seat":
            return self.seat_line(setting.order[int(rest)])
        if kind == "skill":
            return names.skill(words, rest)
        if names.is_character(key):
            return self._character(key)
        if key in ("use", "arena", "discard", "deck"):
            return words(f"legends.spot.{key}")
        spoken = names.spoken_event(words, key)
        if key in setting.outlook.open_events():
            spoken += " " + self._standing(key, setting.viewer)
        return spoken

    def _place(self, place: str) -> str:
        words = self._app.words
        if not place:
            return words("legends.spot.no_place")
        companies = self._sight.setting.observation["companies"].get(place, [])
        lines = [names.place(words, place)]
        for seat, people in enumerate(companies):
            if people:
                named = names.listed(words, [names.character(words, one) for one in people])
                lines.append(f"{self._sight.who(seat)}: {named}")
        return ". ".join(lines)

    def _character(self, key: str) -> str:
        words, setting = self._app.words, self._sight.setting
        line = names.spoken_character(words, key, setting)
        owner = setting.owner_of(key)
        if owner is not None:
            line = f"{self._sight.who(owner[0])}, {names.place(words, owner[1])}: {line}"
        if key in setting.observation["leaving"]:
            line += " " + words("legends.spot.leaving")
        return line

    def _standing(self, event_key: str, seat: Seat) -> str:
        words = self._app.words
        return names.listed(words, [
            words("legends.spot.have", skill=names.skill(words, need.skill), have=need.have,
                  need=need.need)
            for need in self._sight.setting.outlook.needs(event_key, seat)
        ])

    def standings(self, key: str) -> list[str]:
        """Return how each company stands to an open quest, the viewer's first; [] for no such."""
        setting = self._sight.setting
        if key not in setting.outlook.open_events():
            return []
        return [f"{self._sight.who(seat)}: {self._standing(key, seat)}"
                for seat in reversed(setting.order)]

    def seat_line(self, seat: Seat) -> str:
        """Return a seat with points, hand and quests, as read aloud."""
        seen, words = self._sight.setting.observation, self._app.words
        return words.count(
            "legends.spot.seat", seen["points"][seat], who=self._sight.who(seat),
            hand=seen["hand_counts"][seat], won=len(seen["completed"][seat]),
        )

    # Why not

    def refusal(self, source: str, target: str | None) -> str:
        """Return why ``source`` can't go to ``target``."""
        words, seen, setting = self._app.words, self._sight.observation, self._sight.setting
        if self._sight.match.outcome is not None:
            return words("legends.why.over")
        if seen["actor"] != seen["seat"]:
            return words("legends.why.not_you", who=self._sight.who(seen["actor"]))
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
            return self._no_claim(source)
        return words(f"legends.why.{phase}")

    def _no_claim(self, key: str) -> str:
        words, setting = self._app.words, self._sight.setting
        lacking = [need for need in setting.outlook.needs(key, setting.viewer) if not need.met]
        if lacking:
            missing = names.listed(words, [
                f"{names.skill(words, need.skill)} {need.need - need.have}" for need in lacking
            ])
            return words("legends.why.lacking", missing=missing)
        place = names.card_of(words, key).place
        claimed = place in setting.observation["claimed"]
        return words(f"legends.why.{'claimed_here' if claimed else 'claim_later'}")


def choice_words(words: Words, choice: ChoiceSeen) -> str:
    """Return what a choice asks of the one who has to make it."""
    params = {"source": names.anything(words, choice["source"])}
    if choice["place"]:
        params["place"] = names.place(words, choice["place"])
    if choice["special"]:
        params["special"] = names.special(words, choice["special"])
    return words(f"legends.prompt.choice.{choice['kind']}", **params)


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

    if character_of(source).ability is None:
        return words("legends.why.no_ability", name=name)
    return words("legends.why.no_target", name=name)


def preview_lines(words: Words, preview: Preview) -> list[str]:
    """Return the price and other consequences of a move in words."""
    lines = []
    if preview.price:
        price = names.listed(words, [names.character(words, one) for one in preview.price])
        lines.append(words("legends.preview.price", names=price))
    for special_key in preview.returns:
        lines.append(words("legends.preview.returns", special=names.special(words, special_key)))
    for lost in preview.loses:
        lines.append(words("legends.preview.loses", event=names.event(words, lost)))
    return lines
