"""Drawing in idle moments what the quest table will want to show large: one picture at a time.

A large leaf takes a dozen milliseconds to draw for the first time, as long as a whole frame. While
nothing moves and nobody holds anything, those in sight are drawn ahead, the empty sheets, and the
cards of the events that may still come. All events of the level are, so that it tells nothing of
the deck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any

from game.legends.rules.cards import TABLE_LEVELS, shipped_cards
from scenes.games.legends import names
from scenes.games.legends import overlays as table_overlays
from scenes.games.legends import tournament_lists as table_lists
from sprites.cards import character_leaves, quest_cards
from sprites.heraldry import people
from sprites.paint import light

PAUSE = 0.06
"""Seconds between two pictures, so that input never waits for more than one."""
RESTS = 0.25
"""Seconds without input before the first one."""

_Job = tuple[Hashable, Callable[[], object]]


class TableWarming:
    """Draws ahead; mixed into the quest table's scene."""

    _cold: deque[_Job]
    _warm: set[Hashable]
    _idle: float

    def _look_ahead(self: Any) -> None:
        """Note what may be looked at next and has not been drawn at this size and language."""
        waiting = {key for key, _ in self._cold}
        for key, draw in self._ahead():
            if key not in self._warm and key not in waiting:
                self._cold.append((key, draw))

    def _ahead(self: Any) -> list[_Job]:
        easel, kind, words, setting = (
            self.app.easel, self.app.type, self.app.words, self.setting)
        stamp = id(easel), id(kind)
        zone = self.zones["zoom"]
        wide = character_leaves.portrait_width(zone.width, zone.height)
        jobs: list[_Job] = [
            ((*stamp, box), lambda box=box: table_overlays.empty_sheet(easel, box))
            for box in (table_overlays.QUESTION, table_lists.SHEET)
        ]
        for name in self.table.names():
            if not names.is_character(name):
                continue

            def leaf(name: str = name) -> object:
                card = names.figure(words, name, setting)
                return character_leaves.large_leaf(easel, kind, card, zone.width, zone.height)

            # In two steps, each short: the half-figure, then the leaf round it.
            jobs.append(((*stamp, name), lambda name=name: people.portrait(easel, name, wide)))
            jobs.append(((*stamp, name, setting.skills(name)), leaf))
        level = TABLE_LEVELS.index(setting.observation["options"]["level"])
        for event in shipped_cards().events:
            if event.level <= level:

                def card(event: str = event.id) -> object:
                    return quest_cards.event_card(easel, kind, names.card_of(words, event))

                def pinned(event: str = event.id) -> object:
                    spot = self.quest_zone(event)
                    card = names.card_of(words, event)
                    return quest_cards.quest_leaf(easel, kind, card, spot.width, spot.height)

                jobs.append(((*stamp, event.id), card))
                if event.place >= 0:
                    jobs.append(((*stamp, event.id, "pinned"), pinned))
        return jobs + self._shadows(stamp)

    def _shadows(self: Any, stamp: Hashable) -> list[_Job]:
        """Return the shadows that a card casts while it flies up to be read, by height: they are
        the same for all cards of its size."""
        easel, kind, words = self.app.easel, self.app.type, self.app.words

        def cast(height: float) -> object:
            card = names.card_of(words, shipped_cards().events[0].id)
            return light.shadow(easel, quest_cards.event_card(easel, kind, card), height)

        return [((stamp, step), lambda step=step: cast(2 * step)) for step in range(8)]

    @property
    def _may_warm(self: Any) -> bool:
        return bool(self._cold) and not self.moving and self.grip.selected is None \
            and self.app.top is self

    @property
    def wake(self: Any) -> float | None:
        """Also when there is something to draw ahead."""
        wake = super().wake  # type: ignore[misc]
        if not self._may_warm:
            return wake
        return PAUSE if wake is None else min(wake, PAUSE)

    def update(self: Any, dt: float) -> None:
        """Draw one picture ahead after a rest."""
        super().update(dt)  # type: ignore[misc]
        self._idle += dt
        if self._idle >= RESTS and self._may_warm:
            key, draw = self._cold.popleft()
            self._warm.add(key)
            draw()
            self._idle = RESTS - PAUSE

    def handle(self: Any, event: Any) -> bool:
        """What the player does comes first."""
        self._idle = 0.0
        return super().handle(event)  # type: ignore[misc]
