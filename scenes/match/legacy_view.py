"""A table that hands can be laid on: pieces in zones, one input path, buttons, the sentence ribbon.

It knows nothing of matches. What may be done comes as ``offers``; what the player chose goes to
:meth:`TableScene.chosen`. A match's table (:mod:`scenes.match.legacy_scene`) is built on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Move
from scenes.ui.controls import Controls, Spot, Widget
from scenes.ui.drag import Chosen, Drag, Offers, Refused, Result, Selected
from scenes.ui.input import Command, FocusLost, Input, Motion, Press, Release
from scenes.ui.scene import Scene
from sprites.engine.piece_table import Piece, PieceTable
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.zones import TABLES, Zone, load_zones
from sprites.paint import lettering, theme
from sprites.places import halls
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

Point = tuple[float, float]

HOVER_LIFT = 5.0
"""Stage px that a card which may be moved rises under the pointer."""
PROMPT_SIZE = 27.0
PROMPT_SHRINKS = 0.85
"""A sentence is set so much smaller before it takes a second line."""
LONG_PROMPT_SIZES = (22.0, 20.0, 18.0, 16.0)
"""Sizes for two lines, the first that fits is taken; the ribbon grows upward for more."""


class TableScene(Scene):
    """Pieces in the zones of a Tiled map, and the player's hand over them."""

    map_name = ""
    """The Tiled map in :attr:`maps`, without its ending."""
    maps = TABLES
    """The folder of the map; a game's maps lie beside its scene."""
    place = ""
    """The backdrop's key in :mod:`sprites.places.halls`."""
    prompt_tallest = 96.0
    """How tall the ribbon's two lines may make it, stage px; smaller text is taken before."""

    def __init__(self, app: MatchApp) -> None:
        super().__init__(app)
        self.zones: dict[str, Zone] = self.load_map()
        self.timeline = Timeline(app.motion)
        self.table = PieceTable(self.zones, self.timeline, self.make_sprite)
        self.grip = Drag(lambda: self.offers, lambda: app.viewport.scale)
        self.controls = Controls(app)
        self.offers: Offers = {}
        """What may be done now: (source spot, target spot) → move."""
        self.hinted: frozenset[str] = frozenset()
        """Spots that a hint points at."""
        self._message = ""
        self._message_left = 0.0
        self._language = app.words.language
        self._travel_left = 0.0
        self._pointer: Point | None = None
        self._lifted: str | None = None
        self._spotted: dict[str, tuple[float, float, float, float]] = {}
        """Where the keys reach each spot, as it was when the widgets were made."""
        self._grab = (0.0, 0.0)
        """From the pointer to the middle of the held piece, stage px."""

    # What a table says

    def load_map(self) -> dict[str, Zone]:
        """Return the zones of this table's map."""
        return load_zones(self.maps / f"{self.map_name}.tmx")

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return the sprite of a piece."""
        raise NotImplementedError

    def chosen(self, move: Move) -> None:
        """The player asks for a move that is on offer."""
        raise NotImplementedError

    def prompt_words(self) -> str:
        """Return, in one sentence, what is asked of the player now."""
        raise NotImplementedError

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why ``source`` can't go to ``target`` (the same: why a tap does nothing)."""
        return ""

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return the spots that hands and keys can reach, in order, and their roles.

        A spot is a zone, or by its name a piece that lies among others, such as a card in hand.
        """
        return ()

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot, as read aloud."""
        return spot

    def buttons(self) -> list[Widget]:
        """Return the table's buttons."""
        return []

    def look_closer(self, point: Point | None) -> None:
        """Show more of what lies at a point (right click, or the key); None: at the focus."""

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the pieces: boards, plates, labels."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the pieces."""

    # Life

    @property
    def moving(self) -> bool:
        """While pieces move, or the hand tilts one."""
        return self.table.moving

    @property
    def wake(self) -> float | None:
        """The next of: a tip, a message that goes."""
        times = [self.controls.wake]
        if self._message:
            times.append(max(0.02, self._message_left))
        return min((time for time in times if time is not None), default=None)

    def leave(self) -> None:
        """Motions die with the table."""
        self.timeline.clear()

    def lay_out(self) -> None:
        """Place the buttons where the map has them."""
        self.timeline.motion = self.app.motion
        if self._language != self.app.words.language:
            self._language, self._message = self.app.words.language, ""
        self._buttons()

    def _buttons(self) -> None:
        self._spotted = self._areas()
        spots: list[Widget] = [
            Spot(self._spotted[spot], spot, lambda at=spot: self.spot_words(at),
                 lambda at=spot: self._take(self.grip.activate(at)), role)
            for spot, role in self.spots()
        ]
        self.controls.set(spots + self.buttons())
        self._enable()

    def _follow_spots(self) -> None:
        """Let the keys reach the spots as they are now: cards come to a hand and leave it."""
        if self.controls.widgets and self._spotted != self._areas():
            self._buttons()

    def _areas(self) -> dict[str, tuple[float, float, float, float]]:
        return {spot: self.area_of(spot) for spot, _ in self.spots()}

    def area_of(self, spot: str) -> tuple[float, float, float, float]:
        """Return left, top, width and height of a spot in stage px; raises KeyError for none."""
        if spot in self.zones:
            return self.zones[spot].box
        place, sprite = self.table.place_of(spot), self.table.sprite(spot)
        return place.x - sprite.wide / 2, place.y - sprite.tall / 2, sprite.wide, sprite.tall

    def piece_of(self, spot: str) -> str | None:
        """Return the piece that is taken up from a spot: the topmost of a zone, or itself."""
        if spot in self.zones:
            contents = self.table.contents(spot)
            return contents[-1] if contents else None
        return spot if self.table.zone_of(spot) is not None else None

    def _enable(self) -> None:
        """Say of each button whether it may be used now, and if not, why."""

    # What is lit

    def _highlight(self) -> None:
        """Light what may be used now; only one thing on the screen glows at a time."""
        held = self.grip.selected
        lit = self.lit_spots()
        for zone in self.zones:
            contents = self.table.contents(zone)
            for name in contents:
                sprite = self.table.sprite(name)
                names = {name, zone} if name == contents[-1] else {name}
                glow = self.glow_of(zone) if names & lit else 0.0
                if sprite.glow != glow:
                    self.timeline.to(sprite, theme.FADE, glow=glow)
                lift = HOVER_LIFT if names & {self._lifted, held} else 0.0
                if name != self.table.held and sprite.height != lift:
                    self.timeline.to(sprite, theme.RELAYOUT, height=lift)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """Return the zones whose pieces glow: what is held and where it may go, or a hint."""
        if self.grip.selected is not None:
            return {self.grip.selected} | self.grip.targets()
        return self.hinted

    def glow_of(self, zone: str) -> float:
        """Return how brightly a piece that is lit glows in a zone, up to 1."""
        return 1.0

    # What is said

    def say(self, sentence: str, seconds: float = theme.MESSAGE) -> None:
        """Show a sentence in place of the prompt for a while, and read it."""
        self._message, self._message_left = sentence, seconds
        self.app.speech.say(sentence)
        self.dirty = True

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.app.sounds.play("wrong")
        if why:
            self.say(why)

    # The hand

    def handle(self, event: Input) -> bool:
        """Mouse on the table, keys everywhere; a press ends what still moves."""
        match event:
            case FocusLost():
                self._let_go()
                self.controls.handle(event)
            case Press(point, button) if self._is_finishing(button):
                self._land()
                self._pointer = point
            case Press(point, 1) if self.controls.widget_at(point) is None:
                self.controls.by_key = False
                self._press(point)
            case Press(point, button) if button != 1:
                self._let_go()
                if button == 3:
                    self.look_closer(point)
            case Motion(point):
                self._moved(event, point)
            case Release(point, 1) if self._grips:
                self._release(point)
            case Command(name):
                return self._command(name)
            case _:
                used = self.controls.handle(event)
                self.dirty = True
                return used
        self.dirty = True
        return True

    @property
    def _grips(self) -> bool:
        return self.grip.pressing or self.grip.dragging

    def _is_finishing(self, button: int) -> bool:
        """A click ends a motion, the next one acts: so no click ever lands on a surprise."""
        return button == 1 and self._travelling

    @property
    def _travelling(self) -> bool:
        """Whether pieces are on their way: glow and hover do not count."""
        return self._travel_left > 0 and self.timeline.moving

    def _land(self) -> None:
        """Let everything that is on its way be there."""
        self.timeline.finish()
        self._travel_left = 0.0

    def spot_at(self, point: Point) -> str | None:
        """Return the spot under a stage point."""
        keys = [spot for spot, _ in self.spots()]
        piece = self.table.piece_at(*point, among=[key for key in keys if key not in self.zones])
        return piece or self.table.zone_at(*point, among=keys)

    def _press(self, point: Point) -> None:
        self._pointer = point
        self._take(self.grip.press(self.spot_at(point), point), quiet=True)

    def landing_spot(self, point: Point) -> str | None:
        """Return the spot that letting go at ``point`` means.

        The pointer decides if it is over a place that takes the card, else the place that the
        dragged card covers best; so a card need not be aimed with its held corner.
        """
        spot = self.spot_at(point)
        held = self.table.held
        if not self.grip.dragging or held is None:
            return spot
        targets = self.grip.targets() | {self.grip.selected or ""}
        if spot in targets:
            return spot
        keys = [key for key, _ in self.spots()]
        return (
            self.table.drop_zone(held, among=targets) or spot
            or self.table.drop_zone(held, among=keys)
        )

    def _release(self, point: Point) -> None:
        result = self.grip.release(self.landing_spot(point), point)
        if not isinstance(result, Chosen):
            self._put_down()
        self._take(result)
        self._put_down()

    def _put_down(self) -> None:
        if self.table.held is not None:
            self.table.release()
            # What is let go drops its motions, the fading of its glow among them.
            self._highlight()

    def _moved(self, event: Motion, point: Point | None) -> None:
        self._pointer = point
        if point is not None and self._grips and self.grip.move(point):
            held = self.grip.selected
            if self.table.held is None and held is not None:
                self._lift(held, self.grip.pressed_at)
            self.table.drag(point[0] + self._grab[0], point[1] + self._grab[1])
            return
        self.controls.handle(event)
        over = None if point is None or self.controls.widget_at(point) else self.spot_at(point)
        lifted = over if over is not None and self.is_source(over) else None
        if lifted != self._lifted:
            self._lifted = lifted
            self._highlight()

    def _lift(self, spot: str, point: Point) -> None:
        """Take the piece of a spot in the hand, which grabbed it at ``point``."""
        piece = self.piece_of(spot)
        if piece is not None:
            sprite = self.table.lift(piece, *self.taken_along(piece))
            self._grab = sprite.x - point[0], sprite.y - point[1]
            self.app.sounds.play("lift")
            self._highlight()

    def taken_along(self, piece: str) -> Sequence[str]:
        """Return the pieces that are dragged together with one."""
        return ()

    def is_source(self, spot: str) -> bool:
        """Return whether something can be done from ``spot``."""
        return any(source == spot for source, _ in self.offers)

    def _command(self, name: str) -> bool:
        self.dirty = True
        if name == "confirm" and self._travelling:
            self._land()
            return True
        if name == "cancel" and self.grip.selected is not None:
            self._let_go()
            return True
        return self.controls.handle(Command(name))

    def _take(self, result: Result, *, quiet: bool = False) -> None:
        """Do what an input meant."""
        match result:
            case Chosen(move):
                self.chosen(move)
            case Refused(source, target, _) if not quiet:
                self.refuse(self.refusal_words(source, target))
            case Selected(spot):
                self.hinted = frozenset()
                self.app.speech.say(self.spot_words(spot))
        self._highlight()
        self.dirty = True

    def _let_go(self) -> None:
        self.grip.cancel()
        self._put_down()
        self._lifted = None
        self._highlight()
        self.dirty = True

    # Time

    def update(self, dt: float) -> None:
        """Let motions, tips and messages go on."""
        self.timeline.update(dt)
        self.table.update(dt)
        self._travel_left = max(0.0, self._travel_left - dt)
        self.controls.update(dt)
        if self._message:
            self._message_left -= dt
            if self._message_left <= 0:
                self._message = ""
                self.dirty = True
        if self.controls.changed:
            self.controls.changed = False
            self.dirty = True

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the hall, the board, the pieces, the plates and the ribbon."""
        size = canvas.surface.get_size()
        canvas.surface.blit(self.ground(canvas, size), (0, 0))
        self.draw_under(canvas)
        self.table.draw(canvas)
        self.draw_over(canvas)
        self._draw_prompt(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the picture that everything lies on."""
        return halls.backdrop(canvas.easel, self.place, size)

    def _draw_prompt(self, canvas: Canvas) -> None:
        """Draw the sentence on its ribbon: in one line, or in two smaller ones if it is long."""
        zone, kind = self.zones["prompt"], self.app.type
        text = self._message or self.prompt_words()
        room = zone.width - 2 * panels.RIBBON_TAIL - 24
        if kind.width(text, "text", PROMPT_SIZE) <= room / PROMPT_SHRINKS:
            picture = kind.fitted(text, "text", PROMPT_SIZE, theme.TEXT_INK, room)
        else:
            size = next(
                (s for s in LONG_PROMPT_SIZES if self._is_prompt_size(text, s, room)),
                LONG_PROMPT_SIZES[-1],
            )
            picture = kind.paragraph(
                text, "text", size, theme.TEXT_INK, room, align="center", spacing=1.05
            )
        height = max(zone.height, round(picture.get_height() / canvas.easel.scale) + 8)
        top = zone.top + zone.height - height
        canvas.blit(panels.ribbon(canvas.easel, zone.width, height), zone.left, top)
        canvas.blit(picture, zone.x, top + height / 2 - 1, anchor="center")

    def _is_prompt_size(self, text: str, size: float, room: float) -> bool:
        kind = self.app.type
        _, tall = kind.measure(text, "text", size, room, 1.05)
        return len(kind.lines(text, "text", size, room)) <= 2 and tall + 8 <= self.prompt_tallest

    def draw_label(
        self, canvas: Canvas, text: str, x: float, y: float, *, role: str = "title",
        size: float = 21, colour: str = theme.TEXT_GOLD, anchor: str = "center",
        room: float | None = None,
    ) -> None:
        """Draw a word on bare wood, with its soft shadow; smaller, if it needs more ``room``."""
        wide = self.app.type.width(text, role, size)
        if room is not None and wide > room:
            size *= room / wide
        picture = lettering.shaded(canvas.easel, self.app.type, text, role, size, colour)
        canvas.blit(picture, x, y, anchor=anchor)
