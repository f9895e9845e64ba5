"""What a seat may see of a position: its observation.

The one place that decides what is hidden. A holder sees the colours of its own cards, others' faces
(all, or those it sorted), and of what was set aside the backs. After the end all lies open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypedDict, cast

from game.contract import OptionValue, Seat
from game.seals.rules.cards import (
    COLOUR_OF_CARD,
    COLOURS,
    DECK,
    MASK_OF_COLOUR,
    NO_CARD,
    NO_COLOUR,
    TEXT_OF_CARD,
)
from game.seals.rules.deal import TRICKS
from game.seals.rules.phases import OVER, PHASES
from game.seals.rules.position import Position
from game.seals.rules.scenario import FIRST_TRICK, SECRET, Goal, Scenario, ScenarioData

_COLOUR_WORD = tuple(COLOURS[colour] for colour in COLOUR_OF_CARD)

TokenCounts: TypeAlias = dict[str, int]
"""How many tokens there are by colour word; every colour is named, in the order of colours."""
Laid: TypeAlias = tuple[Seat, str]
"""Who laid which card. JSON has no tuples: it is a list of two, typed by its places."""
Placed: TypeAlias = tuple[int, str | None]
"""A place in the own hand as dealt, 1 first, and the card that lay there; a list of two, too."""


class TrickSeen(TypedDict):
    """A sealed trick."""

    winner: Seat
    cards: list[Laid] | None
    """In the order of play; None where won tricks lie face down."""
    seal: str
    """The colour word of the token that seals it."""


class WindowSeen(TypedDict):
    """An open gift window."""

    first: Seat
    """Who was asked first: the leader, or the winner of the trick on the table."""
    kept: int
    """How many holders of tokens in a row have given nothing."""


class GoalSeen(TypedDict):
    """How far a seat's own goal has got."""

    seat: Seat
    kind: str
    n: int
    won: int
    """How many tricks count towards it, or against it."""
    left: int
    """How many tricks are to come."""
    met: bool | None
    """Whether it is met, once that is settled."""


class SealsObservation(TypedDict):
    """All that one seat may know. Cards are text (``r7``), tokens and backs are colour words."""

    seat: Seat
    """Whose observation it is."""
    seats: int
    options: dict[str, OptionValue]
    """The table's options, complete."""
    scenario: ScenarioData
    phase: str
    """One of :data:`~game.seals.rules.phases.PHASES`."""
    to_act: list[Seat]
    """One seat, or none once the game is over."""
    first_leader: Seat
    leader: Seat
    """Who led the trick on the table; it stays until that is sealed."""
    own: list[str]
    """The own cards still in hand, in order: the colour, or the card where it is known."""
    placed: list[Placed]
    """The own cards played; without the card where won tricks lie face down."""
    hands: list[list[str] | None]
    """By seat, the cards in hand as seen from here; None for the own, until the end."""
    places: list[list[int]]
    """By seat, the places as dealt, 1 first, of the cards still in hand."""
    known: list[list[int]]
    """By seat, which places of its own hand its holder was shown."""
    set_aside: dict[str, int]
    """How many cards of each colour are set aside, by colour word."""
    set_aside_cards: list[str] | None
    """Those cards, after the end."""
    drawn_tokens: TokenCounts
    """All tokens of this game."""
    pool: TokenCounts
    """Those still to be drafted."""
    tokens: list[TokenCounts | None]
    """By seat, the tokens it holds; None where they were dealt in secret."""
    passed: list[Seat]
    """Who is out of the draft, ascending."""
    owed: list[int]
    """By seat, how many tokens it holds: tricks it still has to win."""
    trick: list[Laid]
    """The trick on the table, in the order of play."""
    fits: list[str]
    """Which tokens seal it, once it is full."""
    tricks: list[TrickSeen]
    """The sealed tricks, the first one first."""
    gift: WindowSeen | None
    transfers: int
    """How often tokens may still be given, by all seats together."""
    drawn_colour: str | None
    """The colour that the scenario drew."""
    wild: str | None
    """The card that the scenario drew."""
    goals: list[GoalSeen]
    """In the scenario's order."""
    reason: str
    """Why the game is over, as a catalogue key; empty while it goes on."""
    params: dict[str, str | int]
    """What fills the sentence of the reason."""


def laid(seat: Seat, card: str) -> Laid:
    """Return who laid which card, as observations have it."""
    return cast("Laid", [seat, card])


def data_of(scenario: Scenario) -> ScenarioData:
    """Return a scenario as plain JSON."""
    return {
        "transfers": scenario.transfers,
        "greys": scenario.greys,
        "shown": scenario.shown,
        "hint": scenario.hint,
        "tie": scenario.tie,
        "grey_led": scenario.grey_led,
        "draft": scenario.draft,
        "goals": [{"kind": g.kind, "place": g.place, "n": g.n} for g in scenario.goals],
        "order": scenario.order,
        "grey_by": scenario.grey_by,
        "hidden_history": scenario.hidden_history,
        "sorter_only": scenario.sorter_only,
        "wild": scenario.wild,
    }


def as_counts(tokens: int) -> TokenCounts:
    """Return tokens as observations have them."""
    return {word: tokens >> 4 * colour & 15 for colour, word in enumerate(COLOURS)}


