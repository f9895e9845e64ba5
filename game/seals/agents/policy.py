"""The seals' partners: a squire keeps the convention, a knight believes, a champion searches.

What :mod:`game.agents` asks for. All levels play one readable convention (see that module) and know
only their observation; they differ by memory, by how many worlds they hold in mind, and by search.

What teams won of 400 deals of the basic rules, with standard errors
(``python -m tests.bench.seals teams`` and ``bound``):

==============================  ============  ============
team                            three seats   four seats
==============================  ============  ============
squires                         19.0 ± 2.0 %  10.8 ± 1.5 %
a champion among squires        38.0 ± 2.4 %  15.8 ± 1.8 %
knights                         90.8 ± 1.4 %  77.5 ± 2.1 %
champions                       98.5 ± 0.6 %  90.5 ± 1.5 %
==============================  ============  ============

With the champions' draft and all hands open a sealed line was found in 99.5 ± 0.4 % of the deals
at three seats, 95.0 ± 1.1 % at four. A champion thinks 21 ms a move, 95 of 100 moves within 69 ms.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from game.agents import GLANCE, Deadline, Hint, Level, Publish, keep_to_oneself
from game.contract import Move, Observation
from game.seals.agents import reasons
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.belief import Belief
from game.seals.agents.convention import WORST, Line, Table, split_of_pool
from game.seals.agents.endgame import Solver, in_reach
from game.seals.agents.search import CROWD, Judged, behind, judge_moves
from game.seals.agents.token_split import choose_token, first_of
from game.seals.rules.cards import cards_of
from game.seals.rules.deal import MOST_TAKEN
from game.seals.rules.moves import KEEP, gift, play
from game.seals.rules.observation import SealsObservation
from game.seals.rules.phases import DRAFT, GIFT, PLAY
from game.seals.rules.state import SealsState
from game.seals.rules.worlds import Unseen


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a level thinks: splits and worlds in the draft, worlds and rounds in play."""

    width: int
    draft_rounds: int
    draft_worlds: int
    worlds: int
    rounds: int
    endgame: bool


KNIGHT: Final = Effort(15, 2, 5, worlds=10, rounds=1, endgame=False)
CHAMPION: Final = Effort(30, 5, 10, worlds=24, rounds=4, endgame=True)
EFFORTS: Final[Mapping[str, Effort]] = {"knight": KNIGHT, "champion": CHAMPION}
"""By level; a squire doesn't search."""
ENDGAME_WORLDS: Final = 16
"""Worlds worked out to the end, a decision."""
STRAYING: Final = 0.1
"""How much worse than the best a move may be to a partner with a whim."""
DEPARTURE: Final = 0.5
"""How many standard errors better a move must be than the convention's to be played instead."""


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return a legal move of the observing seat; ``playouts`` count instead of the clock."""
    return Mind(cast("SealsObservation", observation), level, rng, playouts, publish).choose()


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return the move of :func:`choose` and its reason; the game must not be over."""
    mind = Mind(cast("SealsObservation", observation), level, rng, playouts, publish)
    move = mind.choose()
    reason, params = reasons.reason(mind.guess, mind.table, move)
    return Hint(move, reason, params)


