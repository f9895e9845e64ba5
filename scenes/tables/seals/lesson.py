"""The guided first game of the seals: a gentle scenario at the real table, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game import GAMES
from game.contract import Event
from game.match import Match
from game.records import HELPED
from game.seals.events import (
    CardPlayed,
    DraftPassed,
    GiftsKept,
    SealStruck,
    TokenGiven,
    TokenTaken,
)
from game.transcript import AGENT, ME, Chair
from scenes import doors, match_menu
from scenes.key_labels import first_labels
from scenes.lesson import Note
from scenes.tables.seals.view import colour_of, colour_of_piece
from scenes.trick import TrickScene
from scenes.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

SCENARIO = 1
SEED = 2
"""The person leads, and holds two colours of which a sword is worth taking."""
COMPANY = (
    Chair(ME, "gareth"), Chair(AGENT, "gawain", "knight"), Chair(AGENT, "nimue", "knight"),
)
TOPICS = ("look", "draft", "gift", "card", "trick")
"""What is taught, in the order in which a game brings it."""
BUTTON_HEIGHT, BUTTON_GAP, MARGIN = 44.0, 12.0, 26.0


class SealsLesson(TrickScene):
    """A table of the seals with a note beside it."""

    map_name = "seals-lesson"

    def __init__(self, house: House, match: Match) -> None:
        self.learnt: set[str] = set()
        self.remark = ""
        """What is to be said of the last act: why it could not be done."""
        self._said = ""
        super().__init__(house, match)
        # The first gift window waits: here is time to read what it is for.
        self.habits = {"wait": True, "ranges": True}

    @classmethod
    def begin(cls, house: House) -> SealsLesson:
        """Return a lesson on its prepared deal."""
        match = Match.start(GAMES["seals"], COMPANY, SEED, {"scenario": SCENARIO})
        return cls(house, match)

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about: a topic, what others do, or how it has ended."""
        outcome = self.match.outcome
        if outcome is not None:
            return "won" if outcome.winners else "lost"
        if "look" not in self.learnt:
            return "look"
        seen = self.present
        if len(self.learnt) == len(TOPICS):
            return "end"
        if self.stage is not None or self.viewer not in seen["to_act"]:
            return f"watch_{seen['phase']}"
        return self._asked(seen["phase"])

    def _asked(self, phase: str) -> str:
        seen = self.present
        if phase == "draft":
            return "more" if seen["owed"][self.viewer] else "draft"
        if phase != "play":
            return phase
        if not seen["trick"]:
            return "lead"
        led = colour_of(seen["trick"][0][1])
        free = any(
            colour_of_piece(source) != led for source, target in self.offers if source == target
        )
        return "void" if free else "follow"

    def note_words(self) -> str:
        """Return what the note says now."""
        params: dict[str, str] = first_labels(self.house.words, self.house.settings.keys)
        step, seen = self.step, self.present
        if seen["trick"]:
            params["colour"] = self.tell.colour(colour_of(seen["trick"][0][1]))
        if step in ("won", "lost"):
            params["why"] = self.tell.result(seen)
        sentence = self.house.words(f"seals.lesson.{step}", **params)
        return sentence[:1].upper() + sentence[1:]

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held and no hint shows: what the note means."""
        if self.grip.selected is not None or self.hinted:
            return super().lit_spots()
        step = self.step
        if step == "look":
            return set(self.table.contents("own"))
        if step == "draft":
            return self._swords_worth_taking()
        return super().lit_spots()

    def _swords_worth_taking(self) -> set[str]:
        """Return the swords of colours of which the viewer holds three cards or more."""
        own = [colour_of_piece(name) for name in self.table.contents("own")]
        return {
            name for name in self.table.contents("pool")
            if own.count(colour_of_piece(name)) >= 3
        }

    # What happens

    def understood(self) -> None:
        """The player has looked."""
        self.learnt.add("look")
        self._turn_note()

    def after_move(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        super().after_move(events)
        self._turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case TokenTaken(seat) | DraftPassed(seat) if seat == self.viewer:
                    yield from ("look", "draft")
                case GiftsKept(seat) | TokenGiven(seat) if seat == self.viewer:
                    yield "gift"
                case CardPlayed(seat) if seat == self.viewer:
                    yield "card"
                case SealStruck():
                    yield "trick"

    def refuse(self, why: str) -> None:
        """Say why something can't be done, on the note too."""
        super().refuse(why)
        if why != self.remark:
            self.remark = why
            self._buttons()

    def play_on(self) -> TrickScene:
        """Clear the note away and keep the game from now on, as it stands; return its table."""
        self.help.stop()
        self.turns.stop()
        if self.match.last:
            self.match.mark(HELPED)
            self.match.keep_in(self.house.journal)
        else:
            self.match.journal = self.house.journal
        table: TrickScene = doors.table_scene(self.house, self.match)
        self.house.swap(self, table)
        return table

    def _end(self) -> None:
        """The note says how it ended; a win is the player's own."""
        outcome = self.match.outcome
        if outcome is not None and outcome.winners and self in self.house.stack:
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
            ("rules", "book", lambda: doors.to_book(house, "seals", self.rules_page())),
            ("settings", "settings", lambda: doors.to_settings(house)),
            ("leave", "back", lambda: doors.to_title(house)),
        ]

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return none: habits rest during a lesson."""
        return []

    # What shows

    def buttons(self) -> list[Widget]:
        """Return the note and its buttons beside the table's own."""
        words, zone, step = self.house.words, self.zones["note"], self.step
        width = (zone.width - 2 * MARGIN - BUTTON_GAP) / 2
        low = zone.top + zone.height - MARGIN - BUTTON_HEIGHT + 8
        self._note = Note(
            zone.box, words("house.button.lesson"), self.note_words(), self.remark,
            len(self.learnt), len(TOPICS), BUTTON_HEIGHT + MARGIN,
        )
        widgets: list[Widget] = [*super().buttons(), self._note]
        if step == "look":
            widgets.append(Button(
                (zone.left + MARGIN, low, width, BUTTON_HEIGHT), words("house.button.next"),
                self.understood, key="next", icon="right", primary=True, size=18,
            ))
        ended = step in ("end", "won", "lost")
        widgets.append(Button(
            (zone.left + MARGIN + width + BUTTON_GAP, low, width, BUTTON_HEIGHT),
            words("house.button.play_on" if ended else "lesson.button.skip"), self.play_on,
            key="play_on", icon="play" if ended else "next", primary=ended, size=18,
            tip=words("lesson.tip.play_on"),
        ))
        return widgets

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
