"""Who sits at a table: names of chairs, and a full company for a match that nobody has set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.transcript import AGENT, GUEST, ME, Chair
from sprites.heraldry.company import COMPANY

if TYPE_CHECKING:
    from scenes.ui.words import Words

PARTY = ("arthur", "guinevere", "lancelot", "merlin", "morgan", "gawain", "isolde", "palamedes")
"""Who sits down first, seat by seat: eight that nobody takes for one another."""
FIRST_LEVEL = "knight"


def person_key(chair: Chair, seat: int) -> str:
    """Return whose face and arms a chair bears: a key of the company."""
    return chair.name if chair.name in COMPANY else PARTY[seat % len(PARTY)]


def person_name(words: Words, key: str) -> str:
    """Return the name of one of the company."""
    return words(f"house.person.{key.replace(' ', '_')}")


def chair_name(words: Words, chair: Chair) -> str:
    """Return what the one in a chair is called: "You", or a name of the company."""
    if chair.kind == ME:
        return words("house.seat.you")
    if chair.name in COMPANY:
        return person_name(words, chair.name)
    return chair.name or words(
        "house.seat.person" if chair.kind == GUEST else "house.seat.agent"
    )


def chair_line(words: Words, chair: Chair, seat: int) -> str:
    """Return what stands under the name: level and temper of an agent, or whose face it is."""
    if chair.kind == AGENT:
        level = words(f"house.level.{chair.level}")
        if chair.personality in ("", "plain"):
            return level
        return f"{level} · {words(f'house.personality.{chair.personality}')}"
    if chair.kind == GUEST:
        return words("house.seat.person")
    return person_name(words, person_key(chair, seat))


def first_chairs(count: int) -> list[Chair]:
    """Return ``count`` chairs as they are at first: mine, and agents in the others."""
    return [Chair(ME, PARTY[0])] + [
        Chair(AGENT, PARTY[seat % len(PARTY)], FIRST_LEVEL) for seat in range(1, count)
    ]


def sit(chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    """Return ``chairs`` with ``chair`` at ``seat``; there is always exactly one that is mine.

    Whoever bears the name that ``chair`` takes gets the name that it had, so no two look alike.
    """
    seated = list(chairs)
    before = seated[seat]
    for other, one in enumerate(seated):
        if other == seat:
            continue
        if chair.name and one.name == chair.name:
            one = Chair(one.kind, before.name, one.level, one.personality)
        if chair.kind == ME and one.kind == ME:
            one = Chair(AGENT, one.name, FIRST_LEVEL)
        seated[other] = one
    seated[seat] = chair
    if not any(one.kind == ME for one in seated):
        seated[seat] = before
    return seated
