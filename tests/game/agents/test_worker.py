"""The process that agents think in: always an answer, and none left behind."""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import GAMES, agents
from game.agents.worker import ONLY_A_MOVE, Kind, Worker
from tests.door import ROOT
from tests.game.misbehaving import Rude
from tests.nothing import Nothing

PATIENCE = 30.0
"""Seconds after which a test gives up on a busy machine."""


@pytest.fixture
def observation():
    """What seat 0 sees at the start of Nothing: three cards to choose from."""
    return Nothing().new_state(2, 7).observation(0)


@pytest.fixture
def worker():
    worker = Worker(hard_stop=PATIENCE)
    yield worker
    worker.close()


def answers_of(worker, count=1):
    """Poll until ``count`` answers have come."""
    answers = []
    end = time.monotonic() + PATIENCE
    while len(answers) < count:
        assert time.monotonic() < end, "no answer"
        answers += worker.poll()
        time.sleep(0.002)
    return answers


def is_running(process_id):
    """Return whether a process still does something: a zombie doesn't."""
    stat = Path(f"/proc/{process_id}/stat")
    if stat.exists():
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self").exists()


def wait_until_gone(process_id):
    end = time.monotonic() + PATIENCE
    while is_running(process_id):
        assert time.monotonic() < end, f"process {process_id} is still there"
        time.sleep(0.01)


def test_the_worker_answers_as_the_agent_would(worker, observation):
    game = Nothing()
    tickets = [worker.ask(game, observation, "squire", seed, playouts=9) for seed in range(4)]
    tickets.append(worker.ask_hint(game, observation, 5, playouts=9))
    assert worker.thinking
    *moves, hint = answers_of(worker, 5)
    assert [answer.ticket for answer in [*moves, hint]] == tickets
    assert all(answer.thought for answer in [*moves, hint]) and not worker.thinking
    for seed, answer in enumerate(moves):
        rng = random.Random(seed)
        assert answer.value == agents.choose(game, observation, "squire", rng, playouts=9)
    assert hint.value == agents.hint(game, observation, random.Random(5), playouts=9)


def test_an_unknown_level_is_refused_at_once(worker, observation):
    with pytest.raises(ValueError):
        worker.ask(Nothing(), observation, "lord", 1)
    assert not worker.thinking and worker.poll() == []


@pytest.mark.parametrize("level", ["squire", "knight", "champion"])
def test_hung_dead_or_lying_there_is_the_rule_of_thumb(observation, level, caplog):
    worker = Worker(hard_stop=0.3)
    with caplog.at_level(logging.WARNING, "game.agents.worker"):
        rude = worker.ask(Rude(), observation, level, 1)
        (stood_in,) = answers_of(worker)
    assert stood_in.ticket == rude and stood_in.kind is Kind.RULE
    assert stood_in.value == agents.rule_of_thumb(Rude(), observation) == middle(observation)
    assert f"question {rude} was not thought to its end" in caplog.text
    worker.close()


def middle(observation):
    """Return the card that the rude policy's rule of thumb plays."""
    return sorted(agents.legal_moves(Nothing(), observation))[1]


def test_a_hung_process_is_replaced_and_a_slow_one_may_end_its_thought(observation, monkeypatch):
    worker = Worker(hard_stop=0.05)
    worker.run("tests.game.misbehaving:process_id", limit=PATIENCE)
    (first,) = answers_of(worker)
    worker.run("tests.game.misbehaving:nap", 0.4)
    assert answers_of(worker)[0].kind is Kind.RULE
    worker.run("tests.game.misbehaving:process_id", limit=PATIENCE)
    assert answers_of(worker)[0].value == first.value, "it only needed a little longer"
    monkeypatch.setattr("game.agents.worker._GRACE", 0.1)
    worker.run("tests.game.misbehaving:hang")
    worker.run("tests.game.misbehaving:process_id", limit=PATIENCE)
    hung, fresh = answers_of(worker, 2)
    assert hung.kind is Kind.RULE and fresh.thought and fresh.value != first.value
    worker.close()


@pytest.mark.parametrize(
    ("key", "fault"), [*((key, signal.SIGSTOP) for key in GAMES), ("seals", signal.SIGKILL)]
)
def test_a_stopped_or_killed_worker_plays_as_a_squire_would_and_never_at_random(key, fault):
    game = GAMES[key]
    worker = Worker(hard_stop=0.05)
    worker.run("tests.game.misbehaving:process_id", limit=PATIENCE)
    (process,) = answers_of(worker)
    os.kill(process.value, fault)
    state = game.new_state(game.seat_counts[0], 11)
    rng = random.Random(3)
    for _ in range(5):
        seat = state.to_act()[0]
        seen = state.observation(seat)
        worker.ask(game, seen, "champion", rng.randrange(99))
        (answer,) = answers_of(worker)
        if not answer.thought:
            assert answer.value == agents.rule_of_thumb(game, seen)
        state.apply(seat, rng.choice(state.legal_moves(seat)))
    worker.close()


