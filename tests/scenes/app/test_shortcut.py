"""The shortcut among the system's programs and on the desktop."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import main
from scenes.app import shortcut
from scenes.app.first_run import message_box
from scenes.ui.words import LANGUAGES
from tests.door import door


def test_a_linux_shortcut_is_complete(tmp_path: Path) -> None:
    desktop = tmp_path / "바탕화면"
    desktop.mkdir()
    config = tmp_path / ".config"
    config.mkdir()
    (config / "user-dirs.dirs").write_text('XDG_DESKTOP_DIR="$HOME/바탕화면"\n', encoding="utf-8")
    made = shortcut.on_linux(tmp_path, {})
    assert made == [
        tmp_path / ".local/share/applications/camelot-four-tables.desktop",
        desktop / "camelot-four-tables.desktop",
    ]
    entry = dict(
        line.split("=", 1) for line in made[0].read_text("utf-8").splitlines() if "=" in line
    )
    assert entry["Name"] == "Camelot — Four Tables"
    assert {f"Name[{code}]" for code in LANGUAGES[1:]} <= entry.keys()
    assert entry["StartupWMClass"] == main.HINTS["SDL_VIDEO_X11_WMCLASS"]
    icon = Path(entry["Icon"])
    assert icon.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert made[1].stat().st_mode & 0o111, "executable"
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(["desktop-file-validate", made[0]], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_a_folder_with_strange_signs_is_quoted() -> None:
    entry = shortcut.desktop_entry(["/opt/100 % \"best\" $games/python", "main.py"], Path("/i.png"))
    line = next(line for line in entry.splitlines() if line.startswith("Exec="))
    assert line == 'Exec="/opt/100 %% \\\\"best\\\\" \\\\$games/python" "main.py"'


def test_the_command_line_makes_the_shortcut(tmp_path: Path) -> None:
    done = door("--install-shortcut", "--lang", "en", HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "The shortcut is here" in done.stdout
    assert (tmp_path / ".local/share/applications/camelot-four-tables.desktop").exists()


def test_the_shortcut_can_be_removed_and_its_absence_is_told(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "Desktop").mkdir(parents=True)
    before = set(home.rglob("*"))
    shortcut.on_linux(home, {})
    made = [path for path in home.rglob("*") if path.is_file()]
    assert len(made) == 3
    done = door("--remove-shortcut", "--lang", "en", HOME=str(home))
    assert done.returncode == 0 and done.stdout.count("Removed: ") == 3
    assert [path for path in home.rglob("*") if path.is_file() and path not in before] == []
    again = door("--remove-shortcut", "--lang", "eu", HOME=str(home))
    assert again.returncode == 0 and "Ez dago" in again.stdout


def test_a_shortcut_outlives_an_upgrade_of_the_system(tmp_path: Path) -> None:
    versioned = tmp_path / "python3.11"
    versioned.symlink_to(sys.executable)
    assert shortcut.lasting(versioned) == versioned, "there is no other name"
    plain = tmp_path / "python3"
    plain.write_text("#!/bin/sh\nexit 1\n")
    plain.chmod(0o755)
    assert shortcut.lasting(versioned) == versioned, "python3 is an older one"
    plain.unlink()
    plain.symlink_to(sys.executable)
    assert shortcut.lasting(versioned) == plain


def test_a_shortcut_that_cannot_be_made_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shortcut, "draw_icon", refuse)
    monkeypatch.setattr(message_box, "has_screen", lambda: False)
    assert shortcut.install("en") == 1
    assert "Permission denied" in capsys.readouterr().err


def test_a_windows_icon_holds_the_picture() -> None:
    icon = shortcut.as_ico(b"PNG" * 7)
    assert icon[:6] == bytes((0, 0, 1, 0, 1, 0))
    size, offset = int.from_bytes(icon[14:18], "little"), int.from_bytes(icon[18:22], "little")
    assert icon[offset : offset + size] == b"PNG" * 7
