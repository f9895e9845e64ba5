"""A start without a screen is refused; a wrong word in the environment is not the last one."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import display, start, window
from scenes.app.display import NoScreen, open_display
from scenes.app.first_run import message_box
from scenes.app.start_options import StartOptions
from scenes.ui.words import LANGUAGES


class Drivers:
    """Stands for SDL: opens the driver asked for, or the first of what the machine has."""

    def __init__(self, *there: str) -> None:
        self.there = there
        self.opened = ""

    def init(self) -> None:
        import os

        asked = os.environ.get(display.CHOICE)
        if asked and not set(asked.split(",")) & set(self.there):
            raise pygame.error(f"{asked} not available")
        named = [one for one in asked.split(",") if one in self.there] if asked else self.there
        self.opened = named[0]

    def get_driver(self) -> str:
        return self.opened

    def quit(self) -> None:
        self.opened = ""


@pytest.mark.parametrize(("there", "asked", "opened"), [
    (("x11", "offscreen"), None, "x11"),
    (("offscreen", "dummy"), None, None),
    (("kmsdrm", "offscreen"), None, None),
    (("x11", "offscreen"), "wayland", "x11"),
    (("offscreen",), "wayland", None),
    (("x11", "dummy"), "dummy", "dummy"),
    (("x11", "offscreen"), "wayland,x11", "x11"),
])  # fmt: skip
def test_only_a_screen_that_can_be_seen_will_do(
    monkeypatch: pytest.MonkeyPatch, there: tuple[str, ...], asked: str | None, opened: str | None
) -> None:
    drivers = Drivers(*there)
    monkeypatch.setattr(display.pygame, "display", drivers)
    if asked is None:
        monkeypatch.delenv(display.CHOICE, raising=False)
    else:
        monkeypatch.setenv(display.CHOICE, asked)
    if opened is None:
        with pytest.raises(NoScreen):
            open_display()
    else:
        open_display()
    assert drivers.opened == (opened or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_is_one_sentence_and_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path, language: str
) -> None:
    def none() -> None:
        raise NoScreen("offscreen")

    monkeypatch.setattr(window, "open_display", none)
    monkeypatch.setattr(message_box, "has_screen", lambda: False)
    assert start.run(StartOptions(language=language, data_dir=tmp_path)) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "DISPLAY" in told
    assert list(tmp_path.iterdir()) == []
