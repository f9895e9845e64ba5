"""What the table of the seals says: prompts, reasons, events, what lies on a spot.

All sentences come from the ``seals`` catalogue; here is only which one fits. They are made from
what the viewer sees, so none can name a number that is hidden from the viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Event, Observation, Seat
from game.seals.rules.cards import CARD_OF_TEXT
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
from game.transcript import HOUSE
from scenes.games.seals.stages import CARRY, Step
from scenes.games.seals.view import colour_of, colour_of_piece, is_token, place_of, seat_at
from scenes.match import seats
from scenes.ui.key_labels import first_labels
from scenes.ui.words import Words

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene


class TrickWords:
    """Sentences of one table, as its viewer reads them."""

    def __init__(self, scene: TrickScene) -> None:
        self.scene = scene

    @property
    def words(self) -> Words:
        """The sentences of the language that is set."""
        return self.scene.app.words

    # Names

    def name(self, seat: Seat) -> str:
        """Return what a seat is called: "You" for the one the table is seen by."""
        if seat == self.scene.viewer:
            return self.words("house.seat.you")
        return seats.chair_name(self.words, self.scene.match.chairs[seat])

    def colour(self, word: str) -> str:
        """Return a colour's name."""
        return self.words(f"seals.colour.{word}")

    def colours(self, words: Sequence[str]) -> str:
        """Return names of colours, one after another."""
        return self.words("house.list_comma").join(self.colour(word) for word in words)

    def card(self, text: str) -> str:
        """Return the name of a card, such as "red 7"."""
        return self.words("seals.card", colour=self.colour(colour_of(text)), number=text[1:])

    def cards(self, texts: Sequence[str]) -> str:
        """Return names of cards or, of those that show their backs, of their colours."""
        named = [self.card(text) if text in CARD_OF_TEXT else self.colour(text) for text in texts]
        return self.words("house.list_comma").join(named) or self.words("seals.nothing")

    def _told(self, key: str, seat: Seat, **params: object) -> str:
        """Return a sentence about a seat: the form for "you" where it is the viewer."""
        if seat == self.scene.viewer:
            return self.words(f"{key}.you", **params)
        return self.words(key, name=self.name(seat), **params)

    def filled(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """Return a reason's parameters with cards, colours and seats in words."""
        told: dict[str, Any] = {}
        for key, value in params.items():
            if key == "seal":
                told["seal_colour"] = self.colour(value)
            elif key == "colour":
                told[key] = self.colour(value)
            elif key == "card":
                told[key] = self.card(value)
            elif key == "seat":
                told["name"] = self.name(value)
            else:
                told[key] = value
        return told

    # Numbers of own cards

    def numbers(self, numbers: Sequence[int]) -> str:
        """Return the numbers a card may have, short: "3", "6 or 10", "4–7"."""
        low, high = numbers[0], numbers[-1]
        if low == high:
            return str(low)
        if len(numbers) == 2:
            return self.words("seals.range.or", low=low, high=high)
        if len(numbers) == 3 and high - low > 2:
            return self.words("seals.range.three", low=low, middle=numbers[1], high=high)
        return self.words("seals.range.to", low=low, high=high)

    # Prompts

    def prompt(self) -> str:
        """Return what is asked of the viewer, or what the others do, in one sentence."""
        sentence = self._prompt()
        return " ".join(filter(None, [self._drafted(), sentence[:1].upper() + sentence[1:]]))

    def _drafted(self) -> str:
        """Return what another seat has just done in the draft: it is over in a moment."""
        scene = self.scene
        if scene.stage is not None or scene.now["phase"] != "draft" or not scene.may_act:
            return ""
        return " ".join(
            self.event(event) for event in scene.happened
            if isinstance(event, TokenTaken | DraftPassed) and event.seat != scene.viewer
        )

    def _prompt(self) -> str:
        scene, words = self.scene, self.words
        told = self.happening()
        if told:
            return told
        seen = scene.now
        if seen["phase"] == "over":
            return self.result(seen)
        held = scene.grip.selected
        if held is not None and is_token(held) and seen["phase"] == "gift":
            return words("seals.prompt.give_to")
        acting: Seat = seen["to_act"][0]
        if acting != scene.viewer or not scene.offers:
            if seen["phase"] == "gift" and scene.gifts.asked:
                return words.count("seals.prompt.gift_open", seen["transfers"])
            key = f"seals.prompt.waits.{seen['phase']}"
            return words(key, name=self.name(acting)) if acting != scene.viewer else ""
        return self._asked(seen)

    def _asked(self, seen: Observation) -> str:
        scene, words = self.scene, self.words
        match seen["phase"]:
            case "draft":
                return words(
                    "seals.prompt.draft" if scene.may_pass else "seals.prompt.draft_last"
                )
            case "gift" if scene.gifts.giving:
                return words("seals.prompt.giving")
            case "gift" if scene.gifts.needed:
                keys = first_labels(words, scene.app.settings.keys)
                return self._told("seals.prompt.rescue", seen["gift"]["first"], **keys)
            case "gift":
                keys = first_labels(words, scene.app.settings.keys)
                key = "seals.prompt.gift" if scene.gifts.waits else "seals.prompt.gift_passes"
                return words.count(key, seen["transfers"], **keys)
            case "seal":
                return words("seals.prompt.seal", colours=self.colours(self._mine_that_fit(seen)))
        return self._play(seen)

    def _mine_that_fit(self, seen: Observation) -> list[str]:
        mine = seen["tokens"][seen["seat"]]
        return [word for word in seen["fits"] if mine[word]]

    def _play(self, seen: Observation) -> str:
        words = self.words
        if not seen["trick"]:
            return words("seals.prompt.lead")
        led = colour_of(seen["trick"][0][1])
        playable = [source for source, target in self.scene.offers if source == target]
        if any(colour_of_piece(source) != led for source in playable):
            return words("seals.prompt.any", colour=self.colour(led))
        return words.count("seals.prompt.follow", len(playable), colour=self.colour(led))

    def happening(self) -> str:
        """Return what the step that shows tells of."""
        stage = self.scene.stage
        if stage is None:
            return ""
        if isinstance(stage.shown, Step) and stage.shown.kind == CARRY:
            step = stage.shown
            return self._told("seals.event.sealed", step.winner, colour=self.colour(step.colour))
        told = [
            self.event(event) for event in stage.events
            if not isinstance(event, GiftsKept | GiftWindowOpened)
        ]
        return " ".join(sentence for sentence in told if sentence)

    # Results

    def result(self, seen: Observation) -> str:
        """Return how the game ended."""
        if not seen["reason"]:
            return ""
        return self.reason(seen["reason"], seen["params"], len(seen["tricks"]))

    def reason(self, key: str, params: Mapping[str, Any], sealed: int) -> str:
        """Return why all have won or lost, with seats, colours and cards in words."""
        return self.words(key, **{"sealed": sealed, **self.filled(params)})

    # Events

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence for log, prompt and reading aloud.

        ``by`` tells who made the ply, where that matters: a gift window that nobody answered.
        """
        if isinstance(event, GiftsKept) and by == HOUSE:
            sentence = self._told("seals.event.window_over", event.seat)
        else:
            sentence = self._event(event)
        return sentence[:1].upper() + sentence[1:]

    def _event(self, event: Event) -> str:
        words = self.words
        match event:
            case TokenTaken(seat, colour):
                return self._told("seals.event.taken", seat, colour=self.colour(colour))
            case DraftPassed(seat):
                return self._told("seals.event.passed", seat)
            case DraftEnded():
                return words("seals.event.drafted")
            case CardPlayed(seat, card, _):
                return self._told("seals.event.played", seat, card=self.card(card))
            case TrickWon(seat, _, colours, _):
                key = "seals.event.won" if len(colours) == 1 else "seals.event.won_tie"
                return self._told(key, seat, colours=self.colours(colours))
            case GiftWindowOpened(_, transfers):
                return words.count("seals.event.window", transfers)
            case TokenGiven(seat, to, colour, _):
                if to == self.scene.viewer:
                    return words("seals.event.given_you", name=self.name(seat),
                                 colour=self.colour(colour))
                return self._told("seals.event.given", seat, to=self.name(to),
                                  colour=self.colour(colour))
            case GiftsKept(seat):
                return self._told("seals.event.kept", seat)
            case SealStruck(seat, _, colour, _):
                return self._told("seals.event.sealed", seat, colour=self.colour(colour))
            case GameWon(sealed):
                return words("seals.won", sealed=sealed)
            case GameLost(reason, sealed, params):
                return self.reason(reason, params, sealed)
            case HandsRevealed():
                return words("seals.event.revealed")
        return ""

    # Refusals

    def refusal(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        sentence = self._refusal(source, target)
        return sentence[:1].upper() + sentence[1:]

    def _refusal(self, source: str, target: str | None) -> str:
        scene, words = self.scene, self.words
        seen = scene.now
        if scene.looking_at is not None:
            return words("house.why.looking_back")
        if seen["phase"] == "over":
            return self.result(seen)
        kind, _, number = source.partition(".")
        if kind in ("hand", "seat") and number != "0":
            return words("seals.why.theirs", name=self.name(seat_at(seen, int(number))))
        if source.startswith("token."):
            return self._no_token(seen, source, target)
        if scene.viewer not in seen["to_act"]:
            return words("house.notice.not_your_turn")
        if source.startswith("own."):
            return self._no_card(seen, source, target)
        return self.prompt()

    def _no_card(self, seen: Observation, source: str, target: str | None) -> str:
        words = self.words
        if seen["phase"] != "play":
            return self.prompt()
        if self.scene.is_source(source):
            return words("seals.why.circle")
        if seen["trick"]:
            return words("seals.why.follow", colour=self.colour(colour_of(seen["trick"][0][1])))
        return words("seals.why.barred")

    def _no_token(self, seen: Observation, source: str, target: str | None) -> str:
        words = self.words
        seat = int(source.split(".")[1])
        if seat != seen["seat"]:
            return words("seals.why.their_sword", name=self.name(seat))
        if seen["phase"] == "seal" and seen["to_act"] == [seat]:
            return words("seals.why.no_fit", colours=self.colours(seen["fits"]))
        if seen["phase"] == "gift" and self.scene.offers:
            return words("seals.why.to_self" if target == "seat.0" else "seals.why.to_a_seat")
        if not seen["scenario"]["transfers"]:
            return words("seals.why.no_gifts")
        return words("seals.why.gifts_used" if not seen["transfers"] else "seals.why.gifts_later")

    # Spots

    def spot(self, spot: str) -> str:
        """Return what lies on a spot, for reading aloud and for tips."""
        scene, words, seen = self.scene, self.words, self.scene.now
        kind, _, rest = spot.partition(".")
        if kind == "own":
            return self._own(spot)
        if kind in ("token", "pool"):
            colour = words("seals.sword", colour=self.colour(colour_of_piece(spot)))
            state = words("house.state.playable") if scene.is_source(spot) else ""
            return words("house.list_comma").join(part for part in (colour, state) if part)
        if kind == "seat":
            return self.seat(seat_at(seen, int(rest)))
        if kind == "hand":
            seat = seat_at(seen, int(rest))
            return words("seals.spot.hand", name=self.name(seat),
                         cards=self.cards(scene.shown_hand(seat)))
        if kind == "won":
            seat = seat_at(seen, int(rest))
            mine = [trick for trick in seen["tricks"] if trick["winner"] == seat]
            cards = [card for _, card in (mine[-1]["cards"] or ())] if mine else []
            return words("seals.spot.won", name=self.name(seat), cards=self.cards(cards))
        if kind == "circle":
            return words("seals.spot.circle", cards=self.cards([c for _, c in seen["trick"]]))
        return words("seals.spot.aside", colours=self._counted(seen["set_aside"]))

    def _counted(self, counts: Mapping[str, int]) -> str:
        return self.words("house.list_comma").join(
            self.words("seals.count", colour=self.colour(word), number=count)
            for word, count in counts.items() if count
        )

    def _own(self, name: str) -> str:
        scene, words, seen = self.scene, self.words, self.scene.now
        names = scene.table.contents("own")
        if name not in names:
            return words("seals.nothing")
        number = names.index(name)
        text = seen["own"][number]
        told = self.card(text) if text in CARD_OF_TEXT else words(
            "seals.spot.own", colour=self.colour(colour_of_piece(name)))
        parts = [told, words("house.state.place", place=number + 1, count=len(names))]
        possible = scene.possible()
        if text not in CARD_OF_TEXT and number < len(possible):
            parts.append(words("seals.spot.may_be", numbers=self.numbers(possible[number])))
        if scene.is_source(name):
            parts.append(words("house.state.playable"))
        return words("house.list_comma").join(parts)

    def closer(self, name: str) -> str:
        """Return all that can be said of one piece when it is looked at closely."""
        if not name.startswith("own.") or self.scene.now["phase"] == "over":
            return self.card(name) if name in CARD_OF_TEXT else self.spot(name)
        names = self.scene.table.contents("own")
        possible = self.scene.possible()
        if name not in names or not possible:
            return self.spot(name)
        return self.words(
            "seals.closer", colour=self.colour(colour_of_piece(name)), place=place_of(name),
            numbers=self.words("house.list_comma").join(map(str, possible[names.index(name)])),
        )

    def tip(self, spot: str) -> str:
        """Return what a resting pointer is told of a spot; of a barred card also why it is."""
        if spot == "strip":
            return self.words("seals.spot.strip")
        told = self.closer(spot)
        scene = self.scene
        asked = scene.viewer in scene.now["to_act"] and scene.now["phase"] == "play"
        if spot.startswith("own.") and asked and scene.offers and not scene.is_source(spot):
            return f"{told}\n{self.refusal(spot, spot)}"
        return told

    def seat(self, seat: Seat) -> str:
        """Return who sits there, what is owed with which swords, and how many tricks are sealed."""
        seen, words = self.scene.now, self.words
        sealed = sum(trick["winner"] == seat for trick in seen["tricks"])
        return words("seals.spot.seat", name=self.name(seat), line=self.scene.line_of(seat),
                     owes=self.owes(seen, seat), sealed=words.count("seals.label.sealed", sealed))

    def owes(self, seen: Observation, seat: Seat) -> str:
        """Return "owes 2: red, any" of a seat."""
        owed, tokens = seen["owed"][seat], seen["tokens"][seat]
        told = self.words.count("seals.label.owes", owed)
        if not owed or tokens is None:
            return told
        named = [
            self.words("seals.any") if colour == "grey" else self.colour(colour)
            for colour, count in tokens.items() for _ in range(count)
        ]
        return self.words("seals.owes_with", owes=told,
                          swords=self.words("house.list_comma").join(named))
