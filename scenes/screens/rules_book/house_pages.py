"""The chapter of the rules book that is about no game: hands, marks, settings, fairness."""

from __future__ import annotations

from scenes.match.page_blocks import (
    Aside,
    Chapter,
    Keys,
    NewLeaf,
    Opening,
    Page,
    Rubric,
    Sign,
    Text,
)
from scenes.ui.keys import DEFAULT_KEYS

EVERYWHERE = ("confirm", "cancel", "next", "previous", "left", "right", "up", "down", "mute",
              "full_screen")
"""Actions that mean something on every screen; all others are for the tables."""

CHAPTER = Chapter("house", "book.house.title", "info", pages=(
    Page("hands", "book.house.hands.title", (
        Opening("book.house.hands.begin"),
        Sign("mouse", "book.house.hands.mouse"),
        Sign("search", "book.house.hands.closer"),
        Sign("keyboard", "book.house.hands.keys"),
        Sign("gamepad", "book.house.hands.pad"),
        Sign("speech", "book.house.hands.speech"),
        Text("book.house.hands.safe"),
    )),
    Page("keys", "book.house.keys.title", (
        Rubric("book.house.keys.everywhere"),
        Keys(EVERYWHERE),
        Aside("book.house.keys.change"),
        NewLeaf(),
        Rubric("book.house.keys.table"),
        Keys(tuple(action for action in DEFAULT_KEYS if action not in EVERYWHERE)),
    ), "key"),
    Page("marks", "book.house.marks.title", (
        Opening("book.house.marks.begin"),
        Sign("mark.target", "book.house.marks.target"),
        Sign("mark.glow", "book.house.marks.glow"),
        Sign("mark.origin", "book.house.marks.origin"),
        Sign("mark.focus", "book.house.marks.focus"),
        Sign("mark.dim", "book.house.marks.dim"),
        Sign("mark.hatching", "book.house.marks.hatching"),
        Sign("mark.ribbon", "book.house.marks.ribbon"),
    ), "rose"),
    Page("settings", "book.house.settings.title", (
        Opening("book.house.settings.begin"),
        Sign("language", "book.house.settings.language"),
        Sign("window", "book.house.settings.window"),
        Sign("eye", "book.house.settings.reading"),
        Sign("fast", "book.house.settings.motion"),
        Sign("sound", "book.house.settings.sound"),
        Sign("keyboard", "book.house.settings.keys"),
    ), "harp"),
    Page("keeping", "book.house.keeping.title", (
        Opening("book.house.keeping.begin"),
        Sign("log", "book.house.keeping.log"),
        Sign("records", "book.house.keeping.records"),
        Sign("play", "book.house.keeping.replay"),
        Sign("share", "book.house.keeping.share"),
    ), "tower"),
    Page("fairness", "book.house.fairness.title", (
        Opening("book.house.fairness.begin"),
        Text("book.house.fairness.opened"),
        Sign("verify", "book.house.fairness.verify"),
        Text("book.house.fairness.shuffle"),
        Text("book.house.fairness.number"),
    ), "star"),
))
