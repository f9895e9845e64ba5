"""What the player sees of a position: all but the order of the stock."""

from __future__ import annotations

from game.patience.rules.observation import PatienceObservation, observed
from tests.game.patience.rules.positions import position


def test_all_that_lies_on_the_table_is_seen():
    state = position({5: "4C", 15: "KS"}, stock="6C 7D", waste="2H", gone="AD 9D TH")
    cells = [None] * 16
    cells[5], cells[15] = "4C", "KS"
    assert state.observation(0) == {
        "seats": 1, "options": {}, "stock": 2, "waste": "2H", "cells": cells,
        "gone": ["AD", "9D", "TH"], "removing": False, "removed": 3, "score": 3,
    }  # fmt: skip


def test_the_record_names_every_field_that_is_seen():
    assert set(position().observation(0)) == set(PatienceObservation.__annotations__)


def test_the_score_follows_from_what_is_gone():
    seen = observed(stock=0, waste=None, cells=[None] * 16, gone=["TC", "TD"], removing=True)
    assert seen["removed"] == seen["score"] == 2
