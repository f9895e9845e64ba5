"""Messages from this room to a person: a catalogue key and its parameters, never a sentence.

The keys live in the ``house`` catalogues; the screen translates them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told; ``params`` fill the placeholders of the sentence."""

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)


class Trouble(Exception):
    """A file or a kept match that can't be used; :attr:`notice` says why, ready to be shown."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.notice = Notice(key, params)


DAMAGED = "house.match_damaged"
"""The data is not what the program writes, or holds a move that the rules don't allow."""
TRUNCATED = "house.match_truncated"
"""The file ends too early."""
FOREIGN = "house.match_foreign"
"""Sound data, but not a match of this program."""
FUTURE = "house.match_future"
"""Written by a later version of the program or of the game."""
OUTDATED = "house.match_outdated"
"""Written by a version of the game whose moves no longer replay."""
TOO_LARGE = "house.match_too_large"
UNREADABLE = "house.match_unreadable"
"""The system does not let us read the file."""
UNWRITABLE = "house.match_unwritable"
"""The system does not let us write the file."""
