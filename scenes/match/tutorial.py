"""The guided first game: real turns at a real table, with a note beside it.

A game's lesson fills in what the note tells now and how far one has come; here is the note, its
buttons, what is said of a mistake, and how the game goes on alone. Nothing is kept until then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.records import HELPED
from scenes.match.desk import Desk
from scenes.match.game_table import GameTable, Guide, MenuEntry
from scenes.match.match_screen import MatchScreen
from scenes.match.stage import Stage
from scenes.match.tutorial_note import Note
from scenes.ui.controls import Button, Widget
from scenes.ui.dialog import Answer, Dialog
from sprites.engine.canvas import Canvas

BUTTON_HEIGHT, BUTTON_GAP, MARGIN, FOOT = 44.0, 8.0, 22.0, 16.0


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button at the foot of the note; ``word`` is the key of what it says."""

    key: str
    word: str
    icon: str
    act: Callable[[], object]
    primary: bool = False
    tip: str = ""


class Tutorial(Guide):
    """A note beside a match, to be filled in by a game. The map must have a zone ``note``."""

    def __init__(self, desk: Desk, table: GameTable) -> None:
        self.desk = desk
        self.table = table
        self.remark = ""
        """What is to be said of the last act: why it could not be done."""
        self._refusal = ""
        """The last thing that was refused: it leaves the note with the step it was said in."""
        self._said = ""
        self._note: Note | None = None

    # What a lesson says

    def note_words(self) -> str:
        """Return what the note says now."""
        raise NotImplementedError

    def progress(self) -> tuple[int, int]:
        """Return how many steps are done, and of how many."""
        raise NotImplementedError

    @property
    def taught(self) -> bool:
        """Whether there is nothing more to teach, and playing on is the thing to do."""
        raise NotImplementedError

    def understood(self) -> Callable[[], None] | None:
        """Return what the button "next" does; None while the note waits for an act instead."""
        return None

    def note_button(self) -> NoteButton | None:
        """Return the button that the note has besides the one that leaves it; by default "next"."""
        act = self.understood()
        if act is None:
            return None
        return NoteButton("next", "house.button.next", "right", act, primary=True)

    # What happens

    def refused(self, why: str) -> None:
        """Say on the note too why something can't be done."""
        self._refusal = why
        if why != self.remark:
            self.remark = why
            self.desk.table_view.renew_widgets()

    def play_on(self) -> MatchScreen:
        """Clear the note away and keep the game from now on, as it stands; return its table."""
        app, match = self.desk.app, self.desk.match
        self.desk.turns.stop()
        if match.last:
            match.mark(HELPED)
            match.keep_in(app.journal)
        else:
            match.journal = app.journal
        screen: MatchScreen = app.routes.table_scene(match)
        self.desk.acts.replace_with(screen)
        return screen

    def turn_note(self) -> None:
        """Write the note anew, and read it aloud if it says something new.

        A refusal in an earlier step is not about this one: it goes.
        """
        if self.note_is_stale and self.remark == self._refusal:
            self.remark = ""
        self.desk.table_view.renew_widgets()
        self.desk.table_view.relight()
        said = self.desk.app.words.join([self.note_words(), self.remark])
        if said != self._said:
            self._said = said
            self.desk.app.speech.say(said)

    @property
    def note_is_stale(self) -> bool:
        """Whether the note would say something else by now."""
        return self._note is not None and self.note_words() != self._note.text

    def refreshed(self) -> None:
        """Another position may ask for another note."""
        if self.note_is_stale:
            self.remark = ""
            self.turn_note()

    def staged(self, stage: Stage, takes: float) -> None:
        """What is being shown may ask for another note."""
        if self.note_is_stale:
            self.turn_note()

    # What a guide says

    def title(self) -> str | None:
        """Return what this is, and what the note says."""
        return f"{self.desk.app.words('house.button.lesson')}. {self.note_words()}"

    def menu(self) -> list[MenuEntry] | None:
        """Return what can be done in a lesson besides learning."""
        app, game = self.desk.app, self.desk.match.game.key
        page = self.table.words.rules_page
        return [
            MenuEntry("play_on", "play", self.play_on),
            MenuEntry("rules", "book", lambda: app.routes.to_book(game, page())),
            MenuEntry("settings", "settings", app.routes.to_settings),
            MenuEntry("leave", "back", self.leave_lesson),
        ]

    def leave_lesson(self) -> None:
        """Ask before leaving a lesson in which something has been done: it isn't kept."""
        app, words = self.desk.app, self.desk.app.words
        if not self.desk.match.position:
            app.routes.to_title()
            return
        text = words("lesson.leave.text", play_on=words("house.button.play_on"))
        app.show(Dialog(app, words("lesson.leave.heading"), text, [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.play_on"), self.play_on, key="play_on"),
            Answer(words("house.button.leave"), app.routes.to_title, key="leave"),
        ]))

    # What shows

    def widgets(self) -> Sequence[Widget]:
        """Return the note and its buttons."""
        words, zone = self.desk.app.words, self.desk.table_view.zones["note"]
        ways = [way for way in (self.note_button(), self._way_on()) if way is not None]
        beside = zone.width > zone.height
        rows = 1 if beside else len(ways)
        foot = rows * (BUTTON_HEIGHT + BUTTON_GAP) - BUTTON_GAP + FOOT
        self._note = Note(
            zone.box, words("house.button.lesson"), self.note_words(), self.remark,
            *self.progress(), foot,
        )
        inner = zone.width - 2 * MARGIN
        width = (inner - BUTTON_GAP) / 2 if beside else inner
        widgets: list[Widget] = [self._note]
        for place, way in enumerate(reversed(ways)):
            x = zone.left + zone.width - MARGIN - width
            y = zone.top + zone.height - FOOT - BUTTON_HEIGHT
            x -= place * (width + BUTTON_GAP) if beside else 0
            y -= 0 if beside else place * (BUTTON_HEIGHT + BUTTON_GAP)
            widgets.append(Button(
                (x, y, width, BUTTON_HEIGHT), words(way.word), way.act, key=way.key,
                icon=way.icon, primary=way.primary, size=18, tip=words(way.tip) if way.tip else "",
            ))
        return widgets

    def _way_on(self) -> NoteButton:
        word = "lesson.button.on" if self.taught else "lesson.button.skip"
        return NoteButton(
            "play_on", word, "play" if self.taught else "next", self.play_on, self.taught,
            "lesson.tip.play_on",
        )

    def draw_under(self, canvas: Canvas) -> None:
        """Lay the note on the table."""
        if self._note is not None:
            self._note.draw_sheet(canvas, self.desk.app)
