"""The agents of the treasures: fair, repeatable, each in character, and able to say why."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game import agents
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.baseline import plain_move
from game.treasures.agents.hints import explained
from game.treasures.rules.cards import COLOURS, TEXT_OF_CARD
from game.treasures.rules.events import DiskSetAside, ThiefPlaced
from game.treasures.rules.game import Treasures
from game.treasures.rules.moves import card_of_move, heap_of_move, line_of_move
from game.treasures.rules.position import CHOOSE, DRAW, PLACE, RETURN
from game.treasures.rules.resolve import NOISES
from tests.game.treasures.agents.games import some_states
from tests.game.treasures.rules.positions import choose_all, mask, position

GAME = Treasures()
PLAIN = agents.PERSONALITIES["plain"]
NOTHING = (0, 0, 0, 0, 0)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("noise", NOISES)
def test_the_same_question_gets_the_same_answer_in_every_world(seats, noise):
    rng = random.Random(5)
    for state, seat in some_states(seats, 11, noise)[::7]:
        seen = state.observation(seat)
        worlds = [seen, GAME.sample(seen, rng).observation(seat)]
        for level in ("squire", "knight", "champion"):
            moves = {
                agents.choose(GAME, world, level, random.Random(9), playouts=3)
                for world in worlds
            }
            assert len(moves) == 1 and moves <= set(state.legal_moves(seat))


def test_the_last_missing_treasure_is_played_for():
    hands = ("3d 1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d 2n", "5d 11d 17d 23d 29d 5n",
             "4d 10d 16d 22d 28d 4n")  # fmt: skip
    state = position(hands, [(1, 1, 0, 1, 1), NOTHING, NOTHING, NOTHING])
    move = agents.choose(GAME, state.observation(0), "champion", random.Random(1), playouts=40)
    assert state.encode(move) == "choose 3d"
    advice = agents.hint(GAME, state.observation(0), random.Random(1), playouts=40)
    assert advice.move == move and advice.reason == "treasures.hint.choose_set"
    assert advice.params == {"card": "3d", "colour": "green"}


def test_a_black_card_goes_where_it_completes_a_set():
    hands = ("6d 1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d 2n", "5d 11d 17d 23d 29d 5n",
             "4d 10d 16d 22d 28d 4n")  # fmt: skip
    state = position(hands, [(1, 1, 0, 1, 1), NOTHING, NOTHING, NOTHING])
    choose_all(state, "6d 2d 5d 4d")
    advice = agents.hint(GAME, state.observation(0), random.Random(1), playouts=4)
    assert state.encode(advice.move) == "pile green"
    assert advice.reason == "treasures.hint.place_set"


def test_a_spare_disk_is_set_aside():
    hands = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "4d 3d 9d 15d 21d 27d",
             "5d 3n 9n 15n 21n 27n")  # fmt: skip
    state = position(hands, [NOTHING, (0, 1, 1, 3, 1), NOTHING, NOTHING])
    choose_all(state, "13d 7d 4d 3n")
    assert state.phase == RETURN and state.to_act() == (1,)
    for level in agents.LEVELS:
        move = agents.choose(GAME, state.observation(1), level, random.Random(1), playouts=20)
        assert state.encode(move) == "return blue"
    advice = agents.hint(GAME, state.observation(1), random.Random(1), playouts=4)
    assert advice.reason == "treasures.hint.return_spare" and advice.params == {"colour": "blue"}


def test_every_reason_is_given_for_what_is_so():
    met = Counter()
    for seats, noise in ((4, "rising"), (3, "greedy"), (5, "plain"), (4, "plain")):
        for state, seat in some_states(seats, 21 + seats, noise):
            outlook = Outlook(state, seat)
            for move in state.legal_moves(seat):
                hint = explained(outlook, move)
                met[hint.reason] += 1
                assert hint.move == move
                _check(state, seat, hint)
    for act, count in (("draw", 5), ("choose", 5), ("place", 4), ("return", 2)):
        assert sum(f".{act}_" in reason for reason in met) >= count, met


def _check(state, seat, hint) -> None:
    """Hold a reason against the position."""
    kind = hint.reason.rpartition(".")[2]
    owned, colour = state.owned[seat], hint.params.get("colour")
    line, card, heap = line_of_move(hint.move), card_of_move(hint.move), heap_of_move(hint.move)
    if line is not None:
        assert hint.params["card"] == TEXT_OF_CARD[state.lines[line][0]]
    if card is not None:
        assert hint.params["card"] == TEXT_OF_CARD[card]
    assert ("black" in kind) == (colour is None)
    number = COLOURS.index(colour) if colour else 0
    if kind.endswith("_set"):
        more = [count + (c == number) for c, count in enumerate(owned)]
        assert min(more) == min(owned) + 1
    if kind == "place_alone":
        assert all(place != heap for _, _, place in state.thieves)
    if kind in ("choose_empty", "place_empty"):
        assert state.heaps[number] <= sum(place == number for _, _, place in state.thieves)
    if kind.endswith("missing"):
        assert owned[number] == min(owned)


def _statistics(personality: str, deals: int) -> dict[str, float]:
    """Play a knight of a personality among plain players; return a game's averages.

    ``number``: of the cards it plays; ``lost``: disks it sets aside; ``caused``: disks set aside
    behind it at its own heap; ``disks``: what it owns at the end.
    """
    knight = agents.level_of("knight", personality)
    counts: Counter[str] = Counter()
    for seed in range(deals):
        state = GAME.new_state(4, seed)
        rng, me = random.Random(seed), seed % 4
        rank, heap = 0, ""
        while acting := state.to_act():
            seat = acting[0]
            moves = state.legal_moves(seat)
            move = moves[0]
            if len(moves) > 1 and seat == me:
                move = agents.choose(GAME, state.observation(me), knight, rng, playouts=20)
            elif len(moves) > 1:
                move = plain_move(Outlook(state, seat))
            for event in state.apply(seat, move):
                if isinstance(event, ThiefPlaced) and event.seat == me:
                    rank, heap = event.rank, event.heap
                    counts["number"] += int(event.card[:-1])
                elif isinstance(event, DiskSetAside) and event.seat == me:
                    counts["lost"] += 1
                elif isinstance(event, DiskSetAside):
                    counts["caused"] += event.heap == heap and not rank
        counts["disks"] += sum(state.owned[me])
    return {name: count / deals for name, count in counts.items()}


def test_personalities_can_be_told_apart_at_the_table():
    names = ("plain", "greedy", "spiteful", "bold", "careful")
    plain, greedy, spiteful, bold, careful = (_statistics(name, 12) for name in names)
    assert greedy["disks"] > plain["disks"] + 0.4, "the collector keeps what it has"
    assert spiteful["caused"] > plain["caused"] + 0.4, "the spoiler stands in others' way"
    assert bold["number"] / 10 + 2 < careful["number"] / 10, "the gambler saves its high cards"
    assert careful["lost"] < bold["lost"], "the miser plays safe"
    assert max(greedy["disks"], plain["disks"]) > bold["disks"]


def test_phases_of_the_sample_cover_all_kinds_of_decisions():
    phases = {state.phase for seed in (3, 4) for state, _ in some_states(seed=seed)}
    assert phases == {DRAW, CHOOSE, PLACE, RETURN}
    assert mask("1d 1n") == 3
