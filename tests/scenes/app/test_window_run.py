"""Opening the window: what shows first, how it is remembered, full screen, pictures into files."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import frame, window
from scenes.app.preferences_file import PreferencesFile
from scenes.app.program import Program
from scenes.app.start_options import StartOptions
from scenes.app.window import Window
from scenes.match.match_screen import MatchScreen
from scenes.screens.title import TitleScene
from scenes.ui.preferences import Preferences

SIZE = (320, 180)
pytestmark = pytest.mark.filterwarnings("ignore:Please use Window:DeprecationWarning")


class Evening:
    """What the loop found when it began, in place of playing."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.stack: list[str] = []
        self.windows: list[Window] = []
        monkeypatch.setattr(window, "_loop", self._play)
        # Fonts of other tests would be gone with it.
        monkeypatch.setattr(pygame, "quit", lambda: None)

    def _play(self, opened: Window, app: Program) -> None:
        self.windows.append(opened)
        self.stack = [type(scene).__name__ for scene in app.stack]
        self.size = opened.surface.get_size()
        self.apps = app

    def begin(self, **asked: object) -> Preferences:
        """Run the program; returns the settings as they are kept afterwards."""
        options = StartOptions(data_dir=self.folder, language="en", **asked)  # type: ignore[arg-type]
        assert window.run(options) == 0
        return PreferencesFile(self.folder).load()


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path, monkeypatch)


def test_the_title_shows_first_and_everything_is_left_at_the_end(evening: Evening) -> None:
    evening.begin(size=(640, 400))
    assert evening.stack == [TitleScene.__name__]
    assert evening.size == (640, 400)
    assert evening.apps.viewport.height == 400
    assert evening.apps.stack == []


def test_a_window_is_never_too_small_to_be_read(evening: Evening) -> None:
    evening.begin(size=SIZE)
    assert evening.size == frame.LEAST
    assert evening.apps.viewport.width == frame.LEAST[0], "it is as it was opened"


def test_a_deal_on_the_command_line_is_laid_above_the_title(evening: Evening) -> None:
    evening.begin(size=SIZE, deal=4715)
    assert evening.stack == [TitleScene.__name__, MatchScreen.__name__]


def test_the_window_is_where_it_was_left(evening: Evening) -> None:
    PreferencesFile(evening.folder).save(Preferences(window=(30, 40, 640, 400)))
    kept = evening.begin()
    assert evening.size == (640, 400)
    assert kept.window is not None and kept.window[2:] == (640, 400)


def test_a_size_on_the_command_line_goes_before_the_one_kept(evening: Evening) -> None:
    PreferencesFile(evening.folder).save(Preferences(window=(30, 40, 640, 400), full_screen=True))
    evening.begin(size=(700, 500))
    assert evening.size == (700, 500)


def test_the_whole_screen_is_taken_at_once_where_it_was_asked_for(evening: Evening) -> None:
    PreferencesFile(evening.folder).save(Preferences(full_screen=True, window=(1, 2, 640, 400)))
    kept = evening.begin()
    assert evening.windows[0].surface.get_flags() & pygame.FULLSCREEN
    assert kept.window == (1, 2, 640, 400), "a full screen is no window to be remembered"


def test_the_whole_screen_can_be_taken_and_given_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags: list[bool] = []

    def play(opened: Window, app: Program) -> None:
        for whole in (True, True, False):
            app.settings.full_screen = whole
            app.apply_settings()
            flags.append(bool(opened.surface.get_flags() & pygame.FULLSCREEN))
            assert opened.surface is pygame.display.get_surface()
        assert opened.surface.get_size() == (640, 400), "as large as it was before"

    monkeypatch.setattr(window, "_loop", play)
    kept = evening.begin(size=(640, 400))
    assert flags == [True, True, False]
    assert kept.window is not None and kept.window[2:] == (640, 400)


def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    asked = StartOptions(
        data_dir=tmp_path, language="en", screenshot="credits", out=out, size=(400, 225)
    )
    assert window.run(asked) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (400, 225)
    assert len({tuple(picture.get_at((x, 100))) for x in range(400)}) > 10


def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "title.png"
    asked = StartOptions(
        data_dir=tmp_path, language="en", screenshot="credits", out=out, size=SIZE
    )
    assert window.run(asked) == 1
    assert str(out) in capsys.readouterr().err
