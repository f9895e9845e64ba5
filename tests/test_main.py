"""The front door: arguments and their mistakes, old Pythons, and what a crash leaves behind."""

from __future__ import annotations

import ast
import subprocess
import sys
import types
from pathlib import Path

import pytest

import main
from scenes.app import arguments, crash_log, start
from scenes.app.arguments import Mistake, read
from scenes.app.first_run import message_box
from scenes.app.start_options import StartOptions
from scenes.ui.words import LANGUAGES, Words
from tests.door import ROOT, bare_environment, door

# Arguments


def test_no_words_ask_for_nothing_special() -> None:
    assert read([]) == StartOptions()


def test_all_words_together(tmp_path: Path) -> None:
    asked = read([
        "--lang", "zh-TW", "--size", "1280x720", "--data-dir", str(tmp_path), "--speak",
        "--screenshot", "title", "--out", "F.PNG", "--deal", "4711", "--demo", "patience",
    ])  # fmt: skip
    assert asked == StartOptions(
        language="zh_TW", size=(1280, 720), data_dir=tmp_path, speak=True, screenshot="title",
        out=Path("F.PNG").absolute(), deal=4711, demo="patience",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["640x360", "1280×720", "3840X2160", "7680x4320"])
def test_sizes_that_can_be(text: str) -> None:
    asked = read(["--size", text])
    assert isinstance(asked, StartOptions) and asked.size is not None


@pytest.mark.parametrize("text", [
    "0x0", "99999x9", "9x99999", "-1x720", "1280", "1280x", "x720", "1280x720x3", "big", "", " ",
    "1e3x720", "1280.5x720", "１２８０x７２０", "12 80x720", "99999999999999999999x1", "639x360",
    "16384x16384",
])  # fmt: skip
def test_sizes_that_cannot_be(text: str) -> None:
    with pytest.raises(Mistake):
        read(["--size", text])


MISTAKES = [
    ["--siez", "1280x720"], ["--size"], ["--size", "--speak"], ["window"], ["-x"], ["--", "a"],
    ["--lang", "xx"], ["--lang", ""], ["--lang"], ["--demo", "chess"], ["--demo", ""],
    ["--screenshot", "kitchen", "--out", "a.png"], ["--screenshot", "title"], ["--out", "a.png"],
    ["--deal", "-1"], ["--deal", "1.5"], ["--deal", "9" * 30], ["--deal", "x"], ["--deal", "٤"],
    ["--speak=yes"], ["--version=2"], ["--screenshot", "title", "--out", "a.xyz"],
    ["--deal", "3", "--demo", "seals"], ["--data-dir", ""], ["--data-dir", __file__],
    ["--data-dir", "a\0b"], ["--lan", "ko"], ["\ud800"],
]  # fmt: skip


