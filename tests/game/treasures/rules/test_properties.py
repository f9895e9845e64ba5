"""What holds at every step of every game of the treasures, whoever plays and however badly."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.treasures.rules.cards import COLOURS, DECK, TEXT_OF_CARD
from game.treasures.rules.events import (
    CardDrafted,
    DiskSetAside,
    DiskTaken,
    LineRefilled,
    ThiefPlaced,
)
from game.treasures.rules.game import Treasures
from game.treasures.rules.position import DISKS, DRAW, PLACE, RETURN
from game.treasures.rules.resolve import NOISES
from game.treasures.rules.state import TreasuresState
from tests.game.treasures.rules.positions import cards_everywhere

GAME = Treasures()
ALL_CARDS = sorted(TEXT_OF_CARD)
TURNS = {3: 15, 4: 10, 5: 7}


def tables():
    return st.tuples(
        st.sampled_from(GAME.seat_counts),
        st.integers(0, 2**63 - 1),
        st.sampled_from(NOISES),
        st.booleans(),
    )


def check(state: TreasuresState) -> None:
    """Hold a position against the rules page's invariants."""
    for colour, name in enumerate(COLOURS):
        lying = state.heaps[colour]
        for disks in (*state.owned, *state.taken, *state.aside):
            assert disks[colour] >= 0
            lying += disks[colour]
        assert lying == DISKS, name
    assert state.heaps == [max(0, count) for count in state.heaps]
    assert sorted(cards_everywhere(state)) == ALL_CARDS
    for hand, known in zip(state.hands, state.known, strict=True):
        assert known & ~hand == 0
    if state.phase == DRAW and not state.drawn:
        assert [hand.bit_count() for hand in state.hands] == [5] * state.seats
        assert not any(map(any, (*state.taken, *state.aside)))
        left = sum(map(len, state.lines))
        assert left >= state.seats, "the refill ran out half-way"
        if state.dealt < len(state.order):
            assert [len(line) for line in state.lines] == [state.seats] * 5
    assert bool(state.thieves) == (state.phase in (PLACE, RETURN))
    if state.phase == RETURN:
        seat = state.to_act()[0]
        assert 0 < state.owed < sum(state.owned[seat])
        assert len(state.legal_moves(seat)) > 1


@settings(max_examples=40)
@given(tables(), st.randoms(use_true_random=False))
def test_cards_and_disks_are_never_lost(table, rng):
    seats, seed, noise, rotate = table
    state = GAME.new_state(seats, seed, noise=noise, rotate_start=rotate)
    check(state)
    while acting := state.to_act():
        seat = rng.choice(acting)
        before = [seen(state, other) for other in range(seats)]
        events = state.apply(seat, rng.choice(state.legal_moves(seat)))
        check(state)
        told(before, events, state)
    assert state.turn == TURNS[seats]


def seen(state: TreasuresState, seat: int) -> dict[str, object]:
    return state.observation(seat)


def told(before, events, state) -> None:
    """Check that the events tell all that happened to disks, lines and thieves."""
    after = state.observation(0)
    lines = [list(line) for line in before[0]["lines"]]
    heaps = dict(before[0]["heaps"])
    for event in events:
        if isinstance(event, CardDrafted):
            assert lines[event.line].pop(0) == event.card
        elif isinstance(event, LineRefilled):
            lines[event.line].append(event.card)
        elif isinstance(event, DiskTaken):
            heaps[event.heap] -= 1
        elif isinstance(event, DiskSetAside):
            assert event.seat in range(state.seats)
        elif isinstance(event, ThiefPlaced):
            assert 0 <= event.rank < state.seats
    assert lines == after["lines"]
    if after["phase"] in ("place", "return"):
        assert heaps == after["heaps"]


def test_all_cards_are_in_the_deck():
    assert len(set(DECK)) == 60
