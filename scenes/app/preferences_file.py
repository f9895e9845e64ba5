"""The file of the player's settings: one JSON file in the data folder.

One that cannot be read at all is set aside under another name, never overwritten.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from scenes.ui.preferences import Preferences

FILE_NAME = "settings.json"
MAX_BYTES = 256 * 1024
"""A settings file larger than this is foreign."""


class PreferencesFile:
    """Where the settings are kept. Failing to write is reported once, not raised."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.notices: list[tuple[str, dict[str, str]]] = []
        """Catalogue keys and parameters of what a player should be told."""
        self._write_failed = False

    def load(self) -> Preferences:
        """Return the kept settings, or the defaults; see :attr:`notices` for what went wrong."""
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
        """Write the settings so that a crash leaves the old or the new file; False on failure."""
        text = json.dumps(settings.to_json(), indent=1, ensure_ascii=False)
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, self.path)
        except OSError:
            if not self._write_failed:
                notice = ("house.notice.settings_unwritable", {"file": str(self.path)})
                self.notices.append(notice)
            self._write_failed = True
            return False
        return True
