"""How the table of the seals is painted: circle, plates of the seats, chips on the own hand, tags.

Pieces draw themselves; this is what lies under and over them. Nothing here decides anything.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.contract import Seat
from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.tricks import winning_place
from game.transcript import AGENT
from scenes.games.seals import side_panels as trick_sides
from scenes.games.seals import status_bar as trick_strip
from scenes.games.seals.view import colour_of_piece, relative
from scenes.match import seats
from sprites.cards import monster_cards, seal_pieces
from sprites.engine.sprite import Sprite
from sprites.heraldry import people
from sprites.paint import lettering, light, shapes, theme
from sprites.places import flames, halls, sealing
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas
    from sprites.engine.piece_table import Piece
    from sprites.engine.zones import Zone
    from sprites.paint.easel import Easel

CARD, CARD_TALL = 84.0, 118.0
CHIP, CHIP_SMALL = 30.0, 26.0
"""Height of a chip on a back; the smaller one where backs overlap."""
ARRIVING = 90.0
"""Stage px from its place within which a card that is dealt gets its chip."""
BACK_TALL = 1.4
PORTRAIT = 50.0
NAME, LINE = 19.0, 15.5
LINE_STEP = 0.8
"""From one line of a plate to the next, in heights of a line."""
FRAME = 6.0
"""What a plate's frame takes of a line's room at its end, stage px."""
OWES_HEIGHT = 26.0
NAME_Y = 18.0
"""Middle of a plate's first line."""
PLATE_LIT = 6
TAG_HEIGHT = 22.0
SEALED_TEXT = "#a9dca8"
SEALED_TOKEN = 22.0
SEALED_ROW, OWN_SEALED_ROW = 5, 2
"""Tokens in a row beside a sealed trick; beside the viewer's own there is a panel."""


def sprite(app: MatchApp, piece: Piece) -> Sprite:
    """Return the sprite of a card, a token, or the sword in a sealed trick."""
    name = piece.name
    colour = colour_of_piece(name)
    if name.startswith("sword."):
        def struck(easel: Easel, width: float) -> pygame.Surface:
            return sealing.struck_sword(easel, colour, width)

        return Sprite(name, 60, 60 * sealing.SWORD_TALL, back=struck)
    if name.startswith(("token.", "pool.")):
        def coin(easel: Easel, width: float) -> pygame.Surface:
            if colour == "secret":
                return seal_pieces.hidden_token(easel, width)
            return seal_pieces.token(easel, colour, width)

        size = seal_pieces.TOKEN
        return Sprite(name, size, size, back=coin, radius=size / 2)
    face = None
    if piece.face is not None:
        def face(easel: Easel, width: float, card: str = piece.face) -> pygame.Surface:
            return monster_cards.face(easel, app.type, card, width)

    def back(easel: Easel, width: float) -> pygame.Surface:
        return monster_cards.back(easel, colour, width)

    return Sprite(name, CARD, CARD_TALL, face, back)


# Under the pieces


def draw_under(scene: TrickScene, canvas: Canvas) -> None:
    """Draw what moves under the pieces: candles, and the circle while its light changes."""
    flames.draw(canvas, halls.LIGHTS["sanctum"], scene.flicker)
    if not scene.act.still:
        scene.act.draw_under(canvas, scene.zones["circle"])
        trick_strip.draw(scene, canvas)  # it lies over the circle's lower edge


def draw_floor(scene: TrickScene, canvas: Canvas) -> None:
    """Draw what lies still and changes with every act: the circle at rest, strip and plates."""
    if scene.act.still:
        scene.act.draw_under(canvas, scene.zones["circle"])
    _draw_empty_place(scene, canvas)
    for seat in range(len(scene.match.chairs)):
        _draw_seat(scene, canvas, seat)
    trick_strip.draw(scene, canvas)
    trick_sides.draw_gift_label(scene, canvas)
    _draw_rail(scene, canvas)


def _draw_empty_place(scene: TrickScene, canvas: Canvas) -> None:
    """Draw where the viewer's card is to go."""
    seen = scene.now
    mine = any(seat == scene.viewer for seat, _ in seen["trick"])
    if seen["phase"] != "play" or mine or scene.viewer not in seen["to_act"] or scene.stage:
        return
    zone = scene.zones["trick.0"]
    canvas.blit(sealing.empty_place(canvas.easel, zone.width), zone.x, zone.y, anchor="center")
    word = scene.app.type.fitted(
        scene.app.words("seals.label.yours"), "italic", 19, "#d8f4ff", zone.width - 12
    )
    canvas.blit(word, zone.x, zone.y, anchor="center")


