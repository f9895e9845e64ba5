"""A table that plays itself, until somebody takes part."""

from __future__ import annotations

import random

import pytest

from game import GAMES
from game.agents.worker import Answer, Kind
from game.patience.agents import greedy
from game.records import HELPED
from game.transcript import AGENT, PERSON
from scenes.match.result import ResultScene
from scenes.screens.title import TitleScene
from tests.scenes.driver import Driver

DEAL = 4715


class QuickThinking:
    """Answers at once, by the greedy player: no process, and no waiting for one."""

    def __init__(self) -> None:
        self._answers: dict[int, Answer] = {}
        self.dropped: set[int] = set()

    def prepare(self, match) -> None:
        """Nothing has to be loaded."""

    def move(self, match, seat) -> int:
        ticket = len(self._answers) + 1
        move = greedy.choose(match.state.observation(seat))
        self._answers[ticket] = Answer(ticket, move, Kind.THOUGHT)
        return ticket

    def answer(self, ticket):
        return self._answers.get(ticket)

    def drop(self, ticket) -> None:
        self.dropped.add(ticket)

    def close(self) -> None:
        """Nothing runs."""


@pytest.fixture
def driver(tmp_path):
    driver = Driver(tmp_path)
    driver.app.thinking = QuickThinking()
    driver.app.routes.to_title()
    driver.app.routes.to_demonstration("patience", DEAL)
    yield driver
    driver.close()


def plies_by(match) -> set[str]:
    return {match.made_by(ply) for ply in range(1, match.position + 1)}


def test_it_plays_the_real_table_by_itself(driver):
    assert driver.scene.match.game.key == "patience"
    assert driver.scene.match.seed == DEAL
    driver.wait(4)
    match = driver.scene.match
    assert match.position > 3
    assert plies_by(match) == {AGENT}
    assert driver.scene.prompt() == driver.app.words("house.prompt.demo")


def test_every_act_is_shown_long_enough_to_be_followed(driver):
    driver.wait(2.0)
    assert driver.scene.match.position <= 6


def test_nothing_of_it_is_kept(driver):
    driver.wait(4)
    driver.key("escape")
    assert isinstance(driver.scene, TitleScene)
    assert driver.app.journal.unfinished() == []
    assert driver.app.journal.finished() == []


@pytest.mark.parametrize("act", [
    lambda driver: driver.key("return"), lambda driver: driver.key("u"),
    lambda driver: driver.click((800, 450)), lambda driver: driver.click("menu"),
])
def test_any_key_or_click_gives_it_to_the_player(driver, act):
    driver.wait(4)
    table = driver.scene
    before = table.match.position
    act(driver)
    assert driver.scene is table and not table.reactions.guide.showing
    position = table.match.position
    assert before <= position <= before + 1  # the demonstration's own move may just have come
    driver.wait(3)
    assert table.match.position == position
    assert table.match.people_to_act() == (0,)
    assert table.table_view.offers


def test_what_was_taken_over_is_kept_and_marked_as_helped(driver):
    driver.wait(4)
    driver.click((800, 450))
    table = driver.scene
    _, move = next(iter(table.table_view.offers.items()))
    table.play(move)
    assert HELPED in table.match.marks
    assert PERSON in plies_by(table.match)
    driver.app.routes.to_title()
    assert [entry.number for entry in driver.app.journal.unfinished()] == [table.match.number]


def test_pointing_muting_and_full_screen_do_not_take_part(driver):
    driver.wait(1)
    driver.point((800, 450))
    driver.key("m")
    assert driver.scene.reactions.guide.showing


def test_after_the_end_the_next_deal_comes(driver):
    first = driver.scene
    for _ in range(400):
        driver.wait(0.5)
        if driver.scene is not first:
            break
    assert driver.scene is not first
    assert driver.scene.reactions.guide.showing and driver.scene.match.seed != DEAL
    assert not any(isinstance(scene, ResultScene) for scene in driver.app.stack)


def test_a_chosen_deal_can_be_won(driver):
    driver.app.routes.to_demonstration("patience")
    from game.patience.rules import deals

    assert deals.is_winnable(driver.scene.match.seed)


def test_a_game_that_is_not_on_the_shelf_raises(driver):
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        driver.app.routes.to_demonstration("chess")


def test_takes_over_at_any_moment(driver):
    rng = random.Random(5)
    for _ in range(12):
        driver.app.routes.to_demonstration("patience", DEAL)
        driver.wait(rng.uniform(0, 3))
        driver.click((800, 450))
        table = driver.scene
        assert not table.reactions.guide.showing
        assert table.match.outcome is not None or table.table_view.offers
