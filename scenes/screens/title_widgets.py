"""What can be pressed on the title screen and nowhere else: shields, the ribbon, the languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.ui.controls.base import Area, Look, Point, Widget
from scenes.ui.controls.link import SHADOW_ROOM
from scenes.ui.words import LANGUAGES
from sprites.heraldry import arms
from sprites.paint import lettering, light, theme
from sprites.ui import buttons, chains, panels

if TYPE_CHECKING:
    from fonts import Typesetter
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas
    from sprites.engine.zones import Zone

GROWN_WIDTH, GROWN_HEIGHT = 240, 288
"""A lifted shield, in stage px; at rest it has the size of its zone."""
RISE = 3.0
"""Stage px by which a lifted shield's middle is higher."""
GLOW_COLOUR = "#ffcf66"
HANGING, LIFTED = 12, 18
"""Height of a shield above the wall, for its shadow."""
NAME_SIZE, SEATS_SIZE = 27, 20
PLATE_OVERLAP = 4
"""Stage px by which the two lines of a plate may close up: their letters leave room above them."""
CONTINUE_SIZE, PROGRESS_SIZE = 28, 25
LANGUAGE_SIZE, LANGUAGE_GAP = 19, 22


class TableShield(Widget):
    """A table of the house: its great shield with a plate for name and seats."""

    role = "shield"

    def __init__(
        self, shield: Zone, plate: Zone, table: str, arms_name: str, name: str, line: str,
        act: Callable[[], None], typesetter: Typesetter,
    ) -> None:
        """``table`` is the game's key, ``arms_name`` what its shield shows; ``line`` stands under
        the name on the plate."""
        left, width = min(shield.left, plate.left), max(shield.width, plate.width)
        self._name_height = typesetter.height("title", NAME_SIZE)
        self._line_height = typesetter.height("italic", SEATS_SIZE)
        height = self._name_height + self._line_height - PLATE_OVERLAP
        # With large text the plate grows downward.
        self._plate_height = max(plate.height, round(height))
        area = (left, shield.top, width, plate.top + self._plate_height - shield.top)
        super().__init__(area, name, key=table)
        self.table = table
        self.arms = arms_name
        self.line = line
        self.lift = 0.0
        """0 hangs still … 1 lifted towards the player."""
        self.raised = False
        """Whether it is lifted, or on its way."""
        self._act = act
        self._shield = shield
        self._plate = plate

    def spoken_state(self, app: App) -> str:
        """Return what the plate says under the name."""
        return self.line

    def activate(self) -> None:
        """Go to the table."""
        self._act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw shield and plate."""
        self._draw_shield(canvas)
        self._draw_plate(canvas, app, look)

    def _draw_shield(self, canvas: Canvas) -> None:
        easel, shield = canvas.easel, self._shield
        x, y = canvas.to_window(shield.x, shield.y - RISE * self.lift)
        if not self.enabled:
            _hang(canvas, chains.locked_shield(easel, self.arms, shield.width, shield.height),
                  x, y, HANGING)
            return
        if self.lift <= 0:
            _hang(canvas, arms.table_shield(easel, self.arms, shield.width, shield.height),
                  x, y, HANGING)
            return
        large = arms.table_shield(easel, self.arms, GROWN_WIDTH, GROWN_HEIGHT)
        glow, padding = light.glow(easel, large, GLOW_COLOUR, 16, 3)
        picture = large
        if self.lift < 1:
            wide = shield.width + (GROWN_WIDTH - shield.width) * self.lift
            high = shield.height + (GROWN_HEIGHT - shield.height) * self.lift
            # On the way it is the large one made smaller: drawn anew it would stutter.
            picture = pygame.transform.smoothscale(large, (easel.px(wide), easel.px(high)))
        corner = (round(x - large.get_width() / 2) - padding,
                  round(y - large.get_height() / 2) - padding)
        canvas.put(glow, corner, 255 * self.lift)
        _hang(canvas, picture, x, y, None if self.lift < 1 else LIFTED)

    def _draw_plate(self, canvas: Canvas, app: App, look: Look) -> None:
        easel, plate = canvas.easel, self._plate
        lit = self.enabled and self.lift > 0.5
        y = plate.top + self._plate_height / 2
        picture = panels.nameplate(easel, plate.width, self._plate_height, lit)
        _hang(canvas, picture, *canvas.to_window(plate.x, y), 4)
        room = plate.width - 28
        if self.enabled:
            name = lettering.gold(easel, app.type, self.name, "title", NAME_SIZE)
            if name.get_width() > room * easel.scale:
                name = app.type.fitted(self.name, "title", NAME_SIZE, theme.TEXT_GOLD, room)
        else:
            name = app.type.fitted(self.name, "title", NAME_SIZE, theme.TEXT_QUIET, room)
        half = (self._name_height + self._line_height - PLATE_OVERLAP) / 2
        canvas.blit(name, plate.x, y - half + self._name_height / 2 + 1, anchor="center")
        line = app.type.fitted(self.line, "italic", SEATS_SIZE, theme.TEXT_QUIET, room)
        canvas.blit(line, plate.x, y + half - self._line_height / 2 - 1, anchor="center")
        if look is Look.FOCUS:
            ring = buttons.focus_ring(easel, plate.width, self._plate_height)
            canvas.blit(ring, plate.x, y, anchor="center")


def _hang(
    canvas: Canvas, picture: pygame.Surface, x: float, y: float, height: float | None
) -> None:
    """Draw a picture round a window point, with its shadow if it has a ``height``."""
    corner = round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)
    if height is not None:
        shadow, right, down = light.shadow(canvas.easel, picture, height)
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(picture, corner)


class WaitingRibbon(Widget):
    """The parchment ribbon that leads back to the match played last."""

    def __init__(
        self, area: Area, name: str, progress: str, act: Callable[[], None], key: str
    ) -> None:
        """``progress``: which table, how far, whose turn, in one line."""
        super().__init__(area, name, key=key)
        self.progress = progress
        self._act = act

    def spoken_state(self, app: App) -> str:
        """Return where the match stands."""
        return self.progress

    def activate(self) -> None:
        """Go on."""
        self._act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the ribbon, lit under the pointer."""
        easel, rect = canvas.easel, self.rect
        picture = panels.ribbon(easel, rect.width, rect.height)
        corner = canvas.area(*rect).topleft
        down = easel.px(1.5) if look is Look.PRESSED else 0
        if look in (Look.HOVER, Look.FOCUS):
            glow, padding = light.glow(easel, picture, GLOW_COLOUR, 8, 1)
            canvas.put(glow, (corner[0] - padding, corner[1] - padding))
        shadow, right, below = light.shadow(easel, picture, 6)
        canvas.put(shadow, (corner[0] + right, corner[1] + below))
        canvas.put(picture, (corner[0], corner[1] + down))
        inner = rect.width - 2 * panels.RIBBON_TAIL - 60
        y = rect.centery + down / easel.scale
        heading = app.type.fitted(
            self.name, "title", CONTINUE_SIZE, theme.TEXT_HEADING, inner * 0.36
        )
        canvas.blit(heading, rect.left + panels.RIBBON_TAIL + 30, y, anchor="midleft")
        room = inner - heading.get_width() / easel.scale - 26
        line = app.type.fitted(self.progress, "text", PROGRESS_SIZE, theme.TEXT_INK, room)
        canvas.blit(line, rect.right - panels.RIBBON_TAIL - 30, y - 1, anchor="midright")
        if look is Look.FOCUS:
            ring = buttons.focus_ring(easel, rect.width, rect.height)
            canvas.blit(ring, *rect.center, anchor="center")


