"""The seals' table: circle, sides, campaign, accounts of what was believed, lesson, words."""

from scenes.match.table_entry import Address, TableEntry

TABLE = TableEntry(
    key="seals",
    order=30,
    arms="ring",
    kind=Address("scenes.games.seals.scene:KIND"),
    form=Address("scenes.games.seals.set_up_form:SealsForm"),
    tutorial=Address("scenes.games.seals.tutorial:begin"),
    chapter=Address("scenes.games.seals.rules_pages:CHAPTER"),
    poses=(
        "seals", "seals-draft", "seals-three", "seals-gift", "seals-seal-1", "seals-seal-2",
        "seals-seal-3", "seals-seal-4", "seals-won", "seals-lost", "seals-ending",
        "seals-reading", "seals-tricks", "seals-scenario", "seals-set-up", "seals-campaign",
        "seals-lesson",
    ),
    samples=Address("scenes.games.seals.samples:POSES"),
)
