"""The first-run set-up: what it installs, when, and what it tells of what stops it.

Tested on a small house of its own (a copy of the door's files with a pyproject that needs what is
not to be had, and a pip that does nothing), so that no network is needed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.app.first_run import install, message_box, prepare
from scenes.app.first_run.venv_folder import STAMP, holds, requirements, venv_python
from scenes.ui.words import Words
from tests.door import ROOT, door


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A small house with the real door, whose game prints where it runs and ends."""
    root = tmp_path / "a house with spaces"
    (root / "scenes").mkdir(parents=True)
    (root / "game").symlink_to(ROOT / "game")
    for part in (ROOT / "scenes").iterdir():
        # Only what is changed below, or asks where it lies, need be a copy.
        if part.name == "app":
            shutil.copytree(part, root / "scenes" / "app")
        else:
            (root / "scenes" / part.name).symlink_to(part)
    shutil.copy(ROOT / "main.py", root)
    (root / "scenes" / "app" / "window.py").write_text(
        "import sys\ndef run(start):\n    print('playing in', sys.prefix)\n    return 0\n"
    )
    source = (root / "scenes" / "app" / "start.py").read_text(encoding="utf-8")
    source = source.replace("    import pygame\n", "").replace(
        'Path(pygame.system.get_pref_path("Camelot", "FourTables"))', f"Path({str(tmp_path)!r})"
    )
    source = source.replace("except (pygame.error, OSError)", "except OSError")
    (root / "scenes" / "app" / "start.py").write_text(source, encoding="utf-8")
    needs(root, "not-there-yet>=1")
    return root


def needs(root: Path, *packages: str) -> None:
    (root / "pyproject.toml").write_text(
        f"[project]\nname = 'small'\nversion = '1'\ndependencies = {list(packages)}\n"
        "[project.optional-dependencies]\ntest = ['pip>=1']\n"
    )


@pytest.fixture
def pip_does_nothing(app: Path) -> Iterator[Path]:
    """pip replaced by a program that notes its call and prints what the real one would."""
    source = (app / "scenes" / "app" / "first_run" / "install.py").read_text(encoding="utf-8")
    fake = app / "pip.py"
    fake.write_text(
        "import pathlib, sys, time\n"
        "here = pathlib.Path(__file__)\n"
        "if 'index' in sys.argv:\n"
        "    no = here.with_name('no-answer')\n"
        "    if no.exists(): print(no.read_text())\n"
        "    sys.exit(no.exists())\n"
        "with open(here.with_name('calls'), 'a') as calls:\n"
        "    calls.write(' '.join(sys.argv) + '\\n')\n"
        "print('Collecting pygame-ce>=2.5.3')\n"
        "print('  Downloading pygame_ce-2.5.8-cp311-manylinux.whl (12.1 MB)')\n"
        "print('Installing collected packages: pygame-ce')\n"
        "said = here.with_name('fails')\n"
        "if said.exists(): print(said.read_text()); sys.exit(1)\n"
        "time.sleep(0.4)\n"
    )
    changed = source.replace('("-m", "pip", "--no-input"', f'({str(fake)!r}, "--no-input"')
    changed = changed.replace('"-m", "venv", ', '"-m", "venv", "--without-pip", ')
    changed = changed.replace("import sys, pip;", "import sys;")
    assert changed.count(str(fake)) == 1
    (app / "scenes" / "app" / "first_run" / "install.py").write_text(changed, encoding="utf-8")
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
    (root / ".venv" / STAMP).write_text('{"requirements": [')
    assert door(root=root).returncode == 0
    (root / ".venv" / "trace").touch()
    python = venv_python(root / ".venv")
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


