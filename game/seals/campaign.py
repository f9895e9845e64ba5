"""The campaign: the basic rules and the numbered scenarios, as data. Adding one is adding a line.

Numbers 1–9 use transfers, number 1 two in all [S]; the rest is ours [R]. Titles and stories are in
the catalogues (``seals.scenario.N.title``, ``.story``); how hard each is, is measured, not said:
see :mod:`game.seals.difficulty`.
"""

from __future__ import annotations

from typing import Final

from game.seals.blocks import BASIC, Scenario

CAMPAIGN: Final[tuple[Scenario, ...]] = (
    BASIC,
    Scenario(transfers=2, greys=True, shown=4),
)
"""By number; number 0 is the sheet's basic game."""
