"""The table of Nothing: as little as a table can have."""

from scenes.match.table_entry import Address, TableEntry

TABLE = TableEntry(
    key="nothing",
    order=90,
    arms="crown",
    kind=Address("scenes.games.nothing.scene:KIND"),
    poses=("nothing",),
    samples=Address("scenes.games.nothing.samples:POSES"),
)
