"""What is seen of a match of the legends now: the moment that shows, laid out, and what the player
is about to do with it. Every part of the table asks here; nothing of it is ever undone or kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.contract import Event, Observation, Seat
from game.legends.agents.analysis import Threat
from game.legends.rules.cards import TABLE_LEVELS, shipped_cards
from game.legends.rules.game import EVENTS_OF_SEATS
from game.legends.rules.observation import LegendsObservation, typed
from game.legends.rules.turn import actions_due
from game.match import Match
from scenes.games.legends.offers import Aim
from scenes.games.legends.stages import QuestStage
from scenes.games.legends.view import Setting
from scenes.match.app import MatchApp
from scenes.match.match_view import MatchView
from scenes.match.seats import chair_name
from scenes.match.table_view import TableView
from sprites.engine.layout import View


@dataclass(slots=True)
class Intent:
    """What the player is about to do, beside what is held."""

    party: list[str] = field(default_factory=list)
    """Characters of one company taken up together: none, or two."""
    companions: list[str] = field(default_factory=list)
    """Who may be taken along with the one that is held."""
    aim: Aim | None = None
    chooser: tuple[str, ...] = ()
    """Characters that a held ability lets one choose from."""
    asked_to_end: bool = False
    """Whether the viewer was asked to end the turn though actions are left."""


class Sight:
    """One match through the viewer's eyes, at the moment that shows."""

    def __init__(self, app: MatchApp, match_view: MatchView, table_view: TableView) -> None:
        self._app = app
        self.match_view = match_view
        self.table_view = table_view
        self.wanted = ""
        """The special place that the viewer asked to see."""
        self.intent = Intent()
        self.happened: list[Event] = []
        """What has been shown and nobody has asked about yet, see :meth:`QuestWords.prompt`."""
        self.last_told = ""
        """The last sentence of what happened that was asked for."""
        seats = len(self.match.chairs)
        level = TABLE_LEVELS.index(str(self.observation["options"]["level"]))
        events = shipped_cards().events_of(level)
        self.deck_size = EVENTS_OF_SEATS[seats] + 1 if level else len(events)
        """Events that the deck had at the beginning."""
        self._setting: Setting | None = None
        self._threats: tuple[Setting, list[Threat]] | None = None

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.match_view.match

    @property
    def viewer(self) -> Seat:
        """Through whose eyes."""
        return self.match_view.viewer

    @property
    def observation(self) -> LegendsObservation:
        """What the viewer sees of the position, whatever stage of a move shows."""
        return typed(self.match_view.observation)

    @property
    def stage(self) -> QuestStage | None:
        """The stage of a move that shows, or None."""
        stage = self.match_view.stage
        return stage if isinstance(stage, QuestStage) else None

    @property
    def phase(self) -> str:
        """The phase of the moment that shows."""
        return typed(self.match_view.shown)["phase"]

    @property
    def setting(self) -> Setting:
        """What is shown, laid out; made once for each moment."""
        if self.stage is not None:
            return self.stage.setting
        kept, seen = self._setting, self.observation
        if kept is None or kept.observation is not seen or kept.wanted != self.wanted:
            kept = self._setting = Setting(seen, self.wanted)
        return kept

    def view_of(self, observation: Observation) -> View:
        """Return the pieces of an observation by zone, with what one may choose from now."""
        return Setting(typed(observation), self.wanted).view(self.intent.chooser)

    @property
    def view(self) -> View:
        """The pieces of the position by zone."""
        return self.view_of(self.match_view.observation)

    @property
    def threats(self) -> list[Threat]:
        """Who could complete what in its next turn, others first."""
        setting = self.setting
        if self._threats is None or self._threats[0] is not setting:
            over = self.match.outcome is not None
            self._threats = setting, [] if over else setting.outlook.threats(setting.order)
        return self._threats[1]

    # What the player is about to do

    @property
    def held(self) -> str | None:
        """The spot that is held."""
        return self.table_view.drag.selected

    def forget(self) -> None:
        """Let everything go that the player was about to do."""
        self.intent = Intent()

    @property
    def skills_asked(self) -> bool:
        """Whether what is held asks for one of the six skills."""
        held = self.held
        return any(s == held and t.startswith("skill.") for s, t in self.table_view.offers)

    @property
    def usable(self) -> list[str]:
        """The viewer's people whose ability may be used now."""
        if self.phase != "abilities" or self.match_view.staging:
            return []
        sources = {source for source, _ in self.table_view.offers}
        return [one for one in sources if self.table_view.pieces.zone_of(one) is not None]

    # What is told of it

    def who(self, seat: Seat | None) -> str:
        """Return the name of the one in a chair; "" for None."""
        return "" if seat is None else chair_name(self._app.words, self.match.chairs[seat])

    @property
    def actions_left(self) -> int:
        """Actions in hand, or those that the viewer will have once it comes to them."""
        seen = self.setting.observation
        if seen["step"] == "actions":
            return seen["actions_left"]
        return actions_due(self.setting.outlook.position)

    @property
    def interlude(self) -> str:
        """What goes on in a turn in which not the active seat alone decides, or ""."""
        seen, words = self.setting.observation, self._app.words
        if seen["tournament"] is not None:
            return words("legends.kind.tournament")
        if seen["phase"] == "choice" and seen["actor"] != seen["active"]:
            return words("legends.table.decides", who=self.who(seen["actor"]))
        return ""

    def shown_at(self, zone: str) -> bool:
        """Return whether anything lies in a zone."""
        return bool(self.table_view.pieces.contents(zone))

    def revealer_words(self) -> str:
        """Return who turns up the last event, and when."""
        seen, words = self.setting.observation, self._app.words
        left = seen["deck"]["events"]
        if not left or self.match.outcome is not None or seen["phase"] == "start":
            return ""
        seats = seen["seats"]
        seat = (seen["active"] + left) % seats
        place = (seen["active"] - seen["start"]) % seats + left
        return words("legends.table.reveals", who=self.who(seat),
                     turn=seen["turn"] + place // seats)
