"""Teams of partners at the seals: how often they win, how long they think, and why they lose.

``teams`` counts wins and times every free decision. ``bound`` asks what perfect information would
have won with the same draft: lost deals are played once more from there by the same partners, each
of whom sees its own hand, too, and a sealed line is looked for. It tells of each lost deal the
last position in which a line was found, and whether the seat that left it could have known.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from game.agents import LEVELS
from game.seals.agents.batch_playouts import play_trick, winnable
from game.seals.agents.batch_tricks import Batch
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.endgame import Solver
from game.seals.agents.explanation import hopeful
from game.seals.agents.policy import choose
from game.seals.rules.cards import RANKS, TOKEN, count_tokens
from game.seals.rules.endings import WON
from game.seals.rules.game import Seals
from game.seals.rules.phases import DRAFT, PLAY
from game.seals.rules.state import SealsState

GAME = Seals()
PLAYOUTS = 10_000
"""More than any level asks for, so that a level counts, and never looks at the clock."""
PLAYOUTS_OPEN = 60
"""With open hands there is one world: looking at it twice as often tells nothing new."""
CROWD = 1_000
"""Columns that look for a sealed line at once."""
WORKED_OUT = 4
"""How many tricks before the end columns are worked out one by one …"""
PROOFS = 60
"""… how many of them …"""
MOST_STEPS = 20_000
"""… and how many positions each."""
Ply = tuple[SealsState, int]
"""A position and the move that was made there."""


def share_of(wins: int, deals: int) -> str:
    """Return a share with its standard error."""
    share = wins / deals
    return f"{share:.1%} ± {math.sqrt(share * (1 - share) / deals):.1%}"


def finish(
    state: SealsState,
    levels: Sequence[str],
    seed: int,
    times: dict[str, list[float]],
    playouts: int = PLAYOUTS,
) -> list[Ply]:
    """Play a deal on to its end; return every free decision, and note the seconds by level."""
    rngs = [random.Random(f"{seed} {seat}") for seat in range(state.seats)]
    plies = []
    while state.to_act():
        seat = state.actor
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            began = time.process_time()
            move = choose(state.observation(seat), LEVELS[levels[seat]], rngs[seat], playouts)
            times.setdefault(levels[seat], []).append(time.process_time() - began)
        plies.append((state.clone(), move))
        state.apply(seat, move)
    return plies


def opened(state: SealsState) -> SealsState:
    """Return a position in which every holder sees its own hand, too."""
    state = state.clone()
    state.deal = replace(state.deal, known=((1 << state.tricks_in_all) - 1,) * state.seats)
    return state


def line_found(state: SealsState) -> bool:
    """Return whether a sealed line was found with all hands open: a proof if so, none if not.

    Columns look for one by chance, whole ones first, then their last tricks are worked out.
    """
    columns = Columns(opened(state).observation(state.actor), random.Random(1))
    batch = columns.batch(1).picked(np.zeros(CROWD, int))
    if winnable(batch, CROWD, columns.chance)[0] > 0:
        return True
    batch = columns.batch(1).picked(np.zeros(CROWD, int))
    while batch.house.tricks - batch.number > WORKED_OUT:
        good = np.nonzero(play_trick(batch, columns.chance))[0]
        if not good.size:
            return False
        batch = batch.picked(columns.chance.choice(good, CROWD))
    if batch.laid:
        return _proven(state)
    return any(_proven(_position(state, batch, game)) for game in range(PROOFS))


def _proven(state: SealsState) -> bool:
    solver = Solver(MOST_STEPS)
    return solver.winnable(state) and not solver.doubtful


def _position(state: SealsState, batch: Batch, game: int) -> SealsState:
    """Return one game of a batch between two tricks as a position, for the basic rules."""
    past = state.clone()
    seats, trick = state.seats, tuple((seat, 0) for seat in range(state.seats))
    past.hands = [
        sum(int(batch.hands[seat, colour, game]) << RANKS * colour for colour in range(5))
        for seat in range(seats)
    ]
    past.tokens = [
        sum(
            (int(batch.tokens[seat, game]) >> 2 * colour & 3) * TOKEN[colour] for colour in range(5)
        )
        for seat in range(seats)
    ]
    past.owed = [count_tokens(tokens) for tokens in past.tokens]
    past.leader = past.actor = int(batch.leader[game])
    past.phase, past.trick, past.tricks = PLAY, (), ((0, trick, 0),) * batch.number
    return past


def teams(seats: int, levels: Sequence[str], seeds: range) -> None:
    """Print the share of wins with its standard error, how games ended, and times of decisions."""
    why: Counter[str] = Counter()
    where: Counter[int] = Counter()
    times: dict[str, list[float]] = {}
    for number, seed in enumerate(seeds, 1):
        state = GAME.new_state(seats, seed)
        finish(state, levels, seed, times)
        why[state.reason] += 1
        if state.reason != WON:
            where[len(state.tricks) + 1] += 1
        if number % 100 == 0 or number == len(seeds):
            print(f"{number} deals: {share_of(why[WON], number)}", flush=True)
    print("endings", dict(why))
    print("lost in trick", dict(sorted(where.items())))
    print_times(times)


def print_times(times: dict[str, list[float]]) -> None:
    """Print by level how long free decisions took."""
    for level, spent in times.items():
        half, most, longest = np.quantile(spent, (0.5, 0.95, 1.0)) * 1000
        print(f"{level}: a move in ms p50 {half:.0f}, p95 {most:.0f}, longest {longest:.0f}")


def bound(seats: int, levels: Sequence[str], seeds: range) -> None:
    """Print what was won, what could have been won from the same draft on, and each loss."""
    won = lines = open_won = 0
    losses: Counter[str] = Counter()
    times: dict[str, list[float]] = {}
    for number, seed in enumerate(seeds, 1):
        state = GAME.new_state(seats, seed)
        plies = [ply for ply in finish(state, levels, seed, times) if ply[0].phase != DRAFT]
        if state.reason == WON:
            won += 1
        else:
            again = opened(plies[0][0])
            finish(again, levels, seed, {}, PLAYOUTS_OPEN)
            open_won += again.reason == WON
            last = last_with_line(plies)
            lines += last is not None or again.reason == WON
            kind, told = told_of(*last) if last else ("draft", "no line was found after it")
            losses[kind] += 1
            print(f"deal {seed}: {state.reason} in trick {len(state.tricks) + 1}; {kind}: {told}")
        if number % 100 == 0 or number == len(seeds):
            print(f"{number} deals: won {share_of(won, number)}; with the same draft")
            print(f"  won with open hands, too, {share_of(won + open_won, number)},")
            print(f"  a sealed line was found in {share_of(won + lines, number)}")
            print(f"  lost by {dict(losses)}", flush=True)
    print_times(times)


def last_with_line(plies: Sequence[Ply]) -> Ply | None:
    """Return the last position of a lost deal in which a sealed line was found, and its move.

    A line once lost never comes back, so that halving what is left finds the place.
    """
    found = None
    low, high = 0, len(plies)
    while low < high:
        middle = (low + high) // 2
        if line_found(plies[middle][0]):
            found, low = plies[middle], middle + 1
        else:
            high = middle
    return found


def told_of(at: SealsState, move: int) -> tuple[str, str]:
    """Return how a move lost that left the last sealed line, in a word and in figures.

    *unknowable*: it was as good as any other in the worlds that its seat had to reckon with.
    *misjudged*: another move was better in them. *hopeless*: playouts won none of those worlds,
    whatever the move, so that there was nothing to go by.
    """
    seen = at.observation(at.actor)
    hopes = {other: hopeful(seen, other) for other in at.legal_moves(at.actor)}
    best = max(hopes.values())
    kind = "misjudged" if hopes[move] < best else "unknowable" if best else "hopeless"
    place = f"as number {len(at.trick) + 1} of {at.seats}" if at.phase == PLAY else "sealing it"
    return kind, (
        f"in trick {len(at.tricks) + 1}, {place}: 16 worlds, {hopes[move]} hopeful, at best {best}"
    )
