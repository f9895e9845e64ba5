"""What the patience's table says: prompts, reasons, names of cards and places, in words.

All sentences come from the ``patience`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.agents import Hint
from game.contract import Event
from game.match import Match
from game.patience.rules import deals
from game.patience.rules.cards import (
    CARD_OF_TEXT,
    CELLS_OF_RANK,
    RANK_LETTERS,
    TEN,
    is_face,
    rank_of,
)
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    GameLost,
    GameWon,
    PairRemoved,
    RemovingOpened,
    RemovingShut,
    TenRemoved,
)
from game.patience.rules.observation import PatienceObservation
from game.records import HELPED, PEEKED
from scenes.games.patience.offers import spots_of
from scenes.games.patience.view import CELLS, Deal, known
from scenes.match.game_table import HintShown, ResultWords, TableWords
from scenes.match.match_view import MatchView
from scenes.match.table_view import TableView
from scenes.ui.words import Words

SOUNDS: dict[type[Event], str] = {
    CardDealt: "flip", CardPlaced: "place", TenRemoved: "card", PairRemoved: "card",
    GameWon: "win", GameLost: "lose",
}


def card(words: Words, text: str) -> str:
    """Return the name of a card, "queen of hearts"."""
    return words(
        "patience.card", rank=words(f"patience.rank.{text[0]}"),
        suit=words(f"patience.suit.{text[1]}"),
    )


def place(words: Words, cell: int) -> str:
    """Return the name of a cell by row and column, counted from 1."""
    return words("patience.cell", row=cell // 4 + 1, column=cell % 4 + 1)


def _rank(text: str) -> int:
    return rank_of(CARD_OF_TEXT[text])


def _partner(words: Words, text: str) -> str:
    """Return the name of the rank that makes ten with a number card below ten."""
    return words(f"patience.partner.{RANK_LETTERS[TEN - _rank(text) - 1]}")


def _on(observation: PatienceObservation, spot: str) -> str | None:
    """Return the card on a cell's spot, or None."""
    return observation["cells"][CELLS.index(spot)]


def _waste(words: Words, text: str) -> str:
    rank = text[0]
    if rank in "KQJ":
        return words(f"patience.prompt.place_{rank}", card=card(words, text))
    return words("patience.prompt.place", card=card(words, text))


def where(words: Words, observation: PatienceObservation) -> str:
    """Return where the card on the waste may go."""
    if observation["waste"] is None:
        return words("patience.why.waste_empty")
    sentence = _waste(words, observation["waste"])
    return sentence[:1].upper() + sentence[1:]


def refusal(words: Words, observation: PatienceObservation, source: str, target: str | None) -> str:
    """Return why a card can't go there, or why nothing can be done with what was clicked."""
    if source == "stock":
        sentence = _no_deal(words, observation)
    elif source == "waste":
        sentence = _no_place(words, observation, target)
    else:
        sentence = _no_removal(words, observation, source, target)
    return sentence[:1].upper() + sentence[1:]


def _no_deal(words: Words, observation: PatienceObservation) -> str:
    if observation["stock"] == 0:
        return words("patience.why.stock_empty")
    if observation["waste"] is not None:
        return words("patience.why.place_first")
    return words("patience.why.grid_full")


def _no_place(words: Words, observation: PatienceObservation, target: str | None) -> str:
    text = observation["waste"]
    if text is None:
        return words("patience.why.waste_empty")
    if target is None or not target.startswith("cell."):
        return words("patience.why.only_cells")
    cell = int(target.removeprefix("cell."))
    if observation["cells"][cell] is not None:
        return words("patience.why.cell_taken")
    if cell not in CELLS_OF_RANK[_rank(text)]:
        return words(f"patience.why.place_{text[0]}")
    return ""


def _no_removal(
    words: Words, observation: PatienceObservation, source: str, target: str | None
) -> str:
    text = _on(observation, source)
    if text is None:
        waste = observation["waste"]
        if waste is None:
            return words("patience.why.nothing_here")
        return _waste(words, waste)
    if is_face(CARD_OF_TEXT[text]):
        return words("patience.why.face_stays")
    if not observation["removing"]:
        return words("patience.why.not_removing")
    if _rank(text) == TEN:
        return words("patience.why.ten_alone")
    if target is None or target == source or not target.startswith("cell."):
        partner = TEN - _rank(text)
        there = any(
            spot != source and other is not None and _rank(other) == partner
            for spot, other in zip(CELLS, observation["cells"], strict=True)
        )
        key = f"patience.why.{'pick' if there else 'no'}_partner"
        return words(key, number=_partner(words, text))
    other = _on(observation, target)
    if other is None:
        return words("patience.why.no_moving")
    if is_face(CARD_OF_TEXT[other]):
        return words("patience.why.face_stays")
    return words("patience.why.not_ten", sum=_rank(text) + _rank(other))


