"""The plates on the table of the treasures: who sits where, their collections, the turn.

Disks and cards lie on the plates as sprites of their own; here is what they lie on, and what is
written there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.treasures.rules.cards import COLOURS
from game.treasures.rules.scoring import sets_in
from scenes.games.treasures import words as said
from scenes.games.treasures.view import HEAPS, disk_place
from scenes.match.seats import chair_line, person_key
from sprites.cards import treasure_pieces
from sprites.heraldry import arms
from sprites.heraldry.company import COMPANY
from sprites.paint import edges, lettering, light, theme
from sprites.ui import icons, panels

if TYPE_CHECKING:
    from fonts import Typesetter
    from game.contract import Seat
    from game.match import Match
    from scenes.games.treasures.scene import DraftLineScene
    from sprites.engine.canvas import Canvas
    from sprites.engine.zones import Zone
    from sprites.paint.easel import Easel

SHIELD = 50.0
TEXT_LEFT = 80.0
"""From a plate's left edge to the names on it, stage px."""
NAME_SIZE, ASIDE_SIZE = 22, 18
SUMS_SIZE, SUMS_GAP = 20.0, 12.0
LIT = "#ffcf66"
FAINT = 70
"""Alpha of 255 of a disk that a seat does not have."""
NOT_HELD = "#a39d8c"
COUNT_COLOUR = "#fff3cf"
CLOAKS = {
    "blue": "#3a5fa8", "red": "#8f3a34", "green": "#2f6a4c", "black": "#4b4a58",
    "yellow": "#a8792a", "white": "#8f8d86", "purple": "#6a3f78", "grey": "#6d6b68",
}
"""The cloak of a thief, by the tincture of its seat."""


def cloaks(match: Match) -> list[str]:
    """Return the colour of each seat's cloak: that of its ground, no two alike."""
    taken: list[str] = []
    for seat, chair in enumerate(match.chairs):
        wanted = COMPANY[person_key(chair, seat)].ground
        free = [tincture for tincture in CLOAKS if tincture not in taken]
        taken.append(wanted if wanted in free else free[0])
    return [CLOAKS[tincture] for tincture in taken]


def draw_ground(scene: DraftLineScene, canvas: Canvas) -> None:
    """Draw the plates as they are before anything is written there: panels, arms, the title."""
    zone, kind = scene.zones["plate.info"], scene.app.type
    _draw_panel(canvas, zone, lit=False)
    title = lettering.embossed(
        canvas.easel, kind.plain, scene.app.words("treasures.game"), "display",
        theme.TEXT_TABLE,
    )
    room = lettering.room(theme.TEXT_TABLE)
    canvas.blit(title, zone.left + 20 - room, zone.top + 36, anchor="midleft")
    for place in range(scene.seats):
        _draw_panel(canvas, scene.zones[f"plate.{place}"], lit=False)
        _draw_arms(scene, canvas, place)


def draw_moment(scene: DraftLineScene, canvas: Canvas) -> None:
    """Write on the plates what holds at this moment, and light those of the seats that act."""
    zone = scene.zones["plate.info"]
    line = scene.app.type.fitted(
        said.info_line(scene), "text", 19, theme.TEXT, zone.width - 40
    )
    canvas.blit(line, zone.left + 20, zone.top + 79, anchor="midleft")
    for place in range(scene.seats):
        seat, zone = scene.seat_at(place), scene.zones[f"plate.{place}"]
        if seat in scene.lit_seats:
            _draw_panel(canvas, zone, lit=True)
            _draw_arms(scene, canvas, place)
        _draw_name(scene, canvas, zone, seat)
        _draw_counts(scene, canvas, zone, seat)
        _draw_sums(scene, canvas, zone, seat)


def _draw_arms(scene: DraftLineScene, canvas: Canvas, place: int) -> None:
    zone, seat = scene.zones[f"plate.{place}"], scene.seat_at(place)
    person = COMPANY[person_key(scene.match.chairs[seat], seat)]
    canvas.blit(arms.shield(canvas.easel, person.arms, SHIELD), zone.left + 18, zone.top + 16)


def _draw_panel(canvas: Canvas, zone: Zone, *, lit: bool) -> None:
    easel, wide, high = canvas.easel, zone.width, zone.height
    if lit:
        picture, margin = easel.keep(
            ("lit seat plate", wide, high), lambda: _lit_plate(easel, wide, high)
        )
        corner = canvas.area(*zone.box).topleft
        canvas.put(picture, (corner[0] - margin, corner[1] - margin))
        return
    plate = panels.panel(easel, wide, high, 12, 0.93)
    corner = canvas.area(*zone.box).topleft
    shadow, right, down = light.shadow(easel, plate, 4)
    canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)


