"""What the tests let through: ``python -m tests.bench.mutants [--room R] [--count N] [--seed S]``.

Puts seeded faults (see :mod:`tests.bench.mutations`) into the functions of a room, one at a time,
and runs the tests that touch the line until one fails. Tests are collected once; each mutant lives
in a forked child, so this needs a system that forks. Which test touches which line is found out
by a traced run of each file of tests, kept in the folder for temporary files for as long as
neither the room, nor what tests share, nor that file changes. A mutant that never ends is killed
by a limit on its time, and counts as caught.
"""

from __future__ import annotations

import argparse
import collections
import hashlib
import json
import os
import random
import resource
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tests.bench.mutations import Mutant, mutants, mutated, put_in

ROOT = Path(__file__).parents[2]
ROOMS = {
    "rules": (["game/*/rules/*.py"], ["tests/game"]),
    "match": (["game/*.py"], ["tests/game/test_*.py"]),
    "agents": (["game/agents/*.py", "game/*/agents/*.py"], ["tests/game"]),
    "sprites": (["sprites/**/*.py"], ["tests/sprites", "tests/scenes"]),
    "scenes": (["scenes/**/*.py"], ["tests/scenes"]),
}
"""By room: the files whose functions get faults, and the tests that are asked."""
BUDGET = 30.0
"""Seconds of processor time spent on one mutant: tests beside its file first, then the cheapest."""
LONGEST_WAIT = 60.0
"""Seconds by the clock that one test may sleep or wait for others, such as for a lock."""

Tracer = Callable[[FrameType, str, object], object]


@dataclass
class Touched:
    """Which tests touch which lines, and what they cost."""

    tests: dict[str, dict[int, set[str]]]
    """By file and line, the tests' node ids."""
    seconds: dict[str, float]
    """By test, its processor time when it was traced."""
    at_import: dict[str, set[int]]
    """By file, lines that were run before any test: what they make can't be changed any more."""

    def add(self, kept: Path) -> None:
        """Add what a traced run of one file of tests wrote down."""
        data = json.loads(kept.read_text(encoding="utf-8"))
        self.seconds.update(data["seconds"])
        for name in data["seconds"]:
            # What one test prepared may be there for all tests of its file.
            for lines_of in (data["own"][name], data["prepared"]):
                for file, lines in lines_of.items():
                    by_line = self.tests.setdefault(file, {})
                    for line in lines:
                        by_line.setdefault(line, set()).add(name)


