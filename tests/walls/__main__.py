"""``python -m tests.walls [WALL …]``: what stands against each wall."""

from __future__ import annotations

import sys

from tests.walls.walls import MOST_ANY, WALLS, count_any, import_circles


def main(names: list[str]) -> None:
    """Print the offenders of the walls named, or of all."""
    for wall in WALLS:
        if names and wall.__name__ not in names:
            continue
        found = sorted(set(wall()))
        print(f"{wall.__name__}: {len(found)}    ({wall.__doc__})")
        for offender in found:
            print("  ", offender)
    if not names:
        print("circles by size:", [len(circle) for circle in import_circles()])
        counted = count_any()
        print(f"Any: {sum(counted.values())} of at most {MOST_ANY}")
        for name, count in sorted(counted.items(), key=lambda pair: -pair[1]):
            print(f"  {count:4} {name}")


main(sys.argv[1:])
