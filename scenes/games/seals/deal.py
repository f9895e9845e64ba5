"""How the table of the seals begins, and at what pace agents are seen to think."""

from __future__ import annotations

from scenes.games.seals import prerender
from scenes.games.seals.hand import Hand
from scenes.games.seals.paint import CARD
from scenes.games.seals.view import SealsView
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from sprites.paint import theme

KEEPING_SHOWN = 0.14
"""Seconds for which an agent is seen to think about a gift: most keep their swords."""


class Deal(Part):
    """Deals a fresh game in sight."""

    def __init__(self, app: MatchApp, view: SealsView, turns: AgentTurns, hand: Hand) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._turns = turns
        self._hand = hand

    def refreshed(self) -> None:
        """Hurry what agents think about gifts."""
        gift = self._view.present["phase"] == "gift"
        self._turns.least = KEEPING_SHOWN if gift else theme.AGENT_SHOWN

    def enter(self) -> None:
        """Deal the cards out of the circle, if nothing has been done yet."""
        if self._view.match.position or self._view.match_view.looking_at is not None:
            return
        view = self._view.lying(self._view.present)
        self._view.arrange(view, self._hand.raised)
        prerender.draw_deal(self._app, view, CARD)
        table = self._table
        table.pieces.lay({})
        names = [piece.name for pieces in view.values() for piece in pieces]
        takes = table.pieces.show(view, come_from=dict.fromkeys(names, "circle"))
        table.travel(table.timeline.motion.travel(takes))
        table.relight()
        self._app.sounds.play("shuffle")
