"""The table of the seals: everyone sees your cards but you.

Shows and asks; the rules are in :mod:`game.seals`. What lies where is in
:mod:`scenes.trick_view`, how a move is told in :mod:`scenes.trick_stages`, sentences in
:mod:`scenes.trick_words`, the painting in :mod:`scenes.trick_picture`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.seals import moves as seal_moves
from game.seals.cards import CARD_OF_TEXT, COLOURS
from game.seals.events import CardPlayed, GameLost, GameWon, TokenGiven, TokenTaken
from game.seals.knowledge import Numbers, possible_numbers
from game.transcript import AGENT, HOUSE
from scenes import doors, seats, trick_picture, trick_view
from scenes.gift_pause import GiftPause
from scenes.match_scene import MatchScene, Paths, Stage
from scenes.seal_act import SealAct
from scenes.trick_help import TrickHelp
from scenes.trick_stages import BREAK, CARRY, STRIKE, Step, steps
from scenes.trick_view import RAISED, Spread
from scenes.trick_words import TrickWords
from scenes.widgets import Button, Widget
from sprites import monster_cards, seal_pieces, sealing, theme
from sprites.sprite import Sprite
from sprites.table import Piece, View
from sprites.zones import TABLES, Fan, Zone, load_zones

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

MAPS = {3: "seals-three", 4: "seals"}
TOGETHER = 0.012
"""Seconds between the cards of a trick when it is gathered or carried away."""
DIMMED = 0.75
"""How much a card that may not be played now is darkened."""


class TrickScene(MatchScene):
    """One game of the seals."""

    place = "seals"

    def __init__(self, house: House, match: Match) -> None:
        self.tell = TrickWords(self)
        self.habits = house.settings.tables.setdefault("seals", {})
        self.public = False
        """Whether several people may look: every person's hand shows its backs."""
        self._raised: frozenset[str] = frozenset()
        self._now: Observation = {}
        self._possible: tuple[Any, tuple[Numbers, ...]] = (None, ())
        self.map_name = MAPS[len(match.chairs)]
        super().__init__(house, match)
        self._now = self.observation
        self.act = SealAct(house, self.timeline)
        self.gifts = GiftPause(self)
        self.help = TrickHelp(self)
        self.flicker = 0.0
        """Seconds for which things have moved: candles flicker with them and rest with them."""
        self._ended = match.outcome is not None

    # What is seen

    def load_map(self) -> dict[str, Zone]:
        """Return the zones of the map for this number of seats; sealed tricks lie in sheaves."""
        zones = load_zones(TABLES / f"{self.map_name}.tmx")
        for name, zone in zones.items():
            if isinstance(zone, Fan) and name.startswith("won."):
                zones[name] = trick_view.Sheaf(*_geometry(zone), fan=zone)
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
        return self.help.own_faces()

    def view(self) -> View:
        """Return what lies where now, with every hand laid out for it."""
        view = super().view()
        self.arrange(view)
        return view

    def arrange(self, view: View) -> None:
        """Place the zones whose things lie as they are: the own hand, swords, cards set aside."""
        def spread(name: str, places: Any) -> None:
            zone = self.zones[name]
            assert isinstance(zone, Spread)
            if zone.at != places:
                self.zones[name] = replace(zone, at=places)

        names = {zone: [piece.name for piece in pieces] for zone, pieces in view.items()}
        spread("own", trick_view.hand_places(
            self.zones["own"], names.get("own", []), self._raised))
        spread("pool", trick_view.ring_places(
            self.zones["pool"], self._now["drawn_tokens"], names.get("pool", [])))
        opened = any(piece.face for piece in view.get("aside", ()))
        spread("aside", trick_view.aside_places(
            self.zones["aside"], names.get("aside", []), opened))

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a card, a sword token, or the sword in a sealed trick."""
        return trick_picture.sprite(self.house, piece)

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
        if self.stage is not None and isinstance(self.stage.shown, Step):
            if self.stage.shown.kind == CARRY:
                number = len(self.stage.shown.seen["tricks"]) - 1
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
        """Return own cards, swords, seats, hands, circle, sealed tricks and what is set aside."""
        contents = self.table.contents
        spots = [(name, "card") for name in contents("own")]
        spots += [(name, "pile") for name in contents("pool") + contents("tokens.0")]
        spots.append(("circle", "pile"))
        for place in range(len(self.match.chairs)):
            spots.append((f"seat.{place}", "pile"))
            if place:
                spots.append((f"hand.{place}", "pile"))
            if contents(f"won.{place}"):
                spots.append((f"won.{place}", "pile"))
        spots.append(("aside", "pile"))
        return spots

    # What is said

    def prompt(self) -> str:
        """Return what is asked now, or what is happening."""
        return self.tell.prompt()

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return self.tell.event(event)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return self.tell.refusal(source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return self.tell.spot(spot)

    def line_of(self, seat: Seat) -> str:
        """Return what stands under a name: whose turn, who led, passed, or how the seat plays."""
        return trick_picture.line_of(self, seat)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event; the sword sounds when it strikes."""
        match event:
            case CardPlayed():
                return "flip"
            case TokenTaken() | TokenGiven():
                return "disk"
            case GameWon():
                return "win"
            case GameLost():
                return "lose"
        return ""

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        phase = self.now["phase"]
        return {"draft": "draft", "gift": "scenarios", "seal": "seal"}.get(phase, "tricks")

    # Life

    @property
    def wake(self) -> float | None:
        """Also when the gift pause gets shorter, or a hint should have come."""
        times = [super().wake, self.gifts.wake, self.help.wake]
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table; a fresh game is dealt in sight."""
        self.public = self.several_people and self.match.outcome is None
        super().enter()
        if not self.match.position and self.looking_at is None:
            self._deal()

    def _deal(self) -> None:
        view = self.view()
        self.table.lay({})
        names = [piece.name for pieces in view.values() for piece in pieces]
        takes = self.table.show(view, come_from=dict.fromkeys(names, "strike"))
        self._travel_left = self.timeline.motion.travel(takes)
        self.house.sounds.play("shuffle")

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.help.stop()
        super().leave()

    def take_seat(self, seat: Seat) -> None:
        """See the table through another person's eyes: that one's hand is hidden from now on."""
        self.public = False
        self.viewer = seat
        self._refresh()
        self.table.lay(self.view())
        self._refresh()

    def update(self, dt: float) -> None:
        """Let the pause for gifts and hints go on, and candles flicker while things move."""
        super().update(dt)
        self.gifts.update(dt)
        self.help.update(dt)
        if self.moving:
            self.flicker += dt

    def _refresh(self) -> None:
        self._now = self.observation
        super()._refresh()
        self.gifts.look()
        self._raise_playable()
        if self.stage is None and not self._stages:
            self.act.rest()
            lost = self._now["phase"] == "over" and not self.state.outcome().winners
            self.act.breach.glow = float(lost)
        if self.controls.widgets and self._made_for != self._phase_of_buttons:
            self._buttons()

    def _raise_playable(self) -> None:
        """Let the cards that may be played stand higher than the others."""
        raised = frozenset(source for source, _ in self.offers if source.startswith("own."))
        if raised != self._raised:
            self._raised = raised
            if self.stage is None and self.table.contents("own") and self.table.held is None:
                self.table.show(self.view())
                self._follow_spots()

    def _highlight(self) -> None:
        super()._highlight()
        choosing = bool(self._raised)
        for name in self.table.contents("own"):
            sprite = self.table.sprite(name)
            dimmed = DIMMED if choosing and name not in self._raised else 0.0
            if sprite.dimmed != dimmed:
                self.timeline.to(sprite, theme.FADE, dimmed=dimmed)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """Return what glows: what is held and where it may go, a hint, or what may be used."""
        if self.grip.selected is not None or self.hinted:
            return super().lit_spots()
        if self.now.get("phase") in ("play", "seal"):
            return {source for source, target in self.offers if source == target}
        return set()

    # Moves

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
        super()._next_stage()
        if self.stage is not None and isinstance(self.stage.shown, Step):
            self.act.begin(self.stage.shown, self._takes)

    def _made(self, before: Observation, events: Sequence[Event], *, waited: bool) -> None:
        # From here on others may look, unless the same person goes on.
        self.public = self.several_people and self.viewer not in self.match.people_to_act()
        self.act.mend()
        super()._made(before, events, waited=waited)

    def play_for(self, seat: Seat, move: Move, by: str | None) -> None:
        """Make a move of a person who need not be the viewer: keeping one's swords shows nothing."""
        before = self.observation
        self._made(before, self.match.play(seat, move, by), waited=False)

    def _see_who_is_next(self) -> None:
        """Hand the screen over; in a gift window only where somebody must decide."""
        people = self.match.people_to_act()
        if self.looking_at is not None or not people or self._stages:
            return
        if self._now["phase"] == "gift" and not self.gifts.waits:
            return
        if self.public or self.viewer not in people:
            self.ask_for(people[0])

    def ask_for(self, seat: Seat) -> None:
        """Hand the screen over to the person at ``seat``."""
        from scenes.hand_over import HandOverScene

        self.house.show(HandOverScene(self.house, self, seat))

    def after_move(self, events: Sequence[Event]) -> None:
        """Note a win in the campaign, and show how it ended."""
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.help.note_end()
            self.timeline.call(self.help.flourish(), self._end)

    def _end(self) -> None:
        if self.match.outcome is None or self not in self.house.stack:
            return
        from scenes.ending import EndingScene

        self.house.show(EndingScene(self.house, self))

    def pass_turn(self) -> None:
        """Pass in the draft."""
        if self.may_pass:
            self.play(seal_moves.PASS)
        else:
            self.refuse(self.house.words("seals.why.last_in"))

    def hint(self) -> None:
        """Say what would be good, and why, knowing no more than the viewer."""
        self.help.hint()

    def refresh_lights(self) -> None:
        """Light what a hint points at."""
        self._highlight()
        self.dirty = True

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Tell all that may be known of a card, or the scenario's rules."""
        self.help.look_closer(point)

    def open_tricks(self) -> None:
        """Show the tricks won so far."""
        from scenes.won_tricks import WonTricksScene

        self.house.show(WonTricksScene(self.house, self))

    def open_scenario(self) -> None:
        """Show the scenario with all its rules."""
        from scenes.scenario_sheet import ScenarioSheet

        self.house.show(ScenarioSheet(self.house, self))

    def _command(self, name: str) -> bool:
        acts = {"give": self.gifts.give, "tricks": self.open_tricks}
        if name in acts and self.looking_at is None:
            acts[name]()
            self.dirty = True
            return True
        focused = self.controls.focused
        on_token = self.controls.by_key and focused is not None and focused.key != "act"
        if name == "confirm" and self.gifts.asked and not self.gifts.giving and not (
            self._travelling or on_token and self.gifts.waits
        ):
            self.gifts.keep()
            return True
        return super()._command(name)

    # Buttons and menu

    @property
    def _phase_of_buttons(self) -> str:
        """What the two buttons at the right are for now."""
        if self.looking_at is not None:
            return "back"
        if self.gifts.asked:
            return "giving" if self.gifts.giving else "gift"
        seen = self._now
        drafting = seen["phase"] == "draft" and self.viewer in seen["to_act"]
        return "draft" if drafting else "gifts" if seen["scenario"]["transfers"] else ""

    def buttons(self) -> list[Widget]:
        """Return the table's buttons: those of every match, and the two for what is on."""
        self._made_for = self._phase_of_buttons
        words, zones = self.house.words, self.zones
        rules = Button(
            zones["button.rules"].box, words("house.button.rules"),
            lambda: doors.to_book(self.house, "seals", self.rules_page()), key="rules",
            icon="book",
        )
        act: dict[str, tuple[str, Any, bool]] = {
            "draft": ("seals.button.pass", self.pass_turn, False),
            "gift": ("seals.button.give", self.gifts.give, False),
            "giving": ("seals.button.keep", self.gifts.give, False),
            "gifts": ("seals.button.give", self.gifts.give, False),
        }
        widgets = [*super().buttons(), rules, trick_picture.panel_button(self)]
        if self._made_for in act:
            key, do, primary = act[self._made_for]
            widgets.append(Button(
                zones["button.act"].box, words(key), do, key="act", primary=primary,
                icon="share" if "give" in key else None,
            ))
        if self._made_for == "gift":
            widgets.append(Button(
                zones["button.last"].box, words("seals.button.nothing"), self.gifts.keep,
                key="nothing",
            ))
        else:
            widgets.append(Button(
                zones["button.last"].box, words("seals.button.tricks"), self.open_tricks,
                key="tricks", icon="eye",
            ))
        return widgets

    def _enable(self) -> None:
        super()._enable()
        words = self.house.words
        for widget in self.controls.widgets:
            if widget.key == "act" and self._made_for == "draft":
                widget.enabled, widget.why = self.may_pass, words("seals.why.last_in")
            elif widget.key == "act" and self._made_for == "gifts":
                widget.enabled = False
                widget.why = words("seals.why.gifts_later" if self._now["transfers"]
                                   else "seals.why.gifts_used")
            elif widget.key == "tricks":
                widget.enabled = bool(self._now["tricks"])
                widget.why = words("seals.why.no_tricks")

    def menu_habits(self) -> list[tuple[str, bool, Any]]:
        """Return the habits that the menu offers: chips of ranges, waiting gift windows."""
        return [
            ("ranges", bool(self.habits.get("ranges", True)),
             lambda on: self._set_habit("ranges", on)),
            ("wait", bool(self.habits.get("wait")), lambda on: self._set_habit("wait", on)),
        ]

    def _set_habit(self, name: str, on: bool) -> None:
        self.habits[name] = on
        self.house.save_settings()
        self.dirty = True

    def ending_words(self) -> tuple[str, str, list[str]]:
        """Return heading, sentence and further lines of the result."""
        return self.help.ending_words()

    def ending_choices(self) -> list[tuple[str, str | None, Any, bool]]:
        """Return what can be done after the end."""
        return self.help.ending_choices()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table; a blow shakes it."""
        with canvas.moved(*self.act.offset):
            super().draw(canvas)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the circle, plates and panels."""
        trick_picture.draw_under(self, canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw chips, tags and the sword."""
        trick_picture.draw_over(self, canvas)


def _geometry(zone: Zone) -> tuple[str, float, float, float, float, float]:
    return zone.name, zone.left, zone.top, zone.width, zone.height, zone.thing


def _tokens(seat: Seat, colour: str) -> list[str]:
    """Return the names that tokens of a colour may have at a seat."""
    return [f"token.{seat}.{number}.{colour}" for number in range(14)]
