"""What follows the end of a game of the seals: stars, a flourish, the result, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game import GAMES, fairness
from game.match import Match
from scenes.games.seals import campaign_progress, scenario_words
from sprites.places import flourish

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene

WAITS = 1.6
"""Seconds between the last act and the result, so that the open faces are seen."""

Choice = tuple[str, str | None, Any, bool]


def begin(scene: TrickScene) -> float:
    """Note a win in the campaign and let the sealed tricks bow; return when to show the result."""
    campaign_progress.note(scene.app, scene.match)
    outcome = scene.match.outcome
    if outcome is None or not outcome.winners or scene.timeline.motion.reduced:
        return WAITS
    scene.act.celebrate()
    names = [
        name for place in range(len(scene.match.chairs))
        for name in scene.table.contents(f"won.{place}")
    ]
    return WAITS + flourish.bow(scene.table, names, 0.4)


def words(scene: TrickScene) -> tuple[str, str, list[str]]:
    """Return heading, sentence and further lines of the result."""
    say, outcome, options = scene.app.words, scene.match.outcome, scene.match.options
    won = bool(outcome and outcome.winners)
    seen = scene.match.state.observation(scene.viewer)
    lines = [say(
        "seals.ending.figures", heading=scenario_words.heading(say, options),
        title=scenario_words.title(say, options), deal=scene.match.seed,
        sealed=len(seen["tricks"]), count=sum(seen["drawn_tokens"].values()),
    )]
    stars = campaign_progress.stars_of(scene.match)
    if won and stars:
        lines.append(say.count("seals.ending.stars", sum(stars)))
        missed = [say(f"seals.campaign.star.{n}") for n, has in enumerate(stars, 1) if not has]
        if missed:
            lines.append(say("seals.ending.stars_left", stars=" · ".join(missed)))
    elif not won:
        lines.append(say("seals.ending.look"))
    return say("seals.ending.won" if won else "seals.ending.lost"), scene.tell.result(seen), lines


def choices(scene: TrickScene) -> list[Choice]:
    """Return what can be done after the end: key, icon, action, whether it is the main one."""
    match, app = scene.match, scene.app
    won = bool(match.outcome and match.outcome.winners)
    number = int(match.options["scenario"])
    told: list[Choice] = []
    if won and not match.options["fresh"] and number + 1 < campaign_progress.COUNT:
        told.append(("next_scenario", "right", lambda: play(scene, scenario=number + 1), True))
    return [
        *told,
        ("new_deal", "deal", lambda: play(scene), not told),
        ("again", "restart", lambda: play(scene, seed=match.seed), False),
        ("reading", "eye", lambda: read(scene), False),
        ("replay", "play", lambda: app.routes.to_replay(match), False),
    ]


def read(scene: TrickScene) -> None:
    """Open what every seat believed, decision by decision."""
    from scenes.games.seals.explanation import ReadingScene

    scene.app.show(ReadingScene(scene.app, scene))


def play(scene: TrickScene, scenario: int | None = None, seed: int | None = None) -> None:
    """Begin another game with the same company: other cards, another scenario, or the same."""
    options = dict(scene.match.options)
    if scenario is not None:
        options["scenario"] = scenario
    match = Match.start(
        GAMES["seals"], scene.match.chairs, fairness.new_seed() if seed is None else seed,
        options, journal=scene.app.journal,
    )
    scene.app.routes.to_table(match)
