"""One decision of an agent: candidates, worlds, and the worth of each candidate in each world."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.agents import Deadline, Level, Personality, Publish, keep_to_oneself, rounds
from game.contract import Move
from game.legends.agents.bidding import best_bid
from game.legends.agents.planning import Leaning, Planner, make
from game.legends.agents.value import FARTHER, NEAR, Evaluation, Tables, Weights, shipped_weights
from game.legends.rules import turn
from game.legends.rules.cards import CardSet
from game.legends.rules.codes import DONE_MOVE, names_of
from game.legends.rules.game import Legends
from game.legends.rules.observation import LegendsObservation
from game.legends.rules.position import ABILITIES, ACTIONS, ATTACH, COMPLETING
from game.legends.rules.state import LegendsState

_NOISE: Final = 12.0
"""Points by which an agent of temperature 1 misjudges a move, as a standard deviation."""

_SPOILT: Final = 1.5
"""Points below the best choice from which nobody strays to another."""
_FAR_SIGHT: Final = 0.6
"""By how much of its worth a bold agent overrates, and a careful one underrates, a far quest."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a level thinks."""

    width: int
    """Lines of play that a beam of actions keeps; 0 looks at one action at a time."""
    lines: int
    """First actions that are looked at further."""
    worlds: int
    """The most worlds that are dealt: what is hidden matters little within one's own turn."""


DEPTHS: Final = {
    "squire": Depth(width=0, lines=12, worlds=1),
    "knight": Depth(width=1, lines=4, worlds=1),
    "champion": Depth(width=6, lines=12, worlds=6),
}
"""By level. Playing the others' next turns out as well was tried, and wins no more games."""


@cache
def tables_of(cards: CardSet) -> Tables:
    """Return what the evaluation looks up of a card set, worked out once."""
    return Tables(cards)


def leaning_of(personality: Personality) -> Leaning:
    """Return how a personality weighs the others."""
    rivals = 1.0 - 0.5 * personality.greed + 0.5 * personality.spite
    return Leaning(max(0.2, rivals), 0.5 + 0.4 * personality.spite)


def leaned(weights: Weights, personality: Personality) -> Weights:
    """Return weights as a personality sees them: the bold overrate far quests."""
    if not personality.boldness:
        return weights
    factor = 1 + _FAR_SIGHT * personality.boldness
    return tuple(
        tuple(weight * factor if NEAR <= n <= FARTHER else weight for n, weight in enumerate(row))
        for row in weights
    )


