"""A table at which a match is played: what every game's screen has in common.

It shows the match (view, motions, log, sentences) and turns input into moves that the match is
asked to make. It holds no rules: legal moves come as data, what happened comes as events. A game's
own screen says what lies where, how a move is named on the table, and how it all is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.transcript import HOUSE
from scenes import doors
from scenes.agent_turns import AgentTurns
from scenes.input import Command, FocusLost, Input, Motion, Press, Release
from scenes.pointer import Chosen, Grip, Offers, Refused, Result, Selected
from scenes.scene import Scene
from scenes.widgets import Button, Controls, Spot, Widget
from sprites import halls, lettering, panels, theme
from sprites.sprite import Sprite
from sprites.table import Piece, Table, View
from sprites.timeline import Timeline
from sprites.zones import TABLES, Zone, load_zones

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

Paths = tuple[Mapping[str, str], Mapping[str, str], Sequence[str]]
"""Where new pieces come from, where gone ones go to, and which fly first."""

HOVER_LIFT = 5.0
"""Stage px that a card which may be moved rises under the pointer."""
PROMPT_SIZE = 27.0


class MatchScene(Scene):
    """Plays one match. A game's screen fills in the methods of the section "What a game says"."""

    map_name = ""
    """The Tiled map under ``sprites/tables``, without its ending."""
    place = ""
    """The backdrop's key in :mod:`sprites.halls`."""

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match = match
        self.zones: dict[str, Zone] = load_zones(TABLES / f"{self.map_name}.tmx")
        self.timeline = Timeline(house.motion)
        self.table = Table(self.zones, self.timeline, self.make_sprite)
        self.grip = Grip(lambda: self.offers, lambda: house.viewport.scale)
        self.controls = Controls(house)
        self.turns = AgentTurns(house, match)
        self.viewer: Seat = self._first_viewer()
        self.looking_at: int | None = None
        """The ply whose moment is shown, or None for the present."""
        self.offers: Offers = {}
        self.hinted: frozenset[str] = frozenset()
        """Spots that a hint points at."""
        self._message = ""
        self._message_left = 0.0
        self._travel_left = 0.0
        self._pointer: tuple[float, float] | None = None
        self._lifted: str | None = None
        self._grab = (0.0, 0.0)
        """From the pointer to the middle of the held piece, stage px."""

    # What a game says

    def view_of(self, observation: Observation) -> View:
        """Return what lies in which zone."""
        raise NotImplementedError

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return the sprite of a piece."""
        raise NotImplementedError

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return how the viewer's legal moves are made on the table."""
        raise NotImplementedError

    def paths_of(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return which ways the pieces go when ``events`` happen, or are taken ``back``."""
        return {}, {}, ()

    def prompt_words(self) -> str:
        """Return, in one sentence, what is asked of the player now."""
        raise NotImplementedError

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence for log and screen reader; "" for nothing to say."""
        return ""

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event, or ""."""
        return ""

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why ``source`` can't go to ``target`` (the same: why a tap does nothing)."""
        return ""

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return the zones that keys can reach, in order, and their roles."""
        return ()

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot, as read aloud."""
        return spot

    def buttons(self) -> list[Widget]:
        """Return the game's own buttons, beside those that every table has."""
        return []

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the pieces: boards, plates, labels."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the pieces."""

    def after_move(self, events: Sequence[Event]) -> None:
        """Do what follows a move on this table, such as dealing by itself."""

    # Life

    def _first_viewer(self) -> Seat:
        people = [seat for seat, chair in enumerate(self.match.chairs) if chair.kind != "agent"]
        mine = self.match.my_seat
        return mine if mine is not None else (people[0] if people else 0)

    @property
    def title(self) -> str:
        """The table's name and what is asked now."""
        name = self.house.words(f"house.game.{self.match.game.key}")
        return f"{name}. {self.prompt_words()}"

    @property
    def moving(self) -> bool:
        """While pieces move, or the hand tilts one."""
        return self.table.moving

    @property
    def wake(self) -> float | None:
        """The next of: a tip, a message that goes, an agent's answer."""
        times = [self.controls.wake, self.turns.wake]
        if self._message:
            times.append(max(0.02, self._message_left))
        due = [time for time in times if time is not None]
        return min(due) if due else None

    def enter(self) -> None:
        """Lay the table as the match has it."""
        self._refresh()
        self.table.lay(self.view())

    def pause(self) -> None:
        """Let go of everything; the clock stands still."""
        self._let_go()
        self.match.paused = True

    def resume(self) -> None:
        """Go on; settings may have changed meanwhile."""
        self.match.paused = False
        self._refresh()

    def leave(self) -> None:
        """Write down the time and get up."""
        self.turns.stop()
        self.timeline.clear()
        self.match.leave()

    def lay_out(self) -> None:
        """Place the buttons where the map has them."""
        self.timeline.motion = self.house.motion
        self._buttons()

    def _buttons(self) -> None:
        words = self.house.words
        widgets: list[Widget] = [
            Spot(self.zones[spot].box, spot, lambda at=spot: self.spot_words(at),
                 lambda at=spot: self._take(self.grip.activate(at)), role)
            for spot, role in self.spots()
        ]
        widgets += self.buttons()
        for name, act, icon in (
            ("undo", self.undo, "undo"), ("redo", self.redo, "redo"),
            ("hint", self.hint, "hint"), ("log", self.open_log, "log"),
            ("menu", self.open_menu, "menu"),
        ):
            zone = self.zones.get(f"button.{name}")
            if zone is not None:
                widgets.append(Button(
                    zone.box, words(f"house.button.{name}"), act, key=name, icon=icon,
                    tip=words(f"house.tip.{name}"),
                ))
        self.controls.set(widgets)
        self._enable()

    def _enable(self) -> None:
        words = self.house.words
        for widget in self.controls.widgets:
            if widget.key == "undo":
                widget.enabled = self.may_undo
                widget.why = words("house.why.no_undo")
            elif widget.key == "redo":
                widget.enabled = self.may_redo
                widget.why = words("house.why.no_redo")
            elif widget.key == "hint":
                widget.enabled = self.looking_at is None
                widget.why = words("house.why.looking_back")

    # The view

    @property
    def state(self) -> Any:
        """The position that is shown: the present, or the moment looked back at."""
        if self.looking_at is None:
            return self.match.state
        return self.match.state_at(self.looking_at)

    @property
    def observation(self) -> Observation:
        """What the viewer sees of the position that is shown."""
        return self.state.observation(self.viewer)

    def view(self) -> View:
        """Return what lies where in the position that is shown."""
        return self.view_of(self.observation)

    def _refresh(self) -> None:
        """Take note of the position: what may be done, which buttons are on."""
        self.dirty = True
        self.offers = {}
        if self.looking_at is None and self.viewer in self.match.people_to_act():
            self.offers = self.offers_of(self.match.state.legal_moves(self.viewer))
        self.grip.check()
        self.turns.look()
        self._enable()
        self._highlight()

    def _show(self, events: Iterable[Event], *, back: bool = False) -> float:
        """Move the pieces to where they lie now; return the seconds that takes."""
        come_from, go_to, order = self.paths_of(events, back=back)
        takes = self.table.show(self.view(), come_from=come_from, go_to=go_to, order=order)
        self._travel_left = self.timeline.motion.travel(takes)
        return takes

    def _land(self) -> None:
        """Let everything that is on its way be there."""
        self.timeline.finish()
        self._travel_left = 0.0

    def _highlight(self) -> None:
        """Light what may be used now; only one thing on the screen glows at a time."""
        held = self.grip.selected
        lit = self.lit_spots()
        for zone in self.zones:
            contents = self.table.contents(zone)
            for name in contents:
                sprite, top = self.table.sprite(name), name == contents[-1]
                glow = 1.0 if top and zone in lit else 0.0
                if sprite.glow != glow:
                    self.timeline.to(sprite, theme.FADE, glow=glow)
                lift = HOVER_LIFT if top and zone in (self._lifted, held) else 0.0
                if name != self.table.held and sprite.height != lift:
                    self.timeline.to(sprite, theme.RELAYOUT, height=lift)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """Return the zones whose pieces glow: what is held and where it may go, or a hint."""
        if self.grip.selected is not None:
            return {self.grip.selected} | self.grip.targets()
        return self.hinted

    # Moves

    def play(self, move: Move, *, by: str | None = None) -> None:
        """Make the viewer's move, show it, and see who is next."""
        self._made(self.viewer, self.match.play(self.viewer, move, by))

    def play_for_house(self, move: Move) -> None:
        """Make a move of the viewer's that the house was told to make by itself."""
        self.play(move, by=HOUSE)

    def _made(self, seat: Seat, events: Sequence[Event]) -> None:
        self.hinted = frozenset()
        self._message = ""
        seen = self._seen(events)
        waited = bool(self.turns.seats) or seat != self.viewer
        self._show(seen)
        self._tell(seen)
        self._refresh()
        self.house.pass_on_notices()
        if waited and self.offers:
            self.house.sounds.play("turn")
        self.after_move(seen)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            sound = self.event_sound(event)
            if sound:
                self.house.sounds.play(sound)
            sentence = self.event_words(event)
            if sentence:
                self.house.speech.say(sentence)

    @property
    def may_undo(self) -> bool:
        """Whether the viewer may take back now."""
        return self.looking_at is None and self.match.can_undo(self.viewer)

    @property
    def may_redo(self) -> bool:
        """Whether the viewer may make an undone move again."""
        return self.looking_at is None and self.match.can_redo(self.viewer)

    def undo(self) -> None:
        """Take the last move back, and what the house had added to it by itself."""
        if not self.may_undo:
            self.refuse(self.house.words("house.why.no_undo"))
            return
        events = list(self.match.undo(self.viewer))
        while self._made_by_house(self.match.position + 1) and self.match.can_undo(self.viewer):
            events += self.match.undo(self.viewer)
        self._went_back(events, "house.said.undone", back=True)

    def redo(self) -> None:
        """Make the move that was undone last again."""
        if not self.may_redo:
            self.refuse(self.house.words("house.why.no_redo"))
            return
        events = list(self.match.redo(self.viewer))
        while self.match.can_redo(self.viewer) and self._made_by_house(self.match.position + 1):
            events += self.match.redo(self.viewer)
        self._went_back(events, "house.said.redone", back=False)

    def _made_by_house(self, ply: int) -> bool:
        return self.match.made_by(ply) == HOUSE

    def restart(self) -> None:
        """Go back to the deal; everything can be made again."""
        self.match.restart()
        self._went_back((), "house.said.restarted", back=True)

    def _went_back(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self._land()
        self._let_go()
        self.hinted = frozenset()
        self.house.sounds.play("card")
        self.house.speech.say(self.house.words(said))
        self._show(events, back=back)
        self._refresh()

    def hint(self) -> None:
        """Say what would be good, and why."""

    def say(self, sentence: str, seconds: float = theme.MESSAGE) -> None:
        """Show a sentence in place of the prompt for a while, and read it."""
        self._message, self._message_left = sentence, seconds
        self.house.speech.say(sentence)
        self.dirty = True

    def refuse(self, why: str) -> None:
        """Say why something can't be done."""
        self.house.sounds.play("wrong")
        if why:
            self.say(why)

    # Looking back

    def look_at(self, ply: int | None) -> None:
        """Show the table as it was after ``ply`` plies; None returns to the present."""
        self._let_go()
        before = self.shown_ply
        self.looking_at = None if ply == self.match.position else ply
        after = self.shown_ply
        if after == before + 1:
            self._show(self._seen(self.match.events_at(after)))
        elif after == before - 1:
            self._show(self._seen(self.match.events_at(before)), back=True)
        else:
            self.table.show(self.view())
        self._refresh()

    @property
    def shown_ply(self) -> int:
        """How many plies lead to the position that is shown."""
        return self.match.position if self.looking_at is None else self.looking_at

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        """Return the events as the viewer may see them."""
        return [seen for seen in (e.seen_by(self.viewer) for e in events) if seen is not None]

    def open_log(self) -> None:
        """Open the log beside the table."""
        from scenes.log import LogScene

        self.house.show(LogScene(self.house, self))

    def open_menu(self) -> None:
        """Open the menu of this table."""
        from scenes.menu import MenuScene

        self.house.show(MenuScene(self.house, self.menu_entries()))

    def menu_entries(self) -> list[tuple[str, str, Any]]:
        """Return key, icon and action of the menu's lines."""
        return [
            ("rules", "book", lambda: doors.to_book(self.house, self.match.game.key)),
            ("settings", "settings", lambda: doors.to_settings(self.house)),
            ("save_file", "share", self.save_file),
            ("leave", "back", self.ask_to_leave),
        ]

    def save_file(self) -> None:
        """Write the match into a file that can be given to somebody."""
        from scenes.exchange import export_match

        export_match(self.house, self.match)

    def ask_to_leave(self) -> None:
        """Ask before leaving a running match; it is kept either way."""
        from scenes.dialog import Answer, Dialog

        words = self.house.words
        if self.match.outcome is not None or self.match.number is None:
            doors.to_title(self.house)
            return
        self.house.show(Dialog(
            self.house, words("house.leave.heading"), words("house.leave.text"),
            [
                Answer(words("house.button.stay"), primary=True, key="stay"),
                Answer(words("house.button.leave"), lambda: doors.to_title(self.house),
                       key="leave"),
            ],
        ))

    # Input

    def handle(self, event: Input) -> bool:
        """Mouse on the table, keys everywhere; a press ends what still moves."""
        match event:
            case FocusLost():
                self._let_go()
                self.controls.handle(event)
            case Press(point, button) if self._is_finishing(button):
                self._land()
                self._pointer = point
            case Press(point, 1) if self.controls.widget_at(point) is None:
                self.controls.by_key = False
                self._press(point)
            case Press(point, button) if button != 1:
                self._let_go()
                if button == 3:
                    self.look_closer(point)
            case Motion(point):
                self._moved(event, point)
            case Release(point, 1) if self._grips:
                self._release(point)
            case Command(name):
                return self._command(name)
            case _:
                used = self.controls.handle(event)
                self.dirty = True
                return used
        self.dirty = True
        return True

    @property
    def _grips(self) -> bool:
        return self.grip.pressing or self.grip.dragging

    def _is_finishing(self, button: int) -> bool:
        """A click ends a motion, the next one acts: so no click ever lands on a surprise."""
        return button == 1 and self._travelling

    @property
    def _travelling(self) -> bool:
        """Whether pieces are on their way: glow and hover do not count."""
        return self._travel_left > 0 and self.timeline.moving

    def spot_at(self, point: tuple[float, float]) -> str | None:
        """Return the spot under a stage point."""
        keys = [spot for spot, _ in self.spots()]
        return self.table.zone_at(*point, among=keys)

    def _press(self, point: tuple[float, float]) -> None:
        self._pointer = point
        self._take(self.grip.press(self.spot_at(point), point), quiet=True)

    def landing_spot(self, point: tuple[float, float]) -> str | None:
        """Return the spot that letting go at ``point`` means.

        The pointer decides if it is over a place that takes the card, else the place that the
        dragged card covers best; so a card need not be aimed with its held corner.
        """
        spot = self.spot_at(point)
        held = self.table.held
        if not self.grip.dragging or held is None:
            return spot
        targets = self.grip.targets() | {self.grip.selected or ""}
        if spot in targets:
            return spot
        keys = [key for key, _ in self.spots()]
        return (
            self.table.drop_zone(held, among=targets) or spot
            or self.table.drop_zone(held, among=keys)
        )

    def _release(self, point: tuple[float, float]) -> None:
        spot = self.landing_spot(point)
        result = self.grip.release(spot, point)
        if not isinstance(result, Chosen):
            self._put_down()
        self._take(result)
        self._put_down()

    def _put_down(self) -> None:
        if self.table.held is not None:
            self.table.release()

    def _moved(self, event: Motion, point: tuple[float, float] | None) -> None:
        self._pointer = point
        if point is not None and self._grips and self.grip.move(point):
            held = self.grip.selected
            if self.table.held is None and held is not None:
                self._lift(held, self.grip.pressed_at)
            self.table.drag(point[0] + self._grab[0], point[1] + self._grab[1])
            return
        self.controls.handle(event)
        over = None if point is None or self.controls.widget_at(point) else self.spot_at(point)
        lifted = over if over is not None and self.is_source(over) else None
        if lifted != self._lifted:
            self._lifted = lifted
            self._highlight()

    def _lift(self, spot: str, point: tuple[float, float]) -> None:
        """Take the topmost piece of a spot in the hand, which grabbed it at ``point``."""
        contents = self.table.contents(spot)
        if contents:
            sprite = self.table.lift(contents[-1])
            self._grab = sprite.x - point[0], sprite.y - point[1]
            self.house.sounds.play("lift")
            self._highlight()

    def is_source(self, spot: str) -> bool:
        """Return whether something can be done from ``spot``."""
        return any(source == spot for source, _ in self.offers)

    def _command(self, name: str) -> bool:
        self.dirty = True
        if name == "confirm" and self._travelling:
            self._land()
            return True
        if name == "cancel":
            if self.grip.selected is not None:
                self._let_go()
            elif self.looking_at is not None:
                self.look_at(None)
            else:
                self.open_menu()
            return True
        acts = {
            "undo": self.undo, "redo": self.redo, "hint": self.hint, "log": self.open_log,
            "rules": lambda: doors.to_book(
                self.house, self.match.game.key, self.rules_page()
            ),
            "sheet": lambda: self.look_closer(self._pointer),
        }
        if name in acts:
            acts[name]()
            return True
        return self.controls.handle(Command(name))

    def rules_page(self) -> str:
        """Return the page of the rules that is of use now."""
        return ""

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Show more of what lies at a point (right click, or the key)."""

    def _take(self, result: Result, *, quiet: bool = False) -> None:
        """Do what an input meant."""
        match result:
            case Chosen(move, _, _, _):
                self.play(move)
            case Refused(source, target, _) if not quiet:
                self.refuse(self.refusal_words(source, target))
            case Selected(spot):
                self.hinted = frozenset()
                self.house.speech.say(self.spot_words(spot))
        self._highlight()
        self.dirty = True

    def _let_go(self) -> None:
        self.grip.cancel()
        self._put_down()
        self._lifted = None
        self._highlight()
        self.dirty = True

    # Time

    def update(self, dt: float) -> None:
        """Let motions, tips, messages, the clock and the agents go on."""
        self.match.tick(dt)
        self.timeline.update(dt)
        self.table.update(dt)
        self._travel_left = max(0.0, self._travel_left - dt)
        self.controls.update(dt)
        if self._message:
            self._message_left -= dt
            if self._message_left <= 0:
                self._message = ""
                self.dirty = True
        if self.looking_at is None:
            self._agents(dt)
        if self.controls.changed:
            self.controls.changed = False
            self.dirty = True

    def _agents(self, dt: float) -> None:
        ready = self.turns.ready(dt)
        if ready is not None:
            seat, move = ready
            self._made(seat, self.match.play(seat, move))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the hall, the board, the pieces, the plates and the ribbon."""
        size = canvas.surface.get_size()
        canvas.surface.blit(self.ground(canvas, size), (0, 0))
        self.draw_under(canvas)
        self.table.draw(canvas)
        self.draw_over(canvas)
        self._draw_prompt(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the picture that everything lies on."""
        return halls.backdrop(canvas.easel, self.place, size)

    def _draw_prompt(self, canvas: Canvas) -> None:
        zone = self.zones["prompt"]
        canvas.blit(panels.ribbon(canvas.easel, zone.width, zone.height), zone.left, zone.top)
        text = self._message or (
            self.house.words("house.prompt.looking_back") if self.looking_at is not None
            else self.prompt_words()
        )
        room = zone.width - 2 * panels.RIBBON_TAIL - 24
        line = self.house.type.fitted(text, "text", PROMPT_SIZE, theme.TEXT_INK, room)
        canvas.blit(line, zone.x, zone.y - 1, anchor="center")

    def draw_label(
        self, canvas: Canvas, text: str, x: float, y: float, *, role: str = "title",
        size: float = 21, colour: str = theme.TEXT_GOLD, anchor: str = "center",
    ) -> None:
        """Draw a word on bare wood, with its soft shadow."""
        picture = lettering.shaded(canvas.easel, self.house.type, text, role, size, colour)
        canvas.blit(picture, x, y, anchor=anchor)
