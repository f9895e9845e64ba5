"""What happened at the table of the seals, and how it ended, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Event
from game.seals.rules.events import (
    CardPlayed,
    DraftEnded,
    DraftPassed,
    GameLost,
    GameWon,
    GiftsKept,
    GiftWindowOpened,
    HandsRevealed,
    SealStruck,
    TokenGiven,
    TokenTaken,
    TrickWon,
)
from game.seals.rules.observation import SealsObservation
from game.transcript import HOUSE
from scenes.games.seals.names import Names
from scenes.games.seals.view import SealsView


class LogWords:
    """Sentences about what happened, as the viewer saw it."""

    def __init__(self, view: SealsView, names: Names) -> None:
        self._view = view
        self._names = names

    def result(self, seen: SealsObservation) -> str:
        """Return how the game ended."""
        if not seen["reason"]:
            return ""
        return self.reason(seen["reason"], seen["params"], len(seen["tricks"]))

    def reason(self, key: str, params: Mapping[str, object], sealed: int) -> str:
        """Return why all have won or lost, with seats, colours and cards in words."""
        return self._names.words(key, **{"sealed": sealed, **self._names.filled(params)})

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence for log, prompt and reading aloud.

        ``by`` tells who made the ply, where that matters: a gift window that nobody answered.
        """
        if isinstance(event, GiftsKept) and by == HOUSE:
            sentence = self._names.told("seals.event.window_over", event.seat)
        else:
            sentence = self._event(event)
        return sentence[:1].upper() + sentence[1:]

    def _event(self, event: Event) -> str:
        names, words = self._names, self._names.words
        match event:
            case TokenTaken(seat, colour):
                return names.told("seals.event.taken", seat, colour=names.colour(colour))
            case DraftPassed(seat):
                return names.told("seals.event.passed", seat)
            case DraftEnded():
                return words("seals.event.drafted")
            case CardPlayed(seat, card, _):
                return names.told("seals.event.played", seat, card=names.card(card))
            case TrickWon(seat, _, colours, _):
                key = "seals.event.won" if len(colours) == 1 else "seals.event.won_tie"
                return names.told(key, seat, colours=names.colours(colours))
            case GiftWindowOpened(_, transfers):
                return words.count("seals.event.window", transfers)
            case TokenGiven(seat, to, colour, _):
                if to == self._view.viewer:
                    return words("seals.event.given_you", name=names.name(seat),
                                 colour=names.colour(colour))
                return names.told("seals.event.given", seat, to=names.name(to),
                                  colour=names.colour(colour))
            case GiftsKept(seat):
                return names.told("seals.event.kept", seat)
            case SealStruck(seat, _, colour, _):
                return names.told("seals.event.sealed", seat, colour=names.colour(colour))
            case GameWon(sealed):
                return words("seals.won", sealed=sealed)
            case GameLost(reason, sealed, params):
                return self.reason(reason, params, sealed)
            case HandsRevealed():
                return words("seals.event.revealed")
        return ""