class Mind:
    """One decision of one seat."""

    def __init__(
        self,
        observation: SealsObservation,
        level: Level,
        rng: random.Random,
        playouts: int | None,
        publish: Publish = keep_to_oneself,
    ) -> None:
        self.seen = observation
        self.level = level
        self.rng = rng
        self.playouts = playouts
        self.publish = publish
        self.unseen = Unseen(observation)
        self.seat = self.unseen.seat
        self.guess: SealsState = self.unseen.world(rng, self.unseen.typical())
        """The world that a squire takes for the real one."""
        self.table = Table(self.guess)
        self.moves = self.guess.legal_moves(self.seat)

    def choose(self) -> Move:
        """Return the level's move."""
        if len(self.moves) == 1:
            return self.moves[0]
        phase = self.guess.phase
        effort = EFFORTS.get(self.level.name)
        if effort is not None and self.playouts is not None:
            worlds = max(1, min(effort.worlds, self.playouts // CROWD))
            effort = replace(effort, worlds=worlds)
        if phase == DRAFT:
            if effort is not None:
                self.publish(self._draft(None))
            return self._draft(effort)
        if phase == GIFT and not self._rescue_wanted():
            return KEEP
        if effort is None:
            return self._by_convention()
        return self._by_search(effort)

    def _draft(self, effort: Effort | None) -> Move:
        state = self.guess
        if effort is not None:
            columns = Columns(self.seen, self.rng)
            return choose_token(
                columns,
                self.moves,
                width=effort.width,
                rounds=effort.draft_rounds,
                worlds=effort.draft_worlds,
            )
        most = MOST_TAKEN[state.scenario.draft, state.seats]
        room = [
            0 if state.passed >> seat & 1 else most - owed for seat, owed in enumerate(state.owed)
        ]
        pool = [colour for colour in range(5) for _ in range(state.pool >> 4 * colour & 15)]
        return first_of(split_of_pool(state, room)[self.seat], pool, self.moves)

    def _rescue_wanted(self) -> bool:
        """Return whether the winner can't seal, and the seat holds a token that would.

        A gift is kept for that: a token given early can't be given where it is needed.
        """
        state = self.guess
        if not state.trick or self.seat == state.window:
            return False
        winner = state.tokens[state.window]
        fits = [colour for colour in range(5) if state.fit >> colour & 1]
        return not any(winner >> 4 * colour & 15 for colour in fits) and bool(self._rescues())

    def _rescues(self) -> list[Move]:
        state = self.guess
        found = []
        for move in self.moves:
            given = gift(move)
            if given and given[1] == state.window and state.fit >> given[0] & 1:
                found.append(move)
        return found

    def _by_convention(self) -> Move:
        """A squire: the best line in the typical world, or the plain rule."""
        state = self.guess
        if state.phase == PLAY:
            return self._play_of(max(self._lines(), key=self._liking))
        if state.phase == GIFT:
            return self._rescues()[0]
        return self.moves[0]  # a token of the colour before a grey one

    def _lines(self) -> list[Line]:
        """Return a line for each card: in the typical world, with its mean value over the guesses.

        A squire minds no more than three: that its cards are middling, that they are low, or high.
        """
        lines = self.table.lines(self.seat)
        values = [max(line.value, WORST) for line in lines]
        for at in (0.1, 0.9):
            other = Table(self.unseen.world(self.rng, self.unseen.typical(at)))
            for number, line in enumerate(other.lines(self.seat)):
                values[number] += max(line.value, WORST)
        return [replace(line, value=value) for line, value in zip(lines, values, strict=True)]

    def _liking(self, line: Line) -> float:
        """A line's value to this squire: who has a whim strays, the bold take tricks themselves."""
        personality = self.level.personality
        own = 0.3 * personality.boldness * (line.winner == self.seat)
        return line.value + own + personality.whim * self.rng.random()

    def _play_of(self, line: Line) -> Move:
        return play(cards_of(self.guess.hands[self.seat]).index(line.card) + 1)

    def _by_search(self, effort: Effort) -> Move:
        moves = self.moves
        if self.guess.phase == GIFT:
            moves = [*self._rescues(), KEEP]
        # What partners expect stands while something better is looked for; its own chance, so that
        # looking is not led elsewhere by it.
        usual = Mind(self.seen, GLANCE, random.Random(0), 1)
        self.publish(usual.choose())
        columns = Columns(self.seen, self.rng)
        if effort.endgame and in_reach(self.guess):
            moves = self._not_lost(moves)
            if len(moves) == 1:
                return moves[0]
        judged = judge_moves(
            columns,
            moves,
            Belief(columns, self.rng).draw,
            effort.worlds,
            self._rounds(effort),
        )
        return self._departing(judged)

    def _rounds(self, effort: Effort) -> Iterator[int]:
        """Count the rounds of a search; without a number of playouts the clock ends it, too."""
        deadline = Deadline(self.level.seconds / 2)
        for number in range(effort.rounds):
            if number and self.playouts is None and deadline.passed:
                return
            yield number

    def _departing(self, judged: Sequence[Judged]) -> Move:
        """Return the best move, or the convention's where that is as good as level with it."""
        best = judged[0]
        whim = self.level.personality.whim
        if whim and self.rng.random() < whim:
            close = [one for one in judged if behind(best, one)[0] <= STRAYING * best.mean]
            return self.rng.choice(close).move
        if self.guess.phase == PLAY:
            usual = self._play_of(max(self._lines(), key=lambda line: line.value))
            for one in judged[1:]:
                if one.move == usual:
                    gap, error = behind(best, one)
                    return usual if gap <= DEPARTURE * error else best.move
        return best.move

    def _not_lost(self, moves: Sequence[Move]) -> list[Move]:
        """Return the moves that leave a win in as many worlds as any, near the end of the game."""
        solver = Solver()
        alive = dict.fromkeys(moves, 0)
        for _ in range(ENDGAME_WORLDS):
            world = self.unseen.world(self.rng)
            for move in moves:
                after = world.clone()
                after.apply(self.seat, move)
                alive[move] += solver.winnable(after)
        most = max(alive.values())
        return [move for move in moves if alive[move] == most]
