"""How what happens is told: to the ear, and to those who have the screen read to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.contract import Event
from game.match import Match
from scenes.match.app import MatchApp
from scenes.match.game_table import TableWords


class Telling:
    """Tells the events of one match in the words of its table."""

    def __init__(self, app: MatchApp, match: Match, words: Callable[[], TableWords]) -> None:
        """``words`` gives the table's words once it is made."""
        self._app = app
        self._match = match
        self._words = words

    def tell(self, events: Iterable[Event], aloud: bool) -> None:
        """Say events of the latest ply, with their sounds if ``aloud``."""
        words, ply = self._words(), self._match.position
        by = self._match.made_by(ply) if ply else None
        for event in events:
            sound = words.sound(event) if aloud else ""
            if sound:
                self._app.sounds.play(sound)
            sentence = words.event(event, by)
            if sentence:
                self._app.speech.say(sentence)
