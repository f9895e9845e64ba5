"""Seals of the Sword as a game: its options, its deals, and worlds that look the same.

The steps are in :mod:`game.seals.rules.state`, what a seat sees in
:mod:`game.seals.rules.observation`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from game.contract import Event, Game, Observation, Option, OptionValue
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.deal import deal
from game.seals.rules.fold import fold
from game.seals.rules.generator import WISHES, scenario_of_seed
from game.seals.rules.observation import SealsObservation
from game.seals.rules.state import SealsState, first_state
from game.seals.rules.tricks import GREY_LED_RULES, GREY_MAJORITY_RULES, TIE_RULES
from game.seals.rules.worlds import Unseen


class Seals(Game):
    """Seals of the Sword, for three or four seats who win or lose together.

    ``scenario`` is a number of the campaign, 0 the basic rules. ``fresh`` above 0 plays a scenario
    that the generator makes from the seed instead, as hard as wished (1 gentle … 5 cruel).
    """

    key = "seals"
    seat_counts = (3, 4)
    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        "scenario": Option(tuple(range(len(CAMPAIGN))), 0),
        "fresh": Option(WISHES, 0),
        "majority_tie": Option(TIE_RULES, TIE_RULES[0]),
        "grey_led": Option(GREY_LED_RULES, GREY_LED_RULES[0]),
        "grey_majority": Option(GREY_MAJORITY_RULES, GREY_MAJORITY_RULES[0]),
        "removed_grey": Option((False, True), False),
    }
    policy = "game.seals.agents.policy"

    def new_state(self, seats: int = 4, seed: int = 0, **options: OptionValue) -> SealsState:
        """Return the deal of a seed; raises IllegalOption, ValueError for a seed out of range."""
        chosen = self.check_options(seats, options)
        fresh = int(chosen["fresh"])
        scenario = scenario_of_seed(seed, fresh) if fresh else CAMPAIGN[int(chosen["scenario"])]
        dealt = deal(seats, seed, scenario, bool(chosen["removed_grey"]))
        return first_state(seats, dealt, chosen, scenario)

    def sample(self, observation: Observation, rng: random.Random) -> SealsState:
        """Return a world that looks the same, each equally likely; play isn't weighed."""
        return Unseen(cast("SealsObservation", observation)).world(rng)

    def fold(self, observation: Observation, events: Sequence[Event]) -> SealsObservation:
        """Return what a seat sees after ``events``, each as it may see it."""
        return fold(cast("SealsObservation", observation), events)
