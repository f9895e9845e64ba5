"""What follows the end of a game of the seals: stars, a flourish, the result, what to do next."""

from __future__ import annotations

from typing import cast

from game.seals.rules.observation import SealsObservation
from scenes.games.seals import campaign_progress, scenario_words
from scenes.games.seals.log_words import LogWords
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.sheets import Sheets
from scenes.games.seals.view import SealsView
from scenes.match import again
from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry, ResultWords, TableResult
from sprites.places import flourish

WAITS = 1.6
"""Seconds between the last act and the result, so that the open faces are seen."""


class SealsResult(TableResult):
    """What follows the end at one table."""

    def __init__(
        self, app: MatchApp, view: SealsView, told: LogWords, act: SealAct, sheets: Sheets
    ) -> None:
        """``told`` says how it ended."""
        self._app = app
        self._view = view
        self._told = told
        self._act = act
        self._sheets = sheets

    def begin(self) -> float:
        """Note a win in the campaign and let the sealed tricks bow."""
        match, pieces = self._view.match, self._view.table_view.pieces
        campaign_progress.note(self._app, match)
        outcome = match.outcome
        if outcome is None or not outcome.winners or self._app.motion.reduced:
            return WAITS
        self._act.celebrate()
        names = [
            name for place in range(len(match.chairs)) for name in pieces.contents(f"won.{place}")
        ]
        return WAITS + flourish.bow(pieces, names, 0.4)

    def words(self) -> ResultWords:
        """Return heading, sentence and further lines of the result."""
        match, say = self._view.match, self._app.words
        outcome, options = match.outcome, match.options
        won = bool(outcome and outcome.winners)
        seen = cast(SealsObservation, match.state.observation(self._view.viewer))
        lines = [say(
            "seals.ending.figures", heading=scenario_words.heading(say, options),
            title=scenario_words.title(say, options), deal=match.seed,
            sealed=len(seen["tricks"]), count=sum(seen["drawn_tokens"].values()),
        )]
        stars = campaign_progress.stars_of(match)
        if won and stars:
            lines.append(say.count("seals.ending.stars", sum(stars)))
            missed = [say(f"seals.campaign.star.{n}") for n, has in enumerate(stars, 1) if not has]
            if missed:
                lines.append(say("seals.ending.stars_left", stars=" · ".join(missed)))
        elif not won:
            lines.append(say("seals.ending.look"))
        heading = say("seals.ending.won" if won else "seals.ending.lost")
        return ResultWords(heading, self._told.result(seen), lines)

    def ways_on(self) -> list[MenuEntry]:
        """Return the next scenario, if this one was won, and what every seat believed."""
        match = self._view.match
        won = bool(match.outcome and match.outcome.winners)
        number = int(match.options["scenario"])
        ways = [MenuEntry("reading", "eye", self._sheets.read)]
        if won and not match.options["fresh"] and number + 1 < campaign_progress.COUNT:
            following = {**match.options, "scenario": number + 1}
            ways.insert(0, MenuEntry(
                "next_scenario", "right", lambda: again.play(self._app, match, options=following),
                primary=True,
            ))
        return ways
