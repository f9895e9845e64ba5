"""The sheet of one card: the large leaf, its text in full, and who the figure is in the legend."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.games.legends import names
from scenes.games.legends.view import SPECIAL_CARDS, Setting, character_of, event_of, source_of
from scenes.ui.app import App
from scenes.ui.controls import Button, ScrollText
from scenes.ui.sheet import SheetScene
from sprites.cards import quest_cards
from sprites.cards.character_leaves import large_leaf
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.heraldry import banners
from sprites.paint import light, theme

WIDTH, HEIGHT = 1040.0, 660.0
LEFT, TOP = (STAGE_WIDTH - WIDTH) / 2, (STAGE_HEIGHT - HEIGHT) / 2
LEAF_WIDTH, LEAF_HEIGHT = 340.0, 580.0
COLUMN = LEFT + 40 + LEAF_WIDTH + 36


class FigureSheet(SheetScene):
    """Tells all about one card; lies over the table."""

    closing = ("cancel", "sheet")
    """Also the key that opened it."""

    def __init__(
        self, app: App, key: str, setting: Setting | None = None, standing: Sequence[str] = (),
    ) -> None:
        """``setting``: the table's, so that what is in force is in the numbers; ``standing``: how
        each company stands to an open quest, a line each."""
        super().__init__(app)
        self.key = key
        self.setting = setting
        self.standing = standing

    @property
    def title(self) -> str:
        """The card's name and everything on the sheet, as read aloud."""
        return f"{self.heading}. {self.body()}"

    @property
    def heading(self) -> str:
        """The card's name."""
        return names.anything(self.app.words, self.key)

    def body(self) -> str:
        """Return the text of the sheet: what the card says, then the legend."""
        words = self.app.words
        if names.is_character(self.key):
            skills = self.setting.skills(self.key) if self.setting is not None \
                else character_of(self.key).skills
            parts = [
                names.estate(words, self.key),
                words("legends.sheet.skills", skills=names.spoken_skills(words, skills)),
                names.ability_text(words, self.key),
                words(f"legends.character.{self.key}.note"),
                words("legends.sheet.source",
                      source=words(f"legends.source.{source_of(self.key)}")),
            ]
        elif self.key in SPECIAL_CARDS:
            parts = [names.special_text(words, self.key)]
        else:
            card = names.card_of(words, self.key)
            where = event_of(self.key).place
            parts = [card.kind_name, card.text, card.flavour]
            if where >= 0:
                parts.insert(1, names.place(words, card.place))
            parts.append("\n".join(self.standing))
        return "\n\n".join(part for part in parts if part)

    def lay_out(self) -> None:
        """Place the text and the one button."""
        width = LEFT + WIDTH - 44 - COLUMN
        body = self.body()
        text = ScrollText(
            (COLUMN, TOP + 96, width, HEIGHT - 190), f"{self.heading}. {body}",
            lambda app, room: app.type.paragraph(body, "text", 22, theme.TEXT_INK, room),
            key="text",
        )
        close = Button((COLUMN + width / 2 - 100, TOP + HEIGHT - 76, 200, 48),
                       self.app.words("house.button.close"), self.go_back, key="close",
                       primary=True, size=19)
        self.controls.set([text, close])
        if self.controls.focused is None:
            self.controls.focused = close

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet with the leaf at the left and the words beside it."""
        setter = self.app.type
        self.lay_parchment(canvas, WIDTH, HEIGHT)
        leaf = self._leaf(canvas)
        shade, right, down = light.shadow(canvas.easel, leaf, 4)
        corner = canvas.area(LEFT + 40, TOP + 40, 1, 1).topleft
        canvas.put(shade, (corner[0] + right, corner[1] + down))
        canvas.put(leaf, corner)
        room = LEFT + WIDTH - 44 - COLUMN
        heading = setter.fitted(self.heading, "title", 34, theme.TEXT_HEADING, room)
        canvas.blit(heading, COLUMN, TOP + 60, anchor="midleft")

    def _leaf(self, canvas: Canvas) -> pygame.Surface:
        words, setter, easel = self.app.words, self.app.type, canvas.easel
        if names.is_character(self.key):
            figure = names.figure(words, self.key, self.setting)
            return large_leaf(easel, setter, figure, LEAF_WIDTH, LEAF_HEIGHT)
        if self.key in SPECIAL_CARDS:
            return banners.special(easel, self.key, LEAF_WIDTH)
        card = names.card_of(words, self.key)
        return quest_cards.event_card(easel, setter, card, LEAF_WIDTH, LEAF_HEIGHT)
