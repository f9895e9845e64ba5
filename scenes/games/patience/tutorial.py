"""The guided first game of the patience: a friendly deal, played for real on the real table.

What the note says follows from the position and from what has been learnt so far, never from a
script: so the player may do anything that is legal, undo included, and the lesson goes along.
Nothing of it is kept or counted until the player plays on alone; then the deal is kept like any
other, marked as helped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game import GAMES
from game.contract import Event
from game.match import Match
from game.patience.agents import greedy
from game.patience.rules import deals
from game.patience.rules.cards import CARD_OF_TEXT, CENTRE, CLASS_OF_CELL, is_face
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    PairRemoved,
    RemovingOpened,
    TenRemoved,
)
from game.patience.rules.observation import PatienceObservation
from game.transcript import Chair
from scenes.games.patience import words as patience_words
from scenes.games.patience.scene import PLACE, PatienceTable
from scenes.games.patience.view import CELLS, known
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.match_screen import MatchScreen
from scenes.match.tutorial import NoteButton, Tutorial
from scenes.ui.controls import Widget
from scenes.ui.input import Command, Input, Press
from scenes.ui.key_labels import first_labels
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Zone, load_zones

LESSON_DEAL = 87565
"""Grade 12. It begins with a nine, a queen, a jack and a king; among the first sixteen cards are no
more court cards, two tens, and pairs enough; the next five cards are numbers."""

TOPICS = (
    "deal", "centre", "queen", "jack", "king", "fill", "pair", "ten", "on", "undo", "hint",
)
"""What is taught, in the order in which this deal brings it."""
COURT_TOPICS = {"K": "king", "Q": "queen", "J": "jack"}
FILL_STEP = 0.34
"""Seconds between two moves when the house fills the grid."""


class PatienceTutorial(Tutorial):
    """The note beside a table of patience."""

    def __init__(self, desk: Desk, table: PatienceTable) -> None:
        super().__init__(desk, table)
        self._patience = table
        self.learnt: set[str] = set()
        self._acted_on = self._noted = ""
        """What the note was about when the player acted last, and when it was written last."""
        self.filling: float | None = None
        self.awaits_hint = False

    # What is taught now

    @property
    def _observation(self) -> PatienceObservation:
        return known(self.desk.match_view.observation)

    @property
    def step(self) -> str:
        """What the note is about: a topic, or "next", "again", "lost", "won", "end"."""
        observation = self._observation
        outcome = self.desk.match.outcome
        if outcome is not None:
            return "won" if outcome.winners else "lost"
        if "hint" in self.learnt:
            return "end"
        if "on" in self.learnt and "undo" not in self.learnt and self.desk.rewind.may_undo:
            return "undo"
        if observation["waste"] is not None:
            return self._placing(observation["waste"])
        if observation["removing"]:
            return self._removing(observation)
        if "undo" in self.learnt:
            return "hint"
        if "deal" not in self.learnt:
            return "deal"
        return "fill" if self._knows_placing else "next"

    @property
    def _knows_placing(self) -> bool:
        return {"centre", *COURT_TOPICS.values()} <= self.learnt

    def _placing(self, waste: str) -> str:
        topic = COURT_TOPICS.get(waste[0], "centre")
        if topic not in self.learnt or not self._knows_placing:
            return topic
        return "hint" if "undo" in self.learnt else "fill"

    def _removing(self, observation: PatienceObservation) -> str:
        if "pair" not in self.learnt and self.pair() is not None:
            return "pair"
        if "ten" not in self.learnt and self.ten() is not None:
            return "ten"
        if "undo" in self.learnt:
            return "hint"
        return "again" if None not in observation["cells"] else "on"

    def pair(self) -> tuple[str, str] | None:
        """Return a pair that may be removed, from the edge rather than the centre."""
        pairs = [
            (source, target) for source, target in self.desk.table_view.offers
            if source != target and source in CELLS and target in CELLS
        ]
        return max(pairs, key=lambda pair: sum(not _is_central(cell) for cell in pair),
                   default=None)

    def ten(self) -> str | None:
        """Return the cell of a ten that may be removed."""
        return next((s for s, t in self.desk.table_view.offers if s == t and s in CELLS), None)

    def _tens(self) -> frozenset[str]:
        ten = self.ten()
        return frozenset() if ten is None else frozenset({ten})

    def meant(self) -> frozenset[str]:
        """Return the spots and buttons that the note means."""
        step = self.step
        if step in ("undo", "lost"):
            return frozenset({"button.undo"})
        if step == "hint":
            return frozenset({"button.hint"})
        if step == "pair" or step == "again":
            return frozenset(self.pair() or self._tens())
        if step == "ten":
            return self._tens()
        if step in ("end", "won"):
            return frozenset()
        waste = self._observation["waste"]
        if waste is None:
            return frozenset({"stock"})
        targets = {target for source, target in self.desk.table_view.offers if source == "waste"}
        if not is_face(CARD_OF_TEXT[waste]):
            targets = {cell for cell in targets if _is_central(cell)} or targets
        return frozenset({"waste"} | targets)

    def note_words(self) -> str:
        """Return what the note says now."""
        words, step = self.desk.app.words, self.step
        params: dict[str, str] = first_labels(words, self.desk.app.settings.keys)
        waste = self._observation["waste"]
        if waste is not None:
            params["card"] = patience_words.card(words, waste)
        if step == "ten":
            params["card"] = self._card_on(self.ten())
        if step == "pair":
            first, second = self.pair() or ("", "")
            params["first"], params["second"] = self._card_on(first), self._card_on(second)
        if step in ("lost", "won"):
            outcome = self.desk.match.outcome
            assert outcome is not None
            params["why"] = words(outcome.reason, removed=outcome.scores[0])
        sentence = words(f"patience.lesson.{step}", **params)
        return sentence[:1].upper() + sentence[1:]

    def _card_on(self, cell: str | None) -> str:
        card = self._observation["cells"][int((cell or "cell.0").removeprefix("cell."))]
        return patience_words.card(self.desk.app.words, card) if card else ""

    # What happens

    def made(self, events: Sequence[Event]) -> None:
        """Remember what had been asked for."""
        self._acted_on = self._noted

    def moved(self, events: Sequence[Event]) -> None:
        """See what has been learnt, and what is to be said of it."""
        asked = self._acted_on
        self.remark = ""
        self.learnt.update(self._taught(events))
        for event in events:
            if isinstance(event, CardPlaced) and asked == "centre" and not _is_central(
                f"cell.{event.cell}"
            ):
                self.remark = self.desk.app.words("patience.lesson.remark.centre")
            if isinstance(event, CardDealt) and asked in ("pair", "ten"):
                self.remark = self.desk.app.words("patience.lesson.remark.dealt")
        self.turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case CardDealt():
                    yield "deal"
                    if "fill" in self.learnt and self._observation["removed"]:
                        yield "on"
                case CardPlaced(card, _):
                    yield COURT_TOPICS.get(card[0], "centre")
                case RemovingOpened():
                    yield "fill"
                case PairRemoved():
                    yield "pair"
                case TenRemoved():
                    yield "ten"

    def went_back(self, *, back: bool) -> None:
        """Undoing is a lesson of its own."""
        self.filling = None
        self.remark = ""
        if back and self._noted == "undo":
            self.learnt.add("undo")
        self.turn_note()

    def command(self, name: str) -> bool:
        """The answer to the fair hint ends the lesson of hints."""
        if name == "hint":
            self.awaits_hint = self.desk.match.outcome is None
        return False

    def fill(self) -> None:
        """Let the house fill the grid, until it is full or the player does anything."""
        self.filling = 0.0
        self.desk.table_view.renew_widgets()

    def _fill_one(self) -> None:
        observation = self._observation
        if observation["removing"] or self.desk.match.outcome is not None:
            self.filling = None
            self.desk.table_view.renew_widgets()
            return
        self.filling = self.desk.app.motion.seconds(FILL_STEP)
        self.desk.acts.play_for_house(greedy.choose(observation))

    def takes_end(self) -> bool:
        """A loss is a lesson more: the note says why. A win is the player's own."""
        outcome = self.desk.match.outcome
        if outcome is not None and outcome.winners:
            wait = self._patience.result.begin()
            self.desk.table_view.timeline.call(wait, self._win)
        return True

    def _win(self) -> None:
        if self.desk.acts.is_open:
            self.play_on().show_result()

    # Life

    @property
    def wake(self) -> float | None:
        """Also when the house fills the grid."""
        return None if self.filling is None else max(0.01, self.filling)

    def pause(self) -> None:
        """The house stops filling while something lies over the table."""
        self.filling = None

    def update(self, dt: float) -> None:
        """Let the house fill, and see whether the hint has come."""
        if self.filling is not None:
            self.filling -= dt
            if self.filling <= 0:
                self._fill_one()
        if self.awaits_hint and self._patience.hint.answered:
            self.awaits_hint = False
            self.learnt.add("hint")
            # A reason is longer than the ribbon likes: here is room for it.
            self.remark = self.desk.table_view.ribbon.message
            self.turn_note()

    def handle(self, event: Input) -> bool:
        """Any act of the player's stops the filling, besides what it does."""
        if self.filling is None or not isinstance(event, Press | Command):
            return False
        view = self.desk.table_view
        point = event.point if isinstance(event, Press) else None
        widget = view.controls.widget_at(point) if point else view.controls.focused
        self.filling = None
        view.renew_widgets()
        stops = isinstance(event, Press) or event == Command("confirm")
        return stops and widget is not None and widget.key == "fill"

    # What shows

    def progress(self) -> tuple[int, int]:
        """Return how many topics have been learnt, and of how many."""
        return sum(topic in self.learnt for topic in TOPICS), len(TOPICS)

    @property
    def taught(self) -> bool:
        """Whether playing on is the thing to do."""
        return self.step in ("end", "won")

    def widgets(self) -> Sequence[Widget]:
        """Note what is asked for."""
        self._noted = self.step
        return super().widgets()

    def note_button(self) -> NoteButton | None:
        """Return the button that fills the grid, or stops that, once placing is known."""
        if self.filling is not None:
            return NoteButton("fill", "patience.lesson.button.stop", "finish", self.fill)
        if self.step == "fill":
            return NoteButton("fill", "patience.lesson.button.fill", "finish", self.fill)
        return None

    def lights(self) -> frozenset[str] | None:
        """What the note means glows."""
        return self.meant()

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the note, and mark the empty cells that it means."""
        super().draw_under(canvas)
        view = self.desk.table_view
        if view.drag.selected is None and not view.hinted:
            for spot in self.meant():
                if spot in CELLS and not view.pieces.contents(spot):
                    self._patience.marks.draw_mark(canvas, spot)

    def draw_over(self, canvas: Canvas) -> None:
        """Mark the button that the note means."""
        for spot in self.meant():
            if spot.startswith("button."):
                self._patience.marks.draw_mark(canvas, spot)


def _is_central(cell: str) -> bool:
    return CLASS_OF_CELL[int(cell.removeprefix("cell."))] == CENTRE


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies, with room for the note."""
    return load_zones(Path(__file__).with_name("patience-lesson.tmx"))


def make(desk: Desk) -> PatienceTable:
    """Return a table with its lesson. Habits such as dealing by itself rest meanwhile: they would
    take the first lessons away."""
    table = PatienceTable(desk, {})
    table.parts.append(PatienceTutorial(desk, table))
    return table


def begin(app: MatchApp) -> MatchScreen:
    """Return a lesson on its prepared deal."""
    grade = str(deals.grade(LESSON_DEAL))
    match = Match.start(GAMES["patience"], [Chair()], LESSON_DEAL, group=grade)
    return MatchScreen(app, match, TableKind(PLACE, zones, make))
