"""Drawing in idle moments what the quest table will want to show large: one picture at a time.

A large leaf takes a dozen milliseconds to draw for the first time, as long as a whole frame. While
nothing moves and nobody holds anything, those in sight are drawn ahead, the empty sheets, and the
cards of the events that may still come. All events of the level are, so that it tells nothing of
the deck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial

from game.legends.rules.cards import TABLE_LEVELS, shipped_cards
from scenes.games.legends import names
from scenes.games.legends import overlays as table_overlays
from scenes.games.legends import tournament_lists as table_lists
from scenes.games.legends.pieces import Faces
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.ui.input import Input
from sprites.cards import character_leaves, quest_cards
from sprites.heraldry import people
from sprites.paint import light

PAUSE = 0.06
"""Seconds between two pictures, so that input never waits for more than one."""
RESTS = 0.25
"""Seconds without input before the first one."""

Job = tuple[Hashable, Callable[[], object]]
"""What is drawn, and how."""


class DrawingAhead(Part):
    """Draws what may be looked at next."""

    def __init__(
        self, app: MatchApp, sight: Sight, faces: Faces, on_top: Callable[[], bool]
    ) -> None:
        """``on_top`` tells whether nothing lies over the table."""
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._faces = faces
        self._on_top = on_top
        self._cold: deque[Job] = deque()
        self._warm: set[Hashable] = set()
        self._idle = 0.0

    @property
    def waiting(self) -> int:
        """How many pictures are still to be drawn."""
        return len(self._cold)

    @property
    def _may(self) -> bool:
        return bool(self._cold) and not self._view.pieces.moving and self._sight.held is None \
            and self._on_top()

    @property
    def wake(self) -> float | None:
        """Seconds until the next picture."""
        return PAUSE if self._may else None

    def lay_out(self) -> None:
        """Pictures of another size or language must be drawn anew."""
        self._cold.clear()
        self._warm.clear()
        if self._view.controls.widgets:
            self.refreshed()

    def refreshed(self) -> None:
        """Note what may be looked at next and has not been drawn at this size and language."""
        waiting = {key for key, _ in self._cold}
        for key, draw in self._jobs():
            if key not in self._warm and key not in waiting:
                self._cold.append((key, draw))

    def update(self, dt: float) -> None:
        """Draw one picture ahead after a rest."""
        self._idle += dt
        if self._idle >= RESTS and self._may:
            key, draw = self._cold.popleft()
            self._warm.add(key)
            draw()
            self._idle = RESTS - PAUSE

    def handle(self, event: Input) -> bool:
        """What the player does comes first."""
        self._idle = 0.0
        return False

    def _jobs(self) -> Iterator[Job]:
        easel, setting = self._app.easel, self._sight.setting
        stamp = id(easel), id(self._app.type)
        zone = self._view.zones["zoom"]
        wide = character_leaves.portrait_width(zone.width, zone.height)
        for box in (table_overlays.QUESTION, table_lists.SHEET):
            yield (*stamp, box), partial(table_overlays.empty_sheet, easel, box)
        for name in self._view.pieces.names():
            if names.is_character(name):
                # In two steps, each short: the half-figure, then the leaf round it.
                yield (*stamp, name), partial(people.portrait, easel, name, wide)
                yield (*stamp, name, setting.skills(name)), partial(self._leaf, name)
        level = TABLE_LEVELS.index(setting.observation["options"]["level"])
        for event in shipped_cards().events:
            if event.level <= level:
                yield (*stamp, event.id), partial(self._card, event.id)
                if event.place >= 0:
                    yield (*stamp, event.id, "pinned"), partial(self._pinned, event.id)
        # The shadows that a card casts while it flies up to be read are the same for all cards.
        for step in range(8):
            yield (stamp, step), partial(self._shadow, 2 * step)

    def _leaf(self, name: str) -> object:
        zone = self._view.zones["zoom"]
        card = names.figure(self._app.words, name, self._sight.setting)
        return character_leaves.large_leaf(
            self._app.easel, self._app.type, card, zone.width, zone.height)

    def _card(self, event: str) -> object:
        card = names.card_of(self._app.words, event)
        return quest_cards.event_card(self._app.easel, self._app.type, card)

    def _pinned(self, event: str) -> object:
        spot, card = self._faces.quest_zone(event), names.card_of(self._app.words, event)
        return quest_cards.quest_leaf(
            self._app.easel, self._app.type, card, spot.width, spot.height)

    def _shadow(self, height: float) -> object:
        card = names.card_of(self._app.words, shipped_cards().events[0].id)
        easel = self._app.easel
        return light.shadow(easel, quest_cards.event_card(easel, self._app.type, card), height)
