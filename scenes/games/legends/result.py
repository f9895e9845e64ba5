"""How a match of the legends ends on screen: the scores counted up, quest by quest."""

from __future__ import annotations

from collections.abc import Callable

from game.legends.rules import position
from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.state import LegendsState
from scenes.games.legends import names
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry, ResultWords, TableResult
from scenes.match.result import ways_after
from scenes.match.rewind import Rewind
from sprites.paint import theme


class QuestResult(TableResult):
    """What a quest table tells at the end."""

    def __init__(
        self, app: MatchApp, sight: Sight, rewind: Rewind, open_log: Callable[[], None]
    ) -> None:
        """``open_log`` opens the log beside the table."""
        self._app = app
        self._sight = sight
        self._rewind = rewind
        self._open_log = open_log

    def begin(self) -> float:
        """Let the last move come to rest."""
        return theme.MOVE

    def show_first(self) -> bool:
        """Show the count, which has the ways on itself."""
        self._app.show(TallyScene(
            self._app, self._sight, self._rewind, self.words, self.reason,
            lambda: ways_after(self._app, self._sight.match, self),
        ))
        return True

    def reason(self) -> str:
        """Return why the match is over; raises AssertionError while it is not."""
        outcome = self._sight.match.outcome
        assert outcome is not None
        reason = outcome.reason.removeprefix("legends.")
        if self._sight.observation["options"]["level"] == TABLE_LEVELS[0]:
            reason = "ran_out"
        return self._app.words(f"legends.ending.{reason}")

    def words(self) -> ResultWords:
        """Return heading, sentence and one line a seat: points, and what they come from."""
        words, sight = self._app.words, self._sight
        outcome, state = sight.match.outcome, sight.match.state
        assert outcome is not None and isinstance(state, LegendsState)
        winners = [sight.who(seat) for seat in outcome.winners]
        mine = sight.viewer in outcome.winners
        heading = words("legends.ending.won" if mine else "legends.ending.lost")
        key = "shared" if len(winners) > 1 else "one"
        sentence = words(f"legends.ending.{key}", names=names.listed(words, winners))
        ranked = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        lines = [
            words(
                "legends.ending.line", who=sight.who(seat), points=outcome.scores[seat],
                from_quests=position.event_points(state, seat),
                from_specials=position.special_points(state, seat),
                from_texts=position.text_points(state, seat),
            )
            for seat in ranked
        ]
        return ResultWords(heading, words.join([sentence, self.reason()]), lines)

    def ways_on(self) -> list[MenuEntry]:
        """Return the way to the log."""
        return [MenuEntry("log", "log", self._open_log)]
