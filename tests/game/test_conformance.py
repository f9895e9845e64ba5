"""What every game must do, tried by random play: the contract, sentence by sentence.

Runs over GAMES and Nothing, for every number of seats; a new game is here as soon as it is shelved.
"""

from __future__ import annotations

import functools
import json
import random
from importlib.util import find_spec
from typing import Any

import pytest

from game import agents
from game.contract import IllegalMove, IllegalOption, Outcome
from game.randomness import MAX_SEED
from tests.game.playthrough import (
    EVERY_TABLE,
    GAMES_UNDER_TEST,
    fingerprint,
    options_number,
    random_states,
)

SEED = 918_273_645_546_372_819
"""Long enough not to turn up in an observation by chance."""
NO_SEATS = (-1, 99, 10**30, True, False, None, "0", 0.0, 1.5, (), b"0")
NO_MOVES = (-1, -(10**30), 10**30, 2**63, True, False, None, "0", 0.0, 1.0, (), "deal", b"deal")
NO_TEXTS: tuple[Any, ...] = (
    "",
    " ",
    "x",
    "\0",
    "deal\n",
    "💥",
    "9" * 5000,
    None,
    0,
    True,
    b"deal",
    [],
    {},
)


@pytest.fixture(params=EVERY_TABLE, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    """One game with one number of seats: (game, seats)."""
    key, seats = request.param
    return GAMES_UNDER_TEST[key], seats


def playthroughs(game, seats, count=2):
    """Yield lists of all positions of random games, under different options."""
    for number in range(count):
        yield list(played(game.key, seats, number))


@functools.cache
def played(key, seats, number):
    """Return the positions of one random game; a test that carries one on clones it first."""
    game = GAMES_UNDER_TEST[key]
    first = game.new_state(seats, SEED + number, **options_number(game, number))
    return tuple(random_states(first, random.Random(number)))


def some(states, most=16):
    """Return the first and last position and some between."""
    step = max(1, len(states) // most)
    return [*states[::step], states[-1]]


def test_a_game_says_who_it_is(table):
    game, _ = table
    assert GAMES_UNDER_TEST[game.key] is game
    assert game.version >= 1
    for option in game.options.values():
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices)


def test_bad_set_ups_are_refused(table):
    game, seats = table
    for count in (0, -1, 99, True, None, "2", 2.0):
        with pytest.raises(IllegalOption):
            game.new_state(count, 1)
    with pytest.raises(IllegalOption):
        game.new_state(seats, 1, no_such_option=1)
    for name in game.options:
        for value in (None, "no such value", -5, 1.0, [], object()):
            with pytest.raises(IllegalOption):
                game.new_state(seats, 1, **{name: value})
    for seed in (-1, MAX_SEED + 1, True, None, "1", 1.0):
        with pytest.raises(ValueError):
            game.new_state(seats, seed)
    for seed in (0, MAX_SEED):
        assert game.new_state(seats, seed).to_act()


def test_the_same_seed_gives_the_same_game(table):
    game, seats = table
    one, two = (game.new_state(seats, SEED, **options_number(game, 1)) for _ in range(2))
    ends = [random_states(state, random.Random(3))[-1] for state in (one, two)]
    assert fingerprint(ends[0], seats) == fingerprint(ends[1], seats)


def test_whoever_must_act_can_and_nobody_else(table):
    game, seats = table
    for states in playthroughs(game, seats):
        for state in states:
            acting = state.to_act()
            assert list(acting) == sorted(set(acting)) and set(acting) <= set(range(seats))
            assert bool(acting) == (state.outcome() is None)
            for seat in range(seats):
                moves = state.legal_moves(seat)
                assert moves == sorted(set(moves)) and all(type(move) is int for move in moves)
                assert bool(moves) == (seat in acting)
            for seat in (-1, seats, 99):
                assert state.legal_moves(seat) == []


def test_the_outcome_says_who_won(table):
    game, seats = table
    for states in playthroughs(game, seats):
        outcome = states[-1].outcome()
        assert isinstance(outcome, Outcome)
        assert len(outcome.scores) == seats
        assert all(type(score) is int for score in outcome.scores)
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert set(outcome.winners) <= set(range(seats))
        assert outcome.reason.startswith(f"{game.key}.")


def test_everything_illegal_raises_and_changes_nothing(table):
    game, seats = table
    for states in playthroughs(game, seats, 1):
        for state in some(states):
            before = fingerprint(state, seats)
            legal = {seat: state.legal_moves(seat) for seat in range(seats)}
            for seat in range(seats):
                for move in (*range(-3, 400), *NO_MOVES):
                    if type(move) is int and move in legal[seat]:
                        continue
                    with pytest.raises(IllegalMove):
                        state.apply(seat, move)
            for seat in NO_SEATS:
                for move in (0, *state.legal_moves(0)[:3]):
                    with pytest.raises(IllegalMove):
                        state.apply(seat, move)
                with pytest.raises(IllegalMove):
                    state.observation(seat)
            assert fingerprint(state, seats) == before


def test_a_clone_goes_its_own_way_and_the_past_never_changes(table):
    game, seats = table
    rng = random.Random(8)
    for states in playthroughs(game, seats):
        prints = [fingerprint(state, seats) for state in states]
        for state in some(states, 10):
            twin = state.clone()
            assert fingerprint(twin, seats) == fingerprint(state, seats)
            while acting := twin.to_act():
                seat = rng.choice(acting)
                twin.apply(seat, rng.choice(twin.legal_moves(seat)))
        assert [fingerprint(state, seats) for state in states] == prints


def test_moves_travel_as_text(table):
    game, seats = table
    for states in playthroughs(game, seats):
        met: set[str] = set()
        for state in some(states):
            legal = {}
            for seat in state.to_act():
                for move in state.legal_moves(seat):
                    text = state.encode(move)
                    assert text.isprintable() and 0 < len(text) <= 80
                    assert state.decode(text) == move
                    legal[text] = move
            bent = {form for text in legal for form in _bent(text)}
            for text in (*NO_TEXTS, *(met | bent).difference(legal)):
                with pytest.raises(IllegalMove):
                    state.decode(text)
            met.update(legal)


def _bent(text: str) -> tuple[str, ...]:
    """Return texts that are nearly a move's."""
    return (
        text + " ", " " + text, text + "\n", text + " 0", text[:-1], text.replace(" ", "  "),
        text.upper() if text != text.upper() else text.lower(),
        text.translate({ord("1"): "\N{ARABIC-INDIC DIGIT ONE}"}) + "\u200b",
    )  # fmt: skip


def test_observations_are_plain_json_without_the_seed(table):
    game, seats = table
    for states in playthroughs(game, seats):
        for state in some(states):
            for seat in range(seats):
                seen = state.observation(seat)
                text = json.dumps(seen)
                assert json.loads(text) == seen == state.observation(seat)
                assert not any(str(SEED + number) in text for number in range(3))
                _spoil(seen)  # what was handed out is not the state's own
                assert json.dumps(state.observation(seat)) == text


def _spoil(data: Any) -> None:
    for inner in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(inner, dict | list):
            _spoil(inner)
    data.clear()


def test_a_sampled_world_looks_the_same_and_can_be_played_on(table):
    game, seats = table
    rng = random.Random(5)
    for states in playthroughs(game, seats):
        for state in some(states[:-1], 12):
            for seat in range(seats):
                seen = state.observation(seat)
                text = json.dumps(seen)
                for _ in range(3):
                    world = game.sample(seen, rng)
                    assert world.observation(seat) == seen
                    assert world.legal_moves(seat) == state.legal_moves(seat)
                    assert random_states(world, rng)[-1].outcome() is not None
                assert json.dumps(seen) == text, "sample changed the observation"


def test_what_a_seat_knew_and_what_it_sees_is_what_it_knows(table):
    game, seats = table
    for number in range(6):
        state = game.new_state(seats, SEED + number, **options_number(game, number))
        rng = random.Random(number)
        known = [state.observation(seat) for seat in range(seats)]
        while acting := state.to_act():
            seat = rng.choice(acting)
            move = rng.choice(state.legal_moves(seat))
            text = state.encode(move)
            events = state.apply(seat, move)
            for viewer in range(seats):
                before = json.dumps(known[viewer])
                seen = [view for event in events if (view := event.seen_by(viewer)) is not None]
                after = game.fold(known[viewer], seen)
                assert json.dumps(known[viewer]) == before, "fold changed what was known before"
                assert after == state.observation(viewer), (text, seen)
                known[viewer] = after


def test_secret_choices_made_at_once_show_nothing_until_all_are_in(table):
    game, seats = table
    for states in playthroughs(game, seats):
        for state in states:
            acting = state.to_act()
            for seat in acting if len(acting) > 1 else ():
                twin = state.clone()
                events = twin.apply(seat, twin.legal_moves(seat)[0])
                if not set(twin.to_act()) < set(acting):
                    continue
                for other in set(range(seats)) - {seat}:
                    assert twin.observation(other) == state.observation(other)
                    assert not [event for event in events if event.seen_by(other)]


def test_an_agent_sees_only_its_observation(table):
    game, seats = table
    if find_spec(game.policy) is None:
        pytest.fail(f"{game.key} has no policy module {game.policy}")
    rng = random.Random(6)
    for states in playthroughs(game, seats, 1):
        for state in some(states[:-1], 4):
            for seat in state.to_act():
                seen = state.observation(seat)
                other_world = game.sample(seen, rng).observation(seat)
                moves = [
                    agents.choose(game, world, level, random.Random(4), playouts=4)
                    for world in (seen, seen, other_world)
                    for level in ("champion",)
                ]
                assert len(set(moves)) == 1 and moves[0] in state.legal_moves(seat)
                hints = [
                    agents.hint(game, world, random.Random(4), playouts=4)
                    for world in (seen, other_world)
                ]
                assert hints[0] == hints[1] and hints[0].move in state.legal_moves(seat)


@pytest.mark.parametrize("level", agents.LEVELS)
def test_every_level_and_personality_makes_legal_moves(table, level):
    game, seats = table
    rng = random.Random(2)
    state = game.new_state(seats, SEED)
    for personality in agents.PERSONALITIES:
        acting = state.to_act()
        if not acting:
            break
        chosen = agents.level_of(level, personality)
        move = agents.choose(game, state.observation(acting[0]), chosen, rng, playouts=2)
        state.apply(acting[0], move)