def event_words(words: Words, happened: Event) -> str:
    """Return what happened, as a sentence for the log and for reading aloud."""
    sentence = _event(words, happened)
    return sentence[:1].upper() + sentence[1:]


def _event(words: Words, happened: Event) -> str:
    match happened:
        case CardDealt(text, stock):
            return words.count("patience.event.dealt", stock, card=card(words, text))
        case CardPlaced(text, cell):
            return words("patience.event.placed", card=card(words, text), cell=place(words, cell))
        case TenRemoved(text, _):
            return words("patience.event.ten", card=card(words, text))
        case PairRemoved((first, second), _):
            return words(
                "patience.event.pair", first=card(words, first), second=card(words, second)
            )
        case RemovingOpened():
            return words("patience.event.opened")
        case RemovingShut():
            return words("patience.event.shut")
        case GameWon(removed):
            return words("patience.won", removed=removed)
        case GameLost(reason, removed):
            return words(reason, removed=removed)
    return ""


def spot_words(words: Words, observation: PatienceObservation, name: str) -> str:
    """Return a spot's name and what lies on it, for reading aloud."""
    if name == "stock":
        return words.count("patience.spot.stock", observation["stock"])
    if name == "waste":
        text = observation["waste"]
        if text is None:
            return words("patience.spot.waste_empty")
        return words("patience.spot.waste", card=card(words, text))
    cell = int(name.removeprefix("cell."))
    text = observation["cells"][cell]
    where = place(words, cell)
    if text is not None:
        return words("patience.spot.cell", cell=where, card=card(words, text))
    kinds = {0: "crown", 1: "rose", 2: "rose", 3: "crown", 4: "sword", 7: "sword", 8: "sword",
             11: "sword", 12: "crown", 13: "rose", 14: "rose", 15: "crown"}
    return words(f"patience.spot.empty_{kinds.get(cell, 'knot')}", cell=where)


def labels(words: Words, observation: PatienceObservation) -> list[tuple[str, str, str]]:
    """Return, for each label's zone, its heading and its line."""
    waste = observation["waste"]
    return [
        ("label.stock", words("patience.label.stock"),
         words.count("patience.label.stock_left", observation["stock"])),
        ("label.waste", words("patience.label.waste"),
         words("patience.label.waste_empty") if waste is None
         else words("patience.label.waste_card")),
        ("label.removed", words("patience.label.removed"),
         words("patience.label.removed_of", removed=observation["removed"])),
        ("label.score", words("patience.label.score", score=observation["score"]),
         words("patience.label.score_means")),
    ]


def deal_line(words: Words, number: int, grade: int, is_todays: bool) -> str:
    """Return the deal's number, whether it can be won, and its grade."""
    key = "deal_winnable" if grade <= deals.HARDEST_WINNABLE else "deal_unwinnable"
    if is_todays:
        key += "_today"
    return words(f"patience.{key}", deal=number, grade=grade, word=grade_word(words, grade))


def grade_word(words: Words, grade: int) -> str:
    """Return how hard a grade is, in a word."""
    return words(f"patience.setup.grade.{grade}") if grade in deals.GRADES else ""


def clock(seconds: float) -> str:
    """Return a time as minutes and seconds, with hours once there are any."""
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    if hours:
        return f"{hours}:{minutes:02}:{whole % 60:02}"
    return f"{minutes}:{whole % 60:02}"


