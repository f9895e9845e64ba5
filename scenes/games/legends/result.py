"""How a match of the legends ends on screen: the scores counted up, quest by quest."""

from __future__ import annotations

from typing import Any

from game import GAMES
from game.legends.rules import ending
from game.legends.rules.cards import TABLE_LEVELS
from game.match import Match
from scenes.games.legends import names as table_names
from scenes.games.legends import words as table_words


class TableEnding:
    """What a quest table tells at the end; mixed into its scene."""

    def _end(self: Any) -> None:
        """Show how it ended, unless it was undone meanwhile."""
        if self.match.outcome is None or self not in self.app.stack:
            return
        from scenes.games.legends.final_score import TallyScene

        self.app.show(TallyScene(self.app, self))

    def ending_reason(self: Any) -> str:
        """Return why the match is over."""
        reason = self.match.outcome.reason.removeprefix("legends.")
        if self.observation["options"]["level"] == TABLE_LEVELS[0]:
            reason = "ran_out"
        return self.app.words(f"legends.ending.{reason}")

    def ending_words(self: Any) -> tuple[str, str, list[str]]:
        """Return heading, sentence and one line a seat: points, and what they come from."""
        words, outcome = self.app.words, self.match.outcome
        state = self.match.state
        winners = [table_words.who(self, seat) for seat in outcome.winners]
        mine = self.viewer in outcome.winners
        heading = words("legends.ending.won" if mine else "legends.ending.lost")
        key = "shared" if len(winners) > 1 else "one"
        sentence = words(f"legends.ending.{key}", names=table_names.listed(words, winners))
        lines = []
        ranked = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        for seat in ranked:
            lines.append(words(
                "legends.ending.line", who=table_words.who(self, seat),
                points=outcome.scores[seat],
                from_quests=ending.event_points(state, seat),
                from_specials=ending.special_points(state, seat),
                from_texts=ending.text_points(state, seat),
            ))
        return heading, f"{sentence} {self.ending_reason()}", lines

    def ending_choices(self: Any) -> list[tuple[str, str | None, Any, bool]]:
        """Return what may be done next."""
        return [
            ("new_match", "deal", self.play_again, True),
            ("replay", "play", lambda: self.app.routes.to_replay(self.match), False),
            ("log", "log", self.open_log, False),
        ]

    def play_again(self: Any) -> None:
        """Begin another match with the same people and options, newly shuffled."""
        from game import fairness

        match = Match.start(
            GAMES["legends"], self.match.chairs, fairness.new_seed(), self.match.options,
            journal=self.app.journal,
        )
        self.app.routes.to_table(match)
