"""The legends' table: the painted map, companies and quests, tournament, final score, words."""

from scenes.match.table_entry import Address, TableEntry

TABLE = TableEntry(
    key="legends",
    order=40,
    arms="tower",
    kind=Address("scenes.games.legends.scene:KIND"),
    tutorial=Address("scenes.games.legends.tutorial:begin"),
    chapter=Address("scenes.games.legends.rules_pages:CHAPTER"),
    poses=(
        "legends", "legends-2", "legends-4", "legends-crowded", "legends-start",
        "legends-ability", "legends-tournament", "legends-sheet", "legends-figures",
        "legends-lesson", "legends-set-up", "legends-ending",
    ),
    samples=Address("scenes.games.legends.samples:POSES"),
)
