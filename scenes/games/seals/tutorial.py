"""The guided first game of the seals: a gentle scenario at the real table, with a note beside it.

The note follows from the position and from what has been learnt, never from a script, so that the
player may do whatever is legal. Nothing is kept until the player plays on alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
from scenes.games.seals.offers import taps
from scenes.games.seals.paint import PLACE
from scenes.games.seals.pieces import colour_of, colour_of_piece
from scenes.games.seals.scene import SealsTable
from scenes.games.seals.view import load_map
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.match_screen import MatchScreen
from scenes.match.tutorial import Tutorial
from scenes.ui.key_labels import first_labels

SCENARIO = 1
SEED = 2
"""The person leads, and holds two colours of which a sword is worth taking."""
COMPANY = (
    Chair(ME, "gareth"), Chair(AGENT, "gawain", "knight"), Chair(AGENT, "nimue", "knight"),
)
TOPICS = ("look", "draft", "gift", "card", "trick")
"""What is taught, in the order in which a game brings it."""


class SealsTutorial(Tutorial):
    """The note beside a table of the seals."""

    def __init__(self, desk: Desk, table: SealsTable) -> None:
        super().__init__(desk, table)
        self._seals = table
        self._view = table.view_part
        self.learnt: set[str] = set()
        table.buttons.show_result = self._go_to_result

    # What is taught now

    @property
    def step(self) -> str:
        """What the note is about: a topic, what others do, or how it has ended."""
        outcome = self.desk.match.outcome
        if outcome is not None:
            return "won" if outcome.winners else "lost"
        if "look" not in self.learnt:
            return "look"
        seen = self._view.present
        if len(self.learnt) == len(TOPICS):
            return "end"
        if self.desk.match_view.stage is not None or self._view.viewer not in seen["to_act"]:
            return f"watch_{seen['phase']}"
        return self._asked(seen["phase"])

    def _asked(self, phase: str) -> str:
        seen = self._view.present
        if phase == "draft":
            return "more" if seen["owed"][self._view.viewer] else "draft"
        if phase != "play":
            return phase
        if not seen["trick"]:
            return "lead"
        led = colour_of(seen["trick"][0][1])
        playable = taps(self.desk.table_view.offers)
        return "void" if any(colour_of_piece(one) != led for one in playable) else "follow"

    @property
    def taught(self) -> bool:
        """Whether the rest of the game is free."""
        return self.step in ("end", "won", "lost")

    def progress(self) -> tuple[int, int]:
        """Return how many topics have been learnt, and of how many."""
        return len(self.learnt), len(TOPICS)

    def note_words(self) -> str:
        """Return what the note says now."""
        app, step, seen = self.desk.app, self.step, self._view.present
        params: dict[str, str] = first_labels(app.words, app.settings.keys)
        if seen["trick"]:
            params["colour"] = self._seals.names.colour(colour_of(seen["trick"][0][1]))
        if step in ("won", "lost"):
            params["why"] = self._seals.told.result(seen)
        sentence = app.words(f"seals.lesson.{step}", **params)
        return sentence[:1].upper() + sentence[1:]

    def lights(self) -> frozenset[str] | None:
        """What the note means."""
        step = self.step
        if step == "look":
            return frozenset(self.desk.table_view.pieces.contents("own"))
        if step == "draft":
            return self._swords_worth_taking()
        return None

    def _swords_worth_taking(self) -> frozenset[str]:
        """Return the swords of colours of which the viewer holds three cards or more."""
        contents = self.desk.table_view.pieces.contents
        own = [colour_of_piece(name) for name in contents("own")]
        return frozenset(
            name for name in contents("pool") if own.count(colour_of_piece(name)) >= 3
        )

    def prompt(self) -> str | None:
        """While there is only something to look at, the ribbon asks for no sword."""
        looking_back = self.desk.match_view.looking_at is not None
        return None if looking_back or self.step != "look" else self._look()

    def _look(self) -> str:
        return self.desk.app.words("seals.lesson.prompt.look")

    # What happens

    def understood(self) -> Callable[[], None] | None:
        """The first thing is only to be looked at."""
        return self._have_looked if self.step == "look" else None

    def _have_looked(self) -> None:
        self.learnt.add("look")
        self.turn_note()

    def objection(self, move: Move) -> str | None:
        """The first sword is one that the note means: any other would teach the wrong thing."""
        step = self.step
        if step == "look":
            return self._look()
        swords = self._swords_worth_taking() if step == "draft" else frozenset()
        offers = self.desk.table_view.offers
        meant = {made for (source, _), made in offers.items() if source in swords}
        if not swords or move in meant:
            return None
        return self.desk.app.words("seals.lesson.why.glowing")

    def moved(self, events: Sequence[Event]) -> None:
        """See what has been learnt."""
        self.remark = ""
        self.learnt.update(self._taught(events))
        self.turn_note()

    def _taught(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case TokenTaken(seat) | DraftPassed(seat) if seat == self._view.viewer:
                    yield from ("look", "draft")
                case GiftsKept(seat) | TokenGiven(seat) if seat == self._view.viewer:
                    yield "gift"
                case CardPlayed(seat) if seat == self._view.viewer:
                    yield "card"
                case SealStruck():
                    yield "trick"

    def takes_end(self) -> bool:
        """The note says how it ended; a win is the player's own."""
        wait = self._seals.result.begin()
        self.desk.table_view.timeline.call(wait, self._end)
        return True

    def _end(self) -> None:
        outcome = self.desk.match.outcome
        if outcome is not None and outcome.winners and self.desk.acts.is_open:
            self._go_to_result()

    def _go_to_result(self) -> None:
        """Go on at the table itself: the result and what can be done next are there."""
        self.play_on().show_result()


def make(desk: Desk) -> SealsTable:
    """Return a table with its lesson. The first gift window waits: here is time to read what it
    is for."""
    table = SealsTable(desk, {"wait": True, "ranges": True})
    table.parts.append(SealsTutorial(desk, table))
    return table


def begin(app: MatchApp) -> MatchScreen:
    """Return a lesson on its prepared deal."""
    match = Match.start(GAMES["seals"], COMPANY, SEED, {"scenario": SCENARIO})
    return MatchScreen(app, match, TableKind(PLACE, lambda _: load_map("seals-lesson"), make))
