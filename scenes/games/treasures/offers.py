"""Moves of the treasures as ways between spots of the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Move, Seat
from game.treasures.rules import moves as made
from game.treasures.rules.cards import COLOURS, TEXT_OF_CARD
from scenes.games.treasures.view import HEAPS, LINES
from scenes.match.game_table import Offers


def offers_of(moves: Sequence[Move], viewer: Seat) -> Offers:
    """Return moves of the seat ``viewer`` as taps and ways between spots."""
    offers: Offers = {}
    for move in moves:
        line, card = made.line_of_move(move), made.card_of_move(move)
        heap, disk = made.heap_of_move(move), made.colour_of_return(move)
        if line is not None:
            for target in (LINES[line], "hand", "plate.0"):
                offers[LINES[line], target] = move
        elif card is not None:
            offers[TEXT_OF_CARD[card], "choice"] = move
        elif heap is not None:
            goal = f"heap.{COLOURS[heap]}"
            offers[goal, goal] = offers[f"thief.{viewer}", goal] = move
        elif disk is not None:
            own = f"owned.0.{COLOURS[disk]}"
            for target in (own, "aside.0", f"heap.{COLOURS[disk]}"):
                offers[own, target] = move
    return offers


def may_choose_heap(offers: Offers) -> bool:
    """Return whether a thief is to be sent to a heap."""
    return any(source.startswith("heap.") for source, _ in offers)


def spots_on(
    hand: Sequence[str], thieves: Sequence[str], seats: int
) -> list[tuple[str, str]]:
    """Return all that hands and keys can reach, in order, with its role: lines, the cards of the
    hand, heaps, thieves that may be sent, own disks, plates and piles."""
    return [
        *((line, "card") for line in LINES),
        *((card, "card") for card in hand),
        ("choice", "cell"),
        *((f"heap.{colour}", "pile") for colour in HEAPS),
        *((thief, "card") for thief in thieves),
        *((f"owned.0.{colour}", "pile") for colour in HEAPS),
        *((f"plate.{place}", "seat") for place in range(seats)),
        ("deck", "pile"), ("discard", "pile"), ("aside.0", "pile"), ("hand", "cell"),
    ]


def spots_of(move: Move) -> frozenset[str]:
    """Return the spots that a hint at a move points at."""
    line, card = made.line_of_move(move), made.card_of_move(move)
    heap, disk = made.heap_of_move(move), made.colour_of_return(move)
    if line is not None:
        return frozenset({LINES[line]})
    if card is not None:
        return frozenset({TEXT_OF_CARD[card]})
    if heap is not None:
        return frozenset({f"heap.{COLOURS[heap]}"})
    return frozenset({f"owned.0.{COLOURS[disk]}"} if disk is not None else ())
