"""What is drawn of every table besides its ground, layer by layer."""

from __future__ import annotations

from scenes.match.table_view import TableView
from sprites.engine.canvas import Canvas


class TableLayers:
    """What is drawn of every table besides its ground, each for itself."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def under(self, canvas: Canvas) -> None:
        """Draw what the parts have under the pieces."""
        self._view.reactions.draw_under(canvas)

    def pieces(self, canvas: Canvas) -> None:
        """Draw the pieces."""
        self._view.pieces.draw(canvas)

    def over(self, canvas: Canvas) -> None:
        """Draw what the parts have over the pieces."""
        self._view.reactions.draw_over(canvas)

    def ribbon(self, canvas: Canvas) -> None:
        """Draw the ribbon with its sentence."""
        self._view.ribbon.draw(canvas)

    def controls(self, canvas: Canvas) -> None:
        """Draw the buttons and the ring of the keys."""
        self._view.controls.draw(canvas)

    def tip(self, canvas: Canvas) -> None:
        """Draw the tip of a button."""
        self._view.controls.draw_tip(canvas)
