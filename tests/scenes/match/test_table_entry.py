"""What a table tells the program of itself: addresses that are imported late."""

from __future__ import annotations

import sys
from dataclasses import FrozenInstanceError

import pytest

from scenes.match.table_entry import Address, TableEntry

SAMPLE = {"seven": 7}


def test_an_address_leads_to_a_name_in_a_module() -> None:
    assert Address(f"{__name__}:SAMPLE").get() is SAMPLE


def test_an_address_may_name_what_lies_within() -> None:
    assert Address(f"{__name__}:SAMPLE.__len__").get()() == 1


def test_an_address_without_a_name_is_the_module() -> None:
    assert Address(__name__).get() is sys.modules[__name__]


def test_nothing_is_imported_until_it_is_asked_for() -> None:
    sys.modules.pop("colorsys", None)
    address = Address("colorsys:rgb_to_hsv")
    assert "colorsys" not in sys.modules
    address.get()
    assert "colorsys" in sys.modules


@pytest.mark.parametrize(("text", "error"), [
    ("scenes.match.nowhere:KIND", ImportError),
    ("scenes.match.table_entry:NOTHING", AttributeError),
])  # fmt: skip
def test_an_address_that_leads_nowhere_says_so(text: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"nowhere|NOTHING"):
        Address(text).get()


def test_a_table_needs_a_key_a_place_a_shield_and_its_kind_only() -> None:
    entry = TableEntry("chess", 5, "crown", Address("chess:KIND"))
    assert (entry.form, entry.tutorial, entry.chapter, entry.samples) == (None,) * 4
    assert (entry.deals, entry.groups, entry.sample_records) == (None,) * 3
    assert entry.poses == () and entry.progress == ""


def test_an_entry_stays_as_it_is() -> None:
    entry = TableEntry("chess", 5, "crown", Address("chess:KIND"))
    with pytest.raises(FrozenInstanceError):
        entry.order = 1  # type: ignore[misc]
