"""Who is who: all figures of the legends on one page, by house, knighthood and skill.

Opened from a table it also tells where each of them is, as far as the viewer can see.
"""

from __future__ import annotations

from functools import partial

from game.legends.rules.cards import HOUSES, TABLE_LEVELS, shipped_cards
from game.legends.rules.codes import SKILLS
from scenes.games.legends import names
from scenes.games.legends.background import SEAT_COLOURS, text
from scenes.games.legends.character_sheet import FigureSheet
from scenes.games.legends.filters import FilterStrip, Sieve, filters
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import character_of
from scenes.ui.app import App
from scenes.ui.controls import Button, Spot, Widget
from scenes.ui.input import Input, Press
from scenes.ui.widget_scene import WidgetScene
from sprites.cards.skill_signs import figure, skill
from sprites.engine.canvas import Canvas
from sprites.heraldry import people
from sprites.paint import shapes, theme
from sprites.places import halls

ACROSS = 12
LEFT, TOP, STEP_X, STEP_Y = 44.0, 134.0, 127.0, 148.0
PORTRAIT = 88.0
FILTER_TOP = 66.0


class FiguresScene(WidgetScene):
    """All sixty figures, with filters."""

    def __init__(
        self, app: App, sight: Sight | None = None, strip: FilterStrip | None = None
    ) -> None:
        """``sight`` and ``strip``: of the table from which it is opened."""
        super().__init__(app)
        self._sight = sight
        self._strip = strip
        self._own_sieve = Sieve()

    @property
    def sieve(self) -> Sieve:
        """Who is to be seen; opened from a table, the same as there."""
        return self._own_sieve if self._strip is None else self._strip.sieve

    @property
    def title(self) -> str:
        """The page's name."""
        return self.app.words("legends.figures.title")

    def people(self) -> list[str]:
        """Return all figures of the table's level, house by house."""
        level = 2
        if self._sight is not None:
            level = TABLE_LEVELS.index(self._sight.observation["options"]["level"])
        return [card.id for house in HOUSES for card in shipped_cards().characters
                if card.house == house and card.level <= level]

    def is_shown(self, key: str) -> bool:
        """Return whether a figure passes all filters."""
        return self.sieve.passes(key)

    def where(self, key: str) -> tuple[str, str]:
        """Return where a figure is, as the viewer knows, and the colour to say it in."""
        if self._sight is None:
            return names.house(self.app.words, character_of(key).house), theme.TEXT_QUIET
        words, setting = self.app.words, self._sight.setting
        seen = setting.observation
        if key in seen["hand"]:
            return words("legends.from.hand_yours"), theme.TEXT_GOLD
        owner = setting.owner_of(key)
        if owner is not None:
            colour = shapes.lighter(SEAT_COLOURS[owner[0]][0], 0.4)
            return f"{self._sight.who(owner[0])}, {names.place(words, owner[1])}", colour
        for seat, known in enumerate(seen["known_hands"]):
            if key in known:
                return self._sight.who(seat), shapes.lighter(SEAT_COLOURS[seat][0], 0.4)
        if key in seen["discards"]["characters"]:
            return words("legends.from.discard"), "#c9a89a"
        if key in seen["gone"]["characters"]:
            return words("legends.from.gone"), "#c9a89a"
        return words("legends.from.unseen"), "#a9a394"

    # Widgets

    def lay_out(self) -> None:
        """Place filters, figures and the way back."""
        widgets: list[Widget] = [
            *filters(self.app.words, self.sieve, LEFT, FILTER_TOP, self.narrow)]
        for number, key in enumerate(self.people()):
            x, y = self.place_of(number)
            widgets.append(Spot(
                (x - PORTRAIT / 2, y, PORTRAIT, PORTRAIT * people.PROPORTION), key,
                partial(self._spoken, key), partial(self.open, key),
            ))
        widgets.append(Button((1440, 14, 146, 40), self.app.words("house.button.back"),
                              self.go_back, key="back", icon="back"))
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def place_of(self, number: int) -> tuple[float, float]:
        """Return the middle and the top of a figure's portrait."""
        row, column = divmod(number, ACROSS)
        return LEFT + STEP_X * (column + 0.5), TOP + STEP_Y * row

    def narrow(self, what: str, value: str) -> None:
        """Set or clear a filter."""
        turned = self.sieve.turned(what, value)
        if self._strip is None:
            self._own_sieve = turned
        else:
            self._strip.sift_by(turned)
        self.app.sounds.play("card")
        self.lay_out()
        shown = sum(self.is_shown(key) for key in self.people())
        self.app.speech.say(self.app.words.count("legends.figures.shown", shown))
        self.dirty = True

    def _spoken(self, key: str) -> str:
        words = self.app.words
        card = character_of(key)
        line = words(
            "legends.spot.character", name=names.character(words, key),
            estate=names.estate(words, key), skills=names.spoken_skills(words, card.skills),
            text=names.ability_text(words, key),
        )
        return words.join([line, self.where(key)[0]])

    def open(self, key: str) -> None:
        """Open a figure's sheet."""
        setting = self._sight.setting if self._sight is not None else None
        self.app.show(FigureSheet(self.app, key, setting))

    def handle(self, event: Input) -> bool:
        """A click on a figure opens its sheet."""
        if isinstance(event, Press):
            for number, key in enumerate(self.people()):
                x, y = self.place_of(number)
                if abs(event.point[0] - x) < PORTRAIT / 2 and 0 < event.point[1] - y < 134:
                    self.open(key)
                    return True
        return super().handle(event)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the filters and the figures; who doesn't pass is dim."""
        setter = self.app.type
        canvas.surface.blit(
            halls.backdrop(canvas.easel, "realm", canvas.surface.get_size()), (0, 0))
        canvas.shade("#0c0f1f", 225)
        text(canvas, setter, self.title, "title", 30, theme.TEXT_GOLD, 44, 34, 900, tall=50)
        shown = sum(self.is_shown(key) for key in self.people())
        text(canvas, setter, self.app.words.count("legends.figures.shown", shown), "italic", 20,
             theme.TEXT_QUIET, 1420, 34, 420, tall=34, anchor="midright")
        for number, key in enumerate(self.people()):
            self._draw_figure(canvas, number, key)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def _draw_figure(self, canvas: Canvas, number: int, key: str) -> None:
        x, y = self.place_of(number)
        alpha = 255 if self.is_shown(key) else 60
        setter, words = self.app.type, self.app.words
        picture = people.portrait(canvas.easel, key, PORTRAIT)
        canvas.blit(picture, x, y, anchor="midtop", alpha=alpha)
        if alpha < 255:
            return
        card = character_of(key)
        asked = self.sieve.skill
        if asked:
            value = card.skills[SKILLS.index(asked)]
            canvas.blit(skill(canvas.easel, asked, 26), x + 30, y + 14, anchor="center")
            text(canvas, setter.plain, figure(value), "numeral", 20, theme.GOLD_LIGHT, x + 48,
                 y + 14, 24)
        foot = y + PORTRAIT * people.PROPORTION
        text(canvas, setter, names.character(words, key), "bold", 16.5, theme.TEXT, x, foot + 11,
             STEP_X - 6, tall=22, anchor="center")
        where, colour = self.where(key)
        text(canvas, setter, where, "italic", 14.5, colour, x, foot + 29, STEP_X - 6, tall=19,
             anchor="center")
