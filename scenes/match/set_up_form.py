"""The right half of the set-up screen: rows of things to choose, and how a match begins of them.

A form is data for the screen (rows) and one act (:meth:`Form.begin`). :class:`OptionForm` serves
every game whose choices are its options; the patience, where one chooses a deal, has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game import fairness
from game.contract import Game, Option, OptionValue
from game.match import Match
from game.transcript import Chair
from scenes.match import last_choices
from scenes.ui.controls import Choice, Toggle, Widget
from scenes.ui.controls.base import Area
from scenes.ui.controls.stepper import Stepper

if TYPE_CHECKING:
    from scenes.match.app import MatchApp

SIDE_BY_SIDE = 6
"""Up to so many values stand side by side; more are shown one at a time."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to choose: a sentence above it, the widget, a sentence under it ("" for none)."""

    make: Callable[[Area], Widget]
    heading: str = ""
    about: str = ""
    alarming: bool = False
    """True: the sentence under it says why something was refused."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What a form is made with: the screen it stands on, as far as it concerns a form."""

    app: MatchApp
    game: Game
    changed: Callable[[], None]
    """To be called when the rows must be made anew."""
    play: Callable[[], None]
    """Begins the match, as the screen's button does."""
    seats: Callable[[], int]
    """Tells how many chairs there are now."""


class Form(Protocol):
    """What a game's half of the set-up screen offers."""

    def rows(self) -> Sequence[Row]:
        """Return what is to be chosen, as it stands now."""

    def begin(self, chairs: Sequence[Chair]) -> Match | None:
        """Return a new match, or None where a choice must be mended first (a row says which)."""


class OptionForm:
    """The options of any game, by the sentences ``{game}.option.{name}`` and
    ``{game}.option.{name}.{value}``; what a value means, if there is such a sentence, by
    ``{game}.option.{name}.{value}.about``."""

    def __init__(self, set_up: SetUp) -> None:
        self.app = set_up.app
        self.game = set_up.game
        self.options = last_choices.options_of(set_up.app, set_up.game)
        self._changed = set_up.changed

    def rows(self) -> list[Row]:
        """Return one row for each option that matters with what is chosen."""
        return [
            self._row(name, option) for name, option in self.game.options.items()
            if self._matters(option)
        ]

    def _matters(self, option: Option) -> bool:
        if option.when is None:
            return True
        other, values = option.when
        return self.options[other] in values

    def _row(self, name: str, option: Option) -> Row:
        words = self.app.words
        sentence = words(f"{self.game.key}.option.{name}")
        chosen = self.options[name]
        if all(isinstance(choice, bool) for choice in option.choices):
            return Row(lambda area: Toggle(
                area, sentence, bool(chosen), lambda on: self._choose(name, on), key=name
            ))
        values = [
            (choice, words(f"{self.game.key}.option.{name}.{_word(choice)}"))
            for choice in option.choices
        ]
        about = f"{self.game.key}.option.{name}.{_word(chosen)}.about"
        kind: Callable[..., Widget] = Choice if len(values) <= SIDE_BY_SIDE else Stepper
        return Row(
            lambda area: kind(
                area, sentence, values, chosen, lambda value: self._choose(name, value),
                key=name, label_share=0,
            ),
            heading=sentence,
            about=words(about) if words.has(about) else "",
        )

    def _choose(self, name: str, value: OptionValue) -> None:
        self.options[name] = value
        self._changed()

    def begin(self, chairs: Sequence[Chair]) -> Match:
        """Return a match with a secret random shuffle, and remember what was chosen."""
        last_choices.keep(self.app, self.game.key, chairs, self.options)
        return Match.start(
            self.game, chairs, fairness.new_seed(), self.options, journal=self.app.journal
        )


def _word(value: OptionValue) -> str:
    """Return an option's value as the last part of a key."""
    return str(value).lower().replace(" ", "_")
