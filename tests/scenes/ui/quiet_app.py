"""An app for widgets alone: it has words, and notes what was said and heard."""

from __future__ import annotations

from typing import Any, cast

from scenes.ui.app import App
from scenes.ui.words import Words


class QuietApp:
    """What a widget that nobody draws needs."""

    def __init__(self) -> None:
        self.words = Words("en")
        self.speech = self
        self.sounds = self
        self.said: list[str] = []
        self.heard: list[str] = []

    def say(self, line: str) -> None:
        self.said.append(line)

    def play(self, name: str) -> None:
        self.heard.append(name)


def quiet_app() -> Any:
    """Return one, as the app that widgets ask for."""
    return cast(App, QuietApp())
