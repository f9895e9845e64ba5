"""Moments of the treasures worth a picture, reached by real moves through the real match.

The players of these matches move at random, but always the same way.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import GAMES
from game.match import Match
from game.treasures.rules import moves as made
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD
from game.treasures.rules.events import DisksKept, ThiefPlaced
from game.treasures.rules.scoring import WON_BY_CARDS
from scenes.match.seats import first_chairs

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene
    from scenes.match.app import MatchApp
    from scenes.match.table_entry import Pose

ME = 0
DEAL = 4711
TRIES = 200
"""Deals that are looked through for a moment, before giving up."""

Moment = Callable[[Any], bool]
"""Whether a position is the one that is looked for."""


def _played(seats: int, noise: str, deal: int, wanted: Moment) -> Match | None:
    """Return a match of ``deal`` played until it is as wanted; None if it never is."""
    match = Match.start(GAMES["treasures"], first_chairs(seats), deal, {"noise": noise})
    rng = random.Random(deal)
    while match.outcome is None:
        if wanted(match.state):
            return match
        seat = match.state.to_act()[-1]
        match.play(seat, _move(match, seat, rng))
    return match if wanted(match.state) else None


def _move(match: Match, seat: int, rng: random.Random) -> int:
    """Return a move at random; whoever may plays black often, so that heaps get crowded."""
    moves = match.state.legal_moves(seat)
    black = [
        move for move in moves
        if (card := made.card_of_move(move)) is not None and COLOUR_OF_CARD[card] == BLACK
    ]
    return rng.choice(black if black and rng.random() < 0.6 else moves)


def open_at(app: MatchApp, wanted: Moment, seats: int = 4, noise: str = "rising") -> DraftLineScene:
    """Open the table at the first such moment that is found. Raises LookupError for none."""
    for deal in range(DEAL, DEAL + TRIES):
        match = _played(seats, noise, deal, wanted)
        if match is not None:
            app.routes.to_title()
            app.routes.to_table(match)
            table: DraftLineScene = app.top  # type: ignore[assignment]
            return table
    raise LookupError("no deal comes to this moment")


def phase(name: str, turn: int) -> Moment:
    """Return the moment at which I am to act in a phase, from a turn on."""
    def wanted(state: Any) -> bool:
        seen = state.observation(ME)
        return bool(seen["phase"] == name and seen["turn"] >= turn and ME in state.to_act())

    return wanted


def placing(state: Any) -> bool:
    """I have a black card, two others share a heap, and nobody else is to come."""
    seen = state.observation(ME)
    heaps = [thief["heap"] for thief in seen["thieves"]]
    return bool(
        phase("place", 4)(state) and heaps.count(None) == 1
        and max(heaps.count(heap) for heap in heaps if heap) >= 2
    )


def last_to_choose(state: Any) -> bool:
    """All others have chosen: my card lets all be turned up."""
    return bool(phase("choose", 4)(state) and state.to_act() == (ME,))


def open_placing(app: MatchApp, seats: int = 5) -> None:
    """Point at a heap for a black card's thief."""
    table = open_at(app, placing, seats, "greedy")
    taken = {thief["heap"] for thief in table.observation["thieves"]}
    free = "white" if "white" not in taken else next(iter(taken - {None}))
    zone = table.zones[f"heap.{free}"]
    table.look.move((zone.x, zone.y))


def open_crowded(app: MatchApp) -> None:
    """Show thieves at a crowded heap before anybody takes."""
    def crowded(state: Any) -> bool:
        if not last_to_choose(state):
            return False
        events = state.clone().apply(ME, state.legal_moves(ME)[-1])
        ranks = [event.rank for event in events if isinstance(event, ThiefPlaced)]
        return len(ranks) == 5 and max(ranks) >= 2

    table = open_at(app, crowded, 5)
    table.play(max(table.offers.values()))
    _until(table, lambda stage: sum(isinstance(e, ThiefPlaced) for e in stage.events) and all(
        thief["heap"] for thief in table.shown["thieves"]
    ))


def open_settling(app: MatchApp) -> None:
    """Show disks on their way home."""
    def settles(state: Any) -> bool:
        if not last_to_choose(state):
            return False
        events = state.clone().apply(ME, state.legal_moves(ME)[-1])
        return any(isinstance(event, DisksKept) for event in events)

    table = open_at(app, settles)
    table.play(max(table.offers.values()))
    _until(table, lambda stage: any(isinstance(event, DisksKept) for event in stage.events))


def _until(table: DraftLineScene, wanted: Callable[[Any], Any]) -> None:
    """Let stages pass until the wanted one shows, and hold the table there."""
    while table.stage is not None and not wanted(table.stage):
        table.timeline.finish()
    table._stages.clear()


def open_known(app: MatchApp) -> None:
    """Look at what is known of a rival's hand."""
    table = open_at(app, phase("draw", 5), 5)
    zone = table.zones["plate.2"]
    table.look.move((zone.x, zone.top + 40))
    table.look.update(1.0)


def open_worth(app: MatchApp) -> None:
    """Look at what one more disk would be worth."""
    table = open_at(app, phase("draw", 5))
    zone = table.zones["plate.0"]
    table.look.move((zone.x, zone.top + 120))
    table.look.update(1.0)


def open_chosen(app: MatchApp) -> None:
    """Hold a card before it is chosen."""
    table = open_at(app, phase("choose", 3))
    table.grip.selected = table.table.contents("hand")[3]
    table.refresh_lights()


def open_counted(
    app: MatchApp, *, done: bool, wanted: Moment = lambda state: state.outcome() is not None,
) -> None:
    """Count a finished match, half or to the end."""
    table = open_at(app, wanted)
    table._end()
    count: Any = app.top
    count.done = len(count.steps) if done else len(count.steps) // 2
    count._left = 1e9


def open_tie(app: MatchApp) -> None:
    """Compare the hands of seats that have equally many points."""
    def tied(state: Any) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == WON_BY_CARDS

    open_counted(app, done=True, wanted=tied)


def open_ending(app: MatchApp) -> None:
    """Show the result."""
    open_counted(app, done=True)
    count: Any = app.top
    count.go_on()


def lesson(app: MatchApp) -> None:
    """Open the guided first game."""
    app.routes.to_title()
    app.routes.to_tutorial("treasures")


def set_up(app: MatchApp) -> None:
    """Open the set-up screen."""
    app.routes.to_title()
    app.routes.to_set_up("treasures")


POSES: dict[str, Pose] = {
    "treasures": lambda app, _: open_placing(app),
    "treasures-draw": lambda app, _: open_at(app, phase("draw", 3)),
    "treasures-choose": lambda app, _: open_chosen(app),
    "treasures-crowded": lambda app, _: open_crowded(app),
    "treasures-return": lambda app, _: open_at(app, phase("return", 4), 5, "rising"),
    "treasures-home": lambda app, _: open_settling(app),
    "treasures-known": lambda app, _: open_known(app),
    "treasures-worth": lambda app, _: open_worth(app),
    "treasures-three": lambda app, _: open_at(app, phase("draw", 4), 3),
    "treasures-count": lambda app, _: open_counted(app, done=False),
    "treasures-tie": lambda app, _: open_tie(app),
    "treasures-lesson": lambda app, _: lesson(app),
    "treasures-set-up": lambda app, _: set_up(app),
    "treasures-ending": lambda app, _: open_ending(app),
}
"""By the names of ``--screenshot``."""
