"""Telling the player something without a window of ours, and without a terminal."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scenes.app.first_run import message_box
from scenes.app.first_run.message_box import Progress


class Toolkit:
    """Stands for tkinter: notes what was done with its windows."""

    def __init__(self, *, works: bool = True) -> None:
        self.log: list[str] = []
        self.closed = False
        self._works = works
        self.module = ModuleType("tkinter")
        self.module.messagebox = self  # type: ignore[attr-defined]
        self.module.Tk = self.Tk  # type: ignore[attr-defined]
        self.module.Label = lambda root, **_looks: root  # type: ignore[attr-defined]

    def Tk(self, className: str) -> Toolkit:
        if not self._works:
            raise RuntimeError("no display")
        self.log.append(f"open {className}")
        return self

    def showerror(self, title: str, sentence: str, parent: object) -> None:
        self.log.append(f"{title}: {sentence}")

    def showinfo(self, title: str, sentence: str, parent: object) -> None:
        self.log.append(f"info {title}: {sentence}")

    def configure(self, text: str = "", background: str = "") -> None:
        if not background:
            self.log.append(text)

    def update(self) -> None:
        if self.closed:
            raise RuntimeError("the window has been closed")
        self.log.append("breathe")

    def __getattr__(self, name: str) -> object:
        if name in ("withdraw", "destroy"):
            return lambda: self.log.append(name)
        return lambda *_words, **_looks: None


@pytest.fixture
def toolkit(monkeypatch: pytest.MonkeyPatch) -> Toolkit:
    """A start by double click on a desktop with tkinter."""
    kit = Toolkit()
    put_in(kit, monkeypatch)
    return kit


def put_in(kit: Toolkit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tkinter", kit.module)
    monkeypatch.setattr(message_box, "has_terminal", lambda: False)
    monkeypatch.setattr(message_box, "has_screen", lambda: True)


# Who is there


@pytest.mark.skipif(os.name == "nt" or sys.platform == "darwin", reason="asks the desktop")
@pytest.mark.parametrize(("names", "there"), [
    ((), False), (("DISPLAY",), True), (("WAYLAND_DISPLAY",), True),
    (("DISPLAY", "WAYLAND_DISPLAY"), True),
])  # fmt: skip
def test_a_desktop_names_its_display(
    monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], there: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name in names:
        monkeypatch.setenv(name, ":0")
    assert message_box.has_screen() == there


class Stream:
    """A stream to a terminal or to none, that keeps what is printed."""

    encoding = "utf-8"
    closed = False

    def __init__(self, terminal: bool) -> None:
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize("which", ["stdin", "stdout", "stderr"])
def test_one_stream_to_a_terminal_is_enough(monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(False))
    assert not message_box.has_terminal()
    monkeypatch.setattr(sys, which, Stream(True))
    assert message_box.has_terminal()


def test_streams_that_are_not_there_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert not message_box.has_terminal()
    monkeypatch.setattr(message_box, "has_screen", lambda: False)
    message_box.alarm("nobody sees this")


@pytest.mark.parametrize(("programs", "ours"), [
    ([], False),
    (["C:\\Windows\\py.exe", "C:\\Python311\\python.exe"], True),
    (["C:\\Python311\\python.exe", "D:/Camelot/.venv/Scripts/python.exe"], True),
    (["C:\\Windows\\System32\\cmd.exe", "C:\\Python311\\python.exe"], False),
    (["C:\\Python311\\python.exe", "?"], False),
])  # fmt: skip
def test_a_console_with_nobody_else_in_it_counts_as_none(
    monkeypatch: pytest.MonkeyPatch, programs: list[str], ours: bool
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(True))
    monkeypatch.setattr(message_box, "console_programs", lambda: programs)
    assert message_box.has_terminal() != ours


# What was asked for


def test_what_is_told_is_printed_as_well_as_the_stream_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_each = {"utf-8": "검 —", "cp1252": "\\uac80 —", "ascii": "\\uac80 \\u2014"}
    for encoding, printed in in_each.items():
        raw = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
        message_box.tell("검 —")
        assert raw.getvalue().decode(encoding).rstrip() == printed
    sys.stdout.close()
    message_box.tell("nobody reads this, and nothing is raised")


def test_a_program_without_any_stream_shows_what_was_asked_for_in_a_box(
    toolkit: Toolkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    message_box.tell("0.1.0")
    assert f"info {message_box.TITLE}: 0.1.0" in toolkit.log


# The alarm


@pytest.mark.parametrize(("terminal", "screen", "boxes"), [
    (False, True, ["no network"]), (True, True, []), (False, False, []), (True, False, []),
])  # fmt: skip
def test_the_alarm_is_also_a_box_where_no_terminal_is_read_but_a_screen_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    terminal: bool, screen: bool, boxes: list[str],
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(message_box, "_box", shown.append)
    monkeypatch.setattr(message_box, "has_terminal", lambda: terminal)
    monkeypatch.setattr(message_box, "has_screen", lambda: screen)
    message_box.alarm("no network")
    assert shown == boxes
    assert capsys.readouterr().err == "no network\n"


def test_the_box_alone_shows_and_goes(toolkit: Toolkit) -> None:
    message_box.alarm("no network")
    title = message_box.TITLE
    assert toolkit.log == [f"open {title}", "withdraw", f"{title}: no network", "destroy"]


@pytest.mark.parametrize("kit", [None, Toolkit(works=False)])
def test_without_tkinter_the_desktop_s_own_dialog_is_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kit: Toolkit | None
) -> None:
    program = tmp_path / "zenity"
    program.write_text(f"#!/bin/sh\nprintf '%s|' \"$@\" > '{tmp_path}/said'\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    if kit is None:
        monkeypatch.setitem(sys.modules, "tkinter", None)
    else:
        put_in(kit, monkeypatch)
    message_box._box("no network <here>")
    assert (tmp_path / "said").read_text().endswith("--text|no network <here>|")


# The progress of the set-up


def test_progress_opens_a_window_says_its_steps_and_closes(toolkit: Toolkit) -> None:
    with Progress() as progress:
        progress.say("Fetching")
        progress.breathe()
    title = message_box.TITLE
    assert toolkit.log == [f"open {title}", "Fetching", "breathe", "breathe", "destroy"]


def test_a_terminal_needs_no_window(
    toolkit: Toolkit, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(message_box, "has_terminal", lambda: True)
    with Progress() as progress:
        progress.say("Fetching")
    assert toolkit.log == []
    assert capsys.readouterr().err == "Fetching\n"


def test_a_window_that_the_player_closed_stops_nothing(
    toolkit: Toolkit, capsys: pytest.CaptureFixture[str]
) -> None:
    with Progress() as progress:
        toolkit.closed = True
        progress.say("Fetching")
        progress.say("Installing")
    assert capsys.readouterr().err == "Fetching\nInstalling\n"
    assert "destroy" not in toolkit.log


def test_without_a_window_the_lines_are_all_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_in(Toolkit(works=False), monkeypatch)
    with Progress() as progress:
        progress.say("Fetching")
    assert capsys.readouterr().err == "Fetching\n"
