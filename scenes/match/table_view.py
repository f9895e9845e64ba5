"""The table on the screen: pieces in zones, one input path, buttons, the sentence ribbon.

It knows nothing of matches. What may be done comes as ``offers``; what the player chose goes to
``chosen``. The game's table (:class:`~scenes.match.game_table.GameTable`) says what its spots are,
what glows, and what an input means there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.contract import Move
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable, Offers
from scenes.match.reactions import Reactions
from scenes.match.ribbon import Ribbon
from scenes.match.spots import Box, Point, Spots
from scenes.ui.controls import Controls, Spot, Widget
from scenes.ui.drag import Chosen, Drag, Refused, Result, Selected
from scenes.ui.input import Command, FocusLost, Input, Motion, Press, Release
from sprites.engine.canvas import Canvas
from sprites.engine.piece_table import PieceTable
from sprites.engine.timeline import Timeline
from sprites.engine.zones import Zone
from sprites.paint import lettering, theme

HOVER_LIFT = 5.0
"""Stage px that a card which may be moved rises under the pointer."""


class TableView:
    """Pieces in the zones of a Tiled map, and the player's hand over them."""

    def __init__(
        self, app: MatchApp, zones: Mapping[str, Zone], table: Callable[[], GameTable],
        prompt: Callable[[], str], chosen: Callable[[Move], None], redraw: Callable[[], None],
        redraw_part: Callable[[Box], None],
    ) -> None:
        """``table`` gives the game's table once it is made; ``prompt`` the ribbon's sentence;
        ``chosen`` makes a move the player asked for; ``redraw`` asks for a new picture,
        ``redraw_part`` for one that is new within a box of stage px."""
        self.app = app
        self.zones = dict(zones)
        self.redraw = redraw
        self.redraw_part = redraw_part
        self._table = table
        self._chosen = chosen
        self.timeline = Timeline(app.motion)
        self.renew_pieces()
        self.spots = Spots(self.zones, lambda: self.pieces, table)
        self.offers: Offers = {}
        """What may be done now."""
        self.hinted: frozenset[str] = frozenset()
        """Spots that a hint points at."""
        self.drag = Drag(lambda: self.offers, lambda: app.viewport.scale)
        self.controls = Controls(app)
        self.ribbon = Ribbon(
            app, self.zones["prompt"], prompt, lambda: self._table().paint.ribbon
        )
        self.reactions = Reactions()
        """The parts that want to know what happens here."""
        self.common_widgets: Callable[[], Sequence[Widget]] = tuple
        self.enable: Callable[[], None] = lambda: None
        self.pointer: Point | None = None
        self._travel_left = 0.0
        self._lifted: str | None = None
        self._spotted: dict[str, Box] = {}
        """Where the keys reach each spot, as it was when the widgets were made."""
        self._grab = (0.0, 0.0)
        """From the pointer to the middle of the held piece, stage px."""

    def renew_pieces(self) -> None:
        """Make every piece's sprite anew when the table is laid the next time."""
        self.pieces = PieceTable(
            self.zones, self.timeline, lambda piece: self._table().paint.sprite(piece)
        )

    # Widgets

    def lay_out(self) -> None:
        """Place the spots and buttons where the map has them."""
        self.timeline.motion = self.app.motion
        self.ribbon.lay_out()
        self.renew_widgets()

    def renew_widgets(self) -> None:
        """Make spots and buttons anew, for what is on the table now."""
        self._spotted = self.spots.areas()
        spots: list[Widget] = [
            Spot(self._spotted[spot], spot, partial(self._table().words.spot, spot),
                 partial(self._activate, spot), role)
            for spot, role in self._table().spots()
        ]
        self.controls.set([*spots, *self.common_widgets()])
        self.enable()

    def _activate(self, spot: str) -> None:
        self.take(self.drag.activate(spot))

    def follow_spots(self) -> None:
        """Let the keys reach the spots as they are now: cards come to a hand and leave it."""
        if self.controls.widgets and self._spotted != self.spots.areas():
            self.renew_widgets()

    @property
    def focused_spot(self) -> str | None:
        """The key of what the keys are on, or None."""
        return self.controls.focused.key if self.controls.focused is not None else None

    # What is lit

    def relight(self) -> None:
        """Light what may be used now; only one thing on the screen glows at a time."""
        held, lit = self.drag.selected, self.lit
        for zone in self.zones:
            contents = self.pieces.contents(zone)
            for name in contents:
                sprite = self.pieces.sprite(name)
                names = {name, zone} if name == contents[-1] else {name}
                glow = self._table().glow(zone) if names & lit else 0.0
                if sprite.glow != glow:
                    self.timeline.to(sprite, theme.FADE, glow=glow)
                lift = HOVER_LIFT if names & {self._lifted, held} else 0.0
                if name != self.pieces.held and sprite.height != lift:
                    self.timeline.to(sprite, theme.RELAYOUT, height=lift)
        self.reactions.relit()
        self.redraw()

    @property
    def lit(self) -> frozenset[str]:
        """The spots that glow: what is held and where it may go, a hint, or what the table or its
        guide shows."""
        if self.drag.selected is not None:
            return frozenset({self.drag.selected} | self.drag.targets())
        if self.hinted:
            return self.hinted
        guided = self.reactions.guide.lights()
        return self._table().lights() if guided is None else guided

    def is_source(self, spot: str) -> bool:
        """Return whether something can be done from ``spot``."""
        return any(source == spot for source, _ in self.offers)

    # What is said

    def say(self, sentence: str, seconds: float = theme.MESSAGE) -> None:
        """Show a sentence in place of the prompt for a while, and read it."""
        self.ribbon.say(sentence, seconds)
        self.redraw()

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.app.sounds.play("wrong")
        if why:
            self.say(why)
        self.reactions.refused(why)

    def drop_hint(self) -> None:
        """Put a hint away, with what it lit and what was said."""
        self.hinted = frozenset()
        self.ribbon.message = ""
        self.redraw()

    # The hand

    def handle(self, event: Input) -> bool:
        """Mouse on the table, keys everywhere; a press ends what still moves."""
        match event:
            case FocusLost():
                self.let_go()
                self.controls.handle(event)
            case Press(point, button) if self.is_finishing(button):
                self.land()
                self.pointer = point
            case Press(point, 1) if self.controls.widget_at(point) is None:
                self.controls.by_key = False
                self._press(point)
            case Press(point, button) if button != 1:
                self.let_go()
                if button == 3:
                    self._table().look_closer(self.closer_spot(point))
            case Motion(point):
                self._moved(event, point)
            case Release(point, 1) if self.drag.pressing or self.drag.dragging:
                self._release(point)
            case _:
                used = self.controls.handle(event)
                self.redraw()
                return used
        self.redraw()
        return True

    def command(self, name: str) -> bool:
        """Confirm, cancel, and the ways of the keys; returns True if it meant something."""
        self.redraw()
        if name == "confirm" and self.travelling:
            self.land()
            return True
        if name == "cancel" and self.drag.selected is not None:
            self.let_go()
            return True
        used = self.controls.handle(Command(name))
        if self.controls.by_key and self.controls.focused is not None:
            self.reactions.pointed(self.controls.focused.key)
        return used

    def is_finishing(self, button: int) -> bool:
        """Return whether a press of this button ends a motion: then it does nothing else, so that
        no click ever lands on a surprise."""
        return button == 1 and self.travelling

    @property
    def travelling(self) -> bool:
        """Whether pieces are on their way: glow and hover do not count."""
        return self._travel_left > 0 and self.timeline.moving

    def travel(self, seconds: float) -> None:
        """Count as travelling for so many seconds, as the clock has them."""
        self._travel_left = seconds

    land: Callable[[], None]
    """Let everything that is on its way be there; the match screen sees to stages still to come."""

    def finish(self) -> None:
        """End every motion."""
        self.timeline.finish()
        self._travel_left = 0.0

    def closer_spot(self, point: Point | None) -> str | None:
        """Return what is to be looked at closer: the piece or spot at a point, or, for the key,
        what the keys are on."""
        if point is None or self.controls.by_key:
            return self.focused_spot
        return self.pieces.piece_at(*point) or self.spots.at(point)

    def _press(self, point: Point) -> None:
        self.pointer = point
        self.take(self.drag.press(self.spots.at(point), point), quiet=True)

    def landing_spot(self, point: Point) -> str | None:
        """Return the spot that letting go at ``point`` means."""
        spot = self.spots.at(point)
        if not self.drag.dragging:
            return spot
        return self.spots.dropped_at(spot, self.drag.targets() | {self.drag.selected or ""})

    def _release(self, point: Point) -> None:
        result = self.drag.release(self.landing_spot(point), point)
        if not isinstance(result, Chosen):
            self._put_down()
        self.take(result)
        self._put_down()

    def _put_down(self) -> None:
        if self.pieces.held is not None:
            self.pieces.release()
            # What is let go drops its motions, the fading of its glow among them.
            self.relight()

    def _moved(self, event: Motion, point: Point | None) -> None:
        self.pointer = point
        gripped = self.drag.pressing or self.drag.dragging
        if point is not None and gripped and self.drag.move(point):
            held = self.drag.selected
            if self.pieces.held is None and held is not None:
                self._lift(held, self.drag.pressed_at)
            self.pieces.drag(point[0] + self._grab[0], point[1] + self._grab[1])
            return
        self.controls.handle(event)
        over = None if point is None or self.controls.widget_at(point) else self.spots.at(point)
        lifted = over if over is not None and self.is_source(over) else None
        if lifted != self._lifted:
            self._lifted = lifted
            self.relight()

    def _lift(self, spot: str, point: Point) -> None:
        """Take the piece of a spot in the hand, which grabbed it at ``point``."""
        piece = self.spots.piece_of(spot)
        if piece is not None:
            sprite = self.pieces.lift(piece, *self._table().taken_along(piece))
            self._grab = sprite.x - point[0], sprite.y - point[1]
            self.app.sounds.play("lift")
            self.relight()

    def take(self, result: Result, *, quiet: bool = False) -> None:
        """Do what an input meant; ``quiet`` for a press that may yet become a drag."""
        meaning = self._table().meaning
        match result if meaning is None else meaning(result, quiet=quiet):
            case Chosen(move, _, _):
                self._chosen(move)
            case Refused(source, target) if not quiet:
                guided = self.reactions.guide.refusal(source, target)
                why = self._table().words.refusal(source, target) if guided is None else guided
                self.refuse(why)
            case Selected(spot):
                self.hinted = frozenset()
                self.app.speech.say(self._table().words.spot(spot))
        self.relight()

    def let_go(self) -> None:
        """Put back whatever is held."""
        self.drag.cancel()
        self._put_down()
        self._lifted = None
        self.relight()

    # Time and drawing

    @property
    def wake(self) -> float | None:
        """The next of: a tip, a message that goes."""
        times = [self.controls.wake, self.ribbon.wake]
        return min((time for time in times if time is not None), default=None)

    def update(self, dt: float) -> None:
        """Let motions, tips and messages go on."""
        self.timeline.update(dt)
        self.pieces.update(dt)
        self._travel_left = max(0.0, self._travel_left - dt)
        self.controls.update(dt)
        if self.ribbon.update(dt) or self.controls.changed:
            self.controls.changed = False
            self.redraw()

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
