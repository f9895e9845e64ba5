"""What a screen reader would say: one line at a time, printed and spoken only when it is on."""

from __future__ import annotations

import io
import subprocess

import pytest

from scenes.app import speech
from scenes.app.speech import Speech


class Talking:
    """A speech program that talks until it is cut short."""

    started: list[list[str]]

    def __init__(self, command: list[str], **_pipes: object) -> None:
        self.started.append(command)
        self.cut = False
        self.done = False

    def poll(self) -> int | None:
        return 0 if self.cut or self.done else None

    def terminate(self) -> None:
        self.cut = True


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The speech programs that are installed: none at first."""
    there: list[str] = []
    monkeypatch.setattr(speech.shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(speech.subprocess, "Popen", Talking)
    monkeypatch.setattr(Talking, "started", [], raising=False)
    return there


def test_off_it_only_remembers(program: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    program.append("espeak")
    silent = Speech(False)
    silent.say("Your turn")
    assert list(silent.lines) == ["Your turn"]
    assert capsys.readouterr().out == "" and Talking.started == []


@pytest.mark.usefixtures("program")
def test_on_it_prints_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.StringIO()
    Speech(True, out=out).say("Your turn")
    assert out.getvalue() == "Your turn\n"
    Speech(True).say("Again")
    assert capsys.readouterr().out == "Again\n"


@pytest.mark.parametrize(("said", "line"), [
    ("  two\n  lines ", "two lines"), ("Won!. Play on", "Won! Play on"),
    ("Done.. Next", "Done. Next"), ("이겼다。.", "이겼다。"), ("3.5 cards", "3.5 cards"),
    ("Wait . then", "Wait . then"),
])  # fmt: skip
def test_a_line_is_one_line_without_stops_to_spare(said: str, line: str) -> None:
    voice = Speech(False)
    voice.say(said)
    assert list(voice.lines) == [line]


def test_nothing_is_not_said(program: list[str]) -> None:
    program.append("espeak")
    voice = Speech(True, out=io.StringIO())
    voice.say(" \n ")
    assert not voice.lines and Talking.started == []


def test_the_last_fifty_lines_are_kept() -> None:
    voice = Speech(False)
    for number in range(60):
        voice.say(f"line {number}")
    assert len(voice.lines) == 50 and voice.lines[0] == "line 10"


@pytest.mark.parametrize(("there", "command"), [
    (["say"], ["say", "Kaixo"]),
    (["espeak", "say"], ["espeak", "-v", "eu", "--", "Kaixo"]),
    (["espeak", "espeak-ng"], ["espeak-ng", "-v", "eu", "--", "Kaixo"]),
    (["espeak", "spd-say"], ["spd-say", "-l", "eu", "--", "Kaixo"]),
])  # fmt: skip
def test_the_best_program_speaks_the_player_s_language(
    program: list[str], there: list[str], command: list[str]
) -> None:
    program += there
    Speech(True, "eu", io.StringIO()).say("Kaixo")
    assert Talking.started == [command]


def test_a_newer_line_cuts_an_older_one_short(program: list[str]) -> None:
    program.append("espeak")
    voice = Speech(True, out=io.StringIO())
    voice.say("A long line")
    first = voice._talking
    assert isinstance(first, Talking) and not first.cut
    voice.say("A newer one")
    assert first.cut and voice._talking is not first


def test_what_has_been_said_is_not_cut(program: list[str]) -> None:
    program.append("espeak")
    voice = Speech(True, out=io.StringIO())
    voice.say("A line")
    first = voice._talking
    assert isinstance(first, Talking)
    first.done = True
    voice.say("Another")
    assert not first.cut


def test_it_can_fall_silent(program: list[str]) -> None:
    program.append("espeak")
    voice = Speech(True, out=io.StringIO())
    voice.stop()
    voice.say("A line")
    talking = voice._talking
    assert isinstance(talking, Talking)
    voice.stop()
    assert talking.cut and voice._talking is None


def test_a_program_that_is_gone_is_not_asked_again(
    program: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program.append("espeak")
    voice = Speech(True, out=io.StringIO())

    def gone(command: list[str], **_pipes: object) -> subprocess.Popen[bytes]:
        raise OSError("no such file")

    monkeypatch.setattr(speech.subprocess, "Popen", gone)
    voice.say("A line")
    monkeypatch.setattr(speech.subprocess, "Popen", Talking)
    voice.say("Another")
    assert Talking.started == [] and list(voice.lines) == ["A line", "Another"]


class Closed(io.StringIO):
    """Output that nobody reads any more."""

    def write(self, text: str) -> int:
        raise OSError(text)


@pytest.mark.usefixtures("program")
def test_output_that_is_closed_means_silence() -> None:
    voice = Speech(True, out=Closed())
    voice.say("A line")
    assert list(voice.lines) == ["A line"]
