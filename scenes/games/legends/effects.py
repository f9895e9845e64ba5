"""What flashes at the quest table for a moment: a lunge at a target, a stroke where somebody falls,
a flare where a quest is completed or raised to one's company. Gone with its time; nothing waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event
from game.legends.rules import events as happened
from sprites.cards.skill_signs import points, sign, signed, skill
from sprites.paint import light, shapes, theme

if TYPE_CHECKING:
    from scenes.games.legends.scene import QuestTableScene
    from sprites.engine.canvas import Canvas
    from sprites.engine.piece_table import View
    from sprites.paint.easel import Easel

LUNGE = 0.42
"""Seconds of a lunge there and back."""
REACH = 0.78
"""How much of the way to its target a lunge goes."""
FLASH, FLARE = 0.55, 0.9
"""Seconds that a stroke and a flare are seen."""
RISES = 34.0
"""Stage px that a seal of points or a raised skill floats up."""


class Flash:
    """One thing that flashes: what, where, how strongly."""

    __slots__ = ("alpha", "kind", "what", "x", "y")

    def __init__(self, kind: str, x: float, y: float, what: Any = None) -> None:
        self.kind, self.x, self.y, self.what = kind, x, y, what
        self.alpha = 1.0


class TableEffects:
    """Lunges and flashes; mixed into the quest table's scene."""

    flashes: list[Flash]

    def _show(self: Any, view: View, events: Iterable[Event], *, back: bool = False) -> float:
        """Let what happens be seen where things still lie, then move them."""
        happening = [] if back or self.app.motion.reduced else list(events)
        for event in happening:
            self._flash_for(event)
        takes = super()._show(view, events, back=back)  # type: ignore[misc]
        for event in happening:
            if isinstance(event, happened.AbilityUsed) and event.targets:
                self._lunge(event.source, event.targets[0])
        return takes

    def _spot_of(self: Any, name: str) -> tuple[float, float] | None:
        if name in self.zones:
            return self.zones[name].x, self.zones[name].y
        if self.table.zone_of(name) is None:
            return None
        sprite = self.table.sprite(name)
        return sprite.x, sprite.y

    def _lunge(self: Any, source: str, target: str) -> None:
        goal = self._spot_of(target)
        if self.table.zone_of(source) is None or goal is None or target in self.zones:
            return
        here = self.table.place_of(source)
        self.table.hop(source, LUNGE, humps={
            "x": (goal[0] - here.x) * REACH, "y": (goal[1] - here.y) * REACH, "size": 0.16,
        })

    def _flash_for(self: Any, event: Event) -> None:
        match event:
            case happened.CharacterKilled(character=name):
                self._flash("stroke", self._spot_of(name))
            case happened.QuestCompleted(event=name, points=worth):
                self._flash("flare", self._spot_of(name))
                self._flash("points", self._spot_of(name), worth)
            case happened.SpecialAttached(character=name):
                self._flash("flare", self._spot_of(name))
            case happened.SkillRaised(seat=seat, place=place, skill=raised, amount=amount):
                zone = self.setting.row(place, seat)
                self._flash("raise", self._spot_of(zone or ""), (raised, amount))

    def _flash(self: Any, kind: str, where: tuple[float, float] | None, what: Any = None) -> None:
        if where is None:
            return
        flash = Flash(kind, *where, what)
        self.flashes.append(flash)
        lasts = FLASH if kind == "stroke" else FLARE
        self.timeline.to(flash, lasts, ease="in", alpha=0.0)
        if kind in ("points", "raise"):
            self.timeline.to(flash, lasts, y=flash.y - RISES)
        self.timeline.call(lasts, lambda: self._dim(flash))

    def _dim(self: Any, flash: Flash) -> None:
        if flash in self.flashes:
            self.flashes.remove(flash)
        self.dirty = True


def draw(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw everything that flashes now."""
    for flash in scene.flashes:
        alpha = round(255 * flash.alpha)
        if alpha <= 0:
            continue
        picture = _picture(scene, canvas.easel, flash)
        if flash.kind == "flare":
            # Light adds: a flare fades by steps of its own, for alpha means nothing to it.
            canvas.blit(picture, flash.x, flash.y, anchor="center", flags=pygame.BLEND_RGB_ADD)
        else:
            canvas.blit(picture, flash.x, flash.y, anchor="center", alpha=alpha)


def _picture(scene: QuestTableScene, easel: Easel, flash: Flash) -> pygame.Surface:
    if flash.kind == "flare":
        return light.pool(easel, 120, 96, theme.GLOW, round(flash.alpha, 1), 2.0)
    if flash.kind == "points":
        return points(easel, scene.app.type, flash.what, 24)
    if flash.kind == "raise":
        return _raised(scene, easel, *flash.what)
    return _stroke(easel)


def _raised(
    scene: QuestTableScene, easel: Easel, raised: str, amount: int
) -> pygame.Surface:
    kind = scene.app.type.plain

    def make() -> pygame.Surface:
        whole = easel.blank(104, 48)
        number = kind.line(signed(amount), "numeral", 30, theme.GOLD_LIGHT)
        shade, padding = light.soft(number, 3 * easel.scale, theme.SHADOW, 1.0)
        x, y = easel.px(48), (whole.get_height() - number.get_height()) // 2
        whole.blit(shade, (x - padding, y - padding))
        whole.blit(number, (x, y))
        whole.blit(skill(easel, raised, 44), (0, easel.px(2)))
        return whole

    return easel.keep(("raised", kind, raised, amount), make)


def _stroke(easel: Easel) -> pygame.Surface:
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
