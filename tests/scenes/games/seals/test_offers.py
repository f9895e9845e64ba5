"""How moves are made on the table: every legal move by some way, and nothing else."""

from __future__ import annotations

import random

import pytest

from game.seals.rules.game import Seals
from scenes.games.seals.offers import offers_of, spots_on, taps
from scenes.games.seals.pieces import view_of
from tests.scenes.games.seals.seals_table import GIFTS


@pytest.mark.parametrize("scenario", [0, GIFTS])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_legal_move_is_made_from_what_lies_there(seats: int, scenario: int) -> None:
    phases = set()
    for seed in range(40):
        chance = random.Random(seed)
        state = Seals().new_state(seats, seed, scenario=scenario)
        while state.to_act():
            seat = state.to_act()[0]
            legal, seen = state.legal_moves(seat), state.observation(seat)
            names = {zone: [p.name for p in lying] for zone, lying in view_of(seen).items()}
            offers = offers_of(seen, legal)
            spots = {key for key, _ in spots_on(names.__getitem__, seen["phase"], seats)}
            texts = {state.encode(move) for move in legal} - {"pass", "keep"}
            assert {state.encode(move) for move in offers.values()} == texts
            for source, target in offers:
                assert source in names["own"] + names["pool"] + names["tokens.0"]
                assert {source, target} <= spots
            phases.add(seen["phase"])
            state.apply(seat, chance.choice(legal))
    assert {"draft", "play", "seal"} <= phases


def test_a_gift_wants_a_seat_and_is_never_made_by_a_tap() -> None:
    state = Seals().new_state(4, 0, scenario=GIFTS)
    while state.observation(0)["phase"] != "gift":
        seat = state.to_act()[0]
        state.apply(seat, state.legal_moves(seat)[0])
    seat = state.to_act()[0]
    offers = offers_of(state.observation(seat), state.legal_moves(seat))
    assert offers and not taps(offers)
    assert all(target.startswith("seat.") and target != "seat.0" for _, target in offers)


def test_the_keys_come_first_to_cards_in_a_trick_and_to_swords_otherwise() -> None:
    empty: dict[str, list[str]] = {
        f"{kind}.{place}": [] for kind in ("hand", "won") for place in range(3)
    }
    lying = {"own": ["own.0.1.red"], "pool": [], "tokens.0": ["token.0.0.blue"], **empty}
    for phase, first in (("play", "own.0.1.red"), ("seal", "token.0.0.blue")):
        assert spots_on(lying.__getitem__, phase, 3)[0][0] == first
