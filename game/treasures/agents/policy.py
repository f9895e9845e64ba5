"""The agents of the treasures and their advice: what :mod:`game.agents` asks for.

A squire looks at few worlds and doesn't remember who drafted what; a knight counts every card but
drafts by eye; a champion weighs it all. The search is the same
(:mod:`game.treasures.agents.search`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final, cast

from game.agents import Hint, Level, Publish, keep_to_oneself, rounds
from game.contract import Move, Observation
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.hints import explained, preferred
from game.treasures.agents.search import Search, Trial
from game.treasures.agents.win_chance import Stakes
from game.treasures.rules.cards import NUMBER_OF_CARD
from game.treasures.rules.moves import card_of_move
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.position import DRAW
from game.treasures.rules.worlds import sample


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is able to: at most so many rounds of search, for drafting and for the rest.

    Without rounds it goes by what it sees at once. ``counts`` is whether it remembers the drafts.
    """

    draft: int
    play: int
    counts: bool


SKILLS: Final[Mapping[str, Skill]] = {
    "squire": Skill(draft=0, play=4, counts=False),
    "knight": Skill(draft=0, play=24, counts=True),
    "champion": Skill(draft=300, play=300, counts=True),
}
"""By level. More rounds would not make a champion any better."""
HOPE: Final = 0.5
"""Of a move whose ends lie far apart: how much of their deviation a wholly bold player hopes for,
or a wholly timid one fears."""
SAVING: Final = 0.09
"""How much a wholly bold player would rather go in with a 1 than with a 30, which it saves for the
end; a timid one would rather be safe now."""
TEMPER: Final = 0.075
"""At temperature 1, the difference in chances to win that makes a move e times as likely. It goes
with the root of the temperature: here even small errors cost a knight, and a squire makes others.
"""


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return a legal move of the observing seat.

    ``playouts`` are rounds of a champion's search; other levels get their share of them, as they
    get of the time, so that agents are matched alike counted or timed.
    """
    outlook = _outlook(observation, level)
    return _chosen(_trials(outlook, level, rng, playouts, publish), level, rng)


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return the move that looks best, and why."""
    outlook = _outlook(observation, level)
    trials = _trials(outlook, level, rng, playouts, publish)
    values = {move: trial.mean for move, trial in trials.items()}
    return explained(outlook, preferred(outlook, values))


def _outlook(observation: Observation, level: Level) -> Outlook:
    # Any world that looks like this will do: the outlook takes only what can be seen.
    seen = cast(TreasuresObservation, observation)
    outlook = Outlook(sample(seen, random.Random(0)), seen["seat"])
    if not _skill(level).counts:
        outlook.forget_drafts()
    return outlook


def _trials(
    outlook: Outlook, level: Level, rng: random.Random, playouts: int | None, publish: Publish
) -> dict[Move, Trial]:
    stakes = Stakes(outlook.seat, outlook.turns, level.personality)
    skill = _skill(level)
    search = Search(outlook, stakes, rng)
    most = skill.draft if outlook.world.phase == DRAW else skill.play
    if not most:
        return search.at_once()
    if playouts is not None:
        playouts = most = min(most, max(1, round(playouts * level.seconds)))
    return search.run(islice(rounds(level, playouts), most), publish)


def _skill(level: Level) -> Skill:
    return SKILLS.get(level.name, SKILLS["champion"])


def _chosen(trials: Mapping[Move, Trial], level: Level, rng: random.Random) -> Move:
    """Return the best move, or near the best by temperature; the bold like what may end well."""
    boldness = level.personality.boldness
    values = {
        move: trial.mean + boldness * (HOPE * trial.deviation + SAVING * _saved(move))
        for move, trial in trials.items()
    }
    best = max(values.values())
    temperature = TEMPER * math.sqrt(level.temperature + level.personality.whim)
    if temperature <= 0:
        return min(move for move, value in values.items() if value == best)
    weights = [math.exp((value - best) / temperature) for value in values.values()]
    return rng.choices(list(values), weights)[0]


def _saved(move: Move) -> float:
    """Return how low a chosen card is, from 0 to 1; 0 for other moves."""
    card = card_of_move(move)
    return 0.0 if card is None else 1 - NUMBER_OF_CARD[card] / 30
