"""One step of what is shown after a move, and the queue in which such steps wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import Event, Observation
from sprites.engine.layout import View


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of what is shown after a move: the view it leads to, what it tells, and for how
    many seconds it stays (at normal speed, with the motion) before the next one begins."""

    view: View
    events: Sequence[Event]
    stays: float = 0.0
    observation: Observation | None = None
    """What the viewer sees at this step, where the table shows more of it than pieces."""
