"""The guided first game of the patience: a friendly deal, played for real on the real table.

What the note says follows from the position and from what has been learnt so far, never from a
script: so the player may do anything that is legal, undo included, and the lesson goes along.
Nothing of it is kept or counted until the player plays on alone; then the deal is kept like any
other, marked as helped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game import GAMES
from game.contract import Event, Move
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
from game.transcript import Chair
from scenes.games.patience import words as patience_words
from scenes.games.patience.scene import CELLS, PatienceScene
from scenes.match import match_menu
from scenes.match.tutorial import LessonTable, NoteButton
from scenes.ui.controls import Widget
from scenes.ui.input import Command, Input, Press
from scenes.ui.key_labels import first_labels
from sprites.ui import marks

if TYPE_CHECKING:
    from scenes.app.app import App
    from sprites.engine.canvas import Canvas

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


class PatienceLesson(LessonTable, PatienceScene):
    """A table of patience with a note beside it."""

    map_name = "patience-lesson"

    def __init__(self, app: App, match: Match) -> None:
        self.learnt: set[str] = set()
        self._acted_on = self._noted = ""
        """What the note was about when the player acted last, and when it was written last."""
        self._fill_in: float | None = None
        self._hint_asked = False
        super().__init__(app, match)
        # Habits such as dealing by itself would take the first lessons away.
        self.habits = {}

    @classmethod
    def begin(cls, app: App) -> PatienceLesson:
        """Return a lesson on its prepared deal."""
        grade = str(deals.grade(LESSON_DEAL))
        match = Match.start(GAMES["patience"], [Chair()], LESSON_DEAL, group=grade)
        return cls(app, match)

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about: a topic, or "next", "again", "lost", "won", "end"."""
        observation = self.observation
        outcome = self.match.outcome
        if outcome is not None:
            return "won" if outcome.winners else "lost"
        if "hint" in self.learnt:
            return "end"
        if "on" in self.learnt and "undo" not in self.learnt and self.may_undo:
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

    def _removing(self, observation: Any) -> str:
        if "pair" not in self.learnt and self._pair() is not None:
            return "pair"
        if "ten" not in self.learnt and self._ten() is not None:
            return "ten"
        if "undo" in self.learnt:
            return "hint"
        return "again" if None not in observation["cells"] else "on"

    def _pair(self) -> tuple[str, str] | None:
        """Return a pair that may be removed, from the edge rather than the centre."""
        pairs = [
            (source, target) for source, target in self.offers
            if source != target and source in CELLS and target in CELLS
        ]
        return max(pairs, key=lambda pair: sum(not _is_central(cell) for cell in pair),
                   default=None)

    def _ten(self) -> str | None:
        """Return the cell of a ten that may be removed."""
        return next((s for s, t in self.offers if s == t and s in CELLS), None)

    def meant(self) -> frozenset[str]:
        """Return the spots and buttons that the note means."""
        step = self.step
        if step in ("undo", "lost"):
            return frozenset({"button.undo"})
        if step == "hint":
            return frozenset({"button.hint"})
        if step == "pair" or step == "again":
            return frozenset(self._pair() or {self._ten()} - {None})
        if step == "ten":
            return frozenset({self._ten()} - {None})
        if step in ("end", "won"):
            return frozenset()
        if self.observation["waste"] is None:
            return frozenset({"stock"})
        targets = {target for source, target in self.offers if source == "waste"}
        if not is_face(CARD_OF_TEXT[self.observation["waste"]]):
            targets = {cell for cell in targets if _is_central(cell)} or targets
        return frozenset({"waste"} | targets)

    def note_words(self) -> str:
        """Return what the note says now."""
        words, step = self.app.words, self.step
        params: dict[str, str] = first_labels(words, self.app.settings.keys)
        waste = self.observation["waste"]
        if waste is not None:
            params["card"] = patience_words.card(words, waste)
        if step == "ten":
            params["card"] = self._card_on(self._ten())
        if step == "pair":
            first, second = self._pair() or ("", "")
            params["first"], params["second"] = self._card_on(first), self._card_on(second)
        if step in ("lost", "won"):
            outcome = self.match.outcome
            assert outcome is not None
            params["why"] = words(outcome.reason, removed=outcome.scores[0])
        sentence = words(f"patience.lesson.{step}", **params)
        return sentence[:1].upper() + sentence[1:]

    def _card_on(self, cell: str | None) -> str:
        card = self.observation["cells"][int((cell or "cell.0").removeprefix("cell."))]
        return patience_words.card(self.app.words, card) if card else ""

    # What happens

    def play(self, move: Move, *, by: str | None = None) -> None:
        """Make a move, remembering what had been asked for."""
        self._acted_on = self.step
        super().play(move, by=by)

    def after_move(self, events: Sequence[Event]) -> None:
        """See what has been learnt, and what is to be said of it."""
        asked = self._acted_on
        self.remark = ""
        self.learnt.update(self._taught(events))
        for event in events:
            if isinstance(event, CardPlaced) and asked == "centre" and not _is_central(
                f"cell.{event.cell}"
            ):
                self.remark = self.app.words("patience.lesson.remark.centre")
            if isinstance(event, CardDealt) and asked in ("pair", "ten"):
                self.remark = self.app.words("patience.lesson.remark.dealt")
        super().after_move(events)
        self.turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case CardDealt():
                    yield "deal"
                    if "fill" in self.learnt and self.observation["removed"]:
                        yield "on"
                case CardPlaced(card, _):
                    yield COURT_TOPICS.get(card[0], "centre")
                case RemovingOpened():
                    yield "fill"
                case PairRemoved():
                    yield "pair"
                case TenRemoved():
                    yield "ten"

    def _went_back(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self._fill_in = None
        asked = self._noted
        self.remark = ""
        super()._went_back(events, said, back=back)
        if back and asked == "undo":
            self.learnt.add("undo")
        self.turn_note()

    def hint(self) -> None:
        """Give the fair hint; its answer ends that lesson."""
        self._hint_asked = self.match.outcome is None
        super().hint()

    def fill(self) -> None:
        """Let the house fill the grid, until it is full or the player does anything."""
        self._fill_in = 0.0
        self._buttons()

    def _fill_one(self) -> None:
        observation = self.observation
        if observation["removing"] or self.match.outcome is not None:
            self._fill_in = None
            self._buttons()
            return
        self._fill_in = self.app.motion.seconds(FILL_STEP)
        self.play_for_house(greedy.choose(observation))

    def _end(self) -> None:
        """A loss is a lesson more: the note says why. A win is the player's own."""
        outcome = self.match.outcome
        if outcome is not None and outcome.winners and self in self.app.stack:
            self.play_on()._end()

    # Life

    @property
    def wake(self) -> float | None:
        """Also when the house fills the grid."""
        times = [super().wake]
        if self._fill_in is not None:
            times.append(max(0.01, self._fill_in))
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table, and light what the note means."""
        super().enter()
        self._highlight()

    def pause(self) -> None:
        """The house stops filling while something lies over the table."""
        self._fill_in = None
        super().pause()

    def update(self, dt: float) -> None:
        """Let the house fill, and see whether the hint has come."""
        super().update(dt)
        if self._fill_in is not None:
            self._fill_in -= dt
            if self._fill_in <= 0:
                self._fill_one()
        if self._hint_asked and self.help.answered:
            self._hint_asked = False
            self.learnt.add("hint")
            # A reason is longer than the ribbon likes: here is room for it.
            self.remark = self._message
            self.turn_note()

    def handle(self, event: Input) -> bool:
        """Any act of the player's stops the filling, besides what it does."""
        if self._fill_in is not None and isinstance(event, Press | Command):
            point = event.point if isinstance(event, Press) else None
            widget = self.controls.widget_at(point) if point else self.controls.focused
            self._fill_in = None
            self._buttons()
            stops = isinstance(event, Press) or event == Command("confirm")
            if stops and widget is not None and widget.key == "fill":
                return True
        return super().handle(event)

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return none: habits rest during a lesson."""
        return []

    # What shows

    def progress(self) -> tuple[int, int]:
        """Return how many topics have been learnt, and of how many."""
        return sum(topic in self.learnt for topic in TOPICS), len(TOPICS)

    @property
    def taught(self) -> bool:
        """Whether playing on is the thing to do."""
        return self.step in ("end", "won")

    def buttons(self) -> list[Widget]:
        """Note what is asked for."""
        self._noted = self.step
        return super().buttons()

    def note_button(self) -> NoteButton | None:
        """Return the button that fills the grid, or stops that, once placing is known."""
        if self._fill_in is not None:
            return NoteButton("fill", "patience.lesson.button.stop", "finish", self.fill)
        if self.step == "fill":
            return NoteButton("fill", "patience.lesson.button.fill", "finish", self.fill)
        return None

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held and no hint shows: what the note means."""
        if self.grip.selected is not None or self.hinted:
            return super().lit_spots()
        return self.meant()

    def draw_under(self, canvas: Canvas) -> None:
        """Mark the empty cells that the note means."""
        super().draw_under(canvas)
        if self.grip.selected is None and not self.hinted:
            for spot in self.meant():
                if spot in CELLS and not self.table.contents(spot):
                    self._draw_mark(canvas, spot)

    def draw_over(self, canvas: Canvas) -> None:
        """Mark the button that the note means."""
        for spot in self.meant():
            if spot.startswith("button."):
                self._draw_mark(canvas, spot)
        super().draw_over(canvas)

    def _draw_mark(self, canvas: Canvas, spot: str) -> None:
        zone = self.zones[spot]
        mark = marks.target(canvas.easel, zone.width, zone.height)
        canvas.blit(mark, zone.x, zone.y, anchor="center")


def _is_central(cell: str) -> bool:
    return CLASS_OF_CELL[int(cell.removeprefix("cell."))] == CENTRE
