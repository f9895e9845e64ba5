"""The plate at the right of the hand: what the move under the hand would change, with its price.

While nothing is held, it tells of the quest or the place that the pointer or the keys are at how
each company stands there; else who could complete what in its next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from game.contract import Seat
from game.legends.agents.analysis import Need, Preview
from game.legends.rules.codes import SKILLS
from scenes.games.legends import names
from scenes.games.legends import words as table_words
from scenes.games.legends.background import SEAT_COLOURS, text
from scenes.games.legends.focus import Reach
from scenes.games.legends.hover import Looks
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import event_of
from scenes.match.app import MatchApp
from sprites.cards.skill_signs import chip, figure, points, skill, threat
from sprites.engine.canvas import Canvas
from sprites.paint import shapes, theme
from sprites.paint.parts import part

HEAD, ROW, LINE = 46.0, 28.0, 21.0
"""Stage px from the plate's top to the first row; of a change; of a line of words."""
MARGIN = 16.0
CHIP, BEFORE = 94.0, 46.0
"""Width of a chip, and of the number from before with its arrow."""


NAME_SIZES = (15.0, 14.0, 13.0, 12.0, 11.0, 10.0)


@dataclass(frozen=True, slots=True)
class Change:
    """One requirement of an open quest as a move would change it for a seat's company."""

    event: str
    seat: Seat
    before: Need
    after: Need

    @property
    def turns(self) -> bool:
        """Whether it would be met only afterwards, or no longer."""
        return self.before.met != self.after.met