def ending(words: Words, match: Match, grade: int) -> ResultWords:
    """Return what is told of a finished deal."""
    outcome = match.outcome
    assert outcome is not None
    won = bool(outcome.winners)
    heading = words("patience.ending.won" if won else "patience.ending.lost")
    sentence = words(outcome.reason, removed=outcome.scores[0])
    lines = [words(
        "patience.ending.figures", deal=match.seed, time=clock(match.seconds),
        removed=outcome.scores[0], word=grade_word(words, grade),
    )]
    if won and HELPED in match.marks:
        lines.append(words("patience.ending.helped"))
    if won and PEEKED in match.marks:
        lines.append(words("patience.ending.peeked"))
    if not won and grade > deals.HARDEST_WINNABLE:
        lines.append(words("patience.ending.hopeless"))
    return ResultWords(heading, sentence, lines)


def phase(words: Words, shown: MatchView, deal: Deal) -> str:
    """Return which phase is on, and how often it has been."""
    outcome = shown.state.outcome()
    if outcome is not None:
        return words("patience.phase.won" if outcome.winners else "patience.phase.lost")
    times = deal.times_removing(shown)
    if known(shown.observation)["removing"]:
        return words("patience.phase.removing", times=times)
    return words("patience.phase.filling", times=times + 1)


def hint_values(words: Words, params: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return a hint's parameters with cards and cells in words."""
    told: dict[str, str | int] = {}
    for name, value in params.items():
        if name in ("card", "first", "second", "other") and isinstance(value, str):
            told[name] = card(words, value)
        elif name == "cell" and isinstance(value, int):
            told[name] = place(words, value)
        else:
            told[name] = value
    return told


class PatienceWords(TableWords):
    """What the table says of the moment that is shown."""

    def __init__(self, words: Callable[[], Words], shown: MatchView, table_view: TableView) -> None:
        """``words()`` are the sentences of the language that is spoken now."""
        self._words = words
        self._shown = shown
        self._view = table_view

    @property
    def _now(self) -> PatienceObservation:
        return known(self._shown.observation)

    def prompt(self) -> str:
        """Return what is asked now; while a card is held, what letting it go would do."""
        sentence = self._prompt()
        return sentence[:1].upper() + sentence[1:]

    def _prompt(self) -> str:
        words, observation = self._words(), self._now
        outcome = self._shown.match.outcome
        if outcome is not None:
            return words(outcome.reason, removed=outcome.scores[0])
        held = self._view.drag.selected
        if held is not None:
            return self._held(held)
        if observation["waste"] is not None:
            return _waste(words, observation["waste"])
        if not observation["removing"]:
            return words("patience.prompt.deal")
        if observation["stock"] == 0:
            return words("patience.prompt.clear")
        if None not in observation["cells"]:
            return words("patience.prompt.full")
        may_remove = any(source in CELLS for source, _ in self._view.offers)
        return words(f"patience.prompt.{'remove_or_deal' if may_remove else 'deal_again'}")

    def _held(self, held: str) -> str:
        words, observation = self._words(), self._now
        mine = observation["waste"] if held == "waste" else _on(observation, held)
        assert mine is not None, "only a card that lies there is held"
        if held == "waste":
            return _waste(words, mine)
        pointer = self._view.pointer
        over = None if pointer is None else self._view.landing_spot(pointer)
        if self._view.drag.dragging and over is not None and (held, over) in self._view.offers:
            other = _on(observation, over)
            assert other is not None, "a pair is two cards"
            return words(
                "patience.prompt.let_go", first=words(f"patience.rank.{mine[0]}"),
                second=words(f"patience.rank.{other[0]}"),
            )
        return words(
            "patience.prompt.partner", card=card(words, mine), number=_partner(words, mine)
        )

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened as a sentence."""
        return event_words(self._words(), event)

    def refusal(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return refusal(self._words(), self._now, source, target)

    def spot(self, spot: str) -> str:
        """Return what lies on a spot."""
        return spot_words(self._words(), self._now, spot)

    def sound(self, event: Event) -> str:
        """Return the sound of an event."""
        return SOUNDS.get(type(event), "")

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        return "removing" if self._now["removing"] else "filling"

    def hint(self, hint: Hint) -> HintShown:
        """Return how a hint shows: its card and cells, and why."""
        words = self._words()
        sentence = words(hint.reason, **hint_values(words, hint.params))
        return HintShown(frozenset() if hint.move is None else spots_of(hint.move), sentence)

    def why_no_hint(self) -> str | None:
        """Return why no hint can be given now: the deal is over; or None."""
        outcome = self._shown.match.outcome
        if outcome is None:
            return None
        return self._words()(f"patience.hint.{'won' if outcome.winners else 'lost'}")
