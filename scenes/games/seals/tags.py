"""Tags, chips and the rail: what tells, over and beside the cards, how they stand."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.tricks import winning_place
from scenes.games.seals.names import Names
from scenes.games.seals.pieces import colour_of_piece, relative
from scenes.games.seals.stages import CARRY, STRIKE
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from sprites.cards import seal_pieces
from sprites.engine.canvas import Canvas
from sprites.paint import lettering, shapes, theme
from sprites.paint.easel import Easel
from sprites.places import sealing

CHIP, CHIP_SMALL = 30.0, 26.0
"""Height of a chip on a back; the smaller one where backs overlap."""
ARRIVING = 90.0
"""Stage px from its place within which a card that is dealt gets its chip."""
BACK_TALL = 1.4
TAG_HEIGHT = 22.0


class Tags:
    """What is told of the cards of one table."""

    def __init__(self, app: App, view: SealsView, names: Names) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._names = names

    def draw_trick(self, canvas: Canvas, kind: str) -> None:
        """Draw who led and who is winning; ``kind``: what the circle does."""
        seen = self._view.now
        if not seen["trick"] or kind in (STRIKE, CARRY):
            return
        cards = [card for _, card in seen["trick"]]
        best = winning_place([CARD_OF_TEXT[card] for card in cards])
        words = self._app.words
        for number, (seat, card) in enumerate(seen["trick"]):
            if self._table.pieces.zone_of(card) is None:
                continue
            shown = self._table.pieces.sprite(card)
            if shown.turn < 1:
                continue
            place = self._table.zones[f"trick.{relative(seen, seat)}"]
            if number == best:
                frame = _winning_frame(canvas.easel, place.thing)
                canvas.blit(frame, shown.x, shown.y, anchor="center")
                full = len(cards) == seen["seats"]
                label = tag(canvas.easel, self._app,
                           words("seals.label.wins" if full else "seals.label.winning"), gold=True)
                canvas.blit(label, shown.x, shown.y - place.height / 2 - 10, anchor="center")
            if number == 0:
                label = tag(canvas.easel, self._app, words("seals.label.led"), gold=False)
                canvas.blit(label, shown.x, shown.y + place.height / 2 + 2, anchor="center")

    def draw_chips(self, canvas: Canvas) -> None:
        """Draw on each own back the numbers it may still have."""
        possible = self._view.possible()
        names = self._table.pieces.contents("own")
        if len(possible) != len(names):
            return
        zone = self._table.zones["own"]
        places = zone.places(len(names))
        steps = [b.x - a.x for a, b in pairwise(places)]
        close = bool(steps) and min(steps) < zone.thing
        height = CHIP_SMALL if close else CHIP
        for name, numbers, text in zip(names, possible, self._view.now["own"], strict=True):
            shown = self._table.pieces.sprite(name)
            home = self._table.pieces.place_of(name)
            away = math.hypot(shown.x - home.x, shown.y - home.y)
            dealt = away < ARRIVING or name == self._table.pieces.held
            if text in CARD_OF_TEXT or shown.alpha < 0.5 or not dealt:
                continue
            kind = seal_pieces.sure_chip if len(numbers) == 1 else seal_pieces.range_chip
            chip = kind(canvas.easel, self._app.type, self._names.numbers(numbers),
                        colour_of_piece(name), height)
            down = zone.thing * BACK_TALL / 2 * shown.size - 3
            canvas.blit(chip, shown.x, shown.y + down, anchor="center")

    def draw_rail(self, canvas: Canvas) -> None:
        """Draw under the own hand where low ends and HIGH begins, colour by colour."""
        names = self._table.pieces.contents("own")
        if not names:
            return
        zone, rail, app = self._table.zones["own"], self._table.zones["rail"], self._app
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


def _winning_frame(easel: Easel, width: float) -> pygame.Surface:
    wide, high = width + 8, width * 1.4 + 8
    body = shapes.rect(2, 2, wide - 4, high - 4, "none", theme.GOLD_LIGHT, 2.8, 10)
    return easel.keep(("winning frame", width), lambda: easel.svg(body, (wide, high), (wide, high)))


def tag(easel: Easel, app: App, text: str, *, gold: bool) -> pygame.Surface:
    """Return a small tag with a word, golden or of parchment."""
    def make() -> pygame.Surface:
        words = app.type.plain.line(text, "bold", 15, theme.INK)
        wide = words.get_width() / easel.scale + 20
        fill = theme.GOLD if gold else theme.PARCHMENT
        body = shapes.rect(0, 0, wide, TAG_HEIGHT, "#1a100a", radius=TAG_HEIGHT / 2)
        body += shapes.rect(1.2, 1.2, wide - 2.4, TAG_HEIGHT - 2.4, fill,
                            radius=TAG_HEIGHT / 2 - 1)
        made = easel.svg(body, (wide, TAG_HEIGHT), (wide, TAG_HEIGHT))
        made.blit(words, ((made.get_width() - words.get_width()) // 2,
                         (made.get_height() - words.get_height()) // 2))
        return made

    return easel.keep(("seal tag", app.words.language, text, gold), make)
