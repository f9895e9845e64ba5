"""A journal as full as the records' sample, played once for all tests of a run."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.app.program import Program
from scenes.games.patience import sample_records
from tests.scenes.conftest import QuietSounds
from tests.scenes.driver import Driver


@pytest.fixture(scope="session")
def sample_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a house whose sample matches have been played."""
    folder = tmp_path_factory.mktemp("sample")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.app.program.Sounds", QuietSounds)
        driver = Driver(folder)
        sample_records.play(driver.app)
        driver.close()
    return folder


@pytest.fixture
def play_samples(sample_folder: Path) -> Callable[[Program], None]:
    """Put the sample's matches into a house that has not opened its journal yet."""

    def put(app: Program) -> None:
        for path in sample_folder.glob("journal*"):
            shutil.copy(path, app.folder)

    return put
