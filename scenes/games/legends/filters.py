"""Sifting the figures: by house, by skill, knights alone; on their page and on the table.

On the table a strip of filters lies over the painted castles while it is wanted; who does not pass
is dim wherever it lies, and who does shows the skill asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.legends.rules.cards import HOUSES
from game.legends.rules.codes import SKILLS
from scenes.games.legends import names
from scenes.games.legends.background import text
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import character_of
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.ui.app import App
from scenes.ui.controls import Button, Widget
from scenes.ui.controls.base import Area, Look
from scenes.ui.words import Words
from sprites.cards.skill_signs import figure, sign, skill
from sprites.engine.canvas import Canvas
from sprites.engine.sprite import Sprite
from sprites.heraldry import banners
from sprites.paint import edges, theme
from sprites.ui import buttons, panels

STRONG = 4
"""A skill filter shows who has at least so much: exceptional [F]."""
SIDE, HEIGHT, GAP, PART = 46.0, 56.0, 8.0, 24.0
"""Width and height of a filter; room between two, and more between two kinds, stage px."""
STRIP = (14.0, 54.0, 928.0, 76.0)
"""Where the strip lies on the table."""
DIM = 1.0


@dataclass(frozen=True, slots=True)
class Sieve:
    """Who is to be seen; everybody, unless something is asked for."""

    house: str = ""
    skill: str = ""
    knights: bool = False

    @property
    def on(self) -> bool:
        """Whether it holds anybody back."""
        return self != Sieve()

    def passes(self, key: str, skills: tuple[int, ...] | None = None) -> bool:
        """Return whether a figure is to be seen; ``skills`` as they are now, printed if None."""
        card = character_of(key)
        if (self.house and card.house != self.house) or (self.knights and not card.knight):
            return False
        values = card.skills if skills is None else skills
        return not self.skill or values[SKILLS.index(self.skill)] >= STRONG

    def turned(self, what: str, value: str) -> Sieve:
        """Return the sieve with one filter set, or cleared where it was set already."""
        if what == "knights":
            return replace(self, knights=not self.knights)
        if what == "house":
            return replace(self, house="" if self.house == value else value)
        return replace(self, skill="" if self.skill == value else value)


class Filter(Widget):
    """A banner, a medallion or a sign that narrows down who is shown."""

    role = "toggle"

    def __init__(
        self, area: Area, name: str, key: str, act: Callable[[], None], on: bool,
        picture: Callable[[Canvas], pygame.Surface],
    ) -> None:
        super().__init__(area, name, key=key, tip=name)
        self._act, self.on, self._picture = act, on, picture

    def spoken_state(self, app: App) -> str:
        """Return whether it narrows now."""
        return app.words("house.state.on" if self.on else "house.state.not_on")

    def activate(self) -> None:
        """Narrow down, or no more."""
        self._act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the picture on a plate, framed while it narrows."""
        box = self.rect
        plate = panels.plain_panel(canvas.easel, box.width, box.height, 8, 0.95)
        canvas.blit(plate, box.x, box.y)
        canvas.blit(self._picture(canvas), *box.center, anchor="center",
                    alpha=255 if self.on or look is not Look.REST else 190)
        if self.on:
            edge = edges.lines(canvas.easel, box.width, box.height, edges.outline(
                canvas.easel, box.width, box.height, 2, 8, theme.GOLD_LIGHT, 3))
            canvas.blit(edge, box.x, box.y)
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, box.width, box.height)
            canvas.blit(ring, *box.center, anchor="center")


def filters(
    words: Words, sieve: Sieve, x: float, top: float, narrow: Callable[[str, str], None]
) -> list[Filter]:
    """Return all filters in a row from ``x`` on; ``narrow`` is told what was chosen."""
    found: list[Filter] = []

    def add(
        name: str, what: str, value: str, on: bool, picture: Callable[[Canvas], pygame.Surface]
    ) -> None:
        nonlocal x
        found.append(Filter((x, top, SIDE, HEIGHT), name, f"{what}.{value}" if value else what,
                            lambda: narrow(what, value), on, picture))
        x += SIDE + GAP

    for one in HOUSES:
        add(names.house(words, one), "house", one, sieve.house == one, partial(_banner, one))
    x += PART
    for one in SKILLS:
        add(words("legends.figures.skill", skill=names.skill(words, one), least=STRONG), "skill",
            one, sieve.skill == one, partial(_skill, one))
    x += PART
    add(words("legends.figures.knights"), "knights", "", sieve.knights,
        lambda canvas: sign(canvas.easel, "sword", 36))
    return found


def _banner(house: str, canvas: Canvas) -> pygame.Surface:
    return banners.banner(canvas.easel, house, 36)


