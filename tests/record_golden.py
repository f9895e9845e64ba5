"""Record the golden playthroughs anew: ``python -m tests.record_golden [GAME …]``.

To be run only when a game's rules or observations were meant to change; say so in the commit, and
raise the game's ``version`` if old move lists would no longer replay. Without a name it records
what is missing, and says which files there already differ.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from tests.game.playthrough import EVERY_TABLE, GAMES_UNDER_TEST, golden_path, record


def main(names: Sequence[str]) -> int:
    """Record the named games, or whatever is missing; return the exit code."""
    for name in names:
        if name not in GAMES_UNDER_TEST:
            print(f"no game {name!r}: there are {', '.join(GAMES_UNDER_TEST)}", file=sys.stderr)
            return 2
    for key, seats in EVERY_TABLE:
        path = golden_path(key, seats)
        if names and key not in names:
            continue
        text = _as_text(record(key, seats))
        if names or not path.exists():
            path.write_text(text, encoding="utf-8")
            print(f"recorded {path.name}")
        elif path.read_text(encoding="utf-8") != text:
            print(f"{path.name} differs: record it by name if that is meant")
    return 0


def _as_text(data: object) -> str:
    """Return JSON with one line a playthrough's list: readable in a diff, and not endless."""
    return (
        json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("],[", "],\n[") + "\n"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
