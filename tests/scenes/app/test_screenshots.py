"""What a start opens, and the poses of ``--screenshot``."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.app import record_poses, screenshots, window
from scenes.app.start_options import StartOptions
from scenes.games import TABLES
from scenes.match.match_screen import MatchScreen
from scenes.screens.records.scene import RecordsScene
from scenes.screens.records.shuffle_check import VerifyScene
from scenes.screens.replay import ReplayScene
from scenes.screens.settings.scene import SettingsScene
from scenes.screens.title import TitleScene
from tests.scenes.driver import Driver


def test_a_plain_start_opens_the_title_alone(driver: Driver) -> None:
    screenshots.open_first(driver.app, StartOptions())
    assert [type(scene) for scene in driver.app.stack] == [TitleScene]


def test_a_number_is_dealt_at_the_first_table_with_numbers(driver: Driver) -> None:
    screenshots.open_first(driver.app, StartOptions(deal=4715))
    title, table = driver.app.stack
    assert isinstance(title, TitleScene) and isinstance(table, MatchScreen)
    assert table.match.seed == 4715 and table.match.journal is driver.app.journal


@pytest.mark.parametrize(("asked", "shown"), [(4715, 4715), (None, 4711)])
def test_a_demonstration_plays_a_deal_that_nobody_keeps(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, asked: int | None, shown: int
) -> None:
    game, deals = next((table.key, table.deals) for table in TABLES.values() if table.deals)
    monkeypatch.setattr(deals.get(), "to_show", lambda today: 4711 if today else 0)
    screenshots.open_first(driver.app, StartOptions(demo=game, deal=asked))
    _, table = driver.app.stack
    assert isinstance(table, MatchScreen)
    assert (table.match.game.key, table.match.seed) == (game, shown)
    assert table.match.journal is None


def test_a_pose_of_a_table_is_that_table_at_rest(driver: Driver) -> None:
    table = next(table for table in TABLES.values() if table.deals is not None)
    screenshots.pose(driver.app, table.poses[0], StartOptions(deal=4715))
    top = driver.app.top
    assert isinstance(top, MatchScreen) and not top.moving
    assert (top.match.game.key, top.match.seed) == (table.key, 4715)


@pytest.mark.parametrize(("name", "screen", "page"), [
    ("settings", SettingsScene, "display"), ("settings-motion", SettingsScene, "motion"),
    ("settings-keys", SettingsScene, "keys"), ("records-empty", RecordsScene, "figures"),
])  # fmt: skip
def test_a_pose_of_a_board_is_open_at_its_page(
    driver: Driver, name: str, screen: type[SettingsScene | RecordsScene], page: str
) -> None:
    screenshots.pose(driver.app, name, StartOptions())
    title, top = driver.app.stack
    assert isinstance(title, TitleScene) and isinstance(top, screen)
    assert top.page.key == page


def test_a_pose_that_is_none_is_refused(driver: Driver) -> None:
    with pytest.raises(KeyError):
        screenshots.pose(driver.app, "cellar", StartOptions())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample of one match at random, in place of a whole winter's."""
    game = next(iter(TABLES))
    monkeypatch.setattr(record_poses, "play", lambda app: record_poses._play_at_random(app, game))


@pytest.mark.usefixtures("quick")
def test_records_in_a_picture_hold_matches_really_played(driver: Driver) -> None:
    records = record_poses.open_records(driver.app, "ended")
    [match] = records.finished
    assert match.result is not None
    assert driver.app.top is records and records.page.key == "ended"


@pytest.mark.usefixtures("quick")
def test_a_shuffle_in_a_picture_is_one_that_can_be_checked(driver: Driver) -> None:
    record_poses.open_check(driver.app)
    assert isinstance(driver.app.top, VerifyScene)
    assert isinstance(driver.app.stack[-2], RecordsScene)


@pytest.mark.usefixtures("quick")
def test_a_replay_in_a_picture_stands_in_the_middle(driver: Driver) -> None:
    record_poses.open_replay(driver.app)
    replay = driver.app.top
    assert isinstance(replay, ReplayScene)
    assert replay.last > 2 and replay.ply == replay.last // 2


def test_a_picture_is_made_with_the_settings_of_the_folder_named(tmp_path: Path) -> None:
    def picture(folder: Path | None) -> bytes:
        out = tmp_path / "out.png"
        asked = StartOptions(screenshot="credits", out=out, size=(640, 360), data_dir=folder)
        assert window.run(asked) == 0
        return out.read_bytes()

    plain = picture(None)
    (tmp_path / "settings.json").write_text('{"language": "ko"}')
    assert picture(tmp_path) != plain
    assert picture(tmp_path / "nothing kept there") == plain
