"""The guided first game of the seals: a gentle scenario at the real table, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game import GAMES
from game.contract import Event, Move
from game.match import Match
from game.seals.rules.events import (
    CardPlayed,
    DraftPassed,
    GiftsKept,
    SealStruck,
    TokenGiven,
    TokenTaken,
)
from game.transcript import AGENT, ME, Chair
from scenes.games.seals.scene import TrickScene
from scenes.games.seals.view import colour_of, colour_of_piece
from scenes.match import legacy_menu as match_menu
from scenes.match.legacy_tutorial import LessonTable
from scenes.ui.key_labels import first_labels

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

SCENARIO = 1
SEED = 2
"""The person leads, and holds two colours of which a sword is worth taking."""
COMPANY = (
    Chair(ME, "gareth"), Chair(AGENT, "gawain", "knight"), Chair(AGENT, "nimue", "knight"),
)
TOPICS = ("look", "draft", "gift", "card", "trick")
"""What is taught, in the order in which a game brings it."""


class SealsLesson(LessonTable, TrickScene):
    """A table of the seals with a note beside it."""

    map_name = "seals-lesson"

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.learnt: set[str] = set()
        super().__init__(app, match)
        # The first gift window waits: here is time to read what it is for.
        self.habits = {"wait": True, "ranges": True}

    @classmethod
    def begin(cls, app: MatchApp) -> SealsLesson:
        """Return a lesson on its prepared deal."""
        match = Match.start(GAMES["seals"], COMPANY, SEED, {"scenario": SCENARIO})
        return cls(app, match)

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

    @property
    def taught(self) -> bool:
        """Whether the rest of the game is free."""
        return self.step in ("end", "won", "lost")

    def progress(self) -> tuple[int, int]:
        """Return how many topics have been learnt, and of how many."""
        return len(self.learnt), len(TOPICS)

    def note_words(self) -> str:
        """Return what the note says now."""
        params: dict[str, str] = first_labels(self.app.words, self.app.settings.keys)
        step, seen = self.step, self.present
        if seen["trick"]:
            params["colour"] = self.tell.colour(colour_of(seen["trick"][0][1]))
        if step in ("won", "lost"):
            params["why"] = self.tell.result(seen)
        sentence = self.app.words(f"seals.lesson.{step}", **params)
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

    def prompt(self) -> str:
        """While there is only something to look at, the ribbon asks for no sword."""
        if self.step == "look":
            return self.app.words("seals.lesson.prompt.look")
        return super().prompt()

    # What happens

    def understood(self) -> Callable[[], None] | None:
        """The first thing is only to be looked at."""
        return self._have_looked if self.step == "look" else None

    def _have_looked(self) -> None:
        self.learnt.add("look")
        self.turn_note()

    def play(self, move: Move, *, by: str | None = None) -> None:
        """The first sword is one that the note means: any other would teach the wrong thing."""
        step = self.step
        if step == "look":
            self.refuse(self.app.words("seals.lesson.prompt.look"))
        elif step == "draft" and not self._is_worth(move):
            self.refuse(self.app.words("seals.lesson.why.glowing"))
        else:
            super().play(move, by=by)

    def _is_worth(self, move: Move) -> bool:
        swords = self._swords_worth_taking()
        taken = {made for (source, _), made in self.offers.items() if source in swords}
        return not swords or move in taken

    def after_move(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        super().after_move(events)
        self.turn_note()

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

    def _end(self) -> None:
        """The note says how it ended; a win is the player's own."""
        outcome = self.match.outcome
        if outcome is not None and outcome.winners and self in self.app.stack:
            self.play_on()._end()

    def show_result(self) -> None:
        """Go on at the table itself: the result and what can be done next are there."""
        self.play_on()._end()

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return none: habits rest during a lesson."""
        return []
