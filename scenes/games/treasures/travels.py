"""How the pieces of the treasures travel: thieves walk, disks are thrown, cards fly.

A disk that goes back is thrown onto its heap, lies there for a moment, and only then is one of the
heap's count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.contract import Event, Seat
from game.treasures.rules.events import CardDrafted, CardsRevealed, LineRefilled
from scenes.games.treasures.pieces import THROW, throw, walk
from scenes.games.treasures.view import DISKS, HEAPS, TreasuresView
from scenes.match.game_table import Part
from scenes.match.table_view import TableView
from sprites.engine.layout import Piece, View
from sprites.engine.piece_table import PieceTable

Ways = tuple[dict[str, str], dict[str, str]]
"""Out of which zone pieces come, and into which they go, by name."""


class Travels(Part):
    """Moves what lies on the table to where a view has it."""

    def __init__(self, view: TreasuresView, table_view: TableView) -> None:
        self._view = view
        self._table = table_view
        self._awaited: View | None = None
        """The view that holds once the disks that fly back have landed."""

    def move(self, shown: View, events: Iterable[Event], *, back: bool) -> float:
        """Move everything to where ``shown`` has it; return the seconds that takes.

        ``back``: what ``events`` tell is taken back, so all goes the other way.
        """
        view, table = self._view, self._table.pieces
        come, go = card_ways(events, view.place_at)
        if back:
            come, go = go, come
        out, home = disk_ways(shown, table)
        flying = {disk: zone for disk, zone in home.items() if table.zone_of(disk) != zone}
        secrets = {f"secret.{view.seat_at(n)}": f"hand.{n}" for n in range(view.seats)}
        before = {name: table.zone_of(name) for name in self._walkers()}
        self._awaited = shown if flying else None
        takes = table.show(
            _with_landing(shown, flying) if flying else shown,
            come_from=secrets | come | out, go_to=go,
        )
        for name in self._walkers():
            if table.zone_of(name) != before.get(name):
                way = walk if name.startswith("thief.") else throw
                takes = max(takes, way(table, name))
        if flying:
            self._table.timeline.call(THROW, lambda: self._land(shown))
        return takes

    def seated(self, seat: Seat) -> None:
        """Wait for no landing: the table is laid anew."""
        self._awaited = None

    def _land(self, view: View) -> None:
        """The disks have landed, unless something newer is shown by now."""
        if self._awaited is view:
            self._awaited = None
            self._table.pieces.show(view)

    def _walkers(self) -> list[str]:
        """Return the pieces that have a way of their own to move: thieves and disks."""
        kinds = ("thief", *HEAPS)
        return [
            name for name in self._table.pieces.names() if name.partition(".")[0] in kinds
        ]


def _with_landing(shown: View, flying: dict[str, str]) -> View:
    """Return a view in which disks still lie upon the heaps that they go back to."""
    landing = dict(shown)
    for colour in HEAPS:
        zone = f"heap.{colour}"
        disks = [disk for disk, heap in flying.items() if heap == zone]
        [heap] = shown[zone]
        count = int(heap.face or 0) - len(disks)
        landing[zone] = [
            Piece(heap.name, str(count)), *(Piece(disk, colour) for disk in disks)
        ]
    return landing


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