def line_of(scene: TrickScene, seat: Seat) -> str:
    """Return what stands under a seat's name."""
    words, seen = scene.app.words, scene.now
    chair = scene.match.chairs[seat]
    line = seats.chair_line(words, chair, seat)
    if chair.kind == AGENT:
        line = words(f"house.level.{chair.level}")
    state = ""
    if seen["phase"] == "draft" and seat in seen["passed"]:
        state = words("seals.label.passed")
    elif seat in scene.turns.seats:
        state = words("house.notice.thinking")
    elif seat in seen["to_act"] and scene.stage is None:
        state = words("seals.label.turn")
    elif seen["trick"] and seen["trick"][0][0] == seat:
        state = words("seals.label.led")
    if seat == scene.viewer:
        return state or line
    return f"{line} · {state}" if state else line


def _draw_seat(scene: TrickScene, canvas: Canvas, seat: Seat) -> None:
    seen, app = scene.now, scene.app
    place = relative(seen, seat)
    zone = scene.zones[f"seat.{place}"]
    held = scene.grip.selected
    target = held is not None and (held, zone.name) in scene.offers
    lit = target or (scene.stage is None and seat in seen["to_act"])
    if lit:
        shine = light.pool(canvas.easel, zone.width * 0.75, zone.height * 1.1, theme.GLOW, 0.33,
                           1.3)
        canvas.blit(shine, zone.x, zone.y, anchor="center", flags=pygame.BLEND_RGB_ADD)
    sealed = sum(trick["winner"] == seat for trick in seen["tricks"])
    owed = seen["owed"][seat]
    owes = scene.app.words.count("seals.label.owes", owed)
    if scene.act.has_sealed(seat):
        owes = scene.app.words("seals.label.owes_less", owes=owes, left=owed - 1)
    facts = (
        scene.tell.name(seat), line_of(scene, seat), (owes, owed > 0), sealed, lit,
        seats.person_key(scene.match.chairs[seat], seat),
    )
    plate = canvas.easel.keep(
        ("seal seat", zone.width, zone.height, *facts, app.words.language),
        lambda: _plate(canvas.easel, app, zone, *facts),
    )
    canvas.blit(plate, zone.x, zone.y, anchor="center")
    if seen["phase"] == "draft" and seat in seen["passed"]:
        tag = _tag(canvas.easel, app, app.words("seals.label.passed"), False)
        canvas.blit(tag, zone.x, zone.top - 4, anchor="center")
    _draw_sealed(scene, canvas, seat, place)


def _plate(
    easel: Easel, app: MatchApp, zone: Zone, name: str, line: str, owes: tuple[str, bool],
    sealed: int, lit: bool, person: str,
) -> pygame.Surface:
    """Return a seat's plate: portrait, name, level or state, what is owed and sealed."""
    words, kind, plain = app.words, app.type, app.type.plain
    plate = panels.nameplate(easel, zone.width, zone.height, lit)
    whole = easel.blank(zone.width + 2 * PLATE_LIT, zone.height + 2 * PLATE_LIT)
    corner = 0 if lit else easel.px(PLATE_LIT)
    whole.blit(plate, (corner, corner))
    scale, edge = easel.scale, PLATE_LIT

    def put(picture: pygame.Surface, x: float, y: float, right: bool = False) -> None:
        left = (x + edge) * scale - (picture.get_width() if right else 0)
        whole.blit(picture, (round(left), round((y + edge) * scale - picture.get_height() / 2)))

    portrait = people.portrait(easel, person, PORTRAIT)
    high = portrait.get_height() / scale
    if high > zone.height - 10:
        portrait = people.portrait(easel, person, PORTRAIT * (zone.height - 10) / high)
    wide = portrait.get_width() / scale
    put(portrait, 7, zone.height / 2)
    left, room = 14 + wide, zone.width - 24 - wide
    chip = _owes_chip(easel, app, *owes)
    chip_wide = chip.get_width() / scale
    top = NAME_Y
    put(chip, zone.width - 9, top, right=True)
    put(plain.fitted(name, "title", NAME, theme.TEXT_GOLD, room - chip_wide - 6, 10), left, top)
    told = words.count("seals.label.sealed", sealed)
    room -= FRAME
    high, step = zone.height - NAME_Y - 15, LINE_STEP * kind.height("text", LINE)
    one_line = f"{line} · {told}"
    if 2 * step > high:
        if plain.width(one_line, "text", LINE) <= room:
            # Large letters: both in one line, at least as large as the plain ones.
            put(kind.fitted(one_line, "text", LINE, theme.TEXT, room, 9), left, zone.height * 0.7)
            return whole
        # Where even that is too long the letters grow only as far as two lines have room.
        step = (high - FRAME) / 2
    size = LINE * step / (LINE_STEP * plain.height("text", LINE))
    put(plain.fitted(line, "text", size, theme.TEXT, room, 10), left, top + 3 + step)
    put(plain.fitted(told, "text", size, SEALED_TEXT, room, 10), left, top + 3 + 2 * step)
    return whole


