"""The program behind all screens: words, letters, pictures, sounds, settings, kept matches, stack.

One lives as long as the program. It knows no particular screen; screens see it as
:class:`scenes.ui.app.App` and :class:`scenes.match.app.MatchApp`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from fonts import Typesetter
from game.notices import Notice
from scenes.app.preferences_file import PreferencesFile
from scenes.app.routes import ScreenRoutes
from scenes.app.speech import Speech
from scenes.games import TABLES
from scenes.match.routes import Routes
from scenes.ui.app import Screen
from scenes.ui.key_labels import first_labels
from scenes.ui.preferences import Preferences
from scenes.ui.scene_stack import SceneStack
from scenes.ui.words import Words, system_language
from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel
from sprites.paint.theme import Motion
from sprites.sound.sounds import Sounds

if TYPE_CHECKING:
    from game.journal import Journal
    from scenes.match.thinking import Thinking

NOTICE_STAYS = 6.0
"""Seconds a notice stays at the top of the screen."""


class SetVolumes(TypedDict):
    """Volumes as the sounds take them, 0 to 1."""

    effects: float
    music: float
    ambience: float
    muted: bool


class Program:
    """The shared things, each held here once."""

    def __init__(
        self, folder: Path, size: tuple[int, int], *, language: str | None = None,
        speak: bool = False,
    ) -> None:
        """``folder`` keeps matches and settings; ``size`` is the window's in px; ``language``
        wins over the settings' for this run."""
        self.folder = folder
        self._settings_file = PreferencesFile(folder)
        self.settings: Preferences = self._settings_file.load()
        self._asked_language = language
        self.words = self._new_words()
        self.speech = Speech(speak, self.words.language)
        self.sounds = Sounds(folder / "sound", **self._volumes())
        self.viewport = Viewport(*size)
        self.easel = self._new_easel()
        self.type = self._new_type()
        self.routes: Routes = ScreenRoutes(self)
        self._scenes = SceneStack(lambda: (self.easel, self.type), self.speech.say)
        self.notices: list[str] = []
        """Sentences to show at the top of the screen, oldest first."""
        self.window_hooks: dict[str, Callable[[], None]] = {}
        """What only the window can do, by name: ``full_screen``, ``keys``."""
        self.running = True
        self.gamepads: list[object] = []
        """Open gamepads; SDL sends their events only while somebody holds them."""
        self._journal: Journal | None = None
        self._thinking: Thinking | None = None
        self._pass_on(self._settings_file.notices)

    def shield_of(self, game: str) -> str:
        """Return which great shield a game's table has; "" for a game without a table."""
        return TABLES[game].arms if game in TABLES else ""

    # Kept things

    @property
    def journal(self) -> Journal:
        """The kept matches, opened when first asked for."""
        if self._journal is None:
            from game.journal import Journal

            self._journal = Journal(self.folder)
            self.pass_on_notices()
        return self._journal

    def pass_on_notices(self) -> None:
        """Tell what the journal has to say since the last time, such as that the disk is full."""
        for notice in self._journal.take_notices() if self._journal is not None else ():
            self.report(notice)

    @property
    def badge(self) -> str:
        """What is to stay on every screen for as long as it holds; "" for nothing."""
        unsaved = self._journal is not None and self._journal.unsaved
        return self.words("house.badge.unsaved") if unsaved else ""

    @property
    def thinking(self) -> Thinking:
        """The process that thinks for agents and hints, made when first asked for."""
        if self._thinking is None:
            from scenes.match.thinking import Thinking

            self._thinking = Thinking()
        return self._thinking

    @thinking.setter
    def thinking(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def save_settings(self) -> None:
        """Write the settings; a failure is told once."""
        self._settings_file.save(self.settings)
        self._pass_on(self._settings_file.notices)

    def _pass_on(self, notices: list[tuple[str, dict[str, str]]]) -> None:
        while notices:
            key, params = notices.pop(0)
            self.tell(self.words(key, **params))

    # Settings at work

    def _language(self) -> str:
        return self._asked_language or self.settings.language or system_language()

    def _new_words(self) -> Words:
        words = Words(self._language())
        words.known = first_labels(words, self.settings.keys)
        return words

    def _volumes(self) -> SetVolumes:
        settings = self.settings
        return {
            "effects": settings.effects_volume / 100, "music": settings.music_volume / 100,
            "ambience": settings.ambience_volume / 100, "muted": settings.muted,
        }

    @property
    def today(self) -> date:
        """The date, by which the deal of the day goes."""
        return date.today()

    @property
    def motion(self) -> Motion:
        """How things move, by the settings."""
        return Motion(self.settings.speed, self.settings.reduced_motion)

    def _new_easel(self) -> Easel:
        settings = self.settings
        return Easel(
            self.viewport.scale, strong=settings.strong_hatching,
            four_colour=settings.four_colour,
        )

    def _new_type(self) -> Typesetter:
        return Typesetter(
            self.viewport.scale, self.words.language, self.settings.text_scale / 100
        )

    def _renew_tools(self) -> None:
        """Replace the easel or the typesetter where it no longer fits: all it has drawn goes."""
        easel, letters = self._new_easel(), self._new_type()
        if _looks(easel) != _looks(self.easel):
            self.easel = easel
        if _looks(letters) != _looks(self.type):
            self.type = letters
            # Pictures with words in them are kept by the easel.
            self.easel = easel

    def set_language(self, code: str) -> None:
        """Speak another language from now on ("" = the system's)."""
        self.settings.language = code
        self._asked_language = None
        self.apply_settings()

    def apply_settings(self) -> None:
        """Make every setting take effect at once, and keep it."""
        if self.words.language != self._language():
            self.words = self._new_words()
            self.speech.language = self.words.language
        self.words.known = first_labels(self.words, self.settings.keys)
        self._renew_tools()
        self.sounds.set_volumes(**self._volumes())
        for name in ("full_screen", "keys"):
            hook = self.window_hooks.get(name)
            if hook is not None:
                hook()
        self.save_settings()
        self._scenes.freshen()

    def apply_volumes(self) -> None:
        """Make the volumes take effect at once, and keep them; no scene is laid out anew."""
        self.sounds.set_volumes(**self._volumes())
        self.save_settings()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size now."""
        if (self.viewport.width, self.viewport.height) == size:
            return
        scale = self.viewport.scale
        self.viewport = replace(self.viewport, width=size[0], height=size[1])
        if self.viewport.scale != scale:
            self._renew_tools()
        self._scenes.freshen()

    # The stack

    @property
    def stack(self) -> list[Screen]:
        """The screens, the topmost last."""
        return self._scenes.scenes

    @property
    def top(self) -> Screen | None:
        """The screen that gets input."""
        return self._scenes.top

    def show(self, scene: Screen) -> None:
        """Put a screen on top."""
        self._scenes.show(scene)

    def close(self, scene: Screen) -> None:
        """Take a screen off the stack, with all that lies on it; without any the program ends."""
        if scene in self._scenes.scenes:
            self._scenes.close(scene)
            self.running = self.running and bool(self._scenes.scenes)

    def swap(self, old: Screen, new: Screen) -> None:
        """Put ``new`` where ``old`` is (and drop all that lies on it)."""
        self._scenes.swap(old, new)

    def quit(self) -> None:
        """End the program; everything is kept already."""
        self.running = False

    def leave_all(self) -> None:
        """Take every scene off the stack, the topmost first, and close what was opened."""
        self._scenes.clear()
        self.speech.stop()
        self.sounds.close()
        if self._thinking is not None:
            self._thinking.close()
            self._thinking = None
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    # Telling

    def report(self, notice: Notice) -> None:
        """Show and say what the rules' room has to tell."""
        self.tell(self.words(notice.key, **notice.params))

    def tell(self, sentence: str) -> None:
        """Show a sentence at the top of the screen for a while, and say it."""
        if sentence not in self.notices:
            self.notices.append(sentence)
        self.speech.say(sentence)


def _looks(tool: Easel | Typesetter) -> tuple[object, ...]:
    """Return all that decides what an easel's or a typesetter's pictures look like."""
    if isinstance(tool, Easel):
        return tool.scale, tool.strong, tool.four_colour
    return tool.scale, tool.language, tool.text_scale
