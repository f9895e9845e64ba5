"""The twelve courts of the playing cards: heraldic half-figures put together from part files.

A court is one row of ``COURTS``; the parts are SVG files in ``art/figures`` on a canvas of
200 x 280 (a card's). Layers, back to front: hair behind, gown, what is worn over it, collar, face,
beard or fringe, crown or cap, attribute, sleeve, fist, shield of arms. Knows no card frame, and
draws nothing itself: the SVG text goes to :meth:`sprites.paint.easel.Easel.svg`.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.cards.suits import SUITS
from sprites.heraldry.charges import suit_svg
from sprites.paint import theme
from sprites.paint.parts import part
from sprites.paint.shapes import darker, group, lighter, linear

_LINEN = "#f6efe0"
_GOLD = "#d9b24a"
_LEFT = 44
"""x of the upright attribute and of the hand that holds it."""
_WRIST = 212
"""y of that hand."""


_POLE = "translate(44 45) scale(.98 .84)"
"""Where things as tall as the arch stand."""

_HELD: dict[str, tuple[tuple[str, str], ...]] = {
    "sword": (("figures/sword", _POLE),),
    "sceptre": (("figures/sceptre", _POLE),),
    "axe": (("figures/axe", _POLE),),
    "spear": (("figures/spear", _POLE),),
    "mirror": (("figures/mirror", "translate(46 4)"),),
    "horn": (("figures/horn", "translate(44 4)"),),
    "bow": (("figures/bow", "translate(36 40) scale(1 .84)"),),
    "goblet": (("charges/goblet", "translate(17 136) scale(.62)"),),
    "rose": (("figures/stem", "translate(46 4)"), ("charges/rose", "translate(22 96) scale(.48)")),
    "harp": (("charges/harp", "translate(8 122) scale(.86)"),),
    "key": (("charges/key", "translate(-3 100) scale(.94 1.13)"),),
}
"""What a court may hold up: its part files, and where each stands on the canvas."""

_HELD_COLOURS = {"charges/rose": "#c8392f", "charges/harp": _GOLD, "charges/key": theme.GOLD}
"""Colours of held things where they are not the part file's own."""


@dataclass(frozen=True, slots=True)
class Court:
    """One court's row: what it wears and how it looks at us.

    ``gown`` and ``trim`` are colours of the dress, ``hair`` of hair and beard. ``locks``, ``front``
    and ``head`` name part files (hair behind, beard or fringe, crown or cap). ``gaze`` moves the
    pupils, in units of the canvas, left (toward the attribute) being negative.
    """

    gown: str
    trim: str
    hair: str
    locks: str
    front: str
    head: str
    attribute: str
    brows: str
    mouth: str = "calm"
    gaze: float = 0
    cap: str = ""
    feather: str = ""
    pattern: str = ""


_CROWN = "#e9c75a"

COURTS: dict[str, Court] = {
    "KH": Court("#f0e6cc", "#b5322a", "#8a4b22", "hair-king", "beard-fork", "crown-leaves",
                "sceptre", "level", gaze=.6, pattern="#f2d675"),
    "KS": Court("#2b2a33", "#dfe3ea", "#2e2521", "hair-king", "beard-long", "crown-points",
                "sword", "stern", pattern="#2f5d9b"),
    "KD": Court("#b5322a", "#efe3c8", "#c98f3a", "hair-king", "beard-curl", "crown-battlements",
                "axe", "raised", gaze=-.8, pattern="#b5322a"),
    "KC": Court("#e0b03a", "#efe3c8", "#b8b2a6", "hair-king", "beard-short", "crown-closed",
                "goblet", "gentle", gaze=-1.4, pattern="#3d7a46"),
    "QH": Court("#f0e6cc", "#b5322a", "#d9a441", "hair-drawn", "fringe-queen", "crown-leaves",
                "rose", "arched", "smile", gaze=-1),
    "QS": Court("#2b2a33", "#dfe3ea", "#33241c", "hair-loose", "fringe-queen", "crown-points",
                "mirror", "fine", "firm", gaze=-1.6),
    "QD": Court("#b5322a", "#efe3c8", "#7a3a1d", "veil-back", "veil-front", "crown-battlements",
                "goblet", "fine", "calm"),
    "QC": Court("#e0b03a", "#efe3c8", "#a8542a", "hair-rolls", "fringe-queen", "crown-points",
                "harp", "arched", "smile", gaze=.8),
    "JH": Court("#f0e6cc", "#b5322a", "#8a4b22", "hair-page", "fringe-page", "cap-peaked",
                "horn", "raised", "wry", gaze=1, cap="#c9a227", feather="#f6efe0"),
    "JS": Court("#2b2a33", "#dfe3ea", "#2e2521", "hair-page", "fringe-page", "cap-round",
                "spear", "stern", "firm", cap="#dfe3ea", feather="#c8392f"),
    "JD": Court("#b5322a", "#efe3c8", "#c98f3a", "hair-page", "fringe-page", "cap-round",
                "key", "level", "wry", gaze=-1.2, cap="#7e1f1c", feather="#e0b03a"),
    "JC": Court("#e0b03a", "#efe3c8", "#9a5a2c", "hair-page", "fringe-page", "cap-peaked",
                "bow", "gentle", "calm", gaze=1.2, cap="#b5322a", feather="#f6efe0"),
}
"""Every court by its card's text."""


