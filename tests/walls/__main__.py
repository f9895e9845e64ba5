"""``python -m tests.walls [WALL …] [--shrink]``: what stands against each wall today.

``--shrink`` strikes from ``still.txt`` what is cured; nothing is ever added by it.
"""

from __future__ import annotations

import sys

from tests.walls.still import STILL_FILE, still, written
from tests.walls.walls import MOST_ANY, WALLS, count_any, import_circles


def main(words: list[str]) -> None:
    """Print the offenders of the walls named, or of all."""
    listed = still()
    names = [word for word in words if not word.startswith("--")]
    found = {wall.__name__: set(wall()) for wall in WALLS}
    for wall in WALLS:
        offenders = found[wall.__name__]
        if names and wall.__name__ not in names:
            continue
        print(f"\n{wall.__name__}: {len(offenders)}    ({wall.__doc__})")
        for offender in sorted(offenders):
            print("  ", offender, "" if offender in listed.get(wall.__name__, ()) else "  NEW")
    if not names:
        print("\ncircles by size:", [len(circle) for circle in import_circles()])
        counted = count_any()
        print(f"Any: {sum(counted.values())} of at most {MOST_ANY}")
        for name, count in sorted(counted.items(), key=lambda pair: -pair[1]):
            print(f"  {count:4} {name}")
        for wall in WALLS:
            print(f"{len(found[wall.__name__]):5} {wall.__name__}")
    if "--shrink" in words:
        kept = {wall: listed.get(wall, set()) & offenders for wall, offenders in found.items()}
        STILL_FILE.write_text(written(kept), encoding="utf-8")


main(sys.argv[1:])
