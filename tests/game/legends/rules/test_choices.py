"""Choices that texts ask for: whose they are, what they offer, when they are dropped."""

from __future__ import annotations

import pytest

from game.legends.rules.choices import CHOICES, choice_moves, drop_impossible, heirs
from game.legends.rules.codes import text_of
from game.legends.rules.position import (
    DROP,
    FORESEE,
    LOSE,
    MUSTER,
    RECALL,
    RESCUE,
    SETTLE,
    SLAY,
    TAKE,
)
from tests.game.legends.rules.tables import CARDS, laid_out

CAMELOT, CORNWALL = 0, 1
RAVENS = CARDS.code_of["ravens"]


def texts(table, kind, seat=0, place=CAMELOT, shown=()):
    """Return what a choice offers, as text."""
    choice = (kind, seat, RAVENS, place, shown)
    return [text_of(move, CARDS.names) for move in choice_moves(table, choice)]


@pytest.fixture
def table():
    return laid_out(
        people={("camelot", 0): ["kay"], ("camelot", 1): ["ector", "green_knight", "guinevere"]},
        hands={0: ["ban"], 1: []},
        discard=["lavaine"],
    )


def test_each_kind_offers_what_its_text_says(table):
    assert texts(table, DROP) == ["discard ban"] and texts(table, DROP, seat=1) == []
    assert texts(table, LOSE) == ["discard kay"]
    assert texts(table, RECALL) == ["use ravens kay"]
    assert texts(table, RESCUE) == ["use ravens lavaine"]
    assert texts(table, FORESEE) == ["use ravens keep", "use ravens shuffle"]
    assert texts(table, TAKE, shown=(5, 2)) == [
        f"use ravens {CARDS.characters[number].id}" for number in (2, 5)
    ]
    places = ("camelot", "cornwall", "forest")
    assert texts(table, MUSTER) == [*[f"play ban {place}" for place in places], "pass"]
    assert texts(table, MUSTER, seat=1) == []


def test_only_an_unwarded_knight_of_another_seat_can_be_slain(table):
    assert texts(table, SLAY) == ["use ravens ector"]
    assert texts(table, SLAY, place=CORNWALL) == []


def test_nobody_is_rescued_to_a_full_hand(table):
    for character in ("griflet", "bors", "bedivere"):
        table.hands[0] |= 1 << CARDS.code_of[character]
    assert texts(table, RESCUE) == ["use ravens lavaine"], "a fifth card has room"
    table.hands[0] |= 1 << CARDS.code_of["galahad"]
    assert texts(table, RESCUE) == []


def test_a_special_card_passes_to_any_of_its_place_but_its_carrier():
    table = laid_out(
        people={("camelot", 0): ["kay", "ector"]}, specials={"high_king": "kay"}
    )
    special = [card.id for card in CARDS.specials].index("high_king")
    assert heirs(table, 0, special) == [CARDS.code_of["ector"]]
    assert heirs(table, 1, special) == []


def test_what_nobody_can_choose_is_dropped_up_to_the_first_that_can(table):
    impossible, possible = (DROP, 1, RAVENS, -1, ()), (DROP, 0, RAVENS, -1, ())
    table.pending = (impossible, possible, impossible)
    told = []
    drop_impossible(table, told)
    assert table.pending == (possible, impossible) and told == []


def test_every_kind_has_its_name():
    assert [CHOICES[kind] for kind in (DROP, SETTLE, TAKE, MUSTER)] == [
        "drop", "settle", "take", "muster",
    ]  # fmt: skip