def from_counts(counts: TokenCounts) -> int:
    """Return what :func:`as_counts` was made from."""
    return (
        counts["red"] | counts["blue"] << 4 | counts["yellow"] << 8
        | counts["green"] << 12 | counts["grey"] << 16
    )  # fmt: skip


def observation(state: Position, seat: Seat) -> SealsObservation:
    """Return all that ``seat`` may know of a position, as plain JSON."""
    deal, scenario, seats = state.deal, state.scenario, state.seats
    over = state.phase == OVER
    hidden = scenario.hidden_history and not over
    secret = scenario.draft == SECRET and not over
    return {
        "seat": seat,
        "seats": seats,
        "options": dict(state.options),
        "scenario": data_of(scenario),
        "phase": PHASES[state.phase],
        "to_act": [] if over else [state.actor],
        "first_leader": deal.leader,
        "leader": state.leader,
        "own": _hand(state, seat, seat),
        "placed": _placed(state, seat, hidden),
        "hands": [
            None if owner == seat and not over else _hand(state, owner, seat)
            for owner in range(seats)
        ],
        "places": [
            [p for p, card in enumerate(deal.hands[owner], 1) if state.hands[owner] >> card & 1]
            for owner in range(seats)
        ],
        "known": [
            [place for place in range(1, TRICKS[seats] + 1) if places >> place - 1 & 1]
            for places in deal.known
        ],
        "set_aside": {
            word: (deal.aside & MASK_OF_COLOUR[colour]).bit_count()
            for colour, word in enumerate(COLOURS)
        },
        "set_aside_cards": (
            [TEXT_OF_CARD[card] for card in DECK if deal.aside >> card & 1] if over else None
        ),
        "drawn_tokens": as_counts(deal.pool),
        "pool": as_counts(state.pool),
        "tokens": [
            None if secret and owner != seat else as_counts(tokens)
            for owner, tokens in enumerate(state.tokens)
        ],
        "passed": [one for one in range(seats) if state.passed >> one & 1],
        "owed": state.owed.copy(),
        "trick": [laid(owner, TEXT_OF_CARD[card]) for owner, card in state.trick],
        "fits": list(state.fit_words()),
        "tricks": _tricks(state, hidden),
        "gift": None if state.window < 0 else {"first": state.window, "kept": state.kept},
        "transfers": state.transfers,
        "drawn_colour": None if deal.drawn == NO_COLOUR else COLOURS[deal.drawn],
        "wild": None if deal.wild == NO_CARD else TEXT_OF_CARD[deal.wild],
        "goals": goals_seen(
            scenario.goals,
            deal.leader,
            seats,
            [trick[0] for trick in state.tricks],
            state.reason,
            state.params,
        ),
        "reason": state.reason,
        "params": dict(state.params),
    }


def _hand(state: Position, owner: Seat, viewer: Seat) -> list[str]:
    """Return a hand as a viewer sees it: faces, or colours where it sees backs."""
    dealt, held = state.deal.hands[owner], state.hands[owner]
    cards = [card for card in dealt if held >> card & 1]
    if state.phase == OVER or (owner != viewer and _sees(state, viewer, owner)):
        return [TEXT_OF_CARD[card] for card in cards]
    known = state.deal.known[owner] if owner == viewer else 0
    if not known:
        return [_COLOUR_WORD[card] for card in cards]
    return [
        TEXT_OF_CARD[card] if known >> dealt.index(card) & 1 else _COLOUR_WORD[card]
        for card in cards
    ]


def _sees(state: Position, viewer: Seat, owner: Seat) -> bool:
    """Return whether a viewer sees another's faces: a hand was sorted by its right neighbour."""
    return not state.scenario.sorter_only or (viewer + 1) % state.seats == owner


def _placed(state: Position, seat: Seat, hidden: bool) -> list[Placed]:
    return [
        cast("Placed", [place, None if hidden else TEXT_OF_CARD[card]])
        for place, card in enumerate(state.deal.hands[seat], 1)
        if not state.hands[seat] >> card & 1
    ]


def _tricks(state: Position, hidden: bool) -> list[TrickSeen]:
    return [
        {
            "winner": winner,
            "cards": None if hidden else [laid(seat, TEXT_OF_CARD[card]) for seat, card in cards],
            "seal": COLOURS[seal],
        }
        for winner, cards, seal in state.tricks
    ]


def goals_seen(
    goals: Sequence[Goal],
    first_leader: Seat,
    seats: int,
    winners: Sequence[Seat],
    reason: str,
    params: Mapping[str, str | int],
) -> list[GoalSeen]:
    """Return how far each seat's own goal has got, in the scenario's order.

    ``winners`` are those of the tricks sealed so far; ``reason`` and ``params`` say why the game is
    over, and are empty before.
    """
    told: list[GoalSeen] = []
    done, tricks = len(winners), TRICKS[seats]
    for goal in goals:
        seat = goal.seat(first_leader, seats)
        met: bool | None = None
        if goal.kind == FIRST_TRICK and done:
            met = winners[0] == seat
        elif done == tricks:
            met = True  # a broken goal would have ended the game before
        if reason == f"seals.lost.goal_{goal.kind}" and params.get("seat") == seat:
            met = False
        told.append(
            {
                "seat": seat, "kind": goal.kind, "n": goal.n, "won": winners.count(seat),
                "left": tricks - done, "met": met,
            }
        )  # fmt: skip
    return told
