"""The patience's agent and its advice: what :mod:`game.agents` and the table ask for.

:func:`choose` and :func:`hint` are fair: they know what the player knows. :func:`oracle_hint` and
:func:`verdict` look at the stock, and what they lead to says so. Reasons are catalogue keys.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from game.agents import Hint, Level, Publish, keep_to_oneself
from game.contract import Move, Observation
from game.patience.agents import greedy
from game.patience.agents.analysis import FACE_CLASSES, RANK_OF_FACE_CLASS, Outlook
from game.patience.agents.solver import Verdict, solve
from game.patience.rules.cards import CENTRE, CLASS_OF_CELL, TEN, TEXT_OF_CARD
from game.patience.rules.game import Patience
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from game.patience.rules.observation import PatienceObservation
from game.patience.rules.state import PatienceState

ADVICE_NODE_LIMIT = 6_000
"""Positions the solver looks at for advice: about half a second at the very worst."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the oracle says: a move, or None where no move helps, and why, as a Hint does."""

    move: Move | None
    reason: str
    params: Mapping[str, str | int] = field(default_factory=dict)


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return a fair move: a squire's is greedy, a knight weighs it, a champion looks further.

    Needs neither chance nor playouts: the same observation and level give the same move.
    """
    seen = cast(PatienceObservation, observation)
    if level.name == "squire":
        return greedy.choose(seen)
    publish(greedy.choose(seen))
    return _weighed(seen, far=level.name != "knight")


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return the move of :func:`choose` and its reason; the game must not be over."""
    seen = cast(PatienceObservation, observation)
    outlook = Outlook(seen)
    move = choose(observation, level, rng, playouts, publish)
    if move == DEAL:
        return _deal_hint(outlook)
    if is_removal(move):
        return _removal_hint(seen, outlook, move)
    return _placement_hint(seen, outlook, move)


def oracle_hint(deal: int, moves: Sequence[str]) -> Advice:
    """Return the oracle's advice after ``moves`` (as text) of a deal, whose stock it looks at.

    Raises IllegalMove if the moves don't fit the deal.
    """
    state = _position_after(deal, moves)
    solution = solve(state, ADVICE_NODE_LIMIT)
    if solution.verdict is Verdict.LOST:
        return Advice(None, "patience.hint.oracle.lost")
    if solution.verdict is Verdict.UNKNOWN:
        move = _weighed(state.observation(0), far=True)
        return Advice(move, "patience.hint.oracle.unknown")
    if not solution.line:
        return Advice(None, "patience.hint.won")
    move = solution.line[0]
    if move == DEAL:
        return Advice(move, "patience.hint.oracle.deal")
    cards = [TEXT_OF_CARD[state.cells[cell]] for cell in cells_of_move(move)]
    if not is_removal(move):
        (cell,) = cells_of_move(move)
        card = TEXT_OF_CARD[state.waste]
        return Advice(move, "patience.hint.oracle.place", {"card": card, "cell": cell})
    if len(cards) == 1:
        return Advice(move, "patience.hint.oracle.ten", {"card": cards[0]})
    return Advice(move, "patience.hint.oracle.pair", {"first": cards[0], "second": cards[1]})


def verdict(deal: int, moves: Sequence[str]) -> str:
    """Return "winnable", "lost" or "unknown" after ``moves`` of a deal, whose stock is looked at.

    Raises IllegalMove if the moves don't fit the deal.
    """
    return solve(_position_after(deal, moves), ADVICE_NODE_LIMIT).verdict.value


def _weighed(observation: PatienceObservation, *, far: bool) -> Move:
    """Return the fair player's move. Only for this is numpy needed: a squire, and the rule of
    thumb, do without."""
    from game.patience.agents.fair import FairPlayer, FarSightedPlayer

    player = FarSightedPlayer() if far else FairPlayer()
    return player.plan(observation)[0]


def _position_after(deal: int, moves: Sequence[str]) -> PatienceState:
    state = Patience().new_state(1, deal)
    for text in moves:
        state.apply(0, state.decode(text))
    return state


def _deal_hint(outlook: Outlook) -> Hint:
    if not outlook.removing:
        return Hint(DEAL, "patience.hint.deal")
    if greedy.removal(outlook) is None:
        return Hint(DEAL, "patience.hint.deal_nothing_left")
    return Hint(DEAL, "patience.hint.deal_keep_back", {"cells": sum(outlook.free)})


def _removal_hint(observation: PatienceObservation, outlook: Outlook, move: Move) -> Hint:
    cells = cells_of_move(move)
    cards = [text for cell in cells if (text := observation["cells"][cell]) is not None]
    params: dict[str, str | int]
    if len(cells) == 1:
        params, name = {"card": cards[0]}, "ten"
    else:
        params, name = {"first": cards[0], "second": cards[1]}, "pair"
    if not outlook.stock:
        return Hint(move, f"patience.hint.{name}_finish", params)
    kinds = {CLASS_OF_CELL[cell] for cell in cells} - {CENTRE}
    faces = {kind: outlook.unseen[RANK_OF_FACE_CLASS[kind]] for kind in kinds}
    wanted = max(kinds, key=lambda kind: faces[kind], default=CENTRE)
    if wanted != CENTRE and faces[wanted]:
        return Hint(move, f"patience.hint.{name}_frees", {**params, "faces": faces[wanted]})
    return Hint(move, f"patience.hint.{name}", params)


def _placement_hint(observation: PatienceObservation, outlook: Outlook, move: Move) -> Hint:
    (cell,) = cells_of_move(move)
    kind = CLASS_OF_CELL[cell]
    params: dict[str, str | int] = {"card": observation["waste"] or "", "cell": cell}
    if outlook.waste > TEN:
        name = "face_only_place" if outlook.free[kind] == 1 else "face"
        return Hint(move, f"patience.hint.{name}", params)
    if kind == CENTRE:
        return Hint(move, "patience.hint.centre", params)
    params["faces"] = outlook.unseen[RANK_OF_FACE_CLASS[kind]]
    params["cells"] = outlook.free[kind]
    if not outlook.free[CENTRE]:
        others = [other for other in FACE_CLASSES if outlook.free[other]]
        name = "edge_only_kind" if len(others) == 1 else "edge_centre_full"
    elif outlook.waste == TEN:
        name = "edge_ten"
    elif greedy.is_bound_to_leave(outlook, outlook.waste):
        name = "edge_partner"
        params["other"] = _waiting_partner(observation, outlook)
    else:
        name = "edge_early"
    return Hint(move, f"patience.hint.{name}", params)


def _waiting_partner(observation: PatienceObservation, outlook: Outlook) -> str:
    """Return the text of a card on the grid that makes ten with the waste card."""
    cell = next(cell for cell, rank in outlook.spots if rank == TEN - outlook.waste)
    return observation["cells"][cell] or ""
