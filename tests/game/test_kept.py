"""What an earlier version kept still opens: its journal, move by move, and its settings.

``tests/game/kept`` was written by the program of commit 31e2d65: of each game one match that runs
and one that is over, played at random on deal 4711, and what was true of them then.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game import GAMES
from game.journal import Journal
from game.match import Match
from scenes.app.preferences_file import PreferencesFile

KEPT = Path(__file__).with_name("kept")
TOLD = json.loads((KEPT / "told.json").read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as the earlier version left it."""
    shutil.copytree(KEPT, tmp_path / "kept")
    return tmp_path / "kept"


def test_every_match_of_before_opens_to_its_last_move(folder: Path) -> None:
    journal = Journal(folder)
    entries = [*journal.unfinished(), *journal.finished()]
    found = {}
    for entry in entries:
        if entry.game not in GAMES:
            continue
        match = Match.resume(journal, entry.number)
        outcome = match.outcome
        found[f"{entry.game}-{'over' if outcome else 'running'}"] = {
            "plies": match.position,
            "moves": [ply.text for ply in match.transcript().plies],
            "outcome": outcome and [list(outcome.scores), list(outcome.winners), outcome.reason],
        }
        assert match.seconds == (0 if outcome else 61.5)
    assert found == {name: told for name, told in TOLD.items() if name.split("-")[0] in GAMES}
    assert journal.take_notices() == []
    journal.close()


def test_a_match_of_before_is_played_on(folder: Path) -> None:
    journal = Journal(folder)
    for entry in journal.unfinished():
        if entry.game in GAMES:
            match = Match.resume(journal, entry.number)
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal_moves(seat)[0])
            again = Match.resume(journal, entry.number)
            assert again.position == TOLD[f"{entry.game}-running"]["plies"] + 1
    journal.close()


def test_the_settings_of_before_are_read(folder: Path) -> None:
    file = PreferencesFile(folder)
    settings = file.load()
    assert (settings.language, settings.speed) == ("eu", "fast")
    assert settings.tables == {"patience": {"auto_deal": True}, "seals": {"ranges": False}}
    assert settings.keys["hint"] == ["j"]
    assert file.notices == []
