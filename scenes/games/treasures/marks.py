"""What is drawn round the pieces of the treasures: trays, rings, ranks, tolls, a thief's ghost.

Ranks and tolls stand over the thieves wherever these walk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.games.treasures import words as said
from scenes.games.treasures.pieces import thief_picture
from scenes.games.treasures.view import HEAPS, LINES, cards_gone
from sprites.cards import treasure_pieces
from sprites.cards.treasure_cards import colour_of
from sprites.paint import light, shapes, theme
from sprites.ui import marks, panels

if TYPE_CHECKING:
    from fonts import Typesetter
    from game.contract import Seat
    from scenes.games.treasures.scene import DraftLineScene
    from sprites.engine.canvas import Canvas
    from sprites.paint.easel import Easel

RING_RISE = 4.0
"""A heap's ring lies so far above the middle of its zone, stage px."""
BADGE_GAP = 3.0
NARROW = 64.0
"""Thieves that stand closer than this (stage px) wear medal over flag."""
TOLL_SIZE, TOLL_HEIGHT, TOLL_MARGIN, TOLL_GAP = 16.0, 26, 9.0, 4.0
ASIDE_COLOUR = "#ffb59e"
"""What is given back, and whoever has to give."""
NEAR = 40.0
"""A thief that is no farther from its place (stage px) counts as standing there."""
LINE_CARD, LINE_STEP = 118.0, 30.0
"""How much of a line its first card takes, and each one behind it, stage px."""
GHOST = 190
"""Alpha of 255 of a thief that is only thought of."""


def draw_ground(scene: DraftLineScene, canvas: Canvas) -> None:
    """Draw what lies under all pieces and never changes: trays and rings."""
    easel = canvas.easel
    for line in LINES:
        area = _tray_area(scene, line)
        canvas.blit(_tray(easel, *area[2:]), *area[:2])
    warm = light.pool(easel, 92, 58, theme.LAMP, 0.30, 1.6)
    for colour in HEAPS:
        zone = scene.zones[f"heap.{colour}"]
        x, y = zone.x, zone.y - RING_RISE
        canvas.blit(warm, x, y - 6, anchor="center", flags=pygame.BLEND_RGB_ADD)
        canvas.blit(treasure_pieces.ring(easel), x, y, anchor="center")
    for name in ("deck", "discard"):
        zone = scene.zones[name]
        canvas.blit(_tray(easel, zone.width, zone.height), zone.left, zone.top)


def draw_moment(scene: DraftLineScene, canvas: Canvas) -> None:
    """Draw what lies under the pieces at this moment: shining rings, labels, places for cards."""
    for line in scene.lit_lines():
        left, top, width, height = _tray_area(scene, line)
        frame = _lit_frame(canvas.easel, width, height)
        glow, padding = light.glow(canvas.easel, frame, theme.GLOW, 6, 1)
        corner = canvas.area(left, top, width, height).topleft
        canvas.put(glow, (corner[0] - padding, corner[1] - padding))
        canvas.put(frame, corner)
    for colour in scene.lit_heaps():
        zone = scene.zones[f"heap.{colour}"]
        ring = treasure_pieces.lit_ring(canvas.easel)
        canvas.blit(ring, zone.x, zone.y - RING_RISE, anchor="center")
    _label_heaps(scene, canvas)
    _draw_choice(scene, canvas)
    _draw_waiting(scene, canvas)


def _tray(easel: Easel, width: float, height: float) -> pygame.Surface:
    body = shapes.rect(1, 1, width - 2, height - 2, "#000000", radius=10, opacity=0.2)
    body += shapes.rect(1, 1, width - 2, height - 2, "none", theme.GOLD_DARK, 1.2, 10, 0.6)
    size = (width, height)
    return easel.keep(("line tray", size), lambda: easel.svg(body, size, size))


def _tray_area(scene: DraftLineScene, line: str) -> tuple[float, float, float, float]:
    """Return left, top, width and height of what a line lies on, stage px."""
    zone = scene.zones[line]
    high = LINE_CARD + LINE_STEP * (scene.seats - 1) + 14
    return zone.left, zone.top + zone.height + 7 - high, zone.width, high


def _lit_frame(easel: Easel, width: float, height: float) -> pygame.Surface:
    body = shapes.rect(1, 1, width - 2, height - 2, "none", theme.GOLD_LIGHT, 2.4, 10)
    size = (width, height)
    return easel.keep(("lit tray", size), lambda: easel.svg(body, size, size))


def _label_heaps(scene: DraftLineScene, canvas: Canvas) -> None:
    words, shown = scene.app.words, scene.shown
    for name, count in (("deck", shown["deck"]), ("discard", len(shown["discard"]))):
        zone = scene.zones[name]
        label = words.count(f"treasures.label.{name}", count)
        scene.draw_label(canvas, label, zone.x, zone.top - 16, role="text", size=18,
                         colour=theme.TEXT, room=124)


def _draw_choice(scene: DraftLineScene, canvas: Canvas) -> None:
    """Draw the place for the card that is chosen in secret, while one is to be chosen."""
    if scene.shown["phase"] != "choose":
        return
    zone, easel = scene.zones["choice"], canvas.easel
    held = scene.grip.selected
    if held is not None and "choice" in scene.grip.targets():
        mark = marks.target(easel, zone.width, zone.height)
    else:
        mark = marks.origin(easel, zone.width, zone.height)
    canvas.blit(mark, zone.x, zone.y, anchor="center")
    text = scene.app.type.paragraph(
        scene.app.words("treasures.label.choice"), "italic", 17, theme.TEXT, zone.width - 16,
        align="center",
    )
    canvas.blit(text, zone.x, zone.y, anchor="center")


