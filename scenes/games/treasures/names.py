"""What things are called on the table of the treasures: cards, seats, heaps, and their numbers.

All words come from the ``treasures`` catalogue; here is only which ones fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Seat
from game.transcript import ME
from game.treasures.rules.cards import BLACK, CARD_OF_TEXT, COLOUR_OF_CARD
from game.treasures.rules.observation import SeenThief, TreasuresObservation
from game.treasures.rules.resolve import TOLLS
from scenes.games.treasures.offers import may_choose_heap
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.seats import chair_name, person_key, person_name
from scenes.match.table_view import TableView
from scenes.ui.words import Words
from sprites.cards.treasure_cards import colour_of


def card(words: Words, text: str) -> str:
    """Return what a card is called: its colour and number."""
    return words("treasures.card", colour=colour(words, colour_of(text)), number=text[:-1])


def cards(words: Words, texts: Sequence[str]) -> str:
    """Return several cards in one line; "none" for no card."""
    if not texts:
        return words("treasures.none")
    return words("house.list_comma").join(card(words, text) for text in texts)


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def gain(value: int) -> str:
    """Return a change with its sign."""
    return f"+{value}" if value > 0 else number(value)


def colour(words: Words, which: str) -> str:
    """Return the name of a colour."""
    return words(f"treasures.colour.{which}")


def own_card(observation: TreasuresObservation, viewer: Seat) -> str:
    """Return the card that a seat has played this turn; raises LookupError for none."""
    return next(
        str(thief["card"]) for thief in observation["thieves"] if thief["seat"] == viewer
    )


def toll(observation: TreasuresObservation, count: int, rank: int) -> tuple[int, int]:
    """Return what the thief of ``rank`` (0 first) among ``count`` at a heap takes and sets
    aside by the rules of this match."""
    takes, asides = TOLLS[observation["options"]["noise"]][count][rank]
    return takes, asides


def toll_words(words: Words, takes: int, asides: int) -> str:
    """Return what a thief takes and gives back, in one line."""
    return words("treasures.toll", takes=takes, returns=asides)


def at_heap(observation: TreasuresObservation, heap: str) -> list[SeenThief]:
    """Return the thieves at a heap, first rank first."""
    return [thief for thief in observation["thieves"] if thief["heap"] == heap]


def turns(seats: int) -> int:
    """Return how many turns a game has: all that is not dealt is drafted, a card a seat."""
    return (len(CARD_OF_TEXT) - 5 * seats) // seats


def is_black(text: str) -> bool:
    """Return whether a card lets its owner choose the heap."""
    return COLOUR_OF_CARD[CARD_OF_TEXT[text]] == BLACK


class Names:
    """What the viewer calls those at the table, and what lies there."""

    def __init__(self, app: MatchApp, view: TreasuresView, table_view: TableView) -> None:
        self._app = app
        self._view = view
        self._table = table_view

    def name(self, seat: Seat) -> str:
        """Return what the viewer calls a seat: "You" for the own one."""
        words, chair = self._app.words, self._view.match.chairs[seat]
        if seat == self._view.viewer:
            return words("house.seat.you")
        if chair.kind == ME:
            return person_name(words, person_key(chair, seat))
        return chair_name(words, chair)

    def whose(self, key: str, seat: Seat, **params: object) -> str:
        """Return the sentence of ``key`` that fits: about the viewer, or about another seat."""
        if seat == self._view.viewer:
            return self._app.words(f"{key}.own", **params)
        return self._app.words(key, name=self.name(seat), **params)

    def heap_tip(self, heap: str) -> list[str]:
        """Return the lines that tell of a heap; for one who chooses, what would follow."""
        words, observation = self._app.words, self._view.shown
        there = at_heap(observation, heap)
        count = observation["heaps"][heap]
        lines = [words.count("treasures.tip.heap", count, heap=words(f"treasures.heap.{heap}"))]
        if may_choose_heap(self._table.offers):
            takes, asides = toll(observation, len(there) + 1, len(there))
            if there:
                lines.append(words("treasures.tip.join", rank=len(there) + 1, count=len(there) + 1,
                                   toll=toll_words(words, takes, asides)))
            else:
                lines.append(words("treasures.tip.alone"))
            follow = sum(thief["heap"] is None for thief in observation["thieves"]) - 1
            if follow > 0:
                lines.append(words.count("treasures.tip.follow", follow))
            return lines
        for rank, thief in enumerate(there):
            takes, asides = toll(observation, len(there), rank)
            lines.append(words("treasures.tip.figure", name=self.name(thief["seat"]),
                               toll=toll_words(words, takes, asides)))
        if not there:
            lines.append(words("treasures.tip.nobody"))
        return lines

    def seat_words(self, seat: Seat) -> str:
        """Return all that is public about a seat in one line."""
        words, observation = self._app.words, self._view.shown
        disks = observation["collections"][seat]
        held = words("house.list_comma").join(
            words("treasures.spot.disks", colour=colour(words, which), count=count)
            for which, count in disks.items()
        )
        known = observation["known_hands"][seat]
        points = observation["scores"][seat]
        return words.count(
            "treasures.spot.seat", points, name=self.name(seat), points=number(points), disks=held,
            known=cards(words, known["cards"]), hidden=known["hidden"],
        )

    def known_heading(self, seat: Seat) -> str:
        """Return the heading over the cards of a hand that everybody has seen, if there are any."""
        key = "treasures.known.own" if seat == self._view.viewer else "treasures.known.other"
        if not self._view.shown["known_hands"][seat]["cards"]:
            key += ".none"
        return self._app.words(key, name=self.name(seat))

    def info_line(self) -> str:
        """Return the turn, what is left in the deck, and which rule of the heaps is played."""
        words, observation = self._app.words, self._view.shown
        deck = observation["deck"]
        left = words("treasures.info.deck_empty")
        if deck:
            left = words.count("treasures.info.deck", deck)
        noise = observation["options"]["noise"]
        return words(
            "treasures.info.line", turn=observation["turn"], turns=turns(observation["seats"]),
            deck=left, noise=words(f"treasures.option.noise.{noise}"),
        )
