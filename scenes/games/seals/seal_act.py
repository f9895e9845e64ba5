"""The rune circle's own motions: the sword falls, the circle flares and turns to gold, or breaks.

Attributes are moved by the scene's timeline, so a click lands them like everything else.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.contract import Seat
from scenes.games.seals.stages import AFTERGLOW, BREAK, CARRY, FALL, STRIKE, SealsStage, Step
from scenes.match.game_table import Part
from scenes.match.match_view import MatchView
from scenes.match.stage import Stage
from scenes.ui.app import App
from sprites.engine.canvas import Canvas
from sprites.engine.timeline import Timeline
from sprites.engine.zones import Zone
from sprites.paint import light, theme
from sprites.paint.easel import Easel
from sprites.places import runes, sealing

DROP = 330.0
"""Stage px over its mark from which the sword falls."""
SHAKES = 3
"""How often the table goes to and fro in a shake."""
FLARE_FADES = 0.5
SPARKS_LIVE = 1.0
GOLD_FADES = 0.9
"""Seconds until the circle wakes again after a seal."""
QUIET = 0.5
"""Strength of the circle's glow at rest; it brightens with a flare."""
OVER = 0.3
"""How much of the flash lies over the cards."""
DEAD = 0.6
"""How much of its light a broken circle loses."""
MOONLIT, GOLDEN = "#4a86b8", "#b8863a"
"""The light in the circle while a trick is played, and after a seal."""
FALLEN, HUNG = 2.0, 22.0
"""Heights of the struck and of the falling sword over the table, for their shadows."""


class _Light:
    """Something whose strength fades: kept apart because fades last even with reduced motion."""

    def __init__(self) -> None:
        self.glow = 0.0


