"""Games of the seals worth a picture, really played: for poses and tests."""

from __future__ import annotations

import time

from game import GAMES
from game.match import Match
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.scenario import COLOUR_FIRST, Scenario
from game.transcript import AGENT, ME, Chair
from scenes.games.seals.explanation import ReadingScene
from scenes.games.seals.scene import SealsTable
from scenes.games.seals.set_up_form import SealsForm
from scenes.games.seals.sheets import Sheets
from scenes.match.app import MatchApp
from scenes.match.match_screen import MatchScreen
from scenes.match.table_entry import Pose
from scenes.ui.controls import ScrollList

BELL = CAMPAIGN.index(Scenario(transfers=1, order=COLOUR_FIRST))
"""The scenario of the bell beneath the lake: one gift, and the first seal of a drawn colour."""
SEED = 5
COMPANY = (
    Chair(ME, "gareth"), Chair(AGENT, "gawain", "knight"), Chair(AGENT, "nimue", "champion"),
    Chair(AGENT, "palamedes", "squire"),
)
MIDDLE = 50
"""Plies after which three cards of a trick lie there and the person must follow."""
DRAFTED = 6
WON: tuple[str, ...] = (
    "take yellow", "take grey", "take blue", "take yellow", "take green", "take blue",
    "take red", "take red", "pass", "pass", "take green", "keep", "keep", "keep", "keep",
    "play 3", "play 1", "play 1", "play 2", "keep", "keep", "keep", "keep", "play 5", "play 4",
    "play 6", "play 3", "keep", "keep", "keep", "keep", "play 2", "play 5", "play 1", "play 1",
    "keep", "keep", "keep", "keep", "play 3", "play 6", "play 4", "play 6", "keep", "keep",
    "keep", "keep", "play 2", "play 4", "play 3", "play 3", "keep", "keep", "keep", "keep",
    "play 3", "play 3", "play 1", "play 1", "keep", "keep", "keep", "play 2", "play 2", "play 2",
    "play 2", "keep", "keep", "keep", "play 2", "play 2", "play 1", "play 1", "keep", "keep",
    "play 1", "play 1", "play 1", "play 1", "keep",
)  # fmt: skip
"""A game that is won."""
LOSING: tuple[str, ...] = (
    "play 2", "keep", "keep", "keep", "keep", "play 4", "play 3", "play 4", "play 3", "keep",
    "keep", "keep", "play 1", "play 3", "play 3", "play 2", "keep", "keep", "keep", "play 1",
    "play 1", "play 2", "play 1", "keep", "keep",
)  # fmt: skip
"""How it is lost from its middle on."""
STRIKE_MOMENTS = (0.26, 0.43, 0.5, 1.0)
"""Seconds after the last card of a trick: gathered, the sword falls, the flare, at rest."""
STRIKES_AFTER = 4
"""Plies from the middle to the end of its trick's gift window, so that the sword falls."""


def begin(app: MatchApp, moves: tuple[str, ...], seats: int = 4) -> MatchScreen:
    """Open the table of the game above the title, after ``moves``; nobody thinks."""
    match = Match.start(
        GAMES["seals"], COMPANY[:seats], SEED, {"scenario": BELL}, journal=app.journal
    )
    for text in moves:
        match.play(match.state.to_act()[0], match.state.decode(text))
    app.routes.to_title()
    app.routes.to_table(match)
    table = app.top
    assert isinstance(table, MatchScreen)
    table.turns.stop()
    table.table_view.timeline.finish()
    return table


def sheets(table: MatchScreen) -> Sheets:
    """Return what opens the sheets of a table of the seals."""
    assert isinstance(table.game_table, SealsTable)
    return table.game_table.sheets


def middle(app: MatchApp) -> MatchScreen:
    """Open it where the person must follow suit."""
    return begin(app, WON[:MIDDLE])


def draft(app: MatchApp, seats: int = 4) -> MatchScreen:
    """Open it in the draft; with three seats at its very beginning."""
    return begin(app, WON[:DRAFTED] if seats == 4 else (), seats)


def won(app: MatchApp) -> MatchScreen:
    """Open it after the last seal."""
    return begin(app, WON)


def lost(app: MatchApp) -> MatchScreen:
    """Open it where the circle has broken."""
    return begin(app, (*WON[:MIDDLE], *LOSING))


def reading(app: MatchApp) -> None:
    """Open what everybody believed in the lost game, with every account told."""
    sheets(lost(app)).read()
    sheet = app.top
    assert isinstance(sheet, ReadingScene)
    while sheet.awaits:
        sheet.update(0.02)
        time.sleep(0.02)
    listed = sheet.controls.find("decisions")
    assert isinstance(listed, ScrollList) and sheet.turning_point is not None
    listed.choose(sheet.plies.index(sheet.turning_point))


def gift(app: MatchApp) -> MatchScreen:
    """Open it where the person may give a sword."""
    table = begin(app, WON[:MIDDLE + 1])
    match = table.match
    while match.people_to_act() == ():
        seat = match.state.to_act()[0]
        match.play(seat, match.state.decode("keep"))
    table.take_seat(0)
    return table


def seal(app: MatchApp, frame: int) -> MatchScreen:
    """Open it at one of the four moments of a seal, and stop time there."""
    table = begin(app, WON[:MIDDLE + STRIKES_AFTER])
    match = table.match
    seat = match.state.to_act()[0]
    table.play_for(seat, match.state.decode(WON[MIDDLE + STRIKES_AFTER]))
    table.turns.stop()
    seconds = STRIKE_MOMENTS[frame]
    while seconds > 0:
        table.table_view.timeline.update(min(0.01, seconds))
        seconds -= 0.01
    table.turns.stop()
    table.table_view.timeline.clear()
    return table


def campaign(app: MatchApp) -> None:
    """Open the campaign of one who has won the first scenarios."""
    app.routes.to_title()
    kept = app.settings.tables.setdefault("seals", {})
    kept["campaign"] = {
        str(number): [True, number % 2 == 1, number % 3 == 0] for number in range(1, BELL)
    }
    app.routes.to_set_up("seals")
    form = getattr(app.top, "form", None)
    assert isinstance(form, SealsForm)
    form.options["scenario"] = BELL
    form.open_campaign()


def lesson(app: MatchApp) -> None:
    """Open the guided first game."""
    app.routes.to_title()
    app.routes.to_tutorial("seals")


def set_up(app: MatchApp) -> None:
    """Open the set-up screen."""
    app.routes.to_title()
    app.routes.to_set_up("seals")


POSES: dict[str, Pose] = {
    "seals": lambda app, _: middle(app),
    "seals-draft": lambda app, _: draft(app),
    "seals-three": lambda app, _: draft(app, 3),
    "seals-gift": lambda app, _: gift(app),
    "seals-seal-1": lambda app, _: seal(app, 0),
    "seals-seal-2": lambda app, _: seal(app, 1),
    "seals-seal-3": lambda app, _: seal(app, 2),
    "seals-seal-4": lambda app, _: seal(app, 3),
    "seals-won": lambda app, _: won(app),
    "seals-lost": lambda app, _: lost(app),
    "seals-ending": lambda app, _: won(app).show_result(),
    "seals-reading": lambda app, _: reading(app),
    "seals-tricks": lambda app, _: sheets(middle(app)).open_tricks(),
    "seals-scenario": lambda app, _: sheets(middle(app)).open_scenario(),
    "seals-set-up": lambda app, _: set_up(app),
    "seals-campaign": lambda app, _: campaign(app),
    "seals-lesson": lambda app, _: lesson(app),
}
"""By the names of ``--screenshot``."""
