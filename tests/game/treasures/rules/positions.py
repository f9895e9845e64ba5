"""Positions of the treasures set up by hand, and small words for playing them."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.treasures.rules.cards import (
    BIT_OF_TEXT,
    CARD_OF_TEXT,
    COLOURS,
    WHOLE_DECK,
    cards_of,
    texts_of,
)
from game.treasures.rules.position import CHOOSE, DISKS, DRAW
from game.treasures.rules.state import TreasuresState, blank_state

WHITE, RED, GREEN, BLUE, YELLOW = range(5)


def mask(texts: str) -> int:
    """Return the mask of cards in a text like ``"27d 4n"``."""
    return sum(BIT_OF_TEXT[text] for text in texts.split())


def position(
    hands: Sequence[str],
    owned: Sequence[Sequence[int]] | None = None,
    lines: Sequence[str] = (),
    deck: str = "",
    start: int = 0,
    noise: str = "rising",
    known: Sequence[str] | None = None,
    rotate: bool = True,
) -> TreasuresState:
    """Return a position where all choose, or where seat ``start`` drafts if there are lines.

    With lines left, hands have five cards; without, the turn's draft is over. Heaps hold what
    nobody owns, and all cards that aren't named have been played.
    """
    state = blank_state(len(hands), noise, rotate)
    state.hands = [mask(hand) for hand in hands]
    state.known = [mask(hand) for hand in known] if known else [0] * len(hands)
    state.lines = [tuple(CARD_OF_TEXT[text] for text in line.split()) for line in lines]
    state.lines += [()] * (5 - len(lines))
    state.order = tuple(CARD_OF_TEXT[text] for text in deck.split())
    named = sum(state.hands) + mask(" ".join([*lines, deck]))
    state.discard = tuple(cards_of(WHOLE_DECK & ~named))
    if owned is not None:
        state.owned = [list(disks) for disks in owned]
    state.heaps = [DISKS - sum(disks[c] for disks in state.owned) for c in range(len(COLOURS))]
    state.start = start
    five = all(hand.bit_count() == 5 for hand in state.hands)
    state.phase = DRAW if five else CHOOSE
    return state


def choose_all(state: TreasuresState, cards: str) -> list[Event]:
    """Let every seat choose the card named for it, and return the events of the reveal."""
    events: list[Event] = []
    for seat, text in enumerate(cards.split()):
        events = play(state, seat, f"choose {text}")
    return events


def play(state: TreasuresState, seat: int, text: str) -> list[Event]:
    """Make the move that a text names."""
    return state.apply(seat, state.decode(text))


def legal(state: TreasuresState, seat: int) -> list[str]:
    """Return a seat's legal moves as text."""
    return [state.encode(move) for move in state.legal_moves(seat)]


def kinds(events: Sequence[Event], *classes: type[Event]) -> list[Event]:
    """Return the events of some kinds."""
    return [event for event in events if isinstance(event, classes)]


def cards_everywhere(state: TreasuresState) -> list[str]:
    """Return every card of a position, from wherever it lies."""
    cards = [text for hand in state.hands for text in texts_of(hand)]
    cards += [text for line in state.lines for text in (texts_of(1 << card)[0] for card in line)]
    cards += [texts_of(1 << card)[0] for card in state.order[state.dealt :]]
    cards += [texts_of(1 << card)[0] for card in state.discard]
    return cards + [texts_of(1 << card)[0] for _, card, _ in state.thieves]
