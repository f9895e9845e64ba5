"""What lies where on the table of the seals, and how a move is made and shown on it.

The half of the table's scene that a match needs; what is said and what helps the player is in
:mod:`scenes.games.seals.scene`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.seals.rules import moves as seal_moves
from game.seals.rules.cards import CARD_OF_TEXT, COLOURS
from game.seals.rules.events import CardPlayed, TokenGiven, TokenTaken
from game.seals.rules.knowledge import Numbers, possible_numbers
from game.transcript import AGENT
from scenes.games.seals import paint as trick_picture
from scenes.games.seals import view as trick_view
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.stages import CARRY, STRIKE, Step, steps
from scenes.games.seals.view import Sheaf, Spread
from scenes.match.legacy_scene import MatchScene, Paths, Stage
from sprites.engine.piece_table import Piece, View
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Fan, Place, Zone
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

MAPS = {3: "seals-three", 4: "seals"}
TOGETHER = 0.012
"""Seconds between the cards of a trick when it is gathered or carried away."""
DIMMED = 0.75
"""How much a card that may not be played now is darkened."""


class TrickTable(MatchScene):
    """Cards, swords and tricks of one game of the seals, as one seat sees them."""

    maps = Path(__file__).parent
    place = "sanctum"

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.habits = app.settings.tables.setdefault("seals", {})
        self.public = False
        """Whether several people may look: every person's hand shows its backs."""
        self._raised: frozenset[str] = frozenset()
        self._now: Observation = {}
        self._possible: tuple[Any, tuple[Numbers, ...]] = (None, ())
        self._faces: Mapping[int, str] = {}
        self._takes = 0.0
        self.map_name = self.map_name or MAPS[len(match.chairs)]
        super().__init__(app, match)
        self._now = self.observation
        self.act = SealAct(app, self.timeline)

    # What is seen

    def load_map(self) -> dict[str, Zone]:
        """Return the zones of the map for this number of seats; sealed tricks lie in sheaves."""
        zones = super().load_map()
        for name, zone in zones.items():
            if isinstance(zone, Fan) and name.startswith("won."):
                zones[name] = Sheaf(*_geometry(zone), fan=zone)
            elif name in ("own", "aside", "pool"):
                zones[name] = Spread(*_geometry(zone))
        return zones

    @property
    def now(self) -> Observation:
        """What the viewer sees of the moment that shows: a stage's, or the present one."""
        if self.stage is not None and isinstance(self.stage.shown, Step):
            return self.stage.shown.seen
        return self._now

    @property
    def present(self) -> Observation:
        """What the viewer sees of the position, whatever stages still follow."""
        return self._now

    @property
    def happened(self) -> Sequence[Event]:
        """What the last move caused, as the viewer saw it."""
        return self._happened

    @property
    def may_act(self) -> bool:
        """Whether people are asked now: not while stages follow, nor while looking back."""
        return self.looking_at is None and not self._stages

    @property
    def several_people(self) -> bool:
        """Whether more than one person sits at this screen."""
        return sum(chair.kind != AGENT for chair in self.match.chairs) > 1

    @property
    def may_pass(self) -> bool:
        """Whether the viewer may pass in the draft now."""
        return self.may_act and seal_moves.PASS in self._legal()

    def _legal(self) -> list[Move]:
        return self.match.state.legal_moves(self.viewer)

    @property
    def covered(self) -> frozenset[Seat]:
        """Seats whose hands lie with their backs up for everybody."""
        if not self.public or self.match.outcome is not None:
            return frozenset()
        people = (seat for seat, chair in enumerate(self.match.chairs) if chair.kind != AGENT)
        return frozenset(people)

    def shown_hand(self, seat: Seat) -> Sequence[str]:
        """Return another seat's hand as it lies on this screen: texts, or colours of backs."""
        names = self.table.contents(f"hand.{trick_view.relative(self.now, seat)}")
        return [n if n in CARD_OF_TEXT else trick_view.colour_of_piece(n) for n in names]

    @property
    def wants_ranges(self) -> bool:
        """Whether chips tell what the own cards may be."""
        return bool(self.habits.get("ranges", True)) and not self.public

    def possible(self) -> tuple[Numbers, ...]:
        """Return what each own card may be, as far as chips may tell it; else nothing."""
        seen = self.now
        if not self.wants_ranges or not seen or seen["phase"] == "over":
            return ()
        if self._possible[0] is not seen:
            self._possible = seen, possible_numbers(seen)
        return self._possible[1]

    def view_of(self, observation: Observation) -> View:
        """Return what lies in which zone."""
        return trick_view.view_of(
            observation, faces=self._own_faces(observation), covered=self.covered
        )

    def _own_faces(self, observation: Observation) -> Mapping[int, str]:
        """Return the viewer's faces once the game is over: then an earlier moment shows them."""
        if self.match.outcome is None or observation["phase"] == "over":
            return {}
        if self.looking_at is None:
            return {}
        if not self._faces:
            seen = self.match.state.observation(self.viewer)
            left = dict(zip(seen["places"][self.viewer], seen["own"], strict=True))
            self._faces = {**left, **dict(map(tuple, seen["placed"]))}
        return self._faces

    def view(self) -> View:
        """Return what lies where now, with every hand laid out for it."""
        view = super().view()
        self.arrange(view)
        return view

    def arrange(self, view: View) -> None:
        """Place the zones whose things lie as they are: the own hand, swords, cards set aside."""
        def spread(name: str, places: tuple[Place, ...], thing: float = 0.0) -> None:
            zone = self.zones[name]
            assert isinstance(zone, Spread)
            self.zones[name] = replace(zone, at=places, thing=thing or zone.thing)

        names = {zone: [piece.name for piece in pieces] for zone, pieces in view.items()}
        spread("own", trick_view.hand_places(
            self.zones["own"], names.get("own", []), self._raised))
        spread("pool", trick_view.ring_places(
            self.zones["pool"], self._now["drawn_tokens"], names.get("pool", [])))
        opened = any(piece.face for piece in view.get("aside", ()))
        spread(
            "aside",
            trick_view.aside_places(self.zones["aside"], names.get("aside", []), opened),
            trick_view.OPEN_ASIDE if opened else trick_view.ASIDE,
        )

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a card, a sword token, or the sword in a sealed trick."""
        return trick_picture.sprite(self.app, piece)

    def paths_of(self, events: Iterable[Event], *, back: bool) -> Paths:
        """A card comes from its hand, a token from where it lay; back, they return there."""
        ways: dict[str, str] = {}
        for event in events:
            match event:
                case CardPlayed(seat, card, _):
                    place = trick_view.relative(self._now, seat)
                    ways[card] = f"hand.{place}" if place else "own"
                case TokenTaken(seat, colour):
                    ways.update(dict.fromkeys(_tokens(seat, colour), "pool"))
                case TokenGiven(seat, to, colour, _):
                    place = trick_view.relative(self._now, seat)
                    ways.update(dict.fromkeys(_tokens(to, colour), f"tokens.{place}"))
        step = self.stage.shown if self.stage is not None else None
        if isinstance(step, Step) and step.kind == CARRY:
            number = len(step.seen["tricks"]) - 1
            ways.update({f"sword.{number}.{colour}": "strike" for colour in COLOURS})
        return ({}, ways, ()) if back else (ways, {}, ())

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return how a move is shown: card, trick, sword, what is sealed; or the circle breaks."""
        stages = []
        for step in steps(before, events, after):
            view = trick_view.view_of(
                step.seen, covered=self.covered, gathered=step.kind == STRIKE
            )
            stages.append(Stage(view, step.events, step.stays, step))
        return stages

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return the moves as taps and drags: cards into the circle, swords to seat or circle."""
        seen = self._now = self.observation
        offers: dict[tuple[str, str], Move] = {}
        own = [piece.name for piece in trick_view.own_hand(seen, {})]
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
                for source in self._my_tokens(seen, COLOURS[sealed]):
                    offers[source, source] = offers[source, "circle"] = move
            elif given is not None:
                target = f"seat.{trick_view.relative(seen, given[1])}"
                for source in self._my_tokens(seen, COLOURS[given[0]]):
                    offers[source, target] = move
        return offers

    def _my_tokens(self, seen: Observation, colour: str) -> list[str]:
        count = seen["tokens"][self.viewer][colour]
        return [f"token.{self.viewer}.{number}.{colour}" for number in range(count)]

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return own cards, swords, seats, hands, circle, sealed tricks and what is set aside.

        Keys come first to what is used in this phase: to swords, or in a trick to cards.
        """
        contents = self.table.contents
        cards = [(name, "card") for name in contents("own")]
        swords = [(name, "pile") for name in contents("pool") + contents("tokens.0")]
        spots = cards + swords if self.now.get("phase") == "play" else swords + cards
        spots.append(("circle", "pile"))
        for place in range(len(self.match.chairs)):
            spots.append((f"seat.{place}", "pile"))
            if place:
                spots.append((f"hand.{place}", "pile"))
            if contents(f"won.{place}"):
                spots.append((f"won.{place}", "pile"))
        spots.append(("aside", "pile"))
        return spots

    def _release(self, point: tuple[float, float]) -> None:
        """Let go; who tried to draw away what can't be moved now is told why."""
        grip, spot = self.grip, self.spot_at(self.grip.pressed_at)
        tried = spot is not None and spot.startswith(("own.", "token."))
        stuck = tried and grip.selected is None and self.spot_at(point) != spot
        super()._release(point)
        if stuck:
            self.refuse(self.refusal_words(spot, self.spot_at(point)))

    # Motion

    def _raise_playable(self) -> None:
        """Let the cards that may be played stand higher than the others."""
        raised = frozenset(source for source, _ in self.offers if source.startswith("own."))
        if raised != self._raised:
            self._raised = raised
            if self.stage is None and self.table.contents("own") and self.table.held is None:
                self.table.show(self.view())
                self._follow_spots()
            self._highlight()

    def _highlight(self) -> None:
        super()._highlight()
        usable = {source for source, target in self.offers if source == target}
        sealing = bool(usable) and self.now.get("phase") == "seal"
        barred = {"own": bool(self._raised), "tokens.0": sealing}
        for name in self.table.contents("own") + self.table.contents("tokens.0"):
            sprite = self.table.sprite(name)
            chosen = barred[self.table.zone_of(name) or "own"]
            dimmed = DIMMED if chosen and name not in usable else 0.0
            if sprite.dimmed != dimmed:
                self.timeline.to(sprite, theme.FADE, dimmed=dimmed)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """Return what glows: what is held and where it may go, a hint, or what may be used."""
        if self.grip.selected is not None or self.hinted:
            return super().lit_spots()
        if self.now.get("phase") in ("play", "seal"):
            return {source for source, target in self.offers if source == target}
        return self.giveable()

    def giveable(self) -> set[str]:
        """Return the viewer's swords while one is to be chosen for a gift."""
        return set()

    def _show(self, view: View, events: Iterable[Event], *, back: bool = False) -> float:
        self.arrange(view)
        kind = self.stage.shown.kind if self.stage is not None and self.stage.shown else ""
        come_from, go_to, order = self.paths_of(events, back=back)
        self._takes = self.table.show(
            view, come_from=come_from, go_to=go_to, order=order,
            step=TOGETHER if kind in (STRIKE, CARRY) else theme.DEAL_STEP,
        )
        self._travel_left = self.timeline.motion.travel(self._takes)
        return self._takes

    def _next_stage(self) -> None:
        comes = bool(self._stages)  # none does where a click has landed them all
        super()._next_stage()
        if comes and self.stage is not None and isinstance(self.stage.shown, Step):
            self.act.begin(self.stage.shown, self._takes)


def _geometry(zone: Zone) -> tuple[str, float, float, float, float, float]:
    return zone.name, zone.left, zone.top, zone.width, zone.height, zone.thing


def _tokens(seat: Seat, colour: str) -> list[str]:
    """Return the names that tokens of a colour may have at a seat."""
    return [f"token.{seat}.{number}.{colour}" for number in range(14)]
