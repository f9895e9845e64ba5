"""The settings: how the house looks, moves and sounds, and which keys do what.

Everything takes effect at once and is kept. The keys have their page in
:mod:`scenes.screens.settings.key_page`.
"""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.screens.settings.key_page import KeyPage
from scenes.ui.controls import Button, Choice, Slider, Spot, Toggle, Widget
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Input, KeyName
from scenes.ui.preferences import VOLUMES, Preferences
from scenes.ui.tabs import (
    BUTTON_HEIGHT,
    BUTTON_WIDTH,
    FOOTER,
    INNER_LEFT,
    INNER_RIGHT,
    INNER_WIDTH,
    PAGE_FOOT,
    PAGE_HEIGHT,
    PAGE_TOP,
    Page,
    TabbedScene,
)
from scenes.ui.words import LANGUAGES
from sprites.cards import playing_cards, treasure_cards
from sprites.engine.timeline import Timeline
from sprites.paint import light, theme
from sprites.ui import marks, plaques

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

WIDE = 840.0
"""Width of the panel at the left; the one at the right takes the rest."""
RIGHT = INNER_LEFT + WIDE + 20
NARROW = INNER_RIGHT - RIGHT
PAD = 34.0
CONTROL = 52.0
LABEL_SHARE = 0.27
ROWS_TOP = PAGE_TOP + 78
PITCH = 104.0
"""From one control to the next where a note lies between them."""
TINCTURE_SAMPLE = ("29d", "20d", "27d", "28n", "25n", "24n")
"""Cards of the treasures in six tinctures."""
DECK_SAMPLE = ("6D", "8C", "9S", "QH")
TRACK_HEIGHT = 206.0
SOUND_REST = 0.25
"""Seconds between two samples of sound while a volume is being dragged."""
KEPT_ON_RESET = ("window", "tables", "lesson_seen")
"""What resetting the settings leaves: it was not set here."""