def _draw_waiting(scene: DraftLineScene, canvas: Canvas) -> None:
    """Write beside a plate how many disks wait there to be kept, and how many to go back."""
    kind = scene.app.type.plain
    for place in range(scene.seats):
        seat = scene.seat_at(place)
        for name, key, sign, colour in (
            ("taken", "taken", "+", theme.TEXT_GOLD),
            ("aside", "set_aside", "\N{MINUS SIGN}", ASIDE_COLOUR),
        ):
            count = sum(scene.shown[key][seat].values())
            if count:
                area = scene.zones[f"{name}.{place}"]
                plate = panels.plain_panel(canvas.easel, 46, area.height, 10, 0.7)
                canvas.blit(plate, area.left, area.top)
                text = kind.line(f"{sign}{count}", "title", 18, colour)
                canvas.blit(text, area.x, area.top + area.height - 16, anchor="center")


# Over the pieces

def draw_thieves(scene: DraftLineScene, canvas: Canvas) -> None:
    """Draw rank and card over every thief that stands at a heap, and tolls where it is crowded."""
    shown = scene.shown
    for colour in HEAPS:
        there = said.at_heap(shown, colour)
        places = [scene.table.place_of(f"thief.{thief['seat']}").x for thief in there]
        close = len(places) > 1 and places[1] - places[0] < NARROW
        gathered = all(_stands(scene, thief["seat"]) for thief in there)
        for rank, thief in enumerate(there):
            sprite = scene.table.sprite(f"thief.{thief['seat']}")
            top = sprite.y - sprite.tall / 2
            top = _draw_badge(
                canvas, scene.app.type, sprite.x, top, rank + 1, str(thief["card"]), close
            )
            if len(there) > 1 and gathered and not cards_gone(shown):
                # By turns higher and lower, so that each has twice the room.
                room = 2 * (places[1] - places[0]) - TOLL_GAP
                raised = (TOLL_HEIGHT + TOLL_GAP) * (rank % 2)
                toll = said.toll(shown, len(there), rank)
                _draw_toll(scene, canvas, sprite.x, top - raised, toll, room)


def _stands(scene: DraftLineScene, seat: Seat) -> bool:
    """Whether a thief has come to where it goes."""
    sprite = scene.table.sprite(f"thief.{seat}")
    place = scene.table.place_of(sprite.name)
    return abs(sprite.x - place.x) + abs(sprite.y - place.y) < NEAR


def _draw_badge(
    canvas: Canvas, typesetter: Typesetter, x: float, top: float, rank: int, card: str,
    narrow: bool, alpha: float = 255,
) -> float:
    """Draw medal and flag over a thief; return the stage px of their upper edge."""
    easel = canvas.easel
    medal = treasure_pieces.medal(easel, typesetter, rank)
    flag = treasure_pieces.flag(easel, typesetter, int(card[:-1]), colour_of(card))
    y = top - BADGE_GAP
    if narrow:
        canvas.blit(flag, x, y, anchor="midbottom", alpha=alpha)
        canvas.blit(medal, x, y - 22, anchor="midbottom", alpha=alpha)
        return y - 50
    canvas.blit(medal, x, y + 1.5, anchor="bottomright", alpha=alpha)
    canvas.blit(flag, x + 1, y, anchor="bottomleft", alpha=alpha)
    return y - 28


def _draw_toll(
    scene: DraftLineScene, canvas: Canvas, x: float, foot: float, toll: tuple[int, int],
    room: float,
) -> None:
    """Draw the small plate that says what a thief will take and give back."""
    kind, scale = scene.app.type, canvas.easel.scale
    text = said.toll_words(scene.app.words, *toll)
    tint = ASIDE_COLOUR if toll[1] else theme.TEXT_GOLD
    line = kind.fitted(text, "text", TOLL_SIZE, tint, room - 2 * TOLL_MARGIN)
    width = round(line.get_width() / scale + 2 * TOLL_MARGIN)
    plate = panels.plain_panel(canvas.easel, width, TOLL_HEIGHT, 6, 0.92)
    canvas.blit(plate, x, foot - 2, anchor="midbottom")
    canvas.blit(line, x, foot - 2 - TOLL_HEIGHT / 2, anchor="center")


def draw_ghost(scene: DraftLineScene, canvas: Canvas, colour: str, seat: Seat) -> None:
    """Draw a seat's thief as it would stand behind a heap; its marks come with draw_ghost_marks."""
    x, y, _ = _ghost_place(scene, colour)
    figure = thief_picture(scene, canvas.easel, seat)
    glow, padding = light.glow(canvas.easel, figure, theme.GLOW, 7, 2)
    corner = canvas.area(x - 31, y - 43, 62, 86).topleft
    canvas.put(glow, (corner[0] - padding, corner[1] - padding), GHOST)
    canvas.put(figure, corner, GHOST)


def draw_ghost_marks(scene: DraftLineScene, canvas: Canvas, colour: str, seat: Seat) -> None:
    """Draw the rank that a seat's thief would have at a heap, and its card."""
    x, y, close = _ghost_place(scene, colour)
    rank = len(said.at_heap(scene.shown, colour)) + 1
    card = said.own_card(scene.shown, seat)
    _draw_badge(canvas, scene.app.type, x, y - 43, rank, card, close, GHOST)


def _ghost_place(scene: DraftLineScene, colour: str) -> tuple[float, float, bool]:
    """Return where a newcomer stands while the others have not yet made room."""
    there = said.at_heap(scene.shown, colour)
    places = scene.zones[f"at.{colour}"].places(len(there) + 1)
    if not there:
        return places[0].x, places[0].y, False
    step = places[1].x - places[0].x
    last = scene.table.place_of(f"thief.{there[-1]['seat']}")
    return last.x + step, last.y, step < NARROW
