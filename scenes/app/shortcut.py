"""``--install-shortcut``: the game among the system's programs and on the desktop, with its shield.

Linux gets a desktop entry with names in every language of ours, Windows a link, macOS a small
command file. Nothing is written outside the player's own folders.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from scenes.app.first_run import message_box
from scenes.app.first_run.venv_folder import VENV, base_python, runs_in
from scenes.ui.words import LANGUAGES, Words

NAME = "camelot-four-tables"
"""The entry's file name, and the window's class, by which desktops match the two."""
ICON_PX = 256
FILE_NAME = "Camelot — Four Tables"
TRUST = ("gio", "set", "-t", "string")
"""GNOME's program that marks a file on the desktop as one that may be started."""


class NotMade(Exception):
    """The system did not let the shortcut be made; the text is its reason."""


def install(language: str | None) -> int:
    """Make the shortcut, say where it is, and return the exit code."""
    words = message_box.words_for(language)
    try:
        if sys.platform == "win32":
            made = on_windows(words)
        elif sys.platform == "darwin":
            made = on_macos(Path.home())
        else:
            made = on_linux(Path.home(), os.environ)
    except (OSError, NotMade, subprocess.SubprocessError) as error:
        message_box.alarm(words("main.shortcut.failed", reason=str(error)))
        return 1
    for path in made:
        print(words("main.shortcut.done", file=str(path)))
    return 0


def command() -> list[str]:
    """Return what starts this program, without a console where there is a choice."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # The system's Python outlives our .venv, and makes it anew when it has to.
    python = Path(base_python() if runs_in(VENV) else sys.executable)
    windowed = python.with_name("pythonw.exe")
    if os.name == "nt" and windowed.exists():
        python = windowed
    return [str(python), str(Path(__file__).resolve().parents[2] / "main.py")]


# Linux and other freedesktop.org systems


def on_linux(home: Path, environment: Mapping[str, str]) -> list[Path]:
    """Write entry and icon into the XDG folders, and a copy onto the desktop if there is one.

    Returns the entries written. Raises OSError.
    """
    shared = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    icon = shared / "icons" / "hicolor" / f"{ICON_PX}x{ICON_PX}" / "apps" / f"{NAME}.png"
    entry = shared / "applications" / f"{NAME}.desktop"
    draw_icon(icon)
    text = desktop_entry(command(), icon)
    entry.parent.mkdir(parents=True, exist_ok=True)
    entry.write_text(text, encoding="utf-8")
    made = [entry]
    desktop = desktop_folder(home, environment)
    if desktop.is_dir() and desktop != home:
        copy = desktop / f"{NAME}.desktop"
        copy.write_text(text, encoding="utf-8")
        # Desktops start an entry of the desktop folder only if it is executable and trusted.
        copy.chmod(0o755)
        if shutil.which(TRUST[0]):
            subprocess.run(
                [*TRUST, str(copy), "metadata::trusted", "true"], capture_output=True, check=False
            )
        made.append(copy)
    if shutil.which("update-desktop-database"):
        subprocess.run(
            ["update-desktop-database", str(entry.parent)], capture_output=True, check=False
        )
    return made


def desktop_folder(home: Path, environment: Mapping[str, str]) -> Path:
    """Return the player's desktop folder, which has a name in their language."""
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    try:
        lines = (config / "user-dirs.dirs").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError):
        lines = []
    for line in lines:
        name, _, value = line.partition("=")
        if name.strip() == "XDG_DESKTOP_DIR":
            return Path(value.strip().strip('"').replace("$HOME", str(home)))
    return home / "Desktop"


def desktop_entry(start: list[str], icon: Path) -> str:
    """Return a desktop entry, after the freedesktop.org specification 1.4."""
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.4"]
    for label, key in (
        ("Name", "main.shortcut.name"),
        ("Comment", "main.shortcut.comment"),
        ("Keywords", "main.shortcut.keywords"),
    ):
        for language in LANGUAGES:
            suffix = "" if language == LANGUAGES[0] else f"[{language}]"
            lines.append(f"{label}{suffix}={_escaped(Words(language)(key))}")
    lines += [
        f"Exec={_escaped(' '.join(_quoted(word) for word in start))}",
        f"Icon={_escaped(str(icon))}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        f"StartupWMClass={NAME}",
        "StartupNotify=true",
    ]
    return "\n".join(lines) + "\n"


