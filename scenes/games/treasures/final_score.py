"""Counting at the end of the treasures: set by set, then what is left over, then a tie if there is.

It lies over the table. A click or key lets the count be done at once; the next leads to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from game.contract import Seat
from game.treasures.rules.cards import COLOURS
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.scoring import DISK_LOSS, SET_POINTS, best_seats, sets_in
from scenes.games.treasures import names
from scenes.games.treasures.log_words import LogWords
from scenes.games.treasures.names import Names
from scenes.games.treasures.view import HEAPS, TreasuresView
from scenes.match.app import MatchApp
from scenes.match.seats import person_key
from scenes.ui.controls import Button
from scenes.ui.input import Input, Press
from scenes.ui.sheet import SheetScene
from sprites.cards import treasure_cards, treasure_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.heraldry import arms
from sprites.heraldry.company import COMPANY
from sprites.paint import light, theme
from sprites.ui import panels

WIDTH = 1180.0
HEAD, FOOT, ROW = 92.0, 92.0, 98.0
NAMES, POINTS = 210.0, 130.0
"""Room for a shield with its name at the left, and for the points at the right, stage px."""
DISK, STEP, SET_GAP = 44.0, 29.0, 26.0
CARD = 42.0
"""Width of a card that breaks a tie."""
FAINT, BEATEN = 80, 110
"""Alpha of 255 of a disk that is counted off, and of a card that another one beats."""
SET_TAKES, DISK_TAKES, CARD_TAKES, BEGINS_AFTER = 0.5, 0.16, 0.75, 0.4
"""Seconds for one set, one disk left over, one pair of cards, and before the first."""


@dataclass(frozen=True, slots=True)
class Count:
    """One step of the count: which seat (None: all that are tied), what, and for how long."""

    seat: Seat | None
    kind: str
    """"set", "disk" or "card"."""
    takes: float


class CountingScene(SheetScene):
    """Counts the collections of a finished match."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, names: Names, told: LogWords,
        then: Callable[[], None],
    ) -> None:
        """``told`` says how it ended; ``then`` is called once all is counted and seen."""
        super().__init__(app)
        self._names = names
        self._told = told
        self._then = then
        self.match = view.match
        observation = cast(TreasuresObservation, view.match.state.observation(view.viewer))
        self.collections = observation["collections"]
        self.shown = observation["shown"]
        self.seats = range(len(self.collections))
        outcome = view.match.outcome
        assert outcome is not None
        self.outcome = outcome
        self.steps = list(self._steps())
        self.done = 0
        self.left = BEGINS_AFTER
        """Seconds until the next step."""
        self.height = HEAD + ROW * len(self.seats) + FOOT
        self.top = (STAGE_HEIGHT - self.height) / 2

    # What is counted

    def _steps(self) -> Iterator[Count]:
        sets = [self.sets_of(seat) for seat in self.seats]
        for number in range(max(sets)):
            for seat in self.seats:
                if sets[seat] > number:
                    yield Count(seat, "set", SET_TAKES)
        for seat in self.seats:
            for _ in self.loose_of(seat):
                yield Count(seat, "disk", DISK_TAKES)
        if len(self.tied) > 1:
            for _ in range(self._cards_that_decide()):
                yield Count(None, "card", CARD_TAKES)

    def sets_of(self, seat: Seat) -> int:
        """Return how many whole sets a seat has."""
        return sets_in([self.collections[seat][colour] for colour in COLOURS])

    def loose_of(self, seat: Seat) -> list[str]:
        """Return a seat's disks outside its sets, by colour."""
        sets = self.sets_of(seat)
        return [
            colour for colour in HEAPS for _ in range(self.collections[seat][colour] - sets)
        ]

    @property
    def tied(self) -> list[Seat]:
        """The seats with the most points."""
        return best_seats(self.outcome.scores)

    def hand_of(self, seat: Seat) -> list[str]:
        """Return the cards that a tied seat shows, the highest first."""
        return list(reversed(self.shown[seat] or ()))

    def leading(self, number: int) -> list[Seat]:
        """Return the tied seats that are ahead when their cards up to ``number`` (0 first) have
        been compared."""
        tops = {
            seat: [int(card[:-1]) for card in self.hand_of(seat)[: number + 1]]
            for seat in self.tied
        }
        best = max(tops.values())
        return [seat for seat, top in tops.items() if top == best]

    def _cards_that_decide(self) -> int:
        """Return how many cards of each tied hand must be compared until one is highest."""
        most = len(self.hand_of(self.tied[0]))
        return next(
            (number + 1 for number in range(most) if len(self.leading(number)) == 1), most
        )

    def counted(self, seat: Seat | None, kind: str) -> int:
        """Return how many steps of a kind have been counted for a seat so far."""
        return sum(step.seat == seat and step.kind == kind for step in self.steps[: self.done])

    def points(self, seat: Seat) -> int:
        """Return a seat's points as counted so far."""
        return SET_POINTS * self.counted(seat, "set") - DISK_LOSS * self.counted(seat, "disk")

    @property
    def over(self) -> bool:
        """Whether all is counted."""
        return self.done == len(self.steps)

    # Life

    @property
    def title(self) -> str:
        """What is counted, as read aloud."""
        return self.app.words("treasures.count.heading")

    @property
    def wake(self) -> float | None:
        """The next step of the count, or a tip."""
        if not self.over:
            return max(0.01, self.left)
        return super().wake

    def lay_out(self) -> None:
        """Place the one button."""
        area = ((STAGE_WIDTH - 250) / 2, self.top + self.height - 68, 250, 48)
        go_on = Button(
            area, self.app.words("house.button.continue"), self.go_on, key="continue",
            primary=True, size=20,
        )
        self.controls.set([go_on])
        self.controls.focused = go_on

    def go_on(self) -> None:
        """Finish counting; once that is done, show the result."""
        if not self.over:
            self._finish()
            return
        self.app.close(self)
        self._then()

    def _finish(self) -> None:
        self.done = len(self.steps)
        self._say_result()
        self.dirty = True

    def _say_result(self) -> None:
        for seat in self.seats:
            self.app.speech.say(self._row_words(seat))
        self.app.speech.say(self._told.result())

    def _row_words(self, seat: Seat) -> str:
        return self.app.words.count(
            "treasures.count.row", self.sets_of(seat), name=self._names.name(seat),
            loose=len(self.loose_of(seat)), points=names.number(self.outcome.scores[seat]),
        )

    def handle(self, event: Input) -> bool:
        """A click first ends the count; Escape closes the sheet."""
        if isinstance(event, Press) and not self.over:
            self._finish()
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Count on."""
        super().update(dt)
        while not self.over:
            self.left -= dt
            dt = 0.0
            if self.left > 0:
                return
            step = self.steps[self.done]
            self.done += 1
            self.left += self.app.motion.seconds(step.takes)
            self.app.sounds.play("flip" if step.kind == "card" else "disk")
            self.dirty = True
            if self.over:
                self._say_result()

    # Drawing

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw a row a seat on parchment over the dimmed table."""
        setter, middle = self.app.type, STAGE_WIDTH / 2
        self.lay_parchment(canvas, WIDTH, self.height)
        heading = self._told.result() if self.over else self.title
        line = setter.fitted(heading, "title", 30, theme.TEXT_HEADING, WIDTH - 100)
        canvas.blit(line, middle, self.top + 48, anchor="center")
        for seat in self.seats:
            self._draw_row(canvas, seat, self.top + HEAD + ROW * seat)

    def _draw_row(self, canvas: Canvas, seat: Seat, top: float) -> None:
        easel, setter = canvas.easel, self.app.type
        left = (STAGE_WIDTH - WIDTH) / 2 + 40
        middle = top + ROW / 2
        won = self.over and seat in self.outcome.winners
        plate = panels.plain_panel(easel, WIDTH - 60, ROW - 10, 9, 0.92)
        corner = canvas.area(left - 10, top + 5, WIDTH - 60, ROW - 10).topleft
        if won:
            glow, padding = light.glow(easel, plate, theme.GLOW, 9, 2)
            canvas.put(glow, (corner[0] - padding, corner[1] - padding))
        canvas.put(plate, corner)
        chair = self.match.chairs[seat]
        shield = arms.shield(easel, COMPANY[person_key(chair, seat)].arms, 48)
        canvas.blit(shield, left + 8, middle, anchor="midleft")
        name = setter.fitted(self._names.name(seat), "title", 22, theme.TEXT_GOLD,
                             NAMES - 78)
        canvas.blit(name, left + 68, middle, anchor="midleft")
        self._draw_disks(canvas, seat, left + NAMES, middle)
        if seat in self.tied and self.counted(None, "card"):
            self._draw_hand(canvas, seat, left + WIDTH - 80 - POINTS, middle)
        right = left + WIDTH - 84
        points = setter.plain.line(names.number(self.points(seat)), "numeral", 34, theme.TEXT_GOLD)
        canvas.blit(points, right - 62, middle, anchor="midright")
        unit = setter.fitted(self.app.words("treasures.count.points"), "italic", 17,
                             theme.TEXT_QUIET, 60)
        canvas.blit(unit, right - 56, middle + 4, anchor="midleft")

    def _draw_disks(self, canvas: Canvas, seat: Seat, x: float, y: float) -> None:
        """Draw a seat's sets one beside the other, then the disks left over."""
        setter = self.app.type.plain
        sets, counted = self.sets_of(seat), self.counted(seat, "set")
        loose, lost = self.loose_of(seat), self.counted(seat, "disk")
        room = WIDTH - 80 - NAMES - POINTS - (5 * (CARD + 5) if seat in self.tied else 0)
        wide = sets * (4 * STEP + DISK + SET_GAP) + len(loose) * STEP + DISK
        step = STEP * min(1.0, room / max(1.0, wide))
        for number in range(sets):
            there = number < counted
            for colour in HEAPS:
                disk = treasure_pieces.disk(canvas.easel, colour, DISK)
                canvas.blit(disk, x, y - 11, anchor="midleft", alpha=255 if there else FAINT)
                x += step
            x += DISK - step
            if there:
                text = setter.line(names.gain(SET_POINTS), "title", 18, "#9fe0a4")
                canvas.blit(text, x - (4 * step + DISK) / 2, y + 28, anchor="center")
            x += SET_GAP * step / STEP
        for number, colour in enumerate(loose):
            disk = treasure_pieces.disk(canvas.easel, colour, DISK)
            there = number < lost
            canvas.blit(disk, x, y - 11, anchor="midleft", alpha=FAINT if there else 220)
            if there:
                text = setter.line(names.gain(-DISK_LOSS), "title", 16, "#ffb59e")
                canvas.blit(text, x + DISK / 2, y + 28, anchor="center")
            x += step * 1.15

    def _draw_hand(self, canvas: Canvas, seat: Seat, right: float, y: float) -> None:
        """Draw the cards of a tied hand that have been compared, the highest at the left."""
        cards = self.hand_of(seat)
        compared = self.counted(None, "card")
        left = right - len(cards) * (CARD + 5)
        for number, card in enumerate(cards):
            place = left + number * (CARD + 5)
            if number >= compared:
                canvas.blit(treasure_cards.back(canvas.easel, CARD), place, y, anchor="midleft")
                continue
            picture = treasure_cards.face(canvas.easel, self.app.type, card, CARD)
            alpha = 255 if seat in self.leading(number) else BEATEN
            if alpha == 255 and number == compared - 1:
                glow, padding = light.glow(canvas.easel, picture, theme.GLOW, 7, 2)
                corner = canvas.area(place, y - CARD * 0.7, CARD, CARD * 1.4).topleft
                canvas.put(glow, (corner[0] - padding, corner[1] - padding))
            canvas.blit(picture, place, y, anchor="midleft", alpha=alpha)
