"""Pictures of the seals' table that are drawn before they are needed, while nothing moves.

A card is drawn anew for every size it lies in, and a seal shows a dozen large pictures at once:
made in the moment they are due they would make the blow stutter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scenes.games.seals.seal_act import SealAct
from scenes.match.app import MatchApp
from sprites.cards import monster_cards
from sprites.engine.layout import View
from sprites.engine.zones import Zone
from sprites.heraldry.charges import SEAL_CHARGES
from sprites.places import sealing

SIZES = ("trick.0", "strike", "won.0")
"""Zones whose sizes of cards are drawn ahead: a card goes from one to the next."""


def pictures(app: MatchApp, zones: Mapping[str, Zone], act: SealAct) -> Iterator[None]:
    """Draw the seal's pictures, then every card of the deck: nobody's secrets are asked for."""
    easel = app.easel
    widths = [zones[zone].thing for zone in SIZES]
    yield from act.drawn_ahead(zones["circle"], zones["strike"])
    for colour in SEAL_CHARGES:
        sealing.struck_sword(easel, colour, widths[-1])
        yield
    for card in monster_cards.DECK:
        for width in widths:
            monster_cards.face(easel, app.type, card, width)
        yield


def draw_deal(app: MatchApp, view: View, width: float) -> None:
    """Draw all cards of a view at once, so that none stutters as it is dealt and turns up.

    ``width``: of a card in a hand, stage px.
    """
    for piece in (piece for pieces in view.values() for piece in pieces):
        if piece.face is not None:
            monster_cards.face(app.easel, app.type, piece.face, width)
