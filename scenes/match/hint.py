"""A hint: what would be good and why, from one who knows no more than the viewer does."""

from __future__ import annotations

from collections.abc import Callable

from game.agents import Hint
from game.records import HELPED
from scenes.match.app import MatchApp
from scenes.match.game_table import HintShown, Part
from scenes.match.match_view import MatchView
from scenes.match.table_view import TableView
from scenes.match.thinking import POLL

HINT_STAYS = 12.0
"""Seconds that a hint's sentence stays."""


class HintPart(Part):
    """Asks the game's own player for advice, and shows it when it comes.

    A match is marked as helped when a hint shows, never for a question alone, and not where only
    one move is left to make. Before the first one counts, the table says so.
    """

    def __init__(
        self, app: MatchApp, match_view: MatchView, table_view: TableView,
        shown: Callable[[Hint], HintShown], why_none: Callable[[], str | None] = lambda: None,
    ) -> None:
        """``shown(hint)`` says how a hint shows; ``why_none()`` why none can be given now ("" to
        say nothing), or None."""
        self._app = app
        self._match_view = match_view
        self._table_view = table_view
        self._shown = shown
        self._why_none = why_none
        self._ticket: int | None = None
        self._asked_at = -1
        """The ply at which the hint was asked for: later it would be stale."""

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for."""
        return None if self._ticket is None else POLL

    @property
    def answered(self) -> bool:
        """Whether no hint is being thought about."""
        return self._ticket is None

    def command(self, name: str) -> bool:
        """Ask for a hint when that is what was called."""
        if name != "hint":
            return False
        self.ask()
        return True

    def ask(self, question: Callable[[], int] | None = None) -> None:
        """Ask for a hint to the viewer, if the viewer is to act.

        ``question`` puts another question than the fair one and returns its ticket; its answer
        must be a Hint.
        """
        view, words = self._match_view, self._app.words
        why_none = self._why_none()
        if why_none is not None:
            if why_none:
                self._table_view.say(why_none)
            return
        if view.looking_at is not None:
            return
        if view.viewer not in view.match.people_to_act() or view.staging:
            self._table_view.say(words("house.notice.not_your_turn"))
            return
        self.stop()
        self._asked_at = view.match.position
        self._ticket = (
            self._app.thinking.hint(view.match, view.viewer) if question is None else question()
        )
        counts = HELPED not in view.match.marks and len(
            view.match.state.legal_moves(view.viewer)
        ) > 1
        self._table_view.say(
            words("house.notice.thinking_counts" if counts else "house.notice.thinking")
        )

    def stop(self) -> None:
        """The answer is not wanted any more."""
        if self._ticket is not None:
            self._app.thinking.drop(self._ticket)
            self._ticket = None

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.stop()

    def went_back(self, *, back: bool) -> None:
        """A hint about another position is not wanted."""
        self.stop()

    def update(self, dt: float) -> None:
        """Look for the answer."""
        if self._ticket is None:
            return
        match = self._match_view.match
        if match.position != self._asked_at:
            self.stop()
            return
        answer = self._app.thinking.answer(self._ticket)
        if answer is None:
            return
        self._ticket = None
        hint = answer.value
        if not isinstance(hint, Hint):
            self._table_view.say(self._app.words("house.hint_no_time"))
            return
        if len(match.state.legal_moves(self._match_view.viewer)) > 1:
            match.mark(HELPED)  # where there is no choice, nobody was helped
        shown = self._shown(hint)
        self._table_view.hinted = shown.spots
        self._table_view.say(shown.sentence, HINT_STAYS)
        self._table_view.relight()
