"""Things made before, such as pictures of words: kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

import pygame

_Thing = TypeVar("_Thing")


class Kept(OrderedDict[Hashable, _Thing]):
    """Things made before, up to ``room`` in weight; the longest unused leave first."""

    def __init__(self, room: int, weigh: Callable[[_Thing], int] = lambda thing: 1) -> None:
        super().__init__()
        self._room = room
        self._weigh = weigh
        self._weight = 0

    def get_or(self, key: Hashable, make: Callable[[], _Thing]) -> _Thing:
        """Return what is kept under ``key``, made now if need be."""
        if key in self:
            self.move_to_end(key)
            return self[key]
        thing = self[key] = make()
        self._weight += self._weigh(thing)
        while self._weight > self._room and len(self) > 1:
            self._weight -= self._weigh(self.popitem(last=False)[1])
        return thing


def area(picture: pygame.Surface) -> int:
    """Return the weight of a picture: its px, of four bytes each."""
    return picture.get_width() * picture.get_height()
