"""Scenarios in words: number and title, story, one sentence a rule, goals with how far they got.

Made from what an observation tells of its scenario, so it serves the campaign, the daily scenario
and any that is made of the same blocks later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.contract import OptionValue, Seat
from game.seals.rules.observation import GoalSeen, SealsObservation
from game.seals.rules.scenario import GoalData, ScenarioData
from scenes.ui.words import Words

Name = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class GoalLine:
    """A seat's own goal as it stands; ``met`` is None while it is open."""

    text: str
    met: bool | None


def heading(words: Words, options: Mapping[str, OptionValue]) -> str:
    """Return "No. 7", or what a fresh scenario is called."""
    if options.get("fresh"):
        return words("seals.fresh", wish=words(f"seals.option.fresh.{options['fresh']}"))
    number = options.get("scenario", 0)
    return words("seals.number", number=number) if number else words("seals.basic")


def title(words: Words, options: Mapping[str, OptionValue]) -> str:
    """Return the scenario's title."""
    if options.get("fresh"):
        return words("seals.scenario.fresh.title")
    return _of(words, options.get("scenario", 0), "title")


def story(words: Words, options: Mapping[str, OptionValue]) -> str:
    """Return the scenario's two lines of story."""
    if options.get("fresh"):
        return words("seals.scenario.fresh.story")
    return _of(words, options.get("scenario", 0), "story")


def _of(words: Words, number: object, part: str) -> str:
    key = f"seals.scenario.{number}.{part}"
    return words(key) if words.has(key) else words("seals.scenario.untitled", number=number)


def rules(words: Words, scenario: ScenarioData, drawn: str = "", wild: str = "") -> list[str]:
    """Return one sentence for each way in which a scenario differs from the basic rules.

    ``drawn``: the drawn colour's name; ``wild``: the wild beast's card; "" before the deal.
    """
    told: list[str] = []

    def say(key: str, **params: object) -> None:
        told.append(words(f"seals.rule.{key}", **params))

    if scenario["transfers"]:
        told.append(words.count("seals.rule.transfers", scenario["transfers"]))
    if scenario["greys"]:
        say("greys")
    if scenario["shown"]:
        told.append(words.count("seals.rule.shown", scenario["shown"]))
    if scenario["hint"] != "none":
        say("hint")
    if scenario["draft"] != "open":
        say(f"draft_{scenario['draft']}")
    colour = drawn or words("seals.drawn_colour")
    if scenario["order"] != "none":
        say(f"order_{scenario['order']}", colour=colour)
    if scenario["tie"]:
        say(f"tie_{scenario['tie']}")
    if scenario["grey_led"]:
        say(f"grey_led_{scenario['grey_led']}")
    if scenario["grey_by"]:
        say("grey_by", trick=scenario["grey_by"])
    if scenario["wild"]:
        say("wild", card=wild or words("seals.drawn_beast"))
    if scenario["hidden_history"]:
        say("hidden_history")
    if scenario["sorter_only"]:
        say("sorter_only")
    return told


def goal_kind(words: Words, goal: GoalData | GoalSeen, colour: str) -> str:
    """Return what a goal asks: "no tricks", "exactly 2 tricks"."""
    if goal["kind"] == "exactly":
        return words.count("seals.goal.exactly", goal["n"])
    return words(f"seals.goal.{goal['kind']}", colour=colour)


def goals_before(words: Words, scenario: ScenarioData) -> list[str]:
    """Return the seats' own goals before anybody sits: by the place from the first leader."""
    colour = words("seals.drawn_colour")
    return [
        words(f"seals.goal.place.{goal['place']}", goal=goal_kind(words, goal, colour))
        for goal in scenario["goals"]
    ]


def goals(words: Words, seen: SealsObservation, name: Name) -> list[GoalLine]:
    """Return the seats' own goals as they stand."""
    drawn = seen["drawn_colour"]
    colour = words(f"seals.colour.{drawn}") if drawn else ""
    lines = []
    for goal in seen["goals"]:
        text = words("seals.goal.line", name=name(goal["seat"]),
                     goal=goal_kind(words, goal, colour))
        if goal["met"] is None:
            if goal["kind"] == "exactly":
                so_far = words("seals.goal.so_far", won=goal["won"], n=goal["n"])
                text = f"{text} · {so_far}"
            else:
                text = f"{text} · {words.count('seals.goal.left', goal['left'])}"
        lines.append(GoalLine(text, goal["met"]))
    return lines
