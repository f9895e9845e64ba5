"""Teams of partners at the seals: how often they win, how long they think, and why they lose.

``teams`` counts wins and times every free decision. ``bound`` asks what perfect information would
have won with the same draft: whether any sealed line was found with all hands open, and whether
the same partners win when everybody sees its own hand, too. It tells of each lost deal the last
position in which a line was still found, and whether the seat that left it could have known.
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
from game.seals.account import hopeful
from game.seals.columns import Columns
from game.seals.phases import DRAFT, PLAY
from game.seals.playouts import winnable
from game.seals.policy import choose
from game.seals.rules import Seals
from game.seals.state import WON, SealsState

GAME = Seals()
PLAYOUTS = 10_000
"""More than any level asks for, so that a level counts, and never looks at the clock."""
LINES_TRIED = (500, 4_000)
"""Columns that look for a sealed line: few at first, more where none was found."""
Ply = tuple[SealsState, int]
"""A position and the move that was made there."""


def share_of(wins: int, deals: int) -> str:
    """Return a share with its standard error."""
    share = wins / deals
    return f"{share:.1%} ± {math.sqrt(share * (1 - share) / deals):.1%}"


def finish(
    state: SealsState, levels: Sequence[str], seed: int, times: dict[str, list[float]]
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
            move = choose(state.observation(seat), LEVELS[levels[seat]], rngs[seat], PLAYOUTS)
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
    """Return whether a sealed line was found with all hands open: a proof if so, none if not."""
    columns = Columns(opened(state).observation(state.actor), random.Random(1))
    for crowd in LINES_TRIED:
        batch = columns.batch(1).picked(np.zeros(crowd, int))
        if winnable(batch, crowd, columns.chance)[0] > 0:
            return True
    return False


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
    for level, spent in times.items():
        half, most, longest = np.quantile(spent, (0.5, 0.95, 1.0)) * 1000
        print(f"{level}: a move in ms p50 {half:.0f}, p95 {most:.0f}, longest {longest:.0f}")


def bound(seats: int, levels: Sequence[str], seeds: range) -> None:
    """Print what was won, what could have been won from the same draft on, and each loss."""
    won = lines = open_won = 0
    losses: Counter[str] = Counter()
    for number, seed in enumerate(seeds, 1):
        state = GAME.new_state(seats, seed)
        plies = finish(state, levels, seed, {})
        after = next(at for at, _ in plies if at.phase != DRAFT)
        won += state.reason == WON
        with_eyes = opened(after)
        finish(with_eyes, levels, seed, {})
        open_won += with_eyes.reason == WON
        last = None
        if state.reason != WON:
            played = [ply for ply in reversed(plies) if ply[0].phase == PLAY]
            last = next((ply for ply in played if line_found(ply[0])), None)
            kind, told = told_of(*last) if last else ("draft", "no line was found after it")
            losses[kind] += 1
            print(f"deal {seed}: {state.reason} in trick {len(state.tricks) + 1}; {kind}: {told}")
        lines += state.reason == WON or last is not None or with_eyes.reason == WON
        if number % 100 == 0 or number == len(seeds):
            print(f"{number} deals: won {share_of(won, number)}; a sealed line with this draft")
            print(f"  {share_of(lines, number)}; won with open hands {share_of(open_won, number)}")
            print(f"  lost by {dict(losses)}", flush=True)


def told_of(at: SealsState, move: int) -> tuple[str, str]:
    """Return how a move lost that left the last sealed line, in a word and in figures.

    *unknowable*: it was as good as any other in the worlds that its seat had to reckon with.
    *misjudged*: another move was better in them.
    """
    seen = at.observation(at.actor)
    hopes = {other: hopeful(seen, other) for other in at.legal_moves(at.actor)}
    best = max(hopes.values())
    kind = "misjudged" if hopes[move] < best else "unknowable"
    return kind, (
        f"in trick {len(at.tricks) + 1} as number {len(at.trick) + 1} of {at.seats},"
        f" of 16 worlds {hopes[move]} hopeful, at best {best}"
    )
