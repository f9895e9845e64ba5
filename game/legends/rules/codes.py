"""The numbers that stand for what lies on the table: names, sets of characters, skills, moves.

- A *code* is a byte that names a character, a card, a place, …; characters have the first ones.
- A *mask* is a set of characters: bit n is character n.
- A *packed* sum holds six signed values in lanes of 16 bits, so that a company's sums are added,
  and compared with all that a quest asks for, by one addition and one mask each.
- A *move* is a verb and up to four codes; its text is the verb and the names as words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.contract import Move

FIRST_SPECIAL: Final = 100
FIRST_EVENT: Final = 110
FIRST_PLACE: Final = 200
FIRST_SKILL: Final = 230
FIRST_SEAT: Final = 240
KEEP, SHUFFLE = 250, 251
NONE: Final = 255
"""Codes of each kind begin here, see :attr:`game.legends.rules.cards.CardSet.code_of`."""


# Masks


def cards_of(mask: int) -> list[int]:
    """Return the character numbers of a mask, ascending."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def named(mask: int, names: Sequence[str]) -> list[str]:
    """Return the words of a mask's characters, ascending; ``names`` are the words of all codes."""
    return [names[character] for character in cards_of(mask)]


# Skills

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


# Moves

VERBS: Final = (
    "start", "use", "done", "complete", "attach", "draw", "play", "move", "bid", "pass",
    "discard", "settle",
)  # fmt: skip
(
    START, USE, DONE, COMPLETE, ATTACH, DRAW, PLAY, MOVE, BID, PASS, DISCARD, SETTLE,
) = range(len(VERBS))  # fmt: skip

_ALL: Final = 0xFFFFFFFF
_MOST_NAMES: Final = 4


def move_of(verb: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> Move:
    """Return the move of a verb and its names' codes."""
    return verb << 32 | a << 24 | b << 16 | c << 8 | d


DONE_MOVE: Final = move_of(DONE)
DRAW_MOVE: Final = move_of(DRAW)
PASS_MOVE: Final = move_of(PASS)


def verb_of(move: Move) -> int:
    """Return a move's verb."""
    return move >> 32


def names_of(move: Move) -> tuple[int, int, int, int]:
    """Return the four codes of a move; NONE where it has fewer names."""
    return move >> 24 & 255, move >> 16 & 255, move >> 8 & 255, move & 255


def text_of(move: Move, names: Sequence[str]) -> str:
    """Return a move as text, ``play gawain forest``; ``names`` are the words of all codes."""
    if move & _ALL == _ALL:
        return VERBS[move >> 32]
    named = [names[code] for code in names_of(move) if code != NONE]
    return " ".join((VERBS[move >> 32], *named))


def move_named(text: str, code_of: Mapping[str, int]) -> Move | None:
    """Return the move that a text names, as :func:`text_of` writes it, or None."""
    verb, *names = text.split(" ")
    codes = [code_of.get(name) for name in names]
    if verb not in VERBS or len(codes) > _MOST_NAMES or None in codes:
        return None
    return move_of(VERBS.index(verb), *[code for code in codes if code is not None])


def is_move(move: object, names: Sequence[str]) -> bool:
    """Return whether something is a verb and up to four names, legal now or not."""
    # `type` and not isinstance: True is no move.
    if type(move) is not int or not 0 <= move >> 32 < len(VERBS):
        return False
    codes = names_of(move)
    named = [code for code in codes if code != NONE]
    return all(names[code] for code in named) and codes[: len(named)] == tuple(named)
