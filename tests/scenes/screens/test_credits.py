"""The credits say what the file says, and scroll."""

from __future__ import annotations

import pytest

from scenes.screens import credits
from tests.scenes.driver import Driver


@pytest.fixture
def driver(tmp_path):
    driver = Driver(tmp_path)
    driver.app.routes.to_title()
    driver.wait(0.05)
    yield driver
    driver.close()


def test_they_say_what_the_file_says(driver):
    driver.app.routes.to_credits()
    driver.wait(0.05)
    said = driver.widget("page").name
    for name in ("Rosanna Yuen", "Cinzel", "pygame-ce", "Noto Serif CJK"):
        assert name in said
    assert "|" not in said and "**" not in said and "---" not in said


def test_wheel_and_keys_scroll_and_escape_goes_back(driver):
    driver.app.routes.to_credits()
    driver.wait(0.05)
    page = driver.widget("page")
    assert page.most > 0
    driver.key("down")
    assert page.offset > 0
    page.scroll(-1000)
    assert page.offset == page.most
    driver.key("escape")
    assert driver.scene is driver.app.stack[0]


def test_a_missing_file_is_told(driver, monkeypatch, tmp_path):
    monkeypatch.setattr(credits, "SOURCE", tmp_path / "CREDITS.md")
    driver.app.routes.to_credits()
    driver.wait(0.05)
    assert "CREDITS.md" in driver.widget("page").name
