"""Choosing a deal of the patience: winnable, any, the deal of the day, or one by its number."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from game.match import Match
from game.patience.rules import deals
from game.randomness import MAX_SEED
from game.transcript import Chair
from scenes.games.patience import deals as patience_deals
from scenes.match import last_choices
from scenes.match.set_up_form import Row, SetUp
from scenes.ui.controls import Choice, Toggle
from scenes.ui.controls.base import Area
from scenes.ui.controls.number import NumberField

T = TypeVar("T")

HABITS = ("auto_deal", "auto_finish", "lamp")
"""What the table can do by itself, as the settings and the table's menu name it."""


class PatienceForm:
    """The deal to play, and the table's habits."""

    def __init__(self, set_up: SetUp) -> None:
        self.app = set_up.app
        self.game = set_up.game
        self.kept = last_choices.kept(self.app, self.game.key)
        self.kind: str = _one_of(self.kept.get("kind"), patience_deals.KINDS)
        self.grade: int | None = _one_of(self.kept.get("grade"), (None, *deals.GRADES))
        self.number: int | None = _number(self.kept.get("number"))
        self.trouble = ""
        """Key of what is wrong with the number, or ""."""
        self._field: NumberField | None = None
        self._changed = set_up.changed
        self._play = set_up.play

    # Rows

    def rows(self) -> list[Row]:
        """Return the kinds of deals, what belongs to the chosen one, and the habits."""
        rows = [self._kinds()]
        if self.kind == "winnable":
            rows.append(self._grades())
        elif self.kind == "number":
            rows.append(self._number_row())
        rows += [self._habit(name) for name in HABITS]
        rows.append(Row(lambda area: Toggle(
            area, self.app.words("patience.setup.four_colour"), self.app.settings.four_colour,
            self._set_four_colour, key="four_colour",
        )))
        return rows

    def _kinds(self) -> Row:
        words = self.app.words
        values = [(kind, words(f"patience.setup.kind.{kind}")) for kind in patience_deals.KINDS]
        about = words(f"patience.setup.kind.{self.kind}.about")
        if self.kind == "day":
            about = words(
                "patience.setup.kind.day.about", deal=deals.deal_of_the_day(self.app.today)
            )
        heading = words("patience.setup.which")
        return Row(
            lambda area: Choice(
                area, heading, values, self.kind, self._set_kind, key="kind", label_share=0
            ),
            heading=heading, about=about,
        )

    def _grades(self) -> Row:
        words = self.app.words
        values = [
            (grade, words(f"patience.setup.grade.{'any' if grade is None else grade}"))
            for grade in (None, *deals.GRADES)
        ]
        about = words("patience.setup.grade.any.about") if self.grade is None else words(
            "patience.setup.grade.about", grade=self.grade
        )
        heading = words("patience.setup.grade")
        return Row(
            lambda area: Choice(
                area, heading, values, self.grade, self._set_grade, key="grade", label_share=0
            ),
            heading=heading, about=about,
        )

    def _number_row(self) -> Row:
        return Row(self._number_field, about=self._about_number(), alarming=bool(self.trouble))

    def _number_field(self, area: Area) -> NumberField:
        """Return the one field, which remembers what is being typed while rows are made anew."""
        name = self.app.words("patience.setup.number")
        if self._field is None:
            self._field = NumberField(
                area, name, self.number, 0, MAX_SEED, self._number_changed, self._play,
                key="number",
            )
        self._field.rect.update(area)
        self._field.name = name
        return self._field

    def _about_number(self) -> str:
        words = self.app.words
        if self.trouble:
            return words(self.trouble, most=MAX_SEED)
        if self.number is None:
            return words("setup.number.empty")
        grade = deals.grade(self.number)
        if grade > deals.HARDEST_WINNABLE:
            return words("patience.setup.number.unwinnable")
        word = words(f"patience.setup.grade.{grade}")
        return words("patience.setup.number.winnable", grade=grade, word=word)

    def _habit(self, name: str) -> Row:
        sentence = self.app.words(f"patience.habit.{name}")
        return Row(lambda area: Toggle(
            area, sentence, self.kept.get(name) is True, lambda on: self._set(name, on), key=name
        ))

    # Choosing

    def _set(self, name: str, value: object) -> None:
        self.kept[name] = value
        self._changed()

    def _set_kind(self, kind: str) -> None:
        self.kind, self.trouble = kind, ""
        self._set("kind", kind)

    def _set_grade(self, grade: int | None) -> None:
        self.grade = grade
        self._set("grade", grade)

    def _number_changed(self) -> None:
        assert self._field is not None
        self.number, self.trouble = self._field.value, self._field.trouble
        self._set("number", self.number)

    def _set_four_colour(self, on: bool) -> None:
        self.app.settings.four_colour = on
        self.app.apply_settings()

    def begin(self, chairs: Sequence[Chair]) -> Match | None:
        """Return the chosen deal as a match; None while no number is typed."""
        number = self.number
        if self.kind != "number":
            number = patience_deals.chosen(self.kind, self.grade, self.app.today, random.Random())
        if number is None:
            self.trouble = "setup.number.empty"
            self._changed()
            return None
        self.app.save_settings()
        return patience_deals.begin(self.app, number)


def _one_of(value: object, values: Sequence[T]) -> T:
    """Return ``value`` if it is one of ``values``, else the first of them: True is not 1 here."""
    return next((v for v in values if v == value and type(v) is type(value)), values[0])


def _number(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_SEED:
        return value
    return None
