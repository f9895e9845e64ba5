"""The window on the desktop: full screen and back, maximised, and what the system makes of it."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import frame
from scenes.app.frame import Frame
from scenes.ui.preferences import Preferences


class Manager:
    """Stands for the window and the system's window manager."""

    def __init__(self) -> None:
        self.size, self.position = (1280, 720), (322, 220)
        self.minimum_size = (1, 1)
        self.full = False
        self.log: list[str] = []

    def set_fullscreen(self, desktop: bool) -> None:
        self.full = True
        self.log.append("full")

    def set_windowed(self) -> None:
        self.full = False
        self.log.append("windowed")

    def maximize(self) -> None:
        self.log.append("maximised")


@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch) -> Manager:
    stands = Manager()
    monkeypatch.setattr(frame, "_frame", lambda: stands)
    monkeypatch.setattr(frame, "monitors", lambda: [(0, 0, 1920, 1080)])
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: stands.full)
    monkeypatch.setattr(pygame.display, "get_surface", lambda: pygame.Surface((1, 1)))
    return stands


def test_full_screen_and_back_leaves_the_window_as_it_was(manager: Manager) -> None:
    settings = Preferences()
    held = Frame(settings)
    for _ in range(5):
        settings.full_screen = True
        held.apply()
        manager.size, manager.position = (1920, 1080), (0, 0)
        settings.full_screen = False
        held.apply()
        # Some managers give the window the screen's size once more.
        manager.size = (1920, 1080)
        held.hear(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
        assert (manager.position, manager.size) == ((322, 220), (1280, 720))
        assert manager.minimum_size == frame.LEAST
    held.apply()
    assert manager.log == ["full", "windowed"] * 5, "nothing to be done twice"


def test_a_maximised_window_is_maximised_again_and_its_own_size_is_kept(manager: Manager) -> None:
    settings = Preferences(window=(10, 20, 800, 600))
    held = Frame(settings)
    held.hear(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    settings.full_screen = True
    held.apply()
    held.hear(pygame.event.Event(pygame.WINDOWRESTORED))  # so X11 tells of the full screen
    settings.full_screen = False
    held.apply()
    assert manager.log == ["full", "windowed", "maximised"]
    held.remember()
    assert settings.maximised and settings.window == (10, 20, 800, 600)
    held.hear(pygame.event.Event(pygame.WINDOWRESTORED))
    manager.size, manager.position = (900, 500), (40, 50)
    held.remember()
    assert not settings.maximised and settings.window == (40, 50, 900, 500)


def test_a_full_screen_is_no_window_to_be_remembered(manager: Manager) -> None:
    settings = Preferences(window=(10, 20, 800, 600), full_screen=True)
    manager.full = True
    Frame(settings).remember()
    assert settings.window == (10, 20, 800, 600)


def test_a_size_that_changes_later_is_the_player_s(manager: Manager) -> None:
    settings = Preferences()
    held = Frame(settings)
    settings.full_screen = True
    held.apply()
    settings.full_screen = False
    held.apply()
    for _ in range(2):
        held.hear(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1, y=1))
        manager.size = (1000, 600)
    assert manager.size == (1000, 600)
