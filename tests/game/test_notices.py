"""Notices: a key of the catalogues, never a sentence, and what fills it."""

from __future__ import annotations

import pytest

from game import notices
from game.notices import Notice, Trouble

KEYS = [value for name, value in vars(notices).items() if name.isupper()]


def test_trouble_says_what_to_show():
    trouble = Trouble(notices.UNREADABLE, file="one.json")
    assert trouble.notice == Notice(notices.UNREADABLE, {"file": "one.json"})
    assert Trouble(notices.DAMAGED).notice.params == {}


@pytest.mark.parametrize("key", KEYS)
def test_each_kind_of_trouble_has_a_key_of_its_own(key):
    assert key.startswith("house.match_") and KEYS.count(key) == 1
