"""What golden pictures show: for every name a way to draw it.

Each module that only paints stands in at least one small picture. Things of a kind share a sheet,
laid side by side. A new way of painting needs one line here and one run that records it.
"""

from __future__ import annotations

from tests.sprites.subjects.cards import CARDS, PIECES
from tests.sprites.subjects.controls import CONTROLS
from tests.sprites.subjects.heraldry import HERALDRY
from tests.sprites.subjects.paint import PAINT
from tests.sprites.subjects.places import PLACES
from tests.sprites.subjects.sheets import Draw

SUBJECTS: dict[str, Draw] = {**CARDS, **HERALDRY, **CONTROLS, **PAINT, **PLACES}
"""All at a scale of 0.8, as in the smallest window that is promised to be readable."""

FULL_SIZE: dict[str, Draw] = PIECES
"""Those at a scale of 1."""