def _lit_plate(easel: Easel, wide: float, high: float) -> tuple[pygame.Surface, int]:
    """Return a plate with its glow, shadow and frame as one picture, and the px round the plate.

    A turn lights several at once, and one picture is drawn four times as fast as four.
    """
    plate = panels.panel(easel, wide, high, 12, 0.93)
    glow, margin = light.glow(easel, plate, LIT, 12, 2)
    whole = pygame.Surface(glow.get_size(), pygame.SRCALPHA)
    whole.blit(glow, (0, 0))
    shadow, right, down = light.shadow(easel, plate, 4)
    whole.blit(shadow, (margin + right, margin + down))
    whole.blit(plate, (margin, margin))
    edge = easel.px(4)
    frame = edges.lines(
        easel, wide + 8, high + 8,
        edges.outline(easel, wide + 8, high + 8, 2, 14, theme.GOLD_LIGHT, 3),
    )
    whole.blit(frame, (margin - edge, margin - edge))
    return whole, margin


def _draw_name(scene: DraftLineScene, canvas: Canvas, zone: Zone, seat: Seat) -> None:
    easel, kind, words = canvas.easel, scene.app.type, scene.app.words
    left, room = zone.left + TEXT_LEFT, zone.width - TEXT_LEFT - 76
    first, second = (zone.top + row for row in name_rows(kind.text_scale))
    name = kind.fitted(said.name(scene, seat), "title", NAME_SIZE, "#f8e7b8", room)
    canvas.blit(name, left, first, anchor="midleft")
    starts = seat == scene.shown["start"]
    if starts:
        stone = treasure_pieces.start_marker(easel)
        canvas.blit(stone, left, second, anchor="midleft")
        left, room = left + 30, room - 30
    if is_thinking(scene, seat):
        clock = icons.icon(easel, "clock", 18, theme.TEXT_GOLD)
        canvas.blit(clock, left, second, anchor="midleft")
        left, room = left + 23, room - 23
        line, colour = words("house.notice.thinking"), theme.TEXT_GOLD
    else:
        line, colour = seat_line(scene, seat), theme.TEXT_QUIET
    aside = kind.fitted(line, "italic", ASIDE_SIZE, colour, room)
    canvas.blit(aside, left, second, anchor="midleft")


def name_rows(text_scale: float) -> tuple[float, float]:
    """Return how far under a plate's top the middles lie of a name and of the line beneath it.

    Larger text moves them apart, so that they never touch.
    """
    grown = text_scale - 1
    return 32 - 7 * grown, 59 + 10 * grown


def is_thinking(scene: DraftLineScene, seat: Seat) -> bool:
    """Return whether a seat is to be seen thinking: not while earlier acts are still shown."""
    return seat in scene.turns.seats and not scene.staging


def seat_line(scene: DraftLineScene, seat: Seat) -> str:
    """Return what stands under a seat's name: what it does now, or who plays there."""
    if seat == scene.viewer and scene.offers:
        return scene.app.words(f"treasures.turn.{scene.observation['phase']}")
    return chair_line(scene.app.words, scene.match.chairs[seat], seat)


def _draw_counts(scene: DraftLineScene, canvas: Canvas, zone: Zone, seat: Seat) -> None:
    held, kind = scene.shown["collections"][seat], scene.app.type.plain
    for colour in HEAPS:
        x, y = disk_place(zone, colour)
        count = held[colour]
        if not count:
            disk = treasure_pieces.disk(canvas.easel, colour, theme.DISK_AT_SEAT)
            canvas.blit(disk, x, y, anchor="center", alpha=FAINT)
        tint = COUNT_COLOUR if count else NOT_HELD
        canvas.blit(kind.line(str(count), "title", 20, tint), x, y + 34, anchor="center")


def _draw_sums(scene: DraftLineScene, canvas: Canvas, zone: Zone, seat: Seat) -> None:
    """Write sets, points and cards at the foot, each with what it counts."""
    words, kind, shown = scene.app.words, scene.app.type, scene.shown
    held = shown["collections"][seat]
    sets = sets_in([held[colour] for colour in COLOURS])
    points = shown["scores"][seat]
    known = shown["known_hands"][seat]
    cards = len(known["cards"]) + known["hidden"]
    texts = (
        words.count("treasures.plate.sets", sets),
        words.count("treasures.plate.points", points, points=said.number(points)),
        words.count("treasures.plate.cards", cards),
    )
    row, y = zone.width - 40, zone.top + zone.height - 24
    size = sums_size(kind, texts, row)
    left, middle, right = (
        kind.line(text, "text", size, colour)
        for text, colour in zip(texts, (theme.TEXT, theme.TEXT_GOLD, theme.TEXT), strict=True)
    )
    first, last = zone.left + 20, zone.left + 20 + row
    canvas.blit(left, first, y, anchor="midleft")
    canvas.blit(right, last, y, anchor="midright")
    start, end = (picture.get_width() / canvas.easel.scale for picture in (left, right))
    canvas.blit(middle, (first + start + last - end) / 2, y, anchor="center")


def sums_size(kind: Typesetter, texts: Sequence[str], room: float) -> float:
    """Return the one size in which all sums of a plate stand in a row ``room`` stage px wide.

    One size for all: in Korean and Chinese a smaller one may have another face.
    """
    needed = sum(kind.width(text, "text", SUMS_SIZE) for text in texts)
    free = room - SUMS_GAP * (len(texts) - 1)
    return SUMS_SIZE * min(1.0, free / needed)
