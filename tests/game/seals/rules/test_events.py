"""Events: which of them are told, to whom, and which end the way back."""

from __future__ import annotations

import random

from game.contract import Event
from game.seals.rules import events as all_events
from game.seals.rules.scenario import BASIC, Scenario
from tests.game.seals.rules.tables import ALL_BLOCKS, fresh

CLASSES = {
    kind for kind in vars(all_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}  # fmt: skip


def test_every_kind_of_event_happens_and_nothing_of_it_is_secret() -> None:
    happened: set[type] = set()
    for scenario in (BASIC, Scenario(transfers=3, draft="none"), *ALL_BLOCKS):
        for seed in range(30):
            state, rng = fresh(3, seed, scenario), random.Random(seed)
            while state.to_act():
                moves = state.legal_moves(state.actor)
                for event in state.apply(state.actor, rng.choice(moves)):
                    happened.add(type(event))
                    assert all(event.seen_by(seat) == event for seat in range(3))
    # A game won takes more than chance: see the tests of the state.
    assert happened | {all_events.GameWon} == CLASSES


def test_faces_and_the_end_close_the_way_back() -> None:
    closing = {kind.__name__ for kind in CLASSES if kind.reveals}
    assert closing == {"CardPlayed", "GameWon", "GameLost", "HandsRevealed"}
