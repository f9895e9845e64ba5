"""Questions to the thinking process, and who gets which answer."""

from __future__ import annotations

import pytest

from game.agents.worker import Answer, Kind
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.match.thinking import Thinking
from tests.nothing import Nothing

SQUIRE = Chair(AGENT, "gawain", "squire")


class Worker:
    """Notes what it is asked; answers what a test puts in ``come``."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.come: list[Answer] = []
        self.process_id = 4711

    def prepare(self, game: object) -> None:
        self.asked.append(("prepare", game))

    def ask(
        self, game: object, observation: object, level: str, seed: int, *, personality: str
    ) -> int:
        assert 0 <= seed < 1 << 30
        self.asked.append(("ask", game, observation, level, personality))
        return 1

    def ask_hint(self, game: object, observation: object, ply: int) -> int:
        self.asked.append(("hint", game, observation, ply))
        return 2

    def run(self, target: str, *arguments: object) -> int:
        self.asked.append(("run", target, *arguments))
        return 3

    def poll(self) -> list[Answer]:
        come, self.come = self.come, []
        return come

    def drop(self, ticket: int) -> None:
        self.asked.append(("drop", ticket))

    def close(self) -> None:
        self.asked.append(("close",))


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    made = Worker()
    monkeypatch.setattr("scenes.match.thinking.Worker", lambda: made)
    return made


def match() -> Match:
    return Match.start(Nothing(), (Chair(ME), SQUIRE), 3)


def test_an_agent_is_asked_by_its_level_and_manner_and_sees_only_its_own(worker: Worker) -> None:
    played = match()
    assert Thinking().move(played, 1) == 1
    seen = played.state.observation(1)
    assert worker.asked == [("ask", played.game, seen, "squire", SQUIRE.personality)]


def test_who_has_no_level_is_played_for_by_a_knight(worker: Worker) -> None:
    played = match()
    Thinking().move(played, 0)
    assert worker.asked == [("ask", played.game, played.state.observation(0), "knight", "")]


def test_a_hint_knows_no_more_than_the_person_who_asks(worker: Worker) -> None:
    played = match()
    played.play(0, played.state.legal_moves(0)[0])
    assert Thinking().hint(played, 0) == 2
    assert worker.asked == [("hint", played.game, played.state.observation(0), 1)]


def test_a_function_is_called_with_what_it_is_given(worker: Worker) -> None:
    assert Thinking().run("game.arena:main", 1, "two") == 3
    assert worker.asked == [("run", "game.arena:main", 1, "two")]


def test_each_answer_goes_to_who_asked_and_only_once(worker: Worker) -> None:
    thinking = Thinking()
    assert thinking.answer(1) is None
    first, second = Answer(1, "first", Kind.THOUGHT), Answer(2, "second", Kind.RULE)
    worker.come = [first, second]
    assert thinking.answer(2) is second
    assert thinking.answer(2) is None
    assert thinking.answer(1) is first
    assert thinking.answer(1) is None


def test_what_is_no_longer_wanted_is_forgotten_come_or_not(worker: Worker) -> None:
    thinking = Thinking()
    worker.come = [Answer(1, "first", Kind.THOUGHT)]
    assert thinking.answer(2) is None
    thinking.drop(1)
    assert thinking.answer(1) is None
    thinking.drop(7)
    assert worker.asked == [("drop", 1), ("drop", 7)]


def test_the_process_is_made_ready_for_a_game_named_and_ended(worker: Worker) -> None:
    thinking, played = Thinking(), match()
    assert worker.asked == [], "nothing runs before it is needed"
    thinking.prepare(played)
    assert thinking.process_id == 4711
    thinking.close()
    assert worker.asked == [("prepare", played.game), ("close",)]
