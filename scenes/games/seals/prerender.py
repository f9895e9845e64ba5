"""Pictures of the seals' table that are drawn before they are needed, while nothing moves.

A card is drawn anew for every size it lies in, and a seal shows a dozen large pictures at once:
made in the moment they are due they would make the blow stutter.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sprites.cards import monster_cards
from sprites.engine.piece_table import View
from sprites.heraldry.charges import SEAL_CHARGES
from sprites.places import sealing

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene

SIZES = ("trick.0", "strike", "won.0")
"""Zones whose sizes of cards are drawn ahead: a card goes from one to the next."""


class Ahead:
    """What is still to be drawn ahead for one table."""

    def __init__(self, scene: TrickScene) -> None:
        self.scene = scene
        self._pictures: Iterator[None] | None = None

    @property
    def done(self) -> bool:
        """Whether everything has been drawn."""
        return self._pictures is None

    def begin(self) -> None:
        """Begin anew: the size of the window or a colour setting is another one now."""
        self._pictures = self._all()

    def step(self) -> None:
        """Draw one more picture, or a few small ones."""
        if self._pictures is not None and next(self._pictures, self) is self:
            self._pictures = None

    def deal(self, view: View, width: float) -> None:
        """Draw all cards of a view at once, so that none stutters as it is dealt and turns up.

        ``width``: of a card in a hand, stage px.
        """
        app = self.scene.app
        for piece in (piece for pieces in view.values() for piece in pieces):
            if piece.face is not None:
                monster_cards.face(app.easel, app.type, piece.face, width)

    def _all(self) -> Iterator[None]:
        """Draw the seal's pictures, then every card of the deck: nobody's secrets are asked for."""
        scene, easel = self.scene, self.scene.app.easel
        widths = [scene.zones[zone].thing for zone in SIZES]
        yield from scene.act.drawn_ahead(scene.zones["circle"], scene.zones["strike"])
        for colour in SEAL_CHARGES:
            sealing.struck_sword(easel, colour, widths[-1])
            yield
        for card in monster_cards.DECK:
            for width in widths:
                monster_cards.face(easel, scene.app.type, card, width)
            yield