class Languages(Widget):
    """The languages side by side, each in its own script; the one spoken now is golden."""

    role = "choice"

    def __init__(self, area: Area, name: str, app: App) -> None:
        super().__init__(area, name, key="language")
        self.app = app

    def _names(self) -> list[tuple[str, str]]:
        return [(code, self.app.words(f"house.language.{code}")) for code in LANGUAGES]

    def places(self) -> list[tuple[str, Area]]:
        """Return each language's code and where its name stands."""
        widths = [
            self.app.type.width(name, "text", LANGUAGE_SIZE) for _, name in self._names()
        ]
        x = self.rect.right - sum(widths) - LANGUAGE_GAP * (len(widths) - 1)
        places = []
        for (code, _), width in zip(self._names(), widths, strict=True):
            places.append((code, (x, self.rect.top, width, self.rect.height)))
            x += width + LANGUAGE_GAP
        return places

    def spoken_state(self, app: App) -> str:
        """Return the language spoken now, in its own words."""
        return app.words(f"house.language.{app.words.language}")

    def press(self, point: Point) -> None:
        """Wait: the choice is made on letting go."""

    def release(self, point: Point) -> None:
        """Speak the language let go on."""
        for code, (left, _, width, _) in self.places():
            if self.contains(point) and abs(point[0] - left - width / 2) <= (
                width + LANGUAGE_GAP
            ) / 2:
                self.choose(code)
                return

    def choose(self, code: str) -> None:
        """Speak ``code`` from now on."""
        if code != self.app.words.language:
            self.app.set_language(code)

    def _step(self, step: int) -> None:
        place = LANGUAGES.index(self.app.words.language)
        self.choose(LANGUAGES[(place + step) % len(LANGUAGES)])

    def activate(self) -> None:
        """Go on to the next language, and round."""
        self._step(1)

    def adjust(self, step: int) -> bool:
        """Go one language to the side."""
        self._step(step)
        return True

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the names on the bare wood."""
        for (code, name), (_, (left, _, width, _)) in zip(
            self._names(), self.places(), strict=True
        ):
            spoken = code == app.words.language
            colour = theme.TEXT_GOLD if spoken else theme.TEXT_QUIET
            if look in (Look.HOVER, Look.PRESSED) and not spoken:
                colour = theme.TEXT_LIT
            words = lettering.shaded(
                canvas.easel, app.type, name, "text", LANGUAGE_SIZE, colour
            )
            canvas.blit(words, left - SHADOW_ROOM, self.rect.centery, anchor="midleft")
            if spoken:
                y = self.rect.bottom - 1
                canvas.fill_area(theme.GOLD_LINE, left, y, width, 1.5)
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")