class PreviewPlate:
    """The plate of one table."""

    def __init__(self, app: MatchApp, sight: Sight, reach: Reach, looks: Looks) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._looks = looks

    def changes(self, previews: Iterable[Preview]) -> list[Change]:
        """Return what moves would change: one's own quests first, of these what would be met.

        Of another seat's quests only what its company loses or gains for good is told.
        """
        found: dict[tuple[str, Seat, str], Change] = {}
        seen = self._sight.setting.observation
        mine = seen["seat"]
        for preview in previews:
            for (place, seat), before in preview.before.items():
                after = preview.after[place, seat]
                for event in seen["events"].get(place, ()):
                    for which, need in event_of(event).needs:
                        if before[which] == after[which]:
                            continue
                        skill = SKILLS[which]
                        change = Change(event, seat, Need(skill, before[which], need),
                                        Need(skill, after[which], need))
                        if seat == mine or len(preview.before) < 3 or change.turns:
                            found[event, seat, skill] = change
        met = {(one.event, one.seat) for one in found.values() if one.after.met}
        return sorted(found.values(), key=lambda one: (
            one.seat != mine, (one.event, one.seat) not in met, one.event))

    def draw_preview(self, canvas: Canvas) -> None:
        """Draw what the move under the hand would change; without one, what threatens."""
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        previewed = self._looks.previewed()
        if previewed is None:
            asked = self._looks.asked_about
            if asked in self._sight.setting.outlook.open_events():
                self._draw_standing(canvas, asked)
            elif asked:
                self._draw_sums(canvas, asked)
            else:
                self._draw_outlook(canvas)
            return
        heading, preview = previewed
        text(canvas, setter, heading, "title", 17, theme.TEXT_GOLD, zone.x, zone.top + 24,
             zone.width - 60, tall=26, anchor="center")
        bottom = zone.top + zone.height - 10
        if self._reach.use_label:
            bottom = self._view.zones["use"].top - 4
        costs = table_words.preview_lines(self._app.words, preview)
        rows = self.changes(self._looks.considered() or [preview])
        y = zone.top + HEAD
        room = int((bottom - y - LINE * len(costs)) / ROW)
        for quest, of_it in groupby(rows[:room], key=lambda one: (one.event, one.seat)):
            y = self._quest(canvas, quest, list(of_it), y)
        if not rows and preview.before:
            text(canvas, setter, words("legends.preview.nothing"), "text", 16, "#ece3cd",
                 zone.left + MARGIN, y + 10, zone.width - 2 * MARGIN, tall=21)
            y += LINE
        for line in costs:
            text(canvas, setter, line, "italic", 16, "#f4a898", zone.left + MARGIN, y + LINE / 2,
                 zone.width - 2 * MARGIN, tall=21)
            y += LINE
        if y == zone.top + HEAD:
            for line in self._looks.preview_note(zone.width - 36)[: max(1, int((bottom - y) / 20))]:
                text(canvas, setter, line, "text", 16, "#ece3cd", zone.left + MARGIN + 2, y + 8,
                     zone.width - 36, tall=21)
                y += LINE

    def _quest(self, canvas: Canvas, quest: tuple[str, Seat], rows: list[Change], y: float
    ) -> float:
        """Draw the changes of one quest: its name, and for each skill the number from before, an
        arrow, the chip from after. Return where the next one begins."""
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        easel, (event, seat) = canvas.easel, quest
        left, right = zone.left + MARGIN, zone.left + zone.width - MARGIN + 4
        tall = ROW * len(rows)
        if seat != self._sight.setting.viewer:
            canvas.blit(threat(easel, SEAT_COLOURS[seat][0], 17), left + 8, y + tall / 2,
                        anchor="center")
            left += 20
        name, room = names.event(words, event), right - CHIP - BEFORE - left - 4
        fitting = (s for s in NAME_SIZES if setter.measure(name, "text", s, room, 0.92)[1] <= tall)
        size = next(fitting, NAME_SIZES[-1])
        title = setter.paragraph(name, "text", size, "#ece3cd", room, spacing=0.92)
        canvas.blit(title, left, y + tall / 2, anchor="midleft")
        for change in rows:
            middle = y + ROW / 2
            text(canvas, setter.plain, str(change.before.have), "bold", 17, "#c9c3b4",
                 right - CHIP - BEFORE + 12, middle, 24, anchor="center")
            arrow = easel.keep(("arrow",), lambda: easel.svg(
                part("quests/arrow"), (34, 30), (17, 15)))
            canvas.blit(arrow, right - CHIP - 14, middle, anchor="center")
            after = change.after
            canvas.blit(chip(easel, setter, after.skill, after.have, after.need, CHIP, 23), right,
                        middle, anchor="midright")
            y += ROW
        return y

    def _name(self, canvas: Canvas, seat: Seat, y: float, room: float) -> None:
        """Draw whose row it is."""
        zone = self._view.zones["plate.preview"]
        colour = shapes.lighter(SEAT_COLOURS[seat][0], 0.4)
        text(canvas, self._app.type, self._sight.who(seat), "bold", 15.5, colour,
             zone.left + MARGIN, y, room, tall=20)

    def _rows(self) -> tuple[float, float]:
        """Return the height of a seat's row, and the middle of the first one."""
        zone, seats = self._view.zones["plate.preview"], len(self._sight.setting.order)
        tall = min(ROW + 4, (zone.height - HEAD - 8) / seats)
        return tall, zone.top + HEAD + tall / 2

    def _draw_standing(self, canvas: Canvas, event: str) -> None:
        """Draw have and need of every company for one quest."""
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        heading = words("legends.table.who_has", event=names.event(words, event))
        text(canvas, setter, heading, "title", 15, theme.TEXT_GOLD, zone.x, zone.top + 24,
             zone.width - 48, tall=24, anchor="center")
        step, y = self._rows()
        for seat in reversed(self._sight.setting.order):
            needs = self._sight.setting.outlook.needs(event, seat)
            right = zone.left + zone.width - MARGIN + 4
            self._name(canvas, seat, y, right - len(needs) * (CHIP + 2) - zone.left - MARGIN - 4)
            for need in reversed(needs):
                picture = chip(canvas.easel, setter, need.skill, need.have, need.need, CHIP, 23)
                canvas.blit(picture, right, y, anchor="midright")
                right -= CHIP + 2
            y += step

    def _draw_sums(self, canvas: Canvas, place: str) -> None:
        """Draw the six sums of every company at one place."""
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        heading = words("legends.table.sums", place=names.place(words, place))
        text(canvas, setter, heading, "title", 16, theme.TEXT_GOLD, zone.x, zone.top + 20,
             zone.width - 48, tall=24, anchor="center")
        left, step = zone.left + 102, 29.0
        for number, name in enumerate(SKILLS):
            canvas.blit(skill(canvas.easel, name, 24), left + step * number, zone.top + 46,
                        anchor="center")
        tall, y = self._rows()
        y += 12
        for seat in reversed(self._sight.setting.order):
            self._name(canvas, seat, y, 68)
            for number, value in enumerate(self._sight.setting.sums(place, seat)):
                text(canvas, setter.plain, figure(value), "numeral", 18,
                     "#fff3d8" if value > 0 else "#9aa0b8", left + step * number, y, step,
                     anchor="center")
            y += tall - 4

    def _draw_outlook(self, canvas: Canvas) -> None:
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        text(canvas, setter, words("legends.table.outlook"), "title", 16, theme.TEXT_GOLD, zone.x,
             zone.top + 24, zone.width - 60, tall=26, anchor="center")
        y, bottom = zone.top + HEAD + 2, zone.top + zone.height - 8
        waiting = self._sight.threats
        room = int((bottom - y) / ROW)
        shown = waiting if len(waiting) <= room else waiting[: room - 1]
        for one in shown:
            self._threat(canvas, one.seat, one.event, y + ROW / 2)
            y += ROW
        if len(shown) < len(waiting):
            more = words("legends.table.more", n=len(waiting) - len(shown))
            text(canvas, setter, more, "italic", 15, theme.TEXT_QUIET, zone.left + 42, y + ROW / 2,
                 zone.width - 60, tall=20)
        if not waiting:
            text(canvas, setter, words("legends.table.no_threat"), "italic", 16, theme.TEXT_QUIET,
                 zone.x, zone.y, zone.width - 36, anchor="center")

    def _threat(self, canvas: Canvas, seat: Seat, event: str, y: float
    ) -> None:
        zone, words, setter = self._view.zones["plate.preview"], self._app.words, self._app.type
        canvas.blit(threat(canvas.easel, SEAT_COLOURS[seat][0], 18), zone.left + 25, y,
                    anchor="center")
        wide = text(canvas, setter, self._sight.who(seat), "bold", 15.5, "#f6ecd2",
                    zone.left + 40, y, 84, tall=20)
        left = zone.left + 40 + max(wide, 56) + 10
        text(canvas, setter, names.event(words, event), "italic", 15.5, "#d9cfb8", left, y,
             zone.left + zone.width - 44 - left, tall=20)
        worth = event_of(event).points
        if worth:
            canvas.blit(points(canvas.easel, setter, worth, 11), zone.left + zone.width - 26, y,
                        anchor="center")
