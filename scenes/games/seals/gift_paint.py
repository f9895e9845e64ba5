"""How the gift window shows: how much of its pause is left, and which key gives nothing."""

from __future__ import annotations

from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from scenes.ui.key_labels import first_labels
from sprites.engine.canvas import Canvas
from sprites.paint import shapes, theme

PAUSE_HEIGHT, PAUSE_INSET = 5.0, 12.0


class GiftPaint:
    """Draws the gift window of one table."""

    def __init__(self, app: App, view: SealsView, gifts: GiftPause) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._gifts = gifts

    def draw_pause(self, canvas: Canvas) -> None:
        """Draw along the foot of the button that gives how much of the pause for gifts is left."""
        zone, share = self._table.zones["button.act"], self._gifts.share
        if self._view.match_view.looking_at is not None or share <= 0:
            return
        whole = round(zone.width - 2 * PAUSE_INSET)
        width = round(whole * share)
        body = shapes.rect(0, 0, whole, PAUSE_HEIGHT, "#0a0c16", radius=3, opacity=0.85)
        body += shapes.rect(0, 0, width, PAUSE_HEIGHT, theme.PARCHMENT, radius=3)
        size = (whole, PAUSE_HEIGHT)
        canvas.blit(canvas.easel.keep(
            ("pause", whole, width), lambda: canvas.easel.svg(body, size, size)
        ), zone.left + PAUSE_INSET, zone.top + zone.height - PAUSE_HEIGHT - 3)

    def draw_label(self, canvas: Canvas) -> None:
        """Draw under the buttons which key gives nothing, or when swords can be given again."""
        zone, words, setter = self._table.zones["label.gifts"], self._app.words, self._app.type
        if self._view.match_view.looking_at is not None:
            return
        if self._gifts.asked:
            key = "seals.label.space_keeps"
        elif self._view.now["transfers"] and self._view.now["phase"] == "play":
            key = "seals.label.gifts_again"
        else:
            return
        told = words(key, **first_labels(words, self._app.settings.keys))
        size = 16.0
        while setter.measure(told, "italic", size, zone.width, 1.0)[1] > zone.height and size > 9:
            size -= 0.5
        text = setter.paragraph(told, "italic", size, theme.TEXT_QUIET, zone.width, "center", 1.0)
        canvas.blit(text, zone.x, zone.top + 12, anchor="midtop")
