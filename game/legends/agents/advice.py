"""Why a move: reasons of hints, as catalogue keys with parameters.

Made from what an observation shows; a reason names what the move gets, or what it prepares.
"""

from __future__ import annotations

from game.agents import Hint
from game.contract import Move, Observation
from game.legends.agents.analysis import Outlook
from game.legends.rules.codes import (
    ATTACH,
    BID,
    COMPLETE,
    DISCARD,
    DONE,
    DRAW,
    FIRST_EVENT,
    MOVE,
    NONE,
    PASS,
    PLAY,
    SETTLE,
    START,
    USE,
    names_of,
    verb_of,
)
from game.legends.rules.observation import TournamentSeen

_PLAIN = {
    START: "start",
    ATTACH: "attach",
    DRAW: "draw",
    DISCARD: "discard",
    SETTLE: "settle",
}


def reason_for(observation: Observation, move: Move) -> Hint:
    """Return a move with the reason for it."""
    outlook = Outlook(observation)
    names = outlook.cards.names
    first, second, one, other = names_of(move)
    verb = verb_of(move)
    params: dict[str, str | int] = {}
    for label, code in (("first", first), ("second", second), ("third", one), ("fourth", other)):
        if code != NONE:
            params[label] = names[code]
    if verb in _PLAIN:
        return Hint(move, f"legends.hint.{_PLAIN[verb]}", params)
    if verb == COMPLETE:
        card = outlook.cards.events[first - FIRST_EVENT]
        params["points"] = card.points
        final = first - FIRST_EVENT in outlook.cards.finals
        return Hint(move, "legends.hint.final" if final else "legends.hint.complete", params)
    if verb == BID:
        return Hint(move, _bid_reason(outlook, move), params)
    if verb == PASS:
        return Hint(move, _pass_reason(outlook), params)
    if verb == DONE:
        return Hint(move, f"legends.hint.done_{observation['phase']}", params)
    preview = outlook.preview(move)
    if preview.gains:
        params["event"] = preview.gains[0]
        kind = {USE: "use", PLAY: "play", MOVE: "move"}[verb]
        return Hint(move, f"legends.hint.{kind}_completes", params)
    if verb == USE:
        return Hint(move, "legends.hint.use", params)
    return _nearer(outlook, move, params)


def _nearer(outlook: Outlook, move: Move, params: dict[str, str | int]) -> Hint:
    """Return the reason for bringing people somewhere: the quest there that they help most."""
    kind = "play" if verb_of(move) == PLAY else "move"
    _, second, _, _ = names_of(move)
    place = outlook.cards.names[second]
    before = outlook.preview(move).before.get((place, outlook.seat))
    after = outlook.preview(move).after.get((place, outlook.seat))
    best, best_gain = "", 0
    for event in outlook.observation["events"].get(place, ()):
        card = outlook.cards.events[outlook.cards.code_of[event] - FIRST_EVENT]
        if before is None or after is None:
            continue
        gain = sum(
            max(0, need - before[skill]) - max(0, need - after[skill]) for skill, need in card.needs
        )
        if gain > best_gain:
            best, best_gain = event, gain
    if not best:
        return Hint(move, f"legends.hint.{kind}_prepares", params)
    return Hint(move, f"legends.hint.{kind}_nearer", {**params, "event": best})


def _bid_reason(outlook: Outlook, move: Move) -> str:
    if outlook.would_tie(move):
        return "legends.hint.bid_ties"
    tournament = outlook.observation["tournament"]
    assert tournament is not None, "a bid is made in a tournament"
    others = [
        total
        for seat, total in enumerate(tournament["totals"])
        if seat != outlook.seat and total is not None
    ]
    own = (tournament["totals"][outlook.seat] or 0) + outlook.bid_worth(
        outlook.cards.names[names_of(move)[0]]
    )
    return "legends.hint.bid_leads" if own > max(others, default=-99) else "legends.hint.bid_more"


def _pass_reason(outlook: Outlook) -> str:
    observation = outlook.observation
    tournament = observation["tournament"]
    if tournament is None:
        return "legends.hint.pass"
    seat, totals = observation["seat"], tournament["totals"]
    own = totals[seat]
    rivals = [t for other, t in enumerate(totals) if other != seat and t is not None]
    highest = max(rivals, default=-99)
    if own is not None and own > highest:
        return "legends.hint.pass_leads"
    if (own or 0) + _most_added(outlook, tournament) < highest:
        return "legends.hint.pass_short"
    return "legends.hint.pass_costs"


def _most_added(outlook: Outlook, tournament: TournamentSeen) -> int:
    """Return the most that the observing seat can still add to its bid."""
    event = outlook.cards.events[outlook.cards.code_of[tournament["event"]] - FIRST_EVENT]
    room = event.cap - len(tournament["bids"][outlook.seat])
    worths = sorted(map(outlook.bid_worth, outlook.observation["hand"]), reverse=True)
    return sum(worth for worth in worths[:room] if worth > 0)
