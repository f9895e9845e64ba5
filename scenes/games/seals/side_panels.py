"""What stands at the sides of the seals' table: bar, scenario on parchment, what is set aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.seals.rules.cards import COLOURS
from scenes.games.seals import pieces, scenario_words
from scenes.games.seals.names import Names
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from scenes.ui.controls import Look, Widget
from scenes.ui.controls.base import Area
from sprites.cards import seal_pieces
from sprites.engine.canvas import Canvas
from sprites.heraldry.charges import SEAL_CHARGES
from sprites.paint import shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.ui import buttons, icons, panels

CHIP_HEIGHT = 26.0
STORY, RULE, SMALLEST = 17.0, 17.5, 10.5
INSET = 15.0
DOT, DOT_PITCH = 18.0, 20.4
RED_INK = "#7d1a1c"


class ScenarioLink(Widget):
    """The parchment with the scenario: pressing it shows all of its rules."""

    role = "button"

    def __init__(self, area: Area, name: str, act: Callable[[], None], *, key: str) -> None:
        super().__init__(area, name, key=key, tip=name)
        self.act = act

    def activate(self) -> None:
        """Open the sheet."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw only that it is pointed at or focused: the table paints the parchment."""
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")


class Sides:
    """Bar and panels of one table."""

    def __init__(self, app: App, view: SealsView, names: Names) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._names = names

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar and both panels."""
        self._draw_bar(canvas)
        self._draw_scenario(canvas)
        self._draw_aside(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        app, zone, words = self._app, self._table.zones["bar"], self._app.words
        canvas.blit(bar(canvas.easel, zone.width, zone.height), zone.left, zone.top)
        setter = app.type.plain
        name = setter.fitted(words("seals.name"), "title", 21, theme.TEXT_GOLD, 270, 12)
        canvas.blit(name, 22, zone.y, anchor="midleft")
        x = 22 + name.get_width() / canvas.easel.scale + 16
        options = self._view.match.options
        about = f"{scenario_words.heading(words, options)}  {scenario_words.title(words, options)}"
        told = setter.fitted(about, "italic", 20, theme.TEXT_QUIET, 668 - x, 11)
        canvas.blit(told, x, zone.y, anchor="midleft")
        seen = self._view.now
        tricks = sum(seen["drawn_tokens"].values())
        number = min(tricks, len(seen["tricks"]) + 1)
        key = "seals.label.draft" if seen["phase"] == "draft" else "seals.label.trick"
        counted = words(key, number=number, count=tricks)
        text = setter.fitted(counted, "title", 18, theme.TEXT, 250, 11)
        canvas.blit(text, 800, zone.y, anchor="center")

    def _draw_scenario(self, canvas: Canvas) -> None:
        zone, app, seen = self._table.zones["plate.scenario"], self._app, self._view.now
        goals = tuple(
            (line.text, line.met)
            for line in scenario_words.goals(app.words, seen, self._names.name)
        )
        drawn = seen["drawn_colour"]
        rules = tuple(scenario_words.rules(
            app.words, seen["scenario"], self._names.colour(drawn) if drawn else "",
            self._names.card(seen["wild"]) if seen["wild"] else "",
        ))
        seals = tuple(trick["seal"] for trick in seen["tricks"])
        tricks = sum(seen["drawn_tokens"].values())
        transfers = seen["scenario"]["transfers"], seen["transfers"]
        key = ("scenario plate", app.words.language, tuple(self._view.match.options.items()), goals,
               rules, seals, tricks, transfers, zone.box)
        picture = canvas.easel.keep(key, lambda: self._scenario_plate(
            canvas.easel, zone.width, zone.height, goals, rules, seals, tricks, transfers
        ))
        canvas.blit(picture, zone.left, zone.top)

    def _scenario_plate(self, easel: Easel, width: float, height: float,
        goals: tuple[tuple[str, bool | None], ...], rules: tuple[str, ...],
        seals: tuple[str, ...], tricks: int, transfers: tuple[int, int],
    ) -> pygame.Surface:
        app, words = self._app, self._app.words
        setter, inner = app.type, width - 2 * INSET
        whole = panels.parchment_sheet(easel, width, height, 7).copy()
        middle = width / 2

        def put(picture: pygame.Surface, x: float, y: float, across: float = 0.5) -> float:
            left = round(x * easel.scale - across * picture.get_width())
            whole.blit(picture, (left, round(y * easel.scale)))
            return picture.get_height() / easel.scale

        options = self._view.match.options
        y = 10.0
        y += put(setter.plain.fitted(scenario_words.heading(words, options), "title", 15, RED_INK,
                                     inner, 9), middle, y)
        name = scenario_words.title(words, options)
        size = 18.5
        while setter.plain.measure(name, "title", size, inner)[1] > 52 and size > 11:
            size -= 0.5
        y += put(setter.plain.paragraph(name, "title", size, theme.TEXT_INK, inner, align="center",
                                        spacing=1.05), middle, y) + 4
        ornament = shapes.path("M0 8 C20 8 30 2 40 8 C50 14 60 8 80 8 M35 8 L40 3 L45 8 L40 13 Z",
                               "none", "#8a6426", 1.6)
        y += put(easel.svg(ornament, (80, 16), (104, 18)), middle, y) + 3

        foot = height - 12.0
        if transfers[0]:
            foot -= 36
            _draw_transfers(easel, app, whole, width, foot, transfers)
            foot -= 6
        rows = 1 if tricks <= 9 else 2
        foot -= rows * DOT_PITCH
        _draw_dots(easel, whole, width, foot, seals, tricks)
        foot -= 6
        story = scenario_words.story(words, options)
        aims = [(words.count("seals.goal.all", tricks), None), *goals]
        told = [(rule, None) for rule in rules if not transfers[0] or rule != rules[0]]
        _draw_texts(easel, app, whole, inner, y, foot, story, [*aims, *told])
        return whole

    def _draw_aside(self, canvas: Canvas) -> None:
        zone, app, seen = self._table.zones["plate.aside"], self._app, self._view.now
        easel, setter = canvas.easel, self._app.type.plain
        canvas.blit(panels.panel(easel, zone.width, zone.height, 10), zone.left, zone.top)
        opened = seen["set_aside_cards"] is not None
        heading = app.words("seals.label.aside_open" if opened else "seals.label.aside")
        text = setter.fitted(heading, "title", 16, theme.TEXT_GOLD, zone.width - 24, 9)
        canvas.blit(text, zone.x, zone.top + 22, anchor="center")
        row = self._table.zones["aside"]
        if not opened:
            for colour in COLOURS:
                count = seen["set_aside"][colour]
                ink = theme.TEXT if count else theme.TEXT_OFF
                figure = setter.line(str(count), "numeral", 18, ink)
                canvas.blit(figure, pieces.aside_x(row, colour) + 3, zone.top + 122,
                            anchor="center")
        if opened:
            return
        about = app.words.count("seals.label.eight", sum(seen["set_aside"].values()))
        line = setter.fitted(about, "italic", 16, theme.TEXT_QUIET, zone.width - 24, 9)
        canvas.blit(line, zone.x, zone.top + zone.height - 20, anchor="center")


def bar(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the dark bar along the top with its gold line."""
    def make() -> pygame.Surface:
        stops = ((0, "#171b30", 0.95), (100, "#0b0d1a", 0.95))
        body = shapes.rect(0, 0, width, height - 1.5, "url(#bar)")
        body += shapes.rect(0, height - 1.5, width, 1.5, theme.GOLD_DARK)
        return easel.svg(body, (width, height), (width, height), shapes.linear("bar", stops))

    return easel.keep(("seals bar", width, height), make)


