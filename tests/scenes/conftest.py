"""A driven window for every scene test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.house import House
from sprites.easel import Easel
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


_easels: dict[tuple[object, ...], Easel] = {}
_MOST_EASELS = 4


@pytest.fixture(autouse=True)
def shared_easels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of one look share an easel: what was painted for one serves the next.

    Pictures depend on nothing but this key, and painting them is most of a scene test's time.
    """
    new_easel = House._new_easel

    def shared(house: House) -> Easel:
        settings = house.settings
        key = (
            house.viewport.scale, settings.strong_hatching, settings.four_colour,
            house.words.language, settings.text_scale,
        )
        easel = _easels.pop(key, None) or new_easel(house)
        _easels[key] = easel
        while len(_easels) > _MOST_EASELS:
            del _easels[next(iter(_easels))]
        return easel

    monkeypatch.setattr(House, "_new_easel", shared)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A house in a fresh folder, with no scene yet."""
    driven = Driver(tmp_path)
    yield driven
    driven.close()