@pytest.mark.parametrize("command", MISTAKES, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_one_sentence_in_the_players_language(
    command: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    with pytest.raises(Mistake) as told:
        read(command)
    sentence = str(told.value)
    assert sentence and "\n" not in sentence and not sentence.startswith("main.")
    assert "{" not in sentence


def test_a_mistake_ends_with_code_2_and_no_traceback() -> None:
    done = door("--size", "0x0", "--lang", "eu")
    assert done.returncode == 2
    assert done.stdout == "" and done.stderr.count("\n") == 1 and "0x0" in done.stderr
    assert door("\udcff", "--lang", "ko").returncode == 2, "a word that is no text at all"


def test_version_and_help_are_printed() -> None:
    assert door("--version").stdout == f"Camelot — Four Tables {crash_log.VERSION}\n"
    for language in LANGUAGES:
        text = read(["--help", "--lang", language])
        assert isinstance(text, str)
        assert Words(language)("main.help.speak")[:20] in text


@pytest.mark.parametrize(
    "words", [("--help", "--lang", "ko"), ("--version", "--bogus"), ("--bogus",)]
)
def test_a_closed_or_a_narrow_output_is_no_crash(words: tuple[str, ...]) -> None:
    narrow = door(*words, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert "Traceback" not in narrow.stderr and narrow.stdout + narrow.stderr
    command = f'exec "{sys.executable}" "{ROOT / "main.py"}" {" ".join(words)}'
    for ending in (">&-", ">&- 2>&-", "| true"):
        done = subprocess.run(
            ["sh", "-c", f"{command} {ending}"], stderr=subprocess.PIPE, encoding="utf-8",
            env=bare_environment(),
        )  # fmt: skip
        assert "Traceback" not in done.stderr and "ignored" not in done.stderr, ending


def test_every_sentence_of_the_door_is_in_every_language() -> None:
    used = set()
    for path in (ROOT / "scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                value = node.value
                if value.startswith("main.") and value != "main.py" and " " not in value:
                    used.add(value)
    assert len(used) > 30
    for language in LANGUAGES:
        words = Words(language)
        assert [key for key in used if words(key) == key] == []


# Old Pythons


def test_an_old_python_is_told_what_is_needed() -> None:
    sentence = main.too_old((3, 10, 4, "final", 0))
    assert sentence is not None and "3.11" in sentence and "3.10" in sentence
    assert main.too_old((3, 11, 0, "final", 0)) is None
    assert main.too_old((4, 0)) is None


@pytest.mark.parametrize("name", ["main.py", "Camelot.pyw", "tests/__main__.py"])
def test_the_door_can_be_read_by_old_pythons(name: str) -> None:
    """What Python 2.7 can't parse: annotations, f-strings, keyword-only arguments, walrus, …"""
    source = (ROOT / name).read_text(encoding="utf-8")
    assert source.isascii(), "without a coding line, Python 2 reads ASCII only"
    tree = ast.parse(source, feature_version=(3, 4))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.Nonlocal)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None and not node.args.kwonlyargs
            assert all(argument.annotation is None for argument in node.args.args)
        if isinstance(node, ast.List | ast.Tuple):
            assert not any(isinstance(item, ast.Starred) for item in node.elts)


def test_an_old_python_says_so_in_a_box_where_its_console_goes_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[str] = []
    kit = types.ModuleType("tkinter")
    kit.Tk = lambda: types.SimpleNamespace(withdraw=list, destroy=list)  # type: ignore[attr-defined]
    kit.messagebox = types.SimpleNamespace(  # type: ignore[attr-defined]
        showerror=lambda title, sentence: shown.append(sentence)
    )
    monkeypatch.setitem(sys.modules, "tkinter", kit)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "stderr", None)
    main.refuse("too old")
    assert shown == ["too old"]
    monkeypatch.setitem(sys.modules, "tkinter", None)
    main.refuse("too old, and no box to say it in")


# A crash


def test_a_crash_is_logged_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(_: object) -> int:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(start, "_open", fall)
    monkeypatch.setattr(message_box, "has_screen", lambda: False)
    assert start.run(StartOptions(language="en", data_dir=tmp_path / "new")) == 1
    log = tmp_path / "new" / crash_log.LOG_NAME
    assert "the roof fell in" in log.read_text(encoding="utf-8")
    told = capsys.readouterr().err
    assert str(log) in told and "Traceback" not in told and "last move" in told


def test_a_crash_that_cannot_be_logged_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(_: object) -> int:
        raise RuntimeError("the roof fell in")

    (tmp_path / "file").touch()
    monkeypatch.setattr(start, "_open", fall)
    monkeypatch.setattr(message_box, "has_screen", lambda: False)
    assert start.run(StartOptions(language="en", data_dir=tmp_path / "file" / "x")) == 1
    assert "the roof fell in" in capsys.readouterr().err


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    (tmp_path / crash_log.LOG_NAME).write_bytes(b"x" * (crash_log.MAX_LOG_BYTES + 1))
    log = crash_log.write_log(tmp_path, ValueError("small"))
    assert log is not None and log.stat().st_size < 2000
    crash_log.write_log(tmp_path, ValueError("second"))
    assert "small" in log.read_text(encoding="utf-8") and "second" in log.read_text("utf-8")


# Pictures


def test_every_scene_that_can_be_pictured_is_known() -> None:
    from scenes.app.screenshots import SCREENS
    from scenes.games import TABLES

    assert set(SCREENS) == {"title", *arguments.SCREENS}
    for table in TABLES.values():
        assert table.samples is not None
        assert tuple(table.samples.get()) == table.poses
