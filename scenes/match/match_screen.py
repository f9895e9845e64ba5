"""The one screen at which a match is played, whatever the game.

It shows the match (view, stages, log, sentences) and turns what the player chose into moves that
the match is asked to make. It holds no rules: legal moves come as data, what happened comes as
events. The game's table says what lies where, how a move is named there, and how it all is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.transcript import HOUSE
from scenes.match import common_buttons, match_menu
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable
from scenes.match.hand_over import HandOverScene
from scenes.match.layers import TableLayers
from scenes.match.log import LogScene
from scenes.match.match_view import MatchView
from scenes.match.result import ResultScene
from scenes.match.rewind import Rewind
from scenes.match.staging import Staging
from scenes.match.table_view import TableView
from scenes.match.telling import Telling
from scenes.ui.controls import Widget
from scenes.ui.input import Command, FocusGained, FocusLost, Input
from scenes.ui.scene import Scene
from sprites.engine.canvas import Canvas


@final
class MatchScreen(Scene):
    """Plays one match at the table of its game."""

    app: MatchApp

    def __init__(self, app: MatchApp, match: Match, kind: TableKind) -> None:
        super().__init__(app)
        self.match = match
        self.place = kind.place
        """The backdrop's key in :mod:`sprites.places.halls`."""
        self.match_view = MatchView(match)
        self.turns = kind.turns(app, self.match_view)

        def redraw() -> None:
            self.dirty = True

        def redraw_part(part: tuple[float, float, float, float]) -> None:
            self.dirty_part = part

        self.table_view = TableView(
            app, kind.zones(match), lambda: self.game_table, self.prompt, self.play, redraw,
            redraw_part,
        )
        telling = Telling(app, match, lambda: self.game_table.words)
        self.staging = Staging(
            self.match_view, self.table_view, lambda: self.game_table, telling.tell
        )
        self.table_view.land = self.staging.land
        self.table_view.common_widgets = self._widgets
        self.table_view.enable = self._enable
        self.rewind = Rewind(
            app, self.match_view, self.table_view, self.staging,
            lambda: self.game_table, self.refresh,
        )
        desk = Desk(
            app, match, self.match_view, self.table_view, self.staging, self.rewind, self.turns,
            acts=self,
        )
        self.game_table: GameTable = kind.make(desk)
        self.reactions = self.table_view.reactions
        self.reactions.attach(self.game_table.parts)
        self._layers = TableLayers(self.table_view)
        self._ended = match.outcome is not None
        """Whether the end has been shown already, or was there from the beginning."""

    # Life

    @property
    def title(self) -> str:
        """The table's name and what is asked now."""
        guided = self.reactions.guide.title()
        if guided is not None:
            return guided
        return f"{self.app.words(f'{self.match.game.key}.game')}. {self.prompt()}"

    @property
    def moving(self) -> bool:
        """While pieces move, or a part does."""
        return self.table_view.pieces.moving or self.reactions.moving

    @property
    def wake(self) -> float | None:
        """Also when an agent's answer should be looked for, or a part waits for something."""
        times = [self.table_view.wake, self.turns.wake, *self.reactions.wake]
        return min((time for time in times if time is not None), default=None)

    @property
    def on_top(self) -> bool:
        """Whether the table gets the input: nothing lies over it."""
        return self.app.top is self

    @property
    def is_open(self) -> bool:
        """Whether the table is on the stack at all."""
        return self in self.app.stack

    def enter(self) -> None:
        """Lay the table as the match has it."""
        match, view = self.match, self.match_view
        if match.outcome is None and any(chair.played_by_agent for chair in match.chairs):
            self.app.thinking.prepare(match)
        self.refresh()
        self.table_view.pieces.lay(self.game_table.view(view.observation))
        self.reactions.enter()
        self.table_view.relight()
        people = [s for s, chair in enumerate(match.chairs) if not chair.played_by_agent]
        if view.looking_at is None and match.position and len(people) > 1:
            # Who opens a waiting match again need not be the one whose hand would show.
            due = match.people_to_act()
            self.hand_over(due[0] if due else view.viewer)
        else:
            self.see_who_is_next()

    def pause(self) -> None:
        """Let go of everything; the clock stands still."""
        self.table_view.let_go()
        self._stop_clock()
        self.reactions.pause()

    def _stop_clock(self) -> None:
        self.match.paused = True
        self.match.keep_time()

    def resume(self) -> None:
        """Go on; settings may have changed meanwhile."""
        self.match.paused = False
        self.refresh()

    def leave(self) -> None:
        """Write down the time and get up."""
        self.reactions.leave()
        self.turns.stop()
        self.table_view.timeline.clear()
        self.match.leave()

    def lay_out(self) -> None:
        """Place the buttons where the map has them."""
        self.reactions.lay_out()
        self.table_view.lay_out()

    def replace_with(self, scene: Scene) -> None:
        """Put another scene in the table's place."""
        self.app.swap(self, scene)

    def _widgets(self) -> Sequence[Widget]:
        acts = (
            ("undo", self.rewind.undo), ("redo", self.rewind.redo), ("hint", self.hint),
            ("log", self.open_log), ("menu", self.open_menu),
        )
        common = common_buttons.common_buttons(self.app, self.table_view.zones, acts)
        return [*common, *self.reactions.widgets()]

    def _enable(self) -> None:
        widgets = self.table_view.controls.widgets
        common_buttons.enable(self.app, widgets, self.rewind, self.match_view)
        self.reactions.enable(widgets)

    # The view

    def prompt(self) -> str:
        """Return what is asked now, what a guide says, or that one looks back."""
        guided = self.reactions.guide.prompt()
        if guided is not None:
            return guided
        if self.match_view.looking_at is not None and self.match_view.stage is None:
            return self.app.words("house.prompt.looking_back")
        return self.game_table.words.prompt()

    def refresh(self) -> None:
        """Take note of the position: what may be done, which buttons are on."""
        view, table_view = self.match_view, self.table_view
        self._ended = self._ended and self.match.outcome is not None
        due = view.is_due
        moves = self.match.state.legal_moves(view.viewer) if due else []
        offers = self.game_table.offers(moves) if due else {}
        table_view.offers = self.reactions.guide.offers(offers)
        table_view.drag.check()
        self.turns.look()
        self.reactions.refreshed()
        table_view.follow_spots()
        self._enable()
        table_view.relight()

    # Moves

    def play(self, move: Move, *, by: str | None = None) -> None:
        """Make the viewer's move, show it, and see who is next; a guide may object."""
        why = self.reactions.objection(move)
        if why is None:
            self.play_for(self.match_view.viewer, move, by)
        else:
            self.table_view.refuse(why)

    def play_for_house(self, move: Move) -> None:
        """Make a move of the viewer's that the table was told to make by itself."""
        self.play(move, by=HOUSE)

    def play_for(self, seat: Seat, move: Move, by: str | None = None) -> None:
        """Make the move of a person who need not be the viewer."""
        before = self.match_view.observation
        self._made(before, self.match.play(seat, move, by), waited=False)

    def _made(self, before: Observation, events: Sequence[Event], *, waited: bool) -> None:
        """Show what a move has caused; ``waited`` tells whether somebody else made it."""
        self.table_view.drop_hint()
        seen = self.match_view.seen(events)
        self.reactions.made(seen)
        stages = self.game_table.stages(before, seen, self.match_view.observation)
        self.staging.begin(stages, lambda: self._shown(seen, waited=waited))
        if self.staging.pending:
            self.refresh()
        self.app.pass_on_notices()

    def _shown(self, events: Sequence[Event], *, waited: bool) -> None:
        """The move has been shown to its end."""
        self.refresh()
        if waited and self.table_view.offers:
            self.app.sounds.play("turn")
        self.reactions.moved(events)
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            if not self.reactions.guide.takes_end():
                self.table_view.timeline.call(self.game_table.result.begin(), self.show_result)
        self.see_who_is_next()

    def see_who_is_next(self) -> None:
        """Hand the screen over where another person must act now and the viewer need not."""
        view = self.match_view
        if view.looking_at is None and not view.staging:
            seat = self.game_table.next_person(self.match.people_to_act(), view.viewer)
            if seat is not None:
                self.hand_over(seat)

    def hand_over(self, seat: Seat) -> None:
        """Hand the screen over to the person at ``seat``."""
        self.app.show(HandOverScene(self.app, self, seat))

    def take_seat(self, seat: Seat) -> None:
        """See the table through the eyes of another person from now on."""
        self.match_view.viewer = seat
        self.reactions.seated(seat)
        self.table_view.pieces.lay(self.game_table.view(self.match_view.observation))
        self.refresh()

    # The end

    def show_result(self) -> None:
        """Show how the match ended, unless it was undone meanwhile."""
        if self.match.outcome is None or not self.is_open:
            return
        if not self.game_table.result.show_first():
            self.show_result_sheet()

    def show_result_sheet(self) -> None:
        """Show the sheet that tells how the match ended, with the ways on."""
        self.app.show(ResultScene(self.app, self))

    # Menu, log, hint, input

    def open_log(self) -> None:
        """Open the log beside the table."""
        self.app.show(LogScene(self.app, self))

    def open_menu(self) -> None:
        """Open the menu of this table."""
        match_menu.show(self)

    def hint(self) -> None:
        """Ask for a hint, where the table gives any."""
        self.reactions.command("hint")

    def handle(self, event: Input) -> bool:
        """Parts take an input first, then the table."""
        if isinstance(event, FocusLost):
            self._stop_clock()
        elif isinstance(event, FocusGained):
            self.match.paused = False
            self.dirty = True
        if self.reactions.handle(event):
            self.dirty = True
            return True
        if isinstance(event, Command):
            return self._command(event.name)
        return self.table_view.handle(event)

    def _command(self, name: str) -> bool:
        self.dirty = True
        view = self.table_view
        acts: dict[str, Callable[[], None]] = {
            "undo": self.rewind.undo, "redo": self.rewind.redo, "log": self.open_log,
            "rules": lambda: match_menu.open_rules(self),
            "sheet": lambda: self.game_table.look_closer(view.closer_spot(view.pointer)),
        }
        if self.reactions.command(name):
            return True
        if name in acts:
            acts[name]()
            return True
        if name == "cancel" and self.table_view.drag.selected is None:
            if self.match_view.looking_at is not None:
                self.rewind.look_at(None)
            else:
                self.open_menu()
            return True
        return self.table_view.command(name)

    # Time and drawing

    def update(self, dt: float) -> None:
        """Let the clock, motions, parts and agents go on."""
        self.match.tick(dt)
        self.table_view.update(dt)
        if self.match_view.is_present:
            ready = self.turns.ready(dt)
            if ready is not None:
                seat, move = ready
                before = self.match_view.observation
                self._made(before, self.match.play(seat, move), waited=True)
        self.reactions.update(dt)

    def finish(self) -> None:
        """Let all that moves be there at once."""
        self.table_view.finish()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, layer by layer."""
        self.game_table.paint.draw(canvas, self._layers)