def test_the_best_that_was_published_is_taken_when_time_is_up(observation):
    worker = Worker(hard_stop=PATIENCE)
    worker.ask(Rude(), observation, "squire", 1, personality="bold")
    end = time.monotonic() + PATIENCE
    while worker._best is None and time.monotonic() < end:
        assert worker.poll() == []
        time.sleep(0.002)
    worker._questions[0].due = 0.0
    (answer,) = worker.poll()
    assert answer.kind is Kind.CUT_SHORT and answer.value == max(observation["hand"])
    worker.close()


def test_every_policy_publishes_legal_moves_on_its_way_and_ends_the_same():
    for game in GAMES.values():
        state = game.new_state(game.seat_counts[0], 5)
        rng = random.Random(1)
        told = []
        for _ in range(5):
            seat = state.to_act()[0]
            moves, seen = state.legal_moves(seat), state.observation(seat)
            published = []
            ways = [
                agents.choose(game, seen, "champion", random.Random(2), 8, *tell)
                for tell in ((), (published.append,))
            ]
            assert ways[0] == ways[1], "publishing changes nothing"
            assert set(published) <= set(moves)
            told += published
            state.apply(seat, rng.choice(moves))
        assert told, game.key


def test_nothing_of_it_is_printed():
    code = (
        "from game.agents.worker import Worker, _log\n"
        "_log.warning('question 2 was not thought to its end')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_hint_that_fails_is_a_plain_move_with_a_plain_reason(worker, observation):
    worker.ask_hint(Rude(), observation, 1)
    (answer,) = answers_of(worker)
    assert not answer.thought and answer.value.reason == ONLY_A_MOVE
    assert answer.value.move in observation["hand"]


@pytest.mark.parametrize("name", ["unpicklable", "no_such_function"])
def test_a_task_that_goes_wrong_answers_none(worker, name):
    worker.run(f"tests.game.misbehaving:{name}")
    worker.run("tests.game.misbehaving:process_id")
    wrong, right = answers_of(worker, 2)
    assert (wrong.value, wrong.thought) == (None, False)
    assert right.thought and right.value == worker.process_id != os.getpid()


def test_a_worker_killed_between_questions_is_replaced(worker):
    worker.run("tests.game.misbehaving:process_id")
    (first,) = answers_of(worker)
    os.kill(first.value, signal.SIGKILL)
    assert worker._process is not None
    worker._process.join(PATIENCE)  # gone with its threads, not only its first one
    worker.run("tests.game.misbehaving:process_id")
    (second,) = answers_of(worker)
    assert second.thought and second.value != first.value


def test_a_dropped_question_is_not_answered(worker, observation):
    dropped = [worker.ask(Nothing(), observation, "squire", 1) for _ in range(3)]
    wanted = worker.ask(Nothing(), observation, "squire", 1, playouts=3)
    for ticket in dropped:
        worker.drop(ticket)
    assert [answer.ticket for answer in answers_of(worker)] == [wanted]
    worker.drop(wanted)
    worker.drop(12345)
    assert not worker.thinking and worker.poll() == []


def test_a_process_that_never_gets_ready_is_not_waited_for(observation, caplog):
    worker = Worker(start_limit=0.0)
    for seed in range(5):
        worker.ask(Nothing(), observation, "squire", seed)
    answers = answers_of(worker, 5)
    assert not any(answer.thought for answer in answers)
    assert all(answer.value in observation["hand"] for answer in answers)
    assert worker.process_id is None
    worker.close()


def test_a_process_is_ready_for_a_game_before_it_is_asked_and_so_is_the_next_one(worker):
    worker.prepare(Nothing())
    worker.prepare(Nothing())
    worker.run("tests.game.misbehaving:has_loaded", "game.nothing.policy")
    (first,) = answers_of(worker)
    worker.run("tests.game.misbehaving:die")
    worker.run("tests.game.misbehaving:has_loaded", "game.nothing.policy")
    _, second = answers_of(worker, 2)
    assert (first.value, second.value) == (True, True)


def test_a_game_can_be_prepared_while_the_process_runs(worker, observation):
    worker.run("tests.game.misbehaving:has_loaded", "game.nothing.policy")
    worker.prepare(Nothing())
    worker.run("tests.game.misbehaving:has_loaded", "game.nothing.policy")
    before, after = answers_of(worker, 2)
    assert (before.value, after.value) == (False, True)


def test_closing_leaves_no_process_behind(observation):
    for hanging in (False, True):
        worker = Worker(hard_stop=PATIENCE)
        worker.run("tests.game.misbehaving:process_id")
        (answer,) = answers_of(worker)
        if hanging:
            worker.run("tests.game.misbehaving:hang")
        worker.close()
        assert not is_running(answer.value) and worker.process_id is None
        worker.close()


def test_the_worker_ends_when_its_parent_is_killed():
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.game.misbehaving"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None and parent.stdin is not None
    worker_id = int(parent.stdout.readline())
    assert is_running(worker_id)
    parent.kill()
    parent.wait()
    parent.stdin.close()
    parent.stdout.close()
    wait_until_gone(worker_id)
