"""Who and what this is made of: the text of CREDITS.md on a long sheet of parchment.

The file is the one source; it is kept in English, as the licences in it are.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.ui import markdown
from scenes.ui.controls import Button, ScrollText
from scenes.ui.widget_scene import WidgetScene
from sprites.paint import lettering, light, theme
from sprites.places import flames, halls
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

SOURCE = Path(__file__).parents[2] / "CREDITS.md"
SHEET = (330.0, 118.0, 940.0, 668.0)
MARGIN = 48.0
VEIL = 140
STYLES = {
    "2": ("title", 25, theme.TEXT_HEADING, 20),
    "text": ("text", 21, theme.TEXT_INK, 8), "item": ("text", 20, theme.TEXT_INK, 4),
}
"""Role, size and colour of each kind of block, and the room above it in stage px; deeper headings
look like level 2."""
INDENT = 26
BULLET = 3.2


class CreditsScene(WidgetScene):
    """A sheet to scroll, and a button back."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.blocks = self._read()

    def _read(self) -> list[markdown.Block]:
        try:
            blocks = markdown.blocks(SOURCE.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            missing = self.app.words("credits.missing", file=SOURCE.name)
            return [markdown.Block("text", missing)]
        # The file's own heading stands above the sheet, in the player's language.
        return [block for block in blocks if block.kind != "1"]

    @property
    def title(self) -> str:
        """The screen's name."""
        return self.app.words("house.button.credits")

    def lay_out(self) -> None:
        """Lay the sheet."""
        left, top, width, height = SHEET
        words = self.app.words
        text = ScrollText(
            (left + MARGIN, top + 30, width - 2 * MARGIN, height - 60),
            ". ".join(block.text for block in self.blocks), self._page, key="page",
        )
        back = Button((720, 818, 160, 50), words("house.button.back"), self.go_back, key="back",
                      icon="back", size=18)
        self.controls.set([text, back])
        if self.controls.focused is None:
            self.controls.focused = text

    def _page(self, app: App, width: float) -> pygame.Surface:
        """Return all blocks one under another, ``width`` stage px wide."""
        scale = app.easel.scale
        pieces: list[tuple[pygame.Surface, float, float]] = []
        y = 0.0
        line = app.type.paragraph(
            app.words("credits.note"), "italic", 19, theme.TEXT_ASIDE, width
        )
        pieces.append((line, 0, y))
        y += line.get_height() / scale + 6
        for block in self.blocks:
            role, size, colour, above = STYLES.get(block.kind, STYLES["2"])
            indent = INDENT if block.kind == "item" else 0
            y += above if pieces else 0
            picture = app.type.paragraph(block.text, role, size, colour, width - indent)
            pieces.append((picture, indent, y))
            if indent:
                middle = y + app.type.height(role, size) / 2
                pieces.append((_bullet(app), 8, middle - BULLET))
            y += picture.get_height() / scale
        page = pygame.Surface((round(width * scale), round((y + 10) * scale)), pygame.SRCALPHA)
        for picture, x, top in pieces:
            page.blit(picture, (round(x * scale), round(top * scale)))
        return page

    def draw(self, canvas: Canvas) -> None:
        """Draw the dimmed hall and the sheet."""
        easel = canvas.easel
        backdrop = halls.backdrop(easel, "title", canvas.surface.get_size())
        canvas.surface.blit(backdrop, (0, 0))
        flames.draw(canvas, halls.LIGHTS["title"], 0.0)
        canvas.shade(theme.HALL_DARK, VEIL)
        left, _, width, height = SHEET
        heading = lettering.embossed(easel, self.app.type, self.title, "display", 50)
        canvas.blit(heading, left + width / 2, 64, anchor="center")
        sheet = panels.dialog(easel, width, height)
        shadow, right, down = light.shadow(easel, sheet, 10)
        corner = canvas.area(*SHEET).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(sheet, corner)
        self.controls.draw(canvas)


def _bullet(app: App) -> pygame.Surface:
    """Return the small red lozenge before a line of a list."""
    from sprites.paint import shapes

    size = 2 * BULLET
    body = shapes.path("M5 0 L10 5 L5 10 L0 5Z", theme.TEXT_HEADING)
    return app.easel.keep(
        ("bullet",), lambda: app.easel.svg(body, (10, 10), (size, size))
    )
