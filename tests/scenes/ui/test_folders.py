"""Where people put files: as the desktop names its folders, or by their plain names."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.ui.folders import DESKTOP, DOCUMENTS, DOWNLOADS, home, people_folders


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The surroundings of a player whose home is an empty folder."""
    return {"HOME": str(tmp_path)}


def name_folders(config: Path, text: str) -> None:
    """Write the desktop's list of folders."""
    config.mkdir(parents=True, exist_ok=True)
    (config / "user-dirs.dirs").write_text(text, encoding="utf-8")


def test_home_is_what_the_system_says(tmp_path: Path) -> None:
    assert home({"HOME": str(tmp_path)}) == tmp_path
    assert home({}) == home({"HOME": ""}) == Path.home()


def test_a_system_that_knows_no_home_leaves_the_working_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", unknown)
    assert home({}) == Path.cwd()


def test_only_folders_that_are_there_are_named(tmp_path: Path, environ: dict[str, str]) -> None:
    assert people_folders(environ) == {}
    (tmp_path / "Downloads").mkdir()
    (tmp_path / "Desktop").write_text("a file")
    assert people_folders(environ) == {DOWNLOADS: tmp_path / "Downloads"}


def test_downloads_come_first_the_desktop_last(tmp_path: Path, environ: dict[str, str]) -> None:
    for plain in ("Desktop", "Documents", "Downloads"):
        (tmp_path / plain).mkdir()
    assert list(people_folders(environ)) == [DOWNLOADS, DOCUMENTS, DESKTOP]


def test_a_desktop_names_its_folders_itself(tmp_path: Path, environ: dict[str, str]) -> None:
    for name in ("다운로드", "Documents", "Downloads"):
        (tmp_path / name).mkdir()
    name_folders(tmp_path / ".config", '# comment\nXDG_DOWNLOAD_DIR="$HOME/다운로드"\n')
    assert people_folders(environ) == {
        DOWNLOADS: tmp_path / "다운로드", DOCUMENTS: tmp_path / "Documents",
    }


def test_a_desktop_that_is_the_home_itself_is_no_place_for_files(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    name_folders(tmp_path / ".config", 'XDG_DESKTOP_DIR="$HOME"\n')
    assert people_folders(environ) == {}


def test_the_list_may_lie_elsewhere(tmp_path: Path, environ: dict[str, str]) -> None:
    (tmp_path / "in").mkdir()
    name_folders(tmp_path / "settings", f'XDG_DOCUMENTS_DIR="{tmp_path}/in"\n')
    environ["XDG_CONFIG_HOME"] = str(tmp_path / "settings")
    assert people_folders(environ) == {DOCUMENTS: tmp_path / "in"}


def test_a_list_in_other_letters_leaves_the_plain_names(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    (tmp_path / "Downloads").mkdir()
    name_folders(tmp_path / ".config", "")
    (tmp_path / ".config" / "user-dirs.dirs").write_bytes(b'\xff\xfeXDG "\x00')
    assert people_folders(environ) == {DOWNLOADS: tmp_path / "Downloads"}
