"""The arena: equal deals, turned seats, honest intervals, one clear sentence for a wrong word."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

from game import GAMES, arena, arena_jobs

NOTHING = "tests.nothing:Nothing"


def report(capsys, *words):
    """Run the arena with --json; return the report without what a clock said."""
    assert arena.main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    data.pop("seconds_per_deal", None)
    for line in data["results"]:
        line.pop("seconds_per_move", None)
    return data


def refusal(capsys, *words):
    """Run the arena with words it doesn't understand; return its sentence."""
    with pytest.raises(SystemExit) as end:
        arena.main(words)
    assert end.value.code == 2
    out, sentence = capsys.readouterr()
    assert out == "" and sentence.count("\n") == 1
    return sentence


def test_agents_meet_on_equal_deals_in_every_seat(capsys):
    words = (NOTHING, "--levels", "squire,knight/bold", "--deals", "6", "--playouts", "6")
    data = report(capsys, *words)
    assert [line["name"] for line in data["results"]] == ["squire", "knight/bold"]
    assert all(line["games"] == 12 for line in [*data["results"], *data["by_seat"]])
    assert data["options"] == {"rounds": 3, "still": False} and data["seats"] == 2
    assert report(capsys, *words) == data
    assert report(capsys, *words, "--workers", "2") == data
    assert report(capsys, *words, "--seed", "2") != data


def test_options_are_words_of_the_game(capsys):
    data = report(
        capsys, NOTHING, "--deals", "1", "--playouts", "1", "--option", "rounds=1", "--option",
        "still=true",
    )  # fmt: skip
    assert data["options"] == {"rounds": 1, "still": True}


def test_whole_deals_in_bulk(capsys):
    words = (NOTHING, "--player", "random", "--deals", "120", "--seed", "5")
    data = report(capsys, *words)
    assert (data["player"], data["deals"], data["seed"]) == ("random", 120, 5)
    (line,) = data["results"]
    assert line["games"] == 120 and line["low"] < line["share"] < line["high"]
    assert report(capsys, *words, "--workers", "2") == data


def test_the_players_of_a_game_stand_beside_its_policy():
    for key, game in GAMES.items():
        if find_spec(game.policy.replace(".policy", ".players")) is not None:
            assert arena_jobs.players_of(key)


def test_a_table_for_people(capsys):
    assert arena.main([NOTHING, "--deals", "3", "--playouts", "1", "--levels", "squire"]) == 0
    out, progress = capsys.readouterr()
    assert "squire" in out and "seat 1" in out and "won" in out and "ms a move" in out
    assert progress.splitlines()[-1].startswith("6/6 games")
    assert arena.main([NOTHING, "--player", "random", "--deals", "3"]) == 0
    out, progress = capsys.readouterr()
    assert "a deal" in out and progress.splitlines()[-1].startswith("3/3 games")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((), "game"),
        (("chess",), "chess"),
        (("no.such:Thing",), "no.such:Thing"),
        (("json:loads",), "json:loads"),
        ((NOTHING, "--bogus"), "--bogus"),
        ((NOTHING, "stray"), "stray"),
        ((NOTHING, "--deals", "many"), "many"),
        ((NOTHING, "--deals", "-3"), "-3"),
        ((NOTHING, "--deals", "0"), "--deals"),
        ((NOTHING, "--workers", "0"), "--workers"),
        ((NOTHING, "--seed", "9999999999999999999"), "numbered"),
        ((NOTHING, "--levels", "lord"), "lord"),
        ((NOTHING, "--levels", "squire/sleepy"), "sleepy"),
        ((NOTHING, "--levels", "squire,squire,squire"), "3"),
        ((NOTHING, "--levels", ""), "''"),
        ((NOTHING, "--seats", "7"), "7"),
        ((NOTHING, "--option", "rounds"), "rounds"),
        ((NOTHING, "--option", "rounds=9"), "9"),
        ((NOTHING, "--option", "speed=1"), "speed"),
        ((NOTHING, "--player", "best"), "best"),
        ((NOTHING, "--player", "random", "--deals", "0"), "--deals"),
        ((NOTHING, "--player", "random", "--levels", "squire"), "--levels"),
        ((NOTHING, "--player", "random", "--playouts", "9"), "--playouts"),
        ((NOTHING, "--workers", "2", "--scheduler", "tcp://127.0.0.1:1"), "--scheduler"),
    ],
)
def test_a_wrong_word_gets_one_sentence(capsys, words, part):
    assert part in refusal(capsys, *words)


def test_without_the_extra_a_scheduler_is_explained(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    sentence = refusal(capsys, NOTHING, "--deals", "1", "--scheduler", "tcp://127.0.0.1:1")
    assert "distributed" in sentence and "[arena]" in sentence


def test_the_command_itself():
    words = ["patience", "--player", "no such player"]
    done = subprocess.run(
        [sys.executable, "-m", "game.arena", *words], capture_output=True, text=True, check=False
    )
    assert (
        done.returncode == 2
        and done.stderr.startswith("arena: ")
        and "Traceback" not in done.stderr
    )


def test_whoever_stops_it_gets_no_traceback(capsys, monkeypatch):
    def stop(_run):
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_run", stop)
    assert arena.main([NOTHING, "--player", "random", "--deals", "3"]) == 130
    assert capsys.readouterr() == ("", "\narena: stopped\n")


def test_one_worker_is_this_process(capsys, monkeypatch):
    monkeypatch.setattr(arena.multiprocessing, "get_context", None)
    assert arena.main([NOTHING, "--player", "random", "--deals", "3", "--workers", "1"]) == 0
    assert "3 games" in capsys.readouterr().out


def test_time_is_told_a_move_and_only_where_one_was_thought_over():
    timed = arena_jobs.Tally(games=1, moves=4, seconds=2.0)
    assert arena._agent_line("squire", timed)["seconds_per_move"] == 0.5
    assert arena._agent_line("squire", arena_jobs.Tally(games=1))["seconds_per_move"] == 0.0


class Terminal(io.StringIO):
    """A stream that says it is a terminal, and holds back what isn't flushed as one does."""

    shown = ""

    def isatty(self):
        return True

    def flush(self):
        self.shown = self.getvalue()


def test_progress_says_how_much_is_done_and_how_long_it_takes_yet(monkeypatch):
    now = 100.0
    monkeypatch.setattr(arena.time, "monotonic", lambda: now)
    stream, terminal = io.StringIO(), Terminal()
    lines, bar = arena._Progress(40, stream), arena._Progress(40, terminal)
    now = 104.0
    for progress in (lines, bar):
        progress.step(10, "25% won")
    assert stream.getvalue() == "", "a line every five seconds is enough for a file"
    assert terminal.shown == f"\r[{'#' * 7}{'.' * 23}] 10/40 games, 12 s left  25% won\x1b[K"
    now = 106.0
    lines.step(10, "")
    assert stream.getvalue() == "20/40 games, 6 s left  \n"
    now = 108.0
    lines.step(10, "")
    assert stream.getvalue().count("\n") == 1, "the next line comes five seconds after the last"
    for progress, rest in ((lines, 10), (bar, 30)):
        progress.step(rest, "")
    assert stream.getvalue().endswith("40/40 games, 0 s left  \n")
    assert terminal.shown.endswith("] 40/40 games, 0 s left  \x1b[K\n")
