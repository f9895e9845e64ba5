"""Moves of the legends: as ints, and as the short text that files and logs hold.

A move is a verb and up to four names (characters, places, events, …), a byte each; text is the verb
and the names as words. Names and their codes are the card set's.
"""

from __future__ import annotations

from typing import Final

from game.contract import Move
from game.legends.rules.cards import NONE, CardSet

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


def text_of(move: Move, cards: CardSet) -> str:
    """Return a move as text, ``play gawain forest``."""
    if move & _ALL == _ALL:
        return VERBS[move >> 32]
    names = [cards.names[code] for code in names_of(move) if code != NONE]
    return " ".join((VERBS[move >> 32], *names))


def move_named(text: str, cards: CardSet) -> Move | None:
    """Return the move that a text names, as :func:`text_of` writes it, or None."""
    verb, *names = text.split(" ")
    codes = [cards.code_of.get(name) for name in names]
    if verb not in VERBS or len(codes) > _MOST_NAMES or None in codes:
        return None
    return move_of(VERBS.index(verb), *[code for code in codes if code is not None])


def is_move(move: object, cards: CardSet) -> bool:
    """Return whether something is a verb and up to four names, legal now or not."""
    # `type` and not isinstance: True is no move.
    if type(move) is not int or not 0 <= move >> 32 < len(VERBS):
        return False
    codes = names_of(move)
    named = [code for code in codes if code != NONE]
    return all(cards.names[code] for code in named) and codes[: len(named)] == tuple(named)
