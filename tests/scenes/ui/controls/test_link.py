"""A link is a line of text that is pressed like a button, and says that it is a link."""

from scenes.ui.controls.link import Link
from tests.scenes.ui.quiet_app import quiet_app


def test_it_opens_where_it_is_let_go() -> None:
    opened: list[int] = []
    link = Link((0, 0, 100, 20), "Credits", lambda: opened.append(1))
    link.release((50, 10))
    link.release((50, 30))
    assert opened == [1]


def test_it_is_read_as_a_link() -> None:
    app = quiet_app()
    assert app.words("house.role.link") in Link((0, 0, 1, 1), "Credits", lambda: None).spoken(app)
