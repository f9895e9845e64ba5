"""The guided first game of the treasures: three rehearsed turns, with a note beside the table.

Each turn is a real one of a real match; the note says what to try, and waits for it. What would
lead off the path is gently refused. After the third turn everything is free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game import GAMES
from game.contract import Event, Move
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.treasures.offers import offers_of
from scenes.games.treasures.scene import DraftLineScene
from scenes.games.treasures.script import (
    DEAL,
    PLAYED,
    RehearsedTurns,
    is_rehearsed,
    rehearsed,
)
from scenes.games.treasures.view import HEAPS
from scenes.match.legacy_tutorial import LessonTable
from scenes.ui.key_labels import first_labels
from sprites.cards.treasure_cards import DECK

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.ui.controls import Widget

COMPANY = (
    Chair(ME, "arthur"), Chair(AGENT, "guinevere", "squire"), Chair(AGENT, "lancelot", "squire"),
    Chair(AGENT, "merlin", "squire"),
)
TO_READ = {"aim": 1, "worth": 2, "tools": len(PLAYED) + 1}
"""What there is to read, and before which turn."""
STEPS = (
    "aim", "draw_1", "choose_1", "worth", "draw_2", "choose_2", "place_2", "draw_3", "choose_3",
    "return_3", "tools",
)
"""What is read or done, in the order in which it comes."""


class TreasuresLesson(LessonTable, DraftLineScene):
    """A table of the treasures with a note beside it."""

    map_name = "treasures-lesson"

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.read: set[str] = set()
        super().__init__(app, match)
        self.turns = RehearsedTurns(self)

    @classmethod
    def begin(cls, app: MatchApp) -> TreasuresLesson:
        """Return a lesson on its prepared deal."""
        return cls(app, Match.start(GAMES["treasures"], COMPANY, DEAL, {"noise": "rising"}))

    @property
    def slots(self) -> Sequence[str]:
        """Three plates at the side; the fourth is above the note."""
        return "own", "left.lower", "left.upper", "right"

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about: one of STEPS, what goes on meanwhile, or the end."""
        state = self.match.state
        if self.match.outcome is not None:
            return "over"
        if self.stage is not None and self.looking_at is None:
            return f"watch_{self._going_on()}"
        for topic, turn in TO_READ.items():
            if topic not in self.read and state.turn >= turn:
                return topic
        if not is_rehearsed(self.match):
            return "end"
        phase = state.observation(self.viewer)["phase"]
        if self.viewer not in state.to_act():
            return f"watch_{phase}"
        return f"{phase}_{state.turn}"

    def _going_on(self) -> str:
        """Return what the stage that shows is about."""
        shown = self.shown
        if shown["phase"] == "place" and not shown["thieves"]:
            return "refill"
        return str(shown["phase"])

    @property
    def reading(self) -> bool:
        """Whether the note is to be read, and all wait until it has been."""
        return self.step in TO_READ

    @property
    def taught(self) -> bool:
        """Whether the rest of the game is free."""
        return "tools" in self.read or self.match.outcome is not None

    def progress(self) -> tuple[int, int]:
        """Return how many steps are done, and of how many."""
        acts = sum(
            ply.seat == self.viewer for ply in self.match.transcript().plies[: self.match.position]
        )
        free = not is_rehearsed(self.match)
        done = len(STEPS) - len(TO_READ) if free else acts
        return done + len(self.read), len(STEPS)

    def note_words(self) -> str:
        """Return what the note says now."""
        words = self.app.words
        keys = first_labels(words, self.app.settings.keys)
        return words(f"treasures.lesson.{self.step}", **keys)

    def prompt(self) -> str:
        """Return what is asked now; while the note is read, that it is; where one is meant, which.
        """
        words = self.app.words
        if self.reading:
            return words("treasures.lesson.off.read", next=self._next_word)
        free = self.stage is not None or self.looking_at is not None or not self.offers
        if free or self.grip.selected is not None or rehearsed(self.match, self.viewer) is None:
            return super().prompt()
        return words(f"treasures.lesson.prompt.{self.observation['phase']}")

    @property
    def _next_word(self) -> str:
        return self.app.words("house.button.next")

    def understood(self) -> Callable[[], None] | None:
        """Return what goes on with the game once the note has been read."""
        return self.go_on if self.reading else None

    def go_on(self) -> None:
        """The note has been read."""
        self.read.add(self.step)
        self.remark = ""
        self._refresh()
        self.turn_note()

    # The path

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return the ways of the move that the note asks for; of all where any will do."""
        if self.reading:
            return {}
        written = rehearsed(self.match, self.viewer)
        return offers_of(moves if written is None else [written], self.viewer)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done, or that it can be done later."""
        words = self.app.words
        if self.reading:
            return words("treasures.lesson.off.read", next=self._next_word)
        due = self.match.state.legal_moves(self.viewer)
        legal = {start for start, _ in offers_of(due, self.viewer)}
        if source in legal and source not in self.grip.sources() and not self.staging:
            return words(f"treasures.lesson.off.{self.observation['phase']}")
        return super().refusal_words(source, target)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held and no hint shows: what the note means."""
        if self.grip.selected is None and not self.hinted:
            if self.step == "worth":
                return {f"owned.0.{colour}" for colour in HEAPS}
            if is_rehearsed(self.match):
                cards = {source for source, _ in self.offers if source in DECK}
                return cards | super().lit_spots()
        return super().lit_spots()

    def lit_heaps(self) -> frozenset[str]:
        """All heaps shine while the note tells of them."""
        return frozenset(HEAPS) if self.step == "aim" else super().lit_heaps()

    def hint(self) -> None:
        """As long as the note says what to do, it is the hint."""
        if is_rehearsed(self.match):
            self.say(self.note_words())
        else:
            super().hint()

    def buttons(self) -> list[Widget]:
        """Return the note and the buttons; a remark on what was asked before is gone."""
        if self.note_is_stale:
            self.remark = ""
        return super().buttons()

    def after_move(self, events: Sequence[Event]) -> None:
        """Write the note anew; a remark stays as long as the note asks for the same."""
        super().after_move(events)
        self.turn_note()

    def _end(self) -> None:
        """The game has ended: it is the player's own, won or lost."""
        if self in self.app.stack:
            table = self.play_on()
            assert isinstance(table, DraftLineScene)
            table._end()