@pytest.mark.parametrize(("answer", "sentence"), [
    ("ERROR: No matching distribution found for pygame-ce", "needs the internet"),
    ("There was a problem confirming the ssl certificate", "camelot-set-up.log"),
])  # fmt: skip
def test_nothing_is_fetched_where_nothing_answers(
    pip_does_nothing: Path, answer: str, sentence: str
) -> None:
    no_answer = pip_does_nothing.with_name("no-answer")
    no_answer.write_text(answer)
    stopped = door(root=pip_does_nothing.parent)
    assert stopped.returncode == 1 and sentence in stopped.stderr
    assert calls(pip_does_nothing) == []
    no_answer.unlink()
    if "ssl" in answer:
        again = door(root=pip_does_nothing.parent)
        assert again.returncode == 0 and "playing" in again.stdout, "nothing was spoilt by it"


class Said(message_box.Progress):
    """Notes what the player is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def say(self, sentence: str) -> None:
        self.told.append(sentence)


def test_an_answer_that_does_not_come_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "PATIENCE", 0.0)
    monkeypatch.setattr(install, "PIP", ("-c", "import time; time.sleep(0.5)"))
    progress = Said()
    install.probe(sys.executable, tmp_path, "pygame-ce>=2", Words("en"), progress)
    assert [said.partition(".")[0] for said in progress.told] == ["No answer from the internet yet"]


@pytest.mark.parametrize(("said", "free", "key"), [
    ("Error: Command '[…]' returned non-zero exit status 1.", (10**9, 10**9), "main.set_up.failed"),
    ("Error: Command '[…]' returned non-zero exit status 1.", (10**9, 0), "main.set_up.disk_full"),
    ("The virtual environment was not created … because ensurepip is not available.",
     (10**9, 10**9), "main.set_up.no_venv"),
    ("never asked", (0, 0), "main.set_up.disk_full"),
])  # fmt: skip
def test_the_true_cause_is_named_when_no_folder_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, free: tuple[int, int], key: str
) -> None:
    rooms = iter(free)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(
        install.shutil, "disk_usage", lambda _: usage._replace(free=next(rooms))
    )
    monkeypatch.setattr(install, "_run", lambda *_: (said, 1))
    with pytest.raises(install.Obstacle) as told:
        install.make(tmp_path / ".venv", message_box.Progress())
    assert told.value.key == key
    if "file" in told.value.values:
        assert Path(told.value.values["file"]).read_text(encoding="utf-8") == said


def test_a_folder_that_may_not_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(install, "only_one", refuse)
    with pytest.raises(install.Obstacle) as told:
        install.furnish(tmp_path / ".venv", ["x>=1"], (), Words("en"))
    assert told.value.key == "main.set_up.read_only"
    assert str(ROOT) in Words("en")(told.value.key, **told.value.values)


def test_a_python_without_ensurepip_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "find_spec", lambda name: None)
    with pytest.raises(install.Obstacle) as told:
        install.make(tmp_path / ".venv", message_box.Progress())
    assert "python3-venv" in Words("en")(told.value.key)


def test_packages_that_are_there_already_need_no_set_up() -> None:
    assert prepare.met(requirements())
    assert not prepare.met(["pygame-ce>=99"])
    assert not prepare.met(["no-such-package>=1"])


def test_every_requirement_is_one_the_door_can_read() -> None:
    extras = ("test", "fonts", "catalogues", "build", "arena")
    for requirement in requirements(extras):
        name, sign, least = requirement.partition(">=")
        assert sign and name and least.replace(".", "").isdigit(), requirement


def test_the_stamp_holds_what_was_installed(tmp_path: Path) -> None:
    python = venv_python(tmp_path)
    python.parent.mkdir(parents=True)
    python.touch()
    stamp = tmp_path / STAMP
    for text in ("", "[]", "{}", '{"requirements": 3}', "null", "\0"):
        stamp.write_text(text)
        assert not holds(tmp_path, ["a>=1"])
    stamp.write_text(json.dumps({"requirements": ["a>=1", "b>=2"]}))
    assert holds(tmp_path, ["b>=2"])
    assert not holds(tmp_path, ["b>=3"])
