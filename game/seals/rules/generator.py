"""Fresh scenarios from the blocks, at a wished difficulty: for a day, or for any seed.

How much each block adds or takes is estimated from the measured campaign, as log-odds of a win of
the level measured there; blocks are drawn until their sum comes near the wish.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from game.randomness import SplitMix64
from game.seals.rules.scenario import (
    BASIC,
    COLOUR_FIRST,
    COLOUR_LAST,
    EXACTLY,
    FIRST_TRICK,
    LAST_TRICK,
    LIMITED,
    NO_DRAFT,
    NO_TRICKS,
    NOT_COLOUR,
    NOT_TWICE,
    SECRET,
    SORTER_HINT,
    Goal,
    Scenario,
)
from game.seals.rules.tricks import BARRED, GREY_ONLY, LED, WINNING

WISHES: Final = (0, 1, 2, 3, 4, 5)
"""No fresh scenario, or how hard it should be: 1 gentle … 5 cruel."""
_OWN_STREAM: Final = 0x5EA15
"""Keeps a scenario's chance apart from its deal's, which starts from the same seed."""
_TRIES: Final = 60
_MOST_BLOCKS: Final = 4

BASIC_ODDS: Final = -1.8
"""Log-odds of a win of the measured level under the basic rules, three and four seats together."""
ODDS_WISHED: Final = {1: -0.4, 2: -1.1, 3: -1.9, 4: -2.8, 5: -4.0}
"""By wish, the log-odds to come near to."""


@dataclass(frozen=True, slots=True)
class Block:
    """One block as the generator may lay it: the fields it sets, and what it does to the odds."""

    fields: tuple[tuple[str, Any], ...]
    odds: float


def _block(odds: float, **fields: Any) -> Block:
    return Block(tuple(fields.items()), odds)


BLOCKS: Final = (
    _block(1.05, transfers=1),
    _block(1.3, transfers=2),
    _block(1.4, transfers=3),
    _block(0.5, greys=True),
    _block(0.25, shown=3),
    _block(0.3, shown=6),
    _block(0.05, hint=SORTER_HINT),
    _block(-0.35, tie=LED),
    _block(-0.5, tie=WINNING),
    _block(-1.45, tie=GREY_ONLY),
    _block(-0.15, grey_led=BARRED),
    _block(0.0, draft=LIMITED),
    _block(-1.3, draft=NO_DRAFT),
    _block(-2.4, draft=SECRET),
    _block(0.1, goals=(Goal(FIRST_TRICK, 0),)),
    _block(-0.7, goals=(Goal(NO_TRICKS, 1),)),
    _block(-1.0, goals=(Goal(LAST_TRICK, 1),)),
    _block(-0.3, goals=(Goal(EXACTLY, 2, 2),)),
    _block(-0.7, goals=(Goal(NOT_COLOUR, 1),)),
    _block(0.0, order=COLOUR_FIRST),
    _block(-1.55, order=COLOUR_LAST),
    _block(-1.45, order=NOT_TWICE),
    _block(-0.85, grey_by=6),
    _block(-0.3, hidden_history=True),
    _block(-0.9, sorter_only=True),
    _block(-0.1, wild=True),
)


def odds_of(blocks: tuple[Block, ...]) -> float:
    """Return the log-odds expected of blocks laid together."""
    return BASIC_ODDS + sum(block.odds for block in blocks)


def scenario_of_seed(seed: int, wish: int) -> Scenario:
    """Return the scenario that a seed makes, as hard as wished: the same for everybody.

    Raises ValueError for a seed out of range, KeyError for a wish that is not one.
    """
    wished = ODDS_WISHED[wish]
    chance = SplitMix64(seed)
    chance.state ^= _OWN_STREAM
    best: tuple[Block, ...] = ()
    for _ in range(_TRIES):
        drawn = _draw(chance)
        if drawn and (not best or abs(odds_of(drawn) - wished) < abs(odds_of(best) - wished)):
            best = drawn
            if abs(odds_of(best) - wished) < 0.15:
                break
    scenario = BASIC
    for block in best:
        scenario = replace(scenario, **dict(block.fields))
    return scenario


def _draw(chance: SplitMix64) -> tuple[Block, ...]:
    """Return some blocks of different kinds, by chance."""
    laid: list[Block] = []
    kinds: set[str] = set()
    for _ in range(1 + chance.below(_MOST_BLOCKS)):
        block = BLOCKS[chance.below(len(BLOCKS))]
        kind = block.fields[0][0]
        if kind not in kinds:
            kinds.add(kind)
            laid.append(block)
    return tuple(laid)
