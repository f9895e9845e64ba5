"""Measuring: a team plays a deal to its end, and the report has a line a scenario."""

from __future__ import annotations

import json

from game.agents import LEVELS
from game.seals.rules import measured as figures
from game.seals.rules.campaign import CAMPAIGN
from game.seals.tools import difficulty
from game.seals.tools.difficulty import play_deal, report
from tests.game.seals.rules.tables import GAME


def test_the_report_has_a_line_a_scenario() -> None:
    assert len(report().splitlines()) == len(CAMPAIGN) + 1


def test_a_team_plays_a_deal_to_its_end() -> None:
    assert play_deal(GAME, CAMPAIGN[1], 3, 5, LEVELS["squire"]) in (True, False)


def test_deals_are_measured_once_and_written_beside_the_others(tmp_path, monkeypatch) -> None:
    file = tmp_path / "measured.json"
    file.write_text('{"knight": {"basic": {"3": [7, 9]}}}', encoding="utf-8")
    for module in (difficulty, figures):
        monkeypatch.setattr(module, "FILE", file)
    figures.measured.cache_clear()
    played = []
    monkeypatch.setattr(
        difficulty, "play_deal",
        lambda game, scenario, seats, seed, level: played.append((seats, seed)) or seats == 3,
    )
    try:
        difficulty.measure(CAMPAIGN[:1], 2, LEVELS["squire"])
        difficulty.measure(CAMPAIGN[:1], 3, LEVELS["squire"])
        written = json.loads(file.read_text(encoding="utf-8"))
    finally:
        figures.measured.cache_clear()
    assert written["squire"] == {"basic": {"3": [3, 3], "4": [0, 3]}}
    assert written["knight"] == {"basic": {"3": [7, 9]}}
    assert len(played) == len(set(played)) == 6
