"""What lies where on the patience's table: from an observation to cards in zones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from game.contract import Event, Observation
from game.match import Match
from game.patience.rules import deals
from game.patience.rules.events import CardDealt, RemovingOpened
from game.patience.rules.observation import PatienceObservation
from scenes.match.game_table import Paths
from scenes.match.match_view import MatchView
from sprites.engine.layout import Piece, View

CELLS = tuple(f"cell.{number}" for number in range(16))


def known(observation: Observation) -> PatienceObservation:
    """Return an observation of this table by its own kind: no other game's comes here."""
    return cast(PatienceObservation, observation)


def view(observation: PatienceObservation) -> View:
    """Return the cards by zone; those of the stock have no face."""
    def card(text: str) -> Piece:
        return Piece(text, text)

    pieces: dict[str, list[Piece]] = {
        "stock": [Piece(f"stock.{n}") for n in range(observation["stock"])],
        "waste": [card(observation["waste"])] if observation["waste"] else [],
        "removed": [card(text) for text in observation["gone"]],
    }
    for zone, text in zip(CELLS, observation["cells"], strict=True):
        pieces[zone] = [card(text)] if text else []
    return pieces


def paths(events: Iterable[Event], *, back: bool) -> Paths:
    """Return how a dealt card turns over on its way from the stock, or back onto it."""
    ways = {event.card: "stock" for event in events if isinstance(event, CardDealt)}
    return Paths(go_to=ways) if back else Paths(come_from=ways)


class Deal:
    """What is to be known of a deal besides its cards."""

    def __init__(self, match: Match, number_of_the_day: int) -> None:
        self.number = match.seed
        self.grade = deals.grade(match.seed)
        self.is_todays = match.seed == number_of_the_day
        self._times_removing = (-1, 0)

    def times_removing(self, shown: MatchView) -> int:
        """Return how many times removing has been opened up to the moment that is shown."""
        last = shown.shown_ply
        if self._times_removing[0] != last:
            times = sum(
                isinstance(event, RemovingOpened)
                for ply in range(1, last + 1) for event in shown.match.events_at(ply)
            )
            self._times_removing = last, times
        return self._times_removing[1]
