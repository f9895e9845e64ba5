"""The guided first game of the legends: a game at Beginner against a squire, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. It lies where later the special places are, of which this level has
none. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path

from game import GAMES
from game.contract import Event
from game.legends.rules import events as happened
from game.legends.rules.observation import LegendsObservation
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.legends import names
from scenes.games.legends.scene import PLACE, QuestTable
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.match_screen import MatchScreen
from scenes.match.tutorial import Tutorial
from scenes.ui.key_labels import first_labels
from sprites.engine.zones import Zone, load_zones

SEED = 10
"""The person begins, with Guinevere, Ban and three fighters: soon something can be completed."""
COMPANY = (Chair(ME, "arthur"), Chair(AGENT, "merlin", "squire"))
TOPICS = ("start", "play", "draw", "move", "ability", "complete")
"""What is taught; the game brings it in about this order."""
NOTICED = ("tournament", "choice")
"""What the note explains when it comes, and does not count."""


class QuestTutorial(Tutorial):
    """The note beside a quest table."""

    def __init__(self, desk: Desk, table: QuestTable) -> None:
        super().__init__(desk, table)
        self._sight = table.sight
        self._view = desk.table_view
        self.learnt: set[str] = set()

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about."""
        seen = self._sight.observation
        if self._sight.match.outcome is not None:
            return "over"
        if seen["actor"] != seen["seat"]:
            return "watch"
        phase = seen["phase"]
        if phase == "start" or phase in NOTICED:
            return phase
        if phase == "complete":
            return "complete"
        if phase == "abilities":
            return "ability" if "play" in self.learnt else "later"
        return self._acting(seen)

    def _acting(self, seen: LegendsObservation) -> str:
        """Return what to try as an action."""
        if "play" not in self.learnt and seen["hand"]:
            return "play"
        if "draw" not in self.learnt and ("deck", "deck") in self._view.offers:
            return "draw"
        if "move" not in self.learnt and any(self.may_walk(one) for one, _ in self._view.offers):
            return "move"
        return "end" if "complete" in self.learnt else "gather"

    def may_walk(self, spot: str) -> bool:
        """Return whether a spot is one of the viewer's people on the map."""
        return names.is_character(spot) and spot not in self._sight.observation["hand"]

    @property
    def taught(self) -> bool:
        """Whether the rest of the game is free."""
        return self.step in ("end", "over")

    def progress(self) -> tuple[int, int]:
        """Return how many topics have been learnt, and of how many."""
        return sum(topic in self.learnt for topic in TOPICS), len(TOPICS)

    def told_under(self) -> Hashable:
        """Return what the note says, which lies beneath the sheets."""
        return self.note_words(), self.remark, self.progress()

    def note_words(self) -> str:
        """Return what the note says now."""
        words, keys = self.desk.app.words, self.desk.app.settings.keys
        return words(f"legends.lesson.{self.step}", **first_labels(words, keys))

    def meant(self) -> frozenset[str]:
        """Return the spots that the note means."""
        step, hand = self.step, frozenset(self._sight.observation["hand"])
        if step in ("start", "play"):
            return hand
        walkers = frozenset(source for source, _ in self._view.offers if self.may_walk(source))
        if step == "move":
            # Rather somebody who is of no use where he stands.
            return frozenset(one for one in walkers if not self._has_a_quest(one)) or walkers
        if step == "ability":
            return walkers
        if step == "complete":
            return frozenset(
                source for source, target in self._view.offers if source == target != "done")
        return frozenset()

    def _has_a_quest(self, character: str) -> bool:
        """Return whether a quest lies open where a character stands."""
        owner = self._sight.setting.owner_of(character)
        return owner is not None and bool(self._sight.observation["events"].get(owner[1]))

    def lights(self) -> frozenset[str] | None:
        """What the note means glows, while nothing is told."""
        return None if self.desk.match_view.staging else self.meant() or None

    # What happens

    def moved(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        self.turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        mine = [event for event in events if getattr(event, "seat", None) == self._sight.viewer]
        for event in mine:
            match event:
                case happened.CharacterPlaced(how=how):
                    yield "start" if how == "start" else "play"
                case happened.CharacterDrawn():
                    yield "draw"
                case happened.CharactersMoved():
                    yield "move"
                case happened.AbilityUsed():
                    yield "ability"
                case happened.QuestCompleted():
                    yield "complete"

    def takes_end(self) -> bool:
        """The game has ended: it is the player's own, won or lost."""
        wait = self.table.result.begin()
        self._view.timeline.call(wait, self._end)
        return True

    def _end(self) -> None:
        if self.desk.acts.is_open and self._sight.match.outcome is not None:
            self.play_on().show_result()


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies, with room for the note."""
    return load_zones(Path(__file__).with_name("legends-lesson.tmx"))


def make(desk: Desk) -> QuestTable:
    """Return a table with its lesson."""
    table = QuestTable(desk)
    lesson = QuestTutorial(desk, table)
    table.parts.append(lesson)
    table.paint.told_under = lesson.told_under
    return table


def begin(app: MatchApp) -> MatchScreen:
    """Return a lesson on its prepared deal."""
    match = Match.start(GAMES["legends"], COMPANY, SEED, {"level": "beginner"})
    return MatchScreen(app, match, TableKind(PLACE, zones, make))
