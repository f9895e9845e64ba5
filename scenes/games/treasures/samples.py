"""Moments of the treasures worth a picture, reached by real moves through the real match.

The players of these matches move at random, but always the same way.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from game import GAMES
from game.match import Match
from game.treasures.rules import moves as made
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD
from game.treasures.rules.events import DisksKept, ThiefPlaced
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.scoring import WON_BY_CARDS
from game.treasures.rules.state import TreasuresState
from scenes.games.treasures.final_score import CountingScene
from scenes.games.treasures.scene import TreasuresTable
from scenes.match.app import MatchApp
from scenes.match.match_screen import MatchScreen
from scenes.match.seats import first_chairs
from scenes.match.stage import Stage
from scenes.match.table_entry import Pose

ME = 0
DEAL = 4711
TRIES = 200
"""Deals that are looked through for a moment, before giving up."""

Moment = Callable[[TreasuresState], bool]
"""Whether a position is the one that is looked for."""


def _played(seats: int, noise: str, deal: int, wanted: Moment) -> Match | None:
    """Return a match of ``deal`` played until it is as wanted; None if it never is."""
    match = Match.start(GAMES["treasures"], first_chairs(seats), deal, {"noise": noise})
    rng = random.Random(deal)
    while match.outcome is None:
        if wanted(_state(match)):
            return match
        seat = match.state.to_act()[-1]
        match.play(seat, _move(match, seat, rng))
    return match if wanted(_state(match)) else None


def _state(match: Match) -> TreasuresState:
    return cast(TreasuresState, match.state)


def _seen(state: TreasuresState) -> TreasuresObservation:
    return state.observation(ME)


def _move(match: Match, seat: int, rng: random.Random) -> int:
    """Return a move at random; whoever may plays black often, so that heaps get crowded."""
    moves = match.state.legal_moves(seat)
    black = [
        move for move in moves
        if (card := made.card_of_move(move)) is not None and COLOUR_OF_CARD[card] == BLACK
    ]
    return rng.choice(black if black and rng.random() < 0.6 else moves)


def open_at(app: MatchApp, wanted: Moment, seats: int = 4, noise: str = "rising") -> TreasuresTable:
    """Open the table at the first such moment that is found. Raises LookupError for none."""
    for deal in range(DEAL, DEAL + TRIES):
        match = _played(seats, noise, deal, wanted)
        if match is not None:
            app.routes.to_title()
            app.routes.to_table(match)
            screen = app.top
            assert isinstance(screen, MatchScreen)
            assert isinstance(screen.game_table, TreasuresTable)
            return screen.game_table
    raise LookupError("no deal comes to this moment")


def phase(name: str, turn: int) -> Moment:
    """Return the moment at which I am to act in a phase, from a turn on."""
    def wanted(state: TreasuresState) -> bool:
        seen = _seen(state)
        return bool(seen["phase"] == name and seen["turn"] >= turn and ME in state.to_act())

    return wanted


def placing(state: TreasuresState) -> bool:
    """I have a black card, two others share a heap, and nobody else is to come."""
    seen = _seen(state)
    heaps = [thief["heap"] for thief in seen["thieves"]]
    return bool(
        phase("place", 4)(state) and heaps.count(None) == 1
        and max(heaps.count(heap) for heap in heaps if heap) >= 2
    )


def last_to_choose(state: TreasuresState) -> bool:
    """All others have chosen: my card lets all be turned up."""
    return bool(phase("choose", 4)(state) and state.to_act() == (ME,))


def open_placing(app: MatchApp, seats: int = 5) -> None:
    """Point at a heap for a black card's thief."""
    table = open_at(app, placing, seats, "greedy")
    taken = {thief["heap"] for thief in table.seen.observation["thieves"]}
    free = "white" if "white" not in taken else next(iter(taken - {None}))
    zone = table.desk.table_view.zones[f"heap.{free}"]
    table.look.move((zone.x, zone.y))


def open_crowded(app: MatchApp) -> None:
    """Show thieves at a crowded heap before anybody takes."""
    def crowded(state: TreasuresState) -> bool:
        if not last_to_choose(state):
            return False
        events = state.clone().apply(ME, state.legal_moves(ME)[-1])
        ranks = [event.rank for event in events if isinstance(event, ThiefPlaced)]
        return len(ranks) == 5 and max(ranks) >= 2

    table = open_at(app, crowded, 5)
    table.desk.acts.play(max(table.desk.table_view.offers.values()))
    _until(table, lambda stage: any(isinstance(e, ThiefPlaced) for e in stage.events) and all(
        thief["heap"] for thief in table.seen.shown["thieves"]
    ))


def open_settling(app: MatchApp) -> None:
    """Show disks on their way home."""
    def settles(state: TreasuresState) -> bool:
        if not last_to_choose(state):
            return False
        events = state.clone().apply(ME, state.legal_moves(ME)[-1])
        return any(isinstance(event, DisksKept) for event in events)

    table = open_at(app, settles)
    table.desk.acts.play(max(table.desk.table_view.offers.values()))
    _until(table, lambda stage: any(isinstance(event, DisksKept) for event in stage.events))


def _until(table: TreasuresTable, wanted: Callable[[Stage], bool]) -> None:
    """Let stages pass until the wanted one shows, and hold the table there."""
    while table.desk.match_view.stage is not None and not wanted(table.desk.match_view.stage):
        table.desk.table_view.timeline.finish()
    table.desk.staging.pending.clear()
    table.desk.match_view.staging = False


def open_known(app: MatchApp) -> None:
    """Look at what is known of a rival's hand."""
    table = open_at(app, phase("draw", 5), 5)
    zone = table.desk.table_view.zones["plate.2"]
    table.look.move((zone.x, zone.top + 40))
    table.look.update(1.0)


def open_worth(app: MatchApp) -> None:
    """Look at what one more disk would be worth."""
    table = open_at(app, phase("draw", 5))
    zone = table.desk.table_view.zones["plate.0"]
    table.look.move((zone.x, zone.top + 120))
    table.look.update(1.0)


def open_chosen(app: MatchApp) -> None:
    """Hold a card before it is chosen."""
    table = open_at(app, phase("choose", 3))
    table.desk.table_view.drag.selected = table.desk.table_view.pieces.contents("hand")[3]
    table.desk.table_view.relight()


def open_counted(
    app: MatchApp, *, done: bool, wanted: Moment = lambda state: state.outcome() is not None,
) -> None:
    """Count a finished match, half or to the end."""
    table = open_at(app, wanted)
    table.desk.acts.show_result()
    count = app.top
    assert isinstance(count, CountingScene)
    count.done = len(count.steps) if done else len(count.steps) // 2
    count.left = 1e9


def open_tie(app: MatchApp) -> None:
    """Compare the hands of seats that have equally many points."""
    def tied(state: TreasuresState) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == WON_BY_CARDS

    open_counted(app, done=True, wanted=tied)


def open_ending(app: MatchApp) -> None:
    """Show the result."""
    open_counted(app, done=True)
    count = app.top
    assert isinstance(count, CountingScene)
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
