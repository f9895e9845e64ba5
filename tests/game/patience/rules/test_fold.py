"""The law of the fold: what was seen before, and what happened, make what is seen after."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from game.patience.rules.events import CardDealt, CardPlaced, PairRemoved, RemovingOpened
from game.patience.rules.fold import fold
from game.patience.rules.game import Patience
from tests.game.patience.rules.positions import FACES_HOME, position, sensible_move

GAME = Patience()


@pytest.mark.parametrize("deal", range(12))
def test_what_is_seen_follows_from_the_events_alone(deal: int) -> None:
    """Every move of a deal, from the first card to the end: every key is the same."""
    state, rng = GAME.new_state(1, deal), random.Random(deal)
    while state.to_act():
        before = state.observation(0)
        kept = deepcopy(before)
        events = [event for each in state.apply(0, sensible_move(state, rng))
                  if (event := each.seen_by(0)) is not None]
        assert GAME.fold(before, events) == state.observation(0)
        assert before == kept, "the observation that was given is left alone"


def test_the_law_holds_to_the_last_card_of_a_win() -> None:
    state = position(FACES_HOME | {5: "4C", 6: "6C", 9: "TC"}, removing=True)
    for text in ("remove 9", "remove 5 6"):
        before = state.observation(0)
        events = state.apply(0, state.decode(text))
        assert fold(before, events) == state.observation(0)
    assert state.observation(0)["score"] == 3


def test_nothing_changes_where_nothing_happened() -> None:
    seen = position({5: "2C"}, stock="7C", waste="3C", gone="AD 9D").observation(0)
    assert fold(seen, []) == seen


def test_each_event_changes_what_it_tells_of() -> None:
    seen = position({5: "4C"}, stock="6C 7D").observation(0)
    dealt = fold(seen, [CardDealt("6C", 1)])
    assert (dealt["waste"], dealt["stock"]) == ("6C", 1)
    placed = fold(dealt, [CardPlaced("6C", 0), RemovingOpened()])
    assert placed["waste"] is None and placed["cells"][0] == "6C" and placed["removing"]
    paired = fold(placed, [PairRemoved(("6C", "4C"), (0, 5))])
    assert paired["cells"] == [None] * 16 and paired["gone"] == ["6C", "4C"]
    assert paired["removed"] == paired["score"] == 2
