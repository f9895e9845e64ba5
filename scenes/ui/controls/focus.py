"""One focus system: which widget the pointer is over, which is pressed, which the keys are on.

Every widget can be reached and used by mouse, keyboard and pad alike. The focus ring shows only
while keys are used; a widget that is off says why instead of acting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.controls.base import Look, Point, Widget
from scenes.ui.input import Command, FocusLost, Input, Motion, Press, Release, Wheel
from sprites.paint import theme
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Controls:
    """The widgets of one scene."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.by_key = False
        """True while the player works by keys, so that the focus is shown."""
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None
        self._hovering = 0.0
        self._tip: tuple[str, Point] | None = None
        self._tip_left = 0.0
        self.changed = True
        """True when something must be drawn again; the scene clears it."""

    def set(self, widgets: list[Widget]) -> None:
        """Replace all widgets; the focus stays on the one of the same key."""
        key = self.focused.key if self.focused is not None else None
        self.widgets = widgets
        self._hovered = self._pressed = None
        self._tip = None
        self.focused = next((w for w in widgets if w.key == key), None)
        self.changed = True

    def find(self, key: str) -> Widget:
        """Return the widget called ``key``; raises KeyError if there is none."""
        for widget in self.widgets:
            if widget.key == key:
                return widget
        raise KeyError(key)

    def focus(self, widget: Widget | None) -> None:
        """Put the keys on ``widget``, and say so."""
        if widget is not self.focused:
            self.focused = widget
            self.changed = True
        if widget is not None:
            self.app.speech.say(widget.spoken(self.app))

    def widget_at(self, point: Point) -> Widget | None:
        """Return the topmost visible widget at a stage point."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.contains(point):
                return widget
        return None

    @property
    def wake(self) -> float | None:
        """Seconds until a tip appears or goes; None if none waits."""
        if self._tip is not None:
            return max(0.01, self._tip_left)
        if self._hovered is not None and self._tip_of(self._hovered):
            return max(0.01, theme.HOVER - self._hovering)
        return None

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: tips come after a moment's rest and go again."""
        if self._tip is not None:
            self._tip_left -= dt
            if self._tip_left <= 0:
                self._tip = None
                self.changed = True
        elif self._hovered is not None:
            self._hovering += dt
            tip = self._tip_of(self._hovered)
            if tip and self._hovering >= theme.HOVER:
                self._show_tip(tip, self._hovered)

    def handle(self, event: Input) -> bool:
        """Take an input; returns True if a widget used it."""
        match event:
            case Motion(point):
                return self._moved(point)
            case Press(point, 1):
                return self._press(point)
            case Release(point, 1):
                return self._release(point)
            case Wheel(point, steps):
                widget = self.widget_at(point)
                used = widget is not None and widget.scroll(steps)
                self.changed = self.changed or used
                return used
            case FocusLost():
                self._let_go()
                return False
            case Command(name):
                return self._command(name)
        return False

    def _moved(self, point: Point | None) -> bool:
        if self._pressed is not None and point is not None:
            self._pressed.drag(point)
            self.changed = True
            return True
        widget = None if point is None else self.widget_at(point)
        if widget is not self._hovered:
            self._hovered, self._hovering, self._tip = widget, 0.0, None
            self.changed = True
        return widget is not None

    def _press(self, point: Point) -> bool:
        if self.by_key:
            self.by_key = False
            self.changed = True
        widget = self.widget_at(point)
        self._tip = None
        if widget is None:
            return False
        self.changed = True
        if not widget.enabled:
            self._explain(widget)
            return True
        self._pressed = widget
        self.focused = widget
        widget.press(point)
        return True

    def _release(self, point: Point) -> bool:
        widget, self._pressed = self._pressed, None
        if widget is None:
            return False
        self.changed = True
        if widget.role == "button" and widget.contains(point):
            self.app.sounds.play("click")
        widget.release(point)
        return True

    def _let_go(self) -> None:
        if self._pressed is not None:
            self._pressed.cancel()
            self._pressed = None
        self._hovered = None
        self._tip = None
        self.changed = True

    def _command(self, name: str) -> bool:
        if name in ("next", "previous"):
            self._step(1 if name == "next" else -1)
            return True
        if name in _DIRECTIONS:
            return self._arrow(name)
        if name == "confirm" and self.focused is not None and self.focused.visible:
            self.by_key = self.changed = True
            if self.focused.enabled:
                if self.focused.role == "button":
                    self.app.sounds.play("click")
                self.focused.activate()
            else:
                self._explain(self.focused)
            return True
        return False

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.visible]

    def _step(self, step: int) -> None:
        usable = self._usable()
        self.by_key = True
        if not usable:
            return
        if self.focused in usable:
            place = (usable.index(self.focused) + step) % len(usable)
        else:
            place = 0 if step > 0 else len(usable) - 1
        self.focus(usable[place])

    def _arrow(self, name: str) -> bool:
        dx, dy = _DIRECTIONS[name]
        self.by_key = self.changed = True
        if self.focused is None or not self.focused.visible:
            self._step(1)
            return True
        if dx and self.focused.enabled and self.focused.adjust(dx):
            self.app.speech.say(self.focused.spoken_state(self.app))
            return True
        if dy and self.focused.enabled and self.focused.arrow(dy):
            self.app.speech.say(self.focused.spoken_state(self.app))
            return True
        nearest = self._nearest(self.focused, dx, dy)
        if nearest is not None:
            self.focus(nearest)
        return True

    def _nearest(self, start: Widget, dx: int, dy: int) -> Widget | None:
        """Return the widget that a hand on the arrows expects: ahead, and not far to the side."""
        x, y = start.rect.center
        best, best_cost = None, float("inf")
        for widget in self._usable():
            if widget is start:
                continue
            ax, ay = widget.rect.centerx - x, widget.rect.centery - y
            ahead = ax * dx + ay * dy
            aside = abs(ax * dy) + abs(ay * dx)
            if ahead <= 1 or aside > 2.5 * ahead + 40:
                continue
            cost = ahead + 2.2 * aside
            if cost < best_cost:
                best, best_cost = widget, cost
        return best

    def _tip_of(self, widget: Widget) -> str:
        return widget.tip if widget.enabled else (widget.why or widget.tip)

    def _explain(self, widget: Widget) -> None:
        self.app.sounds.play("wrong")
        if widget.why:
            self.app.speech.say(widget.why)
            self._show_tip(widget.why, widget)

    def _show_tip(self, tip: str, widget: Widget) -> None:
        self._tip = tip, widget.rect.midtop
        self._tip_left = theme.TIP_STAYS
        self.changed = True

    def look(self, widget: Widget) -> Look:
        """Return how a widget is to be shown now."""
        if not widget.enabled:
            return Look.OFF
        if widget is self._pressed:
            return Look.PRESSED
        if widget is self.focused and self.by_key:
            return Look.FOCUS
        if widget is self._hovered:
            return Look.HOVER
        return Look.REST

    def draw(self, canvas: Canvas) -> None:
        """Draw all visible widgets; tips come by :meth:`draw_tip`, last of all."""
        for widget in self.widgets:
            if widget.visible:
                look = self.look(widget)
                widget.draw(canvas, self.app, look)
                if look is Look.OFF and widget is self.focused and self.by_key:
                    widget.draw_ring(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Draw the tip, if one shows."""
        if self._tip is not None:
            text, (x, y) = self._tip
            panels.text_tip(canvas, self.app.type, text, x, y)
