"""Waiting looks often at first, then seldom, and ends with the first event."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import resting


class Clock:
    """Time that passes by sleeping alone; an event comes at its hour."""

    def __init__(self, comes: float | None = None) -> None:
        self.now = 0.0
        self.slept: list[float] = []
        self.comes = comes

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def get(self) -> list[pygame.event.Event]:
        there = self.comes is not None and self.now >= self.comes
        return [pygame.event.Event(pygame.USEREVENT)] if there else []


def clock(monkeypatch: pytest.MonkeyPatch, comes: float | None) -> Clock:
    made = Clock(comes)
    monkeypatch.setattr(resting, "time", made)
    monkeypatch.setattr(pygame.event, "get", made.get)
    return made


def test_an_event_is_taken_at_once_and_soon_even_after_a_long_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = clock(monkeypatch, 0.0)
    assert len(resting.wait(30.0)) == 1 and there.slept == []
    later = clock(monkeypatch, 20.0)
    assert len(resting.wait(30.0)) == 1 and later.now < 20.0 + resting.SELDOM
    assert later.slept[0] == resting.OFTEN and max(later.slept) == resting.SELDOM
    assert len(later.slept) < 20 / resting.SELDOM * 1.2


@pytest.mark.parametrize("unseen", [False, True])
def test_it_ends_when_something_is_due(monkeypatch: pytest.MonkeyPatch, unseen: bool) -> None:
    passing = clock(monkeypatch, None)
    assert resting.wait(1.0, unseen=unseen) == []
    assert passing.now == pytest.approx(1.0)
    if unseen:
        assert len(passing.slept) == 4
