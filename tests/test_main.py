"""The front door: arguments and their mistakes, the first-run set-up, a crash, the shortcut.

The set-up is tested on a small house of its own (a copy of the door's files with a pyproject that
needs nothing, or something that is not to be had), so that no network is needed.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import main
from scenes import arguments, first_run, furnish, notice, shortcut, start
from scenes.arguments import Mistake, read
from scenes.start import StartOptions
from scenes.words import LANGUAGES, Words

ROOT = Path(main.__file__).resolve().parent


# Arguments


def test_no_words_ask_for_nothing_special() -> None:
    assert read([]) == StartOptions()


def test_all_words_together(tmp_path: Path) -> None:
    asked = read([
        "--lang", "zh-TW", "--size", "1280x720", "--data-dir", str(tmp_path), "--speak",
        "--screenshot", "title", "--out", "F.png", "--deal", "4711", "--demo", "patience",
    ])  # fmt: skip
    assert asked == StartOptions(
        language="zh_TW", size=(1280, 720), data_dir=tmp_path, speak=True, screenshot="title",
        out=Path("F.png").absolute(), deal=4711, demo="patience",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["320x180", "1280×720", "3840X2160", "16384x16384"])
def test_sizes_that_can_be(text: str) -> None:
    asked = read(["--size", text])
    assert isinstance(asked, StartOptions) and asked.size is not None


@pytest.mark.parametrize("text", [
    "0x0", "99999x9", "9x99999", "-1x720", "1280", "1280x", "x720", "1280x720x3", "big", "", " ",
    "1e3x720", "1280.5x720", "１２８０x７２０", "12 80x720", "99999999999999999999x1", "319x180",
])  # fmt: skip
def test_sizes_that_cannot_be(text: str) -> None:
    with pytest.raises(Mistake):
        read(["--size", text])


MISTAKES = [
    ["--siez", "1280x720"], ["--size"], ["--size", "--speak"], ["window"], ["-x"], ["--", "a"],
    ["--lang", "xx"], ["--lang", ""], ["--lang"], ["--demo", "chess"], ["--demo", ""],
    ["--screenshot", "kitchen", "--out", "a.png"], ["--screenshot", "title"], ["--out", "a.png"],
    ["--deal", "-1"], ["--deal", "1.5"], ["--deal", "9" * 30], ["--deal", "x"], ["--deal", "٤"],
    ["--speak=yes"], ["--version=2"], ["--data-dir", ""], ["--data-dir", __file__],
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
    assert door("--version").stdout == f"Camelot — Four Tables {start.VERSION}\n"
    for language in LANGUAGES:
        text = read(["--help", "--lang", language])
        assert isinstance(text, str)
        assert Words(language)("main.help.speak")[:20] in text


def test_every_sentence_of_the_door_is_in_every_language() -> None:
    used = set()
    for path in (ROOT / "scenes").glob("*.py"):
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


@pytest.mark.parametrize("name", ["main.py", "tests/__main__.py"])
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


# The set-up


def bare_environment(**more: str) -> dict[str, str]:
    """The environment of a person with nothing set, no network, and no screen."""
    kept = ("PATH", "SYSTEMROOT", "TEMP", "LD_LIBRARY_PATH")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {
        "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1",
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PIP_NO_INDEX": "1",
        "PIP_CONFIG_FILE": os.devnull,
    }  # fmt: skip
    return environment | more


def door(*words: str, root: Path = ROOT, python: str = sys.executable, **more: str):
    command = [python, str(root / "main.py"), *words]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=bare_environment(**more), timeout=120
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house with the real door, whose game prints where it runs and ends."""
    root = tmp_path / "a house with spaces"
    shutil.copytree(ROOT / "scenes", root / "scenes", ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copy(ROOT / "main.py", root)
    (root / "scenes" / "window.py").write_text(
        "import sys\ndef run(start):\n    print('playing in', sys.prefix)\n    return 0\n"
    )
    source = (root / "scenes" / "start.py").read_text(encoding="utf-8")
    source = source.replace("    import pygame\n", "").replace(
        'Path(pygame.system.get_pref_path("Camelot", "FourTables"))', f"Path({str(tmp_path)!r})"
    )
    source = source.replace("except (pygame.error, OSError)", "except OSError")
    (root / "scenes" / "start.py").write_text(source, encoding="utf-8")
    needs(root, "not-there-yet>=1")
    return root


def needs(root: Path, *packages: str) -> None:
    (root / "pyproject.toml").write_text(
        f"[project]\nname = 'small'\nversion = '1'\ndependencies = {list(packages)}\n"
        "[project.optional-dependencies]\ntest = ['pip>=1']\n"
    )


@pytest.fixture
def pip_does_nothing(house: Path) -> Iterator[Path]:
    """pip replaced by a program that notes its call and prints what the real one would."""
    source = (house / "scenes" / "furnish.py").read_text(encoding="utf-8")
    fake = house / "pip.py"
    fake.write_text(
        "import pathlib, sys, time\n"
        "here = pathlib.Path(__file__)\n"
        "with open(here.with_name('calls'), 'a') as calls:\n"
        "    calls.write(' '.join(sys.argv) + '\\n')\n"
        "print('Collecting pygame-ce>=2.5.3')\n"
        "print('  Downloading pygame_ce-2.5.8-cp311-manylinux.whl (12.1 MB)')\n"
        "print('Installing collected packages: pygame-ce')\n"
        "said = here.with_name('fails')\n"
        "if said.exists(): print(said.read_text()); sys.exit(1)\n"
        "time.sleep(0.4)\n"
    )
    changed = source.replace('"-m", "pip", "--no-input"', f'{str(fake)!r}, "--no-input"')
    changed = changed.replace('"-m", "venv", ', '"-m", "venv", "--without-pip", ')
    changed = changed.replace("import sys, pip;", "import sys;")
    assert changed.count(str(fake)) == 1
    (house / "scenes" / "furnish.py").write_text(changed, encoding="utf-8")
    yield fake


def calls(fake: Path) -> list[str]:
    noted = fake.with_name("calls")
    return noted.read_text().splitlines() if noted.exists() else []


def test_the_first_start_sets_up_and_the_next_ones_do_not(pip_does_nothing: Path) -> None:
    root = pip_does_nothing.parent
    first = door(root=root)
    assert first.returncode == 0, first.stderr
    assert f"playing in {root / '.venv'}" in first.stdout
    for said in ("first start", "Looking for pygame-ce", "Fetching pygame_ce (12.1 MB)", "Ready."):
        assert said in first.stderr
    second = door(root=root)
    assert second.returncode == 0 and f"playing in {root / '.venv'}" in second.stdout
    assert second.stderr == "", "nothing to be said"
    assert len(calls(pip_does_nothing)) == 1


def test_an_update_that_needs_more_installs_again(pip_does_nothing: Path) -> None:
    root = pip_does_nothing.parent
    assert door(root=root).returncode == 0
    (root / ".venv" / "kept").touch()
    needs(root, "not-there-yet>=1", "something-new>=1")
    assert door(root=root).returncode == 0
    assert len(calls(pip_does_nothing)) == 2
    assert (root / ".venv" / "kept").exists(), "what works is not made anew"
    needs(root, "not-there-yet>=1")
    assert door(root=root).returncode == 0
    assert len(calls(pip_does_nothing)) == 2, "needing less is no reason"


def test_a_half_made_folder_is_finished_and_a_broken_one_made_anew(pip_does_nothing: Path) -> None:
    root = pip_does_nothing.parent
    assert door(root=root).returncode == 0
    (root / ".venv" / first_run.STAMP).write_text('{"requirements": [')
    assert door(root=root).returncode == 0
    (root / ".venv" / "trace").touch()
    python = first_run.venv_python(root / ".venv")
    python.unlink()
    python.symlink_to(root / "a Python that was removed")
    again = door(root=root)
    assert again.returncode == 0, again.stderr
    assert not (root / ".venv" / "trace").exists()
    shutil.rmtree(root / ".venv")
    (root / ".venv").write_text("a file in its place")
    assert door(root=root).returncode == 0
    assert len(calls(pip_does_nothing)) == 4


def test_two_starts_at_once_set_up_once(pip_does_nothing: Path) -> None:
    root = pip_does_nothing.parent
    done: list[subprocess.CompletedProcess[str]] = []
    starts = [threading.Thread(target=lambda: done.append(door(root=root))) for _ in range(3)]
    for thread in starts:
        thread.start()
    for thread in starts:
        thread.join()
    assert [one.returncode for one in done] == [0, 0, 0]
    assert len(calls(pip_does_nothing)) == 1
    assert sum("Waiting for it" in one.stderr for one in done) == 2


@pytest.mark.parametrize(("output", "sentence"), [
    ("ERROR: Could not install: [Errno 28] No space left on device", "is full"),
    ("WARNING: Retrying after connection broken by 'NewConnectionError'", "needs the internet"),
    ("error: subprocess-exited-with-error", "camelot-set-up.log"),
])  # fmt: skip
def test_what_stops_pip_is_said_plainly(
    pip_does_nothing: Path, output: str, sentence: str
) -> None:
    root = pip_does_nothing.parent
    fails = pip_does_nothing.with_name("fails")
    fails.write_text(output)
    stopped = door(root=root)
    assert stopped.returncode == 1
    assert sentence in stopped.stderr and "Traceback" not in stopped.stderr
    fails.unlink()
    again = door(root=root)
    assert again.returncode == 0 and "playing" in again.stdout


def test_a_folder_that_may_not_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(furnish, "only_one", refuse)
    with pytest.raises(furnish.Obstacle) as told:
        furnish.furnish(tmp_path / ".venv", ["x>=1"], (), Words("en"))
    assert told.value.key == "main.set_up.read_only"
    assert str(ROOT) in Words("en")(told.value.key, **told.value.values)


def test_a_python_without_ensurepip_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(furnish, "find_spec", lambda name: None)
    with pytest.raises(furnish.Obstacle) as told:
        furnish.make(tmp_path / ".venv", notice.Progress())
    assert "python3-venv" in Words("en")(told.value.key)


def test_packages_that_are_there_already_need_no_set_up() -> None:
    assert first_run.met(first_run.requirements())
    assert not first_run.met(["pygame-ce>=99"])
    assert not first_run.met(["no-such-package>=1"])


def test_every_requirement_is_one_the_door_can_read() -> None:
    extras = ("test", "fonts", "catalogues", "build", "arena")
    for requirement in first_run.requirements(extras):
        name, sign, least = requirement.partition(">=")
        assert sign and name and least.replace(".", "").isdigit(), requirement


def test_the_stamp_holds_what_was_installed(tmp_path: Path) -> None:
    python = first_run.venv_python(tmp_path)
    python.parent.mkdir(parents=True)
    python.touch()
    stamp = tmp_path / first_run.STAMP
    for text in ("", "[]", "{}", '{"requirements": 3}', "null", "\0"):
        stamp.write_text(text)
        assert not first_run.holds(tmp_path, ["a>=1"])
    stamp.write_text(json.dumps({"requirements": ["a>=1", "b>=2"]}))
    assert first_run.holds(tmp_path, ["b>=2"])
    assert not first_run.holds(tmp_path, ["b>=3"])


# Telling without a terminal


def test_without_a_terminal_the_alarm_is_also_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(notice, "_box", shown.append)
    monkeypatch.setattr(notice, "has_terminal", lambda: False)
    monkeypatch.setattr(notice, "has_screen", lambda: True)
    notice.alarm("no network")
    monkeypatch.setattr(notice, "has_screen", lambda: False)
    notice.alarm("nobody sees this")
    assert shown == ["no network"]


def test_without_tkinter_the_desktops_own_dialog_is_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "zenity"
    program.write_text(f"#!/bin/sh\nprintf '%s|' \"$@\" > '{tmp_path}/said'\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setitem(sys.modules, "tkinter", None)
    notice._box("no network <here>")
    assert (tmp_path / "said").read_text().endswith("--text|no network <here>|")


def test_streams_that_are_not_there_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert not notice.has_terminal()
    monkeypatch.setattr(notice, "has_screen", lambda: False)
    notice.alarm("nobody sees this")


# A crash


def test_a_crash_is_logged_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(_: object) -> int:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(start, "_open", fall)
    monkeypatch.setattr(notice, "has_screen", lambda: False)
    assert start.run(StartOptions(language="en", data_dir=tmp_path / "new")) == 1
    log = tmp_path / "new" / start.LOG_NAME
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
    monkeypatch.setattr(notice, "has_screen", lambda: False)
    assert start.run(StartOptions(language="en", data_dir=tmp_path / "file" / "x")) == 1
    assert "the roof fell in" in capsys.readouterr().err


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    (tmp_path / start.LOG_NAME).write_bytes(b"x" * (start.MAX_LOG_BYTES + 1))
    log = start.write_log(tmp_path, ValueError("small"))
    assert log is not None and log.stat().st_size < 2000
    start.write_log(tmp_path, ValueError("second"))
    assert "small" in log.read_text(encoding="utf-8") and "second" in log.read_text("utf-8")


# The shortcut


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


def test_a_shortcut_that_cannot_be_made_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shortcut, "draw_icon", refuse)
    monkeypatch.setattr(notice, "has_screen", lambda: False)
    assert shortcut.install("en") == 1
    assert "Permission denied" in capsys.readouterr().err


def test_a_windows_icon_holds_the_picture() -> None:
    icon = shortcut.as_ico(b"PNG" * 7)
    assert icon[:6] == bytes((0, 0, 1, 0, 1, 0))
    size, offset = int.from_bytes(icon[14:18], "little"), int.from_bytes(icon[18:22], "little")
    assert icon[offset : offset + size] == b"PNG" * 7


def test_every_scene_that_can_be_pictured_is_known() -> None:
    from scenes.gallery import POSES

    assert list(POSES) == list(arguments.SCENES)
