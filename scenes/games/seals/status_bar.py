"""The strip under the rune circle: what was led, what lies most often, which swords would seal.

While the swords are drafted it says the one thing a newcomer must know: who sees whose cards.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from game.contract import Observation
from game.seals.rules.cards import CARD_OF_TEXT, COLOURS, NO_CARD, NO_COLOUR
from game.seals.rules.scenario import narrowed_fit, scenario_from
from game.seals.rules.tricks import fitting
from scenes.games.seals import side_panels as trick_sides
from scenes.games.seals.view import colour_of
from sprites.cards import seal_pieces
from sprites.paint import theme
from sprites.ui import icons, panels

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene
    from sprites.engine.canvas import Canvas
    from sprites.paint.easel import Easel

EYE = 22.0
TOKEN = 28.0
INSET = 12.0

Part = pygame.Surface | float
"""A picture of the row, or a gap in stage px."""


def would_seal(seen: Observation) -> tuple[str, ...]:
    """Return the colours of the swords that would seal the trick if it were full now.

    Made from the observation by the rules' own reckoning; for a full trick it is what seals it.
    """
    cards = [CARD_OF_TEXT[card] for _, card in seen["trick"]]
    if not cards:
        return ()
    scenario, options = scenario_from(seen["scenario"]), seen["options"]
    tricks = seen["tricks"]
    fit = narrowed_fit(
        scenario,
        fitting(cards, scenario.tie or options["majority_tie"], options["grey_majority"]),
        cards,
        number=len(tricks),
        tricks=sum(seen["drawn_tokens"].values()),
        drawn=COLOURS.index(seen["drawn_colour"]) if seen["drawn_colour"] else NO_COLOUR,
        wild=CARD_OF_TEXT[seen["wild"]] if seen["wild"] else NO_CARD,
        last_seal=COLOURS.index(tricks[-1]["seal"]) if tricks else NO_COLOUR,
    )
    return tuple(word for colour, word in enumerate(COLOURS) if fit >> colour & 1)


def draw(scene: TrickScene, canvas: Canvas) -> None:
    """Draw the strip, where there is something to say."""
    seen, zone = scene.now, scene.zones["strip"]
    if seen["trick"]:
        told: tuple[object, ...] = tuple(card for _, card in seen["trick"]), would_seal(seen)
        row = _trick
    elif seen["phase"] == "draft" and not seen["scenario"]["sorter_only"]:
        told, row = ("blind",), _blind
    else:
        return
    key = ("seal strip", scene.app.words.language, zone.box, *told)
    strip = canvas.easel.keep(key, lambda: _strip(scene, canvas.easel, row(scene, canvas.easel)))
    canvas.blit(strip, zone.x, zone.y, anchor="center")


def _blind(scene: TrickScene, easel: Easel) -> list[Part]:
    """Return the sentence that everyone sees these cards but their holder."""
    app, room = scene.app, scene.zones["strip"].width - EYE - 60
    told = app.type.plain.fitted(
        app.words("seals.label.blind"), "italic", 20, theme.TEXT, room, 10
    )
    return [icons.icon(easel, "eye", EYE, theme.TEXT_GOLD), 10, told]


def _trick(scene: TrickScene, easel: Easel) -> list[Part]:
    seen, app = scene.now, scene.app
    room = scene.zones["strip"].width / 3 * 0.52

    def label(key: str) -> pygame.Surface:
        return app.type.fitted(app.words(key), "title", 14, theme.TEXT_QUIET, room, 8)

    led = colour_of(seen["trick"][0][1])
    counts = Counter(colour_of(card) for _, card in seen["trick"])
    most = max(counts.values())
    row: list[Part] = [
        label("seals.label.led_colour"), 8,
        trick_sides.colour_chip(easel, app, led, scene.tell.colour(led)), 16,
        label("seals.label.most"), 8,
    ]
    for colour, count in counts.most_common():
        chip = trick_sides.colour_chip(easel, app, colour, str(count), dim=count < most)
        row += [chip, 5]
    row += [11, label("seals.label.seal_with"), 8]
    fits = would_seal(seen)
    for colour in fits:
        row += [seal_pieces.token(easel, colour, TOKEN), 3]
    return row if fits else [*row, label("seals.nothing")]


def _strip(scene: TrickScene, easel: Easel, row: list[Part]) -> pygame.Surface:
    """Return the strip with the pictures and gaps of a row in its middle; a long row widens it."""
    zone, scale = scene.zones["strip"], easel.scale
    widths = [p if isinstance(p, (int, float)) else p.get_width() / scale for p in row]
    wide = max(zone.width, sum(widths) + 2 * INSET)
    strip = panels.plain_panel(easel, round(wide), zone.height, zone.height / 2).copy()
    middle = strip.get_height() / 2
    x = strip.get_width() / 2 - sum(widths) / 2 * scale
    for part, width in zip(row, widths, strict=True):
        if not isinstance(part, (int, float)):
            strip.blit(part, (round(x), round(middle - part.get_height() / 2)))
        x += width * scale
    return strip
