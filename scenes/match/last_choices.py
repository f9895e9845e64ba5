"""What was chosen last for each game: chairs and options, as the settings keep them.

The settings file may hold anything; what the game doesn't offer (any more) falls back to its
default, alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.agents import LEVELS, PERSONALITIES
from game.contract import Game, OptionValue
from game.notices import Trouble
from game.transcript import AGENT, ME, Chair, chairs_as_json, chairs_from_json
from scenes.match.seats import first_chairs

if TYPE_CHECKING:
    from scenes.ui.app import App


def kept(app: App, game: str) -> dict[str, object]:
    """Return the part of the settings about a game; what is changed in it is kept."""
    return app.settings.tables.setdefault(game, {})


def chairs_of(app: App, game: Game) -> list[Chair]:
    """Return the chairs chosen last, or the first ones."""
    try:
        chairs = list(chairs_from_json(kept(app, game.key).get("chairs")))
    except Trouble:
        chairs = []
    if len(chairs) not in game.seat_counts or not all(_is_sound(chair) for chair in chairs):
        return first_chairs(game.usual_seats)
    if [chair.kind for chair in chairs].count(ME) != 1:
        return first_chairs(len(chairs))
    return chairs


def _is_sound(chair: Chair) -> bool:
    if chair.kind != AGENT:
        return not chair.level
    return chair.level in LEVELS and (not chair.personality or chair.personality in PERSONALITIES)


def options_of(app: App, game: Game) -> dict[str, OptionValue]:
    """Return the options chosen last, completed with defaults."""
    before = kept(app, game.key).get("options")
    options = before if isinstance(before, Mapping) else {}
    return {
        name: _offered(options.get(name), option.choices, option.default)
        for name, option in game.options.items()
    }


def _offered(
    value: object, choices: Sequence[OptionValue], default: OptionValue
) -> OptionValue:
    """Return ``value`` if it is one of ``choices``: True is not 1 here."""
    for choice in choices:
        if choice == value and type(choice) is type(value):
            return choice
    return default


def keep(
    app: App, game: str, chairs: Sequence[Chair], options: Mapping[str, OptionValue]
) -> None:
    """Remember chairs and options for the next time."""
    choices = kept(app, game)
    choices["chairs"] = chairs_as_json(tuple(chairs))
    choices["options"] = dict(options)
    app.save_settings()
