"""The patience's events: no secret among them, and a card turned is the end of the way back."""

from __future__ import annotations

from game.patience.rules import events
from game.patience.rules.events import CardDealt
from tests.game.patience.rules.positions import FACES_HOME, make, position


def test_the_one_seat_sees_everything():
    state = position(FACES_HOME | {5: "4C", 6: "6C"}, removing=True)
    for event in state.apply(0, state.decode("remove 5 6")):
        assert event.seen_by(0) is event


def test_only_a_card_that_is_turned_shows_something_new():
    kinds = [kind for kind in vars(events).values()
             if isinstance(kind, type) and kind.__module__ == events.__name__]
    assert [kind for kind in kinds if kind.reveals] == [CardDealt]


def test_each_kind_of_event_is_told_once_in_a_game():
    full = "KC QC QD KD JC 4C 6C JD JH TC 3C JS KH QH QS --"
    state = position(full, stock="2D 8D", waste="AC")
    told = make(state, "place 15", "remove 9", "remove 5 6", "deal", "place 5", "deal", "place 6")
    assert told == ["CardPlaced", "RemovingOpened", "TenRemoved", "PairRemoved", "RemovingShut",
                    "CardDealt", "CardPlaced", "CardDealt", "CardPlaced", "RemovingOpened"]
