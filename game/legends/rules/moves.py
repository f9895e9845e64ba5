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
