"""The chairs: whose move it is to make, and agents that stand in for a while."""

from __future__ import annotations

import pytest

from game.seating import Seating
from game.transcript import AGENT, GUEST, ME, Chair

KAY = Chair(AGENT, "Kay", "squire")


@pytest.fixture
def seating():
    return Seating([Chair(GUEST, "Iñaki"), KAY, Chair(ME, "Ana")])


def test_the_persons_own_seat_is_known_wherever_it_is(seating):
    assert seating.mine == 2
    assert Seating([KAY, Chair(GUEST)]).mine is None


def test_persons_and_agents_are_told_apart(seating):
    assert seating.agents == {1} and Seating([Chair(ME)]).agents == frozenset()


def test_an_agent_stands_in_and_goes(seating):
    before = seating.chairs
    seating.stand_in(2, "knight", "bold")
    assert seating.chairs[2] == Chair(ME, "Ana", "knight", "bold") and seating.mine == 2
    assert seating.agents == {1, 2}
    seating.give_back(2)
    assert seating.chairs == before and seating.agents == {1}


def test_an_agents_own_chair_is_nobodys_to_take_back(seating):
    with pytest.raises(ValueError, match="seat 1"):
        seating.give_back(1)
