"""Worlds that look like an observation: what is known lies where it is known to lie."""

from __future__ import annotations

import random

from game.legends.rules.worlds import public_state, sample
from tests.game.legends.rules.tables import CARDS, do, laid_out

CODE = CARDS.code_of


def test_a_world_looks_the_same_to_the_seat_and_hides_nothing_twice():
    table = laid_out(hands={0: ["kay"], 1: ["ban", "ector"]}, people={("forest", 1): ["bors"]})
    seen = table.observation(0)
    for seed in range(20):
        world = sample(CARDS, seen, random.Random(seed))
        assert world.observation(0) == seen
        lying = [*world.hands, *world.companies, world.discard]
        lying += [1 << character for character in world.deck]
        assert sum(lying) == sum(mask for mask in {1 << n for n in range(60)})


def test_other_hands_differ_from_world_to_world_but_for_what_all_know():
    table = laid_out(people={("camelot", 0): ["laudine"], ("camelot", 1): ["kay"]},
                     hands={1: ["ban"]})  # fmt: skip
    do(table, "use laudine kay")
    seen = table.observation(0)
    hands = {sample(CARDS, seen, random.Random(seed)).hands[1] for seed in range(12)}
    assert len(hands) > 4
    assert all(hand >> CODE["kay"] & 1 and hand.bit_count() == 2 for hand in hands)


def test_a_foreseen_event_card_lies_on_top_for_who_has_seen_it():
    table = laid_out(people={("camelot", 0): ["merlin"]},
                     events=["last_day", "pride", "beacon", "vigil"])  # fmt: skip
    do(table, "use merlin", "use merlin keep")
    vigil = CODE["vigil"]
    tops = {sample(CARDS, table.observation(0), random.Random(n)).event_deck[-1] for n in range(9)}
    assert tops == {vigil - CODE["challenger"]}
    others = {sample(CARDS, table.observation(1), random.Random(n)).event_deck[-1]
              for n in range(9)}  # fmt: skip
    assert len(others) > 3


def test_cards_looked_at_lie_on_top_in_their_order():
    table = laid_out(people={("camelot", 0): ["pelles"]}, deck=["kay", "ector", "ban", "bors"])
    do(table, "use pelles")
    for seed in range(5):
        world = sample(CARDS, table.observation(0), random.Random(seed))
        assert [CARDS.characters[n].id for n in world.deck[-3:]] == ["ector", "ban", "bors"]
        assert sorted(world.deck) == sorted(table.deck), "no card lies in it twice"
        blind = sample(CARDS, table.observation(1), random.Random(seed))
        shown = blind.pending[0][4]
        assert tuple(blind.deck[-3:][::-1]) == shown and len(set(shown)) == 3


def test_a_public_state_has_all_sums_and_no_hidden_card():
    table = laid_out(people={("camelot", 0): ["kay"], ("camelot", 1): ["ban"]}, hands={1: ["bors"]},
                     heraldic="pride", specials={"high_king": "ban"})  # fmt: skip
    state = public_state(CARDS, table.observation(0))
    assert [state.sums(0, seat) for seat in range(2)] == [table.sums(0, seat) for seat in range(2)]
    assert state.hands == [0, 0] and state.deck == () and state.left == table.left


def test_what_chance_will_bring_differs_from_world_to_world():
    seen = laid_out(people={("forest", 0): ["kay"]}).observation(0)
    assert len({sample(CARDS, seen, random.Random(seed)).chance for seed in range(5)}) == 5
