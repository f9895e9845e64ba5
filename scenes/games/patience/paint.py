"""How the patience is painted besides its cards: marks, labels, tally, plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.patience import words as patience_words
from sprites.paint import lettering, theme
from sprites.places import boards
from sprites.ui import marks, panels

if TYPE_CHECKING:
    from scenes.games.patience.scene import PatienceScene
    from sprites.engine.canvas import Canvas

REMOVABLE = 40
"""Cards to remove for a win: all but the twelve courts."""


def draw_under(scene: PatienceScene, canvas: Canvas) -> None:
    """Draw what lies under the cards."""
    observation = scene.observation
    _draw_marks(scene, canvas)
    for zone, heading, line in patience_words.labels(scene.app.words, observation):
        label = scene.zones[zone]
        scene.draw_label(canvas, heading, label.x, label.top + 14, room=label.width)
        role = "italic" if zone == "label.score" else "text"
        scene.draw_label(
            canvas, line, label.x, label.top + 40, role=role, size=20, colour=theme.TEXT,
            room=label.width,
        )
    tally = scene.zones["tally"]
    picture = boards.tally(
        canvas.easel, tally.width, tally.height, min(REMOVABLE, observation["removed"])
    )
    canvas.blit(picture, tally.left, tally.top)
    _draw_plate(scene, canvas)


def _draw_marks(scene: PatienceScene, canvas: Canvas) -> None:
    """Mark the cells where what is held, or hinted, or asked about may go."""
    held = scene.grip.selected
    marked = set(scene.shown_cells) | set(scene.hinted)
    if held is not None:
        marked |= scene.grip.targets()
    for spot in marked:
        if spot in scene.zones and not scene.table.contents(spot):
            zone = scene.zones[spot]
            mark = marks.target(canvas.easel, zone.width, zone.height)
            canvas.blit(mark, zone.x, zone.y, anchor="center")
    if held is not None and scene.table.held is not None and held in scene.zones:
        zone = scene.zones[held]
        mark = marks.origin(canvas.easel, zone.width, zone.height)
        canvas.blit(mark, zone.x, zone.y, anchor="center")


def _draw_plate(scene: PatienceScene, canvas: Canvas) -> None:
    """Draw the plate with the table's name, the deal, the time and the phase."""
    zone, kind, words = scene.zones["plate.info"], scene.app.type, scene.app.words
    plate = panels.panel(canvas.easel, zone.width, zone.height, 12, 0.94)
    canvas.blit(plate, zone.left, zone.top)
    name = lettering.embossed(
        canvas.easel, kind, words("patience.game"), "display", theme.TEXT_TABLE
    )
    room = lettering.room(theme.TEXT_TABLE)
    canvas.blit(name, zone.left + 20 - room, zone.top + 34, anchor="midleft")
    inner = zone.width - 44
    line = patience_words.deal_line(words, scene.match.seed, scene.grade, scene.is_todays)
    deal = kind.fitted(line, "text", 20, theme.TEXT, inner)
    canvas.blit(deal, zone.left + 22, zone.top + 74, anchor="midleft")
    time = kind.line(patience_words.clock(scene.match.seconds), "bold", 20, theme.TEXT_GOLD)
    canvas.blit(time, zone.left + 22, zone.top + 103, anchor="midleft")
    used = time.get_width() / canvas.easel.scale + 18
    phase = patience_words.phase(words, scene)
    aside = kind.fitted(phase, "italic", 19, theme.TEXT_QUIET, inner - used)
    canvas.blit(aside, zone.left + 22 + used, zone.top + 103, anchor="midleft")
