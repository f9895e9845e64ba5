"""How moves at the seals are made with the hand: from which spot to which."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Move
from game.seals.rules import moves as seal_moves
from game.seals.rules.cards import COLOURS
from game.seals.rules.observation import SealsObservation
from scenes.games.seals import pieces
from scenes.match.game_table import Offers


def offers_of(seen: SealsObservation, moves: Sequence[Move]) -> Offers:
    """Return the moves as taps and drags: cards into the circle, swords to seat or circle."""
    offers: Offers = {}
    own = [piece.name for piece in pieces.own_hand(seen, {})]
    for move in moves:
        place = seal_moves.place_played(move)
        taken = seal_moves.colour_taken(move)
        sealed = seal_moves.colour_sealed(move)
        given = seal_moves.gift(move)
        if place is not None:
            source = own[place - 1]
            offers[source, source] = offers[source, "circle"] = move
        elif taken is not None:
            for number in range(seen["pool"][COLOURS[taken]]):
                source = f"pool.{number}.{COLOURS[taken]}"
                offers[source, source] = offers[source, "seat.0"] = move
        elif sealed is not None:
            for source in _my_tokens(seen, COLOURS[sealed]):
                offers[source, source] = offers[source, "circle"] = move
        elif given is not None:
            target = f"seat.{pieces.relative(seen, given[1])}"
            for source in _my_tokens(seen, COLOURS[given[0]]):
                offers[source, target] = move
    return offers


def _my_tokens(seen: SealsObservation, colour: str) -> list[str]:
    tokens = seen["tokens"][seen["seat"]]
    count = 0 if tokens is None else tokens[colour]
    return [f"token.{seen['seat']}.{number}.{colour}" for number in range(count)]


def taps(offers: Offers) -> frozenset[str]:
    """Return what a mere tap uses: cards that may be played, swords that seal."""
    return frozenset(source for source, target in offers if source == target)


def spots_on(
    contents: Callable[[str], Sequence[str]], phase: str, seats: int
) -> list[tuple[str, str]]:
    """Return own cards, swords, seats, hands, circle, sealed tricks and what is set aside.

    Keys come first to what is used in this phase: to swords, or in a trick to cards.
    """
    cards = [(name, "card") for name in contents("own")]
    swords = [(name, "pile") for name in (*contents("pool"), *contents("tokens.0"))]
    spots = cards + swords if phase == "play" else swords + cards
    spots.append(("circle", "pile"))
    for place in range(seats):
        spots.append((f"seat.{place}", "pile"))
        if place:
            spots.append((f"hand.{place}", "pile"))
        if contents(f"won.{place}"):
            spots.append((f"won.{place}", "pile"))
    spots.append(("aside", "pile"))
    return spots
