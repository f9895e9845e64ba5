"""What the thinking process says, and in what order."""

from __future__ import annotations

import multiprocessing
import random
from itertools import pairwise

import pytest

from game import agents
from game.agents import thinker
from game.agents.worker import _address
from tests.nothing import Nothing

ADDRESS = _address(Nothing())


@pytest.fixture
def observation():
    return Nothing().new_state(2, 7).observation(0)


def test_it_thinks_as_it_is_told_and_publishes_legal_moves(observation) -> None:
    published: list[int] = []
    asked = (ADDRESS, observation, "champion", "", 3, 9)
    move = thinker.chosen(published.append, *asked)
    assert move == agents.choose(Nothing(), observation, "champion", random.Random(3), 9)
    assert published and set(published) <= set(agents.legal_moves(Nothing(), observation))
    hint = thinker.hinted(published.append, ADDRESS, observation, 3, 9)
    assert hint == agents.hint(Nothing(), observation, random.Random(3), 9)


def test_a_game_that_is_no_game_is_refused() -> None:
    with pytest.raises(AssertionError):
        thinker.prepared("builtins:dict")


def test_it_says_when_it_is_ready_and_tells_no_move_twice_running(observation) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=thinker.serve, args=(theirs, (ADDRESS, "no:where")))
    process.start()
    theirs.close()
    assert ours.recv() == ("ready", None), "what can't be prepared stops nothing"
    for _ in range(2):
        ours.send(("game.agents.thinker:chosen", (ADDRESS, observation, "champion", "", 3, 64)))
        said = []
        while not said or said[-1][0] == "best":
            said.append(ours.recv())
        *best, (word, move) = said
        assert word == "done" and best
        assert all(first != second for first, second in pairwise(best))
        assert move in agents.legal_moves(Nothing(), observation)
    ours.send(("no_such:function", ()))
    word, why = ours.recv()
    assert word == "failed" and "no_such" in why
    ours.send(None)
    process.join(30)
    assert process.exitcode == 0
