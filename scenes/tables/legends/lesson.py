"""The guided first game of the legends: a game at Beginner against a squire, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. It lies where later the special places are, of which this level has
none. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game import GAMES
from game.contract import Event
from game.legends import events as happened
from game.match import Match
from game.records import HELPED
from game.transcript import AGENT, ME, Chair
from scenes import doors, match_menu
from scenes.key_labels import first_labels
from scenes.lesson import Note
from scenes.table import QuestTableScene
from scenes.tables.legends import names as table_names
from scenes.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

SEED = 10
"""The person begins, with Guinevere, Ban and three fighters: soon something can be completed."""
COMPANY = (Chair(ME, "arthur"), Chair(AGENT, "merlin", "squire"))
TOPICS = ("start", "play", "draw", "move", "ability", "complete")
"""What is taught; the game brings it in about this order."""
NOTICED = ("tournament", "choice")
"""What the note explains when it comes, and does not count."""
BUTTON_HEIGHT, MARGIN = 44.0, 22.0


class QuestLesson(QuestTableScene):
    """A quest table with a note beside it."""

    def __init__(self, house: House, match: Match) -> None:
        self.learnt: set[str] = set()
        self.remark = ""
        """What is to be said of the last act: why it could not be done."""
        self._said = ""
        super().__init__(house, match)

    @property
    def map_for(self) -> str:
        """The map with room for a note."""
        return "legends-lesson"

    @classmethod
    def begin(cls, house: House) -> QuestLesson:
        """Return a lesson on its prepared deal."""
        return cls(house, Match.start(GAMES["legends"], COMPANY, SEED, {"level": "beginner"}))

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

    def note_words(self) -> str:
        """Return what the note says now."""
        words = self.house.words
        return words(f"legends.lesson.{self.step}", **first_labels(words, self.house.settings.keys))

    def pointed(self) -> set[str]:
        """Return the spots that the note means."""
        step, hand = self.step, set(self.observation["hand"])
        if step in ("start", "play"):
            return hand
        if step in ("move", "ability"):
            return {source for source, _ in self.offers if self.may_walk(source)}
        if step == "complete":
            return {source for source, target in self.offers if source == target != "done"}
        return set()

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held and nothing is told: what the note means."""
        if self.grip.selected is not None or self.hinted or self.staging:
            return super().lit_spots()
        return self.pointed() or super().lit_spots()

    # What happens

    def after_move(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        super().after_move(events)
        self._turn_note()

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

    def refuse(self, why: str) -> None:
        """Say why something can't be done, on the note too."""
        super().refuse(why)
        if why != self.remark:
            self.remark = why
            self._buttons()

    def play_on(self) -> QuestTableScene:
        """Clear the note away and keep the game from now on, as it stands; return its table."""
        self.help.stop()
        self.turns.stop()
        if self.match.last:
            self.match.mark(HELPED)
            self.match.keep_in(self.house.journal)
        else:
            self.match.journal = self.house.journal
        table: QuestTableScene = doors.table_scene(self.house, self.match)
        self.house.swap(self, table)
        return table

    def _end(self) -> None:
        """The game has ended: it is the player's own, won or lost."""
        if self in self.house.stack:
            self.play_on()._end()

    # Life

    @property
    def title(self) -> str:
        """What this is, and what the note says."""
        return f"{self.house.words('house.button.lesson')}. {self.note_words()}"

    def _refresh(self) -> None:
        super()._refresh()
        if self.controls.widgets and self.note_words() != self._note.text:
            self._buttons()

    def menu_entries(self) -> list[match_menu.Entry]:
        """Return what can be done in a lesson besides learning."""
        house = self.house
        return [
            ("play_on", "play", self.play_on),
            ("rules", "book", lambda: doors.to_book(house, "legends", self.rules_page())),
            ("settings", "settings", lambda: doors.to_settings(house)),
            ("leave", "back", lambda: doors.to_title(house)),
        ]

    # What shows

    def buttons(self) -> list[Widget]:
        """Return the note and its button beside the table's own."""
        words, zone = self.house.words, self.zones["note"]
        low = zone.top + zone.height - MARGIN - BUTTON_HEIGHT + 6
        self._note = Note(
            zone.box, words("house.button.lesson"), self.note_words(), self.remark,
            sum(topic in self.learnt for topic in TOPICS), len(TOPICS), BUTTON_HEIGHT + MARGIN,
        )
        ended = self.step in ("end", "over")
        return [*super().buttons(), self._note, Button(
            (zone.left + MARGIN, low, zone.width - 2 * MARGIN, BUTTON_HEIGHT),
            words("house.button.play_on" if ended else "lesson.button.skip"), self.play_on,
            key="play_on", icon="play" if ended else "next", primary=ended, size=18,
            tip=words("lesson.tip.play_on"),
        )]

    def _turn_note(self) -> None:
        """Write the note anew, and read it aloud if it says something new."""
        self._buttons()
        self._highlight()
        said = f"{self.note_words()} {self.remark}".strip()
        if said != self._said:
            self._said = said
            self.house.speech.say(said)
        self.dirty = True

    def draw_under(self, canvas: Canvas) -> None:
        """Lay the note on the table."""
        super().draw_under(canvas)
        self._note.draw_sheet(canvas, self.house)
