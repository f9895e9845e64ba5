"""Whose turn it is to think, and for how long that is seen."""

import pytest

from game.agents.worker import Answer, Kind
from game.match import Match
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.match.agent_turns import AgentTurns
from tests.nothing import Nothing
from tests.scenes.driver import Driver


@pytest.fixture
def dropped(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Tickets of questions that are not wanted any more; every answer is there at once."""
    tickets: list[int] = []
    thinking = driver.app.thinking

    def move(match: Match, seat: int) -> int:
        return 100 + seat

    def answer(ticket: int) -> Answer:
        return Answer(ticket, f"move of {ticket}", Kind.THOUGHT)

    monkeypatch.setattr(thinking, "move", move)
    monkeypatch.setattr(thinking, "answer", answer)
    monkeypatch.setattr(thinking, "drop", tickets.append)
    return tickets


def turns(driver: Driver, *chairs: Chair) -> AgentTurns:
    return AgentTurns(driver.app, Match.start(Nothing(), chairs, 3))


AGENT_CHAIR, MINE = Chair(AGENT, "gawain", "squire"), Chair(ME)


def test_a_thinking_agent_wakes_the_table(driver: Driver, dropped: list[int]) -> None:
    agents = turns(driver, AGENT_CHAIR, MINE)
    assert agents.wake is None
    agents.look()
    assert agents.seats == {0}
    assert agents.wake is not None


def test_nothing_wakes_a_table_of_people(driver: Driver, dropped: list[int]) -> None:
    agents = turns(driver, MINE, Chair(GUEST))
    agents.look()
    assert (agents.seats, agents.wake) == (frozenset(), None)


def test_an_answer_that_is_there_waits_until_the_thought_was_seen(
    driver: Driver, dropped: list[int]
) -> None:
    agents = turns(driver, AGENT_CHAIR, MINE)
    agents.least = 1.0
    agents.look()
    seen = driver.app.motion.seconds(1.0)
    assert agents.ready(seen * 0.6) is None
    assert agents.ready(seen * 0.6) == (0, "move of 100")
    assert agents.wake is None


def test_who_leaves_the_table_wants_no_answer(driver: Driver, dropped: list[int]) -> None:
    agents = turns(driver, AGENT_CHAIR, MINE)
    agents.look()
    agents.stop()
    assert dropped == [100]
    assert agents.wake is None
