"""The viewer's hand: cards that may be played stand higher, those that may not are dimmed."""

from __future__ import annotations

from game.contract import Seat
from scenes.games.seals.offers import offers_of, taps
from scenes.games.seals.view import SealsView
from scenes.match.game_table import Offers, Part, TableWords
from scenes.ui.input import Input, Release
from sprites.paint import theme

DIMMED = 0.75
"""How much a card that may not be played now is darkened."""


class Hand(Part):
    """Which own cards are raised now."""

    def __init__(self, view: SealsView, words: TableWords) -> None:
        self._view = view
        self._table = view.table_view
        self._words = words
        self.raised: frozenset[str] = frozenset()

    def seated(self, seat: Seat) -> None:
        """The next person's cards are laid as they may be played."""
        match_view = self._view.match_view
        moves = match_view.match.state.legal_moves(seat) if match_view.is_due else []
        self.raised = _own(offers_of(self._view.present, moves))

    def refreshed(self) -> None:
        """Let the cards that may be played stand higher than the others."""
        raised = _own(self._table.offers)
        if raised == self.raised:
            return
        self.raised = raised
        table, match_view = self._table, self._view.match_view
        if match_view.stage is None and table.pieces.contents("own") and table.pieces.held is None:
            view = self._view.lying(match_view.observation)
            self._view.arrange(view, raised)
            table.pieces.show(view)

    def relit(self) -> None:
        """Dim what may not be used, where something else may."""
        table = self._table
        usable = taps(table.offers)
        sealing = bool(usable) and self._view.now["phase"] == "seal"
        barred = {"own": bool(self.raised), "tokens.0": sealing}
        for zone, some_are in barred.items():
            for name in table.pieces.contents(zone):
                sprite = table.pieces.sprite(name)
                dimmed = DIMMED if some_are and name not in usable else 0.0
                if sprite.dimmed != dimmed:
                    table.timeline.to(sprite, theme.FADE, dimmed=dimmed)

    def handle(self, event: Input) -> bool:
        """Who tried to draw away what can't be moved now is told why."""
        drag = self._table.drag
        if isinstance(event, Release) and event.button == 1 and drag.pressing:
            spot = self._table.spots.at(drag.pressed_at)
            tried = spot is not None and spot.startswith(("own.", "token."))
            target = self._table.spots.at(event.point)
            if spot is not None and tried and drag.selected is None and target != spot:
                self._table.refuse(self._words.refusal(spot, target))
        return False


def _own(offers: Offers) -> frozenset[str]:
    return frozenset(source for source, _ in offers if source.startswith("own."))
