"""What tables may ask the program for beyond what all screens share."""

from game.notices import Notice
from scenes.match.app import MatchApp
from tests.scenes.driver import Driver
from tests.scenes.ui.test_app import promised


def test_the_program_offers_all_that_tables_use(driver: Driver) -> None:
    assert promised(MatchApp) >= {"words", "journal", "thinking", "routes"}
    assert [name for name in promised(MatchApp) if not hasattr(driver.app, name)] == []


def test_a_notice_of_the_rules_is_shown_and_said_in_words(driver: Driver) -> None:
    driver.app.report(Notice("house.notice.exported", {"file": "a.camelot"}))
    assert driver.app.notices == [driver.app.words("house.notice.exported", file="a.camelot")]
    assert driver.app.speech.lines[-1] == driver.app.notices[0]
