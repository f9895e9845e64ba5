"""The campaign of the seals: every scenario with its stars, the one to play next, and a fresh one.

It is opened from the set-up of this table and gives back what was chosen there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.contract import OptionValue
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.generator import WISHES
from game.seals.rules.measured import LEVEL, measured, name_of
from game.seals.rules.observation import data_of
from scenes.games.seals import campaign_progress, scenario_words
from scenes.games.seals.scenario_sheet import OPEN, WON, Line, written
from scenes.ui.app import App
from scenes.ui.controls import Button, Choice, Look, Widget
from scenes.ui.controls.base import Area
from scenes.ui.controls.scroll import ScrollText
from scenes.ui.widget_scene import WidgetScene
from sprites.engine.canvas import Canvas
from sprites.paint import lettering, light, shapes, theme
from sprites.paint.easel import Easel
from sprites.places import halls
from sprites.ui import buttons, icons, panels

GRID = (50.0, 128.0, 878.0)
"""Left, top and width of the tiles."""
COLUMNS = 7
GAP = 12.0
TILE_HIGHEST = 104.0
FOOT = 700.0
"""Where the tiles must end; the fresh scenario's strip lies below."""
SHEET = (964.0, 112.0, 586.0, 672.0)
STRIP = (50.0, 712.0, 878.0, 112.0)
PLAY = (1290.0, 806.0, 250.0, 64.0)
GOLD_STAR, NO_STAR = "#f2c94c", "#565a72"
PARCHMENT_STAR = "#b88a1e"


class ScenarioTile(Widget):
    """One scenario: its number and its stars."""

    role = "button"

    def __init__(
        self, area: Area, name: str, number: int, stars: campaign_progress.Stars, *,
        chosen: bool, next_one: bool, label: str, act: Callable[[], None],
    ) -> None:
        super().__init__(area, name, key=f"scenario.{number}", tip=name)
        self.stars = stars
        self.chosen = chosen
        self.next_one = next_one
        self.label = label
        self.act = act

    def activate(self) -> None:
        """Choose it."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the tile: parchment once won, dark before; gold round the chosen one."""
        left, top, width, height = self.rect
        middle, easel = left + width / 2, canvas.easel
        won = self.stars[0]
        if self.next_one:
            shine = light.pool(easel, width * 0.8, height * 0.9, theme.GLOW, 0.42, 1.3)
            canvas.blit(shine, *self.rect.center, anchor="center", flags=pygame.BLEND_RGB_ADD)
        if won:
            ground = panels.parchment_sheet(easel, round(width), round(height), 9)
        else:
            ground = panels.plain_panel(easel, round(width), round(height), 8)
        canvas.blit(ground, left, top)
        ink = theme.TEXT_INK if won else theme.TEXT_GOLD
        figure = app.type.plain.fitted(
            self.label, "numeral" if self.label.isdigit() else "title", height * 0.36, ink,
            width - 16, 9,
        )
        canvas.blit(figure, middle, top + height * 0.38, anchor="center")
        draw_stars(canvas, self.stars, middle, top + height * 0.77, height * 0.22, won)
        if self.chosen or look in (Look.HOVER, Look.FOCUS):
            frame = _frame(easel, width, height, self.chosen)
            canvas.blit(frame, *self.rect.center, anchor="center")
        if look is Look.FOCUS:
            ring = buttons.focus_ring(easel, width, height)
            canvas.blit(ring, *self.rect.center, anchor="center")


def _frame(easel: Easel, width: float, height: float, chosen: bool) -> pygame.Surface:
    wide, high = width + 8, height + 8
    colour = theme.GOLD if chosen else theme.GOLD_LIGHT
    body = shapes.rect(2, 2, wide - 4, high - 4, "none", colour, 3.4 if chosen else 1.8, 10)
    return easel.keep(("scenario frame", wide, high, chosen),
                      lambda: easel.svg(body, (wide, high), (wide, high)))