def _owes_chip(easel: Easel, app: MatchApp, words: str, owed: bool) -> pygame.Surface:
    ink = theme.INK if owed else "#5a4a34"
    text = app.type.plain.fitted(words, "bold", 16, ink, 118, 10)
    wide = text.get_width() / easel.scale + 20
    fill = "#ecd9a2" if owed else "#b9ad92"
    body = shapes.rect(0.6, 0.6, wide - 1.2, OWES_HEIGHT - 1.2, fill, "#5a3d12", 1.2,
                       OWES_HEIGHT / 2 - 1)
    chip = easel.svg(body, (wide, OWES_HEIGHT), (wide, OWES_HEIGHT))
    chip.blit(text, ((chip.get_width() - text.get_width()) // 2,
                     (chip.get_height() - text.get_height()) // 2))
    return chip


def _draw_sealed(scene: TrickScene, canvas: Canvas, seat: Seat, place: int) -> None:
    """Draw beside the last sealed trick of a seat the tokens that sealed the ones before."""
    zone = scene.zones[f"won.{place}"]
    mine = [trick["seal"] for trick in scene.now["tricks"] if trick["winner"] == seat]
    columns = SEALED_ROW if place else OWN_SEALED_ROW
    for colour, (x, y) in zip(mine[:-1], sealed_places(zone, len(mine) - 1, columns), strict=False):
        canvas.blit(seal_pieces.token(canvas.easel, colour, SEALED_TOKEN), x, y, anchor="center")


def sealed_places(zone: Zone, count: int, columns: int) -> list[tuple[float, float]]:
    """Return the middles of ``count`` tokens in rows beside a sealed trick, stage px."""
    rows = -(-count // columns)
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        reach = zone.width / 2 + 16 + column * (SEALED_TOKEN + 3)
        x = zone.x - reach if zone.x > 1300 else zone.x + reach
        places.append((x, zone.y + (row - (rows - 1) / 2) * (SEALED_TOKEN + 3)))
    return places


# Over the pieces


def draw_over(scene: TrickScene, canvas: Canvas) -> None:
    """Draw tags on the trick, chips on the own backs, and the sword."""
    _draw_tags(scene, canvas)
    _draw_chips(scene, canvas)
    scene.act.draw_over(canvas, scene.zones["circle"], scene.zones["strike"])


def _draw_tags(scene: TrickScene, canvas: Canvas) -> None:
    seen = scene.now
    if not seen["trick"] or scene.act.kind in ("strike", "carry"):
        return
    cards = [card for _, card in seen["trick"]]
    best = winning_place([CARD_OF_TEXT[card] for card in cards])
    words = scene.app.words
    for number, (seat, card) in enumerate(seen["trick"]):
        if scene.table.zone_of(card) is None:
            continue
        shown = scene.table.sprite(card)
        if shown.turn < 1:
            continue
        place = scene.zones[f"trick.{relative(seen, seat)}"]
        if number == best:
            frame = _winning_frame(canvas.easel, place.thing)
            canvas.blit(frame, shown.x, shown.y, anchor="center")
            full = len(cards) == seen["seats"]
            tag = _tag(canvas.easel, scene.app,
                       words("seals.label.wins" if full else "seals.label.winning"), True)
            canvas.blit(tag, shown.x, shown.y - place.height / 2 - 10, anchor="center")
        if number == 0:
            tag = _tag(canvas.easel, scene.app, words("seals.label.led"), False)
            canvas.blit(tag, shown.x, shown.y + place.height / 2 + 2, anchor="center")


def _winning_frame(easel: Easel, width: float) -> pygame.Surface:
    wide, high = width + 8, width * 1.4 + 8
    body = shapes.rect(2, 2, wide - 4, high - 4, "none", theme.GOLD_LIGHT, 2.8, 10)
    return easel.keep(("winning frame", width), lambda: easel.svg(body, (wide, high), (wide, high)))


def _tag(easel: Easel, app: MatchApp, text: str, gold: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        words = app.type.plain.line(text, "bold", 15, theme.INK)
        wide = words.get_width() / easel.scale + 20
        fill = theme.GOLD if gold else theme.PARCHMENT
        body = shapes.rect(0, 0, wide, TAG_HEIGHT, "#1a100a", radius=TAG_HEIGHT / 2)
        body += shapes.rect(1.2, 1.2, wide - 2.4, TAG_HEIGHT - 2.4, fill,
                            radius=TAG_HEIGHT / 2 - 1)
        tag = easel.svg(body, (wide, TAG_HEIGHT), (wide, TAG_HEIGHT))
        tag.blit(words, ((tag.get_width() - words.get_width()) // 2,
                         (tag.get_height() - words.get_height()) // 2))
        return tag

    return easel.keep(("seal tag", app.words.language, text, gold), make)


def _draw_chips(scene: TrickScene, canvas: Canvas) -> None:
    """Draw on each own back the numbers it may still have."""
    possible = scene.possible()
    names = scene.table.contents("own")
    if len(possible) != len(names):
        return
    zone = scene.zones["own"]
    places = zone.places(len(names))
    steps = [b.x - a.x for a, b in pairwise(places)]
    close = bool(steps) and min(steps) < zone.thing
    height = CHIP_SMALL if close else CHIP
    for name, numbers, text in zip(names, possible, scene.now["own"], strict=True):
        shown = scene.table.sprite(name)
        home = scene.table.place_of(name)
        away = math.hypot(shown.x - home.x, shown.y - home.y)
        dealt = away < ARRIVING or name == scene.table.held
        if text in CARD_OF_TEXT or shown.alpha < 0.5 or not dealt:
            continue
        kind = seal_pieces.sure_chip if len(numbers) == 1 else seal_pieces.range_chip
        chip = kind(canvas.easel, scene.app.type, scene.tell.numbers(numbers),
                    colour_of_piece(name), height)
        down = zone.thing * BACK_TALL / 2 * shown.size - 3
        canvas.blit(chip, shown.x, shown.y + down, anchor="center")


def _draw_rail(scene: TrickScene, canvas: Canvas) -> None:
    """Draw under the own hand where low ends and HIGH begins, colour by colour."""
    names = scene.table.contents("own")
    if not names:
        return
    zone, rail, app = scene.zones["own"], scene.zones["rail"], scene.app
    places = zone.places(len(names))
    half = zone.thing / 2
    groups: dict[str, list[float]] = {}
    for name, place in zip(names, places, strict=True):
        groups.setdefault(colour_of_piece(name), []).append(place.x)
    low = lettering.shaded(canvas.easel, app.type.plain, app.words("seals.label.low"),
                           "italic", 19, theme.TEXT_QUIET)
    wide = low.get_width() / canvas.easel.scale
    # Where the hand leaves no room beside it, the word stands under the first card.
    room = places[0].x - half - wide - rail.left
    start = places[0].x - half - wide if room >= 0 else places[0].x - half
    canvas.blit(low, start, rail.y, anchor="midleft")
    for number, (colour, xs) in enumerate(groups.items()):
        left, right = xs[0] - half + 12, xs[-1] + half - 6
        if not number and room < 0:
            left = start + wide
        arrow = sealing.low_to_high(canvas.easel, max(24.0, right - left), colour)
        canvas.blit(arrow, left, rail.y, anchor="midleft")
    marker = seal_pieces.high_marker(
        canvas.easel, app.type, app.words("seals.label.high"), 40
    )
    canvas.blit(marker, min(places[-1].x + half + 4, 1276), rail.y, anchor="midleft")