@dataclass
class Room:
    """Inside one pytest session: traces its tests once, then tries one mutant after another."""

    name: str
    count: int
    seed: int
    part: str = ""
    """What the path of a file must hold to get faults."""
    failed: bool = False
    in_test: Tracer | None = None
    """What follows a test's own function while its files' fixtures are followed by another."""
    seen_at_import: dict[str, set[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        globs, _ = ROOMS[self.name]
        self.files = _files(globs)
        # More than this room, so that what was found out serves its neighbours too.
        game = all(glob.startswith("game/") for glob in globs)
        self.traced = _files(["game/**/*.py"] if game else ["scenes/**/*.py", "sprites/**/*.py"])
        self.trace = _tracer(self.files, self.seen_at_import)

    # What pytest calls

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, object, object]:
        around = sys.gettrace()
        if around is None or self.in_test is None:
            return (yield)
        sys.settrace(self.in_test)
        try:
            return (yield)
        finally:
            sys.settrace(around)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for file in self.files:
            name = ".".join(Path(file).relative_to(ROOT).with_suffix("").parts)
            if not name.endswith("__main__"):
                import_module(name.removesuffix(".__init__"))
        sys.settrace(None)
        items = {item.nodeid: item for item in session.items}
        touched = self._touched(items)
        asked = {file: text for file, text in self.files.items() if self.part in file}
        lot = [(file, one) for file, source in asked.items() for one in mutants(source)]
        lot = [(file, one) for file, one in lot if not _only_at_import(file, one, touched)]
        chosen = random.Random(self.seed).sample(lot, min(self.count, len(lot)))
        caught: collections.Counter[str] = collections.Counter()
        tried: collections.Counter[str] = collections.Counter()
        for file, mutant in sorted(chosen, key=lambda entry: (entry[0], entry[1].lines)):
            word = self._try(file, mutant, items, touched)
            short = Path(file).relative_to(ROOT)
            tried[mutant.kind] += 1
            if word.startswith("caught"):
                caught[mutant.kind] += 1
            else:
                line = mutant.lines[0]
                print(f"{short}:{line} {mutant.function}: {mutant.change}  ({word})", flush=True)
        self._report(caught, tried, len(lot))
        return True

    def _report(
        self, caught: collections.Counter[str], tried: collections.Counter[str], lot: int
    ) -> None:
        for kind in sorted(tried):
            print(f"  {kind:20} {caught[kind]:4} of {tried[kind]:4}")
        rate = 100 * caught.total() / max(1, tried.total())
        print(
            f"{self.name}: {caught.total()} of {tried.total()} mutants caught, {rate:.0f} %"
            f" (seed {self.seed}, {lot} possible)",
            flush=True,
        )

    # One mutant

    def _try(
        self, file: str, mutant: Mutant, items: dict[str, pytest.Item], touched: Touched
    ) -> str:
        """Return what became of a mutant: a word that begins with "caught", or why it lives."""
        by_line = touched.tests.get(file, {})
        names = {name for line in mutant.lines for name in by_line.get(line, ())} & items.keys()
        if not names:
            return "no test touches it"
        beside = f"{Path(file).parent.relative_to(ROOT)}/test_{Path(file).name}"
        order = sorted(names, key=lambda name: (beside not in name, touched.seconds[name], name))

        def run() -> int:
            assert put_in(mutated(self.files[file], mutant, file)), f"no function {mutant.function}"
            began = time.process_time()
            for name, after in zip(order, [*order[1:], None], strict=True):
                if time.process_time() - began > BUDGET:
                    return 2
                _allow(10.0 + 5.0 * touched.seconds[name])
                protocol = items[name].config.hook.pytest_runtest_protocol
                protocol(item=items[name], nextitem=items[after] if after else None)
                if self.failed:
                    return 1
            return 0

        status = _forked(run)
        if status in (0, 2):
            return f"{len(names)} tests touch it" + (", not all were asked" if status else "")
        return "caught" if status == 1 else "caught by a limit or a crash"

    # Which test touches what

    def _touched(self, items: dict[str, pytest.Item]) -> Touched:
        """Return the map, from the folder for temporary files as far as it is there already."""
        loaded = (
            Path(module.__file__)
            for name, module in sys.modules.items()
            if name.startswith("tests.") and not name.startswith("tests.bench") and module.__file__
        )
        shared = sorted(path for path in loaded if not path.name.startswith("test_"))
        common = hashlib.sha256()
        for path in [*map(Path, self.traced), *shared]:
            common.update(path.read_bytes())
        by_path: dict[Path, list[pytest.Item]] = {}
        for item in items.values():
            by_path.setdefault(item.path, []).append(item)
        kept = {}
        for path, own in by_path.items():
            digest = common.copy()
            digest.update(f"{ROOT} ".encode())
            digest.update("\n".join(item.nodeid for item in own).encode() + path.read_bytes())
            name = f"mutants-{digest.hexdigest()[:24]}.json"
            kept[path] = Path(tempfile.gettempdir(), name)
        missing = [path for path, file in kept.items() if not file.exists()]
        if missing:
            print(f"{self.name}: tracing what {len(missing)} files of tests touch …", flush=True)
        for path in missing:
            if _forked(partial(self._find_out, by_path[path], kept[path])) != 0:
                raise SystemExit(f"the traced run of {path} did not end well")
        touched = Touched({}, {}, self.seen_at_import)
        for file in kept.values():
            touched.add(file)
        return touched

    def _find_out(self, items: Sequence[pytest.Item], kept: Path) -> int:
        seconds: dict[str, float] = {}
        seen: dict[str, dict[str, set[int]]] = {}
        prepared: dict[str, set[int]] = {}
        around = _tracer(self.traced, prepared)
        for item, after in zip(items, [*items[1:], None], strict=True):
            self.in_test = _tracer(self.traced, seen.setdefault(item.nodeid, {}))
            began = time.process_time()
            threading.settrace(self.in_test)
            sys.settrace(around)
            self.failed = False
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            finally:
                sys.settrace(None)
                threading.settrace(None)  # type: ignore[arg-type]
            if not self.failed:  # what fails without a fault can't catch one
                seconds[item.nodeid] = time.process_time() - began
        data = {
            "seconds": seconds,
            "own": {name: _sorted(seen[name]) for name in seconds},
            "prepared": _sorted(prepared),
        }
        text = json.dumps(data)
        kept.write_text(text, encoding="utf-8")
        return 0


def _files(globs: Sequence[str]) -> dict[str, str]:
    """Return the texts of files by path."""
    paths = sorted(path for glob in globs for path in ROOT.glob(glob))
    return {str(path): path.read_text(encoding="utf-8") for path in paths}


def _sorted(seen: dict[str, set[int]]) -> dict[str, list[int]]:
    return {file: sorted(lines) for file, lines in seen.items()}


def _only_at_import(file: str, mutant: Mutant, touched: Touched) -> bool:
    lines = touched.tests.get(file, {})
    return not any(line in lines for line in mutant.lines) and bool(
        set(mutant.lines).intersection(touched.at_import.get(file, ()))
    )


def _tracer(
    files: dict[str, str], seen: dict[str, set[int]]
) -> Tracer:
    """Return a trace function that notes the lines run of ``files`` in ``seen``."""
    left: dict[CodeType, set[int]] = {}

    def line(frame: FrameType, event: str, argument: object) -> object:
        if event == "line":
            code = frame.f_code
            seen.setdefault(code.co_filename, set()).add(frame.f_lineno)
            left[code].discard(frame.f_lineno)
            if not left[code]:
                return None
        return line

    def call(frame: FrameType, event: str, argument: object) -> object:
        code = frame.f_code
        if code.co_filename not in files:
            return None
        if code not in left:
            left[code] = {number for _, _, number in code.co_lines() if number is not None}
            left[code].discard(code.co_firstlineno)
        return line if left[code] else None

    return call


def _allow(seconds: float) -> None:
    """Let this process use so much more processor time, and no more; nor sleep for long."""
    used = time.process_time()
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 1, hard))
    signal.alarm(int(LONGEST_WAIT + seconds))  # nothing heeds it, so it kills


