"""The guided first game of the treasures: three rehearsed turns, with a note beside the table.

Each turn is a real one of a real match; the note says what to try, and waits for it. What would
lead off the path is gently refused. After the third turn everything is free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from game import GAMES
from game.contract import Event
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.treasures.offers import offers_of
from scenes.games.treasures.paint import PLACE
from scenes.games.treasures.scene import TreasuresTable
from scenes.games.treasures.script import (
    DEAL,
    STEPS,
    TO_READ,
    Course,
    RehearsedTurns,
    is_rehearsed,
    rehearsed,
)
from scenes.games.treasures.view import HEAPS, zones_for
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import Offers
from scenes.match.match_screen import MatchScreen
from scenes.match.match_view import MatchView
from scenes.match.tutorial import Tutorial
from scenes.ui.key_labels import first_labels
from sprites.cards.treasure_cards import DECK
from sprites.engine.zones import Zone, load_zones

COMPANY = (
    Chair(ME, "arthur"), Chair(AGENT, "guinevere", "squire"), Chair(AGENT, "lancelot", "squire"),
    Chair(AGENT, "merlin", "squire"),
)
SLOTS = ("own", "left.lower", "left.upper", "right")
"""Three plates at the side; the fourth is above the note."""


class TreasuresTutorial(Tutorial):
    """The note beside a table of the treasures."""

    def __init__(self, desk: Desk, table: TreasuresTable, course: Course) -> None:
        super().__init__(desk, table)
        self._treasures = table
        self.course = course
        table.shining.taught = self._heaps_taught

    # What is taught now

    @property
    def taught(self) -> bool:
        """Whether the rest of the game is free."""
        return "tools" in self.course.read or self.desk.match.outcome is not None

    def progress(self) -> tuple[int, int]:
        """Return how many steps are done, and of how many."""
        match = self.desk.match
        acts = sum(
            ply.seat == self._treasures.seen.viewer
            for ply in match.transcript().plies[: match.position]
        )
        done = acts if is_rehearsed(match) else len(STEPS) - len(TO_READ)
        return done + len(self.course.read), len(STEPS)

    def note_words(self) -> str:
        """Return what the note says now."""
        words = self.desk.app.words
        keys = first_labels(words, self.desk.app.settings.keys)
        return words(f"treasures.lesson.{self.course.step}", **keys)

    def prompt(self) -> str | None:
        """Return what is asked now; while the note is read, that it is; where one is meant, which.
        """
        view, words = self.desk.match_view, self.desk.app.words
        if self.course.reading:
            looking_back = view.looking_at is not None and view.stage is None
            return None if looking_back else self._read_first()
        table = self.desk.table_view
        free = view.stage is not None or view.looking_at is not None or not table.offers
        if free or table.drag.selected is not None or self._written is None:
            return None
        return words(f"treasures.lesson.prompt.{self._treasures.seen.observation['phase']}")

    @property
    def _written(self) -> int | None:
        return rehearsed(self.desk.match, self.desk.match_view.viewer)

    def _read_first(self) -> str:
        words = self.desk.app.words
        return words("treasures.lesson.off.read", next=words("house.button.next"))

    def understood(self) -> Callable[[], None] | None:
        """Return what goes on with the game once the note has been read."""
        return self.go_on if self.course.reading else None

    def go_on(self) -> None:
        """The note has been read."""
        self.course.go_on()
        self.remark = ""
        self.desk.acts.refresh()
        self.turn_note()

    # The path

    def offers(self, offers: Offers) -> Offers:
        """Return the ways of the move that the note asks for; all where any will do."""
        if self.course.reading:
            return {}
        written = self._written
        if written is None:
            return offers
        return {way: move for way, move in offers.items() if move == written}

    def refusal(self, source: str, target: str | None) -> str | None:
        """Return why that can't be done, or that it can be done later."""
        if self.course.reading:
            return self._read_first()
        view, table = self.desk.match_view, self.desk.table_view
        due = view.match.state.legal_moves(view.viewer)
        legal = {start for start, _ in offers_of(due, view.viewer)}
        if source in legal and not table.is_source(source) and not view.staging:
            phase = self._treasures.seen.observation["phase"]
            return self.desk.app.words(f"treasures.lesson.off.{phase}")
        return None

    def lights(self) -> frozenset[str] | None:
        """Return what the note means."""
        if self.course.step == "worth":
            return frozenset(f"owned.0.{colour}" for colour in HEAPS)
        if is_rehearsed(self.desk.match):
            offers = self.desk.table_view.offers
            cards = {source for source, _ in offers if source in DECK}
            return self._treasures.lights() | cards
        return None

    def _heaps_taught(self) -> frozenset[str]:
        """Return all heaps while the note tells of them."""
        return frozenset(HEAPS) if self.course.step == "aim" else frozenset()

    def command(self, name: str) -> bool:
        """As long as the note says what to do, it is the hint."""
        if name != "hint" or not is_rehearsed(self.desk.match):
            return False
        self.desk.table_view.say(self.note_words())
        return True

    # What happens

    def moved(self, events: Sequence[Event]) -> None:
        """Write the note anew; a remark stays as long as the note asks for the same."""
        self.turn_note()

    def takes_end(self) -> bool:
        """The game has ended: it is the player's own, won or lost."""
        wait = self._treasures.result.begin()
        self.desk.table_view.timeline.call(wait, self._end)
        return True

    def _end(self) -> None:
        if self.desk.acts.is_open:
            self.play_on().show_result()


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies, with room for the note."""
    return zones_for(load_zones(Path(__file__).with_name("treasures-lesson.tmx")), SLOTS)


def begin(app: MatchApp) -> MatchScreen:
    """Return a lesson on its prepared deal."""
    match = Match.start(GAMES["treasures"], COMPANY, DEAL, {"noise": "rising"})
    read: set[str] = set()

    def make(desk: Desk) -> TreasuresTable:
        table = TreasuresTable(desk)
        guide = TreasuresTutorial(desk, table, Course(desk.match_view, read))
        table.parts.insert(table.parts.index(table.hint), guide)  # asked before the hint is
        return table

    def turns(app: MatchApp, view: MatchView) -> AgentTurns:
        return RehearsedTurns(app, view.match, Course(view, read))

    return MatchScreen(app, match, TableKind(PLACE, zones, make, turns))
