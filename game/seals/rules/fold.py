"""What a seat's observation becomes once it has seen what happened: events folded over it.

Works from the observation alone, never from a state, so that it says what events must tell. What
follows from the rest of the observation (whose turn it is, how far goals have got) is worked out by
the functions that the rules use, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar, cast

from game.contract import Event, Seat
from game.seals.rules.cards import CARD_OF_TEXT, COLOURS
from game.seals.rules.deal import MOST_TAKEN
from game.seals.rules.endings import WON
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
from game.seals.rules.observation import (
    Placed,
    SealsObservation,
    TokenCounts,
    TrickSeen,
    goals_seen,
    laid,
)
from game.seals.rules.phases import DRAFT, GIFT, OVER, PHASES, PLAY, SEAL
from game.seals.rules.position import holder_from, holders, next_in_draft
from game.seals.rules.scenario import scenario_from

Item = TypeVar("Item")


def fold(observation: SealsObservation, events: Iterable[Event]) -> SealsObservation:
    """Return what the observing seat sees after ``events``, each as it may see it.

    ``observation`` is left as it is. Between two events of one move the turn told is that of
    whoever would be asked if nothing followed.
    """
    seen = observation.copy()
    for event in events:
        _fold_event(seen, event)
    return seen


def _fold_event(seen: SealsObservation, event: Event) -> None:
    """Change ``seen`` by what an event tells; lists in it are replaced, never changed."""
    match event:
        case TokenTaken(seat, colour):
            seen["pool"] = _counted(seen["pool"], colour, -1)
            _change_tokens(seen, seat, colour, 1)
            _pass_draft_on(seen, seat)
        case DraftPassed(seat):
            seen["passed"] = sorted([*seen["passed"], seat])
            _pass_draft_on(seen, seat)
        case DraftEnded():
            _turn(seen, PLAY, seen["leader"])
        case GiftWindowOpened(first, _):
            seen["gift"] = {"first": first, "kept": 0}
            _turn(seen, GIFT, holder_from(first, seen["owed"]))
        case GiftsKept(seat):
            _keep(seen, seat)
        case TokenGiven():
            _give(seen, event)
        case CardPlayed():
            _play(seen, event)
        case TrickWon(seat, _, _, fits):
            seen["fits"] = list(fits)
            _turn(seen, SEAL, seat)
        case SealStruck(seat, _, colour, _):
            _strike(seen, seat, colour)
        case GameWon():
            _end(seen, WON, {})
        case GameLost(reason, _, params):
            _end(seen, reason, params)
        case HandsRevealed():
            _reveal(seen, event)
        case _:  # a seal that is impossible is followed by the loss, which says what changes
            pass


def _turn(seen: SealsObservation, phase: int, seat: Seat) -> None:
    seen["phase"], seen["to_act"] = PHASES[phase], [seat]


def _pass_draft_on(seen: SealsObservation, seat: Seat) -> None:
    if any(seen["pool"].values()):
        most = MOST_TAKEN[seen["scenario"]["draft"], seen["seats"]]
        passed = sum([1 << one for one in seen["passed"]])
        _turn(seen, DRAFT, next_in_draft(seat, passed, seen["owed"], most))


def _keep(seen: SealsObservation, seat: Seat) -> None:
    window = seen["gift"]
    assert window is not None, "gifts are kept in a gift window only"
    kept = window["kept"] + 1
    if kept < holders(seen["owed"]):
        seen["gift"] = {"first": window["first"], "kept": kept}
        _turn(seen, GIFT, holder_from((seat + 1) % seen["seats"], seen["owed"]))
    else:
        _close_window(seen, window["first"])


def _give(seen: SealsObservation, event: TokenGiven) -> None:
    window = seen["gift"]
    assert window is not None, "tokens are given in a gift window only"
    _change_tokens(seen, event.seat, event.colour, -1)
    _change_tokens(seen, event.to, event.colour, 1)
    seen["transfers"] = event.transfers
    if event.transfers:
        seen["gift"] = {"first": window["first"], "kept": 0}
        _turn(seen, GIFT, holder_from(window["first"], seen["owed"]))
    else:
        _close_window(seen, window["first"])


def _close_window(seen: SealsObservation, first: Seat) -> None:
    seen["gift"] = None
    if seen["trick"]:
        _turn(seen, SEAL, first)
    else:
        _turn(seen, PLAY, seen["leader"])


def _play(seen: SealsObservation, event: CardPlayed) -> None:
    seat, me = event.seat, seen["seat"]
    number = seen["places"][seat].index(event.place)
    seen["places"] = _at(seen["places"], seat, _without(seen["places"][seat], number))
    hand = seen["hands"][seat]
    if hand is not None:
        seen["hands"] = _at(seen["hands"], seat, _without(hand, number))
    if seat == me:
        seen["own"] = _without(seen["own"], number)
        face_down = seen["scenario"]["hidden_history"]
        played = cast("Placed", [event.place, None if face_down else event.card])
        seen["placed"] = sorted([*seen["placed"], played], key=lambda placed: placed[0])
    seen["trick"] = [*seen["trick"], laid(seat, event.card)]
    seen["to_act"] = [(seat + 1) % seen["seats"]]


def _strike(seen: SealsObservation, seat: Seat, colour: str) -> None:
    face_down = seen["scenario"]["hidden_history"]
    sealed: TrickSeen = {
        "winner": seat, "cards": None if face_down else seen["trick"], "seal": colour,
    }  # fmt: skip
    seen["tricks"] = [*seen["tricks"], sealed]
    seen["trick"], seen["fits"] = [], []
    seen["leader"] = seat
    _change_tokens(seen, seat, colour, -1)
    _turn(seen, PLAY, seat)
    _count_goals(seen)


def _end(seen: SealsObservation, reason: str, params: Mapping[str, str | int]) -> None:
    seen["phase"], seen["to_act"] = PHASES[OVER], []
    seen["reason"], seen["params"] = reason, dict(params)
    _count_goals(seen)


def _reveal(seen: SealsObservation, event: HandsRevealed) -> None:
    seen["own"] = list(event.hands[seen["seat"]])
    seen["hands"] = [list(hand) for hand in event.hands]
    seen["set_aside_cards"] = list(event.set_aside)
    if event.tokens:
        seen["tokens"] = [
            {word: tokens.count(word) for word in COLOURS} for tokens in event.tokens
        ]
    if event.tricks:
        seen["tricks"] = [
            {**trick, "cards": [laid(*card) for card in cards]}
            for trick, cards in zip(seen["tricks"], event.tricks, strict=True)
        ]
    seen["placed"] = _own_cards_played(seen)


def _own_cards_played(seen: SealsObservation) -> list[Placed]:
    """Return the own cards played, as they were dealt: a hand is sorted, and so are its places."""
    tricks = [*[trick["cards"] or [] for trick in seen["tricks"]], seen["trick"]]
    cards = [card for trick in tricks for seat, card in trick if seat == seen["seat"]]
    cards.sort(key=CARD_OF_TEXT.__getitem__)
    places = [place for place, _ in seen["placed"]]
    return [cast("Placed", [*placed]) for placed in zip(places, cards, strict=True)]


def _count_goals(seen: SealsObservation) -> None:
    seen["goals"] = goals_seen(
        scenario_from(seen["scenario"]).goals,
        seen["first_leader"],
        seen["seats"],
        [trick["winner"] for trick in seen["tricks"]],
        seen["reason"],
        seen["params"],
    )


def _change_tokens(seen: SealsObservation, seat: Seat, colour: str, by: int) -> None:
    """Let a seat have a token more or less; which one, only where the viewer sees its tokens."""
    seen["owed"] = _at(seen["owed"], seat, seen["owed"][seat] + by)
    tokens = seen["tokens"][seat]
    if tokens is not None:
        seen["tokens"] = _at(seen["tokens"], seat, _counted(tokens, colour, by))


def _counted(tokens: TokenCounts, colour: str, by: int) -> TokenCounts:
    return {**tokens, colour: tokens[colour] + by}


def _at(items: Sequence[Item], number: int, item: Item) -> list[Item]:
    return [*items[:number], item, *items[number + 1 :]]


def _without(items: Sequence[Item], number: int) -> list[Item]:
    return [*items[:number], *items[number + 1 :]]
