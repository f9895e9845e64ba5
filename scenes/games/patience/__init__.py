"""The patience's table: set-up form, deals, hints, lesson, pictures, words."""

from scenes.match.table_entry import Address, TableEntry

TABLE = TableEntry(
    key="patience",
    order=10,
    arms="crown",
    kind=Address("scenes.games.patience.scene:KIND"),
    form=Address("scenes.games.patience.set_up_form:PatienceForm"),
    tutorial=Address("scenes.games.patience.tutorial:begin"),
    chapter=Address("scenes.games.patience.rules_pages:CHAPTER"),
    poses=(
        "patience", "patience-start", "patience-full", "patience-won", "patience-ending",
        "patience-menu", "patience-log", "leave",
    ),
    samples=Address("scenes.games.patience.samples:POSES"),
    progress="patience.progress",
    deals=Address("scenes.games.patience.deals"),
    groups=Address("scenes.games.patience.grades"),
    sample_records=Address("scenes.games.patience.sample_records:play"),
)
