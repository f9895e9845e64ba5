"""The table: shows which piece lies in which zone, and moves what lies elsewhere than it should.

It is a viewer of differences. A scene hands it the whole view after every move; the table finds
out what changed and plans the motions. The rules never wait for it, and whatever happens in
between, the view shown last is the one that lands. A zone owns the places of what lies in it:
nothing but the table sets a piece's place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from sprites.engine import layout
from sprites.engine.canvas import Canvas
from sprites.engine.flights import Flights
from sprites.engine.hand import Hand
from sprites.engine.layout import Piece, Spot, View
from sprites.engine.poses import Poses
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.zones import Place, Zone
from sprites.paint import theme


class PieceTable:
    """Sprites in zones, moved by a scene's timeline.

    ``make_sprite`` draws up the sprite of a piece that appears, or whose face becomes known.
    """

    def __init__(
        self,
        zones: Mapping[str, Zone],
        timeline: Timeline,
        make_sprite: Callable[[Piece], Sprite],
    ) -> None:
        self.zones = zones
        self.timeline = timeline
        self._make = make_sprite
        self._flights = Flights(timeline)
        self._poses = Poses()
        self._spots: dict[str, Spot] = {}
        self._lying: dict[str, list[str]] = {}
        """The names of ``_spots`` by their zone: it is asked for many times a frame."""
        self._sprites: dict[str, Sprite] = {}
        self._faces: dict[str, str | None] = {}
        self._leaving: dict[str, tuple[Sprite, object]] = {}
        self._hand = Hand()

    # Showing a view

    def lay(self, view: View) -> None:
        """Show a view at once, without any motion; a held piece stays in the hand.

        Raises ValueError, and changes nothing, when a zone is unknown or a piece is there twice.
        """
        spots = layout.lay_out(self.zones, view)
        for sprite, _ in self._leaving.values():
            self.timeline.stop(sprite)
        self._leaving.clear()
        for name in [name for name in self._spots if name not in spots]:
            removed = self._remove(name)
            if not self._holds(removed):
                self.timeline.stop(removed)
        self._take(spots)
        for name, spot in spots.items():
            sprite = self._sprites.get(name) or self._appear(spot.piece)
            if not self._holds(sprite):
                self._dress(sprite, spot)
                self._flights.put(sprite, spot)

    def show(
        self,
        view: View,
        *,
        come_from: Mapping[str, str] | None = None,
        go_to: Mapping[str, str] | None = None,
        order: Iterable[str] = (),
        step: float = theme.DEAL_STEP,
    ) -> float:
        """Move everything to where ``view`` says; return the seconds that takes (normal speed).

        Pieces that change zones fly one after another, ``step`` seconds apart (less, when they
        are many): first those in ``order``, then as the view lists them. Those that stay move up.
        A new piece appears out of the zone that ``come_from`` gives for its name, or fades in; a
        piece no longer there flies to the zone that ``go_to`` gives, or fades away. When a hidden
        piece goes as a new one comes (a card drawn from the stock), it is seen as the same card
        turning over: the two are matched by these zones.

        Raises ValueError, and changes nothing, when a zone is unknown or a piece is there twice.
        """
        come_from, go_to = come_from or {}, go_to or {}
        for zone in (*come_from.values(), *go_to.values()):
            if zone not in self.zones:
                raise ValueError(f"the table has no zone {zone!r}")
        spots = layout.lay_out(self.zones, view)
        self._match(spots, come_from, go_to)
        before, flying = self._spots, []
        self._take(spots)
        for name in self._in_order(order):
            old, new = before.get(name), spots[name]
            sprite = self._sprites.get(name) or self._enter(new, come_from.get(name))
            if self._holds(sprite) or old == new:
                continue
            self._dress(sprite, new)
            if old is None or old.zone != new.zone:
                flying.append((sprite, new))
            else:
                self._flights.shift(sprite, new)
        waits = self._take_off([name for name in before if name not in spots], go_to, flying, step)
        return waits + (theme.MOVE if before != spots else 0.0)

    def _take_off(
        self, gone: Sequence[str], go_to: Mapping[str, str],
        flying: Sequence[tuple[Sprite, Spot]], step: float,
    ) -> float:
        """Send off what leaves and what flies, ``step`` apart; return when the last takes off."""
        travellers = len(flying) + sum(name in go_to for name in gone)
        if travellers > 1:
            step = min(step, (theme.DEAL_MOST - theme.MOVE) / (travellers - 1))
        taken_off = 0
        for name in gone:
            self._leave(name, go_to.get(name), taken_off * step)
            taken_off += name in go_to
        for sprite, spot in flying:
            self._flights.fly(sprite, spot, taken_off * step)
            taken_off += 1
        return max(0, travellers - 1) * step

    def hop(
        self,
        name: str,
        seconds: float,
        *,
        delay: float = 0.0,
        humps: Mapping[str, float] | None = None,
        swings: Mapping[str, float] | None = None,
    ) -> None:
        """Let a piece leave its place and come back to it, by way of detours.

        ``humps`` and ``swings`` are those of :meth:`sprites.engine.timeline.Timeline.to`, for
        ``x``, ``y``, ``angle``, ``size`` and ``height``. A held piece stays in the hand. Raises
        KeyError for a piece that is not there.
        """
        sprite, spot = self._sprites[name], self._spots[name]
        if not self._holds(sprite):
            self._flights.hop(sprite, spot, seconds, delay, humps or {}, swings or {})

    # Holding a piece

    def lift(self, name: str, *along: str) -> Sprite:
        """Take a piece in the hand, and others ``along`` that follow it: they rise and grow, and
        stay untouched until released.

        Raises KeyError for a piece that is not on the table, RuntimeError while one is held.
        """
        sprite, others = self._sprites[name], {other: self._sprites[other] for other in along}
        self._hand.take(name, sprite, others)
        for lifted in (*others.values(), sprite):
            self._flights.lift(lifted)
        return sprite

    @property
    def held(self) -> str | None:
        """The name of the piece in the hand."""
        return self._hand.name

    @property
    def carried(self) -> tuple[str, ...]:
        """The names of all pieces in the hand, the one that is dragged last."""
        return self._hand.names

    def drag(self, x: float, y: float) -> None:
        """Move the held piece's centre to a stage point; without one, do nothing."""
        self._hand.drag(x, y)

    def release(self) -> None:
        """Let go of what is held: it goes to where the view last shown has it, or leaves.

        Whether the move is shown before or after makes no difference to where it lands.
        """
        for name, sprite in reversed(self._hand.let_go()):
            self._put_down(name, sprite)

    def _put_down(self, name: str, sprite: Sprite) -> None:
        self.timeline.stop(sprite)
        if self._sprites.get(name) is sprite:
            spot = self._spots[name]
            self._dress(sprite, spot)
            self._flights.shift(sprite, spot)
        else:
            self._flights.fade_away(sprite, self._farewell(name, sprite))

    def update(self, dt: float) -> None:
        """Let the held piece lean with its speed; the timeline is updated by the scene."""
        self._hand.lean(dt, 0.0 if self.timeline.motion.reduced else theme.TILT)

    @property
    def moving(self) -> bool:
        """Whether anything is on its way, or a held piece has not stopped leaning."""
        return self.timeline.moving or self._hand.leaning

    # Asking

    def zone_of(self, name: str) -> str | None:
        """Return the zone of a piece in the view last shown, None when it isn't there."""
        spot = self._spots.get(name)
        return spot.zone if spot else None

    def place_of(self, name: str) -> Place:
        """Return where a piece lies, or will when it lands. Raises KeyError when not there."""
        return self._spots[name].place

    def names(self) -> list[str]:
        """Return the names of all pieces in the view last shown."""
        return list(self._spots)

    def contents(self, zone: str) -> list[str]:
        """Return the names of the pieces of a zone in the view last shown, lowest first."""
        return list(self._lying.get(zone, ()))

    def sprite(self, name: str) -> Sprite:
        """Return the sprite of a piece, for glow and dimming. Raises KeyError when not there."""
        return self._sprites[name]

    def piece_at(self, x: float, y: float, among: Collection[str] | None = None) -> str | None:
        """Return the topmost piece under a stage point, as things are seen now.

        Pieces in the hand and pieces that leave are not found; ``among`` limits the search.
        """
        found, height = None, -math.inf
        for name, sprite in self._sprites.items():
            if (
                sprite.z >= height
                and (among is None or name in among)
                and not self._holds(sprite)
                and sprite.covers(x, y)
            ):
                found, height = name, sprite.z
        return found

    def zone_at(self, x: float, y: float, among: Collection[str] | None = None) -> str | None:
        """Return the zone under a stage point, the smallest where several lie there."""
        return layout.zone_at(self.zones, x, y, among)

    def drop_zone(self, name: str, among: Collection[str] | None = None) -> str | None:
        """Return the zone that a piece, as it is held now, would be dropped in, if any.

        It is the one that the piece covers best, not only the one under the pointer; see
        :func:`sprites.engine.layout.drop_zone`. Raises KeyError for a piece that is not there.
        """
        return layout.drop_zone(self.zones, self._sprites[name].box(), among)

    # Drawing

    def sprites(self) -> list[Sprite]:
        """Return all sprites in the order of drawing: lying, flying, held."""
        seen = [*self._sprites.values(), *(sprite for sprite, _ in self._leaving.values())]
        held = self._hand.sprite
        if held is not None and self._sprites.get(self._hand.name or "") is not held:
            seen.append(held)
        seen.sort(key=lambda sprite: sprite.z)
        return seen

    def draw(self, canvas: Canvas) -> None:
        """Draw everything that lies, flies or is held, but nothing that is wholly covered: of a
        heap on one place, as before a deal, only the topmost thing and its shadow are seen."""
        seen: list[Sprite] = []
        covered: set[tuple[float, ...]] = set()
        for sprite in reversed(self.sprites()):
            place = sprite.outline
            if place not in covered:
                seen.append(sprite)
                if sprite.alpha >= 1:
                    covered.add(place)
        for sprite in reversed(seen):
            sprite.draw(canvas)

    # Within

    def _take(self, spots: dict[str, Spot]) -> None:
        self._spots, self._lying = spots, {}
        for name, spot in spots.items():
            self._lying.setdefault(spot.zone, []).append(name)

    def _in_order(self, first: Iterable[str]) -> list[str]:
        """Return the names of all pieces in the view, those to go first at the front."""
        names = dict.fromkeys(name for name in first if name in self._spots)
        return list(names | dict.fromkeys(self._spots))

    def _match(
        self, spots: Mapping[str, Spot], come_from: Mapping[str, str], go_to: Mapping[str, str]
    ) -> None:
        """Let each new piece go on as the sprite of a piece that goes, where zones tell so."""
        held = self.held
        gone = [name for name in self._spots if name not in spots and name != held]
        new = [name for name in spots if name not in self._spots and name != held]
        for name in new:
            leavers = [
                old for old in gone
                if come_from.get(name) == self._spots[old].zone
                or go_to.get(old) == spots[name].zone
            ]
            if leavers:
                old = max(leavers, key=lambda old: self._spots[old].z)
                gone.remove(old)
                self._rename(old, name)

    def _rename(self, old: str, new: str) -> None:
        self._leaving.pop(new, None)
        sprite = self._sprites[new] = self._sprites.pop(old)
        sprite.name = new
        self._spots[new] = self._spots.pop(old)
        del self._faces[old]
        self._faces[new] = None

    def _holds(self, sprite: Sprite) -> bool:
        return self._hand.holds(sprite)

    def _appear(self, piece: Piece) -> Sprite:
        """Return the sprite of a piece that wasn't in the view, on its way out or held perhaps."""
        leaving = self._leaving.pop(piece.name, None)
        if leaving is not None:
            sprite = leaving[0]
            self.timeline.stop(sprite)
        elif self._hand.sprite is not None and self.held == piece.name:
            sprite = self._hand.sprite
        else:
            sprite = self._make(piece)
            sprite.name, sprite.poses = piece.name, self._poses
            self._faces[piece.name] = piece.face
        self._sprites[piece.name] = sprite
        return sprite

    def _remove(self, name: str) -> Sprite:
        """Remove a piece from the table; its sprite may still be seen leaving."""
        self._faces.pop(name, None)
        return self._sprites.pop(name)

    def _enter(self, spot: Spot, source: str | None) -> Sprite:
        """Return the sprite of a piece new in the view, ready to go to its spot."""
        name = spot.piece.name
        returning = name in self._leaving or self.held == name
        sprite = self._appear(spot.piece)
        if returning:
            return sprite
        self._dress(sprite, spot)
        self._flights.put(sprite, spot)
        if source is None:
            sprite.alpha = 0.0
            return sprite
        there = self.contents(source)
        sprite.size = (self.zones[source].thing or sprite.wide) / sprite.wide
        start = self.zones[source].places(len(there) + 1)[-1]
        sprite.x, sprite.y, sprite.angle = start.x, start.y, start.angle
        if there:
            sprite.z = self._spots[there[-1]].z + 0.5
        if sprite.back is not None:
            sprite.turn = 0.0
        return sprite

    def _dress(self, sprite: Sprite, spot: Spot) -> None:
        """Give a piece the face that the view says, when that has become known or changed, and
        the width that things have in its zone."""
        name, face = spot.piece.name, spot.piece.face
        wide, seen = self.zones[spot.zone].thing, sprite.wide * sprite.size
        if face is not None and self._faces.get(name) != face:
            sprite.wear(self._make(spot.piece))
        if wide:
            sprite.fit(wide)
            sprite.size = seen / sprite.wide
        self._faces[name] = face

    def _leave(self, name: str, sink: str | None, delay: float) -> None:
        sprite = self._remove(name)
        if self._holds(sprite):
            return
        farewell = self._farewell(name, sprite)
        if sink is None:
            self._flights.fade_away(sprite, farewell)
        else:
            top = self.zones[sink].places(len(self.contents(sink)) + 1)[-1]
            size = (self.zones[sink].thing or sprite.wide) / sprite.wide
            self._flights.fly_away(sprite, top, delay, farewell, size)

    def _farewell(self, name: str, sprite: Sprite) -> Callable[[], None]:
        """Go on drawing a sprite that leaves; return what ends that when it is gone.

        If it comes back meanwhile, or leaves anew, the end of this leaving means nothing.
        """
        errand = object()
        self._leaving[name] = sprite, errand

        def gone() -> None:
            if name in self._leaving and self._leaving[name][1] is errand:
                del self._leaving[name]

        return gone