class Thinker:
    """Thinks about one observation."""

    def __init__(
        self,
        game: Legends,
        observation: LegendsObservation,
        level: Level,
        rng: random.Random,
        depth: Depth | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        """``depth`` is the level's own by default, the evaluation has the shipped weights."""
        self.game = game
        self.observation = observation
        self.level = level
        self.rng = rng
        self.depth = depth or DEPTHS[level.name]
        self.planner = Planner(
            evaluation
            or Evaluation(tables_of(game.cards), leaned(shipped_weights(), level.personality)),
            observation["seat"],
            leaning_of(level.personality),
            self.depth.width,
        )

    def choose(self, playouts: int | None, publish: Publish = keep_to_oneself) -> Move:
        """Return a legal move; ``playouts`` worlds are dealt, or as many as there is time for.

        What one world or a few of them speak for is published meanwhile.
        """
        if self.observation["phase"] == "tournament":
            return self._bid()
        worths = self.worths(playouts, publish)
        spread = _NOISE * (self.level.temperature + self.level.personality.whim)
        if spread:
            sane = self._sane(worths)
            worths = {move: worth + self.rng.gauss(0, spread) for move, worth in sane.items()}
        return max(sorted(worths), key=lambda move: worths[move])

    def _sane(self, worths: dict[Move, float]) -> dict[Move, float]:
        """Return the moves to stray among: none that spoils something, and no idle stop.

        Else a squire would walk somewhere and back, or give a special card to one who leaves.
        """
        phase = self.observation["phase"]
        if phase == "choice":
            least = max(worths.values()) - _SPOILT
            return {move: worth for move, worth in worths.items() if worth >= least}
        stopping = worths.get(DONE_MOVE)
        if stopping is None:
            return worths
        better = {move: worth for move, worth in worths.items() if worth > stopping}
        if not better or phase != "actions":
            better[DONE_MOVE] = stopping
        return better

    def worths(
        self, playouts: int | None, publish: Publish = keep_to_oneself
    ) -> dict[Move, float]:
        """Return the mean worth of each candidate over the worlds dealt."""
        deadline = None if playouts is not None else Deadline(self.level.seconds)
        candidates: list[list[Move]] = []
        sums: list[float] = []
        done = 0
        for _ in rounds(self.level, playouts):
            world = self.game.sample(self.observation, self.rng)
            if not done:
                candidates = self._candidates(world)
                if len(candidates) == 1:
                    return {candidates[0][0]: 0.0}
                sums = [0.0] * len(candidates)
            worths = self._worths_in(
                world, candidates, deadline if done else None, keep_to_oneself if done else publish
            )
            if worths is None:
                break
            sums = [sum_ + worth for sum_, worth in zip(sums, worths, strict=True)]
            done += 1
            publish(candidates[max(range(len(sums)), key=sums.__getitem__)][0])
            if done >= self.depth.worlds:
                break
        means: dict[Move, float] = {}
        for moves, sum_ in zip(candidates, sums, strict=True):
            mean = sum_ / done
            means[moves[0]] = max(mean, means.get(moves[0], mean))
        return means

    def _worths_in(
        self, world: LegendsState, candidates: list[list[Move]], deadline: Deadline | None,
        publish: Publish,
    ) -> list[float] | None:
        """Return the worth of each candidate in a world, or None if time runs out on the way.

        The candidates stand in the order of what they promise at once.
        """
        worths: list[float] = []
        for moves in candidates:
            if deadline is not None and deadline.passed:
                return None
            worth = self._worth(world.clone(), moves)
            if not worths or worth > max(worths):
                publish(moves[0])
            worths.append(worth)
        return worths

    def _bid(self) -> Move:
        world = self.game.sample(self.observation, self.rng)
        return best_bid(self.planner, world, self.level.personality.boldness)

    def _candidates(self, world: LegendsState) -> list[list[Move]]:
        """Return the lines of moves worth comparing; the first move of each is the candidate."""
        planner = self.planner
        if world.pending:
            return [[move] for move in _sane_choices(world)]
        if world.step == ABILITIES:
            return planner.ability_candidates(world)
        if world.step == COMPLETING:
            return [[planner.best_quest(world)]]
        if world.step == ACTIONS:
            return self._action_candidates(world)
        return [[move] for move in turn.legal_moves(world)]

    def _action_candidates(self, world: LegendsState) -> list[list[Move]]:
        """Return the most promising first actions, and stopping here."""
        worths = sorted(self.planner.action_worths(world), reverse=True)
        kept = [[move] for _, move in worths[: self.depth.lines]]
        return [*kept, [DONE_MOVE]]

    def _worth(self, world: LegendsState, moves: list[Move]) -> float:
        """Return what a line of moves is worth in a world, played on as far as the level looks."""
        planner = self.planner
        seat = planner.seat
        if world.pending and (world.active != seat or world.step < ABILITIES):
            return planner.choice_worth(world, moves[0])
        for move in moves:
            if move == DONE_MOVE and world.step == ACTIONS:
                break  # what the turn's end is worth, not what the next event may bring
            make(world, move)
        stops = world.step == ACTIONS and (self.depth.width == 0 or moves == [DONE_MOVE])
        if stops or world.step < ABILITIES:
            return planner.utility(world)
        return planner.finish(world)


def _sane_choices(world: LegendsState) -> list[Move]:
    """Return the options of a choice; a special card isn't for one who leaves with the turn."""
    moves = turn.legal_moves(world)
    if world.pending[0][0] != ATTACH:
        return moves
    return [move for move in moves if not world.leaving >> names_of(move)[1] & 1] or moves
