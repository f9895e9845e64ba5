"""The file of the player's settings: one JSON file in the data folder.

One that cannot be read at all is set aside under another name, never overwritten.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from scenes.app.first_run.file_lock import held
from scenes.ui.preferences import Preferences

FILE_NAME = "settings.json"
MAX_BYTES = 256 * 1024
"""A settings file larger than this is foreign."""
PATIENCE = 0.5
"""Seconds to wait for another copy of the program that writes the settings just now."""


class PreferencesFile:
    """Where the settings are kept. Failing to write is reported once, not raised."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.notices: list[tuple[str, dict[str, str]]] = []
        """Catalogue keys and parameters of what a player should be told."""
        self._write_failed = False
        self._known: dict[str, object] = Preferences().to_json()
        """The settings as they were read or written last."""

    def load(self) -> Preferences:
        """Return the kept settings, or the defaults; see :attr:`notices` for what went wrong."""
        settings = self._load()
        self._known = settings.to_json()
        return settings

    def _load(self) -> Preferences:
        try:
            if self.path.stat().st_size > MAX_BYTES:
                raise ValueError("too large")
            data = json.loads(self.path.read_text(encoding="utf-8"))
            if not isinstance(data, dict):
                raise ValueError("not an object")
        except FileNotFoundError:
            return Preferences()
        except OSError:
            self.notices.append(("house.notice.settings_unreadable", {"file": str(self.path)}))
            return Preferences()
        except (ValueError, RecursionError):
            return self._set_aside()
        settings, wrong = Preferences.from_json(data)
        if wrong:
            names = ", ".join(wrong)
            self.notices.append(("house.notice.settings_partly_wrong", {"names": names}))
        return settings

    def _set_aside(self) -> Preferences:
        for number in range(1, 1000):
            aside = self.path.with_name(f"settings.damaged-{number}.json")
            if not aside.exists():
                break
        try:
            self.path.rename(aside)
        except OSError:
            aside = self.path
        self.notices.append(("house.notice.settings_damaged", {"file": str(aside)}))
        return Preferences()

    def save(self, settings: Preferences) -> bool:
        """Write the settings so that a crash leaves the old or the new file; False on failure.

        Only what was changed here since they were read is put into the file: another copy of the
        program may have changed something else meanwhile.
        """
        mine = settings.to_json()
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with held(self.path.with_suffix(".lock"), PATIENCE):
                merged = _merged(self._known, mine, self._theirs())
                text = json.dumps(merged, indent=1, ensure_ascii=False)
                fresh.write_text(text, encoding="utf-8")
                os.replace(fresh, self.path)
        except OSError:
            if not self._write_failed:
                notice = ("house.notice.settings_unwritable", {"file": str(self.path)})
                self.notices.append(notice)
            self._write_failed = True
            return False
        self._known = mine
        return True

    def _theirs(self) -> dict[str, object]:
        """Return what stands in the file by now and can be meant; nothing where there is none."""
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(data, dict):
            return {}
        settings, wrong = Preferences.from_json(data)
        return {
            name: value for name, value in settings.to_json().items()
            if name in data and name not in wrong
        }


def _merged(
    known: Mapping[str, object], mine: Mapping[str, object], theirs: Mapping[str, object]
) -> dict[str, object]:
    """Return ``mine`` where it differs from what was ``known``, and else ``theirs``."""
    merged = dict(theirs)
    for name, value in mine.items():
        before, other = known.get(name), theirs.get(name)
        if isinstance(value, dict) and isinstance(other, dict):
            merged[name] = _merged(before if isinstance(before, dict) else {}, value, other)
        elif name not in theirs or value != before:
            merged[name] = value
    return merged
