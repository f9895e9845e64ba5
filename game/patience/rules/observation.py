"""What the player of the patience sees: all but the order of the stock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from game.contract import OptionValue


class PatienceObservation(TypedDict):
    """A position as its player may know it. Cards are text (``KH``)."""

    seats: int
    """Always one."""
    options: Mapping[str, OptionValue]
    """Always empty: the patience has none."""
    stock: int
    """Cards left in the stock."""
    waste: str | None
    """The card on the waste, or None."""
    cells: list[str | None]
    """The 16 cells, row by row; None where nothing lies."""
    gone: list[str]
    """The cards removed so far, in order."""
    removing: bool
    """Whether cards may be removed now, if any can be."""
    removed: int
    """How many cards are gone."""
    score: int
    """Points so far: one for each card removed."""


def observed(
    *, stock: int, waste: str | None, cells: list[str | None], gone: list[str], removing: bool
) -> PatienceObservation:
    """Return the observation of what lies on the table; the score follows from what is gone."""
    return {
        "seats": 1,
        "options": {},
        "stock": stock,
        "waste": waste,
        "cells": cells,
        "gone": gone,
        "removing": removing,
        "removed": len(gone),
        "score": len(gone),
    }
