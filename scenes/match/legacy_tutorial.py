"""A table with a lesson's note beside it: what the guided first games at real tables share.

Mixed in before a game's own table. The game's lesson says what the note tells now and how far one
has come; here is the note, its buttons, what is said of a mistake, and how the game goes on alone.
Nothing is kept until then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.records import HELPED
from scenes.match import legacy_menu as match_menu
from scenes.match.legacy_scene import MatchScene
from scenes.match.tutorial_note import Note
from scenes.ui.controls import Button, Widget

if TYPE_CHECKING:
    from game.match import Match
    from scenes.match.app import MatchApp
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


class LessonTable(MatchScene):
    """A match with a note beside it. The map must have a zone ``note``."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.remark = ""
        """What is to be said of the last act: why it could not be done."""
        self._refusal = ""
        """The last thing that was refused: it leaves the note with the step it was said in."""
        self._said = ""
        super().__init__(app, match)

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

    def refuse(self, why: str) -> None:
        """Say why something can't be done, on the note too."""
        super().refuse(why)
        self._refusal = why
        if why != self.remark:
            self.remark = why
            self._buttons()

    def play_on(self) -> MatchScene:
        """Clear the note away and keep the game from now on, as it stands; return its table."""
        self.turns.stop()
        if self.match.last:
            self.match.mark(HELPED)
            self.match.keep_in(self.app.journal)
        else:
            self.match.journal = self.app.journal
        table: MatchScene = self.app.routes.table_scene(self.match)
        self.app.swap(self, table)
        return table

    def turn_note(self) -> None:
        """Write the note anew, and read it aloud if it says something new.

        A refusal in an earlier step is not about this one: it goes.
        """
        if self.note_is_stale and self.remark == self._refusal:
            self.remark = ""
        self._buttons()
        self._highlight()
        said = f"{self.note_words()} {self.remark}".strip()
        if said != self._said:
            self._said = said
            self.app.speech.say(said)
        self.dirty = True

    @property
    def note_is_stale(self) -> bool:
        """Whether the note would say something else by now."""
        return bool(self.controls.widgets) and self.note_words() != self._note.text

    # Life

    @property
    def title(self) -> str:
        """What this is, and what the note says."""
        return f"{self.app.words('house.button.lesson')}. {self.note_words()}"

    def _refresh(self) -> None:
        super()._refresh()
        if self.note_is_stale:
            self.remark = ""
            self.turn_note()

    def _next_stage(self) -> None:
        super()._next_stage()
        if self.note_is_stale:
            self.turn_note()

    def menu_entries(self) -> list[match_menu.Entry]:
        """Return what can be done in a lesson besides learning."""
        app, game = self.app, self.match.game.key
        return [
            ("play_on", "play", self.play_on),
            ("rules", "book", lambda: app.routes.to_book(game, self.rules_page())),
            ("settings", "settings", lambda: app.routes.to_settings()),
            ("leave", "back", self.ask_to_leave),
        ]

    def ask_to_leave(self) -> None:
        """Ask before leaving a lesson in which something has been done: it isn't kept."""
        from scenes.ui.dialog import Answer, Dialog

        app, words = self.app, self.app.words
        if not self.match.position:
            app.routes.to_title()
            return
        text = words("lesson.leave.text", play_on=words("house.button.play_on"))
        app.show(Dialog(app, words("lesson.leave.heading"), text, [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.play_on"), self.play_on, key="play_on"),
            Answer(words("house.button.leave"), lambda: app.routes.to_title(), key="leave"),
        ]))

    # What shows

    def buttons(self) -> list[Widget]:
        """Return the note and its buttons beside the table's own."""
        words, zone = self.app.words, self.zones["note"]
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
        widgets: list[Widget] = [*super().buttons(), self._note]
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
        super().draw_under(canvas)
        self._note.draw_sheet(canvas, self.app)
