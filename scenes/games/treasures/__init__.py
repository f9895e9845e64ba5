"""The treasures' table: heaps and lines, how a move is told in steps, the count, words."""

from scenes.match.table_entry import Address, TableEntry

TABLE = TableEntry(
    key="treasures",
    order=20,
    arms="goblet",
    kind=Address("scenes.games.treasures.scene:KIND"),
    tutorial=Address("scenes.games.treasures.tutorial:begin"),
    chapter=Address("scenes.games.treasures.rules_pages:CHAPTER"),
    poses=(
        "treasures", "treasures-draw", "treasures-choose", "treasures-crowded",
        "treasures-return", "treasures-home", "treasures-known", "treasures-worth",
        "treasures-three", "treasures-count", "treasures-tie", "treasures-lesson",
        "treasures-set-up", "treasures-ending",
    ),
    samples=Address("scenes.games.treasures.samples:POSES"),
)
