"""Posed moments of the quest table, made by real moves of a match that agents play by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from game import GAMES
from game.contract import Move
from game.legends.rules.codes import (
    BID,
    COMPLETE,
    DONE,
    DRAW,
    FIRST_PLACE,
    PASS,
    PLAY,
    USE,
    names_of,
    verb_of,
)
from game.legends.rules.state import LegendsState
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.legends.character_sheet import FigureSheet
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.scene import QuestTable
from scenes.games.legends.who_is_who import FiguresScene
from scenes.match.app import MatchApp
from scenes.match.match_screen import MatchScreen
from scenes.match.table_entry import Pose

Choose = Callable[[LegendsState, int, random.Random], Move]
"""Chooses a move in a position for a seat."""
SEED = 90
PEOPLE = ("lunete", "gawain", "palamedes", "isolde")
CHAIRS = (Chair(ME, "arthur"), Chair(AGENT, "merlin", "knight"), Chair(AGENT, "isolde", "squire"),
          Chair(AGENT, "palamedes", "squire"))
MOST_PLIES = 1500


def match_of(seats: int, level: str, seed: int = SEED) -> Match:
    """Return a fresh match that is kept nowhere."""
    return Match.start(GAMES["legends"], CHAIRS[:seats], seed, {"level": level})


def play_until(
    match: Match, stop: Callable[[LegendsState], bool], choose: Choose | None = None
) -> bool:
    """Play moves, plain ones if nothing else is said, until ``stop`` says so; return whether it
    did before the end."""
    choose = choose or _plain
    rng = random.Random(5)
    for _ in range(MOST_PLIES):
        state = match.state
        assert isinstance(state, LegendsState)
        if stop(state):
            return True
        if match.outcome is not None:
            return False
        seat = state.to_act()[0]
        match.play(seat, choose(state, seat, rng))
    return False


def _plain(state: LegendsState, seat: int, rng: random.Random) -> Move:
    """Return a move that keeps a game going: claims quests, plays cards, draws, seldom the rest."""
    moves = state.legal_moves(seat)
    by_verb: dict[int, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(verb_of(move), []).append(move)
    if COMPLETE in by_verb:
        return by_verb[COMPLETE][0]
    if BID in by_verb and rng.random() < 0.6:
        return rng.choice(by_verb[BID])
    if USE in by_verb and DONE in by_verb and rng.random() < 0.85:
        return by_verb[DONE][0]
    few = sum(map(int.bit_count, state.companies)) < 7 * state.seats
    if PLAY in by_verb and rng.random() < (0.6 if few else 0.2):
        return _where_most_are(state, seat, by_verb[PLAY], rng)
    if DRAW in by_verb and rng.random() < 0.9:
        return by_verb[DRAW][0]
    return rng.choice(moves)


def _where_most_are(state: LegendsState, seat: int, plays: list[Move], rng: random.Random) -> Move:
    """Return a move that plays a character, mostly to where the seat's company is largest: quests
    ask for more than a few can do."""
    if rng.random() < 0.3:
        return rng.choice(plays)
    return max(plays, key=lambda move: state.companies[
        (names_of(move)[1] - FIRST_PLACE) * state.seats + seat].bit_count())


def open_table(app: MatchApp, match: Match) -> MatchScreen:
    """Open the table of a match."""
    app.routes.to_title()
    app.routes.to_table(match)
    screen = app.top
    assert isinstance(screen, MatchScreen)
    return screen


def table_of(screen: MatchScreen) -> QuestTable:
    """Return the quest table of a screen."""
    table = screen.game_table
    assert isinstance(table, QuestTable)
    return table


def early(app: MatchApp) -> None:
    """Pose the very first decision of a game at Beginner."""
    match = match_of(2, "beginner")
    play_until(match, lambda state: state.to_act() == (0,))
    open_table(app, match)


def middle(app: MatchApp, seats: int = 3) -> MatchScreen:
    """Pose the middle of a game: companies everywhere, a quest that may be claimed."""
    for seed in range(SEED, SEED + 60):
        match = match_of(seats, "standard", seed)
        if play_until(match, lambda state: state.turn >= 4 and state.to_act() == (0,)
                      and any(verb_of(move) == COMPLETE for move in state.legal_moves(0))
                      and len(state.open) > 3 and state.hands[0].bit_count() > 3
                      and not state.final_turn):
            break
    return open_table(app, match)


def tournament(app: MatchApp) -> None:
    """Pose a tournament in which the others have bid and it is the viewer's turn."""
    for seed in range(SEED, SEED + 60):
        match = match_of(3, "standard", seed)
        if play_until(match, lambda state: state.tournament >= 0 and state.to_act() == (0,)
                      and sum(map(bool, state.bids)) >= 2):
            break
    scene = open_table(app, match)
    hand = table_of(scene).sight.setting.observation["hand"]
    scene.table_view.drag.selected = hand[0]
    table_of(scene).handling.relit()


