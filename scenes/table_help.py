"""Hints at the quest table: asked of one who knows no more than the viewer, shown with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.records import HELPED
from scenes import table_names
from scenes.thinking import POLL

if TYPE_CHECKING:
    from scenes.table import QuestTableScene

HINT_STAYS = 12.0


class TableHelp:
    """The hint of one table."""

    def __init__(self, scene: QuestTableScene) -> None:
        self.scene = scene
        self._ticket: int | None = None
        self._asked_at = -1

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for."""
        return POLL if self._ticket is not None else None

    def ask(self) -> None:
        """Ask for a hint, if the viewer has something to decide."""
        scene, words = self.scene, self.scene.house.words
        if scene.looking_at is not None or scene.staging:
            return
        if scene.viewer not in scene.match.people_to_act():
            scene.say(scene.refusal_words("done", None))
            return
        self.stop()
        self._ticket = scene.house.thinking.hint(scene.match, scene.viewer)
        self._asked_at = scene.match.position
        scene.say(words("house.notice.thinking"))

    def stop(self) -> None:
        """The answer is no longer wanted."""
        if self._ticket is not None:
            self.scene.house.thinking.drop(self._ticket)
            self._ticket = None

    def update(self) -> None:
        """Show the answer once it has come, unless the table has gone on."""
        if self._ticket is None:
            return
        if self._asked_at != self.scene.match.position:
            self.stop()
            return
        answer = self.scene.house.thinking.answer(self._ticket)
        if answer is not None:
            self._ticket = None
            self._show(answer.value)

    def _show(self, hint: Any) -> None:
        scene, words = self.scene, self.scene.house.words
        scene.match.mark(HELPED)
        params = {
            name: table_names.anything(words, value) if isinstance(value, str) else value
            for name, value in hint.params.items()
        }
        spots = {spot for pair, move in scene.offers.items() if move == hint.move for spot in pair}
        scene.hinted = frozenset(spots)
        scene.say(words(hint.reason, **params), HINT_STAYS)
        scene._highlight()
