"""The promise before a match: a sum that anybody can compute, of numbers that nobody can guess."""

from __future__ import annotations

from dataclasses import replace

from game import fairness
from game.randomness import MAX_SEED


def test_the_sum_is_one_that_anybody_can_compute():
    # printf 4711:abc | sha256sum
    assert (
        fairness.commitment(4711, "abc")
        == "1bc9660770edd83707276ce8b4fc9f855b0bf681e225090bd18a0868084472be"
    )


def test_nonces_and_seeds_are_new_each_time():
    assert len({fairness.new_nonce() for _ in range(50)}) == 50
    assert len({fairness.new_seed() for _ in range(50)}) == 50


def test_new_numbers_have_the_size_that_is_promised():
    assert all(0 <= fairness.new_seed() <= MAX_SEED for _ in range(50))
    assert all(len(bytes.fromhex(fairness.new_nonce())) == 16 for _ in range(50))


def test_every_seed_may_come_and_none_beyond(monkeypatch):
    monkeypatch.setattr(fairness.secrets, "randbelow", lambda bound: bound - 1)
    assert fairness.new_seed() == MAX_SEED


def test_a_proof_holds_for_nothing_but_what_was_promised():
    proof = fairness.Reveal(42, "00ff", fairness.commitment(42, "00ff"))
    assert fairness.verify(proof)
    for bent in ({"seed": 43}, {"nonce": "00fe"}, {"commitment": fairness.commitment(42, "")}):
        assert not fairness.verify(replace(proof, **bent))