def ability(app: MatchApp) -> None:
    """Pose an ability that is looked at before it is used."""
    for seed in range(SEED, SEED + 60):
        match = match_of(3, "standard", seed)
        if play_until(match, lambda state: state.turn >= 3 and state.to_act() == (0,)
                      and state.step == 2 and len(state.legal_moves(0)) > 2
                      and not state.pending and state.tournament < 0):
            break
    scene = open_table(app, match)
    view = scene.table_view
    source = next((s for s, t in view.offers if t == "use"), None)
    if source is not None:
        view.drag.selected = source
        view.relight()


def sheet(app: MatchApp) -> None:
    """Pose the sheet of a figure over a table."""
    scene = middle(app)
    app.show(FigureSheet(app, "lancelot", table_of(scene).sight.setting))


def figures(app: MatchApp) -> None:
    """Pose all figures."""
    app.routes.to_title()
    app.show(FiguresScene(app))


def ending(app: MatchApp) -> None:
    """Pose the end of a game, counted."""
    match = match_of(3, "standard")
    play_until(match, lambda state: False)
    open_table(app, match).show_result()
    tally = app.top
    assert isinstance(tally, TallyScene)
    tally.finish_count()


def crowded(app: MatchApp) -> None:
    """Pose the fullest table that four players come to who only bring people and claim nothing."""
    def late(state: LegendsState) -> bool:
        return (state.to_act() == (0,) and state.step == 4 and not state.pending
                and state.final_turn > 0 and state.turn > state.final_turn + 1)

    for seed in range(SEED, SEED + 20):
        match = match_of(4, "advanced", seed)
        if play_until(match, late, _crowding):
            break
    open_table(app, match)


def _crowding(state: LegendsState, seat: int, rng: random.Random) -> Move:
    """Return a move of a player who claims nothing and brings everybody somewhere."""
    moves = state.legal_moves(seat)
    by_verb = {verb_of(move): move for move in moves}
    plays = [move for move in moves if verb_of(move) == PLAY]
    if plays:
        return rng.choice(plays)
    for verb in (DRAW, PASS, DONE):
        if verb in by_verb:
            return by_verb[verb]
    return rng.choice(moves)


def lesson(app: MatchApp) -> None:
    """Open the guided first game."""
    app.routes.to_title()
    app.routes.to_tutorial("legends")


def set_up(app: MatchApp) -> None:
    """Open the set-up screen."""
    app.routes.to_title()
    app.routes.to_set_up("legends")


POSES: dict[str, Pose] = {
    "legends": lambda app, _: middle(app),
    "legends-2": lambda app, _: middle(app, 2),
    "legends-4": lambda app, _: middle(app, 4),
    "legends-crowded": lambda app, _: crowded(app),
    "legends-start": lambda app, _: early(app),
    "legends-ability": lambda app, _: ability(app),
    "legends-tournament": lambda app, _: tournament(app),
    "legends-sheet": lambda app, _: sheet(app),
    "legends-figures": lambda app, _: figures(app),
    "legends-lesson": lambda app, _: lesson(app),
    "legends-set-up": lambda app, _: set_up(app),
    "legends-ending": lambda app, _: ending(app),
}
"""By the names of ``--screenshot``."""
