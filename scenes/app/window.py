"""The window and the loop: events in, pictures out, and rest while nothing moves.

:class:`Window` can be stepped by hand (``step(events, dt)``), which is how tests and screenshots
drive the whole program; :func:`run` adds the clock.
"""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Sequence

import pygame

from scenes.app import resting, screenshots
from scenes.app.crash_log import write_log
from scenes.app.display import NoScreen, open_display
from scenes.app.first_run import message_box
from scenes.app.frame import Frame
from scenes.app.preferences_file import FILE_NAME as SETTINGS
from scenes.app.program import NOTICE_STAYS, Program
from scenes.app.start_options import StartOptions
from scenes.ui.app import Screen
from scenes.ui.input import Command, Dropped, InputReader
from sprites.engine.canvas import Canvas
from sprites.ui import panels

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.1
"""Seconds: after a stall, motion goes on from where it was instead of jumping."""
DEFAULT_SIZE = (1280, 720)
REST = 30.0
"""Seconds to wait for events when nothing at all is due."""
SAVE_AGAIN = 4.0
"""Seconds between two tries to write down what waits in memory."""
LONG_REST = 3600.0
"""The same while the window is out of sight."""
VEIL = 90
"""How dark what was shown becomes while the next screen is painted, of 255."""
SIGHT = {
    pygame.WINDOWEXPOSED: True, pygame.WINDOWRESTORED: True, pygame.WINDOWSHOWN: True,
    pygame.WINDOWMAXIMIZED: True, pygame.WINDOWFOCUSGAINED: True,
    pygame.WINDOWMINIMIZED: False, pygame.WINDOWHIDDEN: False,
}  # fmt: skip
"""What the window's events say: whether it can be seen from now on."""
MOST_FAILURES = 3
"""Failures in a row after which the program ends instead of going on."""


