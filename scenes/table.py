"""The quest table: Legends of the Round Table on its painted map.

Shows and asks; the rules are in :mod:`game.legends`, and every number on the screen comes from
there. What lies where is in :mod:`scenes.table_view`, how moves are made in
:mod:`scenes.table_offers`, how a move is told in :mod:`scenes.table_stages` and
:mod:`scenes.table_words`, how it looks in ``table_ground``, ``table_panels``, ``table_overlays``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event, Move, Observation, Seat
from game.legends import events as happened
from game.legends.cards import NONE, TABLE_LEVELS, shipped_cards
from game.legends.moves import USE, names_of, verb_of
from game.legends.outlook import Preview, Threat
from game.legends.rules import EVENTS_OF_SEATS
from game.legends.turn import ACTIONS_A_TURN
from game.match import Match
from scenes import table_ground, table_names, table_overlays, table_panels, table_stages
from scenes import table_words
from scenes.input import Command, Input, Motion, Press
from scenes.match_scene import MatchScene, Paths, Stage
from scenes.pointer import Chosen, Refused, Result, Selected
from scenes.table_ending import TableEnding
from scenes.table_hand import TwoHands
from scenes.table_help import TableHelp
from scenes.table_offers import (
    DONE_SPOT,
    DRAW_SPOT,
    KEEP_SPOT,
    SHUFFLE_SPOT,
    USE_SPOT,
    Aim,
    Offering,
    aimed,
)
from scenes.table_stages import Moment
from scenes.table_view import CARD, COLUMNS, HAND, PIN, SPECIAL, SPECIAL_CARDS, Setting
from scenes.widgets import Button, Widget
from sprites import character_leaves, quest_cards, theme
from sprites.sprite import Sprite
from sprites.table import Piece, View
from sprites.zones import Zone

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

MAPS = {2: "legends-2", 3: "legends", 4: "legends-4"}
"""The map for each number of seats."""


class QuestTableScene(TwoHands, TableEnding, MatchScene):
    """One match of the legends."""

    place = "legends"

    def __init__(self, house: House, match: Match) -> None:
        self.map_name = MAPS[len(match.chairs)]
        self.wanted = ""
        """The special place that the viewer asked to see."""
        self.party: list[str] = []
        """Characters of one company taken up together: none, or two."""
        self.aim: Aim | None = None
        self.chooser: tuple[str, ...] = ()
        """Characters that a held ability lets one choose from."""
        self.last_told = ""
        self._setting: tuple[Any, Setting] | None = None
        self._threats: tuple[Any, list[Threat]] | None = None
        self._ground: tuple[Any, pygame.Surface] | None = None
        self._changes = 0
        """Counts what the ground's picture depends on."""
        self._lasso: tuple[tuple[float, float], tuple[float, float]] | None = None
        self._looked: str | None = None
        super().__init__(house, match)
        self.help = TableHelp(self)
        level = TABLE_LEVELS.index(str(match.state.observation(0)["options"]["level"]))
        events = shipped_cards().events_of(level)
        self.deck_size = EVENTS_OF_SEATS[len(match.chairs)] + 1 if level else len(events)
        self._ended = match.outcome is not None

    # What is seen

    @property
    def seen(self) -> Observation:
        """The observation that is shown: that of the stage that shows, or the position's."""
        if self.stage is not None and isinstance(self.stage.shown, Moment):
            return self.stage.shown.observation
        return self.observation

    @property
    def setting(self) -> Setting:
        """What is shown, laid out; made once for each moment."""
        stamp = (id(self.stage), self.match.position, self.match.last, self.looking_at,
                 self.viewer, self.wanted, self._changes)
        if self._setting is None or self._setting[0] != stamp:
            self._setting = stamp, Setting(self.seen, self.wanted)
        return self._setting[1]

    @property
    def threats(self) -> list[Threat]:
        """Who could complete what in its next turn, others first."""
        setting = self.setting
        if self._threats is None or self._threats[0] is not setting:
            over = self.match.outcome is not None
            found = [] if over else setting.outlook.threats(setting.order[:-1])
            self._threats = setting, found
        return self._threats[1]

    @property
    def skills_asked(self) -> bool:
        """Whether what is held asks for one of the six skills."""
        held = self.grip.selected
        return any(s == held and t.startswith("skill.") for s, t in self.offers)

    @property
    def actions_left(self) -> int:
        """Actions in hand, or those that the viewer will have once it comes to them."""
        seen = self.setting.observation
        if seen["step"] == "actions":
            return seen["actions_left"]
        king = self.setting.carrier_of("high_king")
        owner = self.setting.owner_of(king) if king else None
        more = 1 if owner is not None and owner[0] == seen["active"] else 0
        return ACTIONS_A_TURN + seen["extra_actions"] + more

    def shown_at(self, zone: str) -> bool:
        """Return whether anything lies in a zone."""
        return bool(self.table.contents(zone))

    def revealer_words(self) -> str:
        """Return who turns up the last event, and when."""
        seen, words = self.setting.observation, self.house.words
        left = seen["deck"]["events"]
        if not left or self.match.outcome is not None or seen["phase"] == "start":
            return ""
        seats = seen["seats"]
        seat = (seen["active"] + left) % seats
        place = (seen["active"] - seen["start"]) % seats + left
        return words("legends.table.reveals", who=table_words.who(self, seat),
                     turn=seen["turn"] + place // seats)

    # What lies where

    def view_of(self, observation: Observation) -> View:
        """Return the pieces by zone."""
        return Setting(observation, self.wanted).view(self.chooser)

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a leaf of the hand, a pinned quest, an event's card, or a half-figure."""
        look, _, rest = (piece.face or "").partition(":")
        words, kind = self.house.words, self.house.type
        if look == HAND:
            name, _, numbers = rest.partition(":")
            skills = tuple(int(number) for number in numbers.split(","))
            printed = table_names.character_of(name).skills
            title = table_names.character(words, name)
            wide, tall = character_leaves.HAND_WIDTH, character_leaves.HAND_HEIGHT

            def hand(easel: Any, width: float) -> pygame.Surface:
                return character_leaves.hand_leaf(easel, kind, name, title, skills, printed, width)

            return Sprite(piece.name, wide, tall, hand)
        if look == PIN:
            card = table_names.card_of(words, rest)
            zone = self._quest_zone(rest)

            def pinned(easel: Any, width: float) -> pygame.Surface:
                return quest_cards.quest_leaf(easel, kind, card, width, zone.height)

            return Sprite(piece.name, zone.width, zone.height, pinned, radius=5)
        if look == CARD:
            card = table_names.card_of(words, rest)
            wide, tall = quest_cards.CARD_WIDTH, quest_cards.CARD_HEIGHT

            def large(easel: Any, width: float) -> pygame.Surface:
                return quest_cards.event_card(easel, kind, card, width, width * tall / wide)

            return Sprite(piece.name, wide, tall, large, radius=7)

        def figure(easel: Any, width: float) -> pygame.Surface:
            return character_leaves.company_leaf(easel, piece.name, width)

        return Sprite(piece.name, 60, 69.6, figure, radius=4)

    def _quest_zone(self, event: str) -> Zone:
        place = table_names.card_of(self.house.words, event).place
        main = place in COLUMNS
        return self.zones["quest.camelot.0" if main else "quest.special.0"]

    def paths_of(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return the ways that pieces take: from the decks and seats, and to them."""
        come: dict[str, str] = {}
        go: dict[str, str] = {}
        order = self.setting.order
        for event in events:
            match event:
                case happened.CharacterDrawn(seat=_, character=str(name)):
                    come[name] = "deck"
                case happened.CharacterPlaced(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case happened.CharacterBid(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case happened.CharacterReturned(seat=seat, character=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.CharacterKilled(character=name):
                    go[name] = "discard"
                case happened.CharacterDiscarded(character=name):
                    go[name] = "discard"
                case happened.QuestCompleted(seat=seat, event=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.EventDrawn(event=name):
                    come[name] = "final"
                case happened.HeraldRaised(event=name):
                    go[name] = "herald"
                case happened.OccasionBegan(event=name) | happened.QuestRefused(event=name):
                    go[name] = "discard"
                case happened.TournamentWon(characters=people):
                    go |= dict.fromkeys(people, "discard")
        return (go, come, ()) if back else (come, go, ())

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return the chain of a move's events as steps shown one after another."""
        told = table_stages.stages(before, events, after, self.view_of)
        sentences = [self.event_words(event) for event in events]
        shown = [sentence for sentence in sentences if sentence]
        if shown:
            self.last_told = shown[-1]
        return told

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return how the viewer's moves are made on the table."""
        return Offering(self.setting, self.party, self.aim).of(moves)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return what hands and keys can reach: the sheet that asks, else the whole table."""
        setting = self.setting
        seen = setting.observation
        hand = [(name, "card") for name in seen["hand"]]
        pieces = [(name, "card") for zone in ("offer", "choose.0", "choose.1", "choose.2")
                  for name in self.table.contents(zone)]
        if pieces:
            return pieces
        if self.skills_asked:
            return [(f"skill.{name}", "card") for name in table_panels.SKILLS]
        if seen["tournament"] is not None:
            return [*hand, ("arena", "pile"), *self._use_spot()]
        return [*hand, *self._map_spots(setting), *self._use_spot()]

    def _use_spot(self) -> list[tuple[str, str]]:
        return [(USE_SPOT, "pile")] if self.use_label else []

    def _map_spots(self, setting: Setting) -> list[tuple[str, str]]:
        spots: list[tuple[str, str]] = []
        for column in (*COLUMNS, SPECIAL):
            place = setting.place_of(column)
            if not place:
                continue
            spots.append((f"place.{column}", "pile"))
            for seat in setting.order:
                zone = setting.row(place, seat)
                spots += [(name, "card") for name in self.table.contents(zone or "")]
            for number in range(3):
                spots += [(name, "card")
                          for name in self.table.contents(f"quest.{column}.{number}")]
        if len(setting.special_places) > 1:
            spots += [(f"tab.{n}", "tab") for n in range(len(setting.special_places))]
        if setting.observation["options"]["level"] != TABLE_LEVELS[0]:
            spots += [(f"special.{name}", "card") for name in SPECIAL_CARDS]
        spots += [(f"seat.{number}", "seat") for number in range(len(setting.order))]
        return [*spots, ("discard", "pile")] if self._takes("discard") else spots

    def _takes(self, target: str) -> bool:
        return any(end == target for _, end in self.offers)

    # What is said

    def prompt(self) -> str:
        """Return what is asked now; while a move is being told, what happens."""
        moment = self.stage.shown if self.stage is not None else None
        if isinstance(moment, Moment):
            told = [self.event_words(event) for event in moment.events]
            shown = [sentence for sentence in told if sentence]
            return shown[-1] if shown else self.last_told
        return table_words.prompt(self)

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return table_words.event(self, event)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return table_words.refusal(self, source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return table_words.spot(self, spot)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return table_words.SOUNDS.get(type(event), "")

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        return {"start": "set_up", "tournament": "tournament", "complete": "quests",
                "actions": "actions", "abilities": "abilities"}.get(self.seen["phase"], "aim")

    def hint(self) -> None:
        """Ask for advice by one who knows what the viewer knows."""
        self.help.ask()

    # Buttons

    def buttons(self) -> list[Widget]:
        """Return the buttons of every match, and draw, done, keep, shuffle, figures."""
        words = self.house.words
        seen = self.setting.observation
        done = "pass" if ("tournament" in seen["phase"] or self._may_pass) else "done"
        widgets = [*super().buttons()]
        for name, label, act, icon, primary in (
            ("figures", words("legends.button.figures"), self.open_figures, "people", False),
            ("draw", words("legends.button.draw"), lambda: self._tap(DRAW_SPOT), "deal", False),
            ("done", words(f"legends.button.{done}"), lambda: self._tap(DONE_SPOT), "check",
             (DONE_SPOT, DONE_SPOT) in self.offers and len(self.offers) == 1),
        ):
            widgets.append(Button(
                self.zones[f"button.{name}"].box, label, act, key=name, icon=icon,
                primary=primary, tip=words(f"legends.tip.{name}"), size=15.5,
            ))
        for name, spot in (("keep", KEEP_SPOT), ("shuffle", SHUFFLE_SPOT)):
            if (spot, spot) in self.offers:
                widgets.append(Button(
                    self.zones[f"button.{name}"].box, words(f"legends.button.{name}"),
                    lambda at=spot: self._tap(at), key=name, primary=name == "keep",
                ))
        if self.use_label:
            widgets.append(Button(
                self.zones["use"].box, self.use_label, self._use_now, key="use now",
                primary=True, size=16, icon="check",
            ))
        return widgets

    @property
    def _may_pass(self) -> bool:
        choice = self.setting.choice
        return choice is not None and choice["kind"] == "muster"

    @property
    def use_label(self) -> str:
        """What the button of the preview says: "" while nothing can be used by it."""
        held = self.grip.selected
        if held is None or (held, USE_SPOT) not in self.offers:
            return ""
        bid = self.observation["phase"] == "tournament"
        return self.house.words("legends.button.bid" if bid else "legends.button.use")

    def _use_now(self) -> None:
        held = self.grip.selected
        if held is not None and (held, USE_SPOT) in self.offers:
            move = self.offers[held, USE_SPOT]
            self._let_go()
            self.chosen(move)

    def _tap(self, spot: str) -> None:
        move = self.offers.get((spot, spot))
        if move is None:
            phase = self.observation["phase"]
            key = "no_draw" if spot == DRAW_SPOT else "no_done"
            words = self.house.words
            waits = self.observation["actor"] != self.viewer or phase == "over"
            self.refuse(self.refusal_words(spot, spot) if waits else words(f"legends.why.{key}"))
        else:
            self._let_go()
            self.play(move)

    def _enable(self) -> None:
        super()._enable()
        for widget in self.controls.widgets:
            if widget.key in ("draw", "done"):
                spot = DRAW_SPOT if widget.key == "draw" else DONE_SPOT
                widget.enabled = (spot, spot) in self.offers
                widget.why = self.refusal_words(spot, None)

    def open_figures(self) -> None:
        """Open the book of figures: who is who, by house, knighthood and skill."""
        from scenes.figures import FiguresScene

        self.house.show(FiguresScene(self.house, self))

    # Life

    def lay_out(self) -> None:
        """Pictures of the old size or language go; pieces get their faces anew."""
        self._ground = None
        self._changes += 1
        super().lay_out()
        if self.table.sprites():
            self.table = type(self.table)(self.zones, self.timeline, self.make_sprite)
            self.table.lay(self.view())
            self._buttons()

    @property
    def wake(self) -> float | None:
        """Also when a hint should be looked for, or the pointer has rested on a card."""
        times = [super().wake, self.help.wake]
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table."""
        super().enter()
        self._changed()
        self.house.sounds.play("shuffle")

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.help.stop()
        super().leave()

    def update(self, dt: float) -> None:
        """Let hints and enlarged cards come."""
        super().update(dt)
        self.help.update()

    def take_seat(self, seat: Seat) -> None:
        """Another person looks: nothing of what the last one held or looked at stays."""
        self._forget()
        self.last_told = ""
        self._looked = None
        super().take_seat(seat)
        self._changed()

    def _forget(self) -> None:
        self.party, self.aim, self.chooser = [], None, ()

    def _refresh(self) -> None:
        self._changes += 1
        super()._refresh()

    def _changed(self) -> None:
        """Make everything anew that depends on what is held or shown."""
        self._changes += 1
        self.dirty = True
        self._buttons()

    def _next_stage(self) -> None:
        self._changes += 1
        super()._next_stage()
        self._follow_events()
        self._changes += 1
        self.dirty = True

    def _follow_events(self) -> None:
        """Show the special place where something happens."""
        moment = self.stage.shown if self.stage is not None else None
        for event in moment.events if isinstance(moment, Moment) else ():
            place = getattr(event, "place", None) or getattr(event, "destination", None)
            if place in self.setting.special_places and place != self.setting.shown:
                self.wanted = place

    def after_move(self, events: Sequence[Event]) -> None:
        """See whether it is over; people that wait for nothing are let go."""
        self._forget()
        self._changed()
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.timeline.call(theme.MOVE, self._end)

    def _went_back(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self.help.stop()
        self._forget()
        super()._went_back(events, said, back=back)
        self._ended = self.match.outcome is not None
        self._changed()

    def look_at(self, ply: int | None) -> None:
        """Show another moment."""
        self._forget()
        super().look_at(ply)
        self._changed()

    # The hand

    def chosen(self, move: Move) -> None:
        """Make a move; where an ability wants a second target, aim it first."""
        code = aimed(move)
        if code is None:
            self._forget()
            self.play(move)
            return
        source = next(s for (s, _), offered in self.offers.items() if offered == move)
        self.aim = Aim(source, code)
        self._refresh()
        self.grip.selected = source
        self._changed()

    def _take(self, result: Result, *, quiet: bool = False) -> None:
        if isinstance(result, Chosen | Refused) and self._is_tab(result.source, result.target):
            self.show_place(int(result.source.removeprefix("tab.")))
            return
        super()._take(result, quiet=quiet)
        if isinstance(result, Selected):
            self._held(result.spot)
        elif result is not None and self.grip.selected is None:
            self._put_back()

    def _is_tab(self, source: str, target: str | None) -> bool:
        return source.startswith("tab.") and target == source

    def show_place(self, number: int) -> None:
        """Show the special place of a tab in the fourth column."""
        self.wanted = self.setting.special_places[number]
        self._changes += 1
        self._refresh()
        self._show(self.view(), ())
        self._changed()

    def _held(self, spot: str) -> None:
        """Something was taken up: show what it can be used for."""
        self._looked = spot.removeprefix("special.")
        if spot not in self.party:
            self.party = []
        pile = self.setting.observation["discards"]["characters"]
        chooser = tuple(t for s, t in self.offers if s == spot and t in pile)
        if chooser != self.chooser:
            self.chooser = chooser
            self._show(self.view(), ())
        self._changed()

    def _put_back(self) -> None:
        held = self.chooser
        if self.party or self.aim is not None or held:
            self._forget()
            self._refresh()
            if held and not self.staging:
                self._show(self.view(), ())
        self._changed()

    def _let_go(self) -> None:
        super()._let_go()
        self._put_back()

    def spot_at(self, point: tuple[float, float]) -> str | None:
        """Return the spot under a point; while something is held, its target lying beneath."""
        spot = super().spot_at(point)
        held = self.grip.selected
        if held is None or (held, spot) in self.offers or spot == held:
            return spot
        targets = [target for source, target in self.offers if source == held]
        zone = self.table.zone_at(*point, among=[t for t in targets if t in self.zones])
        return zone or spot

    @property
    def spot_under_pointer(self) -> str | None:
        """The spot that a card let go now would land on."""
        return None if self._pointer is None else self.landing_spot(self._pointer)

    @property
    def hand_under_pointer(self) -> str | None:
        """The card of the hand under the pointer, or under the keys."""
        spot = self._focused() if self.controls.by_key else (
            None if self._pointer is None else super().spot_at(self._pointer))
        return spot if spot in self.setting.observation["hand"] else None

    def _focused(self) -> str | None:
        focused = self.controls.focused
        return focused.key if focused is not None else None

    def lit_spots(self) -> frozenset[str] | set[str]:
        """Return what glows: who acts in the stage that shows, what is held and its targets."""
        if self.stage is not None and isinstance(self.stage.shown, Moment):
            return self.stage.shown.lit
        choice = self.setting.choice
        if choice is not None and self.grip.selected is None and self.looking_at is None:
            return {source for source, target in self.offers}
        return super().lit_spots()

    # What is looked at

    def previewed(self) -> tuple[str, Preview] | None:
        """Return the heading and the preview of the move under the hand, or None."""
        held = self.grip.selected
        if held is None or self.staging:
            return None
        words = self.house.words
        target = self._focused() if self.controls.by_key else self.spot_under_pointer
        offered = [t for s, t in self.offers if s == held]
        if target not in offered:
            target = USE_SPOT if USE_SPOT in offered else (
                offered[0] if len(set(offered)) == 1 else None)
        name = table_names.anything(words, held.removeprefix("special."))
        if target is None or self.seen["phase"] == "tournament":
            return name, Preview({}, {}, (), (), (), ())
        number = self.offers[held, target]
        code = aimed(number)
        if code is not None:
            return name, Preview({}, {}, (), (), (), ())
        return self._heading(name, number), self.setting.outlook.preview(number)

    def _heading(self, name: str, move: Move) -> str:
        words = self.house.words
        first, second, one, _ = names_of(move)
        table = shipped_cards().names
        goal = second if verb_of(move) != USE or one == NONE else one
        if goal == NONE:
            return words("legends.preview.use", name=name)
        return words("legends.preview.to", name=name,
                     target=table_names.anything(words, table[goal]))

    def preview_note(self, width: float) -> list[str]:
        """Return what the plate says where a move changes no number: the ability in words."""
        held = (self.grip.selected or "").removeprefix("special.")
        words, kind = self.house.words, self.house.type
        seen = self.seen
        if seen["phase"] == "tournament":
            note = table_overlays.bid_words(self)
        elif seen["phase"] == "abilities" and table_names.is_character(held):
            note = table_names.ability_text(words, held)
        elif held in SPECIAL_CARDS:
            note = table_names.special_text(words, held)
        else:
            note = words("legends.preview.nothing")
        return kind.lines(note, "text", 16, width)

    def looked_at(self) -> str | None:
        """Return the card that is shown large: under the hand, else the last one, else the first
        of the hand."""
        if self.staging and self.seen.get("reveal"):
            return self.seen["reveal"]
        spot = self._focused() if self.controls.by_key else None
        if spot is None and self._pointer is not None and not self.grip.dragging:
            spot = TwoHands.spot_at(self, self._pointer)
        for one in (self.grip.selected, spot, self._looked):
            key = (one or "").removeprefix("special.")
            if key in shipped_cards().code_of and not key.startswith("seat") \
                    and self._may_look(key):
                self._looked = key
                return key
        seen = self.setting.observation
        fallback = [*seen["hand"], *self.setting.outlook.people_of(seen["seat"])]
        return fallback[0] if fallback else None

    def _may_look(self, key: str) -> bool:
        """Only what is seen is shown large: not a card that went to another's hand."""
        return (key in SPECIAL_CARDS or self.table.zone_of(key) is not None
                or key in self.setting.observation["discards"]["characters"])

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Open the sheet of the card at a point, or of the one shown large."""
        from scenes.figure_sheet import FigureSheet

        spot = self.spot_at(point) if point is not None else self._focused()
        key = (spot or "").removeprefix("special.")
        if key not in shipped_cards().code_of or not self._may_look(key):
            key = self.looked_at() or ""
        if key:
            self.house.show(FigureSheet(self.house, key, self.setting))

    # Drawing

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the map with everything that lies still, made anew when it changes."""
        stamp = self._changes, size, id(canvas.easel), self.match.position, id(self.stage)
        if self._ground is None or self._ground[0] != stamp:
            self._ground = stamp, table_ground.compose(self, canvas, size)
        return self._ground[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the map, the pieces, then what lies over them with its own pieces."""
        size = canvas.surface.get_size()
        canvas.surface.blit(self.ground(canvas, size), (0, 0))
        sprites = self.table.sprites()
        above = {id(s) for s in sprites if table_overlays.is_above(self.table.zone_of(s.name))}
        held = self.table.held
        for sprite in sprites:
            if id(sprite) not in above and sprite.name != held:
                sprite.draw(canvas)
        table_panels.draw_quests(self, canvas)
        table_panels.draw_marks(self, canvas)
        table_panels.draw_lit(self, canvas)
        table_panels.draw_turn(self, canvas)
        table_panels.draw_preview(self, canvas)
        table_panels.draw_large(self, canvas)
        table_overlays.draw(self, canvas)
        for sprite in sprites:
            if id(sprite) in above or sprite.name == held:
                sprite.draw(canvas)
        self.draw_lasso(canvas)
        self._draw_prompt(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def handle(self, event: Input) -> bool:
        """A double click uses the ability; what the pointer rests on is shown large."""
        if isinstance(event, Motion):
            before = self._pointer
            used = super().handle(event)
            self.dirty = self.dirty or before != self._pointer
            return used
        if isinstance(event, Press) and event.button == 1 and event.clicks == 2:
            spot = self.spot_at(event.point)
            if spot is not None and (spot, USE_SPOT) in self.offers and not self._travelling:
                self.grip.selected = spot
                self._use_now()
                return True
        return super().handle(event)

    def _command(self, name: str) -> bool:
        if self.looking_at is None:
            if name in ("deal", "finish"):
                self._tap(DRAW_SPOT if name == "deal" else DONE_SPOT)
                self.dirty = True
                return True
            held = self.grip.selected
            if name == "confirm" and held is not None and self._focused() == held \
                    and (held, USE_SPOT) in self.offers and not self._travelling:
                self._use_now()
                return True
        return super()._command(name)
