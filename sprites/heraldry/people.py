"""Half-figures of the company, put together from part files: the faces of seats and characters.

A canvas of 200 x 232. Back to front: ground with lozenges and a light behind the head, cloak, hair
behind, body, neck, coif, face, beard, hair in front, headgear, what the hand holds, the shield of
arms, a gold frame.
"""

from __future__ import annotations

from functools import cache

import pygame

from sprites.heraldry import arms, charges
from sprites.heraldry.company import Person
from sprites.heraldry.retinue import person_of
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part

PROPORTION = 1.16
"""Height of a portrait for its width."""

SKINS: dict[str, tuple[str, str, str]] = {
    "fair": ("#f6d9b8", "#d9a782", "#b9785a"), "ruddy": ("#f3c9a2", "#cf9468", "#a5623f"),
    "tan": ("#d9a878", "#b07b4c", "#7d4f2c"), "dark": ("#9a6a44", "#6f472a", "#472a17"),
    "pale": ("#f3e6dc", "#cbb4ac", "#94787a"), "green": ("#a8cf86", "#5f9a52", "#2f6434"),
}
"""Each skin in light, in shade, and as the line of the nose."""

HAIRS: dict[str, tuple[str, str]] = {
    "black": ("#3a3440", "#17141c"), "brown": ("#7b4d2a", "#432512"),
    "red": ("#c8602a", "#7d2f12"), "blond": ("#f0cf78", "#b98a32"),
    "grey": ("#c9c6c0", "#7d7a78"), "white": ("#f7f4ec", "#b9b6b4"),
    "auburn": ("#9a4526", "#561f10"), "silver": ("#cfe0ea", "#7d9ab2"),
    "green": ("#6fae5c", "#2b5f34"),
}
_PALE_HAIR = frozenset({"white", "blond", "grey", "silver"})
_OVER_EARS = frozenset({"coif", "nasal", "bascinet", "wimple", "hood"})
_HIDES_HAIR = _OVER_EARS | {"turban", "great"}
_COIFED = frozenset({"coif", "nasal", "bascinet"})
_OWN_HOOD = "#343a78"


def _paint(colour: str) -> str:
    """Return the colour behind a tincture's name, or the colour itself."""
    return theme.TINCTURES.get(colour, colour)


def _lit(colour: str, share: float) -> str:
    return shapes.mix(colour, "#ffffff", share)


def _shaded(colour: str, share: float) -> str:
    return shapes.mix(colour, "#08060c", share)


def _gradients(person: Person) -> str:
    skin, shade, _ = SKINS[person.skin]
    hair = HAIRS[person.hair_colour]
    cloth, trim = _paint(person.cloth), _paint(person.trim)
    steel = ("#6a6c78", "#3b3c46", "#16161c") if person.black_steel else (
        "#f4f7fa", "#b3bcc8", "#5f6a78")
    return "".join((
        shapes.linear("skin", [(0, skin), (100, shapes.mix(skin, shade, 0.6))], 20, 0, 90, 60),
        shapes.linear("hair", [(0, hair[0]), (100, hair[1])]),
        shapes.linear("cloth", [(0, _lit(cloth, 0.16)), (100, _shaded(cloth, 0.42))]),
        shapes.linear("trim", [(0, _lit(trim, 0.2)), (100, _shaded(trim, 0.35))]),
        shapes.linear("steel", [(0, steel[0]), (50, steel[1]), (100, steel[2])], 0, 0, 100, 40),
        shapes.linear("mail", [(0, "#cfd5dc"), (100, "#5c6570")]),
        shapes.linear("gold", [(0, "#fff0b0"), (50, "#d9b23f"), (100, "#8f6a14")]),
        shapes.linear("linen", [(0, "#ffffff"), (100, "#c9c3b8")]),
        shapes.radial("glow", [(0, "#fff3b0", 0.85), (100, "#fff3b0", 0)]),
    ))


def _colours(person: Person) -> dict[str, str]:
    """Return the paint of every role that the part files leave open."""
    skin, shade, deep = SKINS[person.skin]
    tuft, lock = HAIRS[person.hair_colour]
    hood = _paint(person.hood or person.cloth)
    brow = shapes.mix(lock, "#3a2a1a", 0.5) if person.hair_colour in _PALE_HAIR else lock
    armoured = person.body in ("plate", "surcoat")
    gradients = ("skin", "hair", "cloth", "trim", "steel", "mail", "gold", "linen", "glow")
    return {
        **{role: f"url(#{role})" for role in gradients},
        "shade": shade, "deep": deep, "tuft": tuft, "lock": lock, "brow": brow,
        "eye": person.eyes, "gem": person.gem, "veil": person.veil,
        "plain": _paint(person.cloth), "cloak": _paint(person.cloak or person.cloth),
        "plume": _paint(person.plume or "red"), "pennon": _paint(person.pennon),
        "hood": hood, "edge": _lit(hood, 0.35), "hollow": _shaded(hood, 0.68),
        "band": "url(#gold)" if person.gold_band else "url(#mail)",
        "glove": "url(#steel)" if armoured else skin,
    }


def _head(person: Person) -> list[tuple[str, bool]]:
    """Return the parts of face, beard and hair; True: the part turns with the face."""
    kind = "lady" if person.lady else "man"
    parts = [(f"face-{kind}", False)]
    if person.hat not in _OVER_EARS:
        parts.insert(0, ("ears", False))
    brows, mouth = person.brows, person.mouth
    if person.lady:
        brows, mouth = (
            "lady" if mood == "calm" else f"lady-{mood}" for mood in (brows, mouth)
        )
    parts += [
        (f"cheeks-{kind}", True), (f"eyes-{kind}", True), (f"brows-{brows}", True),
        ("nose", True), (f"mouth-{mouth}", True),
    ]
    if person.beard in ("moustache", "goatee"):
        parts.append((person.beard, True))
    elif person.beard:
        parts += [(f"beard-{person.beard}", False), ("moustache-beard", True)]
    return parts


