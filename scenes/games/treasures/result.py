"""The end of a match of the treasures: what its sheet tells, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import GAMES, fairness
from game.match import Match
from scenes.games.treasures.log_words import result
from scenes.games.treasures.words import name, number
from scenes.match import legacy_menu as match_menu

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene

Choice = tuple[str, str | None, Callable[[], object], bool]
"""Key, icon, action, and whether it is the main one."""


def words_of(scene: DraftLineScene) -> tuple[str, str, list[str]]:
    """Return heading, sentence and further lines of a finished match."""
    words, match, outcome = scene.app.words, scene.match, scene.match.outcome
    assert outcome is not None
    if scene.viewer in outcome.winners:
        heading = words("treasures.ending.won" if len(outcome.winners) == 1
                        else "treasures.ending.shared")
    else:
        heading = words("treasures.ending.lost", name=name(scene, outcome.winners[0]))
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    scores = words("house.list_comma").join(
        words("treasures.ending.score", name=name(scene, seat),
              points=number(outcome.scores[seat])) for seat in order
    )
    return heading, result(scene), [
        words("treasures.ending.scores", scores=scores),
        words("treasures.ending.deal", deal=match.seed),
    ]


def choices(scene: DraftLineScene) -> list[Choice]:
    """Return what can be done after the end."""
    app, match = scene.app, scene.match
    return [
        ("new_deal", "deal", lambda: play(scene, fairness.new_seed()), True),
        ("again", "restart", lambda: play(scene, match.seed), False),
        ("new_match", "people", lambda: app.routes.to_set_up("treasures"), False),
        ("replay", "play", lambda: app.routes.to_replay(match), False),
        ("share", "share", lambda: match_menu.save_file(scene), False),
    ]


def play(scene: DraftLineScene, seed: int) -> None:
    """Begin another game with the same company and options on the deal ``seed``."""
    app, match = scene.app, scene.match
    app.routes.to_table(Match.start(
        GAMES["treasures"], match.chairs, seed, match.options, journal=app.journal
    ))
