"""The log: what happened, ply by ply; choosing one shows the table at that moment."""

from __future__ import annotations

from typing import Protocol

from game.match import Match
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable
from scenes.match.match_view import MatchView
from scenes.match.rewind import Rewind
from scenes.match.table_view import TableView
from scenes.ui.controls import Button, ScrollList
from scenes.ui.controls.base import Area
from scenes.ui.sheet import SheetScene
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from sprites.ui import panels


class LoggedTable(Protocol):
    """What the log asks of the table it lies beside."""

    match: Match
    match_view: MatchView
    table_view: TableView
    game_table: GameTable
    rewind: Rewind
    turns: AgentTurns


LEFT, TOP, WIDTH, HEIGHT = 1150.0, 84.0, 430.0, 736.0
ROW = 54.0
TEXT_SIZE, SMALLEST, TEXT_MARGIN = 17.0, 12.0, 58.0


class LogScene(SheetScene):
    """The log beside a table."""

    closing = ("cancel", "log")

    def __init__(self, app: MatchApp, table: LoggedTable) -> None:
        super().__init__(app)
        self.table = table
        self.entries: list[tuple[int, str]] = []
        """Ply and sentence, newest first; the deal itself is ply 0."""

    @property
    def title(self) -> str:
        """The log's name."""
        return self.app.words("house.log.heading")

    def leave(self) -> None:
        """Closing the log returns to the present."""
        if self.table.match_view.looking_at is not None:
            self.table.rewind.look_at(None)

    def lay_out(self) -> None:
        """Put the sentences in a list."""
        words = self.app.words
        told = self.table.match.history(self.table.match_view.viewer)
        self.entries = [(0, self._start_line())]
        for ply in told:
            sentences = [self.table.game_table.words.event(event, ply.by) for event in ply.events]
            told_here = [sentence for sentence in sentences if sentence]
            if not told_here and ply.text is None:
                told_here = [words("house.log.secret")]
            if ply.number in self.table.turns.hurried:
                told_here.append(words("house.log.hurried"))
            # A ply with nothing hidden and nothing to tell, such as going on to the next step.
            for line in self._packed(told_here):
                self.entries.append((ply.number, line))
        self.entries.reverse()
        rows = [f"{number}. {line}" for number, line in self.entries]
        listed = ScrollList(
            (LEFT + 18, TOP + 66, WIDTH - 30, HEIGHT - 140), words("house.log.heading"), rows,
            ROW * self.app.type.text_scale, self._draw_row, self._choose, key="entries",
        )
        shown = self.table.match_view.looking_at
        if shown is not None:
            listed.place = next(
                (place for place, entry in enumerate(self.entries) if entry[0] == shown), 0
            )
        back = Button(
            (LEFT + WIDTH / 2 - 95, TOP + HEIGHT - 62, 190, 46), words("house.button.close"),
            lambda: self.app.close(self), key="close",
        )
        self.controls.set([listed, back])
        if self.controls.focused is None:
            self.controls.focused = listed

    def _start_line(self) -> str:
        """Return the beginning's line; where cards are hidden, with the shuffle's promise."""
        words, match = self.app.words, self.table.match
        if len(match.chairs) < 2:
            return words("house.log.start")
        return words("house.log.start_promise", promise=match.commitment[:16])

    def _packed(self, sentences: list[str]) -> list[str]:
        """Put sentences of one ply together as long as they fit into a row."""
        setter, packed = self.app.type, sentences[:1]
        for sentence in sentences[1:]:
            longer = self.app.words.join([packed[-1], sentence])
            tall = setter.measure(longer, "text", TEXT_SIZE, WIDTH - 30 - TEXT_MARGIN, 1.0)[1]
            if tall <= ROW - 2:
                packed[-1] = longer
            else:
                packed.append(sentence)
        return packed

    def _choose(self, place: int) -> None:
        ply, line = self.entries[place]
        self.table.rewind.look_at(ply)
        self.app.speech.say(line)

    def _draw_row(self, canvas: Canvas, row: int, area: Area, chosen: bool) -> None:
        left, top, width, height = area
        number, line = self.entries[row]
        if chosen:
            plate = panels.plain_panel(canvas.easel, round(width), round(height - 4), 6)
            canvas.blit(plate, left, top + 2)
        colour = theme.TEXT_GOLD if chosen else theme.TEXT_QUIET
        setter = self.app.type
        figure = setter.line(str(number), "bold", 17, colour)
        canvas.blit(figure, left + 34, top + height / 2, anchor="midright")
        room, size = width - TEXT_MARGIN, TEXT_SIZE
        while size > SMALLEST and setter.measure(line, "text", size, room, 1.0)[1] > height - 2:
            size -= 0.5
        text = setter.paragraph(line, "text", size, theme.TEXT, room, spacing=1.0)
        if text.get_height() / canvas.easel.scale > height - 2:
            text = setter.fitted(line, "text", TEXT_SIZE, theme.TEXT, room)
        canvas.blit(text, left + 46, top + height / 2, anchor="midleft")

    @property
    def moving(self) -> bool:
        """While the table beneath moves to the moment that was chosen."""
        return self.table.table_view.timeline.moving

    def update(self, dt: float) -> None:
        """The table's pieces go on moving beneath."""
        self.table.table_view.timeline.update(dt)
        super().update(dt)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the panel at the right side; the table stays in sight."""
        canvas.blit(panels.panel(canvas.easel, WIDTH, HEIGHT, 12, 0.97), LEFT, TOP)
        heading = self.app.type.fitted(
            self.app.words("house.log.heading"), "title", 25, theme.TEXT_GOLD, WIDTH - 60
        )
        canvas.blit(heading, LEFT + WIDTH / 2, TOP + 38, anchor="center")