def _skill(name: str, canvas: Canvas) -> pygame.Surface:
    return skill(canvas.easel, name, 36)


class FilterStrip(Part):
    """Sifting the table."""

    def __init__(self, app: MatchApp, sight: Sight) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self.sieve = Sieve()
        self.open = False
        """Whether the strip of filters lies open."""
        self._dims: dict[str, float] = {}
        """By figure, how dim it is or is about to be."""

    def widgets(self) -> Sequence[Widget]:
        """Return the button that opens the strip, and while it is open the filters on it."""
        words = self._app.words
        zone = self._view.zones.get("button.filter")
        if zone is None:
            return []
        label = words("legends.filter.button")
        if self.sieve.on:
            label = words.count("legends.filter.button_on", len(self.sifted()))
        found: list[Widget] = [Button(
            zone.box, label, self.toggle, key="filter", icon="search", size=15.5,
            tip=words("legends.filter.tip"), primary=self.sieve.on,
        )]
        if self.open:
            left, top, width, _ = STRIP
            found += filters(words, self.sieve, left + 12, top + 10, self.narrow)
            found.append(Button(
                (left + width - 132, top + 18, 120, 40), words("legends.filter.clear"),
                self.clear, key="show all", size=15,
            ))
        return found

    def sifted(self) -> list[str]:
        """Return the figures in sight that pass."""
        return [name for name in self._view.pieces.names()
                if names.is_character(name) and self.passes(name)]

    def passes(self, name: str) -> bool:
        """Return whether a figure passes, with what is in force."""
        return self.sieve.passes(name, self._sight.setting.skills(name))

    def toggle(self) -> None:
        """Open the strip of filters, or put it away; then everybody is to be seen again."""
        self.open = not self.open
        if not self.open:
            self.sieve = Sieve()
        self._sift()

    def clear(self) -> None:
        """Show everybody, and put the strip away."""
        self.sieve, self.open = Sieve(), False
        self._sift()

    def sift_by(self, sieve: Sieve) -> None:
        """Take over what was set on the figures' page; the strip lies open while it narrows."""
        self.sieve, self.open = sieve, sieve.on
        self._sift()

    def narrow(self, what: str, value: str) -> None:
        """Set or clear a filter."""
        self.sieve = self.sieve.turned(what, value)
        self._app.sounds.play("card")
        self._sift()
        self._app.speech.say(self._app.words.count("legends.figures.shown", len(self.sifted())))

    def command(self, name: str) -> bool:
        """Cancel puts the strip away while nothing is held."""
        if name != "cancel" or self._sight.held is not None or not self.open:
            return False
        self.toggle()
        return True

    def _sift(self) -> None:
        self._view.renew_widgets()
        self._view.relight()

    def relit(self) -> None:
        """Dim who does not pass."""
        pieces = self._view.pieces
        for name in pieces.names():
            if not names.is_character(name):
                continue
            sprite = pieces.sprite(name)
            dimmed = DIM if self.sieve.on and not self.passes(name) else 0.0
            # What still fades has not come to what it was sent to.
            if not sprite.dimmed == self._dims.get(name, sprite.dimmed) == dimmed:
                self._dims[name] = dimmed
                self._view.timeline.to(sprite, theme.FADE, dimmed=dimmed)

    def draw_plate(self, canvas: Canvas) -> None:
        """Draw the plate that the filters lie on."""
        if self.open:
            left, top, width, height = STRIP
            canvas.blit(panels.panel(canvas.easel, width, height, 12, 0.95), left, top)

    def draw_values(self, canvas: Canvas) -> None:
        """Draw the skill that is asked for on everybody who has it in plenty."""
        asked = self.sieve.skill
        if not asked:
            return
        for name in self.sifted():
            if self._view.pieces.zone_of(name) != "hand":
                value = self._sight.setting.skills(name)[SKILLS.index(asked)]
                self._draw_value(canvas, self._view.pieces.sprite(name), asked, value)

    def _draw_value(self, canvas: Canvas, sprite: Sprite, asked: str, value: int) -> None:
        x, y = sprite.x - sprite.wide * 0.26, sprite.y - sprite.tall * 0.34
        plate = canvas.easel.keep(("sieve plate",), lambda: panels.plain_panel(
            canvas.easel, 42, 24, 10, 0.92))
        canvas.blit(plate, x + 8, y, anchor="center")
        canvas.blit(skill(canvas.easel, asked, 22), x - 2, y, anchor="center")
        text(canvas, self._app.type.plain, figure(value), "numeral", 17, theme.GOLD_LIGHT, x + 18,
             y, 18, anchor="center")
