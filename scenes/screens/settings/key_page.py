"""The settings' page of keys: every action with its keys as caps, and how one is changed.

Choosing a cap waits for the new key. A key that is taken is named together with the action that
has it, and the player may swap the two or leave all as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.ui import key_table
from scenes.ui.controls import Look, Widget
from scenes.ui.controls.base import Area
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Command, Input, KeyName
from scenes.ui.key_labels import key_label
from scenes.ui.keys import DEFAULT_KEYS
from scenes.ui.tabs import INNER_LEFT, INNER_WIDTH, PAGE_HEIGHT, PAGE_TOP, TabbedScene
from sprites.paint import theme
from sprites.ui import buttons, plaques

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

COLUMNS = 2
HIGHEST_ROW = 58.0
FIRST_ROW = PAGE_TOP + 32
COLUMN_WIDTHS = (760.0, INNER_WIDTH - 96 - 760.0)
"""The first column holds the actions with the most keys, and the longest names of keys."""
NAME_WIDTH = 246.0
GAP = 12.0
CAP_SIZES = (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
"""Sizes of the letters on caps; the largest with which an action's keys stand in its row."""
CAP_EDGE = 12.0
"""What a cap is wider than its letters, as the art kit draws it."""
ADD = "+"
ESCAPE = DEFAULT_KEYS["cancel"][0]
TAKE_AWAY = ("delete", "backspace")


