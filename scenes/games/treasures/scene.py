"""The table of the treasures: five lines toward a ring of stones, five heaps, thieves, the seats.

Asks and says; the rules are in :mod:`game.treasures`. What lies where is shown by
:mod:`~scenes.games.treasures.pieces_view`, how a turn is told in
:mod:`~scenes.games.treasures.stages`, what is asked and said in
:mod:`~scenes.games.treasures.prompts`, :mod:`~scenes.games.treasures.log_words` and
:mod:`~scenes.games.treasures.words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Seat
from game.match import Match
from scenes.games.treasures import log_words, prompts, result
from scenes.games.treasures import marks as draft_line_marks
from scenes.games.treasures import words as said
from scenes.games.treasures.background import Underlay
from scenes.games.treasures.hand import Hand
from scenes.games.treasures.hover import CloserLook
from scenes.games.treasures.offers import offers_of, spots_of, spots_on
from scenes.games.treasures.pieces_view import TreasuresTable
from scenes.games.treasures.prerender import Warming
from scenes.games.treasures.replay_last_turn import LastTurn
from scenes.games.treasures.sounds import sound_of
from scenes.games.treasures.view import HEAPS, LINES
from scenes.match.legacy_hint import TableHint
from scenes.match.legacy_scene import Stage
from scenes.ui.controls import Button, Widget
from scenes.ui.drag import Refused, Released, Result
from scenes.ui.input import Input, Motion, Press

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

LINE_GLOW = 0.3
END_STAYS = 1.2
"""Seconds between the last act and the counting."""


class DraftLineScene(TreasuresTable):
    """One match of the treasures."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.hand = Hand(self)
        super().__init__(app, match)
        self.look = CloserLook(self)
        self.underlay = Underlay(self)
        self.warming = Warming(self)
        self.advice = TableHint(self, spots_of, partial(log_words.hint, self))
        self.last_turn = LastTurn(self)
        self._ended = match.outcome is not None

    # What the moment is

    @property
    def stage_words(self) -> str:
        """What the ribbon says of the moment that is shown; "" when nothing is being shown."""
        if self.stage is None:
            return ""
        return log_words.stage_words(self, self.stage.shown)

    @property
    def lit_seats(self) -> frozenset[Seat]:
        """The seats that act now, or whose act is being shown."""
        if self.stage is not None:
            return log_words.actors(self.stage.events)
        if self.looking_at is not None:
            return frozenset()
        return frozenset(self.turns.seats | set(self.match.people_to_act()))

    @property
    def may_choose_heap(self) -> bool:
        """Whether the viewer is to send a thief to a heap."""
        return any(source.startswith("heap.") for source, _ in self.offers)

    def lit_lines(self) -> frozenset[str]:
        """Return the lines whose frames shine: those to take from, or the one of a hint."""
        return frozenset(LINES) & self._sources()

    def lit_heaps(self) -> frozenset[str]:
        """Return the heaps whose rings shine: those to choose from, or the one pointed at."""
        if not self.may_choose_heap:
            return frozenset()
        if self.look.heap:
            return frozenset({self.look.heap})
        return frozenset(heap for heap in HEAPS if f"heap.{heap}" in self._sources())

    def _sources(self) -> frozenset[str]:
        """Return the spots that something may be done from, or only what a hint means."""
        return self.hinted or frozenset(source for source, _ in self.offers)

    # What may be done

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return the viewer's moves as taps and ways between spots."""
        return offers_of(moves, self.viewer)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return lines, hand, heaps, own disks, plates and piles."""
        thief = [f"thief.{self.viewer}"] if self.may_choose_heap else []
        return spots_on(self.table.contents("hand"), thief, self.seats)

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held: what a hint means, else what may be taken up."""
        if self.grip.selected is not None or self.hinted:
            return super().lit_spots()
        return {s for s, _ in self.offers if s.startswith(("line.", "owned.", "thief."))}

    def glow_of(self, zone: str) -> float:
        """In a line a bright glow would wash out the number of the card behind."""
        plain = self.grip.selected is None and not self.hinted
        return LINE_GLOW if plain and zone in LINES else 1.0

    def _take(self, result: Result, *, quiet: bool = False) -> None:
        """A second click chooses a card; what nothing can be done with is looked at closer."""
        match result:
            case Released(spot) if not quiet and (spot, "choice") in self.offers:
                self.chosen(self.offers[spot, "choice"])
                return
            case Refused(source, target, False) if (
                source == target and source.startswith(("plate.", "deck", "discard"))
            ):
                self._open_sheet(source)
                return
            case Refused(_, target, True) if target in ("hand", *self.table.contents("hand")):
                result = None  # it is put back where it came from
        super()._take(result, quiet=quiet)

    def _highlight(self) -> None:
        """Let a card of the hand stand out that is selected or looked at."""
        super()._highlight()
        self.hand.refresh()

    # What is said

    def prompt_words(self) -> str:
        """Return what the ribbon says; while the last turn is shown again, what it shows."""
        told = self.last_turn.running and self.stage_words
        return self.prompt() if told else super().prompt_words()

    def prompt(self) -> str:
        """Return what is asked now, or what goes on."""
        return prompts.prompt(self)

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return log_words.event_words(self, event)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return "" if self.staging else prompts.refusal(self, source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return said.spot(self, spot)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return sound_of(event, self.viewer)

    def rules_page(self) -> str:
        """Return the rules' page on what goes on now."""
        return str(self.shown["phase"])

    def hint(self) -> None:
        """Ask for advice."""
        self.advice.ask()

    def refresh_lights(self) -> None:
        """Light what a hint points at."""
        self._highlight()
        self.dirty = True

    # Looking closer, and back

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Open the sheet of what lies at a point, or of the spot that the keys are on."""
        spot = None
        if point is not None and not self.controls.by_key:
            spot = self.table.piece_at(*point) or self.spot_at(point)
        elif self.controls.focused is not None:
            spot = self.controls.focused.key
        if spot is not None:
            self._open_sheet(spot)

    def _open_sheet(self, spot: str) -> None:
        from scenes.games.treasures.sheet import sheet_of

        sheet = sheet_of(self, spot)
        if sheet is not None:
            self.look.drop()
            self.app.show(sheet)

    def show_last_turn(self) -> None:
        """Show the last turn once more."""
        self._let_go()
        self._land()
        self.last_turn.show()

    def show_again(self, ply: int, stages: Sequence[Stage]) -> None:
        """Lay the table as it was after ``ply`` plies, and show ``stages`` from there."""
        self.looking_at = ply
        self.hinted, self._message = frozenset(), ""
        self._stages.extend(stages)
        self._next_stage()
        self._refresh()

    def _after_stages(self) -> None:
        """The last turn has been shown: be in the present again."""
        if not self.last_turn.running:
            super()._after_stages()
            return
        self.last_turn.running = False
        self.looking_at = None
        self._show(self.view(), ())
        self._refresh()

    # Life

    @property
    def wake(self) -> float | None:
        """Also when a hint may have come, something is to be shown closer, or drawn ahead."""
        times = [super().wake, self.advice.wake, self.look.wake, self.warming.wake]
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table, and light what may be taken up."""
        super().enter()
        self._highlight()

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.advice.stop()
        super().leave()

    def pause(self) -> None:
        """Nothing is looked at closer under another scene."""
        self.look.drop()
        super().pause()

    def take_seat(self, seat: Seat) -> None:
        """See the table through the eyes of another person from now on."""
        self.look.drop()
        self.hand.forget()
        self.travels.forget()
        super().take_seat(seat)

    def update(self, dt: float) -> None:
        """Let hints and the closer look go on."""
        super().update(dt)
        self.advice.update(dt)
        self.look.update(dt)
        self.warming.update(dt)

    def handle(self, event: Input) -> bool:
        """The pointer looks closer wherever it rests."""
        if isinstance(event, Motion):
            over = event.point is not None and self.controls.widget_at(event.point) is not None
            self.look.move(None if over else event.point)
        elif isinstance(event, Press):
            self.look.drop()
        return super().handle(event)

    def _command(self, name: str) -> bool:
        """What the keys are on is looked at closer, as what the pointer rests on is."""
        used = super()._command(name)
        if self.controls.by_key and self.controls.focused is not None:
            self.look.follow_keys(self.controls.focused.key)
        return used

    def buttons(self) -> list[Widget]:
        """Return the button for the last turn besides those of every match."""
        words = self.app.words
        return [*super().buttons(), Button(
            self.zones["button.last_turn"].box, words("treasures.button.last_turn"),
            self.show_last_turn, key="last_turn", icon="restart",
            tip=words("treasures.tip.last_turn"),
        )]

    def _enable(self) -> None:
        super()._enable()
        for widget in self.controls.widgets:
            if widget.key == "last_turn":
                widget.enabled = self.match.position > 0
                widget.why = self.app.words("treasures.why.no_last_turn")
            elif widget.key == "undo" and not widget.enabled:
                widget.why = prompts.no_undo(self)

    def undo(self) -> None:
        """Take the last act back, or say why that is too late."""
        if self.may_undo:
            super().undo()
        else:
            self.refuse(prompts.no_undo(self))

    # The end

    def after_move(self, events: Sequence[Event]) -> None:
        """When it is over, count."""
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.timeline.call(END_STAYS, self._end)

    def _end(self) -> None:
        """Count the collections, unless that is shown already."""
        if self.match.outcome is None or self not in self.app.stack:
            return
        from scenes.games.treasures.final_score import CountingScene

        self.app.show(CountingScene(self.app, self))

    def ending_words(self) -> tuple[str, str, list[str]]:
        """Return heading, sentence and further lines of the result."""
        return result.words_of(self)

    def ending_choices(self) -> list[tuple[str, str | None, Any, bool]]:
        """Return what can be done after the end: key, icon, action, whether it is the main one."""
        return result.choices(self)

    # Drawing

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the ring with its plates, and all that is written there at this moment."""
        return self.underlay.picture(canvas, super().ground(canvas, size))

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the thief that is only thought of."""
        if self.may_choose_heap and self.look.heap:
            draft_line_marks.draw_ghost(self, canvas, self.look.heap, self.viewer)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw ranks, tolls and what is looked at closely."""
        draft_line_marks.draw_thieves(self, canvas)
        if self.may_choose_heap and self.look.heap:
            draft_line_marks.draw_ghost_marks(self, canvas, self.look.heap, self.viewer)
        self.look.draw(canvas)
