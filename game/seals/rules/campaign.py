"""The campaign: the basic rules and the numbered scenarios, as data. Adding one is adding a line.

Numbers 1–9 use transfers, number 1 two in all [S]; the rest is ours [R]. Titles and stories are in
the catalogues (``seals.scenario.N.title``, ``.story``); how hard each is, is measured, not said:
see :mod:`game.seals.rules.measured`. A test keeps data and order together.
"""

from __future__ import annotations

from typing import Final

from game.seals.rules.scenario import (
    BASIC,
    COLOUR_FIRST,
    COLOUR_LAST,
    EXACTLY,
    FIRST_TRICK,
    LAST_TRICK,
    LIMITED,
    NO_DRAFT,
    NO_TRICKS,
    NOT_COLOUR,
    NOT_TWICE,
    SECRET,
    SORTER_HINT,
    Goal,
    Scenario,
)
from game.seals.rules.tricks import BARRED, GREY_ONLY, LED, WINNING

CAMPAIGN: Final[tuple[Scenario, ...]] = (
    BASIC,
    Scenario(transfers=2, greys=True, shown=6),
    Scenario(transfers=2, greys=True, shown=3),
    Scenario(transfers=2, greys=True),
    Scenario(transfers=1, greys=True),
    Scenario(transfers=3, hint=SORTER_HINT),
    Scenario(transfers=3),
    Scenario(transfers=1, order=COLOUR_FIRST),
    Scenario(transfers=3, draft=NO_DRAFT, shown=4),
    Scenario(transfers=3, greys=True, shown=6, hint=SORTER_HINT, goals=(Goal(NO_TRICKS, 1),)),
    Scenario(greys=True, shown=8),
    Scenario(greys=True, shown=4),
    Scenario(greys=True, hint=SORTER_HINT),
    Scenario(greys=True),
    Scenario(shown=6),
    Scenario(goals=(Goal(FIRST_TRICK, 0),)),
    Scenario(hint=SORTER_HINT),
    Scenario(order=COLOUR_FIRST),
    Scenario(draft=LIMITED),
    Scenario(hint=SORTER_HINT, grey_led=BARRED),
    Scenario(wild=True),
    Scenario(grey_led=BARRED),
    Scenario(goals=(Goal(EXACTLY, 2, 2),)),
    Scenario(hidden_history=True),
    Scenario(tie=LED),
    Scenario(tie=WINNING),
    Scenario(goals=(Goal(NO_TRICKS, 1),)),
    Scenario(goals=(Goal(NOT_COLOUR, 1),)),
    Scenario(grey_by=6),
    Scenario(sorter_only=True),
    Scenario(sorter_only=True, hidden_history=True),
    Scenario(draft=NO_DRAFT, shown=3),
    Scenario(draft=NO_DRAFT),
    Scenario(goals=(Goal(FIRST_TRICK, 1), Goal(LAST_TRICK, 2))),
    Scenario(order=NOT_TWICE),
    Scenario(tie=GREY_ONLY),
    Scenario(wild=True, order=NOT_TWICE),
    Scenario(order=COLOUR_LAST),
    Scenario(hidden_history=True, order=NOT_TWICE, grey_led=BARRED),
    Scenario(draft=SECRET),
    Scenario(draft=SECRET, hidden_history=True, tie=LED),
)
"""By number; number 0 is the sheet's basic game."""