def _forked(act: Callable[[], int]) -> int:
    """Do something in a child without a voice; return its exit code, or minus a signal."""
    child = os.fork()
    if child == 0:
        code = 3
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            code = act()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def main(arguments: Sequence[str]) -> int:
    """Try mutants of one room or all; return 0 whatever comes of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.mutants")
    parser.add_argument("--room", choices=ROOMS, action="append", help="one; all by default")
    parser.add_argument("--count", type=int, default=100, help="mutants a room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", metavar="PART", default="", help="only in files of such a path")
    chosen = parser.parse_args(arguments)
    if not hasattr(os, "fork"):
        parser.error("mutants live in forked processes, which this system doesn't have")
    rooms = chosen.room or list(ROOMS)
    for name in rooms:
        # A room of its own process: what one room's tests import must not be there for the next.
        child = os.fork()
        if child == 0:
            room = Room(name, chosen.count, chosen.seed, chosen.file)
            sys.settrace(room.trace)
            without = [f"no:{plugin}" for plugin in ("terminal", "cacheprovider", "xdist")]
            options = [word for plugin in without for word in ("-p", plugin)]
            tests = [str(path) for glob in ROOMS[name][1] for path in sorted(ROOT.glob(glob))]
            pytest_options = ["-o", "addopts=", "-s", *options]
            os._exit(int(pytest.main([*pytest_options, *tests], plugins=[room])))
        os.waitpid(child, 0)
    return 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    sys.exit(main(sys.argv[1:]))
