"""The guided first game of the legends: a game at Beginner against a squire, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. It lies where later the special places are, of which this level has
none. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game import GAMES
from game.contract import Event
from game.legends.rules import events as happened
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.legends import names as table_names
from scenes.games.legends.scene import QuestTableScene
from scenes.match.legacy_tutorial import LessonTable
from scenes.ui.key_labels import first_labels

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

SEED = 10
"""The person begins, with Guinevere, Ban and three fighters: soon something can be completed."""
COMPANY = (Chair(ME, "arthur"), Chair(AGENT, "merlin", "squire"))
TOPICS = ("start", "play", "draw", "move", "ability", "complete")
"""What is taught; the game brings it in about this order."""
NOTICED = ("tournament", "choice")
"""What the note explains when it comes, and does not count."""


class QuestLesson(LessonTable, QuestTableScene):
    """A quest table with a note beside it."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.learnt: set[str] = set()
        super().__init__(app, match)

    @property
    def map_for(self) -> str:
        """The map with room for a note."""
        return "legends-lesson"

    @classmethod
    def begin(cls, app: MatchApp) -> QuestLesson:
        """Return a lesson on its prepared deal."""
        return cls(app, Match.start(GAMES["legends"], COMPANY, SEED, {"level": "beginner"}))

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about."""
        seen = self.observation
        if self.match.outcome is not None:
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

    def _acting(self, seen: dict[str, Any]) -> str:
        """Return what to try as an action."""
        if "play" not in self.learnt and seen["hand"]:
            return "play"
        if "draw" not in self.learnt and ("deck", "deck") in self.offers:
            return "draw"
        if "move" not in self.learnt and any(self.may_walk(one) for one, _ in self.offers):
            return "move"
        return "end" if "complete" in self.learnt else "gather"

    def may_walk(self, spot: str) -> bool:
        """Return whether a spot is one of the viewer's people on the map."""
        return table_names.is_character(spot) and spot not in self.observation["hand"]

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
        words = self.app.words
        return words(f"legends.lesson.{self.step}", **first_labels(words, self.app.settings.keys))

    def meant(self) -> set[str]:
        """Return the spots that the note means."""
        step, hand = self.step, set(self.observation["hand"])
        if step in ("start", "play"):
            return hand
        walkers = {source for source, _ in self.offers if self.may_walk(source)}
        if step == "move":
            # Rather somebody who is of no use where he stands.
            return {one for one in walkers if not self._has_a_quest(one)} or walkers
        if step == "ability":
            return walkers
        if step == "complete":
            return {source for source, target in self.offers if source == target != "done"}
        return set()

    def _has_a_quest(self, character: str) -> bool:
        """Return whether a quest lies open where a character stands."""
        owner = self.setting.owner_of(character)
        return owner is not None and bool(self.observation["events"].get(owner[1]))

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held and nothing is told: what the note means."""
        if self.grip.selected is not None or self.hinted or self.staging:
            return super().lit_spots()
        return self.meant() or super().lit_spots()

    # What happens

    def after_move(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        super().after_move(events)
        self.turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        mine = [event for event in events if getattr(event, "seat", None) == self.viewer]
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

    def _end(self) -> None:
        """The game has ended: it is the player's own, won or lost."""
        if self in self.app.stack:
            self.play_on()._end()
