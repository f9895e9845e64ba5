"""What helps a player of the seals: hints, tips, and a closer look at cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.records import HELPED
from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.moves import KEEP, PASS
from scenes.games.seals.view import colour_of_piece, relative
from scenes.match.thinking import POLL
from scenes.ui.hover import Resting
from sprites.cards import monster_cards
from sprites.paint import light, theme
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene
    from sprites.engine.canvas import Canvas

HINT_STAYS = 12.0
LARGE = 224.0
HIGHEST, LOWEST = 60.0, 890.0
BESIDE = 70.0
TIP_WAITS = 0.7
"""Seconds for which the pointer rests before a tip comes: longer than on a button, since it may
cover what is asked."""
BUTTONS = {PASS: ("act",), KEEP: ("nothing",)}
"""Buttons by the moves that they make."""
TOLD = ("own", "seat", "won", "aside")
"""Kinds of spots that a tip tells of."""


class TrickHelp:
    """Help for one table of the seals."""

    def __init__(self, scene: TrickScene) -> None:
        self.scene = scene
        self._ticket: int | None = None
        self._asked_at = -1
        self._large: str | None = None
        """The card shown large."""
        self._resting: Resting[str] = Resting()
        """On which card or spot the pointer rests."""
        self._tells = False
        """Whether a tip tells of that spot."""

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for, or a card is shown large."""
        if self._ticket is not None:
            return POLL
        return None if self._shows else self._resting.wake

    @property
    def answered(self) -> bool:
        """Whether no hint is being thought about."""
        return self._ticket is None

    def stop(self) -> None:
        """Drop every question."""
        if self._ticket is not None:
            self.scene.app.thinking.drop(self._ticket)
            self._ticket = None

    # Hints

    def hint(self) -> None:
        """Ask what the viewer might do, knowing no more than the viewer."""
        scene, words = self.scene, self.scene.app.words
        if scene.looking_at is not None:
            return
        if scene.match.outcome is not None:
            scene.say(scene.tell.result(scene.now))
            return
        if not scene.offers:
            scene.refuse(words("house.notice.not_your_turn"))
            return
        self.stop()
        self._ticket = scene.app.thinking.hint(scene.match, scene.viewer)
        self._asked_at = scene.match.position
        scene.say(words("house.notice.thinking"))

    def _show(self, hint: Any) -> None:
        scene, words = self.scene, self.scene.app.words
        scene.match.mark(HELPED)
        if hint is None:
            scene.say(words("house.hint_plain"))
            return
        sources = {source for (source, _), move in scene.offers.items() if move == hint.move}
        scene.hinted = frozenset(sources or BUTTONS.get(hint.move, ()))
        scene.say(words(hint.reason, **scene.tell.filled(hint.params)), HINT_STAYS)
        scene.refresh_lights()

    # A closer look

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Say all that is known of what lies at a point, or at the focus; show a face large."""
        scene = self.scene
        name = scene.table.piece_at(*point) if point is not None else None
        if name is None and scene.controls.by_key and scene.controls.focused is not None:
            name = scene.controls.focused.key
        if name is None or name in ("circle", "scenario"):
            scene.open_scenario()
            return
        if name in CARD_OF_TEXT:
            self._large = name
        if scene.table.zone_of(name) is None and name not in scene.zones:
            scene.open_scenario()
            return
        scene.say(scene.tell.closer(name), HINT_STAYS)

    def moved(self, point: tuple[float, float] | None) -> None:
        """The pointer moved: a card under it is shown large when it rests there, a spot told."""
        under = self._under_pointer(point)
        face = under is not None and self._face(under) is not None
        if self._resting.move(under, theme.HOVER if face else TIP_WAITS) and self._shows:
            self._large, self._tells = None, False
            self.scene.dirty = True

    def _under_pointer(self, point: tuple[float, float] | None) -> str | None:
        scene = self.scene
        if point is None or scene.controls.widget_at(point) is not None:
            return None
        piece = scene.table.piece_at(*point)
        if piece is not None and self._face(piece) is not None:
            return piece
        if piece is not None and piece.startswith("token."):
            return f"seat.{relative(scene.now, int(piece.split('.')[1]))}"
        spot = scene.spot_at(point)
        if scene.now["trick"] and spot in (None, "circle") and scene.zones["strip"].covers(*point):
            return "strip"
        return spot if spot is not None and spot.split(".")[0] in TOLD else None

    @property
    def _shows(self) -> bool:
        return self._large is not None or self._tells

    def _face(self, name: str) -> str | None:
        scene = self.scene
        if name in CARD_OF_TEXT:
            return name
        seen = scene.now
        if name.startswith("own."):
            names = scene.table.contents("own")
            text = seen["own"][names.index(name)] if name in names else ""
            return text if text in CARD_OF_TEXT else None
        if name.startswith("aside.") and seen["set_aside_cards"]:
            number = int(name.split(".")[1])
            colour = colour_of_piece(name)
            faces = [c for c in seen["set_aside_cards"] if colour_of_piece(c) == colour]
            return faces[number] if number < len(faces) else None
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw over everything else what is told of a spot, or the card that is looked at."""
        self._draw_tip(canvas)
        self._draw_large(canvas)

    @property
    def told(self) -> str:
        """What a tip tells now, or ""."""
        scene, spot = self.scene, self._resting.under
        there = self._tells and (
            spot == "strip" or any(spot == key for key, _ in scene.spots())
        )
        return scene.tell.tip(spot) if there and spot and not scene.grip.dragging else ""

    def _draw_tip(self, canvas: Canvas) -> None:
        scene, told = self.scene, self.told
        if told and self._resting.under is not None:
            left, top, width, _ = scene.area_of(self._resting.under)
            panels.text_tip(canvas, scene.app.type, told, left + width / 2, top)

    def _draw_large(self, canvas: Canvas) -> None:
        """Draw the card that is looked at, large, beside its place."""
        scene = self.scene
        if self._large is None or scene.table.zone_of(self._large) is None:
            return
        face = self._face(self._large)
        if face is None or scene.grip.dragging:
            return
        place = scene.table.place_of(self._large)
        high = LARGE * 1.4
        left = place.x + BESIDE if place.x < 1250 else place.x - BESIDE - LARGE
        top = min(max(place.y - high / 2, HIGHEST), LOWEST - high)
        picture = monster_cards.face(canvas.easel, scene.app.type, face, LARGE)
        shadow, right, down = light.shadow(canvas.easel, picture, theme.LIFTED)
        corner = canvas.area(left, top, LARGE, high).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.blit(picture, left, top)

    def update(self, dt: float) -> None:
        """Look for the hint's answer; show a card large once the pointer has rested on it."""
        scene = self.scene
        if self._ticket is not None:
            answer = scene.app.thinking.answer(self._ticket)
            if answer is not None:
                self._ticket = None
                if scene.match.position == self._asked_at:
                    self._show(answer.value)
        if not self._shows and not scene.timeline.moving and self._resting.update(dt):
            self._show_under(self._resting.under or "")

    def _show_under(self, under: str) -> None:
        """Show what the pointer has come to rest on."""
        scene = self.scene
        if self._face(under) is not None:
            self._large = under
        else:
            self._tells = True
        scene.dirty = True
