"""A number field: typed, pasted, stepped, bounded; what is no number is refused with a reason."""

import pytest

from scenes.ui.controls.number import MAX_PASTED, STEP_WIDTH, NumberField
from tests.scenes.ui.quiet_app import quiet_app


class Told:
    def __init__(self) -> None:
        self.changed = self.entered = 0

    def change(self) -> None:
        self.changed += 1

    def enter(self) -> None:
        self.entered += 1


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def field(told: Told) -> NumberField:
    return NumberField(
        (0, 0, 300, 40), "Deal", 15, 1, 999, told.change, told.enter, label_share=0
    )


def test_the_first_digit_begins_a_new_number_and_more_follow(field: NumberField) -> None:
    assert field.type_key("4", "4") and field.type_key("2", "2")
    assert field.value == 42


def test_a_press_marks_the_number_as_a_whole(field: NumberField) -> None:
    field.type_key("4", "4")
    field.press((100, 20))
    field.type_key("7", "7")
    assert field.value == 7


def test_digits_of_any_script_count(field: NumberField) -> None:
    field.type_key("", "٣")
    assert field.value == 3


def test_backspace_takes_the_last_digit_and_all_of_a_fresh_number(field: NumberField) -> None:
    field.type_key("4", "4")
    field.type_key("2", "2")
    field.type_key("backspace", "")
    assert field.value == 4
    field.fresh = True
    field.type_key("backspace", "")
    assert field.value is None
    assert field.spoken_state(quiet_app()) == quiet_app().words("house.state.empty")


def test_delete_empties_it(field: NumberField) -> None:
    field.type_key("4", "4")
    field.type_key("2", "2")
    field.type_key("delete", "")
    assert field.text == ""


@pytest.mark.parametrize(("typed", "why"), [
    ("0", "setup.number.too_small"), ("x", "setup.number.digits_only"),
])
def test_what_cannot_be_is_refused_with_its_reason(
    field: NumberField, typed: str, why: str
) -> None:
    assert field.type_key(typed, typed)
    assert (field.value, field.trouble) == (15, why)


def test_the_largest_is_taken_and_one_more_is_not(field: NumberField) -> None:
    field.paste("999")
    assert (field.value, field.trouble) == (999, "")
    field.paste("1000")
    assert (field.value, field.trouble) == (999, "setup.number.too_large")


def test_the_smallest_is_taken(field: NumberField) -> None:
    field.paste("1")
    assert (field.value, field.trouble) == (1, "")


@pytest.mark.parametrize(("text", "value"), [("#4 71", 471), (" 007\n", 7)])
def test_a_deal_somebody_wrote_down_can_be_pasted(
    field: NumberField, text: str, value: int
) -> None:
    field.paste(text)
    assert field.value == value
    assert field.fresh


@pytest.mark.parametrize("text", ["", "deal", "-3", "1.5", "0" * (MAX_PASTED + 1)])
def test_other_text_is_no_number(field: NumberField, text: str) -> None:
    field.paste(text)
    assert (field.value, field.trouble) == (15, "setup.number.no_number")


def test_keys_that_write_nothing_are_not_for_the_field(field: NumberField, told: Told) -> None:
    for name, text in (("f1", ""), ("space", " "), ("return", "\r"), ("ctrl+5", "5")):
        assert not field.type_key(name, text)
    assert told.changed == 0


def test_minus_and_plus_stand_at_the_ends(field: NumberField) -> None:
    field.release((STEP_WIDTH - 1, 20))
    assert field.value == 14
    field.release((300 - STEP_WIDTH, 20))
    assert field.value == 15
    field.release((STEP_WIDTH, 20))
    field.release((300 - STEP_WIDTH - 1, 20))
    field.release((5, 41))
    assert field.value == 15


def test_steps_stop_at_the_bounds_and_say_so(field: NumberField) -> None:
    field.paste("1")
    field.step(-1)
    assert (field.value, field.trouble) == (1, "setup.number.too_small")
    field.paste("999")
    field.step(1)
    assert (field.value, field.trouble) == (999, "setup.number.too_large")


def test_the_first_step_from_nothing_gives_the_smallest(field: NumberField) -> None:
    field.type_key("delete", "")
    field.step(1)
    assert field.value == 1


def test_wheel_and_arrows_step_by_one_and_up_and_down_leave(field: NumberField) -> None:
    assert field.scroll(1) and field.adjust(1) and field.scroll(-1)
    assert field.value == 16
    assert not field.arrow(1)


def test_enter_takes_it(field: NumberField, told: Told) -> None:
    field.activate()
    assert told.entered == 1
