"""Fresh scenarios from the blocks, at a wished difficulty: for a day, or for any seed.

How much each block adds or takes is estimated from the measured campaign, as log-odds of a win of
the level measured there; blocks are drawn until their sum comes near the wish.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

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
    """One block as the generator may lay it: a scenario of it alone, and what it does to the odds.

    ``odds`` are log-odds, to be added to BASIC_ODDS.
    """

    alone: Scenario
    odds: float

    @property
    def sets(self) -> tuple[str, ...]:
        """The fields that it sets, in the order of :class:`Scenario`."""
        return tuple(
            field.name
            for field in fields(Scenario)
            if getattr(self.alone, field.name) != getattr(BASIC, field.name)
        )

    def laid_on(self, scenario: Scenario) -> Scenario:
        """Return a scenario with this block's fields set too."""
        return replace(scenario, **{name: getattr(self.alone, name) for name in self.sets})


BLOCKS: Final = (
    Block(Scenario(transfers=1), 1.05),
    Block(Scenario(transfers=2), 1.3),
    Block(Scenario(transfers=3), 1.4),
    Block(Scenario(greys=True), 0.5),
    Block(Scenario(shown=3), 0.25),
    Block(Scenario(shown=6), 0.3),
    Block(Scenario(hint=SORTER_HINT), 0.05),
    Block(Scenario(tie=LED), -0.35),
    Block(Scenario(tie=WINNING), -0.5),
    Block(Scenario(tie=GREY_ONLY), -1.45),
    Block(Scenario(grey_led=BARRED), -0.15),
    Block(Scenario(draft=LIMITED), 0.0),
    Block(Scenario(draft=NO_DRAFT), -1.3),
    Block(Scenario(draft=SECRET), -2.4),
    Block(Scenario(goals=(Goal(FIRST_TRICK, 0),)), 0.1),
    Block(Scenario(goals=(Goal(NO_TRICKS, 1),)), -0.7),
    Block(Scenario(goals=(Goal(LAST_TRICK, 1),)), -1.0),
    Block(Scenario(goals=(Goal(EXACTLY, 2, 2),)), -0.3),
    Block(Scenario(goals=(Goal(NOT_COLOUR, 1),)), -0.7),
    Block(Scenario(order=COLOUR_FIRST), 0.0),
    Block(Scenario(order=COLOUR_LAST), -1.55),
    Block(Scenario(order=NOT_TWICE), -1.45),
    Block(Scenario(grey_by=6), -0.85),
    Block(Scenario(hidden_history=True), -0.3),
    Block(Scenario(sorter_only=True), -0.9),
    Block(Scenario(wild=True), -0.1),
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
        scenario = block.laid_on(scenario)
    return scenario


def _draw(chance: SplitMix64) -> tuple[Block, ...]:
    """Return some blocks of different kinds, by chance."""
    laid: list[Block] = []
    kinds: set[str] = set()
    for _ in range(1 + chance.below(_MOST_BLOCKS)):
        block = BLOCKS[chance.below(len(BLOCKS))]
        kind = block.sets[0]
        if kind not in kinds:
            kinds.add(kind)
            laid.append(block)
    return tuple(laid)
