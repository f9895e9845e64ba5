"""What is heard: effects, the tune and the hall's fire, each with a volume. Never an error.

A thread of its own owns the mixer, so that no frame waits for a sound device. Recordings are made
at first use by another process, at low priority, and kept (:mod:`sprites.sound.cache`); until they
are there, silence. No device, or one that vanishes while playing, is silence too, and is tried
again from time to time.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import os
import queue
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from sprites.sound import cache

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

RATE = 44_100
BUFFER = 1024
"""Frames between a call and its sound: 23 ms."""
VOICES = 20
"""Sounds that may be heard at once; a further one takes none of their places."""
TUNE_VOICE, HEARTH_VOICE = 0, 1
FADE_IN, FADE_OUT = 3.0, 1.2
"""Seconds for tune and hearth. Ours, not the mixer's: its own fades undo a volume set meanwhile."""
FADE_STEP = 0.05  # seconds
STDERR = 2
RETRY = 6.0
"""Seconds before a device that failed is tried again."""
LOOK_AGAIN = 0.3
"""Seconds between looks at what the making process has finished."""
FAREWELL = 1.0
"""Seconds that closing may take at most."""


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud each kind is, from 0 to 1. ``muted`` silences all and keeps the rest."""

    effects: float = 0.7
    music: float = 0.4
    ambience: float = 0.4
    muted: bool = False

    def of(self, kind: float) -> float:
        """Return what a slider at ``kind`` means to the mixer: ears hear ratios, not steps."""
        return 0.0 if self.muted else max(0.0, min(1.0, kind)) ** 1.6


class Sounds:
    """The one thing that screens ask to sound. Every method returns at once and never raises."""

    def __init__(
        self, cache_folder: Path, effects: float = 0.7, music: float = 0.4, ambience: float = 0.4,
        muted: bool = False,
    ) -> None:
        """Recordings are kept in ``cache_folder``; volumes go from 0 to 1.

        Nothing is opened or made before something is to be heard.
        """
        self._volumes = Volumes(effects, music, ambience, muted)
        self._orders: queue.SimpleQueue[tuple[str, object]] = queue.SimpleQueue()
        self._folder = cache_folder
        self._player: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Sound the effect ``name`` once. A name that doesn't exist is silence."""
        if self._volumes.of(self._volumes.effects) > 0:
            self._order("play", name)

    def start_music(self) -> None:
        """Let the tune and the hall's fire sound until :meth:`stop_music`."""
        self._order("music", True)

    def stop_music(self) -> None:
        """Let tune and fire fade away."""
        if self._player is not None:
            self._order("music", False)

    def set_volumes(
        self, effects: float, music: float, ambience: float, muted: bool = False
    ) -> None:
        """Set all volumes (0 to 1) at once; what sounds already changes too."""
        self._volumes = Volumes(effects, music, ambience, muted)
        if self._player is not None:
            self._order("volumes", self._volumes)

    def set_out_of_sight(self, unseen: bool) -> None:
        """Let the device go while nobody sees the window, and take it again afterwards."""
        if self._player is not None:
            self._order("unseen", unseen)

    def device_lost(self) -> None:
        """The system has told that the sound device went away."""
        if self._player is not None:
            self._order("lost", None)

    def close(self) -> None:
        """Fall silent and let go of the device; waits for :data:`FAREWELL` at most."""
        player, self._player = self._player, None
        if player is not None:
            atexit.unregister(self.close)
            self._orders.put(("close", None))
            player.join(FAREWELL)

    def _order(self, what: str, about: object) -> None:
        if self._player is None:
            player = _Player(self._folder, self._volumes, self._orders)
            self._player = threading.Thread(target=player.run, name="sounds", daemon=True)
            try:
                self._player.start()
            except RuntimeError:  # the program is ending, or the system gives no more threads
                self._player = None
                return
            # pygame's own farewell would take the mixer away under the thread, and that crashes.
            atexit.register(self.close)
        self._orders.put((what, about))


@contextlib.contextmanager
def _quietly() -> Iterator[None]:
    """Keep what C libraries print off the terminal: without a device, ALSA has fifty lines to say.

    What other threads print meanwhile is lost as well, which is why it is held so short.
    """
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # there need not be a terminal
            kept = os.dup(STDERR)
            stack.callback(os.close, kept)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, STDERR)
            os.close(nowhere)
            stack.callback(os.dup2, kept, STDERR)
        yield


