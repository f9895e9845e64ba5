"""Which sound belongs to what happens at the table of the treasures."""

from __future__ import annotations

from game.contract import Event, Seat
from game.treasures.rules import events as happened

SOUNDS: dict[type[Event], str] = {
    happened.CardDrafted: "card",
    happened.LineRefilled: "card",
    happened.CardChosen: "place",
    happened.CardsRevealed: "flip",
    happened.ThiefPlaced: "place",
    happened.DiskTaken: "disk",
    happened.DiskSetAside: "disk",
    happened.DisksKept: "disk",
}
"""By the kind of event; what is not here happens without a sound."""


def sound_of(event: Event, viewer: Seat) -> str:
    """Return the sound of an event as ``viewer`` hears it, "" for none."""
    if isinstance(event, happened.GameEnded):
        return "win" if viewer in event.winners else "lose"
    return SOUNDS.get(type(event), "")
