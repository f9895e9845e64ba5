"""A driven window for every scene test."""

import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.agents.worker import Worker
from scenes.app.program import Program
from scenes.ui import po_file
from tests.door import ROOT
from tests.scenes.driver import Driver


class QuietSounds:
    """Remembers what was to be heard; the real ones would synthesise it anew for every test."""

    def __init__(self, folder: Path, **volumes: object) -> None:
        self.volumes = volumes
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played.append(name)

    def set_volumes(self, **volumes: object) -> None:
        self.volumes = volumes

    def start_music(self) -> None:
        self.played.append("music")

    def stop_music(self) -> None: ...

    def device_lost(self) -> None: ...

    def set_out_of_sight(self, unseen: bool) -> None: ...

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No scene test makes sounds."""
    monkeypatch.setattr("scenes.app.program.Sounds", QuietSounds)


@pytest.fixture(autouse=True)
def nothing_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heap of a test run is many times that of the program, and takes as long to look over."""
    monkeypatch.setattr("scenes.app.window.give_back", lambda: None)


class LastingWorker(Worker):
    """A thinking process that serves one test after another: a fresh one must load what it thinks
    with, which takes longer than most tests."""

    def start(self) -> None:
        """A process that replaces one gets ready for the game at hand alone."""
        del self._known[:-1]
        super().start()

    def close(self) -> None:
        """Nobody waits any more for what a test has asked."""
        for question in self._questions:
            self.drop(question.ticket)


_worker = LastingWorker()


@pytest.fixture(autouse=True)
def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """All windows of a run ask the same process."""
    monkeypatch.setattr("scenes.match.thinking.Worker", lambda: _worker)


_tools: dict[tuple[object, ...], object] = {}
_MOST_TOOLS = 8


@pytest.fixture(autouse=True)
def shared_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of one look share easel and typesetter: what was painted for one serves the next.

    Pictures depend on nothing but this key, and painting them is most of a scene test's time.
    """
    # One easel serves more tables here than in an evening.
    monkeypatch.setattr("sprites.paint.easel.KEPT_STAGES", 120)
    for name in ("_new_easel", "_new_type"):
        monkeypatch.setattr(Program, name, _shared(getattr(Program, name)))


def _shared(make: Callable[[Program], object]) -> Callable[[Program], object]:
    def kept(app: Program) -> object:
        settings = app.settings
        key = (
            make, app.viewport.scale, settings.strong_hatching, settings.four_colour,
            app.words.language, settings.text_scale,
        )
        tool = _tools[key] = _tools.pop(key, None) or make(app)
        while len(_tools) > _MOST_TOOLS:
            del _tools[next(iter(_tools))]
        return tool

    return kept


_read_once = functools.cache(po_file.read_po)


def _read(path: Path) -> po_file.PoFile:
    return _read_once(path) if path.is_relative_to(ROOT) else po_file.read_po(path)


@pytest.fixture(autouse=True)
def catalogues_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read of one of our catalogues for one test serves the next."""
    monkeypatch.setattr("scenes.ui.words.read_po", _read)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A house in a fresh folder, with no scene yet."""
    driven = Driver(tmp_path)
    yield driven
    driven.close()
