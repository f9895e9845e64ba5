"""What lies over the map while it lasts: the lists of a tournament, and the questions of effects.

The pieces on them are the table's own, drawn above these sheets; the hand stays in reach below.
The lists themselves are drawn by :mod:`scenes.games.legends.tournament_lists`.
"""

from __future__ import annotations

import pygame

from game.legends.rules.codes import SKILLS
from scenes.games.legends import names
from scenes.games.legends import tournament_lists as table_lists
from scenes.games.legends import words as table_words
from scenes.games.legends.background import text
from scenes.games.legends.sight import Sight
from scenes.games.legends.tournament_lists import Lists
from scenes.match.app import MatchApp
from sprites.cards.skill_signs import skill
from sprites.engine.canvas import Canvas
from sprites.paint import light, theme
from sprites.paint.easel import Easel
from sprites.ui import panels

QUESTION = (132.0, 170.0, 1042.0, 456.0)
"""Left, top, width and height of the sheet of a question."""
ABOVE = ("bid.", "choose.", "offer", "reveal")
"""Zones whose pieces lie above the sheets."""
MAP = (0.0, 50.0, 1304.0, 659.0)
"""What is dimmed beneath a sheet: left, top, width and height."""
VEIL = (136, 136, 142)
"""What is left of each colour there, of 255."""


def is_above(zone: str | None) -> bool:
    """Return whether what lies in a zone lies above the sheets."""
    return zone is not None and zone.startswith(ABOVE)


class Overlays:
    """The sheets of one table."""

    def __init__(self, app: MatchApp, sight: Sight, lists: Lists) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._lists = lists

    def _heading(self) -> str | None:
        """Return the heading of the question that is asked on a sheet, None for no such."""
        words, choice = self._app.words, self._sight.setting.choice
        if choice is not None and choice["kind"] in ("take", "rescue", "foresee"):
            return table_words.choice_words(words, choice)
        if self._sight.intent.chooser:
            return words("legends.prompt.choice.rescue", source="")
        return words("legends.prompt.skill") if self._sight.skills_asked else None

    def covers(self) -> bool:
        """Return whether something lies over the map now."""
        seen = self._sight.setting.observation
        return bool(seen["tournament"] is not None or self._sight.setting.reveal or self._heading())

    def laid(self) -> tuple[str | None, ...]:
        """Return what kind of sheet lies over the map, and its heading."""
        tournament = self._sight.setting.observation["tournament"]
        return None if tournament is None else tournament["event"], self._heading()

    def lay(self, canvas: Canvas) -> None:
        """Dim the map and lay the empty sheet that is wanted now, if any."""
        seen = self._sight.setting.observation
        _veil(canvas)
        if seen["tournament"] is not None:
            name = names.event(self._app.words, seen["tournament"]["event"])
            self._sheet(canvas, table_lists.SHEET, name)
        heading = self._heading()
        if heading is not None:
            # An event's card that is looked at ahead is taller than leaves are.
            tall = self._sight.shown_at("reveal")
            self._sheet(canvas, table_lists.SHEET if tall else QUESTION, heading)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on the sheet beside its pieces."""
        if self._sight.setting.observation["tournament"] is not None:
            self._lists.draw(canvas)
        if self._sight.skills_asked:
            self._skills(canvas)

    def _sheet(
        self, canvas: Canvas, box: tuple[float, float, float, float], heading: str
    ) -> None:
        left, top, width, _ = box
        plate, (shade, right, down) = empty_sheet(canvas.easel, box)
        corner = canvas.area(left, top, 1, 1).topleft
        canvas.put(shade, (corner[0] + right, corner[1] + down))
        canvas.put(plate, corner)
        text(canvas, self._app.type, heading, "title", 25, theme.TEXT_GOLD, left + width / 2,
             top + 36, width - 80, tall=40, anchor="center")

    def _skills(self, canvas: Canvas) -> None:
        words = self._app.words
        for name in SKILLS:
            zone = self._view.zones[f"skill.{name}"]
            plate = panels.plain_panel(canvas.easel, zone.width, zone.height, 10, 0.9)
            canvas.blit(plate, zone.left, zone.top)
            canvas.blit(skill(canvas.easel, name, 64), zone.x, zone.top + 46, anchor="center")
            text(canvas, self._app.type, names.skill(words, name), "title", 18, theme.TEXT, zone.x,
                 zone.top + 104, zone.width - 12, tall=28, anchor="center")


def _veil(canvas: Canvas) -> None:
    canvas.surface.fill(VEIL, canvas.area(*MAP), special_flags=pygame.BLEND_RGB_MULT)


def empty_sheet(
    easel: Easel, box: tuple[float, float, float, float]
) -> tuple[pygame.Surface, tuple[pygame.Surface, int, int]]:
    """Return the plate of a sheet, and its shadow with the window px to where it falls."""
    plate = panels.panel(easel, box[2], box[3], 14, 0.97)
    return plate, light.shadow(easel, plate, 12)
