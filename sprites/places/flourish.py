"""What a won table does before anything is said: its cards bow, and the others take a round.

Every card is back where its zone has it when this ends, or is finished, or is overtaken by a new
view: a flourish only adds hills to the ways of cards that stay.
"""

from __future__ import annotations

from collections.abc import Sequence

from sprites.engine.piece_table import PieceTable
from sprites.paint import theme

_BOW = 0.62
"""Seconds that one card takes to rise, bow and lie down again."""
_BOW_RISE = -58
_BOW_LEAN = 11
_ROUND = 1.15
"""Seconds that one card takes from its pile over the table and back."""
_LONGEST = 2.6
"""Seconds until the last one sets out, at most: a win shouldn't keep anyone waiting."""


def bow(table: PieceTable, names: Sequence[str], delay: float = 0.0) -> float:
    """Let cards bow one after another, leaning left and right in turn, in a wave.

    Returns the seconds (normal speed) until the last one lies again.
    """
    step = _step(names, theme.CASCADE_STEP)
    for place, name in enumerate(names):
        lean = _BOW_LEAN if place % 2 else -_BOW_LEAN
        table.hop(
            name, _BOW, delay=delay + place * step,
            humps={"y": _BOW_RISE, "angle": lean, "height": theme.LIFTED},
        )
    return delay + max(0, len(names) - 1) * step + _BOW if names else 0.0


def parade(
    table: PieceTable, names: Sequence[str], across: float, rise: float, delay: float = 0.0
) -> float:
    """Let the cards of a pile fly out in a long arc, one behind the other, and come back.

    ``across``: stage px to the turning point (negative: to the left); ``rise``: how far above or
    below the straight way they fly out; they come back on the other side of it. The topmost card
    (the last name) leads. None turns on the way: forty turning cards would stutter in a large
    window. Returns the seconds until the last one lies again.
    """
    step = _step(names, theme.CASCADE_STEP / 2)
    for place, name in enumerate(reversed(names)):
        table.hop(
            name, _ROUND, delay=delay + place * step,
            humps={"x": across, "height": theme.LIFTED}, swings={"y": -rise},
        )
    return delay + max(0, len(names) - 1) * step + _ROUND if names else 0.0


def _step(names: Sequence[str], wanted: float) -> float:
    return min(wanted, _LONGEST / max(1, len(names) - 1))
