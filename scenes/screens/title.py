"""The title screen: the hall at night, a shield for each table, and the way to all the rest.

The first frame shows what is quick to know; the match that waits and the deal of the day are
looked up right after it. Flames, embers and stars are redrawn alone, so a living hall costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.games import TABLES, first_with_deals
from scenes.screens.title_widgets import Languages, TableShield, WaitingRibbon
from scenes.ui.controls import Button, Controls, Look, Widget
from scenes.ui.controls.link import Link
from scenes.ui.input import Command, Input
from scenes.ui.scene import Scene
from sprites.engine.timeline import Timeline
from sprites.engine.zones import TABLES as MAPS
from sprites.engine.zones import Anchor, Zone, load_zones
from sprites.paint import lettering, light, shapes, theme
from sprites.paint.easel import Easel
from sprites.places import flames, halls

if TYPE_CHECKING:
    from game.match import Match
    from scenes.match.app import MatchApp
    from scenes.match.table_entry import TableEntry
    from sprites.engine.canvas import Canvas

SUBTITLE_SIZE, SUBTITLE_TRACK, SQUARE_TRACK = 36, 9, 3
"""Size of the line below the name, and the room between its letters; Korean and Chinese signs,
which fill their squares, need less."""
ORNAMENT_WIDTH, ORNAMENT_GAP = 90, 22
HAZE_BLUR, HAZE_SPREAD, HAZE_COLOUR = 14, 2, "#04060f"
SOON = 0.01
"""Seconds after the first frame until what it did without is looked up."""


class TitleScene(Scene):
    """The first screen."""

    app: MatchApp

    def __init__(self, app: MatchApp) -> None:
        super().__init__(app)
        self.zones: dict[str, Zone] = load_zones(MAPS / "title.tmx")
        self.controls = Controls(app)
        self.timeline = Timeline(app.motion)
        self.waiting: Match | None = None
        """The match that Continue goes on with."""
        self.daily: int | None = None
        """The number of the deal of the day, once it is known."""
        self.seconds = 0.0
        """Age of the flames."""
        self._seen = False
        self._looked = False
        self._only_flames = False
        self._whole_on: pygame.Surface | None = None
        """The surface that holds the whole picture, so that only flames need be drawn on it."""

    @property
    def title(self) -> str:
        """The program's name."""
        return self.app.words("house.window_title")

    @property
    def moving(self) -> bool:
        """While a shield rises or sinks."""
        return self.timeline.moving

    @property
    def wake(self) -> float | None:
        """The next of: what is to be looked up, a flame's next shape, a tip."""
        if not self._looked:
            return SOON
        times = [self.controls.wake]
        if not self.app.settings.reduced_motion:
            times.append(flames.STEP - self.seconds % flames.STEP + 0.001)
        return min((time for time in times if time is not None), default=None)

    def pause(self) -> None:
        """The row at the rim would show below a panel."""
        self._show_languages(False)

    def resume(self) -> None:
        """Something may have been played, or set, meanwhile."""
        self._show_languages(True)
        self._looked = False
        self._whole_on = None

    def leave(self) -> None:
        """Nothing moves any more."""
        self.timeline.clear()

    # Widgets

    def lay_out(self) -> None:
        """Hang the shields and place the buttons where the map has them."""
        self.timeline.motion = self.app.motion
        self.timeline.finish()
        self._whole_on = None
        widgets: list[Widget] = self._shields()
        if self.waiting is not None:
            widgets.append(self._ribbon(self.waiting))
        widgets += self._buttons()
        widgets += self._labels()
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = next((w for w in widgets if w.key == "continue"), widgets[0])
        self._lift()
        self.timeline.finish()

    def _shields(self) -> list[Widget]:
        """Hang a shield for each table in its row, with its plate beneath."""
        count = len(TABLES)
        shields = _in_row(self.zones["shields"], count)
        plates = _in_row(self.zones["plates"], count)
        return [
            self._shield(entry, shield, plate)
            for entry, shield, plate in zip(TABLES.values(), shields, plates, strict=True)
        ]

    def _shield(self, table: TableEntry, shield: Zone, plate: Zone) -> TableShield:
        words, key = self.app.words, table.key
        return TableShield(
            shield, plate, key, table.arms, words(f"{key}.game"), words(f"{key}.seats"),
            lambda: self.app.routes.to_set_up(key), self.app.type,
        )

    def _ribbon(self, match: Match) -> WaitingRibbon:
        from scenes.screens.unfinished_match import progress

        return WaitingRibbon(
            self.zones["button.continue"].box, self.app.words("house.button.continue"),
            progress(self.app.words, match), self.go_on, "continue",
        )

    def _buttons(self) -> list[Widget]:
        app = self.app
        ways = {
            "records": lambda: app.routes.to_records(), "rules": lambda: app.routes.to_book(),
            "settings": lambda: app.routes.to_settings(),
            "credits": lambda: app.routes.to_credits(), "quit": self.ask_to_quit,
        }
        return [
            Button(self.zones[f"button.{name}"].box, app.words(f"house.button.{name}"), act,
                   key=name, size=20)
            for name, act in ways.items()
        ]

    def _labels(self) -> list[Widget]:
        words = self.app.words
        languages = Languages(
            self.zones["label.language"].box, words("title.language"), self.app
        )
        if self.daily is None:
            return [languages]
        text = words("title.daily", deal=self.daily)
        left, top, width, height = self.zones["label.daily"].box
        width = min(width, self.app.type.width(text, "text", 19) + 8)
        daily = Link(
            (left, top, width, height), text, self.play_deal_of_the_day, key="daily",
            tip=words("title.daily.tip"),
        )
        return [daily, languages]

    def _show_languages(self, shown: bool) -> None:
        for widget in self.controls.widgets:
            if isinstance(widget, Languages):
                widget.visible = shown

    # What can be done

    def go_on(self) -> None:
        """Go on with the match that waits."""
        if self.waiting is not None:
            self.app.routes.to_table(self.waiting)

    def play_deal_of_the_day(self) -> None:
        """Play the deal that everybody gets today."""
        table = first_with_deals()
        if table is None or table.deals is None:
            return
        deals = table.deals.get()
        number = deals.of_the_day(self.app.today)
        self.app.routes.to_table(deals.begin(self.app, number))

    def ask_to_quit(self) -> None:
        """Ask before the program ends."""
        from scenes.ui.dialog import Answer, Dialog

        words = self.app.words
        self.app.show(Dialog(
            self.app, words("house.quit.heading"), words("house.quit.text"),
            [
                Answer(words("house.button.stay"), primary=True, key="stay"),
                Answer(words("house.button.quit"), self.app.quit, key="quit"),
            ],
        ))

    def _look_up(self) -> None:
        """Find out what the first frame did without."""
        from scenes.screens.unfinished_match import waiting_match

        self._looked = True
        self.waiting = waiting_match(self.app)
        table = first_with_deals()
        if table is not None and table.deals is not None:
            self.daily = table.deals.get().of_the_day(self.app.today)
        self.lay_out()
        if self.waiting is not None and not self.controls.by_key:
            self.controls.focused = self.controls.find("continue")
        self.dirty = True

    # Input and time

    def handle(self, event: Input) -> bool:
        """Escape asks whether to quit; F1 opens the rules; all else goes to the widgets."""
        if event == Command("cancel"):
            self.ask_to_quit()
            return True
        if event == Command("rules"):
            self.app.routes.to_book()
            return True
        used = self.controls.handle(event)
        if self.controls.changed:
            self._lift()
            self.dirty = True
        return used

    def _lift(self) -> None:
        """Let the shield that is pointed at rise, and the others sink."""
        for shield in self.controls.widgets:
            if not isinstance(shield, TableShield):
                continue
            look = self.controls.look(shield)
            raised = look in (Look.HOVER, Look.FOCUS, Look.PRESSED)
            if shield.raised != raised:
                shield.raised = raised
                self.timeline.to(shield, theme.HOVER, lift=float(raised))

    def update(self, dt: float) -> None:
        """Let flames burn, shields rise and tips come."""
        if self._seen and not self._looked:
            self._look_up()
        self.timeline.update(dt)
        self.controls.update(dt)
        if self.controls.changed:
            self.dirty = True
        if self.app.settings.reduced_motion:
            self.seconds = 0.0
            return
        before = int(self.seconds / flames.STEP)
        self.seconds += dt
        if int(self.seconds / flames.STEP) != before:
            self._only_flames = not self.dirty and not self.moving
            self.dirty = True

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the hall with all that hangs in it; only its flames if nothing else has changed."""
        quiet = (
            self._only_flames and self._whole_on is canvas.surface
            and self.app.top is self and not self.app.notices
        )
        self._only_flames = False
        if quiet:
            self._draw_flames(canvas)
            return
        self._seen = True
        self.controls.changed = False
        backdrop = halls.backdrop(canvas.easel, "title", canvas.surface.get_size())
        canvas.surface.blit(backdrop, (0, 0))
        flames.draw(canvas, halls.LIGHTS["title"], self.seconds)
        self._draw_name(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)
        # A tip, or one that is about to come, lies over flames.
        whole = (
            self.app.top is self and not self.app.notices and self.controls.wake is None
        )
        self._whole_on = canvas.surface if whole else None

    def _draw_flames(self, canvas: Canvas) -> None:
        """Draw what lives anew, and the letters over the stars behind them."""
        backdrop = halls.backdrop(canvas.easel, "title", canvas.surface.get_size())
        step = int(self.seconds / flames.STEP)
        name = self.zones["title"]
        letters = pygame.FRect(name.left, 0, name.width, name.top + name.height + 40)
        # Pictures begin and end at whole px, which may lie one beyond the area.
        px = 1 / canvas.easel.scale
        for each in halls.LIGHTS["title"]:
            left, top, width, height = each.area
            with canvas.clipped(left - px, top - px, width + 2 * px, height + 2 * px):
                canvas.surface.blit(backdrop, (0, 0))
                each.draw(canvas, step)
                if letters.colliderect(each.area):
                    self._draw_name(canvas)

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the great golden letters, and the name in the player's language below."""
        easel, setter, words = canvas.easel, self.app.type, self.app.words
        zone = self.zones["title"]
        name = words("title.name")
        letters = lettering.embossed(easel, setter, name, "display", theme.TEXT_TITLE)
        _draw_in_haze(canvas, letters, zone)
        self._draw_subtitle(canvas, words("title.subtitle"))

    def _draw_subtitle(self, canvas: Canvas, text: str) -> None:
        easel, zone = canvas.easel, self.zones["subtitle"]
        track = SUBTITLE_TRACK if text.isascii() else SQUARE_TRACK
        letters = lettering.embossed(
            easel, self.app.type, text, "title", SUBTITLE_SIZE, track
        )
        _draw_in_haze(canvas, letters, zone)
        half = letters.get_width() / 2 / easel.scale + ORNAMENT_GAP - lettering.room(SUBTITLE_SIZE)
        ornament = _ornament(easel)
        canvas.blit(ornament, zone.x - half, zone.y, anchor="midright")
        mirrored = easel.keep(
            ("title ornament", "right"), lambda: pygame.transform.flip(ornament, True, False)
        )
        canvas.blit(mirrored, zone.x + half, zone.y, anchor="midleft")


