"""The note of the first game: all that it ever says has room, in every language and size."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver
from tests.scenes.games.patience.test_tutorial import STEPS, begin


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
def test_every_note_has_room(tmp_path: Path, language: str, scale: int) -> None:
    driver = Driver(tmp_path, (1280, 720), language)
    driver.app.settings.text_scale = scale
    driver.app.apply_settings()
    begin(driver)
    words = driver.app.words
    note = driver.widget("note")
    longest = {"card": "X" * 16, "first": "X" * 16, "second": "X" * 16,
               "why": words("patience.lost.full", removed=40)}
    keys = dict.fromkeys(driver.app.settings.keys, "Space")
    for step in sorted(STEPS):
        for remark in ("", words("patience.lesson.remark.centre"), words("patience.why.place_Q")):
            note.text, note.remark = words(f"patience.lesson.{step}", **{**keys, **longest}), remark
            size, text, more = note.sizes(driver.app)
            kind = driver.app.type
            head = 22 + kind.height("title", 28) + 15 + 24
            assert head + text + more + note.foot <= note.rect.height, (step, remark)
            assert kind.pixels(size) >= 14, (step, remark, size)
    driver.close()