class SealAct(Part):
    """What the circle does now."""

    def __init__(self, app: App, match_view: MatchView, timeline: Timeline) -> None:
        self.app = app
        self._match_view = match_view
        self.timeline = timeline
        self.kind = ""
        self.colour = ""
        self.winner = -1
        """Who seals."""
        self.fall = 0.0
        """0 the sword hangs over the circle, 1 it is struck."""
        self.shake = 0.0
        self.sparks = 0.0
        self.flare, self.gold, self.breach = _Light(), _Light(), _Light()

    def drawn_ahead(self, circle: Zone, mark: Zone) -> Iterator[None]:
        """Draw what a seal and a broken circle show, one picture a step."""
        easel = self.app.easel
        runes.rune_circle(easel, circle.width / 2, runes.SEALED, QUIET)
        yield
        _pool(easel, GOLDEN)
        yield
        yield from sealing.drawn_ahead(easel, mark.thing, FALLEN, HUNG)
        sealing.cracks(easel)
        yield

    def staged(self, stage: Stage, takes: float) -> None:
        """A move begins with a whole circle. Then do what belongs to a step, but for the last one,
        in which nothing happens."""
        if not isinstance(stage, SealsStage):
            return
        if stage.is_first:
            self.mend()
        if stage.step is not None and self._match_view.staging:
            self.begin(stage.step, takes)

    def refreshed(self) -> None:
        """Nothing moves: the circle shows how the game stands."""
        view = self._match_view
        if view.stage is not None or view.staging:
            return
        self.rest()
        outcome = view.state.outcome()
        self.breach.glow = float(outcome is not None and not outcome.winners)
        if view.match.outcome is not None:
            self.gild(float(outcome is not None and bool(outcome.winners)))

    def begin(self, step: Step, delay: float) -> None:
        """Do what belongs to a step, ``delay`` seconds after its pieces began to move."""
        self.kind, to = step.kind, self.timeline.to
        if step.kind == STRIKE:
            self.colour, self.winner = step.colour, step.winner
            self.fall = self.shake = self.sparks = 0.0
            to(self, FALL, delay=delay, ease="in", fall=1.0)
            self.timeline.call(delay + FALL, self._hit)
        elif step.kind == CARRY:
            self._wake()
        elif step.kind == BREAK:
            self.timeline.call(0.12, self._crack)

    def has_sealed(self, seat: Seat) -> bool:
        """Whether the sword of ``seat`` has just struck, and its trick is not carried away yet."""
        return self.kind == STRIKE and self.winner == seat and self.fall >= 1

    def rest(self) -> None:
        """Nothing happens in the circle any more; a broken one stays broken."""
        if self.kind == STRIKE:
            self._wake()
        self.kind = ""

    def _wake(self) -> None:
        """Let the gold of a sealed circle go: the next trick may lie in it."""
        self.timeline.to(self.gold, GOLD_FADES, delay=theme.MOVE, glow=0.0)

    def gild(self, gold: float) -> None:
        """Let the circle be golden (1) for good, as once all is sealed, or not (0)."""
        self.timeline.to(self.gold, theme.FADE, glow=gold)

    def celebrate(self) -> None:
        """All is sealed: the circle flares once more, and embers rise."""
        self.flare.glow = 1.0
        self.timeline.to(self.flare, AFTERGLOW, ease="in-out", glow=0.0)
        self.sparks = 0.001
        self.timeline.to(self, SPARKS_LIVE, ease="linear", sparks=1.0)

    def mend(self) -> None:
        """The circle is whole: an earlier moment is looked at, or another match."""
        self.kind = ""
        for one in (self.flare, self.gold, self.breach):
            self.timeline.stop(one)
            one.glow = 0.0

    def _hit(self) -> None:
        self.app.sounds.play("seal")
        self.fall = 1.0
        self.flare.glow = 1.0
        self.timeline.to(self.flare, FLARE_FADES, ease="in-out", glow=0.0)
        self.timeline.to(self.gold, theme.FADE, glow=1.0)
        self._shake()
        self.sparks = 0.001
        self.timeline.to(self, SPARKS_LIVE, ease="linear", sparks=1.0)

    def _crack(self) -> None:
        self.app.sounds.play("seal")
        self.timeline.to(self.breach, 0.1, glow=1.0)
        self.flare.glow = 0.5
        self.timeline.to(self.flare, AFTERGLOW, glow=0.0)
        self._shake()

    def _shake(self) -> None:
        if not self.app.motion.reduced:
            self.shake = 1.0
            self.timeline.to(self, theme.SHAKE, ease="linear", shake=0.0)

    @property
    def still(self) -> bool:
        """Whether the circle is as it is between tricks, so that it may be part of the floor."""
        return self.gold.glow == 0 and self.breach.glow in (0, 1)

    @property
    def lately(self) -> int:
        """The seat whose sword has just struck, or -1."""
        return self.winner if self.winner >= 0 and self.has_sealed(self.winner) else -1

    @property
    def offset(self) -> tuple[float, float]:
        """By how many stage px the table is off its place."""
        if not 0 < self.shake < 1:
            return 0.0, 0.0
        swing = math.sin(self.shake * SHAKES * 2 * math.pi) * theme.SHAKE_REACH
        return swing, -0.6 * swing * self.shake

    def draw_circle(self, canvas: Canvas, circle: Zone) -> None:
        """Draw the circle in its present light."""
        easel, gold = canvas.easel, self.gold.glow
        pool = _pool(easel, MOONLIT if gold < 0.5 else GOLDEN)
        sealing.add(canvas, pool, circle.x, circle.y, 1.0)
        if gold < 1:
            picture, _ = runes.rune_circle(easel, circle.width / 2, runes.WAKING, 0.8)
            strength = (1 - gold) * (1 - DEAD * self.breach.glow)
            canvas.blit(picture, circle.x, circle.y, anchor="center", alpha=255 * strength)
        if gold > 0:
            picture, _ = runes.rune_circle(easel, circle.width / 2, runes.SEALED, QUIET)
            canvas.blit(picture, circle.x, circle.y, anchor="center", alpha=255 * gold)
        if self.breach.glow > 0:
            canvas.blit(sealing.cracks(easel), circle.x, circle.y, anchor="center",
                        alpha=255 * self.breach.glow)
        if self.flare.glow > 0:
            sealing.add(canvas, sealing.flare(easel), circle.x, circle.y, self.flare.glow)

    def draw_sword(self, canvas: Canvas, circle: Zone, mark: Zone) -> None:
        """Draw the sword over the gathered cards, the flare and the sparks."""
        easel = canvas.easel
        if self.kind == STRIKE:
            width = mark.thing
            if self.fall >= 1:
                picture = sealing.struck_sword(easel, self.colour, width)
                self._with_shadow(canvas, picture, mark.x, mark.y, FALLEN)
            elif self.fall > 0:
                y = mark.y - DROP * (1 - self.fall)
                picture = sealing.falling_sword(easel, self.colour, width)
                canvas.blit(sealing.wind(easel, width * sealing.WIND[0], sealing.WIND[1]), mark.x,
                            y - sealing.SWORD_TALL * width / 2 + 20, anchor="midbottom",
                            alpha=200)
                self._with_shadow(canvas, picture, mark.x, y, HUNG)
        if self.flare.glow > 0:
            # Most of the flash is under the cards: the blow is to be seen, not a white disk.
            sealing.add(canvas, sealing.flare(easel), circle.x, circle.y, OVER * self.flare.glow)
        sealing.sparks(canvas, mark.x, circle.y, self.sparks)

    @staticmethod
    def _with_shadow(
        canvas: Canvas, picture: pygame.Surface, x: float, y: float, height: float
    ) -> None:
        shade, right, down = light.shadow(canvas.easel, picture, height)
        left, top = canvas.to_window(x, y)
        corner = round(left - picture.get_width() / 2), round(top - picture.get_height() / 2)
        canvas.put(shade, (corner[0] + right, corner[1] + down))
        canvas.put(picture, corner)


def _pool(easel: Easel, colour: str) -> pygame.Surface:
    """Return the light in the circle."""
    return light.pool(easel, 240, 240, colour, 0.30, 1.4)
