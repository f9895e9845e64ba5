"""After a game of the seals: decision by decision, what each seat believed and why it played so.

Nothing is hidden any more, so every seat may tell. Choosing a line shows the table at that moment,
with the own faces open and, on the chips, what could be known then.
"""

from __future__ import annotations

from typing import cast

from game.seals.agents.account import WORLDS, Account, lost_at
from game.seals.rules import moves as seal_moves
from game.seals.rules.state import SealsState
from scenes.games.seals.log_words import LogWords
from scenes.games.seals.names import Names
from scenes.games.seals.view import SealsView
from scenes.match.app import MatchApp
from scenes.match.rewind import Rewind
from scenes.match.thinking import POLL
from scenes.ui.controls import Button, ScrollList
from scenes.ui.controls.base import Area
from scenes.ui.sheet import SheetScene
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from sprites.ui import icons, panels, plaques

LEFT, TOP, WIDTH, HEIGHT = 1134.0, 62.0, 452.0, 812.0
ROW = 46.0
LIST_TOP, LIST_HEIGHT = 86.0, 378.0
CAPTION_Y = 66.0
NUMBER_ROOM = 30.0
"""For the trick's number before its first card."""
DETAIL = 22.0
BAR = (74.0, 12.0)
SMALLEST = 13.0


