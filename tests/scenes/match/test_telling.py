"""What happens is told in the table's words: with its sound, and with who made it."""

from __future__ import annotations

import pytest

from game.contract import Event
from game.nothing.events import CardDrawn, HatTurned
from game.transcript import HOUSE
from scenes.match.game_table import TableWords
from scenes.match.telling import Telling
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, play


class Words(TableWords):
    """Tells who turned the hat, with a sound; a drawn card is nobody's business."""

    def event(self, event: Event, by: str | None = None) -> str:
        return f"{by} turned it" if isinstance(event, HatTurned) else ""

    def sound(self, event: Event) -> str:
        return "hat" if isinstance(event, HatTurned) else ""


@pytest.fixture
def played(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sounds: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", sounds.append)
    driver.app.speech.lines.clear()
    return sounds


def test_an_event_is_heard_and_said_with_who_made_it(driver: Driver, played: list[str]) -> None:
    match = begin(driver)
    telling = Telling(driver.app, match, Words)
    telling.tell([HatTurned(0)], True)
    assert list(driver.app.speech.lines) == ["None turned it"]
    play(match, 0)
    telling.tell([HatTurned(0)], True)
    match.play(1, match.state.legal_moves(1)[0], HOUSE)
    telling.tell([HatTurned(1)], True)
    assert list(driver.app.speech.lines)[1:] == ["person turned it", f"{HOUSE} turned it"]
    assert played == ["hat"] * 3


def test_what_lands_is_said_without_a_sound(driver: Driver, played: list[str]) -> None:
    Telling(driver.app, begin(driver), Words).tell([HatTurned(0)], False)
    assert list(driver.app.speech.lines) == ["None turned it"]
    assert played == []


def test_what_has_neither_words_nor_sound_passes_in_silence(
    driver: Driver, played: list[str]
) -> None:
    Telling(driver.app, begin(driver), Words).tell([CardDrawn(0, None)], True)
    assert list(driver.app.speech.lines) == []
    assert played == []