def _parts(person: Person) -> list[tuple[str, bool]]:
    """Return a person's part files from back to front; True: the part turns with the face."""
    flowing = person.hair in ("long", "plaits", "wavy")
    parts: list[tuple[str, bool]] = []
    if person.cloak:
        parts.append(("cloak", False))
    if flowing:
        parts.append((f"back-{person.hair}", False))
    parts.append((f"body-{person.body}", False))
    if person.badge:
        parts.append(("badge", False))
    if person.necklace:
        parts.append(("necklace", False))
    parts.append(("neck-gown" if person.body == "gown" else "neck", False))
    behind = {"wimple": "wimple-back", "hood": "hood"}.get(person.hat)
    if person.hat in _COIFED:
        behind = "coif"
    if behind is not None:
        parts.append((behind, False))
    if person.hat != "great":
        parts += _head(person)
    if person.hair and person.hat not in _HIDES_HAIR:
        parts.append(("hair-long" if flowing else f"hair-{person.hair}", False))
        if person.hair == "plaits":
            parts.append(("braids", False))
    if person.hat:
        parts.append((f"hat-{person.hat}", False))
        if person.plume:
            parts.append((f"plume-{person.hat}", False))
    if person.crest:
        parts.append(("crest", False))
    if person.held:
        parts.append((f"held-{person.held}", False))
    return parts


@cache
def _figure(name: str) -> tuple[str, str]:
    """Return a person's SVG in a box of 200 x 232, and its gradients."""
    person = person_of(name)
    colours = _colours(person)
    body = ""
    for file, turns in _parts(person):
        if file == "badge":
            glyph = charges.glyph_svg(person.badge, _paint(person.trim), theme.OUTLINE)
            body += shapes.group(glyph, "translate(76 164) scale(.5)")
        elif file == "crest":
            glyph = charges.glyph_svg(person.crest, arms.METALS["yellow"], theme.OUTLINE)
            body += shapes.group(glyph, "translate(71 -14) scale(.58)")
        else:
            drawn = part(f"people/{file}", **colours)
            body += shapes.group(drawn, f"translate({person.turn} 0)") if turns else drawn
    return shapes.group(body, "translate(0 16)"), _gradients(person)


def _ground(easel: Easel, person: Person, size: tuple[float, float]) -> pygame.Surface:
    colour = _paint(person.ground)
    lozenges = ""
    for row in range(9):
        for column in range(8):
            x, y = (column + (0.5 if row % 2 else 0)) * 32, row * 27.5
            lozenges += f"M{x:g} {y - 5:g} l3.2 5 -3.2 5 -3.2 -5Z"
    foot = shapes.mix(colour, "#8a4e00", 0.55) if person.ground == "yellow" else _shaded(colour, .5)
    body = shapes.rect(0, 0, 200, 232, "url(#ground)")
    body += shapes.path(lozenges, _lit(colour, 0.5), opacity=0.2)
    body += shapes.circle(100, 84, 124, "url(#halo)")
    halo = _lit(colour, 0.62)
    defs = shapes.linear("ground", [(0, _lit(colour, 0.16)), (100, foot)])
    defs += shapes.radial("halo", [(0, halo, 0.6), (50, halo, 0.22), (100, halo, 0)])
    return easel.svg(body, (200, 232), size, defs)


def portrait(easel: Easel, name: str, width: float) -> pygame.Surface:
    """Return a person's half-figure with arms and frame, ``width`` x 1.16 ``width`` stage px.

    Raises KeyError for a name that is neither in the company nor in the retinue.
    """
    person = person_of(name)
    size = (width, width * PROPORTION)

    def make() -> pygame.Surface:
        leaf = _ground(easel, person, size)
        body, gradients = _figure(name)
        leaf.blit(easel.svg(body, (200, 232), size, gradients), (0, 0))
        shield = arms.shield(easel, person.arms, width * 0.36)
        shade, padding = light.soft(shield, 2 * easel.scale, theme.SHADOW, 0.5)
        left = round(width * 0.045 * easel.scale)
        top = leaf.get_height() - shield.get_height() - round(width * 0.04 * easel.scale)
        leaf.blit(shade, (left - padding, top - padding + easel.px(1.5)))
        leaf.blit(shield, (left, top))
        radius = min(8, width * 0.07)
        leaf.blit(_frame(easel, size, radius), (0, 0))
        return light.clip(leaf, light.rounded(easel, *size, radius))

    return easel.keep(("portrait", name, width), make)


def _frame(easel: Easel, size: tuple[float, float], radius: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        wide, high = size
        line = max(1.2, wide * 0.016)
        # Half of this line lies outside: clipped, it leaves no light px in the round corners.
        body = shapes.rect(0, 0, wide, high, "none", "#1a100a", 2 * line, radius * 0.8)
        inner = line * 1.35
        body += shapes.rect(inner, inner, wide - 2 * inner, high - 2 * inner, "none", theme.GOLD,
                            line, max(1, radius - inner))
        inset = line * 2.4
        body += f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{wide - 2 * inset:.2f}" ' \
                f'height="{high - 2 * inset:.2f}" rx="{max(1.0, radius - inset):.2f}" ' \
                f'fill="none" stroke="#1a100a" stroke-width="{line * 0.6:.2f}" ' \
                'stroke-opacity="0.6"/>'
        return easel.svg(body, size, size)

    return easel.keep(("portrait frame", size), make)
