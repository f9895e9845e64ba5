"""Banners of the six houses, and the pictures of the special cards."""

from __future__ import annotations

import pygame

from sprites.heraldry import arms, charges
from sprites.heraldry.company import HOUSES
from sprites.paint import edges, light, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.parts import part

PROPORTION = 4 / 3
"""Height of a banner with its rod for its width."""

SPECIALS: dict[str, tuple[str, str]] = {
    "excalibur": (theme.BLUE, "#ffe9a8"),
    "high_king": ("#8a211c", "#ffe9a8"),
    "love_potion": ("#5c2f66", "#ff9ac0"),
}
"""Ground and light of each special card."""


def banner(easel: Easel, house: str, width: float) -> pygame.Surface:
    """Return a house's banner on its rod; raises KeyError for no house."""
    tincture, charge, second = HOUSES[house]
    size = (width, width * PROPORTION)

    def make() -> pygame.Surface:
        def drawn(body: str) -> pygame.Surface:
            return easel.svg(shapes.group(body, "translate(10 5)"), (120, 160), size)

        cloth = drawn(part("quests/banner", cloth=theme.TINCTURES[tincture]))
        tinctures.hatch(easel, cloth, tincture, cloth.copy(), max(3, width * 0.06))
        hem = "#8a6426" if tincture in ("yellow", "white") else theme.GOLD
        over = part("quests/banner-over", hem=hem)
        glyph = charges.glyph_svg(charge, arms.METALS[second], "#1a100a")
        over += shapes.group(glyph, "translate(20 32) scale(.6)")
        cloth.blit(drawn(over), (0, 0))
        return cloth

    return easel.keep(("banner", house, width), make)


def special(easel: Easel, name: str, width: float) -> pygame.Surface:
    """Return the picture of a special card, ``width`` x 1.15 ``width`` stage px; or KeyError."""
    ground, shine = SPECIALS[name]
    size = (width, width * 1.15)

    def make() -> pygame.Surface:
        shade = shapes.linear("ground", [(0, shapes.lighter(ground, 0.1)),
                                         (100, shapes.darker(ground, 0.62))])
        shade += shapes.radial("shine", [(0, shine, 0.75), (60, shine, 0.25), (100, shine, 0)])
        body = shapes.rect(0, 0, 100, 115, "url(#ground)")
        body += shapes.ellipse(50, 54, 62, 60, "url(#shine)")
        body += shapes.group(part(f"quests/{name}"), "scale(1 .975)")
        leaf = easel.svg(body, (100, 115), size, shade)
        edge = edges.outline(easel, *size, 0.8, 6, "#1a100a", 1.6)
        edge += edges.outline(easel, *size, 2.6, 6, theme.GOLD, 1.6)
        leaf.blit(edges.lines(easel, *size, edge), (0, 0))
        return light.clip(leaf, light.rounded(easel, *size, 6))

    return easel.keep(("special", name, width), make)
