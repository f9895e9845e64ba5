"""``--install-shortcut``: the game among the system's programs and on the desktop, with its shield;
``--remove-shortcut`` takes it away again.

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
        message_box.tell(words("main.shortcut.done", file=str(path)))
    return 0


def remove(language: str | None) -> int:
    """Take away what :func:`install` made, say what went, and return the exit code."""
    words = message_box.words_for(language)
    try:
        if sys.platform == "win32":
            files = windows_files()
        elif sys.platform == "darwin":
            files = macos_files(Path.home())
        else:
            files = linux_files(Path.home(), os.environ)
        gone = [file for file in files if _removed(file)]
        if sys.platform not in ("win32", "darwin"):
            _tell_desktop(files[0].parent)
    except (OSError, NotMade, subprocess.SubprocessError) as error:
        message_box.alarm(words("main.shortcut.failed_removal", reason=str(error)))
        return 1
    for path in gone:
        message_box.tell(words("main.shortcut.removed", file=str(path)))
    if not gone:
        message_box.tell(words("main.shortcut.none"))
    return 0


def _removed(file: Path) -> bool:
    try:
        file.unlink()
    except FileNotFoundError:
        return False
    return True


def command() -> list[str]:
    """Return what starts this program, without a console where there is a choice."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # The system's Python outlives our .venv, and makes it anew when it has to.
    python = Path(base_python() if runs_in(VENV) else sys.executable)
    door = Path(__file__).resolve().parents[2] / "main.py"
    if os.name != "nt":
        return [str(lasting(python)), str(door)]
    # The launcher takes whatever Python there is; Python itself lies in a folder of its version.
    launcher = shutil.which("pyw")
    if launcher:
        return [launcher, "-3", str(door.with_name("Camelot.pyw"))]
    windowed = python.with_name("pythonw.exe")
    return [str(windowed if windowed.exists() else python), str(door.with_name("Camelot.pyw"))]


def lasting(python: Path) -> Path:
    """Return the name without a version under which ``python`` can be started, if there is one.

    An upgrade of the system takes ``python3.11`` away, and ``python3`` is then the next one.
    """
    plain = python.with_name("python3")
    check = [str(plain), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    try:
        good = subprocess.run(check, capture_output=True, check=False).returncode == 0
    except OSError:
        return python
    return plain if good else python


# Linux and other freedesktop.org systems


def on_linux(home: Path, environment: Mapping[str, str]) -> list[Path]:
    """Write entry and icon into the XDG folders, and a copy onto the desktop if there is one.

    Returns the entries written. Raises OSError.
    """
    entry, copy, icon = linux_files(home, environment)
    draw_icon(icon)
    text = desktop_entry(command(), icon)
    entry.parent.mkdir(parents=True, exist_ok=True)
    entry.write_text(text, encoding="utf-8")
    made = [entry]
    if copy.parent.is_dir() and copy.parent != home:
        copy.write_text(text, encoding="utf-8")
        # Desktops start an entry of the desktop folder only if it is executable and trusted.
        copy.chmod(0o755)
        if shutil.which(TRUST[0]):
            subprocess.run(
                [*TRUST, str(copy), "metadata::trusted", "true"], capture_output=True, check=False
            )
        made.append(copy)
    _tell_desktop(entry.parent)
    return made


def linux_files(home: Path, environment: Mapping[str, str]) -> tuple[Path, Path, Path]:
    """Return where the entry, its copy on the desktop and the icon lie, or would."""
    shared = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return (
        shared / "applications" / f"{NAME}.desktop",
        desktop_folder(home, environment) / f"{NAME}.desktop",
        shared / "icons" / "hicolor" / f"{ICON_PX}x{ICON_PX}" / "apps" / f"{NAME}.png",
    )


def _tell_desktop(entries: Path) -> None:
    if shutil.which("update-desktop-database") and entries.is_dir():
        subprocess.run(
            ["update-desktop-database", str(entries)], capture_output=True, check=False
        )


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
    icon = _windows_icon()
    draw_icon(icon.with_suffix(".png"))
    icon.write_bytes(as_ico(icon.with_suffix(".png").read_bytes()))
    program, *arguments = command()
    return _on_windows_places((
        "  $link = $shell.CreateShortcut($path)",
        f"  $link.TargetPath = {_power(program)}",
        f"  $link.Arguments = {_power(subprocess.list2cmdline(arguments))}",
        f"  $link.WorkingDirectory = {_power(str(Path(program).parent))}",
        f"  $link.IconLocation = {_power(str(icon))}",
        f"  $link.Description = {_power(words('main.shortcut.comment'))}",
        "  $link.Save()",
    ))


def windows_files() -> list[Path]:
    """Return where links and icon lie, or would. Raises NotMade, OSError."""
    icon = _windows_icon()
    return [*_on_windows_places(()), icon, icon.with_suffix(".png")]


def _windows_icon() -> Path:
    return Path(os.environ["LOCALAPPDATA"]) / "Camelot" / f"{NAME}.ico"


def _on_windows_places(lines: tuple[str, ...]) -> list[Path]:
    """Run ``lines`` of PowerShell with each link's ``$path``; return the paths."""
    script = "\n".join((
        "$shell = New-Object -ComObject WScript.Shell",
        "foreach ($place in 'Programs', 'Desktop') {",
        f"  $path = Join-Path $shell.SpecialFolders.Item($place) {_power(FILE_NAME + '.lnk')}",
        *lines,
        "  [Console]::OutputEncoding = [Text.Encoding]::UTF8; Write-Output $path",
        "}",
    ))
    # Handed over as a file with a signature: a command line would lose signs beyond the code page.
    file = _windows_icon().with_suffix(".ps1")
    file.parent.mkdir(parents=True, exist_ok=True)
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
    [file] = macos_files(home)
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"#!/bin/sh\nexec {shlex.join(command())}\n", encoding="utf-8")
    file.chmod(0o755)
    return [file]


def macos_files(home: Path) -> list[Path]:
    """Return where the command file lies, or would."""
    return [home / "Applications" / f"{FILE_NAME}.command"]


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