def colour_chip(
    easel: Easel, app: App, colour: str, text: str, *, dim: bool = False
) -> pygame.Surface:
    """Return a small enamel chip of a colour: hatching, charge and a word or number."""
    ink = "#24150c" if colour == "yellow" else "#fffaf0"

    def make() -> pygame.Surface:
        words = app.type.plain.fitted(text, "bold", 17, ink, 110, 10)
        wide = round(words.get_width() / easel.scale + 40)
        size = (wide, CHIP_HEIGHT)
        whole = tinctures.field(easel, wide, CHIP_HEIGHT, colour, CHIP_HEIGHT / 2)
        whole = whole.copy()
        tint = "#3a2408" if colour == "yellow" else "#fff3d8"
        charge = part(f"charges/{SEAL_CHARGES[colour]}", main=tint, ink="#140c08")
        body = shapes.group(charge, f"translate(7 {CHIP_HEIGHT / 2 - 8.5}) scale(.17)")
        if easel.strong:
            body = shapes.rect(26, 4, wide - 36, CHIP_HEIGHT - 8, theme.TINCTURES[colour],
                               radius=6) + body
        body += shapes.rect(0.6, 0.6, wide - 1.2, CHIP_HEIGHT - 1.2, "none", "#f4e6bd", 1.2,
                            CHIP_HEIGHT / 2 - 0.6)
        whole.blit(easel.svg(body, size, size), (0, 0))
        whole.blit(words, (easel.px(29), (whole.get_height() - words.get_height()) // 2))
        if dim:
            whole.fill((190, 190, 200, 190), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    return easel.keep(("colour chip", app.words.language, colour, text, dim), make)


def _draw_texts(
    easel: Easel, app: App, whole: pygame.Surface, inner: float, top: float, foot: float,
    story: str, lines: list[tuple[str, bool | None]],
) -> None:
    """Draw story and goals as large as they fit; the story goes first where there is no room."""
    setter, size = app.type, RULE

    def height(at: float, with_story: bool) -> float:
        total = 24.0 if lines else 0.0
        if with_story:
            total += setter.measure(story, "italic", min(STORY, at), inner, 1.08)[1] + 12
        return total + sum(
            setter.measure(text, "text", at, inner - (18 if met is not None else 0), 1.08)[1] + 3
            for text, met in lines
        )

    with_story = True
    while height(size, with_story) > foot - top and size > SMALLEST:
        size -= 0.5
        if size < 13.5 and with_story:
            with_story, size = False, RULE
    y, scale = top, easel.scale

    def put(picture: pygame.Surface, x: float, at: float) -> float:
        whole.blit(picture, (round(x * scale), round(at * scale)))
        return picture.get_height() / scale

    if with_story:
        told = setter.paragraph(story, "italic", min(STORY, size), "#4a3320", inner,
                                align="center", spacing=1.08)
        y += put(told, INSET, y) + 5
        line = shapes.rect(0, 0, inner, 1, "#8a6426", opacity=0.6)
        put(easel.svg(line, (inner, 1), (inner, 1)), INSET, y)
        y += 5
    y += put(setter.plain.fitted(app.words("seals.label.goal"), "title", 13, RED_INK, inner, 9),
             INSET, y) + 1
    for text, met in lines:
        indent = 0.0
        if met is not None:
            mark = icons.icon(easel, "check" if met else "cross", 14,
                              "#2c6a35" if met else "#a5322a")
            put(mark, INSET, y + 4)
            indent = 18.0
        y += put(setter.paragraph(text, "text", size, theme.TEXT_INK, inner - indent, spacing=1.08),
                 INSET + indent, y) + 3


def _draw_dots(
    easel: Easel, whole: pygame.Surface, width: float, top: float, seals: tuple[str, ...],
    tricks: int,
) -> None:
    """Draw one ring a trick: sealed ones hold their token, the next one is red."""
    per_row = tricks if tricks <= 9 else (tricks + 1) // 2
    pitch = min(DOT_PITCH, (width - 2 * INSET) / per_row)
    for number in range(tricks):
        row, column = divmod(number, per_row)
        x = width / 2 + (column - (per_row - 1) / 2) * pitch
        y = top + DOT_PITCH * (row + 0.5)
        if number < len(seals):
            picture = seal_pieces.token(easel, seals[number], DOT + 1)
        else:
            due = number == len(seals)
            ring = shapes.circle(10, 10, 7.6, "none", "#b5322a" if due else "#a58a56",
                                 2.4 if due else 1.3)
            picture = easel.keep(
                ("seal ring", due), partial(easel.svg, ring, (20, 20), (20, 20))
            )
        whole.blit(picture, (round(x * easel.scale - picture.get_width() / 2),
                             round(y * easel.scale - picture.get_height() / 2)))


def _draw_transfers(
    easel: Easel, app: App, whole: pygame.Surface, width: float, top: float,
    transfers: tuple[int, int],
) -> None:
    in_all, left = transfers
    box = width - 2 * INSET + 8, 34.0
    body = shapes.rect(0, 0, *box, "#2a1c12", radius=8, opacity=0.11)
    arrow = "M4 20 L30 20 L30 12 L46 25 L30 38 L30 30 L4 30 Z"
    for number in range(in_all):
        x = box[0] - 10 - 28 * (in_all - number)
        shown = number < left
        body += shapes.group(shapes.path(
            arrow, theme.GOLD_DARK if shown else "none", "#5a3d12", 2.6, 1
        ), f"translate({x} 4) scale(.54)")
    whole.blit(easel.svg(body, box, box), (easel.px(INSET - 4), round(top * easel.scale)))
    text = app.type.plain.fitted(
        app.words.count("seals.label.gifts", left), "bold", 17, theme.TEXT_INK,
        box[0] - 24 - 28 * in_all, 9,
    )
    whole.blit(text, (easel.px(INSET + 5),
                      round((top + 17) * easel.scale - text.get_height() / 2)))
