"""Record the golden playthroughs anew: ``python -m tests.record_golden [--anew] [GAME …]``.

To be run only when a game's rules, events or observations were meant to change: then read the diff,
say so in the commit, and raise the game's ``version`` if old move lists would no longer replay.
The recorded moves are played again, and where a kind of event happens in no playthrough, one is
added in which it does (that takes a while). ``--anew`` looks for other playthroughs altogether.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.game.goldens import FOLDER, cover, events_in, paths, read, tell
from tests.game.playthrough import GAMES_UNDER_TEST


def main(arguments: Sequence[str]) -> int:
    """Record the named games, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.record_golden")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--anew", action="store_true", help="look for other games to record")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - GAMES_UNDER_TEST.keys():
        parser.error(f"no game {', '.join(unknown)}: there are {', '.join(GAMES_UNDER_TEST)}")
    FOLDER.mkdir(exist_ok=True)
    for key in chosen.games or GAMES_UNDER_TEST:
        old = paths(key)
        kept = [] if chosen.anew else old
        texts = {path: tell(read(path.read_text(encoding="utf-8"))) for path in kept}
        told = set().union(*map(events_in, texts.values()))
        for number, played in enumerate(cover(GAMES_UNDER_TEST[key], told), len(kept) + 1):
            texts[FOLDER / f"{key}-{number}.txt"] = tell(played)
        for path in set(old) - texts.keys():
            path.unlink()
        for path, text in texts.items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"recorded {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
