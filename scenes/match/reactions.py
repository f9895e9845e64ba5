"""Who reacts to what at a table: each happening reaches the parts that have something to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.contract import Event, Move, Seat
from scenes.match.game_table import Guide, Part
from scenes.match.stage import Stage
from scenes.ui.controls import Widget
from scenes.ui.input import Input
from sprites.engine.canvas import Canvas


class Reactions:
    """The parts of one table, and its guide if it has one.

    The methods are those of :class:`~scenes.match.game_table.Part`; a part whose class does not
    fill one in is not called for it.
    """

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self._having: dict[str, list[Part]] = {}
        self._guide: Guide | None = None

    def attach(self, parts: Iterable[Part]) -> None:
        """Let these parts react from now on, in their order."""
        self.parts = list(parts)
        self._having.clear()
        self._guide = next((part for part in self.parts if isinstance(part, Guide)), None)

    @property
    def guide(self) -> Guide:
        """The one who leads through the match; one who does nothing where nobody does."""
        return self._guide or NOBODY

    def objection(self, move: Move) -> str | None:
        """Return why the guide, if there is one, does not want a move to be made yet."""
        return None if self._guide is None else self._guide.objection(move)

    def _with(self, name: str) -> list[Part]:
        if name not in self._having:
            plain = (getattr(Part, name), getattr(Guide, name))
            having = [part for part in self.parts if getattr(type(part), name) not in plain]
            if name in ("handle", "command"):
                # A guide may keep an input from all others.
                having.sort(key=lambda part: part is not self._guide)
            self._having[name] = having
        return self._having[name]

    @property
    def wake(self) -> list[float]:
        """The seconds after which parts want to be updated."""
        times = [part.wake for part in self._with("wake")]
        return [time for time in times if time is not None]

    @property
    def moving(self) -> bool:
        """Whether a part moves."""
        return any(part.moving for part in self._with("moving"))

    def enter(self) -> None:
        """See Part."""
        for part in self._with("enter"):
            part.enter()

    def pause(self) -> None:
        """See Part."""
        for part in self._with("pause"):
            part.pause()

    def leave(self) -> None:
        """See Part."""
        for part in self._with("leave"):
            part.leave()

    def lay_out(self) -> None:
        """See Part."""
        for part in self._with("lay_out"):
            part.lay_out()

    def update(self, dt: float) -> None:
        """See Part."""
        for part in self._with("update"):
            part.update(dt)

    def refreshed(self) -> None:
        """See Part."""
        for part in self._with("refreshed"):
            part.refreshed()

    def made(self, events: Sequence[Event]) -> None:
        """See Part."""
        for part in self._with("made"):
            part.made(events)

    def before_stage(self) -> None:
        """See Part."""
        for part in self._with("before_stage"):
            part.before_stage()

    def staged(self, stage: Stage, takes: float) -> None:
        """See Part."""
        for part in self._with("staged"):
            part.staged(stage, takes)

    def moved(self, events: Sequence[Event]) -> None:
        """See Part."""
        for part in self._with("moved"):
            part.moved(events)

    def went_back(self, *, back: bool) -> None:
        """See Part."""
        for part in self._with("went_back"):
            part.went_back(back=back)

    def seated(self, seat: Seat) -> None:
        """See Part."""
        for part in self._with("seated"):
            part.seated(seat)

    def relit(self) -> None:
        """See Part."""
        for part in self._with("relit"):
            part.relit()

    def refused(self, why: str) -> None:
        """See Part."""
        for part in self._with("refused"):
            part.refused(why)

    def handle(self, event: Input) -> bool:
        """Return whether a part keeps an input for itself; the others don't see it then."""
        return any(part.handle(event) for part in self._with("handle"))

    def command(self, name: str) -> bool:
        """Return whether a command meant something to a part; the others don't see it then."""
        return any(part.command(name) for part in self._with("command"))

    def pointed(self, key: str) -> None:
        """See Part."""
        for part in self._with("pointed"):
            part.pointed(key)

    def widgets(self) -> list[Widget]:
        """Return the widgets of all parts."""
        return [widget for part in self._with("widgets") for widget in part.widgets()]

    def enable(self, widgets: Sequence[Widget]) -> None:
        """See Part."""
        for part in self._with("enable"):
            part.enable(widgets)

    def draw_under(self, canvas: Canvas) -> None:
        """See Part."""
        for part in self._with("draw_under"):
            part.draw_under(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """See Part."""
        for part in self._with("draw_over"):
            part.draw_over(canvas)


NOBODY = Guide()
"""The guide of a table that has none."""
