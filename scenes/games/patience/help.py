"""What helps a player of the patience: two honest hints, the lamp, finishing by itself.

The fair hint knows what the player knows; the oracle and the lamp look at the stock, and say so.
All three mark the deal as helped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.patience.agents.policy import can_finish, finishing_moves
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from game.records import AUTO, HELPED
from scenes.match.thinking import POLL
from sprites.paint import theme
from sprites.ui import icons

if TYPE_CHECKING:
    from scenes.games.patience.scene import PatienceScene
    from sprites.engine.canvas import Canvas
    from sprites.engine.zones import Zone

FINISH_STEP = 0.3
"""Seconds between two removals when the table finishes by itself."""
LAMP_COLOURS = {"winnable": "#7fd08a", "lost": "#e0675c", "unknown": "#d9cba8"}
HINT_STAYS = 12.0


class PatienceHelp:
    """Help for one table of patience."""

    def __init__(self, scene: PatienceScene) -> None:
        self.scene = scene
        self.finishing = False
        self.lamp = ""
        """"winnable", "lost", "unknown", or "" while it is off or looks."""
        self._ticket: int | None = None
        self._asked_at = -1
        """The ply at which the hint that is thought about was asked for."""
        self._lamp_ticket: int | None = None
        self._lamp_ply = -1
        self._finish_in = 0.0

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for."""
        if self._ticket is not None or self._lamp_ticket is not None:
            return POLL
        return max(0.01, self._finish_in) if self.finishing else None

    @property
    def answered(self) -> bool:
        """Whether no hint is being thought about."""
        return self._ticket is None

    def stop(self) -> None:
        """Drop every question, and stop finishing."""
        thinking = self.scene.app.thinking
        for ticket in (self._ticket, self._lamp_ticket):
            if ticket is not None:
                thinking.drop(ticket)
        self._ticket = self._lamp_ticket = None
        self.finishing = False

    # Hints

    def fair(self) -> None:
        """Give the hint of one who knows what the player knows."""
        if self._nothing_to_hint():
            return
        self._ask(self.scene.app.thinking.hint(self.scene.match, 0))

    def oracle(self) -> None:
        """Give the hint of one who has looked at the stock."""
        if self._nothing_to_hint():
            return
        match = self.scene.match
        self._ask(self.scene.app.thinking.run(
            "game.patience.agents.policy:oracle_hint", match.seed,
            [ply.text for ply in match.transcript().plies[: match.position]],
        ))

    def _nothing_to_hint(self) -> bool:
        scene, words = self.scene, self.scene.app.words
        outcome = scene.match.outcome
        if outcome is not None:
            won = bool(outcome.winners)
            scene.say(words("patience.hint.won" if won else "patience.hint.lost"))
            return True
        return scene.looking_at is not None or self.finishing

    def _ask(self, ticket: int) -> None:
        if self._ticket is not None:
            self.scene.app.thinking.drop(self._ticket)
        self._ticket = ticket
        self._asked_at = self.scene.match.position
        self.scene.say(self.scene.app.words("house.notice.thinking"))

    def _show(self, hint: Any) -> None:
        scene, words = self.scene, self.scene.app.words
        scene.match.mark(HELPED)
        if hint is None:
            scene.say(words("patience.hint.no_time"))
            return
        scene.hinted = frozenset() if hint.move is None else frozenset(spots_of(hint.move))
        scene.say(words(hint.reason, **shown(words, hint.params)), HINT_STAYS)
        scene.refresh_lights()

    # The lamp

    def look(self) -> None:
        """See whether the deal can still be won, if the player wants the lamp."""
        scene = self.scene
        if not scene.habits.get("lamp") or scene.match.outcome is not None:
            self.lamp = ""
            self._lamp_ply = -1
            return
        if self._lamp_ply == scene.match.position and (self.lamp or self._lamp_ticket):
            return
        thinking = scene.app.thinking
        if self._lamp_ticket is not None:
            thinking.drop(self._lamp_ticket)
        match = scene.match
        self.lamp, self._lamp_ply = "", match.position
        self._lamp_ticket = thinking.run(
            "game.patience.agents.policy:verdict", match.seed,
            [ply.text for ply in match.transcript().plies[: match.position]],
        )

    def draw_lamp(self, canvas: Canvas, zone: Zone) -> None:
        """Draw the lamp with its word, if it is on."""
        scene = self.scene
        if not scene.habits.get("lamp") or scene.match.outcome is not None:
            return
        words = scene.app.words
        colour = LAMP_COLOURS.get(self.lamp, theme.TEXT_QUIET)
        lamp = icons.icon(canvas.easel, "lamp", 34, colour)
        canvas.blit(lamp, zone.x, zone.top + 16, anchor="center")
        key = f"patience.lamp.{self.lamp}" if self.lamp else "house.notice.thinking"
        scene.draw_label(
            canvas, words(key), zone.x, zone.top + 48, role="text", size=19, colour=colour
        )

    # Finishing

    def can_finish(self) -> bool:
        """Whether nothing can go wrong any more, so that the table may finish by itself."""
        match = self.scene.match
        return (
            self.scene.looking_at is None and match.outcome is None
            and can_finish(match.state.observation(0))
        )

    def finish(self) -> None:
        """Remove what is left, pair by pair; another call stops it."""
        if not self.can_finish():
            self.scene.refuse(self.scene.app.words("patience.why.not_safe"))
            return
        self.finishing = not self.finishing
        self._finish_in = 0.0

    # Time

    def update(self, dt: float) -> None:
        """Look for answers, and take the next pair away."""
        scene = self.scene
        if self._ticket is not None:
            answer = scene.app.thinking.answer(self._ticket)
            if answer is not None:
                self._ticket = None
                if scene.match.position == self._asked_at:
                    self._show(answer.value)
        if self._lamp_ticket is not None:
            answer = scene.app.thinking.answer(self._lamp_ticket)
            if answer is not None:
                self._lamp_ticket = None
                self.lamp = answer.value or "unknown"
                scene.match.mark(HELPED)
                scene.dirty = True
        if self.finishing:
            self._finish_in -= dt
            if self._finish_in <= 0:
                self._finish_one()

    def _finish_one(self) -> None:
        if not self.can_finish():
            self.finishing = False
            return
        self._finish_in = self.scene.app.motion.seconds(FINISH_STEP)
        moves = finishing_moves(self.scene.match.state.observation(0))
        self.scene.match.mark(AUTO)
        self.scene.play_for_house(moves[0])


def spots_of(move: int) -> list[str]:
    """Return the zones that a move is about."""
    if move == DEAL:
        return ["stock"]
    cells = [f"cell.{number}" for number in cells_of_move(move)]
    return cells if is_removal(move) else ["waste", *cells]


def shown(words: Any, params: Any) -> dict[str, Any]:
    """Return a hint's parameters with cards and cells in words."""
    from scenes.games.patience import words as patience_words

    told: dict[str, Any] = {}
    for name, value in params.items():
        if name in ("card", "first", "second", "other") and isinstance(value, str):
            told[name] = patience_words.card(words, value)
        elif name == "cell" and isinstance(value, int):
            told[name] = patience_words.place(words, value)
        else:
            told[name] = value
    return told
