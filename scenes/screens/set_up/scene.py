"""Setting up a match: chairs round the table at the left, what is to be chosen at the right.

It opens with Play focused and everything as it was chosen last, so that two clicks lead from the
title screen to a table.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import GAMES
from game.transcript import AGENT, Chair
from scenes.games import TABLES
from scenes.match import last_choices, seats
from scenes.match.set_up_form import Form, OptionForm, SetUp
from scenes.screens.set_up.seat_sheet import SeatSheet
from scenes.screens.set_up.seat_widget import Seat
from scenes.ui.controls import Button, Choice, Widget
from scenes.ui.controls.number import NumberField
from scenes.ui.input import Command, Input, KeyName
from scenes.ui.widget_scene import WidgetScene
from sprites.paint import lettering, light, theme
from sprites.places import flames, halls
from sprites.ui import panels, seating

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

TABLE_CENTRE, TABLE_RADIUS, CHAIR_REACH = (405.0, 424.0), 206, (278.0, 258.0)
PANEL = (800.0, 118.0, 740.0)
"""Left, top and width of the panel with the rows; it is as high as they need."""
INSET = 32
WIDGET_HEIGHT, HEADING_HEIGHT, ROW_GAP = 44, 30, 14
HEADING_SIZE, ABOUT_SIZE = 20, 18
NAME_SIZE = 54
STRIP_HEIGHT, STRIP_GAP, STRIP_FOOT = 78.0, 26.0, 792.0
"""The parchment that offers the guided first game lies under the panel, but above the buttons."""
LESSON_WIDTH = 216.0
STRIP_TEXT = PANEL[2] - LESSON_WIDTH - 84
"""Width of its words, beside its button."""
PLAY = (1290.0, 806.0, 250.0, 64.0)
VEIL = 150
ALARM = "#ffb59e"


class SetUpScene(WidgetScene):
    """Chairs, options and Play for the game ``key``."""

    app: MatchApp

    def __init__(self, app: MatchApp, key: str) -> None:
        """Raises KeyError for a game that is not on the shelf."""
        super().__init__(app)
        self.game = GAMES[key]
        self.chairs: list[Chair] = last_choices.chairs_of(app, self.game)
        self.form: Form = self._form()
        self._texts: list[tuple[str, float, str, str]] = []
        """Sentences of the panel: text, top in stage px, role and colour."""
        self._panel_height = 0.0
        self._typed = ""
        """The key that a field has just taken, so that it does nothing else besides."""

    def _form(self) -> Form:
        set_up = SetUp(
            self.app, self.game, self._rows_changed, self.play, lambda: len(self.chairs)
        )
        table = TABLES.get(self.game.key)
        if table is None or table.form is None:
            return OptionForm(set_up)
        return table.form.get()(set_up)

    @property
    def has_lesson(self) -> bool:
        """Whether there is a guided first game."""
        table = TABLES.get(self.game.key)
        return table is not None and table.tutorial is not None

    @property
    def title(self) -> str:
        """The game's name, and what this screen is for."""
        words = self.app.words
        return words("setup.title", game=words(f"{self.game.key}.game"))

    @property
    def offers_lesson(self) -> bool:
        """Whether the guided first game is offered at length, as on the first launch."""
        return self.has_lesson and not self.app.settings.lesson_seen

    # Widgets

    def lay_out(self) -> None:
        """Place chairs, rows and buttons."""
        rows = self._rows()
        self.controls.set([*self._ways_out(), *self._seats(), *rows])
        if self.controls.focused is None:
            self.controls.focused = self.controls.find("play")

    @property
    def _strip(self) -> tuple[float, float, float, float]:
        """Where the parchment lies that offers the guided first game."""
        text = self.app.words("setup.first_time")
        needed = self.app.type.measure(text, "text", HEADING_SIZE, STRIP_TEXT)[1] + 24
        height = max(STRIP_HEIGHT, round(needed))
        top = min(PANEL[1] + self._panel_height + STRIP_GAP, STRIP_FOOT - height)
        return PANEL[0], top, PANEL[2], height

    def _rows_changed(self) -> None:
        self.lay_out()
        self.dirty = True

    def _ways_out(self) -> list[Widget]:
        words = self.app.words
        top = PLAY[1]
        ways: list[Widget] = [
            Button(PLAY, words("house.button.play"), self.play, key="play", primary=True, size=26),
            Button((34, top + 10, 160, 48), words("house.button.back"), self.go_back, key="back",
                   icon="back", size=18),
            Button((PANEL[0], top + 8, 170, 50), words("house.button.rules"), self.open_rules,
                   key="rules", icon="book", size=18),
        ]
        if not self.has_lesson:
            return ways
        if self.offers_lesson:
            x, y, wide, high = self._strip
            place = (x + wide - 24 - LESSON_WIDTH, y + (high - 50) / 2, LESSON_WIDTH, 50.0)
        else:
            place = (PANEL[0] + 184, top + 8, LESSON_WIDTH, 50.0)
        ways.append(Button(place, words("house.button.lesson"), self.begin_lesson, key="lesson",
                           icon="lesson", size=18))
        return ways

    def _seats(self) -> list[Widget]:
        middles = seating.places(len(self.chairs), TABLE_CENTRE, CHAIR_REACH)
        alone = self.game.seat_counts == (1,)
        return [
            Seat(middle, seat, chair, self.app,
                 None if alone else partial(self.choose_seat, seat))
            for seat, (chair, middle) in enumerate(zip(self.chairs, middles, strict=True))
        ]

    def _rows(self) -> list[Widget]:
        """Make the panel's widgets, and note its sentences."""
        left, top, width = PANEL
        y = top + 22
        self._texts = []
        widgets: list[Widget] = []
        setter = self.app.type
        inner = width - 2 * INSET
        if len(self.game.seat_counts) > 1:
            widgets.append(self._seat_count((left + INSET, y, inner, WIDGET_HEIGHT)))
            y += WIDGET_HEIGHT
            if len(self.chairs) in self.game.house_seat_counts:
                text = self.app.words("setup.seats.house_rule")
                self._texts.append((text, y + 5, "italic", theme.TEXT_QUIET))
                y += 5 + setter.measure(text, "italic", ABOUT_SIZE, inner)[1]
            y += ROW_GAP
        for row in self.form.rows():
            if row.heading:
                self._texts.append((row.heading, y, "text", theme.TEXT))
                tall = setter.measure(row.heading, "text", HEADING_SIZE, inner)[1]
                y += max(HEADING_HEIGHT, tall)
            widgets.append(row.make((left + INSET, y, inner, WIDGET_HEIGHT)))
            y += WIDGET_HEIGHT
            if row.about:
                colour = ALARM if row.alarming else theme.TEXT_QUIET
                self._texts.append((row.about, y + 5, "italic", colour))
                y += 5 + setter.measure(row.about, "italic", ABOUT_SIZE, inner)[1]
            y += ROW_GAP if row.heading or row.about else ROW_GAP / 2
        if any(chair.kind == AGENT for chair in self.chairs):
            text = self.app.words("setup.fair")
            self._texts.append((text, y + 4, "italic", theme.TEXT_QUIET))
            y += 4 + setter.measure(text, "italic", ABOUT_SIZE, inner)[1] + ROW_GAP
        self._panel_height = round(y + 10 - top)
        return widgets

    def _seat_count(self, area: tuple[float, float, float, float]) -> Widget:
        values = [(count, str(count)) for count in self.game.seat_counts]
        return Choice(area, self.app.words("setup.seats"), values, len(self.chairs),
                      self.set_seat_count, key="seats")

    # What can be done

    def set_seat_count(self, count: int) -> None:
        """Bring chairs to the table, or take the last ones away."""
        mine = [chair for chair in self.chairs[count:] if chair.level == ""]
        chairs = self.chairs[:count] + seats.first_chairs(max(self.game.seat_counts))[
            len(self.chairs):count
        ]
        if mine and not any(chair.kind == mine[0].kind for chair in chairs):
            chairs[0] = mine[0]
        self.chairs = chairs
        self._rows_changed()

    def choose_seat(self, seat: int) -> None:
        """Open the sheet of a chair."""
        def changed(chair: Chair) -> Chair:
            self.chairs = seats.sit(self.chairs, seat, chair)
            self._rows_changed()
            return self.chairs[seat]

        self.app.show(SeatSheet(self.app, seat, self.chairs[seat], changed))

    def play(self) -> None:
        """Begin the match as it is set up."""
        match = self.form.begin(self.chairs)
        if match is not None:
            self.app.routes.to_table(match)
            return
        self.app.sounds.play("wrong")
        field = next((w for w in self.controls.widgets if isinstance(w, NumberField)), None)
        if field is not None:
            self.controls.focus(field)

    def begin_lesson(self) -> None:
        """Begin the guided first game."""
        self.app.routes.to_tutorial(self.game.key)

    def open_rules(self) -> None:
        """Open the rules of this game."""
        self.app.routes.to_book(self.game.key)

    def leave(self) -> None:
        """Remember what was chosen, though nothing was played."""
        if isinstance(self.form, OptionForm):
            last_choices.keep(self.app, self.game.key, self.chairs, self.form.options)
        else:
            self.app.save_settings()

    # Input

    def handle(self, event: Input) -> bool:
        """Escape goes back, F1 opens the rules; digits go to the number field."""
        if isinstance(event, KeyName):
            return self._type(event)
        typed, self._typed = self._typed, ""
        if isinstance(event, Command):
            if typed and typed in self.app.settings.keys.get(event.name, ()):
                return True
            if event.name == "rules":
                self.open_rules()
                return True
        return super().handle(event)

    def _type(self, event: KeyName) -> bool:
        field = self.controls.focused
        self._typed = ""
        if not isinstance(field, NumberField) or not field.type_key(event.name, event.text):
            return False
        self._typed = event.name
        self.controls.by_key = True
        said = self.app.words(field.trouble, most=field.most) if field.trouble else field.text
        self.app.speech.say(said)
        self.dirty = True
        return True

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the dimmed hall, the table with its chairs, and the panel."""
        easel = canvas.easel
        backdrop = halls.backdrop(easel, "title", canvas.surface.get_size())
        canvas.surface.blit(backdrop, (0, 0))
        flames.draw(canvas, halls.LIGHTS["title"], 0.0)
        canvas.shade(theme.HALL_DARK, VEIL)
        self._draw_table(canvas)
        self._draw_panel(canvas)
        if self.offers_lesson:
            self._draw_strip(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def _draw_table(self, canvas: Canvas) -> None:
        shield = self.app.shield_of(self.game.key)
        table = seating.round_table(canvas.easel, shield, TABLE_RADIUS)
        x, y = canvas.to_window(*TABLE_CENTRE)
        corner = round(x - table.get_width() / 2), round(y - table.get_height() / 2)
        shadow, right, down = light.shadow(canvas.easel, table, 18)
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(table, corner)

    def _draw_panel(self, canvas: Canvas) -> None:
        left, top, width = PANEL
        setter = self.app.type
        name = lettering.embossed(
            canvas.easel, setter, self.app.words(f"{self.game.key}.game"), "display",
            NAME_SIZE,
        )
        canvas.blit(name, left + width / 2, 68, anchor="center")
        canvas.blit(panels.panel(canvas.easel, width, self._panel_height, 12), left, top)
        for text, y, role, colour in self._texts:
            size = HEADING_SIZE if role == "text" else ABOUT_SIZE
            line = setter.paragraph(text, role, size, colour, width - 2 * INSET)
            canvas.blit(line, left + INSET, y)

    def _draw_strip(self, canvas: Canvas) -> None:
        left, top, width, height = self._strip
        sheet = panels.parchment_sheet(canvas.easel, width, height, 5)
        canvas.blit(sheet, left, top)
        setter, text = self.app.type, self.app.words("setup.first_time")
        words = setter.paragraph(text, "text", HEADING_SIZE, theme.TEXT_INK, STRIP_TEXT)
        canvas.blit(words, left + 28, top + height / 2, anchor="midleft")
