"""The six skills, and sums of them packed into one number.

A packed sum holds six signed values in lanes of 16 bits, so that a company's sums are added, and
compared with all that a quest asks for, by one addition and one mask each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

SKILLS: Final = ("combat", "diplomacy", "adventure", "cunning", "chivalry", "psyche")
"""In the order of the cards [S]."""
LOWEST, HIGHEST = -1, 6
"""The range of a character's skill [F]: -1 a burden, 6 best in the world."""

_LANE: Final = 16
_TOP_BIT: Final = 1 << (_LANE - 1)
_MASK: Final = (1 << _LANE) - 1
_UNASKED: Final = -(1 << (_LANE - 2))
"""What a need holds for a skill that isn't asked for: less than any sum."""
SIGNS: Final = sum(_TOP_BIT << (_LANE * lane) for lane in range(len(SKILLS)))


def packed(values: Iterable[int]) -> int:
    """Return six values, in the order of SKILLS, as one packed number."""
    return sum(value << (_LANE * lane) for lane, value in enumerate(values))


def one(skill: int, value: int) -> int:
    """Return a packed number that is ``value`` in one skill and 0 in the others."""
    return value << (_LANE * skill)


def unpacked(number: int) -> list[int]:
    """Return the six values of a packed number."""
    number += SIGNS
    return [((number >> (_LANE * lane)) & _MASK) - _TOP_BIT for lane in range(len(SKILLS))]


def value(number: int, skill: int) -> int:
    """Return one skill's value of a packed number."""
    return (((number + SIGNS) >> (_LANE * skill)) & _MASK) - _TOP_BIT


def need_of(requirements: Mapping[int, int]) -> int:
    """Return what a quest asks for, by skill, as a packed number for :func:`is_met`."""
    return packed(requirements.get(skill, _UNASKED) for skill in range(len(SKILLS)))


def is_met(total: int, need: int) -> bool:
    """Return whether a packed sum reaches every requirement of a packed need."""
    return (total - need + SIGNS) & SIGNS == SIGNS