class Window:
    """A House, its picture on the screen, and one step of the loop."""

    def __init__(
        self, app: Program, surface: pygame.Surface, frame: Frame | None = None
    ) -> None:
        """``frame`` hears what the system does with the window, if it is one on a desktop."""
        self.app = app
        self.surface = surface
        self._frame = frame
        self.reader = InputReader(app.settings.keys)
        self._notice_left = 0.0
        self._drawn_notice: str | None = None
        self._since_saving = 0.0
        self._stale = True
        self._crossed = False
        """Whether the window's cross was pressed: its QUIT event follows."""
        self.unseen = False
        """Whether the window is minimised or hidden: nothing moves, sounds or is drawn then."""
        self._shown: weakref.WeakSet[Screen] = weakref.WeakSet()
        """Screens that have had their first picture."""
        app.window_hooks["keys"] = lambda: self.reader.assign(app.settings.keys)

    @property
    def moving(self) -> bool:
        """True while frames must follow each other."""
        top = self.app.top
        return top is not None and top.moving and not self.unseen

    @property
    def wake(self) -> float:
        """Seconds that may pass before :meth:`step` is due though no event comes."""
        if self.unseen:
            return LONG_REST
        top = self.app.top
        times = [REST if not self.app.badge else SAVE_AGAIN]
        if top is not None and top.wake is not None:
            times.append(top.wake)
        if self.app.notices:
            times.append(max(0.05, self._notice_left))
        return min(times)

    def step(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Let ``dt`` seconds pass, take the events, and draw if anything has changed."""
        self.advance(events, dt)
        self.draw()

    def advance(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Let ``dt`` seconds pass, then take the events; nothing is drawn.

        Time passes first: it went by before the events came, and what they set in motion begins
        now, not after a long rest.
        """
        app = self.app
        if not self.unseen:
            self.reader.tick(dt)
            if app.top is not None:
                app.top.update(dt)
        for event in events:
            self._take(event)
            if not app.running:
                return
        if not self.unseen:
            self._pass_notice(dt)
        self._save_again(dt)

    def _take(self, event: pygame.event.Event) -> None:
        app = self.app
        if self._frame is not None:
            self._frame.hear(event)
        if event.type == pygame.WINDOWCLOSE:
            self._crossed = True
            return
        if event.type == pygame.QUIT:
            # Without the window's cross it is the system that ends: nobody is there to be asked.
            asked, self._crossed = self._crossed, False
            if not asked or app.top is None or app.top.close_asked():
                app.quit()
            return
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.resized()
            return
        if event.type in SIGHT:
            self._see(SIGHT[event.type])
        if event.type == pygame.WINDOWFOCUSGAINED and not app.gamepads:
            _look_for_gamepads(app)
        if event.type == pygame.AUDIODEVICEREMOVED:
            app.sounds.device_lost()
        for item in self.reader.read(event, app.viewport):
            if not app.running or app.top is None:
                return
            if isinstance(item, Dropped):
                app.routes.take_in(item.path)
            elif not app.top.handle(item) and isinstance(item, Command):
                self._command(item.name)

    def _see(self, seen: bool) -> None:
        """The window has come into sight, or gone."""
        self._stale = True
        if seen == self.unseen:
            self.unseen = not seen
            self.app.sounds.set_out_of_sight(self.unseen)

    def _command(self, name: str) -> None:
        """What a key does everywhere, unless the scene on top has its own use for it."""
        settings = self.app.settings
        if name == "full_screen":
            settings.full_screen = not settings.full_screen
            self.app.apply_settings()
        elif name == "mute":
            settings.muted = not settings.muted
            self.app.apply_settings()
            self.app.tell(self.app.words(
                "house.notice.muted" if settings.muted else "house.notice.unmuted"
            ))

    def resized(self) -> None:
        """The screen surface may have another size now."""
        self.surface = pygame.display.get_surface() or self.surface
        self.app.resize(self.surface.get_size())
        self._stale = True

    def _save_again(self, dt: float) -> None:
        """While something waits to be written down, try so every few seconds."""
        if not self.app.badge:
            self._since_saving = 0.0
            return
        self._since_saving += dt
        if self._since_saving >= SAVE_AGAIN:
            self._since_saving = 0.0
            self._stale = self.app.journal.try_again() or self._stale
            self.app.pass_on_notices()

    def _pass_notice(self, dt: float) -> None:
        if not self.app.notices:
            return
        if self._drawn_notice != self.app.notices[0]:
            self._notice_left = NOTICE_STAYS
            self._drawn_notice = self.app.notices[0]
            self._stale = True
            return
        self._notice_left -= dt
        if self._notice_left <= 0:
            self.app.notices.pop(0)
            self._drawn_notice = None
            self._stale = True

    def draw(self) -> None:
        """Draw what is shown if anything of it has changed since the last picture."""
        if not self.app.running or self.unseen:
            return
        scenes = self._visible()
        canvas = Canvas(self.surface, self.app.viewport, self.app.easel)
        if not self._stale and not any(scene.dirty or scene.moving for scene in scenes[-1:]):
            self._draw_part(canvas, scenes)
            return
        self._answer(scenes)
        for scene in scenes:
            scene.dirty, scene.dirty_part = False, None
            scene.draw(canvas)
        self._draw_over(canvas)
        self._stale = False
        self._flip()

    def _draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over every screen: a badge, a notice."""
        if self.app.badge:
            panels.badge(canvas, self.app.type, self.app.badge)
        if self._drawn_notice is not None:
            panels.notice(canvas, self.app.type, self._drawn_notice)

    def _flip(self) -> None:
        if pygame.display.get_surface() is self.surface:
            pygame.display.flip()

    def _draw_part(self, canvas: Canvas, scenes: list[Screen]) -> None:
        """Draw only what the topmost screen says has changed, such as a clock: at rest, that is all
        a table costs."""
        part = scenes[-1].dirty_part if scenes else None
        if part is None:
            return
        with canvas.clipped(*part):
            for scene in scenes:
                scene.draw(canvas)
            self._draw_over(canvas)
        scenes[-1].dirty_part = None
        if pygame.display.get_surface() is self.surface:
            pygame.display.update(canvas.area(*part))

    def _answer(self, scenes: list[Screen]) -> None:
        """Let the light fade on what was shown before a screen's first picture, which takes a
        while to paint: whoever clicked sees at once that it worked."""
        fresh = [scene for scene in scenes if scene not in self._shown]
        if fresh and self._shown:
            veil = pygame.Surface(self.surface.get_size())
            veil.set_alpha(VEIL)
            self.surface.blit(veil, (0, 0))
            self._flip()
            give_back()
        self._shown.update(fresh)

    def _visible(self) -> list[Screen]:
        """Scenes from the topmost that hides what is beneath, upward."""
        stack = self.app.stack
        first = len(stack) - 1
        while first > 0 and stack[first].overlay:
            first -= 1
        return stack[max(0, first):]


def give_back() -> None:
    """Give back the memory of screens that were left, and of tools of another size.

    They are circles full of pictures, whose weight Python can't see: until it looks by itself,
    hundreds of megabytes are gone.
    """
    gc.collect()


def run(start: StartOptions) -> int:
    """Open the window and play until it closes; or draw one screenshot. Returns the exit code."""
    try:
        open_display()
    except NoScreen:
        message_box.alarm(message_box.words_for(start.language)("main.no_screen"))
        return 1
    pygame.font.init()
    if start.screenshot is not None:
        return _screenshot(start)
    assert start.data_dir is not None
    app = Program(
        start.data_dir, start.size or DEFAULT_SIZE, language=start.language, speak=start.speak
    )
    frame = Frame(app.settings)
    pygame.display.set_caption(app.words("house.window_title"))
    surface = frame.open(start.size)
    app.resize(surface.get_size())
    window = Window(app, surface, frame)
    app.window_hooks["full_screen"] = frame.apply
    screenshots.open_first(app, start)
    try:
        _loop(window, app)
    finally:
        frame.remember()
        app.save_settings()
        app.leave_all()
        pygame.quit()
    return 0


def _loop(window: Window, app: Program) -> None:
    clock = pygame.time.Clock()
    failures = 0
    window.step([], 0.0)
    _after_first_frame(app)
    clock.tick()
    while app.running:
        if window.moving:
            dt = clock.tick(FRAMES_PER_SECOND) / 1000
            events = pygame.event.get()
        else:
            events = resting.wait(window.wake, unseen=window.unseen)
            dt = clock.tick() / 1000
        try:
            window.step(events, min(dt, LONGEST_STEP) if window.moving else dt)
            failures = 0
        except Exception as error:
            failures += 1
            if failures >= MOST_FAILURES:
                raise
            log = write_log(app.folder, error)
            app.tell(app.words("house.notice.failure", file=str(log or "-")))


def _after_first_frame(app: Program) -> None:
    """What can wait until the player sees something: icon, gamepads, sound, other screens."""
    from scenes.app import warming
    from sprites.heraldry.arms import table_shield
    from sprites.paint.easel import Easel

    pygame.display.set_icon(table_shield(Easel(0.3), "crown", 222, 266))
    _look_for_gamepads(app)
    app.sounds.start_music()
    warming.begin()


def _look_for_gamepads(app: Program) -> None:
    """Open what gamepads there are; without any, SDL need not look for them a thousand times a
    second, and is asked again when the player comes back to the window."""
    pygame.joystick.init()
    app.gamepads = [
        pygame.joystick.Joystick(number) for number in range(pygame.joystick.get_count())
    ]
    if not app.gamepads:
        pygame.joystick.quit()


def _screenshot(start: StartOptions) -> int:
    """Draw the named scene once into a file, with the settings of the data folder if one is named:
    otherwise as they are at first, so that the same words make the same picture everywhere."""
    assert start.screenshot is not None
    import shutil
    import tempfile
    from pathlib import Path

    size = start.size or DEFAULT_SIZE
    with tempfile.TemporaryDirectory() as folder:
        if start.data_dir is not None and (start.data_dir / SETTINGS).is_file():
            shutil.copy(start.data_dir / SETTINGS, folder)
        pygame.display.set_mode((64, 64))
        app = Program(Path(folder), size, language=start.language, speak=start.speak)
        app.sounds.set_volumes(effects=0, music=0, ambience=0, muted=True)
        window = Window(app, pygame.Surface(size))
        screenshots.pose(app, start.screenshot, start)
        for _ in range(screenshots.SETTLE_FRAMES):
            window.step([], 1 / FRAMES_PER_SECOND)
        window._stale = True
        window.step([], 0.0)
        app.leave_all()
    out = start.out or Path(f"{start.screenshot}.png")
    try:
        pygame.image.save(window.surface, out)
    except (pygame.error, OSError) as error:
        sys.stderr.write(f"{app.words('main.screenshot_unwritable', file=str(out))} ({error})\n")
        return 1
    return 0
