"""Coats of arms and people."""

from __future__ import annotations

from sprites.heraldry import arms, banners, charges, people
from sprites.heraldry.company import COMPANY, HOUSES
from sprites.heraldry.retinue import RETINUE
from tests.sprites.subjects.sheets import Draw, sheet

HERALDRY: dict[str, Draw] = {
    "shields": lambda easel, _: sheet(
        (arms.shield(easel, person.arms, 30) for person in COMPANY.values()), 11),
    "shields-of-tables": lambda easel, _: sheet(
        arms.table_shield(easel, key, 66, 80) for key in ("crown", "ring")),
    "banners": lambda easel, _: sheet((
        *(banners.banner(easel, house, 30) for house in HOUSES),
        *(banners.special(easel, name, 44) for name in banners.SPECIALS),
    ), 6),
    "charges": lambda easel, _: sheet((
        *(charges.charge(easel, name, 24) for name in charges.CHARGES),
        *(charges.glyph(easel, name, 24) for name in charges.GLYPHS),
    ), 12),
    "company": lambda easel, _: sheet((people.portrait(easel, name, 26) for name in COMPANY), 11),
    "retinue": lambda easel, _: sheet((people.portrait(easel, name, 29) for name in RETINUE), 9),
}
