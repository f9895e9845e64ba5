"""Pictures are made once and kept while there is room for them."""

from __future__ import annotations

import pygame

from sprites.paint.easel import KEPT_STAGES, STAGE_AREA, Easel


def test_an_evening_s_pictures_stay_within_the_room() -> None:
    easel = Easel(0.5)
    stage = pygame.Surface((800, 450))
    made = []
    for number in range(2 * KEPT_STAGES):
        easel.keep(("ground", number), lambda: made.append(0) or stage.copy())
    assert len(made) == 2 * KEPT_STAGES
    easel.keep(("ground", 2 * KEPT_STAGES - 1), lambda: made.append(0) or stage.copy())
    assert len(made) == 2 * KEPT_STAGES, "the last one is kept"
    easel.keep(("ground", 0), lambda: made.append(0) or stage.copy())
    assert len(made) == 2 * KEPT_STAGES + 1, "the first one had to leave"
    assert STAGE_AREA * easel.scale**2 == 800 * 450
