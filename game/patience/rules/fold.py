"""What the player knows after some events, from what was known before: no state is asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    PairRemoved,
    RemovingOpened,
    RemovingShut,
    TenRemoved,
)
from game.patience.rules.observation import PatienceObservation, observed


def fold(observation: PatienceObservation, events: Sequence[Event]) -> PatienceObservation:
    """Return the observation after the events of a move; the one given is left as it was."""
    stock, waste = observation["stock"], observation["waste"]
    cells, gone = observation["cells"].copy(), observation["gone"].copy()
    removing = observation["removing"]
    for event in events:
        match event:
            case CardDealt():
                waste, stock = event.card, event.stock
            case CardPlaced():
                cells[event.cell], waste = event.card, None
            case TenRemoved():
                cells[event.cell] = None
                gone.append(event.card)
            case PairRemoved():
                for card, cell in zip(event.cards, event.cells, strict=True):
                    cells[cell] = None
                    gone.append(card)
            case RemovingOpened():
                removing = True
            case RemovingShut():
                removing = False
    return observed(stock=stock, waste=waste, cells=cells, gone=gone, removing=removing)
