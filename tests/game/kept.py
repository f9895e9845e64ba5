"""What tests of kept matches share: to resume one, to hear notices, to spoil a closed journal."""

from __future__ import annotations

import sqlite3

from game.journal import FILE
from game.match import Match
from tests.game.playthrough import GAMES_UNDER_TEST


def resume(journal, number):
    return Match.resume(journal, number, GAMES_UNDER_TEST)


def keys(journal):
    return [notice.key for notice in journal.take_notices()]


def change(folder, statement, *parameters):
    """Change the closed database behind the journal's back."""
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute(statement, parameters)
    connection.close()
