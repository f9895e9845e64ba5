"""How the quest table is drawn: the ground, the pieces, what lies over them, the ribbon."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.games.legends import overlays as table_overlays
from scenes.games.legends.background import Ground
from scenes.games.legends.filters import FilterStrip
from scenes.games.legends.gauges import Gauges
from scenes.games.legends.overlays import Overlays
from scenes.games.legends.panels import Panels
from scenes.games.legends.pieces import Faces
from scenes.games.legends.preview import PreviewPlate
from scenes.games.legends.sight import Sight
from scenes.games.legends.tournament_lists import Lists
from scenes.match.ribbon import RibbonStyle
from scenes.match.table_paint import Layers, TablePaint
from sprites.engine.canvas import Canvas
from sprites.engine.flights import FLYING
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite

RIBBON = RibbonStyle(
    size=None, sizes=(27.0, 24.0, 21.0, 19.0, 17.0, 15.0, 13.0, 11.0), most_lines=9, tallest=51.0,
    spacing=1.0, margin=5.0,
)
"""The ribbon must stay between the companies and the hand."""


class QuestPaint(TablePaint):
    """The looks of a quest table."""

    ribbon = RIBBON

    def __init__(
        self, sight: Sight, faces: Faces, ground: Ground, panels: Panels, preview: PreviewPlate,
        overlays: Overlays, lists: Lists, gauges: Gauges, strip: FilterStrip,
    ) -> None:
        self._sight = sight
        self._view = sight.table_view
        self._faces = faces
        self._ground = ground
        self._panels = panels
        self._preview = preview
        self._overlays = overlays
        self._lists = lists
        self._gauges = gauges
        self._strip = strip
        self._composed: tuple[Hashable, pygame.Surface] | None = None
        self._beneath: tuple[Hashable, pygame.Surface] | None = None
        self.told_under: Callable[[], Hashable] = tuple
        """Tells what the picture depends on that parts draw under the pieces."""

    def sprite(self, piece: Piece) -> Sprite:
        """Return the sprite of a piece."""
        return self._faces.sprite(piece)

    def forget(self) -> None:
        """Let pictures of another size or language go."""
        self._composed = self._beneath = None

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the map with everything that lies still, made anew when it changes."""
        stamp = size, id(canvas.easel), self._told_by_the_ground()
        if self._composed is None or self._composed[0] != stamp:
            picture = self._ground.compose(canvas, size)
            self._panels.draw_turn(Canvas(picture, canvas.viewport, canvas.easel))
            self._composed = stamp, picture
        return self._composed[1]

    def _told_by_the_ground(self) -> Hashable:
        """Return all that the ground's picture depends on; it is dear, so no hovering, holding or
        passing makes it anew."""
        sight, setting = self._sight, self._sight.setting
        seen, viewer = setting.observation, sight.viewer
        carriers = tuple(seen["specials"].values())
        places = setting.special_places
        return (
            tuple(sight.who(seat) for seat in setting.order), viewer,
            seen["turn"], seen["active"], seen["step"], sight.actions_left, sight.interlude,
            sight.match.outcome is None, tuple(seen["points"]), tuple(seen["hand_counts"]),
            tuple(map(tuple, seen["completed"])), seen["heraldic"], carriers,
            tuple(setting.owner_of(carrier) for carrier in carriers if carrier),
            tuple(seen["deck"].values()), seen["final"] and seen["final"]["rounds_left"],
            places, setting.shown,
            tuple(len(seen["companies"].get(place, [[]] * 4)[viewer]) for place in places),
            tuple(sight.shown_at(zone) for zone in self._view.zones if zone.startswith("quest.")),
        )

    def draw(self, canvas: Canvas, layers: Layers) -> None:
        """Draw the map, the pieces, then what lies over them with its own pieces."""
        pieces, size = self._view.pieces, canvas.surface.get_size()
        sprites = pieces.sprites()
        lying = [sprite for sprite in sprites if sprite.z < FLYING]
        above = [s for s in lying if table_overlays.is_above(pieces.zone_of(s.name))]
        hand = [s for s in lying if pieces.zone_of(s.name) == "hand"]
        apart = {id(sprite) for sprite in (*above, *hand)}
        still = [sprite for sprite in lying if id(sprite) not in apart]
        if self._overlays.covers():
            canvas.surface.blit(self._covered(canvas, size, still, layers), (0, 0))
        else:
            canvas.surface.blit(self.ground(canvas, size), (0, 0))
            layers.under(canvas)
            self._draw_map(canvas, still)
            self._strip.draw_plate(canvas)
        self._gauges.draw_points(canvas)
        self._preview.draw_preview(canvas)
        self._panels.draw_large(canvas)
        self._overlays.draw(canvas)
        self._panels.draw_lit(canvas)
        for sprite in (*hand, *above):
            sprite.draw(canvas)
        layers.over(canvas)
        layers.ribbon(canvas)
        layers.controls(canvas)
        for sprite in sprites[len(lying):]:
            sprite.draw(canvas)
        self._lists.draw_worths(canvas)
        layers.tip(canvas)

    def _draw_map(self, canvas: Canvas, still: list[Sprite]) -> None:
        """Draw what lies on the map, and what is told of it."""
        for sprite in still:
            sprite.draw(canvas)
        self._panels.draw_quests(canvas)
        self._panels.draw_marks(canvas)
        self._strip.draw_values(canvas)

    def _covered(
        self, canvas: Canvas, size: tuple[int, int], still: list[Sprite], layers: Layers
    ) -> pygame.Surface:
        """Return the map as it is seen beneath a sheet, and the empty sheet: large transparent
        pictures, so they are laid over each other only when something there has changed."""
        ground = self.ground(canvas, size)
        seen = self._sight.setting.observation
        stamp = (
            id(ground), self._composed and self._composed[0], self.told_under(),
            self._overlays.laid(), repr(seen["boosts"]), tuple(seen["leaving"]),
            tuple(self._sight.usable), self._strip.sieve,
            # In steps as coarse as a veil lets pass: what fades there is not laid at every frame.
            tuple((s.name, round(s.x), round(s.y), round(3 * s.alpha), round(2 * s.glow),
                   round(s.height / 4), round(2 * s.dimmed)) for s in still),
        )
        if self._beneath is None or self._beneath[0] != stamp:
            picture = ground.copy()
            beneath = Canvas(picture, canvas.viewport, canvas.easel)
            layers.under(beneath)
            self._draw_map(beneath, still)
            self._overlays.lay(beneath)
            self._beneath = stamp, picture
        return self._beneath[1]
