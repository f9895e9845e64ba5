"""A sheet over the set-up screen: who sits in one chair, how well they play, how they lean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.agents import LEVELS, PERSONALITIES
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.match import seats
from scenes.ui.controls import Button, Choice, Widget
from scenes.ui.controls.stepper import Stepper
from scenes.ui.sheet import SheetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.heraldry import people
from sprites.heraldry.company import COMPANY
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

WIDTH, HEIGHT = 900.0, 520.0
LEFT, TOP = (STAGE_WIDTH - WIDTH) / 2, (STAGE_HEIGHT - HEIGHT) / 2
PORTRAIT = 230
COLUMN = LEFT + 44 + PORTRAIT + 40
"""Where the rows begin, beside the portrait."""
ROW_WIDTH = LEFT + WIDTH - 44 - COLUMN
WORDS_FOR_KINDS = {ME: "house.seat.you", AGENT: "house.seat.agent", GUEST: "house.seat.person"}


class SeatSheet(SheetScene):
    """Asks who sits in a chair; each choice takes effect at once."""

    def __init__(
        self, app: App, seat: int, chair: Chair, changed: Callable[[Chair], Chair]
    ) -> None:
        """``changed(chair)`` seats somebody and returns who sits there now."""
        super().__init__(app)
        self.seat = seat
        self.chair = chair
        self._changed = changed
        self._abouts: list[tuple[str, float]] = []

    @property
    def title(self) -> str:
        """Which seat this is."""
        return self.app.words("house.seat.number", number=self.seat + 1)

    @property
    def person(self) -> str:
        """Whose face the chair bears."""
        return seats.person_key(self.chair, self.seat)

    def lay_out(self) -> None:
        """Place the rows; an agent has two more."""
        words = self.app.words
        y = TOP + 96
        self._abouts = []
        widgets: list[Widget] = [Choice(
            (COLUMN, y, ROW_WIDTH, 44), words("setup.seat.who"),
            [(kind, words(key)) for kind, key in WORDS_FOR_KINDS.items()], self.chair.kind,
            self._set_kind, key="who", label_share=0,
        )]
        y += 62
        faces = sorted(
            ((key, seats.person_name(words, key)) for key in COMPANY), key=lambda pair: pair[1]
        )
        widgets.append(Stepper(
            (COLUMN, y, ROW_WIDTH, 44), words("setup.seat.face"), faces, self.person,
            lambda key: self._set(replace(self.chair, name=key)), key="face", label_share=0.26,
            colour=theme.TEXT_INK,
        ))
        if self.chair.kind == AGENT:
            widgets += self._agent_rows(y + 62)
        done = (LEFT + WIDTH - 44 - 200, TOP + HEIGHT - 78, 200, 50)
        widgets.append(Button(done, words("house.button.ok"), self.go_back, key="ok",
                              primary=True, size=19))
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def _agent_rows(self, y: float) -> list[Widget]:
        words = self.app.words
        levels = [(name, words(f"house.level.{name}")) for name in LEVELS]
        tempers = [(name, words(f"house.personality.{name}")) for name in PERSONALITIES]
        temper = self.chair.personality or "plain"
        self._abouts = [
            (words(f"house.level.{self.chair.level}.about"), y + 48),
            (words(f"house.personality.{temper}.about"), y + 132),
        ]
        return [
            Choice((COLUMN, y, ROW_WIDTH, 44), words("setup.seat.level"), levels,
                   self.chair.level, lambda name: self._set(replace(self.chair, level=name)),
                   key="level", label_share=0.26, colour=theme.TEXT_INK),
            Stepper((COLUMN, y + 84, ROW_WIDTH, 44), words("setup.seat.temper"), tempers, temper,
                    lambda name: self._set(replace(self.chair, personality=name)),
                    key="temper", label_share=0.26, colour=theme.TEXT_INK),
        ]

    def _set_kind(self, kind: str) -> None:
        level = (self.chair.level or seats.FIRST_LEVEL) if kind == AGENT else ""
        self._set(Chair(kind, self.person, level, self.chair.personality if level else ""))

    def _set(self, chair: Chair) -> None:
        self.chair = self._changed(chair)
        self.lay_out()
        self.dirty = True

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet with the portrait at the left and the rows beside it."""
        setter = self.app.type
        self.lay_parchment(canvas, WIDTH, HEIGHT)
        heading = setter.fitted(self.title, "title", 30, theme.TEXT_HEADING, WIDTH - 88)
        canvas.blit(heading, LEFT + WIDTH / 2, TOP + 50, anchor="center")
        portrait = people.portrait(canvas.easel, self.person, PORTRAIT)
        canvas.blit(portrait, LEFT + 44, TOP + 96)
        name = setter.fitted(
            seats.person_name(self.app.words, self.person), "title", 24, theme.TEXT_HEADING,
            PORTRAIT,
        )
        canvas.blit(name, LEFT + 44 + PORTRAIT / 2, TOP + 96 + PORTRAIT * people.PROPORTION + 26,
                    anchor="center")
        for text, y in self._abouts:
            x = COLUMN + ROW_WIDTH * 0.26
            line = setter.fitted(text, "italic", 18, theme.TEXT_ASIDE, ROW_WIDTH * 0.74)
            canvas.blit(line, x, y)
