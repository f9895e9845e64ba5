"""How the legends' moves are made on the table: from legal moves to pairs of spots.

Each move is a way from one spot to another, or a tap on one. An ability that asks for two targets
is made in two steps: the first sets an :class:`Aim`, which has no move yet. Holds no rules: what is
not among the legal moves is not on offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import Move
from game.legends.rules.cards import CardSet, shipped_cards
from game.legends.rules.codes import (
    ATTACH,
    BID,
    COMPLETE,
    DISCARD,
    DONE,
    DRAW,
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SEAT,
    FIRST_SKILL,
    FIRST_SPECIAL,
    KEEP,
    MOVE,
    NONE,
    PASS,
    PLAY,
    SETTLE,
    SHUFFLE,
    START,
    USE,
    names_of,
    verb_of,
)
from scenes.games.legends.view import Setting

Offers = dict[tuple[str, str], Move]

AIMS = -1000
"""Numbers from here down are no moves: AIMS - code aims at a first target."""
DONE_SPOT, DRAW_SPOT, USE_SPOT, ARENA = "done", "deck", "use", "arena"
KEEP_SPOT, SHUFFLE_SPOT = "keep", "shuffle"


@dataclass(frozen=True, slots=True)
class Aim:
    """An ability of two targets, of which the first is chosen."""

    source: str
    """Spot of the character or special card."""
    target: int
    """Code of the target."""


def aimed(number: int) -> int | None:
    """Return the code that an offer aims at, or None for a move."""
    return AIMS - number if number <= AIMS else None


class Offering:
    """Makes offers of the moves in one setting."""

    def __init__(
        self, setting: Setting, party: Sequence[str] = (), aim: Aim | None = None
    ) -> None:
        """``party``: characters taken up together."""
        self.setting = setting
        self.party = frozenset(party)
        self.aim = aim
        self.cards: CardSet = shipped_cards()

    def of(self, moves: Sequence[Move]) -> Offers:
        """Return the offers of legal moves."""
        offers: Offers = {}
        pairs = len(self.party) == 2 and any(self._is_pair(move) for move in moves)
        for move in moves:
            verb = verb_of(move)
            if verb == MOVE:
                self._move(offers, move, pairs)
            elif verb == USE:
                self._use(offers, move)
            else:
                self._plain(offers, verb, move)
        return offers

    def _is_pair(self, move: Move) -> bool:
        if verb_of(move) != MOVE:
            return False
        _, _, one, other = names_of(move)
        return other != NONE and {self._name(one), self._name(other)} == self.party

    def _name(self, code: int) -> str:
        return self.cards.names[code]

    def _to_place(self, offers: Offers, source: str, code: int, move: Move) -> None:
        for spot in self.setting.place_spots(self._name(code)):
            offers[source, spot] = move

    def _move(self, offers: Offers, move: Move, pairs: bool) -> None:
        _, to, one, other = names_of(move)
        if other != NONE:
            if pairs and self._is_pair(move):
                for name in self.party:
                    self._to_place(offers, name, to, move)
        elif not (pairs and self._name(one) in self.party):
            self._to_place(offers, self._name(one), to, move)

    def _plain(self, offers: Offers, verb: int, move: Move) -> None:
        first, second, _, _ = names_of(move)
        name = self._name(first) if first != NONE else ""
        if verb in (START, PLAY, SETTLE):
            self._to_place(offers, name, second, move)
        elif verb == COMPLETE:
            offers[name, name] = move
        elif verb == DISCARD:
            offers[name, name] = offers[name, "discard"] = move
        elif verb == ATTACH:
            heir = self._name(second)
            offers[heir, heir] = offers[f"special.{name}", heir] = move
        elif verb == BID:
            offers[name, ARENA] = offers[name, USE_SPOT] = move
        elif verb == DRAW:
            offers[DRAW_SPOT, DRAW_SPOT] = move
        elif verb in (DONE, PASS):
            offers[DONE_SPOT, DONE_SPOT] = move

    def _use(self, offers: Offers, move: Move) -> None:
        first, second, third, _ = names_of(move)
        if self.setting.observation["choices"]:
            spot = {KEEP: KEEP_SPOT, SHUFFLE: SHUFFLE_SPOT}.get(second) or self._name(second)
            offers[spot, spot] = move
            return
        source = self._name(first)
        if FIRST_SPECIAL <= first < FIRST_EVENT:
            source = f"special.{source}"
        if self.aim is not None and self.aim.source == source:
            if second == self.aim.target and third != NONE:
                self._to_place(offers, source, third, move)
            return
        if third != NONE:
            offers[source, self._name(second)] = AIMS - second
        elif second == NONE:
            offers[source, USE_SPOT] = move
        else:
            self._target(offers, source, second, move)

    def _target(self, offers: Offers, source: str, code: int, move: Move) -> None:
        name = self._name(code)
        if code < FIRST_SPECIAL:
            offers[source, name] = move
        elif code < FIRST_EVENT:
            offers[source, f"special.{name}"] = move
            carrier = self.setting.carrier_of(name)
            if carrier is not None:
                offers[source, carrier] = move
        elif code < FIRST_PLACE:
            offers[source, name] = move
        elif code < FIRST_SKILL:
            self._to_place(offers, source, code, move)
        elif code < FIRST_SEAT:
            offers[source, f"skill.{name}"] = move
        else:
            seat = self.setting.order.index(code - FIRST_SEAT)
            offers[source, f"seat.{seat}"] = move
