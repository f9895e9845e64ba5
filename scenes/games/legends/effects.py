"""What flashes at the quest table for a moment: a lunge at a target, a stroke where somebody falls,
a flare where a quest is completed or raised to one's company. Gone with its time; nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from fonts import Typesetter
from game.contract import Event
from game.legends.rules import events as happened
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from sprites.cards.skill_signs import points, sign, signed, skill
from sprites.engine.canvas import Canvas
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel

Picture = Callable[[Easel, float], pygame.Surface]
"""What flashes, for how strongly it is seen, 0 … 1."""
LUNGE = 0.42
"""Seconds of a lunge there and back."""
REACH = 0.78
"""How much of the way to its target a lunge goes."""
FLASH, FLARE = 0.55, 0.9
"""Seconds that a stroke and a flare are seen."""
RISES = 34.0
"""Stage px that a seal of points or a raised skill floats up."""


class Flash:
    """One thing that flashes: where, how strongly, and as what picture."""

    __slots__ = ("alpha", "kind", "picture", "x", "y")

    def __init__(self, kind: str, x: float, y: float, picture: Picture) -> None:
        self.kind, self.x, self.y, self.picture = kind, x, y, picture
        self.alpha = 1.0


class Effects(Part):
    """Lunges and flashes."""

    def __init__(self, app: MatchApp, sight: Sight) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self.flashes: list[Flash] = []

    def flash(self, events: Iterable[Event]) -> None:
        """Let what happens be seen where things still are, as they begin to move."""
        if self._app.motion.reduced:
            return
        for event in events:
            self._flash_for(event)
            if isinstance(event, happened.AbilityUsed) and event.targets:
                self._lunge(event.source, event.targets[0])

    def _spot_of(self, name: str) -> tuple[float, float] | None:
        view = self._view
        if name in view.zones:
            return view.zones[name].x, view.zones[name].y
        # Also one that is on its way out.
        there = (sprite for sprite in view.pieces.sprites() if sprite.name == name)
        sprite = next(there, None)
        return None if sprite is None else (sprite.x, sprite.y)

    def _lunge(self, source: str, target: str) -> None:
        pieces, goal = self._view.pieces, self._spot_of(target)
        if pieces.zone_of(source) is None or goal is None or target in self._view.zones:
            return
        here = pieces.place_of(source)
        pieces.hop(source, LUNGE, humps={
            "x": (goal[0] - here.x) * REACH, "y": (goal[1] - here.y) * REACH, "size": 0.16,
        })

    def _flash_for(self, event: Event) -> None:
        match event:
            case happened.CharacterKilled(character=name):
                self._flash("stroke", self._spot_of(name), _stroke)
            case happened.QuestCompleted(event=name, points=worth):
                self._flash("flare", self._spot_of(name), _flare)
                self._flash("points", self._spot_of(name), lambda easel, alpha: points(
                    easel, self._app.type, worth, 24))
            case happened.SpecialAttached(character=name):
                self._flash("flare", self._spot_of(name), _flare)
            case happened.SkillRaised(seat=seat, place=place, skill=raised, amount=amount):
                zone = self._sight.setting.row(place, seat)
                self._flash("raise", self._spot_of(zone or ""), lambda easel, alpha: _raised(
                    easel, self._app.type.plain, raised, amount))

    def _flash(self, kind: str, where: tuple[float, float] | None, picture: Picture) -> None:
        if where is None:
            return
        flash, timeline = Flash(kind, *where, picture), self._view.timeline
        self.flashes.append(flash)
        lasts = FLASH if kind == "stroke" else FLARE
        timeline.to(flash, lasts, ease="in", alpha=0.0)
        if kind in ("points", "raise"):
            timeline.to(flash, lasts, y=flash.y - RISES)
        timeline.call(lasts, lambda: self._dim(flash))

    def _dim(self, flash: Flash) -> None:
        if flash in self.flashes:
            self.flashes.remove(flash)
        self._view.redraw()

    def draw_over(self, canvas: Canvas) -> None:
        """Draw everything that flashes now."""
        for flash in self.flashes:
            alpha = round(255 * flash.alpha)
            if alpha <= 0:
                continue
            picture = flash.picture(canvas.easel, flash.alpha)
            if flash.kind == "flare":
                # Light adds: a flare fades by steps of its own, for alpha means nothing to it.
                canvas.blit(picture, flash.x, flash.y, anchor="center",
                            flags=pygame.BLEND_RGB_ADD)
            else:
                canvas.blit(picture, flash.x, flash.y, anchor="center", alpha=alpha)


def _flare(easel: Easel, alpha: float) -> pygame.Surface:
    return light.pool(easel, 120, 96, theme.GLOW, round(alpha, 1), 2.0)


def _raised(easel: Easel, setter: Typesetter, raised: str, amount: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        whole = easel.blank(104, 48)
        number = setter.line(signed(amount), "numeral", 30, theme.GOLD_LIGHT)
        shade, padding = light.soft(number, 3 * easel.scale, theme.SHADOW, 1.0)
        x, y = easel.px(48), (whole.get_height() - number.get_height()) // 2
        whole.blit(shade, (x - padding, y - padding))
        whole.blit(number, (x, y))
        whole.blit(skill(easel, raised, 44), (0, easel.px(2)))
        return whole

    return easel.keep(("raised", setter, raised, amount), make)


def _stroke(easel: Easel, alpha: float) -> pygame.Surface:
    """Return a sword over the red trace of its stroke."""

    def make() -> pygame.Surface:
        body = shapes.path("M8 92 Q46 62 94 6 Q66 60 8 92Z", "#e2483a", opacity=0.9)
        body += shapes.path("M16 88 Q50 60 88 14", "none", "#fff0d8", 2.4, opacity=0.9)
        whole = easel.svg(body, (100, 100), (96, 96))
        blade = sign(easel, "sword", 60)
        whole.blit(blade, ((whole.get_width() - blade.get_width()) // 2,
                           (whole.get_height() - blade.get_height()) // 2))
        return whole

    return easel.keep(("stroke",), make)