def _figure(name: str, **colours: str) -> str:
    return part(f"figures/{name}", **colours)


def _face(court: Court, brow: str, *, cheeks: bool) -> str:
    """Return the face with its eyes; the mouth is the beard's or the front's affair."""
    body = _figure("face") + (_figure("blush") if cheeks else "")
    pupils = group(_figure("pupils"), f"translate({court.gaze:g} 0)")
    body += _figure("eyes") + pupils + _figure("lids")
    return body + _figure(f"brows-{court.brows}", main=brow) + _figure("nose")


def _king(court: Court, card: str) -> str:
    """Return a king down to his crown: long hair, tabard with the suit's sign, ermine, beard."""
    signs = "".join(
        group(suit_svg(card[1], court.pattern, court.pattern), f"translate(90 {y}) scale(.2)")
        for y in (208, 234)
    )
    body = _figure("hair-king", main=court.hair, dark=darker(court.hair, .4))
    body += _figure("gown", main="url(#gown)", dark=darker(court.gown, .42))
    body += _figure("tabard", main=court.trim) + signs + _figure("ermine")
    body += _face(court, darker(court.hair, .25), cheeks=False)
    if court.front == "beard-short":
        body += _figure("years")
    body += _figure(court.front, main=court.hair, dark=darker(court.hair, .45))
    body += _figure("moustache", main=lighter(court.hair, .28)) + _figure("lip")
    return body + _figure(court.head, main=_CROWN) + _figure("crown-band")


def _queen(court: Court, card: str) -> str:
    """Return a queen down to her crown: hair or veil, laced gown, jewel at the neck."""
    veiled = court.locks == "veil-back"
    linen = {"main": _LINEN, "dark": "#cdbf9f"}
    hair = {"main": court.hair, "light": lighter(court.hair, .16)}
    body = _figure(court.locks, **(linen if veiled else hair))
    body += _figure("neck") + _figure("gown", main="url(#gown)", dark=darker(court.gown, .42))
    body += _figure("collar", main=court.trim) + _figure("stomacher", main=court.trim)
    if court.locks == "hair-drawn":
        body += _figure("braids", main=court.hair, trim=court.trim)
    body += _face(court, darker(court.hair, .25), cheeks=True) + _figure("lashes")
    body += _figure(f"mouth-{court.mouth}")
    body += _figure(court.front, **(linen if veiled else hair))
    crown = _figure(court.head, main=_CROWN) + _figure("crown-band")
    return body + group(crown, "translate(9 10) scale(.91)")


def _knave(court: Court, card: str) -> str:
    """Return a knave down to his cap: page's hair, a coat of two halves, a feather."""
    body = _figure("hair-page", main=court.hair) + _figure("neck")
    body += _figure("gown", main="url(#gown)", dark=darker(court.gown, .42))
    body += _figure("parted", main=court.trim) + _figure("mantle")
    body += _face(court, darker(court.hair, .25), cheeks=True) + _figure(f"mouth-{court.mouth}")
    body += _figure("fringe-page", main=court.hair)
    body += _figure(court.head, main=court.cap, dark=darker(court.cap, .25))
    return body + _figure("feather", main=court.feather, dark=darker(court.feather, .4))


_BUILD = {"K": _king, "Q": _queen, "J": _knave}


def court_figure(card: str) -> tuple[str, str]:
    """Return a court's SVG elements on ``CANVAS``, and the gradients they use.

    ``card`` is one of ``COURTS`` (``"KH"``); raises KeyError for any other. The gown runs out of
    the canvas at both sides of the foot: the card clips it at its frame.
    """
    court = COURTS[card]
    body = _BUILD[card[0]](court, card)
    for name, place in _HELD[court.attribute]:
        colour = _HELD_COLOURS.get(name)
        body += group(part(name, main=colour) if colour else part(name), place)
    cuff = _LINEN if card[0] == "K" else court.trim
    arm = _figure("sleeve", main=court.gown) + _figure("cuff", main=cuff)
    body += group(arm, f"translate({_LEFT + 6} {_WRIST})")
    body += group(_figure("fist"), f"translate({_LEFT} {_WRIST})")
    sign, ground = SUITS[card[1]].arms
    arms = _figure("shield", main=ground)
    arms += group(suit_svg(card[1], sign, sign), "translate(24 17) scale(.52)")
    body += group(arms, "translate(112 186) scale(.66 .8)")
    gown = linear("gown", ((0, lighter(court.gown, .12)), (100, darker(court.gown, .28))))
    return body, gown
