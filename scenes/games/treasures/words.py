"""What the table of the treasures says: what is asked, why not, what lies where.

All sentences come from the ``treasures`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from game.agents import Hint
from game.contract import Event
from scenes.games.treasures.log_words import LogWords
from scenes.games.treasures.names import Names, card, cards, colour, own_card
from scenes.games.treasures.offers import spots_of
from scenes.games.treasures.sounds import sound_of
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.game_table import HintShown, TableWords
from scenes.match.table_view import TableView


class TreasuresWords(TableWords):
    """What is said of the moment that is shown."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, names: Names,
        told: LogWords,
    ) -> None:
        """``told`` says what has happened."""
        self._app = app
        self._view = view
        self._table = table_view
        self._names = names
        self._told = told

    def prompt(self) -> str:
        """Return what is asked of the viewer now, or what goes on."""
        sentence = self._prompt()
        return sentence[:1].upper() + sentence[1:]

    def _prompt(self) -> str:
        words, outcome = self._app.words, self._view.match.outcome
        told = self._told.stage(self._view.match_view.stage)
        if told:
            return told
        if self._view.match_view.looking_at is not None:
            return words("house.prompt.looking_back")
        if outcome is not None:
            return self._told.result()
        if not self._table.offers:
            return self._waiting()
        observation = self._view.observation
        phase = observation["phase"]
        if phase == "draw":
            return words("treasures.prompt.draw")
        if phase == "choose":
            held = self._table.drag.selected
            if held is None:
                return words("treasures.prompt.choose")
            if self._table.drag.dragging:
                return words("treasures.prompt.let_go", card=card(words, held))
            return words("treasures.prompt.sure", card=card(words, held))
        if phase == "place":
            text = own_card(observation, self._view.viewer)
            return words("treasures.prompt.place", card=card(words, text))
        return words.count("treasures.prompt.return", observation["owed"])

    def _waiting(self) -> str:
        words, observation = self._app.words, self._view.observation
        if observation["phase"] == "choose":
            chosen = observation["chosen"]
            if chosen is not None:
                return words("treasures.wait.chosen", card=card(words, chosen))
            return words("treasures.wait.choose")
        actor = observation["actor"]
        assert actor is not None, "only while choosing all act at once"
        return words(f"treasures.wait.{observation['phase']}", name=self._names.name(actor))

    def refusal(self, source: str, target: str | None) -> str:
        """Return why nothing can be done with ``source``, or why it can't go to ``target``."""
        words, observation = self._app.words, self._view.observation
        if self._view.match_view.staging:
            return ""
        if self._view.match.outcome is not None:
            return words("treasures.why.over")
        if self._view.match_view.looking_at is not None:
            return words("house.why.looking_back")
        phase = observation["phase"]
        kind = source.partition(".")[0]
        if kind not in ("line", "heap", "thief", "owned", "taken", "aside"):
            kind = "choice" if source == "choice" else "card"
        if kind == "line" and not observation["lines"][int(source[-1])]:
            return words("treasures.why.line_empty")
        if not self._table.offers and not (kind == "choice" and observation["chosen"]):
            return words("house.notice.not_your_turn")
        if target not in (None, source) or self._table.is_source(source):
            return words(f"treasures.why.{phase}_drop")
        if kind == "owned" and phase == "return":
            return words("treasures.why.no_disk")
        if kind in ("taken", "aside"):
            return words("treasures.why.taken")
        if kind == "choice":
            return words("treasures.why.choice" if observation["chosen"] else "treasures.why.place")
        return words(f"treasures.why.{phase}_first")

    def no_undo(self) -> str:
        """Return why nothing can be taken back now."""
        words, match = self._app.words, self._view.match
        if self._view.match_view.looking_at is not None:
            return words("house.why.looking_back")
        if match.outcome is not None:
            return words("treasures.why.over")
        acted = [ply.seat for ply in match.transcript().plies[: match.position]]
        if self._view.viewer not in acted:
            return words("house.why.no_undo")
        return words(f"treasures.why.undo_{'seen' if acted[-1] == self._view.viewer else 'acted'}")

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence."""
        return self._told.event(event)

    def sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return sound_of(event, self._view.viewer)

    def rules_page(self) -> str:
        """Return the rules' page on what goes on now."""
        return self._view.shown["phase"]

    def hint(self, hint: Hint) -> HintShown:
        """Return how a hint shows: what it points at, and why."""
        return HintShown(spots_of(hint.move), self._told.advice(hint.reason, hint.params))

    def spot(self, spot: str) -> str:
        """Return a spot's name and what lies on it, for reading aloud."""
        sentence = self._spot(spot)
        return sentence[:1].upper() + sentence[1:]

    def _spot(self, spot: str) -> str:
        words, observation = self._app.words, self._view.observation
        kind, _, rest = spot.partition(".")
        if kind == "line":
            exposed = observation["lines"][int(rest)]
            if not exposed:
                return words("treasures.spot.line_empty", line=int(rest) + 1)
            return words("treasures.spot.line", line=int(rest) + 1, card=card(words, exposed[0]),
                         rest=cards(words, exposed[1:]))
        if kind == "heap":
            return " · ".join(self._names.heap_tip(rest))
        if kind == "owned":
            which = rest.partition(".")[2]
            held = observation["collections"][self._view.viewer][which]
            return words.count("treasures.spot.owned", held, colour=colour(words, which))
        if kind == "aside":
            count = sum(observation["set_aside"][self._view.viewer].values())
            return words.count("treasures.spot.aside", count)
        if kind == "hand":
            return words.count("treasures.spot.hand", len(observation["hand"]))
        if kind == "plate":
            return self._names.seat_words(self._view.seat_at(int(rest)))
        if kind == "thief":
            return words("treasures.spot.thief")
        if kind in ("deck", "discard"):
            count = observation["deck"] if kind == "deck" else len(observation["discard"])
            return words.count(f"treasures.spot.{kind}", count)
        if kind == "choice":
            chosen = observation["chosen"]
            if chosen is None:
                return words("treasures.spot.choice_empty")
            return words("treasures.spot.choice", card=card(words, chosen))
        return words("treasures.spot.card", card=card(words, spot))
