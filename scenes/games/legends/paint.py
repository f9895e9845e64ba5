"""How the quest table is drawn: the ground, the pieces, what lies over them, the ribbon."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from scenes.games.legends import background as table_ground
from scenes.games.legends import effects as table_effects
from scenes.games.legends import filters as table_sieve
from scenes.games.legends import gauges as table_gauges
from scenes.games.legends import overlays as table_overlays
from scenes.games.legends import panels as table_panels
from scenes.games.legends import preview as table_preview
from scenes.games.legends import tournament_lists as table_lists
from scenes.games.legends import words as table_words
from sprites.engine.canvas import Canvas
from sprites.engine.flights import FLYING
from sprites.engine.sprite import Sprite
from sprites.paint import theme
from sprites.ui import panels

PROMPT_SIZES = (27.0, 24.0, 21.0, 19.0, 17.0, 15.0, 13.0, 11.0)
PROMPT_TALLEST = 46.0
"""Stage px for the ribbon's words."""


class TableDrawing:
    """Drawing; mixed into the quest table's scene."""

    def ground(self: Any, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the map with everything that lies still, made anew when it changes."""
        stamp = size, id(canvas.easel), self._told_by_the_ground()
        if self._ground is None or self._ground[0] != stamp:
            picture = table_ground.compose(self, canvas, size)
            table_panels.draw_turn(self, Canvas(picture, canvas.viewport, canvas.easel))
            self._ground = stamp, picture
        return self._ground[1]

    def _told_by_the_ground(self: Any) -> tuple[Any, ...]:
        """Return all that the ground's picture depends on; it is dear, so no hovering, holding or
        passing makes it anew."""
        setting, seen = self.setting, self.setting.observation
        carriers = tuple(seen["specials"].values())
        places = setting.special_places
        return (
            tuple(table_words.who(self, seat) for seat in setting.order), self.viewer,
            seen["turn"], seen["active"], seen["step"], self.actions_left, self.interlude,
            self.match.outcome is None, tuple(seen["points"]), tuple(seen["hand_counts"]),
            tuple(map(tuple, seen["completed"])), seen["heraldic"], carriers,
            tuple(setting.owner_of(carrier) for carrier in carriers if carrier),
            tuple(seen["deck"].values()), seen["final"] and seen["final"]["rounds_left"],
            places, setting.shown,
            tuple(len(seen["companies"].get(place, [()] * 4)[self.viewer]) for place in places),
            tuple(self.shown_at(zone) for zone in self.zones if zone.startswith("quest.")),
        )

    def told_under(self: Any) -> Hashable:
        """Return what the picture of :meth:`draw_under` depends on."""
        return ()

    def draw(self: Any, canvas: Canvas) -> None:
        """Draw the map, the pieces, then what lies over them with its own pieces."""
        size, sprites = canvas.surface.get_size(), self.table.sprites()
        lying = [sprite for sprite in sprites if sprite.z < FLYING]
        above = [s for s in lying if table_overlays.is_above(self.table.zone_of(s.name))]
        hand = [s for s in lying if self.table.zone_of(s.name) == "hand"]
        apart = {id(sprite) for sprite in (*above, *hand)}
        still = [sprite for sprite in lying if id(sprite) not in apart]
        if table_overlays.covers(self):
            canvas.surface.blit(self._covered(canvas, size, still), (0, 0))
        else:
            canvas.surface.blit(self.ground(canvas, size), (0, 0))
            self.draw_under(canvas)
            self._draw_map(canvas, still)
            table_sieve.draw_strip(self, canvas)
        table_gauges.draw_points(self, canvas)
        table_preview.draw_preview(self, canvas)
        table_panels.draw_large(self, canvas)
        table_overlays.draw(self, canvas)
        table_panels.draw_lit(self, canvas)
        for sprite in (*hand, *above):
            sprite.draw(canvas)
        table_effects.draw(self, canvas)
        self.draw_lasso(canvas)
        self._draw_prompt(canvas)
        self.controls.draw(canvas)
        for sprite in sprites[len(lying):]:
            sprite.draw(canvas)
        table_lists.draw_worths(self, canvas)
        self.controls.draw_tip(canvas)

    def _draw_map(self: Any, canvas: Canvas, still: list[Sprite]) -> None:
        """Draw what lies on the map, and what is told of it."""
        for sprite in still:
            sprite.draw(canvas)
        table_panels.draw_quests(self, canvas)
        table_panels.draw_marks(self, canvas)
        table_sieve.draw_values(self, canvas)

    def _covered(
        self: Any, canvas: Canvas, size: tuple[int, int], still: list[Sprite]
    ) -> pygame.Surface:
        """Return the map as it is seen beneath a sheet, and the empty sheet: large transparent
        pictures, so they are laid over each other only when something there has changed."""
        ground = self.ground(canvas, size)
        seen = self.setting.observation
        stamp = (
            id(ground), self._ground[0], self.told_under(), table_overlays.laid(self),
            repr(seen["boosts"]),
            tuple(seen["leaving"]), tuple(self.usable), self.sieve,
            # In steps as coarse as a veil lets pass: what fades there is not laid at every frame.
            tuple((s.name, round(s.x), round(s.y), round(3 * s.alpha), round(2 * s.glow),
                   round(s.height / 4), round(2 * s.dimmed)) for s in still),
        )
        if self._beneath is None or self._beneath[0] != stamp:
            picture = ground.copy()
            beneath = Canvas(picture, canvas.viewport, canvas.easel)
            self.draw_under(beneath)
            self._draw_map(beneath, still)
            table_overlays.lay(self, beneath)
            self._beneath = stamp, picture
        return self._beneath[1]

    def _draw_prompt(self: Any, canvas: Canvas) -> None:
        """Draw the sentence on its ribbon, which must stay between the companies and the hand."""
        zone, kind = self.zones["prompt"], self.app.type
        words = self._message or self.prompt_words()
        room = zone.width - 2 * panels.RIBBON_TAIL - 24
        size = next(
            (s for s in PROMPT_SIZES
             if kind.measure(words, "text", s, room, 1.0)[1] <= PROMPT_TALLEST), PROMPT_SIZES[-1],
        )
        picture = kind.paragraph(words, "text", size, theme.TEXT_INK, room, align="center",
                                 spacing=1.0)
        height = max(zone.height, round(picture.get_height() / canvas.easel.scale) + 5)
        top = zone.top + zone.height - height
        canvas.blit(panels.ribbon(canvas.easel, zone.width, height), zone.left, top)
        canvas.blit(picture, zone.x, top + height / 2 - 1, anchor="center")
