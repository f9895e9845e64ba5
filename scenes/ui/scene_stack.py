"""The stack of screens: the last one is on top, gets the input and says its name on coming there.

A screen is laid out once for each look (easel, typesetter), before its first drawing.
"""

from __future__ import annotations

from collections.abc import Callable

from scenes.ui.app import Screen


class SceneStack:
    """Screens one above the other."""

    def __init__(
        self, look: Callable[[], tuple[object, ...]], announce: Callable[[str], None]
    ) -> None:
        """``look`` gives what a layout depends on; ``announce`` reads a screen's name aloud."""
        self.scenes: list[Screen] = []
        self._look = look
        self._announce_name = announce
        self._laid_out_for: dict[int, tuple[object, ...]] = {}

    @property
    def top(self) -> Screen | None:
        """The screen that gets input."""
        return self.scenes[-1] if self.scenes else None

    def show(self, scene: Screen) -> None:
        """Put a screen on top."""
        if self.scenes:
            self.scenes[-1].pause()
        self._add(scene)

    def close(self, scene: Screen) -> None:
        """Take a screen off the stack, with all that lies on it; a closed one is left alone."""
        if scene not in self.scenes:
            return
        self._take_off(scene)
        if self.scenes:
            self.scenes[-1].resume()
            self.scenes[-1].dirty = True
            self._announce()

    def swap(self, old: Screen, new: Screen) -> None:
        """Put ``new`` where ``old`` is, in place of all that lies on it; on top if it is gone."""
        if old in self.scenes:
            self._take_off(old)
        self._add(new)

    def clear(self) -> None:
        """Take every screen off the stack, the topmost first."""
        while self.scenes:
            self.scenes.pop().leave()

    def freshen(self) -> None:
        """Lay out every screen anew."""
        self._laid_out_for.clear()
        for scene in self.scenes:
            self._lay_out(scene)

    def _add(self, scene: Screen) -> None:
        self.scenes.append(scene)
        scene.enter()
        self._lay_out(scene)
        self._announce()

    def _take_off(self, scene: Screen) -> None:
        while self.scenes:
            gone = self.scenes.pop()
            self._laid_out_for.pop(id(gone), None)
            gone.leave()
            if gone is scene:
                return

    def _lay_out(self, scene: Screen) -> None:
        look = self._look()
        if self._laid_out_for.get(id(scene)) != look:
            self._laid_out_for[id(scene)] = look
            scene.lay_out()
            scene.dirty = True

    def _announce(self) -> None:
        if self.top is not None and self.top.title:
            self._announce_name(self.top.title)
