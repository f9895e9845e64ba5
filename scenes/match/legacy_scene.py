"""A table at which a match is played: what every game's screen has in common.

It shows the match (view, stages, log, sentences) and turns what the player chose into moves that
the match is asked to make. It holds no rules: legal moves come as data, what happened comes as
events. A game's own screen says what lies where, how a move is named on the table, and how it all
is told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Observation, Seat
from game.match import Match
from game.transcript import HOUSE
from scenes.match import legacy_menu as match_menu
from scenes.match.agent_turns import AgentTurns
from scenes.match.legacy_view import TableScene
from scenes.ui.controls import Button, Widget
from sprites.engine.piece_table import View

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

Paths = tuple[Mapping[str, str], Mapping[str, str], Sequence[str]]
"""Where new pieces come from, where gone ones go to, and which fly first."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of what is shown after a move: the view it leads to, what it tells, and for how
    many seconds it stays (at normal speed, with the motion) before the next one begins."""

    view: View
    events: Sequence[Event]
    stays: float = 0.0
    shown: Any = None
    """Whatever else the table wants to know while this stage is the one that shows."""


class MatchScene(TableScene):
    """Plays one match. A game's screen fills in the methods of "What a game says"."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.match = match
        self.looking_at: int | None = None
        """The ply whose moment is shown, or None for the present."""
        self.viewer: Seat = self._first_viewer()
        """Through whose eyes the table is seen."""
        self._stages: deque[Stage] = deque()
        self.stage: Stage | None = None
        """The stage that shows now, until the last one has been shown."""
        self._waited = False
        self._happened: Sequence[Event] = ()
        super().__init__(app)
        self.turns = AgentTurns(app, match)

    # What a game says

    def view_of(self, observation: Observation) -> View:
        """Return what lies in which zone."""
        raise NotImplementedError

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return how the viewer's legal moves are made on the table."""
        raise NotImplementedError

    def paths_of(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return which ways the pieces go when ``events`` happen, or are taken ``back``."""
        return {}, {}, ()

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return how a move is shown, step by step; the last view must be that of ``after``.

        By default all at once. A game in which one move sets off a whole chain (cards turned up
        together, figures that walk one after another) tells it in several stages.
        """
        return [Stage(self.view_of(after), events)]

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence for log and screen reader; "" for nothing to say."""
        return ""

    def ply_words(self, by: str, events: Sequence[Event]) -> list[str]:
        """Return the sentences of one ply for the log; ``by`` is who made it."""
        return [self.event_words(event) for event in events]

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event, or ""."""
        return ""

    def after_move(self, events: Sequence[Event]) -> None:
        """Do what follows a move on this table once it has been shown, such as the next deal."""

    def hint(self) -> None:
        """Say what would be good, and why."""

    def rules_page(self) -> str:
        """Return the page of the rules that is of use now."""
        return ""

    def prompt(self) -> str:
        """Return what is asked of the viewer in the present."""
        raise NotImplementedError

    # As the one match screen has it, for the screens that lie over both

    @property
    def match_view(self) -> Any:
        return self

    @property
    def table_view(self) -> Any:
        return self

    @property
    def rewind(self) -> Any:
        return self

    @property
    def pieces(self) -> Any:
        return self.table

    @property
    def game_table(self) -> Any:
        return self

    @property
    def words(self) -> Any:
        return self

    def event(self, event: Event) -> str:
        return self.event_words(event)

    def sound(self, event: Event) -> str:
        return self.event_sound(event)

    @property
    def ribbon(self) -> Any:
        return self

    def show_result(self) -> None:
        self._end()

    # Life

    def _first_viewer(self) -> Seat:
        people = [seat for seat, chair in enumerate(self.match.chairs) if chair.kind != "agent"]
        mine = self.match.my_seat
        return mine if mine is not None else (people[0] if people else 0)

    @property
    def title(self) -> str:
        """The table's name and what is asked now."""
        name = self.app.words(f"{self.match.game.key}.game")
        return f"{name}. {self.prompt_words()}"

    @property
    def wake(self) -> float | None:
        """Also when an agent's answer should be looked for."""
        times = [super().wake, self.turns.wake]
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table as the match has it."""
        if self.match.outcome is None and any(c.played_by_agent for c in self.match.chairs):
            self.app.thinking.prepare(self.match)
        self._refresh()
        self.table.lay(self.view())
        people = [s for s, chair in enumerate(self.match.chairs) if not chair.played_by_agent]
        if self.looking_at is None and self.match.position and len(people) > 1:
            # Who opens a waiting match again need not be the one whose hand would show.
            due = self.match.people_to_act()
            self._hand_over(due[0] if due else self.viewer)
        else:
            self._see_who_is_next()

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
        super().leave()
        self.match.leave()

    def buttons(self) -> list[Widget]:
        """Return the buttons that every match has, where the map gives them a place."""
        words = self.app.words
        widgets: list[Widget] = []
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
        return widgets

    def _enable(self) -> None:
        words = self.app.words
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

    def prompt_words(self) -> str:
        """Return what is asked now, or that one looks back."""
        if self.looking_at is not None:
            return self.app.words("house.prompt.looking_back")
        return self.prompt()

    def _refresh(self) -> None:
        """Take note of the position: what may be done, which buttons are on."""
        self.dirty = True
        self.offers = {}
        due = self.looking_at is None and not self._stages
        if due and self.viewer in self.match.people_to_act():
            self.offers = self.offers_of(self.match.state.legal_moves(self.viewer))
        self.grip.check()
        self.turns.look()
        self._follow_spots()
        self._enable()
        self._highlight()

    def _show(self, view: View, events: Iterable[Event], *, back: bool = False) -> float:
        """Move the pieces to where ``view`` has them; return the seconds that takes."""
        come_from, go_to, order = self.paths_of(events, back=back)
        takes = self.table.show(view, come_from=come_from, go_to=go_to, order=order)
        self._travel_left = self.timeline.motion.travel(takes)
        return takes

    # Stages

    def _next_stage(self) -> None:
        """Show the next stage; when it was the last one, the match goes on."""
        if not self._stages:
            return
        stage = self.stage = self._stages.popleft()
        takes = self._show(stage.view, stage.events)
        self._tell(stage.events)
        self.dirty = True
        if self._stages:
            stays = takes + stage.stays
            self._travel_left = self.timeline.motion.seconds(stays)
            self.timeline.call(stays, self._next_stage)
        else:
            self.stage = None
            self._after_stages()

    def _land(self) -> None:
        """Let everything be there: the stages still to come are told, not played."""
        if self._stages:
            last = self._stages[-1]
            for stage in self._stages:
                for event in stage.events:
                    self._say_event(event)
            self._stages.clear()
            self.timeline.finish()
            self._show(last.view, ())
            self.stage = None
            self._after_stages()
        super()._land()

    @property
    def staging(self) -> bool:
        """Whether stages of a move are still to come."""
        return bool(self._stages)

    # Moves

    def chosen(self, move: Move) -> None:
        """Make the viewer's move."""
        self.play(move)

    def play(self, move: Move, *, by: str | None = None) -> None:
        """Make the viewer's move, show it, and see who is next."""
        before = self.observation
        self._made(before, self.match.play(self.viewer, move, by), waited=False)

    def play_for_house(self, move: Move) -> None:
        """Make a move of the viewer's that the house was told to make by itself."""
        self.play(move, by=HOUSE)

    def _made(self, before: Observation, events: Sequence[Event], *, waited: bool) -> None:
        """Show what a move has caused; ``waited`` tells whether somebody else made it."""
        self.hinted = frozenset()
        self._message = ""
        seen = self.seen(events)
        self._waited, self._happened = waited, seen
        self._stages.extend(self.stages_of(before, seen, self.observation))
        self._next_stage()
        if self._stages:
            self._refresh()
        self.app.pass_on_notices()

    def _after_stages(self) -> None:
        self._refresh()
        if self._waited and self.offers:
            self.app.sounds.play("turn")
        self.after_move(self._happened)
        self._see_who_is_next()

    def _see_who_is_next(self) -> None:
        """Hand the screen over where another person must act now and the viewer need not."""
        people = self.match.people_to_act()
        if self.looking_at is None and people and self.viewer not in people:
            self._hand_over(people[0])

    def _hand_over(self, seat: Seat) -> None:
        from scenes.match.hand_over import HandOverScene

        self.app.show(HandOverScene(self.app, self, seat))

    def take_seat(self, seat: Seat) -> None:
        """See the table through the eyes of another person from now on."""
        self.viewer = seat
        self.table.lay(self.view())
        self._refresh()

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            sound = self.event_sound(event)
            if sound:
                self.app.sounds.play(sound)
            self._say_event(event)

    def _say_event(self, event: Event) -> None:
        sentence = self.event_words(event)
        if sentence:
            self.app.speech.say(sentence)

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
            self.refuse(self.app.words("house.why.no_undo"))
            return
        events = list(self.match.undo(self.viewer))
        while self._made_by_house(self.match.position + 1) and self.match.can_undo(self.viewer):
            events += self.match.undo(self.viewer)
        self._went_back(events, "house.said.undone", back=True)

    def redo(self) -> None:
        """Make the move that was undone last again."""
        if not self.may_redo:
            self.refuse(self.app.words("house.why.no_redo"))
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
        self.app.sounds.play("card")
        self.app.speech.say(self.app.words(said))
        self._show(self.view(), self.seen(events), back=back)
        self._refresh()

    # Looking back

    def look_at(self, ply: int | None) -> None:
        """Show the table as it was after ``ply`` plies; None returns to the present."""
        self._land()
        self._let_go()
        before = self.shown_ply
        self.looking_at = None if ply == self.match.position else ply
        after = self.shown_ply
        if after == before + 1:
            self._show(self.view(), self.seen(self.match.events_at(after)))
        elif after == before - 1:
            self._show(self.view(), self.seen(self.match.events_at(before)), back=True)
        else:
            self._show(self.view(), ())
        self._refresh()

    @property
    def shown_ply(self) -> int:
        """How many plies lead to the position that is shown."""
        return self.match.position if self.looking_at is None else self.looking_at

    def seen(self, events: Iterable[Event]) -> list[Event]:
        """Return the events as the viewer may see them."""
        return [seen for seen in (e.seen_by(self.viewer) for e in events) if seen is not None]

    # Menu and log

    def open_log(self) -> None:
        """Open the log beside the table."""
        from scenes.match.log import LogScene

        self.app.show(LogScene(self.app, self))

    def open_menu(self) -> None:
        """Open the menu of this table."""
        match_menu.show(self)

    def menu_entries(self) -> list[match_menu.Entry]:
        """Return key, icon and action of the menu's lines."""
        return match_menu.entries(self)

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return key, state and action of the table's habits that the menu offers."""
        return []

    def _command(self, name: str) -> bool:
        acts = {
            "undo": self.undo, "redo": self.redo, "hint": self.hint, "log": self.open_log,
            "rules": lambda: self.app.routes.to_book(self.match.game.key, self.rules_page()
            ),
            "sheet": lambda: self.look_closer(self._pointer),
        }
        if name in acts:
            self.dirty = True
            acts[name]()
            return True
        if name == "cancel" and self.grip.selected is None:
            if self.looking_at is not None:
                self.look_at(None)
            else:
                self.open_menu()
            return True
        return super()._command(name)

    # Time

    def update(self, dt: float) -> None:
        """Let the clock and the agents go on, too."""
        self.match.tick(dt)
        super().update(dt)
        if self.looking_at is None and not self._stages:
            ready = self.turns.ready(dt)
            if ready is not None:
                seat, move = ready
                before = self.observation
                self._made(before, self.match.play(seat, move), waited=True)
