"""The last turn once more: its acts are shown again from the beginning, as they were played.

The match goes on meanwhile: nothing is made or taken back, and any click leads to the present.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.treasures.stages import Step
from scenes.match.legacy_scene import Stage

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene

LOOK_STAYS = 0.35
"""Seconds that the turn's first position is shown before anything happens."""


class LastTurn:
    """Shows the last whole turn again; in the first turn, what there is of it."""

    def __init__(self, scene: DraftLineScene) -> None:
        self.scene = scene
        self.running = False

    def plies(self) -> range:
        """Return the numbers of the plies to show; empty before the first one."""
        match = self.scene.match
        last = match.position
        now = self._turn(last)
        over = match.outcome is not None
        wanted = now if over else max(1, now - 1)
        first, end = last, last
        while end > 0 and self._turn(end - 1) > wanted:
            end -= 1
        first = end
        while first > 0 and self._turn(first - 1) == wanted:
            first -= 1
        return range(first + 1, end + 1)

    def _turn(self, ply: int) -> int:
        """Return the number of the turn in which the match was after ``ply`` plies."""
        turn: int = self.scene.match.state_at(ply).turn
        return turn

    def show(self) -> None:
        """Begin, if there is anything to show and nothing is being shown."""
        scene = self.scene
        plies = self.plies()
        if not plies or scene.looking_at is not None:
            scene.refuse(scene.app.words("treasures.why.no_last_turn"))
            return
        self.running = True
        scene.show_again(plies.start - 1, self._stages(plies))

    def _stages(self, plies: range) -> list[Stage]:
        scene, match = self.scene, self.scene.match
        stages: list[Stage] = []
        before = match.state_at(plies.start - 1).observation(scene.viewer)
        stages.append(Stage(scene.view_of(before), (), LOOK_STAYS, Step((), before, LOOK_STAYS)))
        for ply in plies:
            after = match.state_at(ply).observation(scene.viewer)
            events = scene.seen(match.events_at(ply))
            if events:
                *told, end = scene.stages_of(before, events, after)
                moment = Step(tuple(end.events), after, LOOK_STAYS)
                stages += [*told, Stage(end.view, end.events, LOOK_STAYS, moment)]
            before = after
        return stages
