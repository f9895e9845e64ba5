"""What the table of the seals says: prompts, reasons, hints.

All sentences come from the ``seals`` catalogue; here is only which one fits. They are made from
what the viewer sees, so none can name a number that is hidden from the viewer.
"""

from __future__ import annotations

from game.agents import Hint
from game.contract import Event, Seat
from game.seals.rules.events import (
    CardPlayed,
    DraftPassed,
    GameLost,
    GameWon,
    GiftsKept,
    GiftWindowOpened,
    TokenGiven,
    TokenTaken,
)
from game.seals.rules.moves import KEEP, PASS
from game.seals.rules.observation import SealsObservation
from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.log_words import LogWords
from scenes.games.seals.names import Names
from scenes.games.seals.offers import taps
from scenes.games.seals.pieces import colour_of, colour_of_piece, is_token, seat_at
from scenes.games.seals.spot_words import SpotWords
from scenes.games.seals.stages import CARRY
from scenes.games.seals.view import SealsView
from scenes.match.app import MatchApp
from scenes.match.game_table import HintShown, TableWords
from scenes.ui.key_labels import first_labels
from scenes.ui.words import Words

BUTTONS = {PASS: "act", KEEP: "nothing"}
"""Buttons by the moves that they make."""


class SealsWords(TableWords):
    """Sentences of one table, as its viewer reads them."""

    def __init__(
        self, app: MatchApp, view: SealsView, gifts: GiftPause, names: Names, told: LogWords,
        lying: SpotWords,
    ) -> None:
        """``told`` says what happened, ``lying`` what lies on a spot."""
        self._app = app
        self._view = view
        self._table = view.table_view
        self._gifts = gifts
        self._names = names
        self._told = told
        self._lying = lying

    @property
    def words(self) -> Words:
        """The sentences of the language that is set."""
        return self._app.words

    # Prompts

    def prompt(self) -> str:
        """Return what is asked of the viewer, or what the others do, in one sentence."""
        sentence = self._prompt()
        return self.words.join([self._drafted(), sentence[:1].upper() + sentence[1:]])

    def _drafted(self) -> str:
        """Return what another seat has just done in the draft: it is over in a moment."""
        view = self._view
        is_present = view.match_view.is_present and view.match_view.stage is None
        if not is_present or view.now["phase"] != "draft":
            return ""
        return self.words.join(
            self._told.event(event) for event in view.happened
            if isinstance(event, TokenTaken | DraftPassed) and event.seat != view.viewer
        )

    def _prompt(self) -> str:
        view, words = self._view, self.words
        told = self.happening()
        if told:
            return told
        seen = view.now
        if seen["phase"] == "over":
            return self._told.result(seen)
        held = self._table.drag.selected
        if held is not None and is_token(held) and seen["phase"] == "gift":
            return words("seals.prompt.give_to")
        acting: Seat = seen["to_act"][0]
        if acting != view.viewer or not self._table.offers:
            if seen["phase"] == "gift" and self._gifts.asked:
                return words.count("seals.prompt.gift_open", seen["transfers"])
            key = f"seals.prompt.waits.{seen['phase']}"
            return words(key, name=self._names.name(acting)) if acting != view.viewer else ""
        return self._asked(seen)

    def _asked(self, seen: SealsObservation) -> str:
        view, words = self._view, self.words
        match seen["phase"]:
            case "draft":
                return words(
                    "seals.prompt.draft" if view.may_pass else "seals.prompt.draft_last"
                )
            case "gift" if self._gifts.giving:
                return words("seals.prompt.giving")
            case "gift" if seen["gift"] is not None and self._gifts.needed:
                keys = first_labels(words, self._app.settings.keys)
                return self._names.told("seals.prompt.rescue", seen["gift"]["first"], **keys)
            case "gift":
                keys = first_labels(words, self._app.settings.keys)
                key = "seals.prompt.gift" if self._gifts.waits else "seals.prompt.gift_passes"
                return words.count(key, seen["transfers"], **keys)
            case "seal":
                fits = self._names.colours(self._mine_that_fit(seen))
                return words("seals.prompt.seal", colours=fits)
        return self._play(seen)

    def _mine_that_fit(self, seen: SealsObservation) -> list[str]:
        mine = seen["tokens"][seen["seat"]]
        return [word for word in seen["fits"] if mine is not None and mine[word]]

    def _play(self, seen: SealsObservation) -> str:
        words = self.words
        if not seen["trick"]:
            return words("seals.prompt.lead")
        led = colour_of(seen["trick"][0][1])
        playable = taps(self._table.offers)
        if any(colour_of_piece(source) != led for source in playable):
            return words("seals.prompt.any", colour=self._names.colour(led))
        return words.count("seals.prompt.follow", len(playable), colour=self._names.colour(led))

    def happening(self) -> str:
        """Return what the step that shows tells of."""
        stage, step = self._view.match_view.stage, self._view.step
        if stage is None:
            return ""
        if step is not None and step.kind == CARRY:
            colour = self._names.colour(step.colour)
            return self._names.told("seals.event.sealed", step.winner, colour=colour)
        told = [
            self._told.event(event) for event in stage.events
            if not isinstance(event, GiftsKept | GiftWindowOpened)
        ]
        return self.words.join(told)

    # Refusals

    def refusal(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        sentence = self._refusal(source, target)
        return sentence[:1].upper() + sentence[1:]

    def _refusal(self, source: str, target: str | None) -> str:
        view, words = self._view, self.words
        seen = view.now
        if view.match_view.looking_at is not None:
            return words("house.why.looking_back")
        if seen["phase"] == "over":
            return self._told.result(seen)
        kind, _, number = source.partition(".")
        if kind in ("hand", "seat") and number != "0":
            return words("seals.why.theirs", name=self._names.name(seat_at(seen, int(number))))
        if source.startswith("token."):
            return self._no_token(seen, source, target)
        if view.viewer not in seen["to_act"]:
            return words("house.notice.not_your_turn")
        if source.startswith("own."):
            return self._no_card(seen, source, target)
        return self.prompt()

    def _no_card(self, seen: SealsObservation, source: str, target: str | None) -> str:
        words = self.words
        if seen["phase"] != "play":
            return self.prompt()
        if self._table.is_source(source):
            return words("seals.why.circle")
        if seen["trick"]:
            led = colour_of(seen["trick"][0][1])
            return words("seals.why.follow", colour=self._names.colour(led))
        return words("seals.why.barred")

    def _no_token(self, seen: SealsObservation, source: str, target: str | None) -> str:
        words = self.words
        seat = int(source.split(".")[1])
        if seat != seen["seat"]:
            return words("seals.why.their_sword", name=self._names.name(seat))
        if seen["phase"] == "seal" and seen["to_act"] == [seat]:
            return words("seals.why.no_fit", colours=self._names.colours(seen["fits"]))
        if seen["phase"] == "gift" and self._table.offers:
            return words("seals.why.to_self" if target == "seat.0" else "seals.why.to_a_seat")
        if not seen["scenario"]["transfers"]:
            return words("seals.why.no_gifts")
        return words("seals.why.gifts_used" if not seen["transfers"] else "seals.why.gifts_later")

    def tip(self, spot: str) -> str:
        """Return what a resting pointer is told of a spot; of a barred card also why it is."""
        if spot == "strip":
            return self.words("seals.spot.strip")
        told = self._lying.closer(spot)
        view = self._view
        asked = view.viewer in view.now["to_act"] and view.now["phase"] == "play"
        barred = bool(self._table.offers) and not self._table.is_source(spot)
        if spot.startswith("own.") and asked and barred:
            return f"{told}\n{self.refusal(spot, spot)}"
        return told

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence for log, prompt and reading aloud."""
        return self._told.event(event, by)

    def sound(self, event: Event) -> str:
        """Return the sound of an event; the sword sounds when it strikes."""
        match event:
            case CardPlayed():
                return "flip"
            case TokenTaken() | TokenGiven():
                return "disk"
            case GameWon():
                return "win"
            case GameLost():
                return "lose"
        return ""

    def spot(self, spot: str) -> str:
        """Return what lies on a spot."""
        return self._lying.spot(spot)

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        phase = self._view.present["phase"]
        return {"draft": "draft", "gift": "scenarios", "seal": "seal"}.get(phase, "tricks")

    def hint(self, hint: Hint) -> HintShown:
        """Return what a hint lights, a button where no card is meant, and its reason."""
        offers = self._table.offers
        sources = {source for (source, _), move in offers.items() if move == hint.move}
        buttons = {button for move, button in BUTTONS.items() if move == hint.move}
        sentence = self.words(hint.reason, **self._names.filled(hint.params))
        return HintShown(frozenset(sources or buttons), sentence)

    def why_no_hint(self) -> str | None:
        """Return how the game has ended, where it has: then there is nothing to advise."""
        if self._view.match.outcome is None or self._view.match_view.looking_at is not None:
            return None
        return self._told.result(self._view.now)
