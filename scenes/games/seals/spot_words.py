"""What lies on the spots of the seals' table, for reading aloud and for tips."""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Seat
from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.observation import SealsObservation
from game.transcript import AGENT
from scenes.games.seals.names import Names
from scenes.games.seals.pieces import colour_of_piece, place_of, seat_at
from scenes.games.seals.view import SealsView
from scenes.match import seats
from scenes.match.agent_turns import AgentTurns


class SpotWords:
    """Sentences about spots, as the viewer sees them."""

    def __init__(self, view: SealsView, turns: AgentTurns, names: Names) -> None:
        self._view = view
        self._table = view.table_view
        self._turns = turns
        self._names = names

    def spot(self, spot: str) -> str:
        """Return what lies on a spot, for reading aloud and for tips."""
        view, words, seen = self._view, self._names.words, self._view.now
        kind, _, rest = spot.partition(".")
        if kind == "own":
            return self._own(spot)
        if kind in ("token", "pool"):
            colour = words("seals.sword", colour=self._names.colour(colour_of_piece(spot)))
            state = words("house.state.playable") if self._table.is_source(spot) else ""
            return words("house.list_comma").join(part for part in (colour, state) if part)
        if kind == "seat":
            return self.seat(seat_at(seen, int(rest)))
        if kind == "hand":
            seat = seat_at(seen, int(rest))
            return words("seals.spot.hand", name=self._names.name(seat),
                         cards=self._names.cards(view.shown_hand(seat)))
        if kind == "won":
            seat = seat_at(seen, int(rest))
            mine = [trick for trick in seen["tricks"] if trick["winner"] == seat]
            cards = [card for _, card in (mine[-1]["cards"] or ())] if mine else []
            return words("seals.spot.won", name=self._names.name(seat),
                         cards=self._names.cards(cards))
        if kind == "circle":
            cards = [card for _, card in seen["trick"]]
            return words("seals.spot.circle", cards=self._names.cards(cards))
        return words("seals.spot.aside", colours=self._counted(seen["set_aside"]))

    def _counted(self, counts: Mapping[str, int]) -> str:
        return self._names.words("house.list_comma").join(
            self._names.words("seals.count", colour=self._names.colour(word), number=count)
            for word, count in counts.items() if count
        )

    def _own(self, name: str) -> str:
        view, words, seen = self._view, self._names.words, self._view.now
        names = self._table.pieces.contents("own")
        if name not in names:
            return words("seals.nothing")
        number = names.index(name)
        text = seen["own"][number]
        told = self._names.card(text) if text in CARD_OF_TEXT else words(
            "seals.spot.own", colour=self._names.colour(colour_of_piece(name)))
        parts = [told, words("house.state.place", place=number + 1, count=len(names))]
        possible = view.possible()
        if text not in CARD_OF_TEXT and number < len(possible):
            parts.append(words("seals.spot.may_be", numbers=self._names.numbers(possible[number])))
        if self._table.is_source(name):
            parts.append(words("house.state.playable"))
        return words("house.list_comma").join(parts)

    def closer(self, name: str) -> str:
        """Return all that can be said of one piece when it is looked at closely."""
        view = self._view
        if not name.startswith("own.") or view.now["phase"] == "over":
            return self._names.card(name) if name in CARD_OF_TEXT else self.spot(name)
        names = self._table.pieces.contents("own")
        possible = view.possible()
        if name not in names or not possible:
            return self.spot(name)
        words, numbers = self._names.words, map(str, possible[names.index(name)])
        return words(
            "seals.closer", colour=self._names.colour(colour_of_piece(name)),
            place=place_of(name), numbers=words("house.list_comma").join(numbers),
        )

    def seat(self, seat: Seat) -> str:
        """Return who sits there, what is owed with which swords, and how many tricks are sealed."""
        seen, words = self._view.now, self._names.words
        sealed = sum(trick["winner"] == seat for trick in seen["tricks"])
        return words("seals.spot.seat", name=self._names.name(seat), line=self.line_of(seat),
                     owes=self.owes(seen, seat), sealed=words.count("seals.label.sealed", sealed))

    def owes(self, seen: SealsObservation, seat: Seat) -> str:
        """Return "owes 2: red, any" of a seat."""
        owed, tokens = seen["owed"][seat], seen["tokens"][seat]
        told = self._names.words.count("seals.label.owes", owed)
        if not owed or tokens is None:
            return told
        named = [
            self._names.words("seals.any") if colour == "grey" else self._names.colour(colour)
            for colour, count in tokens.items() for _ in range(count)
        ]
        return self._names.words("seals.owes_with", owes=told,
                          swords=self._names.words("house.list_comma").join(named))

    def line_of(self, seat: Seat) -> str:
        """Return what stands under a name: whose turn, who led, passed, or how the seat plays."""
        words, seen = self._names.words, self._view.now
        chair = self._view.match.chairs[seat]
        line = seats.chair_line(words, chair, seat)
        if chair.kind == AGENT:
            line = words(f"house.level.{chair.level}")
        state = ""
        if seen["phase"] == "draft" and seat in seen["passed"]:
            state = words("seals.label.passed")
        elif seat in self._turns.seats:
            state = words("house.notice.thinking")
        elif seat in seen["to_act"] and self._view.match_view.stage is None:
            state = words("seals.label.turn")
        elif seen["trick"] and seen["trick"][0][0] == seat:
            state = words("seals.label.led")
        if seat == self._view.viewer:
            return state or line
        return f"{line} · {state}" if state else line
