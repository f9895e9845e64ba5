"""A question over a scene: however it is closed, the scene beneath goes on."""

from __future__ import annotations

import itertools

import pytest

from scenes.games.patience import deals as patience_deals
from scenes.match.menu import MenuScene
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.scene import Scene
from sprites.engine.viewport import STAGE_WIDTH
from tests.scenes.driver import Driver
from tests.scenes.ui.noted_canvas import NotedCanvas


class Asked:
    """A dialog over a bare scene, and what was answered."""

    def __init__(self, driver: Driver, *words: str, question: str = "Stay?") -> None:
        self.acts: list[tuple[str, object]] = []
        self.beneath = Scene(driver.app)
        driver.app.show(self.beneath)
        self._driver = driver
        answers = [
            Answer(word, lambda word=word: self._act(word), key=word, primary=word == "yes")
            for word in words
        ]
        self.dialog = Dialog(driver.app, "Leaving", question, answers)
        driver.app.show(self.dialog)
        driver.wait(0.05)

    def _act(self, word: str) -> None:
        self.acts.append((word, self._driver.scene))


def test_an_answer_acts_after_its_dialog_has_gone(driver: Driver) -> None:
    asked = Asked(driver, "no", "yes")
    driver.key("tab")
    driver.key("return")
    assert asked.acts == [("yes", asked.beneath)]


def test_the_first_answer_has_the_keys_and_keeps_them_where_the_player_put_them(
    driver: Driver,
) -> None:
    asked = Asked(driver, "no", "yes")
    assert driver.widget("no") is asked.dialog.controls.focused
    driver.key("tab")
    asked.dialog.lay_out()
    assert driver.widget("yes") is asked.dialog.controls.focused


@pytest.mark.parametrize("way", ["escape", "cross"])
def test_closed_without_an_answer_it_changes_nothing(driver: Driver, way: str) -> None:
    asked = Asked(driver, "no", "yes")
    if way == "escape":
        driver.key("escape")
    else:
        driver.cross()
    assert asked.acts == []
    assert driver.app.running and driver.scene is asked.beneath


def test_an_answer_without_an_act_only_closes(driver: Driver) -> None:
    asked = Asked(driver, "no")
    told = Dialog(driver.app, "Told", "So it is.", [Answer("Good")])
    driver.app.show(told)
    driver.click("answer.0")
    assert driver.scene is asked.dialog


def test_heading_and_question_are_read_aloud(driver: Driver) -> None:
    Asked(driver, "no", "yes", question="Stay here?")
    assert driver.app.speech.lines[-1].startswith("Leaving. Stay here?")


def test_answers_stand_in_a_row_of_their_order_in_the_middle(driver: Driver) -> None:
    asked = Asked(driver, "no", "yes", "later")
    boxes = [widget.rect for widget in asked.dialog.controls.widgets]
    assert [box.left for box in boxes] == sorted(box.left for box in boxes)
    assert all(left.right < right.left for left, right in itertools.pairwise(boxes))
    assert (boxes[0].left + boxes[-1].right) / 2 == STAGE_WIDTH / 2
    assert len({box.top for box in boxes}) == 1
    assert [widget.primary for widget in asked.dialog.controls.widgets] == [False, True, False]


@pytest.mark.parametrize("count", [1, 5])
@pytest.mark.parametrize("question", ["Stay?", "A long question. " * 40])
def test_text_and_answers_lie_on_the_sheet_one_below_the_other(
    driver: Driver, count: int, question: str
) -> None:
    asked = Asked(driver, *"abcde"[:count], question=question)
    canvas = NotedCanvas(driver.app)
    asked.dialog.draw(canvas)
    sheet, heading, text, *_ = canvas.laid
    answers = [widget.rect for widget in asked.dialog.controls.widgets]
    assert sheet.top < heading.top and heading.bottom <= text.top + 2
    assert text.bottom < answers[0].top
    assert answers[0].bottom < sheet.bottom
    assert sheet.left < answers[0].left and answers[-1].right < sheet.right
    assert sheet.left < text.left and text.right < sheet.right


@pytest.mark.parametrize("way", ["escape", "cross", "answer"])
def test_any_way_of_closing_a_dialog_leaves_a_living_table(driver: Driver, way: str) -> None:
    table = driver.app.routes.table_scene(patience_deals.begin(driver.app, 4715))
    driver.app.show(table)
    driver.settle()
    driver.click("stock")
    driver.settle()
    driver.key("escape")
    assert isinstance(driver.scene, MenuScene)
    driver.click("give_up")
    assert isinstance(driver.scene, Dialog)
    if way == "escape":
        driver.key("escape")
    elif way == "cross":
        driver.cross()
    else:
        driver.click("stay")
    assert driver.app.running
    assert driver.scene is table
    driver.click("stock")
    offers = table.table_view.offers
    driver.drag("waste", next(target for source, target in offers if source == "waste"))
    driver.settle()
    assert table.match.position == 2
