"""A driven window for every scene test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No scene test makes sounds."""
    monkeypatch.setattr("scenes.house.Sounds", QuietSounds)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A house in a fresh folder, with no scene yet."""
    driven = Driver(tmp_path)
    yield driven
    driven.close()