def _in_row(row: Zone, count: int) -> list[Zone]:
    """Return a place for each of ``count`` things of a row, as wide as the row's things are."""
    width, height = row.thing, row.height
    return [
        Anchor(f"{row.name}.{number}", place.x - width / 2, place.y - height / 2, width, height)
        for number, place in enumerate(row.places(count))
    ]


def _draw_in_haze(canvas: Canvas, letters: pygame.Surface, zone: Zone) -> None:
    """Draw golden letters in the middle of a zone, in dark air that parts them from a lit wall."""
    easel = canvas.easel
    blur, spread = HAZE_BLUR * easel.scale, HAZE_SPREAD * easel.scale

    def make() -> pygame.Surface:
        haze, padding = light.soft(letters, blur, HAZE_COLOUR, 0.8, spread, 1.5)
        haze.blit(letters, (padding, padding))
        return haze

    canvas.blit(easel.keep(("in haze", letters), make), zone.x, zone.y, anchor="center")


def _ornament(easel: Easel) -> pygame.Surface:
    """Return the golden twig at the left of the subtitle."""
    twig = shapes.path("M4 10 H70", "none", "#e9c75a", 1.8)
    twig += shapes.path("M70 10 L80 3 L90 10 L80 17Z", "#f2d675", "#3a2206", 1.2)
    twig += shapes.path("M12 10 C24 3 36 3 48 10 C36 17 24 17 12 10Z", "none", "#e9c75a", 1.4)
    return easel.keep(
        ("title ornament", "left"), lambda: easel.svg(twig, (92, 20), (ORNAMENT_WIDTH, 20))
    )
