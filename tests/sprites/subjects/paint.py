"""Ways of painting: materials, hatching, letters, knots, light."""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.paint import knotwork, lettering, light, materials, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.places import boards
from tests.sprites.subjects.sheets import Draw, on_stage, sheet


def _materials(easel: Easel, _: Typesetter) -> pygame.Surface:
    return sheet((
        materials.parchment(easel, 60, 50, 3), materials.oak(easel, 60, 50, 1),
        materials.oak(easel, 60, 50, 2, "board", upright=True),
        materials.oak(easel, 60, 50, 3, "rim"),
    ))


def _fields(easel: Easel, _: Typesetter) -> pygame.Surface:
    strong = Easel(easel.scale, strong=True)
    return sheet((
        tinctures.field(kind, 34, 34, tincture, 4)
        for kind in (easel, strong) for tincture in tinctures.TINCTURES
    ), len(tinctures.TINCTURES))


def _letters(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        lettering.gold(easel, type, "Camelot", "display", 34),
        lettering.embossed(easel, type, "Camelot", "display", 30),
        lettering.shaded(easel, type, "Camelot", "title", 26, theme.TEXT_GOLD),
    ), 1)


def _knots(easel: Easel, _: Typesetter) -> pygame.Surface:
    strand = knotwork.Strand(7, 3)
    body = shapes.group(knotwork.knot(3, 2, {(3, 2): "h"}), "translate(4 4)")
    body += knotwork.plait(110, 40, 32, 26, swing=5, waves=9, strand=strand)
    body += knotwork.trefoil(180, 40, 26, strand=strand)
    return easel.svg(body, (210, 80), (210, 80))


def _lights(easel: Easel, _: Typesetter) -> pygame.Surface:
    disc = easel.svg(shapes.circle(20, 20, 18, "#8f2420"), (40, 40), (40, 40))
    dark = light.vignette(easel, 70, 50)
    return sheet((
        light.shadow(easel, disc, 8)[0], light.glow(easel, disc)[0],
        light.pool(easel, 30, 25, theme.LAMP, 0.8, 1.5), dark, light.rounded(easel, 40, 30, 8),
    ))


def _hollow(easel: Easel, _: Typesetter) -> pygame.Surface:
    mask = light.rounded(easel, 60, 44, 10)
    return on_stage(
        easel, (0, 0, 80, 64), lambda canvas: boards.carve(canvas, "hollow", mask, 10, 10, 4),
        "#6b4326",
    )


PAINT: dict[str, Draw] = {
    "materials": _materials,
    "tinctures": _fields,
    "lettering": _letters,
    "knotwork": _knots,
    "lights": _lights,
    "hollow": _hollow,
}
