"""What things at the table of the seals are called: seats, colours, cards, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Seat
from game.seals.rules.cards import CARD_OF_TEXT
from scenes.games.seals.pieces import colour_of
from scenes.games.seals.view import SealsView
from scenes.match import seats
from scenes.ui.app import App
from scenes.ui.words import Words


class Names:
    """Names of one table, as its viewer reads them."""

    def __init__(self, app: App, view: SealsView) -> None:
        self._app = app
        self._view = view

    @property
    def words(self) -> Words:
        """The sentences of the language that is set."""
        return self._app.words

    def name(self, seat: Seat) -> str:
        """Return what a seat is called: "You" for the one the table is seen by."""
        if seat == self._view.viewer:
            return self.words("house.seat.you")
        return seats.chair_name(self.words, self._view.match.chairs[seat])

    def colour(self, word: str) -> str:
        """Return a colour's name."""
        return self.words(f"seals.colour.{word}")

    def colours(self, words: Sequence[str]) -> str:
        """Return names of colours, one after another."""
        return self.words("house.list_comma").join(self.colour(word) for word in words)

    def card(self, text: str) -> str:
        """Return the name of a card, such as "red 7"."""
        return self.words("seals.card", colour=self.colour(colour_of(text)), number=text[1:])

    def cards(self, texts: Sequence[str]) -> str:
        """Return names of cards or, of those that show their backs, of their colours."""
        named = [self.card(text) if text in CARD_OF_TEXT else self.colour(text) for text in texts]
        return self.words("house.list_comma").join(named) or self.words("seals.nothing")

    def told(self, key: str, seat: Seat, **params: object) -> str:
        """Return a sentence about a seat: the form for "you" where it is the viewer."""
        if seat == self._view.viewer:
            return self.words(f"{key}.you", **params)
        return self.words(key, name=self.name(seat), **params)

    def filled(self, params: Mapping[str, object]) -> dict[str, object]:
        """Return a reason's parameters with cards, colours and seats in words."""
        told: dict[str, object] = {}
        for key, value in params.items():
            match key, value:
                case "seal", str():
                    told["seal_colour"] = self.colour(value)
                case "colour", str():
                    told[key] = self.colour(value)
                case "card", str():
                    told[key] = self.card(value)
                case "seat", int():
                    told["name"] = self.name(value)
                case _:
                    told[key] = value
        return told

    def numbers(self, numbers: Sequence[int]) -> str:
        """Return the numbers a card may have, short: "3", "6 or 10", "4–7"."""
        low, high = numbers[0], numbers[-1]
        if low == high:
            return str(low)
        if len(numbers) == 2:
            return self.words("seals.range.or", low=low, high=high)
        if len(numbers) == 3 and high - low > 2:
            return self.words("seals.range.three", low=low, middle=numbers[1], high=high)
        return self.words("seals.range.to", low=low, high=high)
