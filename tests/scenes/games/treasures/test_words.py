"""The table of the treasures, driven as players drive it: every language."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from scenes.ui import catalogues
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    PERSON,
    agents,
    await_me,
    open_table,
)


@pytest.mark.parametrize("language", ["en", "ko", "zh_TW", "eu"])
def test_it_speaks_every_language(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = open_table(driver, PERSON, *agents(4), noise="greedy")
    rng = random.Random(9)
    phases, lines = set(), set()
    while await_me(driver, scene):
        phases.add(scene.match_view.observation["phase"])
        lines |= set(driver.app.speech.lines)
        for spot, _ in scene.game_table.spots():
            words: Any = scene.game_table.words.spot(spot)
            assert words and "treasures." not in words, (spot, words)
            refused = scene.game_table.words.refusal(spot, None)
            assert "treasures." not in refused and "house." not in refused
        scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
    driver.wait(3)
    driver.key("return")
    driver.key("escape")
    driver.key("l")
    driver.key("escape")
    assert {"draw", "choose"} <= phases
    lines |= set(driver.app.speech.lines)
    assert len(lines) > 60
    for line in lines:
        assert "treasures." not in line and "house." not in line and "{" not in line
    driver.close()


@pytest.mark.parametrize(
    ("language", "other"),
    [("en", "return"), ("ko", "돌려놓"), ("zh_TW", "放回"), ("eu", "itzultzen")],
)
def test_setting_aside_goes_by_one_name(language: str, other: str) -> None:
    """Only the small plates at the piles say it shorter; the way back to the piles is another."""
    free = {"treasures.toll", "treasures.event.returned", "treasures.book.return.back"}
    messages = catalogues.read(catalogues.po_path(language, "treasures"))
    found = {
        message.id for message in messages if message.id
        and any(other in told for told in catalogues.sentences(message))
    }
    assert found <= free
