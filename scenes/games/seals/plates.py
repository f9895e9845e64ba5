"""The seats' plates at the table of the seals, and the tokens beside their sealed tricks."""

from __future__ import annotations

import pygame

from game.contract import Seat
from scenes.games.seals.names import Names
from scenes.games.seals.pieces import relative
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.spot_words import SpotWords
from scenes.games.seals.tags import tag
from scenes.games.seals.view import SealsView
from scenes.match import seats
from scenes.match.app import MatchApp
from sprites.cards import seal_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Zone
from sprites.heraldry import people
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.ui import panels

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
SEALED_TEXT = "#a9dca8"
SEALED_TOKEN = 22.0
SEALED_ROW, OWN_SEALED_ROW = 5, 2
"""Tokens in a row beside a sealed trick; beside the viewer's own there is a panel."""


class Plates:
    """The plates of one table."""

    def __init__(
        self, app: MatchApp, view: SealsView, names: Names, lying: SpotWords, act: SealAct
    ) -> None:
        """``lying`` says what stands under a name."""
        self._app = app
        self._view = view
        self._table = view.table_view
        self._names = names
        self._lying = lying
        self._act = act

    def draw(self, canvas: Canvas) -> None:
        """Draw every seat's plate."""
        for seat in range(len(self._view.match.chairs)):
            self._draw_seat(canvas, seat)

    def _draw_seat(self, canvas: Canvas, seat: Seat) -> None:
        seen, app = self._view.now, self._app
        place = relative(seen, seat)
        zone = self._table.zones[f"seat.{place}"]
        held = self._table.drag.selected
        target = held is not None and (held, zone.name) in self._table.offers
        lit = target or (self._view.match_view.stage is None and seat in seen["to_act"])
        if lit:
            shine = light.pool(canvas.easel, zone.width * 0.75, zone.height * 1.1, theme.GLOW, 0.33,
                               1.3)
            canvas.blit(shine, zone.x, zone.y, anchor="center", flags=pygame.BLEND_RGB_ADD)
        sealed = sum(trick["winner"] == seat for trick in seen["tricks"])
        owed = seen["owed"][seat]
        owes = self._app.words.count("seals.label.owes", owed)
        if self._act.has_sealed(seat):
            owes = self._app.words("seals.label.owes_less", owes=owes, left=owed - 1)
        facts = (
            self._names.name(seat), self._lying.line_of(seat), (owes, owed > 0), sealed, lit,
            seats.person_key(self._view.match.chairs[seat], seat),
        )
        plate = canvas.easel.keep(
            ("seal seat", zone.width, zone.height, *facts, app.words.language),
            lambda: _plate(canvas.easel, app, zone, *facts),
        )
        canvas.blit(plate, zone.x, zone.y, anchor="center")
        if seen["phase"] == "draft" and seat in seen["passed"]:
            passed = tag(canvas.easel, app, app.words("seals.label.passed"), gold=False)
            canvas.blit(passed, zone.x, zone.top - 4, anchor="center")
        self._draw_sealed(canvas, seat, place)

    def _draw_sealed(self, canvas: Canvas, seat: Seat, place: int) -> None:
        """Draw beside the last sealed trick of a seat the tokens that sealed the ones before."""
        zone = self._table.zones[f"won.{place}"]
        mine = [trick["seal"] for trick in self._view.now["tricks"] if trick["winner"] == seat]
        columns = SEALED_ROW if place else OWN_SEALED_ROW
        places = sealed_places(zone, len(mine) - 1, columns)
        for colour, (x, y) in zip(mine[:-1], places, strict=False):
            picture = seal_pieces.token(canvas.easel, colour, SEALED_TOKEN)
            canvas.blit(picture, x, y, anchor="center")


def _plate(
    easel: Easel, app: MatchApp, zone: Zone, name: str, line: str, owes: tuple[str, bool],
    sealed: int, lit: bool, person: str,
) -> pygame.Surface:
    """Return a seat's plate: portrait, name, level or state, what is owed and sealed."""
    words, setter, plain = app.words, app.type, app.type.plain
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
    high, step = zone.height - NAME_Y - 15, LINE_STEP * setter.height("text", LINE)
    one_line = f"{line} · {told}"
    if 2 * step > high:
        if plain.width(one_line, "text", LINE) <= room:
            # Large letters: both in one line, at least as large as the plain ones.
            put(setter.fitted(one_line, "text", LINE, theme.TEXT, room, 9), left, zone.height * 0.7)
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
