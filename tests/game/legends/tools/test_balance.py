"""The balance report: marks missed are said, and the games kept are gone on with."""

from __future__ import annotations

from game.legends.rules.game import Legends
from game.legends.tools import balance
from game.legends.tools.counts import Count, Tally, count

GAME = Legends()


def test_measuring_goes_on_until_every_table_has_its_games():
    tallies, notes = [Tally("beginner", 2), Tally("beginner", 3)], []
    count(GAME, tallies[0], range(2))
    balance.measure(GAME, tallies, 2, 0, notes.append)
    assert [tally.games for tally in tallies] == [2, 2]
    assert notes == ["beginner 3: 2 of 2 games"]


def fair(seats=4):
    """Return a tally of a table where all is well."""
    tally = Tally("standard", seats, games=100, ended=100)
    tally.orders = [Count(100, 100 / seats) for _ in range(seats)]
    tally.events = {"beast": Count(60, 40.0), "ravens": Count(60, 0.0)}
    tally.owners = {"kay": Count(60, 60 / seats)}
    return tally


def test_every_mark_missed_is_named_and_none_that_is_met():
    assert balance.missed([fair()], GAME.cards) == []
    poor = fair()
    poor.ended = 98
    poor.orders[0].hits = 31.0
    poor.events["beast"].hits = 57.0
    poor.events["ford"] = Count(60, 6.0)
    poor.owners["kay"].hits = 22.0
    assert balance.missed([fair(2), poor], GAME.cards) == [
        "standard 4: only 98 of 100 games ended",
        "standard 4: the first seat +6.0%",
        "standard 4: beast completed in 95.0%",
        "standard 4: ford completed in 10.0%",
        "standard 4: the owner of kay +11.7%",
    ]


def test_the_command_writes_its_report_and_keeps_its_games(tmp_path):
    kept, out = tmp_path / "tallies.json", tmp_path / "report.md"
    words = ["--games", "1", "--levels", "beginner", "--seats", "4"]
    balance.main([*words, "--onto", str(kept), "--out", str(out)])
    text = out.read_text(encoding="utf-8")
    assert "python -m game.legends.tools.balance" in text
    assert "| beginner 4 | 1 | 100.0% |" in text and "| fountain (quest) | " in text
    balance.main(["--games", "0", "--onto", str(kept), "--out", str(out)])
    assert out.read_text(encoding="utf-8") == text
