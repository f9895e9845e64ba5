"""What scenarios are built of: each block a field with its meaning, any of which can be combined.

A :class:`Scenario` is data, and goes into observations whole, so that a partner knows the rules of
the table. The rules ask the small functions here; every ruling is ours [R], the block list [S].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from game.contract import Seat
from game.seals.rules.cards import COLOUR_OF_CARD, GREY, NO_COLOUR
from game.seals.rules.tricks import GREY_BIT

OPEN, LIMITED, NO_DRAFT, SECRET = DRAFTS = ("open", "limited", "none", "secret")
"""Token draft: as on the sheet; with a most a seat may take; dealt at random; dealt, and seen by
their holder only."""
NO_HINT, SORTER_HINT = ("none", "sorter")
"""Whether each seat's sorter tells it one own card: a highest, lowest or only one of a colour."""
NO_ORDER, COLOUR_FIRST, COLOUR_LAST, NOT_TWICE = ("none", "first", "last", "not_twice")
"""Order of seals: the drawn colour first, last, or no colour twice running."""

NO_TRICKS, FIRST_TRICK, LAST_TRICK, EXACTLY, NOT_COLOUR = (
    "none", "first", "last", "exactly", "not_colour",
)  # fmt: skip
"""A seat's own goal: to win no trick; the first; the last; exactly n; none where the drawn colour
was led."""


class GoalData(TypedDict):
    """A :class:`Goal` as plain JSON."""

    kind: str
    place: int
    n: int


class ScenarioData(TypedDict):
    """A :class:`Scenario` as plain JSON, field by field; its fields say what they mean."""

    transfers: int
    greys: bool
    shown: int
    hint: str
    tie: str
    grey_led: str
    draft: str
    goals: list[GoalData]
    order: str
    grey_by: int
    hidden_history: bool
    sorter_only: bool
    wild: bool


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of one seat, counted from the first leader to the left: 0 the leader itself."""

    kind: str
    place: int
    n: int = 0
    """For "exactly": how many tricks."""

    def seat(self, first_leader: Seat, seats: int) -> Seat:
        """Return whose goal it is at this table."""
        return (first_leader + self.place) % seats


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario's rules; the defaults are the basic rules of the sheet."""

    transfers: int = 0
    """How often tokens may be given in a game, by all seats together, 0–3."""
    greys: bool = False
    """Whether both grey tokens are certainly among those drawn."""
    shown: int = 0
    """How many own cards, drawn by lot, each holder is shown."""
    hint: str = NO_HINT
    tie: str = ""
    """Tie rule instead of the table's option, or empty."""
    grey_led: str = ""
    """What a led grey means instead of the table's option, or empty."""
    draft: str = OPEN
    goals: tuple[Goal, ...] = ()
    order: str = NO_ORDER
    grey_by: int = 0
    """By the end of this trick (1 first) no hand may hold a grey card; 0: no such rule."""
    hidden_history: bool = False
    """Whether won tricks are turned face down for good."""
    sorter_only: bool = False
    """Whether only the neighbour who sorted a hand sees its faces."""
    wild: bool = False
    """Whether a drawn beast must be sealed by its own colour, whatever lies most often."""

    @property
    def draws_colour(self) -> bool:
        """Whether a drawing card picks a colour."""
        return self.order in (COLOUR_FIRST, COLOUR_LAST) or any(
            goal.kind == NOT_COLOUR for goal in self.goals
        )


BASIC: Final = Scenario()


def scenario_from(data: ScenarioData) -> Scenario:
    """Return what :func:`game.seals.rules.observation.data_of` was made from."""
    return Scenario(
        transfers=data["transfers"],
        greys=data["greys"],
        shown=data["shown"],
        hint=data["hint"],
        tie=data["tie"],
        grey_led=data["grey_led"],
        draft=data["draft"],
        goals=tuple([Goal(goal["kind"], goal["place"], goal["n"]) for goal in data["goals"]]),
        order=data["order"],
        grey_by=data["grey_by"],
        hidden_history=data["hidden_history"],
        sorter_only=data["sorter_only"],
        wild=data["wild"],
    )


def narrowed_fit(
    scenario: Scenario,
    fit: int,
    cards: Sequence[int],
    *,
    number: int,
    tricks: int,
    drawn: int,
    wild: int,
    last_seal: int,
) -> int:
    """Return which tokens still fit under the scenario's order of seals and wild beast, a mask.

    ``number`` is the trick's, 0 first; ``drawn`` the drawn colour, ``wild`` the wild card,
    ``last_seal`` the colour struck before, each negative where there is none. A drawn colour
    first or last must lie most often, and be sealed by it or by grey. May return no colour at all.
    """
    if wild in cards:
        fit = 1 << COLOUR_OF_CARD[wild] | GREY_BIT
    if scenario.order == NOT_TWICE and last_seal != NO_COLOUR:
        fit &= ~(1 << last_seal)
    due = {COLOUR_FIRST: 0, COLOUR_LAST: tricks - 1}.get(scenario.order)
    if number == due:
        fit = fit & (1 << drawn | GREY_BIT) if fit >> drawn & 1 else 0
    return fit


def broken_by_trick(
    goal: Goal, mine: bool, number: int, tricks: int, won: int, led: int, drawn: int
) -> bool:
    """Return whether winning trick ``number`` (0 first) breaks a goal for good.

    ``mine`` says whether the goal's own seat won it, ``won`` how many it has now, this one
    included, ``led`` the colour led in it.
    """
    kind, left = goal.kind, tricks - number - 1
    if kind == NO_TRICKS:
        return mine
    if kind == FIRST_TRICK:
        return number == 0 and not mine
    if kind == LAST_TRICK:
        return left == 0 and not mine
    if kind == EXACTLY:
        return won > goal.n or won + left < goal.n
    return mine and led == drawn


def shadows_late(scenario: Scenario, number: int, hands: Sequence[int]) -> bool:
    """Return whether a grey card is still in a hand after the trick by which all must be played."""
    return number + 1 == scenario.grey_by and any(hand >> 10 * GREY for hand in hands)


def hint_places(hand: Sequence[int]) -> list[int]:
    """Return the places, 0 first, of which a sorter may tell: highest, lowest or only of a colour.

    Only plain colours are told of; a hand of greys alone has none.
    """
    colours = [COLOUR_OF_CARD[card] for card in hand]
    last = len(hand) - 1
    return [
        place
        for place, colour in enumerate(colours)
        if colour != GREY
        and (
            place == 0 or colours[place - 1] != colour
            or place == last or colours[place + 1] != colour
        )
    ]  # fmt: skip
