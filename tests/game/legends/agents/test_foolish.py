"""Foolish acts that a newcomer would notice: none in whole games of any level, none when posed."""

from __future__ import annotations

import random

import pytest

from game import agents
from game.agents import LEVELS
from game.legends.agents.value import seats_done
from game.legends.rules.codes import (
    ATTACH,
    BID,
    COMPLETE,
    DONE,
    FIRST_EVENT,
    FIRST_SPECIAL,
    MOVE,
    USE,
    cards_of,
    names_of,
    verb_of,
)
from game.legends.rules.game import Legends
from game.legends.rules.position import ACTIONS, COMPLETING
from game.legends.rules.quests import completable
from game.legends.rules.tournament import bid_total, bid_worth
from tests.game.legends.agents.playing import PLAIN, STRONG, plays, plays_turn
from tests.game.legends.rules.tables import CARDS, bidding, do, laid_out, look, offers, raised

GAME = Legends()
RAISING = ("boost", "wild", "rally", "copy")


class Critic:
    """Watches a game's moves and names the foolish ones."""

    def __init__(self):
        self.found = []
        self._turn = None
        self._raised, self._completed, self._walks = [], 0, []

    def see(self, state, move):
        """Look at a move before it is made."""
        if (state.turn, state.active) != self._turn:
            self.end()
            self._turn = state.turn, state.active
            self._raised, self._completed, self._walks = [], 0, []
        verb = verb_of(move)
        if verb == DONE and not state.pending:
            self._stop(state)
        elif verb == BID:
            self._bid(state)
        elif verb == ATTACH and state.leaving >> names_of(move)[1] & 1:
            stays = [m for m in state.legal_moves(state.active)
                     if not state.leaving >> names_of(m)[1] & 1]  # fmt: skip
            self._blame(bool(stays), "gave a special card to one who leaves", state)
        elif verb == COMPLETE:
            self._completed += 1
        elif verb == MOVE and state.step == ACTIONS:
            origin, destination, one, other = names_of(move)
            back = any(a == destination and b == origin and people & {one, other}
                       for a, b, people in self._walks)  # fmt: skip
            self._blame(back, "walked there and back", state)
            self._walks.append((origin, destination, {one, other} & set(range(FIRST_SPECIAL))))
        elif verb == USE and not state.pending:
            ability = (
                CARDS.ability[names_of(move)[0]] if names_of(move)[0] < FIRST_SPECIAL else None
            )
            if ability is not None and ability.effect in RAISING and ability.leaves:
                self._raised.append(state.encode(move))

    def end(self):
        """Look at a turn that is over."""
        if self._raised and not self._completed:
            self.found.append(f"burned {self._raised} for nothing in {self._turn}")

    def _stop(self, state):
        if state.step == COMPLETING:
            left = set(completable(state)) - set(CARDS.finals)
            self._blame(bool(left), "left a quest untaken", state)
        elif state.step == ACTIONS and state.actions and not seats_done(state):
            useful = len(state.legal_moves(state.active)) > 1
            self._blame(useful, "wasted actions", state)

    def _bid(self, state):
        seat = state.bidder
        own = bid_total(state, seat) if state.bids[seat] else None
        rivals = [bid_total(state, other) for other in range(state.seats)
                  if other != seat and state.bids[other]]  # fmt: skip
        room = CARDS.events[state.tournament].cap - state.bids[seat].bit_count()
        best = sorted(bid_worth(state, character) for character in cards_of(state.hands[seat]))
        most = (own or 0) + sum(best[-room:])
        leads = own is not None and own > max(rivals, default=-99)
        self._blame(leads, "raised its own leading bid", state)
        self._blame(most < max(rivals, default=-99), "bid without hope", state)

    def _blame(self, foolish, what, state):
        if foolish:
            self.found.append(f"{what} in {(state.turn, state.active)}")


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_foolish_in_whole_games(level):
    for seats in GAME.seat_counts:
        state, rng, critic = GAME.new_state(seats, 40 + seats), random.Random(seats), Critic()
        while acting := state.to_act():
            (seat,) = acting
            moves = state.legal_moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = agents.choose(GAME, state.observation(seat), level, rng, 1)
            critic.see(state, move)
            state.apply(seat, move)
        critic.end()
        strays = level != "champion"
        assert [f for f in critic.found if not (strays and f.startswith("walked"))] == []


def test_the_critic_sees_what_is_foolish():
    table = laid_out(
        step="actions", people={("camelot", 0): PLAIN[:3]}, hands={0: ["gawain"]}, seats=3
    )
    critic = Critic()
    for text in ("move camelot forest kay", "move forest camelot kay"):
        critic.see(table, table.decode(text))
        do(table, text)
    assert critic.found == ["walked there and back in (1, 0)"]


def test_who_must_lose_one_loses_the_least():
    table = laid_out(
        step="complete",
        people={("forest", 0): ["kay", "gouvernail", "tristan", "isolde", "sagramore"]},
        quests={"forest": ["ford"]},
    )
    raised(table, CARDS.events[CARDS.code_of["ford"] - FIRST_EVENT])
    do(table, "complete ford")
    assert plays(table) == "discard sagramore"


def test_a_hand_gives_up_its_poorest_card():
    table = laid_out(people={("forest", 1): ["dinadan"]}, hands={0: ["arthur", "sagramore"]})
    table.active = table.start = 1
    do(table, "use dinadan seat0")
    assert plays(table) == "discard sagramore"


@pytest.mark.parametrize("level", ["knight", "champion"])
def test_a_company_that_is_ready_stays_together_and_carriers_stay(level):
    table = laid_out(
        step="actions",
        people={("camelot", 0): STRONG},
        quests={"camelot": ["challenger"], "forest": ["beast"]},
        specials={"high_king": "arthur"},
        hands={0: PLAIN[:4]},
        events=["last_day", "ravens", "vigil", "hart", "feast"],
    )
    assert not [text for text in plays_turn(table, level) if text.startswith("move camelot")]
    assert look(table, "specials")["high_king"] == "arthur"


def test_who_cannot_lead_ties_at_the_end_to_deny():
    # The last turns: cards are worth nothing any more, and the other seat would win the points.
    table = bidding({0: ["ector"], 1: ["lavaine", "guinevere"]}, seats=2)
    do(table, "bid ector")
    table.events_left, table.final_turn = 0, 1
    table.turn = 4
    assert "bid lavaine" in offers(table)
    assert plays(table) in ("bid lavaine", "bid guinevere")


def test_the_last_turn_ends_when_nothing_can_come_of_it():
    table = laid_out(
        step="actions",
        people={("camelot", 0): PLAIN[:3]},
        quests={"camelot": ["challenger"]},
        specials={"high_king": "kay"},
        events=[],
    )
    table.final_turn, table.turn = 1, 4
    assert plays(table) == "done"