def _quoted(word: str) -> str:
    """Return one argument of an Exec line; its reserved signs are escaped, % is doubled."""
    for sign in ("\\", '"', "`", "$"):
        word = word.replace(sign, "\\" + sign)
    return '"' + word.replace("%", "%%") + '"'


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n")


# The other two


def on_windows(words: Words) -> list[Path]:
    """Write links into the start menu and onto the desktop. Raises NotMade, OSError."""
    icon = Path(os.environ["LOCALAPPDATA"]) / "Camelot" / f"{NAME}.ico"
    draw_icon(icon.with_suffix(".png"))
    icon.write_bytes(as_ico(icon.with_suffix(".png").read_bytes()))
    program, *arguments = command()
    script = "\n".join((
        "$shell = New-Object -ComObject WScript.Shell",
        "foreach ($place in 'Programs', 'Desktop') {",
        f"  $path = Join-Path $shell.SpecialFolders.Item($place) {_power(FILE_NAME + '.lnk')}",
        "  $link = $shell.CreateShortcut($path)",
        f"  $link.TargetPath = {_power(program)}",
        f"  $link.Arguments = {_power(subprocess.list2cmdline(arguments))}",
        f"  $link.WorkingDirectory = {_power(str(Path(program).parent))}",
        f"  $link.IconLocation = {_power(str(icon))}",
        f"  $link.Description = {_power(words('main.shortcut.comment'))}",
        "  $link.Save()",
        "  [Console]::OutputEncoding = [Text.Encoding]::UTF8; Write-Output $path",
        "}",
    ))
    # Handed over as a file with a signature: a command line would lose signs beyond the code page.
    file = icon.with_suffix(".ps1")
    file.write_text(script, encoding="utf-8-sig")
    try:
        done = subprocess.run(
            ["powershell", "-NoProfile", "-ExecutionPolicy", "Bypass", "-File", str(file)],
            capture_output=True, encoding="utf-8", errors="replace", check=False,
        )  # fmt: skip
    finally:
        file.unlink(missing_ok=True)
    if done.returncode != 0:
        raise NotMade(done.stderr.strip().splitlines()[0] if done.stderr.strip() else "PowerShell")
    return [Path(line) for line in done.stdout.splitlines() if line]


def _power(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def on_macos(home: Path) -> list[Path]:
    """Write a command file that a double click starts into Applications. Raises OSError."""
    folder = home / "Applications"
    folder.mkdir(exist_ok=True)
    file = folder / f"{FILE_NAME}.command"
    file.write_text(f"#!/bin/sh\nexec {shlex.join(command())}\n", encoding="utf-8")
    file.chmod(0o755)
    return [file]


# The picture


def draw_icon(path: Path) -> None:
    """Draw the shield with the crown into a square PNG file. Raises OSError."""
    import pygame

    from sprites.heraldry.arms import table_shield
    from sprites.paint.easel import Easel

    square = pygame.Surface((ICON_PX, ICON_PX), pygame.SRCALPHA)
    shield = table_shield(Easel(1.0), "crown", ICON_PX * 0.83, ICON_PX)
    square.blit(shield, shield.get_rect(center=square.get_rect().center))
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(square, path)
    except pygame.error as error:
        raise OSError(str(error)) from error


def as_ico(png: bytes) -> bytes:
    """Return a Windows icon file that holds one 256 px PNG."""
    header = bytes((0, 0, 1, 0, 1, 0))
    entry = bytes((0, 0, 0, 0, 1, 0, 32, 0))
    return header + entry + len(png).to_bytes(4, "little") + (22).to_bytes(4, "little") + png