def draw_stars(
    canvas: Canvas, stars: campaign_progress.Stars, x: float, y: float, size: float,
    on_parchment: bool,
) -> None:
    """Draw three stars round a stage point, those won in gold."""
    lit = PARCHMENT_STAR if on_parchment else GOLD_STAR
    dark = "#c9b88f" if on_parchment else NO_STAR
    for number, won in enumerate(stars):
        picture = icons.icon(canvas.easel, "star", size, lit if won else dark)
        canvas.blit(picture, x + (number - 1) * size * 1.15, y, anchor="center")


class CampaignScene(WidgetScene):
    """Choose a scenario; ``choose(options)`` is called with what was chosen."""

    def __init__(
        self, app: App, options: Mapping[str, OptionValue], seats: int,
        choose: Callable[[dict[str, OptionValue], bool], None],
    ) -> None:
        """``choose(options, daily)``: daily when today's fresh scenario is wanted."""
        super().__init__(app)
        self.options = dict(options)
        self.seats = seats
        self.choose = choose
        self.next_one = campaign_progress.recommended(app)
        self.daily = bool(self.options["fresh"])

    @property
    def title(self) -> str:
        """The screen's name and how far one has come."""
        return f"{self.app.words('seals.campaign.heading')}. {self._progress()}"

    def _progress(self) -> str:
        app = self.app
        return app.words(
            "seals.campaign.progress", won=campaign_progress.count_won(app),
            count=campaign_progress.COUNT, stars=campaign_progress.count_stars(app),
            most=campaign_progress.STARS * campaign_progress.COUNT,
        )

    @property
    def number(self) -> int:
        """The scenario that is shown."""
        return int(self.options["scenario"])

    # Widgets

    def lay_out(self) -> None:
        """Place tiles, sheet and buttons."""
        words = self.app.words
        widgets: list[Widget] = [
            Button(PLAY, words("seals.button.choose"), self.take, key="choose", primary=True,
                   size=24),
            Button((34, 836, 150, 46), words("house.button.back"), self.go_back, key="back",
                   icon="back", size=17),
            *self._tiles(), self._sheet(), *self._fresh(),
        ]
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = self.controls.find("choose")

    def _tiles(self) -> list[Widget]:
        left, top, width = GRID
        rows = -(-campaign_progress.COUNT // COLUMNS)
        wide = (width - (COLUMNS - 1) * GAP) / COLUMNS
        high = min(TILE_HIGHEST, (FOOT - top - (rows - 1) * GAP) / rows)
        tiles: list[Widget] = []
        for number in range(campaign_progress.COUNT):
            row, column = divmod(number, COLUMNS)
            stars = campaign_progress.stars(self.app, number)
            tiles.append(ScenarioTile(
                (left + column * (wide + GAP), top + row * (high + GAP), wide, high),
                self._name(number, stars), number, stars,
                chosen=number == self.number and not self.daily,
                next_one=number == self.next_one, label=self._label(number),
                act=partial(self.show, number),
            ))
        return tiles

    def _label(self, number: int) -> str:
        return str(number) if number else self.app.words("seals.campaign.basic")

    def _name(self, number: int, stars: campaign_progress.Stars) -> str:
        words = self.app.words
        options = {"scenario": number}
        parts = [
            f"{scenario_words.heading(words, options)}: {scenario_words.title(words, options)}",
            words.count("seals.ending.stars", sum(stars)),
        ]
        if number == self.next_one:
            parts.append(words("seals.campaign.next"))
        return words("house.list_comma").join(parts)

    def _sheet(self) -> Widget:
        left, top, width, height = SHEET
        text = self.app.words.join(line for line, *_ in self.lines())
        return ScrollText((left + 40, top + 30, width - 62, height - 60), text, self._written,
                          key="sheet")

    def _written(self, app: App, width: float) -> pygame.Surface:
        return written(app, self.lines(), width)

    def _fresh(self) -> list[Widget]:
        words = self.app.words
        left, top, width, _ = STRIP
        values = [(wish, words(f"seals.option.fresh.{wish}")) for wish in WISHES]
        return [Choice(
            (left + 20, top + 56, width - 40, 42), words("seals.campaign.daily"), values,
            self.options["fresh"], self._wish, key="fresh", label_share=0,
        )]

    def lines(self) -> list[Line]:
        """Return what the sheet says of the chosen scenario."""
        words, options = self.app.words, self.options
        ink, red = theme.TEXT_INK, theme.TEXT_HEADING
        lines: list[Line] = [
            (scenario_words.heading(words, options), "title", 20, red),
            (scenario_words.title(words, options), "title", 30, ink),
            (scenario_words.story(words, options), "italic", 21, theme.TEXT_ASIDE),
        ]
        if self.daily:
            lines.append((words("seals.campaign.daily_about"), "text", 21, ink))
            return lines
        scenario = data_of(CAMPAIGN[self.number])
        lines.append((words("seals.label.rules"), "title", 19, red))
        told = scenario_words.goals_before(words, scenario) + scenario_words.rules(words, scenario)
        lines += [(line, "text", 21, ink) for line in told or [words("seals.rule.none")]]
        lines += self._how_hard()
        stars = campaign_progress.stars(self.app, self.number)
        lines.append((words("seals.campaign.stars"), "title", 19, red))
        for number, won in enumerate(stars):
            key = f"seals.campaign.star.{number + 1}"
            lines.append((words(key), WON if won else OPEN, 21, ink))
        return lines

    def _how_hard(self) -> list[Line]:
        """Return how often a measured team wins here, and how sure that is."""
        words = self.app.words
        found = measured().get(
            (name_of(CAMPAIGN[self.number]), self.seats))
        if found is None or not found.deals:
            return []
        told = words(
            "seals.campaign.won_by", level=words(f"house.level.{LEVEL}"),
            percent=_percent(found.share), error=_percent(found.error), deals=found.deals,
        )
        return [(words("seals.campaign.measured"), "title", 19, theme.TEXT_HEADING),
                (told, "text", 21, theme.TEXT_INK)]

    # What can be done

    def show(self, number: int) -> None:
        """Show a scenario; asked for again, take it."""
        if number == self.number and not self.daily:
            self.take()
            return
        self.options.update(scenario=number, fresh=0)
        self.daily = False
        self._changed()

    def _wish(self, wish: object) -> None:
        assert isinstance(wish, str | int)
        self.options["fresh"] = wish
        self.daily = bool(wish)
        self._changed()

    def _changed(self) -> None:
        self.lay_out()
        sheet = self.controls.find("sheet")
        self.app.speech.say(sheet.name)
        self.dirty = True

    def take(self) -> None:
        """Give back what is chosen."""
        self.choose(self.options, self.daily)
        self.app.close(self)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sanctum, the tiles and the sheet."""
        easel, setter, words = canvas.easel, self.app.type, self.app.words
        backdrop = halls.backdrop(easel, "sanctum", canvas.surface.get_size())
        canvas.surface.blit(backdrop, (0, 0))
        canvas.shade(theme.HALL_DARK, 170)
        heading = lettering.embossed(easel, setter.plain, words("seals.campaign.heading"),
                                     "display", 44)
        canvas.blit(heading, GRID[0] - lettering.room(44), 62, anchor="midleft")
        progress = setter.fitted(self._progress(), "text", 21, theme.TEXT_QUIET, SHEET[2])
        canvas.blit(progress, SHEET[0] + SHEET[2], 66, anchor="midright")
        left, top, width, height = SHEET
        sheet = panels.dialog(easel, width, height)
        shadow, right, down = light.shadow(easel, sheet, 8)
        corner = canvas.area(left, top, width, height).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(sheet, corner)
        left, top, width, height = STRIP
        canvas.blit(panels.panel(easel, width, height, 10), left, top)
        text = setter.fitted(words("seals.campaign.daily"), "text", 21, theme.TEXT, width - 48)
        canvas.blit(text, left + 24, top + 30, anchor="midleft")
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)


def _percent(share: float) -> str:
    """Return a share as a percentage; small ones with one place."""
    value = 100 * share
    return f"{value:.1f}" if value < 10 else str(round(value))
