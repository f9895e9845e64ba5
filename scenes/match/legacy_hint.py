"""A hint at a table of several seats: what would be good and why, knowing what its player knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.contract import Move
from game.records import HELPED
from scenes.match.thinking import POLL

if TYPE_CHECKING:
    from scenes.match.legacy_scene import MatchScene

HINT_STAYS = 12.0
"""Seconds that a hint's sentence stays."""


class TableHint:
    """Asks the game's own player for advice, and shows it when it comes."""

    def __init__(
        self, scene: MatchScene, spots_of: Callable[[Move], frozenset[str]],
        words_of: Callable[[str, Mapping[str, Any]], str],
    ) -> None:
        """``spots_of(move)``: what a hint points at; ``words_of(reason, params)``: its sentence."""
        self.scene = scene
        self._spots_of = spots_of
        self._words_of = words_of
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

    def ask(self) -> None:
        """Ask for a hint to the viewer, if the viewer is to act."""
        scene = self.scene
        words = scene.app.words
        if scene.viewer not in scene.match.people_to_act() or scene.staging:
            scene.say(words("house.notice.not_your_turn"))
            return
        if scene.looking_at is not None:
            return
        self.stop()
        self._asked_at = scene.match.position
        self._ticket = scene.app.thinking.hint(scene.match, scene.viewer)
        scene.say(words("house.notice.thinking"))

    def stop(self) -> None:
        """The answer is not wanted any more."""
        if self._ticket is not None:
            self.scene.app.thinking.drop(self._ticket)
            self._ticket = None

    def update(self, dt: float) -> None:
        """Look for the answer."""
        if self._ticket is None:
            return
        scene = self.scene
        if scene.match.position != self._asked_at:
            self.stop()
            return
        answer = scene.app.thinking.answer(self._ticket)
        if answer is None:
            return
        self._ticket = None
        if answer.value is None:
            scene.say(scene.app.words("house.hint_no_time"))
            return
        scene.match.mark(HELPED)
        scene.hinted = self._spots_of(answer.value.move)
        scene.say(self._words_of(answer.value.reason, answer.value.params), HINT_STAYS)
        scene.refresh_lights()
