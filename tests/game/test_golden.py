"""Golden playthroughs: the same moves show every seat the same things, in every later version."""

from __future__ import annotations

import json

import pytest

from tests.game.playthrough import EVERY_TABLE, GAMES_UNDER_TEST, golden_path, observation_hash


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_golden_playthroughs_still_look_the_same_to_every_seat(key: str, seats: int) -> None:
    path = golden_path(key, seats)
    assert path.exists(), f"record it first: python -m tests.record_golden {key}"
    golden = json.loads(path.read_text(encoding="utf-8"))
    game = GAMES_UNDER_TEST[key]
    assert golden["version"] == game.version
    for played in golden["playthroughs"]:
        state = game.new_state(seats, played["seed"], **played["options"])
        for ply, seen in enumerate(played["seen"]):
            assert [observation_hash(state, seat) for seat in range(seats)] == seen, ply
            if ply < len(played["moves"]):
                seat, text = played["moves"][ply]
                state.apply(seat, state.decode(text))
        assert state.to_act() == ()