class KeyCap(Widget):
    """One key of one action, or the place where another can be added."""

    role = "key"

    def __init__(
        self, area: Area, name: str, label: str, size: float, act: Callable[[], None], *,
        key: str, action: str, held: str | None,
    ) -> None:
        """``held`` is the key as the settings name it; None: nothing yet."""
        super().__init__(area, name, key=key)
        self.label = label
        self.size = size
        self.act = act
        self.action = action
        self.held = held

    def activate(self) -> None:
        """Wait for the new key."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the cap; one that stays for good is dimmed, one to be added fainter still."""
        cap = buttons.keycap(canvas.easel, app.type.plain, self.label, self.size)
        lit = look in (Look.HOVER, Look.FOCUS, Look.PRESSED)
        alpha = 255 if lit or (self.held and self.enabled) else 150
        canvas.blit(cap, *self.rect.center, anchor="center", alpha=alpha)
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")
        elif lit:
            frame = plaques.frame(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(frame, *self.rect.center, anchor="center")


class KeyPage:
    """Makes the page's widgets and carries out what is done with them."""

    def __init__(self, scene: TabbedScene, app: App) -> None:
        self.scene = scene
        self.app = app

    def widgets(self) -> list[Widget]:
        """Return the caps of all actions, row by row, down the first column and the second."""
        caps: list[Widget] = []
        actions = list(self.app.settings.keys)
        for place, action in enumerate(actions):
            left, middle, room = self._row(place, len(actions))
            caps += self._caps(action, left + NAME_WIDTH, middle, room - NAME_WIDTH)
        return caps

    @staticmethod
    def _row(place: int, count: int) -> tuple[float, float, float]:
        """Return the left end, the middle and the width of an action's row."""
        in_column = (count + COLUMNS - 1) // COLUMNS
        column, row = divmod(place, in_column)
        left = INNER_LEFT + 34 + column * (COLUMN_WIDTHS[0] + 28)
        height = min(HIGHEST_ROW, (PAGE_HEIGHT - 2 * (FIRST_ROW - PAGE_TOP)) / in_column)
        return left, FIRST_ROW + (row + 0.5) * height, COLUMN_WIDTHS[column]

    def _caps(self, action: str, left: float, middle: float, room: float) -> list[Widget]:
        """Return the caps of one action, from a left end on, within ``room``."""
        words, keys = self.app.words, self.app.settings.keys[action]
        name = words(f"house.action.{action}")
        held: list[str | None] = list(keys)
        if len(keys) < key_table.MOST_KEYS:
            held.append(None)
        labels = [ADD if key is None else key_label(words, key) for key in held]
        size, widths = self._fitting(labels, room)
        caps: list[Widget] = []
        for key, label, width in zip(held, labels, widths, strict=True):
            spoken = words("settings.keys.add" if key is None else "settings.keys.cap",
                           action=name, cap=label)
            cap = KeyCap(
                (left, middle - (size + 12) / 2, width, size + 12), spoken, label, size,
                partial(self.listen, action, key),
                key=f"key.{action}.{key or ADD}", action=action, held=key,
            )
            if key is not None and key_table.is_fixed(action, key):
                cap.enabled = False
                cap.why = words("settings.keys.fixed")
            caps.append(cap)
            left += width + GAP
        return caps

    def _fitting(self, labels: list[str], room: float) -> tuple[float, list[float]]:
        """Return the size of letters with which all caps stand in ``room``, and their widths."""
        setter = self.app.type
        for small in CAP_SIZES:
            # The cap grows with its letters, so its letters are set without the text scale.
            size = round(small * setter.text_scale)
            widths = [
                max(size + 9, setter.plain.width(label, "title", size) + CAP_EDGE)
                for label in labels
            ]
            if sum(widths) + GAP * (len(widths) - 1) <= room:
                break
        return size, widths

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the actions' names."""
        self.scene.draw_panel(canvas, INNER_LEFT, PAGE_TOP, INNER_WIDTH, PAGE_HEIGHT)
        actions = list(self.app.settings.keys)
        for place, action in enumerate(actions):
            left, middle, _ = self._row(place, len(actions))
            name = self.app.type.fitted(
                self.app.words(f"house.action.{action}"), "text", theme.TEXT_BODY, theme.TEXT,
                NAME_WIDTH - 14,
            )
            canvas.blit(name, left, middle, anchor="midleft")

    # Changes

    def listen(self, action: str, held: str | None) -> None:
        """Wait for the key that shall call ``action``, in the place of ``held`` or besides."""
        self.app.show(KeyListener(self.app, action, lambda new: self.give(action, held, new)))

    def give(self, action: str, held: str | None, new: str) -> None:
        """Let the key ``new`` call ``action``; ask first if it calls another."""
        words, keys = self.app.words, self.app.settings.keys
        label = key_label(words, new)
        if not key_table.is_assignable(new):
            self.app.tell(words("settings.keys.unusable"))
            return
        other = key_table.owner(keys, new)
        if other == action:
            if new != held:
                self.app.tell(words(
                    "settings.keys.already", cap=label, action=words(f"house.action.{action}")
                ))
            return
        if other is None:
            self._keep(key_table.assigned(keys, action, held, new), action, new)
            return
        theirs = words(f"house.action.{other}")
        if key_table.is_fixed(other, new):
            self.app.tell(words("settings.keys.reserved", cap=label, action=theirs))
            return
        if held is None:
            question = words("settings.keys.take", cap=label, other=theirs)
        else:
            question = words(
                "settings.keys.swap", cap=label, other=theirs, old=key_label(words, held)
            )
        self.app.show(Dialog(
            self.app, words("settings.keys.clash"), question,
            [
                Answer(words("house.button.cancel"), primary=True, key="cancel"),
                Answer(
                    words("settings.keys.do_take" if held is None else "settings.keys.do_swap"),
                    lambda: self._keep(
                        key_table.assigned(keys, action, held, new), action, new
                    ), key="swap",
                ),
            ],
        ))

    def _keep(self, keys: key_table.Keys, action: str, name: str) -> None:
        self.app.settings.keys = keys
        self.app.apply_settings()
        self.app.sounds.play("place")
        controls = self.scene.controls
        caps = [widget for widget in controls.widgets if isinstance(widget, KeyCap)]
        found = next((cap for cap in caps if cap.action == action and cap.held == name), None)
        controls.focus(found or next(cap for cap in caps if cap.action == action))

    def takes(self, name: str) -> bool:
        """Take a key that was pressed on this page: Delete takes the chosen cap's key away."""
        focused = self.scene.controls.focused
        if name not in TAKE_AWAY or not isinstance(focused, KeyCap) or focused.held is None:
            return False
        if not focused.enabled:
            self.app.tell(focused.why)
            return True
        keys = key_table.without(self.app.settings.keys, focused.action, focused.held)
        self._keep(keys, focused.action, "")
        return True

    def ask_to_reset(self) -> None:
        """Ask before all keys are as they were at first."""
        words = self.app.words
        self.app.show(Dialog(
            self.app, words("settings.keys.reset.heading"), words("settings.keys.reset.text"),
            [
                Answer(words("house.button.cancel"), primary=True, key="cancel"),
                Answer(words("house.button.reset"), self._reset, key="reset"),
            ],
        ))

    def _reset(self) -> None:
        self.app.settings.keys = key_table.defaults()
        self.app.apply_settings()


class KeyListener(Dialog):
    """Waits for one key. Escape, the pad's B or the button leave all as it was."""

    def __init__(self, app: App, action: str, heard: Callable[[str], None]) -> None:
        words = app.words
        super().__init__(
            app, words(f"house.action.{action}"), words("settings.keys.press"),
            [Answer(words("house.button.cancel"), key="cancel")],
        )
        self._heard = heard
        self._name: str | None = None

    @property
    def wake(self) -> float | None:
        """A key that was heard is handed on at once."""
        return 0.01 if self._name is not None else super().wake

    def handle(self, event: Input) -> bool:
        """Hear a key; whatever it used to call is not called."""
        if isinstance(event, KeyName):
            # Escape is no key to be given away; it comes again, as the command to go back.
            if event.name != ESCAPE and key_table.is_assignable(event.name):
                self._name = event.name
            return True
        if isinstance(event, Command):
            if event.name == "cancel" and self._name is None:
                self.answer(None)
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Hand on what was heard, now that the key's own command has passed."""
        super().update(dt)
        if self._name is not None:
            self.app.close(self)
            self._heard(self._name)
