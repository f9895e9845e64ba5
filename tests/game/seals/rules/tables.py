"""Positions of the seals set up by hand: hands and tokens in a line of text each."""

from __future__ import annotations

from dataclasses import replace

from game.seals.rules.cards import (
    CARD_OF_TEXT,
    COLOUR_OF_TEXT,
    DECK,
    NO_CARD,
    NO_COLOUR,
    TOKEN,
    mask_of,
)
from game.seals.rules.deal import TRICKS, Deal, deal
from game.seals.rules.game import Seals
from game.seals.rules.phases import PLAY
from game.seals.rules.position import Trick
from game.seals.rules.scenario import BASIC, Scenario
from game.seals.rules.state import SealsState, first_state

GAME = Seals()


def tokens_of(text: str) -> int:
    """Return tokens named by colour words, such as ``"red red grey"``."""
    return sum(TOKEN[COLOUR_OF_TEXT[word]] for word in text.split())


def table(
    hands: tuple[str, ...],
    tokens: tuple[str, ...],
    *,
    leader: int = 0,
    scenario: Scenario = BASIC,
    drawn: int = NO_COLOUR,
    wild: str = "",
    **options: str | bool,
) -> SealsState:
    """Return the last tricks of a game: as many as the first hand has cards.

    The tricks before that are made of whatever cards are left: seat 0 is told to have won them all,
    and sealed them green.
    """
    seats = len(hands)
    held = [[CARD_OF_TEXT[text] for text in hand.split()] for hand in hands]
    spare = [card for card in DECK if card not in {c for hand in held for c in hand}]
    past: list[Trick] = []
    gone: list[list[int]] = [[] for _ in hands]
    for _ in range(TRICKS[seats] - len(held[0])):
        laid = tuple((seat, spare.pop(0)) for seat in range(seats))
        past.append((0, laid, 3))
        for seat, card in laid:
            gone[seat].append(card)
    made = Deal(
        leader=leader,
        hands=tuple(tuple(sorted(hand + gone[seat])) for seat, hand in enumerate(held)),
        aside=mask_of(spare),
        pool=sum(tokens_of(text) for text in tokens),
        drawn=drawn,
        wild=CARD_OF_TEXT[wild] if wild else NO_CARD,
        known=(0,) * seats,
        dealt_tokens=tuple(tokens_of(text) for text in tokens),
    )
    state = first_state(seats, made, GAME.check_options(seats, options), scenario)
    state.hands = [mask_of(hand) for hand in held]
    state.tricks = tuple(past)
    if not scenario.transfers:
        state.phase, state.actor = PLAY, leader
    return state


def play(state: SealsState, *texts: str) -> list[object]:
    """Make moves named by text, each by whoever is to act; return all events."""
    events: list[object] = []
    for text in texts:
        events += state.apply(state.actor, state.decode(text))
    return events


def play_cards(state: SealsState, *cards: str) -> list[object]:
    """Play cards by name, each by whoever is to act; return all events."""
    events: list[object] = []
    for text in cards:
        card = CARD_OF_TEXT[text]
        place = (state.hands[state.actor] & ((1 << card) - 1)).bit_count() + 1
        events += play(state, f"play {place}")
    return events


def fresh(seats: int = 3, seed: int = 1, scenario: Scenario = BASIC, **options: str | bool):
    """Return the deal of a seed under a scenario."""
    chosen = GAME.check_options(seats, options)
    removed = bool(chosen["removed_grey"])
    return first_state(seats, deal(seats, seed, scenario, removed), chosen, scenario)


def state_take(state: SealsState) -> str:
    """Return the first legal move of whoever is to act, as text."""
    return state.encode(state.legal_moves(state.actor)[0])


def kinds(events: list[object]) -> list[str]:
    """Return the names of events."""
    return [type(event).__name__ for event in events]


ALL_BLOCKS = (
    Scenario(transfers=2, shown=3),
    Scenario(transfers=3, greys=True, hint="sorter", tie="led"),
    Scenario(draft="limited", order="first", wild=True),
    replace(Scenario(), draft="none", hidden_history=True, grey_by=6, grey_led="barred"),
    Scenario(draft="secret", transfers=1, order="not_twice", tie="winning"),
    Scenario(sorter_only=True, order="last", grey_led="free", shown=2),
    Scenario(sorter_only=True, hidden_history=True, draft="secret", wild=True, tie="grey_only"),
)
"""Scenarios that have every block between them, and many of them at once."""
