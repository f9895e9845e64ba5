"""Pictures that will be needed, drawn while nothing moves: so no card that is turned up for the
first time makes a motion stutter.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes.games.treasures.view import PLAYED_WIDTH
from scenes.match.app import MatchApp
from sprites.cards import treasure_cards
from sprites.paint import theme

WIDTHS = (float(theme.LINE_WIDTH), float(theme.HAND_WIDTH), PLAYED_WIDTH)
"""How wide cards lie in lines, in the hand, and on plates, stage px."""
PAUSE = 0.05
"""Seconds between two pictures."""


def faces(app: MatchApp) -> Iterator[pygame.Surface]:
    """Draw one face after another."""
    easel, typesetter = app.easel, app.type
    for width in WIDTHS:
        for card in treasure_cards.DECK:
            yield treasure_cards.face(easel, typesetter, card, width)
