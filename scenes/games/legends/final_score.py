"""How a match of the legends ended: the points counted up quest by quest, then what decided.

Quests come first, one for each seat in turn, then the special cards that are held, then what texts
give at the end; a tie is told apart by completed events. A click or key lets the count be done at
once; the next one acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from game.contract import Seat
from game.legends.rules import position
from game.legends.rules.observation import typed
from game.legends.rules.state import LegendsState
from scenes.games.legends import names
from scenes.games.legends.background import SEAT_COLOURS, text
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import SPECIAL_CARDS, event_of
from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry, ResultWords
from scenes.match.rewind import Rewind
from scenes.match.seats import person_key
from scenes.ui.controls import Button
from scenes.ui.input import Command, Input, Press
from scenes.ui.sheet import VEIL, SheetScene
from sprites.cards.skill_signs import points, signed
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.heraldry import banners, people
from sprites.paint import shapes, theme
from sprites.paint.parts import part
from sprites.places.embers import Embers
from sprites.ui import panels

WIDTH, MARGIN = 1180.0, 44.0
HEAD, ROW, FOOT = 150.0, 92.0, 178.0
"""Above the rows with their headings, one row, and below them, stage px."""
NAME, QUESTS, SPECIALS, TEXTS, POINTS = 64.0, 250.0, 676.0, 856.0, 1010.0
"""Where the columns begin, from the sheet's left edge, stage px."""
SEAL, SEAL_STEP = 21.0, 46.0
SPECIAL_WIDTH, SPECIAL_STEP = 40.0, 50.0
BUTTON_WIDTH, BUTTON_HEIGHT, GAP = 206.0, 46.0, 16.0
BUTTON_ROW, IN_ROW = BUTTON_HEIGHT + 12, 4
BEGINS_AFTER = 0.5
TAKES = {"quest": 0.34, "special": 0.5, "texts": 0.5, "verdict": 0.5}
"""Seconds that a step of the count takes, by its kind."""
SOUNDS = {"quest": "disk", "special": "disk", "texts": "disk"}
LANDS = 0.22
"""Seconds in which a seal comes down on its place."""
PORTRAIT = 60.0


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the count."""

    kind: str
    seat: Seat = 0
    points: int = 0
    key: str = ""
    """The event or special card that gives the points."""


class TallyScene(SheetScene):
    """Counts the points of a finished match."""

    def __init__(
        self, app: MatchApp, sight: Sight, rewind: Rewind, words: Callable[[], ResultWords],
        reason: Callable[[], str], ways: Callable[[], list[MenuEntry]],
    ) -> None:
        """``words`` gives what is told of the end, ``reason`` why it came, ``ways`` what one may
        do next."""
        super().__init__(app)
        self._sight = sight
        self._rewind = rewind
        self._words = words
        self._reason = reason
        self._ways = ways
        outcome, state = sight.match.outcome, sight.match.state
        assert outcome is not None and isinstance(state, LegendsState)
        self.outcome, self._state = outcome, state
        self.told = words()
        *others, mine = sight.setting.order
        self.order: list[Seat] = [mine, *others]
        """Seats from the viewer's clockwise: a ranking would tell the end before it is counted."""
        self.steps = list(self._steps())
        self.done = 0
        self._left = app.motion.seconds(BEGINS_AFTER)
        self._since = LANDS
        self.embers: Embers | None = None
        if app.motion.seconds(1.0) == 0.0 or app.motion.reduced:
            self.finish_count()

    # What is counted

    def _steps(self) -> Iterator[Step]:
        state = self._state
        seen = typed(state.observation(self._sight.viewer))
        quests = {seat: seen["completed"][seat] for seat in self.order}
        for number in range(max(map(len, quests.values()))):
            for seat in self.order:
                if number < len(quests[seat]):
                    event = quests[seat][number]
                    yield Step("quest", seat, event_of(event).points, event)
        for seat in self.order:
            worth = position.special_points(state, seat)
            held = self._held_by(seat) if worth else []
            for number, special in enumerate(held):
                # The rules give the sum; each card that is held has its share on its face.
                share = worth if number == len(held) - 1 else self._worth_of(special)
                worth -= share
                yield Step("special", seat, share, special)
        for seat in self.order:
            worth = position.text_points(state, seat)
            if worth:
                yield Step("texts", seat, worth)
        yield Step("verdict")

    def _held_by(self, seat: Seat) -> list[str]:
        setting = self._sight.setting
        gone = setting.observation["departed"]
        found = []
        for special in SPECIAL_CARDS:
            carrier = setting.carrier_of(special)
            owner = setting.owner_of(carrier) if carrier is not None else None
            if owner is not None and owner[0] == seat and carrier not in gone:
                found.append(special)
        return found

    def _worth_of(self, special: str) -> int:
        cards = self._sight.setting.outlook.cards
        return next(card.points for card in cards.specials if card.id == special)

    def counted(self, seat: Seat, kind: str) -> list[Step]:
        """Return the steps of a kind that have been counted for a seat so far."""
        return [s for s in self.steps[: self.done] if s.seat == seat and s.kind == kind]

    def points(self, seat: Seat) -> int:
        """Return a seat's points as counted so far."""
        return sum(s.points for s in self.steps[: self.done] if s.seat == seat)

    @property
    def over(self) -> bool:
        """Whether all is counted."""
        return self.done == len(self.steps)

    def tie_words(self) -> str:
        """Return how a tie for most points was told apart, "" where there was none."""
        scores, words = self.outcome.scores, self.app.words
        best = max(scores)
        tied = [seat for seat in self.order if scores[seat] == best]
        if len(tied) < 2:
            return ""
        completed = typed(self._state.observation(self._sight.viewer))["completed"]
        counts = names.listed(words, [
            words("legends.tally.count", who=self._sight.who(seat), n=len(completed[seat]))
            for seat in tied
        ])
        line = words.count("legends.tally.tie", best, counts=counts)
        if len(self.outcome.winners) > 1:
            line += " " + words("legends.tally.equal")
        return line

    # Life

    @property
    def title(self) -> str:
        """Everything that is told, as read aloud."""
        told = [self.told.heading, self.told.sentence, *self.told.lines, self.tie_words()]
        return ". ".join(line for line in told if line)

    @property
    def moving(self) -> bool:
        """While a seal comes down, and while sparks fly."""
        flying = self.embers is not None and self.embers.moving
        return flying or not self.over or self._since < LANDS

    @property
    def top(self) -> float:
        """Upper edge of the sheet, stage px."""
        return (STAGE_HEIGHT - self.height) / 2 + 24

    @property
    def height(self) -> float:
        """Of the sheet, stage px."""
        rows = -(-len(self._ways()) // IN_ROW)
        return HEAD + ROW * len(self.order) + FOOT + (rows - 1) * BUTTON_ROW

    @property
    def left(self) -> float:
        """Left edge of the sheet, stage px."""
        return (STAGE_WIDTH - WIDTH) / 2

    def lay_out(self) -> None:
        """Place the buttons in rows."""
        self.told = self._words()
        ways, widgets = self._ways(), []
        for number, way in enumerate(ways):
            row, column = divmod(number, IN_ROW)
            count = min(IN_ROW, len(ways) - row * IN_ROW)
            left = (STAGE_WIDTH - count * (BUTTON_WIDTH + GAP) + GAP) / 2
            widgets.append(Button(
                (left + column * (BUTTON_WIDTH + GAP), self._buttons_top + row * BUTTON_ROW,
                 BUTTON_WIDTH, BUTTON_HEIGHT),
                self.app.words(f"house.button.{way.key}"), partial(self._do, way.act),
                key=way.key, icon=way.icon, primary=way.primary, size=17,
            ))
        self.controls.set(list(widgets))
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    @property
    def _buttons_top(self) -> float:
        rows = -(-len(self._ways()) // IN_ROW)
        return self.top + self.height - 30 - BUTTON_HEIGHT - (rows - 1) * BUTTON_ROW

    def _do(self, act: Callable[[], object]) -> None:
        self.go_back()
        act()

    def finish_count(self) -> None:
        """Let everything be counted."""
        self.done, self._since = len(self.steps), LANDS
        self._celebrate()

    def _celebrate(self) -> None:
        won = self._sight.viewer in self.outcome.winners
        self.app.sounds.play("win" if won else "lose")
        if won and not self.app.motion.reduced:
            self.embers = Embers(self._sight.match.seed)
        self.dirty = True

    def handle(self, event: Input) -> bool:
        """While it is counted, a click or key ends the count; undo goes back to the table."""
        if not self.over and (event == Command("confirm") or isinstance(event, Press)):
            self.finish_count()
            return True
        if event == Command("undo") and self._rewind.may_undo:
            self._do(self._rewind.undo)
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Count on, and let sparks fly."""
        super().update(dt)
        if self.embers is not None:
            self.embers.update(dt)
        self._since += dt
        self._left -= dt
        while not self.over and self._left <= 0:
            step = self.steps[self.done]
            self.done += 1
            self._since = 0.0
            self._left += self.app.motion.seconds(TAKES[step.kind])
            self.dirty = True
            if step.kind in SOUNDS:
                self.app.sounds.play(SOUNDS[step.kind])
            if self.over:
                self._celebrate()

    # Drawing

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet over the dimmed table."""
        canvas.shade(theme.SHADOW, VEIL)
        if self.embers is not None:
            self.embers.draw(canvas)
        setter, middle = self.app.type, STAGE_WIDTH / 2
        canvas.blit(panels.dialog(canvas.easel, WIDTH, self.height), self.left, self.top)
        canvas.blit(panels.ribbon(canvas.easel, 760, 74), middle, self.top - 40, anchor="midtop")
        heading, sentence = self.told.heading, self.told.sentence
        if not self.over:
            heading, sentence = self.app.words("legends.ending.lost"), self._reason()
        text(canvas, setter, heading, "display", 38, theme.TEXT_HEADING, middle, self.top - 4, 600,
             tall=60, anchor="center")
        text(canvas, setter, sentence, "text", 23, theme.TEXT_INK, middle, self.top + 68,
             WIDTH - 2 * MARGIN, tall=34, anchor="center")
        for x, key in ((QUESTS, "quests"), (SPECIALS, "specials"), (TEXTS, "texts"),
                       (POINTS, "points")):
            text(canvas, setter, self.app.words(f"legends.tally.{key}"), "italic", 18,
                 theme.TEXT_ASIDE, self.left + x, self.top + HEAD - 28, 160, tall=26)
        for number, seat in enumerate(self.order):
            self._draw_row(canvas, seat, self.top + HEAD + ROW * number)
        tie = self.tie_words() if self.over else ""
        if tie:
            text(canvas, setter, tie, "bold", 20, theme.TEXT_HEADING, middle,
                 self._buttons_top - 36, WIDTH - 2 * MARGIN, tall=30, anchor="center")

    def _draw_row(self, canvas: Canvas, seat: Seat, y: float) -> None:
        easel, setter, left = canvas.easel, self.app.type, self.left
        wins = self.over and seat in self.outcome.winners
        light, _ = SEAT_COLOURS[seat]
        wide, tall = WIDTH - 2 * MARGIN + 24, ROW - 10
        plate = easel.keep(("tally row", seat, wins), lambda: easel.svg(
            shapes.rect(1, 1, wide - 2, tall - 2, theme.GOLD_LIGHT if wins else "#3a2412",
                        light if not wins else theme.GOLD_DARK, 3 if wins else 1.4, radius=10,
                        opacity=0.42 if wins else 0.09), (wide, tall), (wide, tall)))
        canvas.blit(plate, left + MARGIN - 12, y)
        face = person_key(self._sight.match.chairs[seat], seat)
        middle = y + tall / 2
        canvas.blit(people.portrait(easel, face, PORTRAIT), left + NAME, middle, anchor="midleft")
        name = left + NAME + PORTRAIT + 14
        text(canvas, setter, self._sight.who(seat), "title", 20, shapes.darker(light, 0.45), name,
             middle, QUESTS - NAME - PORTRAIT - 22, tall=32)
        if wins:
            crown = easel.keep(("tally crown",), lambda: easel.svg(
                part("quests/high_king"), (100, 100), (46, 46)))
            canvas.blit(crown, left + MARGIN - 16, y - 14)
        self._draw_quests(canvas, seat, middle)
        for number, step in enumerate(self.counted(seat, "special")):
            x = left + SPECIALS + SPECIAL_STEP * number
            canvas.blit(banners.special(easel, step.key, SPECIAL_WIDTH), x, middle,
                        anchor="midleft")
            text(canvas, setter.plain, signed(step.points), "numeral", 17, theme.TEXT_HEADING,
                 x + SPECIAL_WIDTH / 2, middle + 30, 40, anchor="center")
        for step in self.counted(seat, "texts"):
            text(canvas, setter.plain, signed(step.points), "numeral", 26, theme.TEXT_HEADING,
                 left + TEXTS + 4, middle, 90)
        size = 40 + 8 * self._swell(seat)
        text(canvas, setter.plain, str(self.points(seat)), "numeral", size, theme.TEXT_HEADING,
             left + POINTS + 44, middle, 110, anchor="center")

    def _draw_quests(self, canvas: Canvas, seat: Seat, middle: float) -> None:
        steps = self.counted(seat, "quest")
        room = SPECIALS - QUESTS - SEAL_STEP
        pace = min(SEAL_STEP, room / max(1, len(steps) - 1))
        for number, step in enumerate(steps):
            fresh = step is self.steps[self.done - 1] and self._since < LANDS
            rise = 26 * (1 - self._since / LANDS) ** 2 if fresh else 0.0
            seal = points(canvas.easel, self.app.type, step.points, SEAL)
            canvas.blit(seal, self.left + QUESTS + SEAL + pace * number, middle - rise,
                        anchor="center")

    def _swell(self, seat: Seat) -> float:
        """Return how much a seat's number is grown because it has just risen, 0 … 1."""
        if not self.done or self.steps[self.done - 1].seat != seat or self._since >= LANDS \
                or self.steps[self.done - 1].kind == "verdict":
            return 0.0
        return round(1 - self._since / LANDS, 1)
