"""What lies over the map while it lasts: the lists of a tournament, and the questions of effects.

The pieces on them are the table's own, drawn above these sheets; the hand stays in reach below.
The lists themselves are drawn by :mod:`scenes.tables.legends.lists`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.legends.skills import SKILLS
from scenes.tables.legends import lists as table_lists
from scenes.tables.legends import names as names
from scenes.tables.legends import words as table_words
from scenes.tables.legends.ground import text
from sprites import light, panels, shapes, theme
from sprites.skill_signs import skill

if TYPE_CHECKING:
    from scenes.table import QuestTableScene
    from sprites.canvas import Canvas

QUESTION = (132.0, 170.0, 1042.0, 456.0)
"""Left, top, width and height of the sheet of a question."""
ABOVE = ("bid.", "choose.", "offer", "reveal")
"""Zones whose pieces lie above the sheets."""
VEIL = 120


def is_above(zone: str | None) -> bool:
    """Return whether what lies in a zone lies above the sheets."""
    return zone is not None and zone.startswith(ABOVE)


def draw(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw the sheet that is asked for now, if any."""
    seen = scene.setting.observation
    if seen["tournament"] is not None:
        name = names.event(scene.house.words, seen["tournament"]["event"])
        _sheet(scene, canvas, table_lists.SHEET, name)
        table_lists.draw(scene, canvas)
    choice = scene.setting.choice
    if choice is not None and choice["kind"] in ("take", "rescue", "foresee"):
        _question(scene, canvas, table_words._choice(scene.house.words, choice))
    elif scene.chooser:
        _question(scene, canvas, scene.house.words("legends.prompt.choice.rescue", source=""))
    elif scene.skills_asked:
        _question(scene, canvas, scene.house.words("legends.prompt.skill"))
        _skills(scene, canvas)
    elif seen.get("reveal"):
        _veil(scene, canvas)


def _veil(scene: QuestTableScene, canvas: Canvas) -> None:
    easel = canvas.easel
    shade = easel.keep(("map veil",), lambda: easel.svg(
        shapes.rect(0, 0, 10, 10, "#05060c", opacity=VEIL / 255), (10, 10), (1304, 659)))
    canvas.blit(shade, 0, 50)


def _sheet(
    scene: QuestTableScene, canvas: Canvas, box: tuple[float, float, float, float], heading: str
) -> None:
    _veil(scene, canvas)
    left, top, width, height = box
    easel = canvas.easel
    plate = panels.panel(easel, width, height, 14, 0.97)
    shade, right, down = light.shadow(easel, plate, 12)
    corner = canvas.area(left, top, 1, 1).topleft
    canvas.put(shade, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)
    text(canvas, scene.house.type, heading, "title", 25, theme.TEXT_GOLD, left + width / 2,
         top + 36, width - 80, tall=40, anchor="center")


def _question(scene: QuestTableScene, canvas: Canvas, heading: str) -> None:
    _sheet(scene, canvas, QUESTION, heading)


def _skills(scene: QuestTableScene, canvas: Canvas) -> None:
    words = scene.house.words
    for name in SKILLS:
        zone = scene.zones[f"skill.{name}"]
        plate = panels.plain_panel(canvas.easel, zone.width, zone.height, 10, 0.9)
        canvas.blit(plate, zone.left, zone.top)
        canvas.blit(skill(canvas.easel, name, 64), zone.x, zone.top + 46, anchor="center")
        text(canvas, scene.house.type, names.skill(words, name), "title", 18, theme.TEXT, zone.x,
             zone.top + 104, zone.width - 12, tall=28, anchor="center")
