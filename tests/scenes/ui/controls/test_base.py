"""What every widget does: it acts where it is pressed and let go, and says what it is."""

from scenes.ui.controls.base import Spot, Widget
from tests.scenes.ui.quiet_app import quiet_app


class Counted(Widget):
    used = 0

    def activate(self) -> None:
        self.used += 1


def test_letting_go_on_it_acts_and_beside_it_does_not() -> None:
    widget = Counted((10, 20, 100, 40), "Undo")
    widget.release((10, 20))
    widget.release((109.9, 59.9))
    assert widget.used == 2
    widget.release((9, 30))
    widget.release((111, 30))
    widget.release((50, 61))
    assert widget.used == 2


def test_it_is_spoken_with_its_role() -> None:
    app = quiet_app()
    assert Widget((0, 0, 1, 1), "Undo").spoken(app) == f"Undo, {app.words('house.role.button')}"


def test_one_that_is_off_says_so_and_why() -> None:
    app = quiet_app()
    widget = Widget((0, 0, 1, 1), "Undo")
    widget.enabled, widget.why = False, "Nothing to take back."
    assert widget.spoken(app).endswith(f"{app.words('house.state.off')}, Nothing to take back.")


def test_its_key_is_its_name_where_it_has_none() -> None:
    assert Widget((0, 0, 1, 1), "Undo").key == "Undo"
    assert Widget((0, 0, 1, 1), "Undo", key="u").key == "u"


def test_a_plain_widget_leaves_arrows_and_wheel_alone() -> None:
    widget = Widget((0, 0, 1, 1), "Undo")
    assert not widget.adjust(1) and not widget.arrow(1) and not widget.scroll(1)


def test_a_spot_is_described_by_its_scene_and_left_to_the_table_by_the_pointer() -> None:
    used: list[str] = []
    spot = Spot((0, 0, 10, 10), "cell.1", lambda: "Queen of hearts", lambda: used.append("x"))
    assert spot.spoken(quiet_app()) == "Queen of hearts"
    assert not spot.contains((5, 5))
    spot.activate()
    assert used == ["x"]
