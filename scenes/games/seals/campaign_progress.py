"""How far a player has come in the seals' campaign: scenarios won, and with how many stars.

Kept with the settings, by number. A scenario gives three stars: it was won; won without a gift and
without a hint; won with no champion among the agents.
"""

from __future__ import annotations

from typing import cast

from game.match import Match
from game.records import HELPED
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.observation import SealsObservation
from game.transcript import AGENT
from scenes.ui.app import App

STARS = 3
COUNT = len(CAMPAIGN)
"""Scenarios, with the basic rules as number 0."""
Stars = tuple[bool, bool, bool]
NO_STARS: Stars = (False, False, False)
DEFAULT_RULES = ("majority_tie", "grey_led", "grey_majority", "removed_grey")
"""Options that must be as they are at first for a win to count: a gentler rule wins no star."""


def _kept(app: App) -> dict[str, object]:
    seals = app.settings.tables.setdefault("seals", {})
    kept = seals.setdefault("campaign", {})
    if isinstance(kept, dict):
        return kept
    # A settings file may hold anything there.
    fresh: dict[str, object] = {}
    seals["campaign"] = fresh
    return fresh


def stars(app: App, number: int) -> Stars:
    """Return which stars of a scenario have been won."""
    kept = _kept(app).get(str(number))
    if not isinstance(kept, list) or len(kept) != STARS:
        return NO_STARS
    return bool(kept[0]), bool(kept[1]), bool(kept[2])


def stars_of(match: Match) -> Stars | None:
    """Return the stars that a finished match earns, or None where it counts for no scenario."""
    outcome, options = match.outcome, match.options
    if outcome is None or options["fresh"] or not _is_by_the_book(match):
        return None
    if not outcome.winners:
        return NO_STARS
    seen = cast(SealsObservation, match.state.observation(0))
    alone = seen["transfers"] == seen["scenario"]["transfers"] and HELPED not in match.marks
    levels = {chair.level for chair in match.chairs if chair.kind == AGENT}
    return True, alone, bool(levels) and "champion" not in levels


def _is_by_the_book(match: Match) -> bool:
    return all(
        match.options[name] == match.game.options[name].default for name in DEFAULT_RULES
    )


def note(app: App, match: Match) -> None:
    """Add the stars of a finished match to those kept."""
    earned = stars_of(match)
    if earned is None or not any(earned):
        return
    number = int(match.options["scenario"])
    before = stars(app, number)
    _kept(app)[str(number)] = [one or other for one, other in zip(before, earned, strict=True)]
    app.save_settings()


def recommended(app: App) -> int:
    """Return the number to play next: the first not won yet; from number 1 on, the basic rules
    last, since they are harder than the first scenarios."""
    order: tuple[int, ...] = (*range(1, COUNT), 0)
    return next((number for number in order if not stars(app, number)[0]), COUNT - 1)


def count_won(app: App) -> int:
    """Return how many scenarios have been won."""
    return sum(stars(app, number)[0] for number in range(COUNT))


def count_stars(app: App) -> int:
    """Return how many stars have been won in all."""
    return sum(sum(stars(app, number)) for number in range(COUNT))
