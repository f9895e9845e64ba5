"""Handing the screen over: nothing of anybody's hand shows until the next person says so."""

from __future__ import annotations

from typing import Protocol

from game.contract import Seat
from game.match import Match
from scenes.match.app import MatchApp
from scenes.match.seats import chair_name, person_key
from scenes.ui.controls import Button
from scenes.ui.widget_scene import WidgetScene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.heraldry import people
from sprites.paint import theme
from sprites.places import halls
from sprites.ui import panels

WIDTH, HEIGHT = 620.0, 430.0
PORTRAIT = 150.0



class CoveredTable(Protocol):
    """What is asked of the table that is covered."""

    match: Match
    place: str

    def take_seat(self, seat: Seat) -> None:
        """See the table through the eyes of another person from now on."""

    def open_menu(self) -> None:
        """Open the menu of the table."""


class HandOverScene(WidgetScene):
    """Covers the table until the person at ``seat`` is in front of the screen."""

    def __init__(self, app: MatchApp, table: CoveredTable, seat: Seat) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat

    @property
    def who(self) -> str:
        """The name of the one who is to sit down."""
        return chair_name(self.app.words, self.table.match.chairs[self.seat])

    @property
    def title(self) -> str:
        """Who is to take the screen, as read aloud."""
        return self.app.words("house.hand_over.text", name=self.who)

    def lay_out(self) -> None:
        """Place the one button."""
        area = ((STAGE_WIDTH - 250) / 2, (STAGE_HEIGHT + HEIGHT) / 2 - 88, 250, 52)
        ready = Button(
            area, self.app.words("house.hand_over.ready"), self.take_seat, key="ready",
            primary=True, size=20,
        )
        self.controls.set([ready])
        self.controls.focused = ready

    def take_seat(self) -> None:
        """The next person is here: show the table through those eyes."""
        self.table.take_seat(self.seat)
        self.app.close(self)

    def go_back(self) -> None:
        """Open the table's menu, so that nobody is locked in."""
        self.table.open_menu()

    def draw(self, canvas: Canvas) -> None:
        """Draw the hall and a sheet; the table beneath is not drawn at all."""
        canvas.surface.blit(
            halls.backdrop(canvas.easel, self.table.place, canvas.surface.get_size()), (0, 0)
        )
        canvas.shade(theme.SHADOW, 150)
        middle, top = STAGE_WIDTH / 2, (STAGE_HEIGHT - HEIGHT) / 2
        sheet = panels.dialog(canvas.easel, WIDTH, HEIGHT)
        canvas.blit(sheet, middle, STAGE_HEIGHT / 2, anchor="center")
        chair = self.table.match.chairs[self.seat]
        face = people.portrait(canvas.easel, person_key(chair, self.seat), PORTRAIT)
        canvas.blit(face, middle, top + 34, anchor="midtop")
        setter = self.app.type
        name = setter.fitted(self.who, "title", 30, theme.TEXT_HEADING, WIDTH - 90)
        canvas.blit(name, middle, top + 236, anchor="center")
        text = setter.paragraph(
            self.title, "text", 22, theme.TEXT_INK, WIDTH - 100, align="center"
        )
        canvas.blit(text, middle, top + 262, anchor="midtop")
        self.controls.draw(canvas)