class SettingsScene(TabbedScene):
    """All settings, on three pages."""

    domain = "settings"

    def __init__(self, app: App) -> None:
        self.keys = KeyPage(self, app)
        super().__init__(app)
        self.timeline = Timeline(app.motion)
        self.way = 0.0
        """How far the sample card has travelled, 0 … 1."""
        self._silent = 0.0

    def make_pages(self) -> list[Page]:
        """Return the pages."""
        return [
            Page("display", "eye", self._display_widgets, self._draw_display),
            Page("motion", "sound", self._motion_widgets, self._draw_motion),
            Page("keys", "keyboard", self.keys.widgets, self.keys.draw),
        ]

    @property
    def moving(self) -> bool:
        """While the sample card travels."""
        return self.timeline.moving

    def leave(self) -> None:
        """The sample card stays where it is."""
        self.timeline.clear()

    # What looks

    def _display_widgets(self) -> list[Widget]:
        words, settings = self.app.words, self.app.settings
        left, width = INNER_LEFT + PAD, WIDE - 2 * PAD
        rows = [(left, ROWS_TOP + place * PITCH, width, CONTROL) for place in range(5)]
        return [
            Choice(
                rows[0], words("settings.language"),
                [(code, words(f"house.language.{code}")) for code in LANGUAGES],
                words.language, self.app.set_language, key="language", label_share=LABEL_SHARE,
            ),
            Choice(
                rows[1], words("settings.screen"),
                [(False, words("settings.screen.window")), (True, words("settings.screen.full"))],
                settings.full_screen, lambda value: self._set("full_screen", value),
                key="full_screen", label_share=LABEL_SHARE,
            ),
            Choice(
                rows[2], words("settings.text_scale"),
                [(scale, words("house.percent", value=scale)) for scale in (100, 125, 150)],
                settings.text_scale, lambda value: self._set("text_scale", value),
                key="text_scale", label_share=LABEL_SHARE,
            ),
            Toggle(
                rows[3], words("settings.strong_hatching"), settings.strong_hatching,
                lambda on: self._set("strong_hatching", on), key="strong_hatching",
            ),
            Toggle(
                rows[4], words("settings.four_colour"), settings.four_colour,
                lambda on: self._set("four_colour", on), key="four_colour",
            ),
        ]

    def _draw_display(self, canvas: Canvas) -> None:
        words = self.app.words
        self.draw_panel(canvas, INNER_LEFT, PAGE_TOP, WIDE, PAGE_HEIGHT)
        self.draw_panel(canvas, RIGHT, PAGE_TOP, NARROW, PAGE_HEIGHT)
        left, width = INNER_LEFT + PAD, WIDE - 2 * PAD
        self.draw_heading(canvas, words("settings.look"), left, PAGE_TOP + 40, width)
        for place, key in enumerate(
            ("language.note", "screen.note", "text_scale.note", "hatching.note", "deck.note")
        ):
            top = ROWS_TOP + place * PITCH + CONTROL + 3
            note = words(f"settings.{key}")
            picture = self.app.type.fitted(note, "italic", 19, theme.TEXT_QUIET, width)
            canvas.blit(picture, left, top)
        self._draw_samples(canvas)

    def _draw_samples(self, canvas: Canvas) -> None:
        words, setter = self.app.words, self.app.type
        left, width = RIGHT + PAD, NARROW - 2 * PAD
        self.draw_heading(canvas, words("settings.tinctures"), left, PAGE_TOP + 40, width)
        size = 102.0
        step = width / 3
        for place, card in enumerate(TINCTURE_SAMPLE):
            row, column = divmod(place, 3)
            picture = treasure_cards.face(canvas.easel, setter, card, size)
            self._lay(
                canvas, picture, left + (column + 0.5) * step, PAGE_TOP + 145 + row * 162
            )
        self.draw_heading(canvas, words("settings.deck"), left, PAGE_TOP + 420, width)
        step = width / len(DECK_SAMPLE)
        for place, card in enumerate(DECK_SAMPLE):
            picture = playing_cards.face(canvas.easel, setter, card, 104)
            self._lay(canvas, picture, left + (place + 0.5) * step, PAGE_TOP + 530)

    @staticmethod
    def _lay(
        canvas: Canvas, picture: pygame.Surface, x: float, y: float, height: float = 3
    ) -> None:
        """Draw a card with its shadow, its middle at a stage point."""
        shadow, right, down = light.shadow(canvas.easel, picture, height)
        scale = canvas.easel.scale
        corner = canvas.to_window(x, y)
        place = (
            round(corner[0] - picture.get_width() / 2), round(corner[1] - picture.get_height() / 2)
        )
        canvas.put(shadow, (place[0] + right, place[1] + down))
        canvas.put(picture, (place[0], place[1] - round(height * scale * 0.3)))

    # What moves and sounds

    def _motion_widgets(self) -> list[Widget]:
        words, settings = self.app.words, self.app.settings
        left, width = INNER_LEFT + PAD, WIDE - 2 * PAD
        widgets: list[Widget] = [
            Choice(
                (left, ROWS_TOP, width, CONTROL), words("settings.speed"),
                [(speed, words(f"settings.speed.{speed}")) for speed in theme.SPEEDS],
                settings.speed, lambda value: self._set_motion("speed", value), key="speed",
                label_share=0.2,
            ),
            Toggle(
                (left, ROWS_TOP + 346, width, CONTROL), words("settings.reduced_motion"),
                settings.reduced_motion, lambda on: self._set_motion("reduced_motion", on),
                key="reduced_motion",
            ),
        ]
        right, narrow = RIGHT + PAD, NARROW - 2 * PAD
        for place, name in enumerate(VOLUMES):
            widgets.append(Slider(
                (right, ROWS_TOP + place * 82, narrow, CONTROL), words(f"settings.{name}"),
                getattr(settings, name), partial(self._set_volume, name),
                key=name,
            ))
        widgets.append(Toggle(
            (right, ROWS_TOP + 3 * 82, narrow, CONTROL), words("settings.muted"), settings.muted,
            self._set_muted, key="muted",
        ))
        widgets.append(Spot(
            (right - 12, PAGE_TOP + 502, narrow + 24, PAGE_HEIGHT - 512), "folder",
            lambda: f"{words('settings.folder.note')} {self.app.folder}", lambda: None, "text",
        ))
        return widgets

    def _draw_motion(self, canvas: Canvas) -> None:
        words = self.app.words
        self.draw_panel(canvas, INNER_LEFT, PAGE_TOP, WIDE, PAGE_HEIGHT)
        self.draw_panel(canvas, RIGHT, PAGE_TOP, NARROW, 424)
        self.draw_panel(canvas, RIGHT, PAGE_TOP + 444, NARROW, PAGE_HEIGHT - 444)
        left, width = INNER_LEFT + PAD, WIDE - 2 * PAD
        self.draw_heading(canvas, words("settings.motion"), left, PAGE_TOP + 40, width)
        self.draw_note(canvas, self._speed_words(), left, ROWS_TOP + CONTROL + 10, width)
        self._draw_track(canvas, left, ROWS_TOP + 114, width)
        self.draw_note(
            canvas, words("settings.reduced_motion.note"), left, ROWS_TOP + 346 + CONTROL + 6, width
        )
        right, narrow = RIGHT + PAD, NARROW - 2 * PAD
        self.draw_heading(canvas, words("settings.sound"), right, PAGE_TOP + 40, narrow)
        self.draw_heading(canvas, words("settings.folder"), right, PAGE_TOP + 480, narrow)
        self._draw_folder(canvas, right, PAGE_TOP + 506, narrow, PAGE_FOOT - PAGE_TOP - 520)

    def _speed_words(self) -> str:
        """Return, in one sentence, what the chosen speed means."""
        words, settings = self.app.words, self.app.settings
        if settings.reduced_motion:
            return words("settings.speed.fades")
        seconds = self.app.motion.seconds(theme.MOVE)
        if not seconds:
            return words("settings.speed.at_once")
        name = words(f"settings.speed.{settings.speed}")
        return words("settings.speed.note", speed=name, seconds=f"{seconds:.2f}")

    def _draw_track(self, canvas: Canvas, left: float, top: float, width: float) -> None:
        """Draw a piece of table, and on it the card that goes from one place to another."""
        card_width, card_height = 120.0, 168.0
        first, last = left + 100, left + width - 100
        middle = top + TRACK_HEIGHT / 2
        canvas.blit(plaques.shelf(canvas.easel, width, TRACK_HEIGHT), left, top)
        for x in (first, last):
            place = marks.origin(canvas.easel, card_width + 8, card_height + 8)
            canvas.blit(place, x, middle, anchor="center")
        picture = playing_cards.face(canvas.easel, self.app.type, "QD", card_width)
        lift = 16 * 4 * self.way * (1 - self.way)
        x = first + (last - first) * self.way
        self._lay(canvas, picture, x, middle, 2 + lift)

    def _draw_folder(
        self, canvas: Canvas, left: float, top: float, width: float, height: float
    ) -> None:
        """Draw where matches and settings are kept; a long path gets smaller letters."""
        path, setter = str(self.app.folder), self.app.type
        note = self.draw_note(canvas, self.app.words("settings.folder.note"), left, top, width)
        size = 19.0
        while size > 12 and setter.measure(path, "text", size, width)[1] > height - note - 6:
            size -= 1
        picture = setter.paragraph(path, "text", size, theme.TEXT, width)
        canvas.blit(picture, left, top + note + 6)

    # Changes

    def _set(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.sounds.play("card")
        self.app.apply_settings()

    def _set_motion(self, name: str, value: object) -> None:
        self._set(name, value)
        self.timeline.motion = self.app.motion
        goal = 0.0 if self.way > 0.5 else 1.0
        self.timeline.to(self, theme.MOVE, way=goal, ease="out")

    def _set_volume(self, name: str, value: int) -> None:
        setattr(self.app.settings, name, value)
        self.app.apply_volumes()
        if self._silent <= 0:
            self.app.sounds.play("card")
            self._silent = SOUND_REST

    def _set_muted(self, on: bool) -> None:
        self.app.settings.muted = on
        self.app.apply_volumes()
        self.app.sounds.play("card")

    def footer(self) -> list[Widget]:
        """Return the button that resets this page's matter."""
        keys = self.page.key == "keys"
        return [Button(
            (INNER_RIGHT - 2 * BUTTON_WIDTH - 20, FOOTER - BUTTON_HEIGHT / 2, BUTTON_WIDTH,
             BUTTON_HEIGHT),
            self.app.words("house.button.defaults"),
            self.keys.ask_to_reset if keys else self._ask_to_reset, key="defaults", icon="restart",
            size=20,
        )]

    def _ask_to_reset(self) -> None:
        words = self.app.words
        self.app.show(Dialog(
            self.app, words("house.reset_settings.heading"), words("house.reset_settings.text"),
            [
                Answer(words("house.button.cancel"), primary=True, key="cancel"),
                Answer(words("house.button.reset"), self._reset, key="reset"),
            ],
        ))

    def _reset(self) -> None:
        fresh = Preferences()
        for setting in fields(Preferences):
            if setting.name not in KEPT_ON_RESET:
                setattr(self.app.settings, setting.name, getattr(fresh, setting.name))
        self.app.set_language(fresh.language)

    # Life

    def handle(self, event: Input) -> bool:
        """The keys' page takes keys away with Delete; all else is every board's."""
        if isinstance(event, KeyName) and self.page.key == "keys" and self.keys.takes(event.name):
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let the sample card travel."""
        super().update(dt)
        self.timeline.update(dt)
        self._silent = max(0.0, self._silent - dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, and below the page what the keys' page has to say."""
        super().draw(canvas)
        if self.page.key == "keys":
            room = INNER_WIDTH - 2 * BUTTON_WIDTH - 60
            note = self.app.words("settings.keys.note")
            text = self.app.type.paragraph(note, "italic", 18, theme.TEXT, room, spacing=1.05)
            canvas.blit(text, INNER_LEFT + 6, FOOTER, anchor="midleft")
