"""Who sits at a table, and what they are called."""

import pytest

from game.transcript import AGENT, GUEST, ME, Chair
from scenes.match.seats import (
    FIRST_LEVEL,
    PARTY,
    chair_line,
    chair_name,
    first_chairs,
    person_key,
    sit,
)
from tests.scenes.driver import Driver


@pytest.mark.parametrize("count", range(1, 9))
def test_a_first_company_has_one_person_and_no_two_alike(count: int) -> None:
    chairs = first_chairs(count)
    assert [chair.kind for chair in chairs] == [ME] + [AGENT] * (count - 1)
    assert len({chair.name for chair in chairs}) == count


def test_who_takes_a_name_leaves_the_own_one_to_its_bearer() -> None:
    chairs = sit(first_chairs(3), 1, Chair(AGENT, PARTY[2], FIRST_LEVEL))
    assert [chair.name for chair in chairs] == [PARTY[0], PARTY[2], PARTY[1]]


def test_when_i_sit_down_elsewhere_an_agent_takes_my_chair() -> None:
    chairs = sit(first_chairs(3), 2, Chair(ME, PARTY[2]))
    assert [chair.kind for chair in chairs] == [AGENT, AGENT, ME]
    assert chairs[0].level == FIRST_LEVEL


def test_the_only_chair_that_is_mine_stays_mine() -> None:
    before = first_chairs(3)
    assert sit(before, 0, Chair(AGENT, PARTY[0], FIRST_LEVEL)) == before


def test_a_name_outside_the_company_borrows_the_face_of_its_seat() -> None:
    assert person_key(Chair(GUEST, "Ada"), 1) == PARTY[1]
    assert person_key(Chair(AGENT, "merlin"), 0) == "merlin"


def test_a_chair_is_called_what_a_player_calls_it(driver: Driver) -> None:
    words = driver.app.words
    assert chair_name(words, Chair(ME, "arthur")) == "You"
    assert chair_name(words, Chair(AGENT, "merlin", FIRST_LEVEL)) == "Merlin"
    assert chair_name(words, Chair(GUEST, "Ada")) == "Ada"


def test_under_an_agents_name_stand_level_and_temper(driver: Driver) -> None:
    words = driver.app.words
    level = words("house.level.knight")
    plain = chair_line(words, Chair(AGENT, "merlin", "knight", "plain"), 1)
    bold = chair_line(words, Chair(AGENT, "merlin", "knight", "bold"), 1)
    assert plain == level
    assert bold == f"{level} · {words('house.personality.bold')}"
