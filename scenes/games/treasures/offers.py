"""Moves of the treasures as ways between spots of the table, and the ways that pieces take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.contract import Event, Move, Seat
from game.treasures.rules import moves as made
from game.treasures.rules.cards import COLOURS, TEXT_OF_CARD
from game.treasures.rules.events import CardDrafted, CardsRevealed, LineRefilled
from scenes.games.treasures.view import DISKS, HEAPS, LINES
from scenes.match.game_table import Offers
from sprites.engine.layout import View
from sprites.engine.piece_table import PieceTable

Ways = tuple[dict[str, str], dict[str, str]]
"""Out of which zone pieces come, and into which they go, by name."""


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


def card_ways(events: Iterable[Event], place: Callable[[Seat], int]) -> Ways:
    """Return where cards come from and go to when ``events`` happen: hands, deck and plates.

    ``place(seat)`` says at which place the viewer sees a seat; the own one is 0.
    """
    come: dict[str, str] = {}
    go: dict[str, str] = {}
    for event in events:
        match event:
            case CardDrafted(seat, _, card) if place(seat):
                go[card] = f"hand.{place(seat)}"
            case LineRefilled(_, card, _):
                come[card] = "deck"
            case CardsRevealed(cards):
                for seat, card in enumerate(cards):
                    come[card] = f"played.{place(seat)}"
    return come, go


def disk_ways(shown: View, table: PieceTable) -> Ways:
    """Return the disks that come out of heaps, and those that go back, to show a view."""
    now = {piece.name for pieces in shown.values() for piece in pieces}
    come: dict[str, str] = {}
    go: dict[str, str] = {}
    for colour in HEAPS:
        for number in range(DISKS):
            disk = f"{colour}.{number}"
            here = table.zone_of(disk) is not None
            if here and disk not in now:
                go[disk] = f"heap.{colour}"
            elif not here and disk in now:
                come[disk] = f"heap.{colour}"
    return come, go