class ReadingScene(SheetScene):
    """The decisions of a finished game, beside its table."""

    def __init__(
        self, app: MatchApp, view: SealsView, names: Names, told: LogWords, rewind: Rewind
    ) -> None:
        """``told`` says what happened at a ply; ``rewind`` shows the table as it was then."""
        super().__init__(app)
        self._app = app
        self._view = view
        self._names = names
        self._told = told
        self._rewind = rewind
        self.trick_of = _decisions(view)
        """For each ply at which somebody decided: the trick, 1 first; 0 in the draft."""
        self.plies = list(self.trick_of)
        self.accounts: dict[int, Account] = {}
        """What has been told so far, by ply."""
        self._tickets: dict[int, int] = {}
        """Questions that are open, by ply."""
        self._has_chosen = False

    @property
    def title(self) -> str:
        """The sheet's name."""
        return self.app.words("seals.reading.heading")

    @property
    def wake(self) -> float | None:
        """While accounts are still to come."""
        return POLL if self._tickets else super().wake

    @property
    def awaits(self) -> bool:
        """Whether accounts are still to come."""
        return bool(self._tickets)

    @property
    def moving(self) -> bool:
        """While the table beneath moves to the moment that was chosen."""
        return self._view.table_view.timeline.moving

    def enter(self) -> None:
        """Ask for every decision, in order."""
        match, thinking = self._view.match, self._app.thinking
        for ply in self.plies:
            before = match.state_at(ply - 1)
            seat = before.to_act()[0]
            move = before.decode(match.transcript().plies[ply - 1].text)
            self._tickets[ply] = thinking.run(
                "game.seals.agents.explanation:explain", before.observation(seat), move, ply
            )

    def leave(self) -> None:
        """Drop what nobody waits for, and return to the present."""
        for ticket in self._tickets.values():
            self._app.thinking.drop(ticket)
        self._tickets.clear()
        if self._view.match_view.looking_at is not None:
            self._rewind.look_at(None)

    def lay_out(self) -> None:
        """Put the decisions in a list."""
        listed = ScrollList(
            (LEFT + 16, TOP + LIST_TOP, WIDTH - 28, LIST_HEIGHT), self.title,
            [self.spoken(ply) for ply in self.plies], ROW, self._draw_row, self._choose,
            key="decisions",
        )
        shown = self._view.match_view.shown_ply
        place = self.plies.index(shown) if shown in self.plies else len(self.plies) - 1
        listed.place = max(0, place)
        listed.first = float(max(0, place - listed.shown + 1))
        close = Button(
            (LEFT + WIDTH / 2 - 90, TOP + HEIGHT - 58, 180, 44),
            self.app.words("house.button.close"), self.go_back, key="close",
        )
        self.controls.set([listed, close])
        if self.controls.focused is None:
            self.controls.focused = listed

    @property
    def chosen(self) -> int | None:
        """The ply whose account is shown."""
        listed = self.controls.find("decisions")
        assert isinstance(listed, ScrollList)
        return self.plies[listed.place] if self.plies else None

    def line(self, ply: int) -> str:
        """Return what was done at a ply."""
        return self._told.event(self._view.match.events_at(ply)[0])

    def spoken(self, ply: int) -> str:
        """Return what was done at a ply, and in which trick, as read aloud."""
        trick = self.trick_of[ply]
        if not trick:
            return self.line(ply)
        number = self.app.words("seals.reading.trick", number=trick)
        return f"{number}: {self.line(ply)}"

    def told(self, ply: int) -> list[str]:
        """Return what the seat tells of a decision, sentence by sentence."""
        words, account = self.app.words, self.accounts.get(ply)
        if account is None:
            return [words("house.notice.thinking")]
        sentences = [words(account.reason, **self._names.filled(account.params))]
        sentences.append(words.count("seals.account.worlds", account.hands))
        if account.likelier < account.hands:
            sentences.append(words.count("seals.account.explained", account.likelier))
        sentences.append(words("seals.account.hope", won=account.hopeful, worlds=WORLDS))
        if ply == self.turning_point:
            before = self._hope_before(ply)
            sentences.append(words("seals.account.lost_here", won=before, worlds=WORLDS))
        return sentences

    @property
    def turning_point(self) -> int | None:
        """The ply after which hope fell most in a lost game, as far as has been told."""
        outcome = self._view.match.outcome
        if outcome is None or outcome.winners:
            return None
        worst = lost_at([self.accounts[ply] for ply in self.plies if ply in self.accounts])
        return None if worst is None else worst.ply

    def _hope_before(self, ply: int) -> int:
        earlier = [p for p in self.plies if p < ply and p in self.accounts
                   and self.accounts[p].trick >= 0]
        return self.accounts[earlier[-1]].hopeful if earlier else WORLDS

    def _choose(self, place: int) -> None:
        self._has_chosen = True
        self._rewind.look_at(self.plies[place])
        self.app.speech.say(self.app.words.join(self.told(self.plies[place])))
        self.dirty = True

    def update(self, dt: float) -> None:
        """Take what has been told meanwhile; the table's pieces go on moving beneath."""
        super().update(dt)
        self._view.table_view.timeline.update(dt)
        for ply, ticket in list(self._tickets.items()):
            answer = self._app.thinking.answer(ticket)
            if answer is not None:
                del self._tickets[ply]
                if answer.value is not None:
                    self.accounts[ply] = answer.value
                self.dirty = True
                if not self._tickets and not self._has_chosen:
                    self._show_turning_point()

    def _show_turning_point(self) -> None:
        """Go to where a lost game slipped away: that is what one wants to know first."""
        listed, ply = self.controls.find("decisions"), self.turning_point
        if ply is not None and isinstance(listed, ScrollList):
            listed.choose(self.plies.index(ply))

    def _draw_row(self, canvas: Canvas, row: int, area: Area, chosen: bool) -> None:
        left, top, width, height = area
        ply, setter = self.plies[row], self.app.type
        if chosen:
            plate = panels.plain_panel(canvas.easel, round(width), round(height - 4), 6)
            canvas.blit(plate, left, top + 2)
        account = self.accounts.get(ply)
        room = width - 24
        if account is not None:
            room -= BAR[0] + 14
            bar = plaques.bar(canvas.easel, *BAR, account.hopeful / WORLDS, 1.0)
            canvas.blit(bar, left + width - 12, top + height / 2, anchor="midright")
        x, trick = left + 12, self.trick_of[ply]
        if trick and (row == 0 or self.trick_of[self.plies[row - 1]] != trick):
            number = setter.plain.line(str(trick), "numeral", 17, theme.TEXT_GOLD)
            canvas.blit(number, x, top + height / 2, anchor="midleft")
        x, room = x + NUMBER_ROOM, room - NUMBER_ROOM
        if ply == self.turning_point:
            flag = icons.icon(canvas.easel, "flag", 20, "#ff9a7a")
            canvas.blit(flag, x, top + height / 2, anchor="midleft")
            x, room = x + 26, room - 26
        colour = theme.TEXT_GOLD if chosen else theme.TEXT
        text = setter.fitted(self.line(ply), "text", 18, colour, room, 11)
        canvas.blit(text, x, top + height / 2, anchor="midleft")

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the panel at the right side, and what is told of the chosen decision."""
        easel, setter = canvas.easel, self.app.type
        canvas.blit(panels.panel(easel, WIDTH, HEIGHT, 12, 0.97), LEFT, TOP)
        heading = setter.fitted(self.title, "title", 25, theme.TEXT_GOLD, WIDTH - 60)
        canvas.blit(heading, LEFT + WIDTH / 2, TOP + 34, anchor="center")
        caption = self.app.words("seals.reading.bars", worlds=WORLDS)
        text = setter.plain.fitted(caption, "italic", 17, theme.TEXT_QUIET, WIDTH - 40, 10)
        canvas.blit(text, LEFT + WIDTH / 2, TOP + CAPTION_Y, anchor="center")
        top = TOP + LIST_TOP + LIST_HEIGHT + 10
        rule = plaques.rule(easel, WIDTH - 60)
        canvas.blit(rule, LEFT + 30, top)
        ply = self.chosen
        if ply is None:
            return
        room, inner = TOP + HEIGHT - 70 - top, WIDTH - 56
        told, size = "\n".join(self.told(ply)), DETAIL
        while setter.measure(told, "text", size, inner)[1] > room - 16 and size > SMALLEST:
            size -= 0.5
        picture = setter.paragraph(told, "text", size, theme.TEXT, inner)
        canvas.blit(picture, LEFT + 28, top + 14)


def _decisions(view: SealsView) -> dict[int, int]:
    """Return the plies at which somebody decided, and their tricks: keeping swords is none."""
    match = view.match
    tricks: dict[int, int] = {}
    for number, ply in enumerate(match.transcript().plies[: match.position], 1):
        before = cast(SealsState, match.state_at(number - 1))
        legal = before.legal_moves(ply.seat)
        if len(legal) > 1 and before.decode(ply.text) != seal_moves.KEEP:
            drafting = before.observation(ply.seat)["phase"] == "draft"
            tricks[number] = 0 if drafting else len(before.tricks) + 1
    return tricks
