"""The strip under the rune circle: what was led, what lies most often, which swords would seal.

While the swords are drafted it says the one thing a newcomer must know: who sees whose cards.
"""

from __future__ import annotations

from collections import Counter

import pygame

from game.seals.rules.cards import CARD_OF_TEXT, COLOURS, NO_CARD, NO_COLOUR
from game.seals.rules.observation import SealsObservation
from game.seals.rules.scenario import narrowed_fit, scenario_from
from game.seals.rules.tricks import fitting
from scenes.games.seals.names import Names
from scenes.games.seals.pieces import colour_of
from scenes.games.seals.side_panels import colour_chip
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from sprites.cards import seal_pieces
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.ui import icons, panels

EYE = 22.0
TOKEN = 28.0
INSET = 12.0

Part = pygame.Surface | float
"""A picture of the row, or a gap in stage px."""


def would_seal(seen: SealsObservation) -> tuple[str, ...]:
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
        fitting(
            cards, scenario.tie or str(options["majority_tie"]), str(options["grey_majority"])
        ),
        cards,
        number=len(tricks),
        tricks=sum(seen["drawn_tokens"].values()),
        drawn=COLOURS.index(seen["drawn_colour"]) if seen["drawn_colour"] else NO_COLOUR,
        wild=CARD_OF_TEXT[seen["wild"]] if seen["wild"] else NO_CARD,
        last_seal=COLOURS.index(tricks[-1]["seal"]) if tricks else NO_COLOUR,
    )
    return tuple(word for colour, word in enumerate(COLOURS) if fit >> colour & 1)


class Strip:
    """The strip of one table."""

    def __init__(self, app: App, view: SealsView, names: Names) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._names = names

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip, where there is something to say."""
        seen, zone = self._view.now, self._table.zones["strip"]
        if seen["trick"]:
            told: tuple[object, ...] = tuple(card for _, card in seen["trick"]), would_seal(seen)
            row = self._trick
        elif seen["phase"] == "draft" and not seen["scenario"]["sorter_only"]:
            told, row = ("blind",), self._blind
        else:
            return
        key = ("seal strip", self._app.words.language, zone.box, *told)
        strip = canvas.easel.keep(key, lambda: self._strip(canvas.easel, row(canvas.easel)))
        canvas.blit(strip, zone.x, zone.y, anchor="center")

    def _blind(self, easel: Easel) -> list[Part]:
        """Return the sentence that everyone sees these cards but their holder."""
        app, room = self._app, self._table.zones["strip"].width - EYE - 60
        told = app.type.plain.fitted(
            app.words("seals.label.blind"), "italic", 20, theme.TEXT, room, 10
        )
        return [icons.icon(easel, "eye", EYE, theme.TEXT_GOLD), 10, told]

    def _trick(self, easel: Easel) -> list[Part]:
        seen, app = self._view.now, self._app
        room = self._table.zones["strip"].width / 3 * 0.52

        def label(key: str) -> pygame.Surface:
            return app.type.fitted(app.words(key), "title", 14, theme.TEXT_QUIET, room, 8)

        led = colour_of(seen["trick"][0][1])
        counts = Counter(colour_of(card) for _, card in seen["trick"])
        most = max(counts.values())
        row: list[Part] = [
            label("seals.label.led_colour"), 8,
            colour_chip(easel, app, led, self._names.colour(led)), 16,
            label("seals.label.most"), 8,
        ]
        for colour, count in counts.most_common():
            chip = colour_chip(easel, app, colour, str(count), dim=count < most)
            row += [chip, 5]
        row += [11, label("seals.label.seal_with"), 8]
        fits = would_seal(seen)
        for colour in fits:
            row += [seal_pieces.token(easel, colour, TOKEN), 3]
        return row if fits else [*row, label("seals.nothing")]

    def _strip(self, easel: Easel, row: list[Part]) -> pygame.Surface:
        """Return the strip with pictures and gaps in its middle; a long row widens it."""
        zone, scale = self._table.zones["strip"], easel.scale
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