class _Player:
    """What happens on the thread: the mixer and the recordings. Nobody else touches them."""

    def __init__(
        self, folder: Path, volumes: Volumes, orders: queue.SimpleQueue[tuple[str, object]]
    ) -> None:
        self.folder = folder
        self.volumes = volumes
        self.orders = orders
        self.music = False
        self.fade = 0.0
        """How far tune and hearth have come in, 0 to 1."""
        self.faded_at = 0.0
        self.is_open = False
        self.unseen = False
        """Whether the window can't be seen, and the device is let go for so long."""
        self.next_try = 0.0
        self.recordings: dict[str, pygame.mixer.Sound] = {}
        self.missing = cache.names()
        self.maker: BaseProcess | None = None
        self.made_here: dict[str, bytes] = {}

    def run(self) -> None:
        """Carry out orders until told to close."""
        while True:
            try:
                what, about = self.orders.get(timeout=self._patience())
            except queue.Empty:
                what, about = "look", None
            if what == "close":
                self._close()
                return
            try:
                self._carry_out(what, about)
            except (pygame.error, OSError, ValueError, MemoryError):
                self._lose()

    def _patience(self) -> float | None:
        """Return the seconds to wait for an order; None means as long as it takes."""
        if self.unseen:
            return None
        if self.is_open and self.missing:
            return 0.0 if self.made_here else LOOK_AGAIN
        if self.is_open:
            return FADE_STEP if self._fading() else None
        return RETRY if self.music and self._audible() else None

    def _audible(self) -> bool:
        return not self.volumes.muted and self.volumes.music + self.volumes.ambience > 0

    def _carry_out(self, what: str, about: object) -> None:
        if what == "volumes" and isinstance(about, Volumes):
            self.volumes = about
        elif what == "music":
            self.music = bool(about)
        elif what == "lost":
            self._lose()
            return
        elif what == "unseen":
            self.unseen = bool(about)
            if self.unseen:
                self._lose()
            else:
                self.next_try = 0.0
        if not self.is_open and not self._try_to_open(what):
            return
        if self.missing:
            self._gather()
        if what == "play":
            self._play(str(about))
        self._tend_music()

    # The device

    def _try_to_open(self, what: str) -> bool:
        wanted = what == "play" or (self.music and self._audible())
        if self.unseen or not wanted or time.monotonic() < self.next_try:
            return False
        self.next_try = time.monotonic() + RETRY
        with _quietly():
            pygame.mixer.init(RATE, -16, 2, BUFFER)
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(2)
        self.is_open = True
        return True

    def _lose(self) -> None:
        """Give the device up for now; recordings belong to it and go with it."""
        self.is_open = False
        self.fade = 0.0
        self.recordings.clear()
        self.missing = cache.names()
        self.next_try = time.monotonic() + RETRY
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()

    def _close(self) -> None:
        if self.maker is not None and self.maker.is_alive():
            self.maker.terminate()
        self._lose()

    # The recordings

    def _gather(self) -> None:
        """Take what is kept; have the rest made, by another process if one can be had."""
        making = self.maker is not None and self.maker.is_alive()
        for name in list(self.missing):
            content = self.made_here.get(name) or cache.load(self.folder, name)
            if content is not None:
                self.recordings[name] = pygame.mixer.Sound(io.BytesIO(content))
                self.missing.remove(name)
        if not self.missing:
            self.made_here.clear()
        elif self.maker is None:
            self._start_maker()
        elif not making:
            # It could not keep them (a full or read-only disk): then they are made here, one at
            # a time, and held in memory.
            name = self.missing[0]
            self.made_here[name] = cache.make(name)

    def _start_maker(self) -> None:
        import multiprocessing  # on the thread, after the first frame

        context = multiprocessing.get_context("spawn")
        self.maker = context.Process(target=cache.fill, args=(self.folder,), daemon=True)
        self.maker.start()

    # What sounds

    def _play(self, name: str) -> None:
        takes = [kept for kept in self.recordings if kept.rpartition(".")[0] == name]
        if not takes:
            return
        voice = pygame.mixer.find_channel()
        if voice is not None:
            voice.set_volume(self.volumes.of(self.volumes.effects))
            voice.play(self.recordings[random.choice(takes)])

    def _fading(self) -> bool:
        return self.fade != float(self.music) and not self.missing

    def _tend_music(self) -> None:
        now = time.monotonic()
        passed, self.faded_at = min(now - self.faded_at, FADE_STEP), now
        change = passed / FADE_IN if self.music else -passed / FADE_OUT
        self.fade = max(0.0, min(1.0, self.fade + change))
        for number, name, volume in (
            (TUNE_VOICE, cache.TUNE, self.volumes.music),
            (HEARTH_VOICE, cache.HEARTH, self.volumes.ambience),
        ):
            voice, recording = pygame.mixer.Channel(number), self.recordings.get(name)
            voice.set_volume(self.volumes.of(volume) * self.fade)
            if self.music and recording is not None and not voice.get_busy():
                voice.play(recording, loops=-1)
            elif self.fade == 0 and voice.get_busy():
                voice.stop()
