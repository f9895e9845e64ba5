"""The chapter of the rules book on the seals. It follows the rules page, section by section."""

from __future__ import annotations

from scenes.screens.rules_book.page_blocks import (
    Aside,
    Chapter,
    Item,
    NewLeaf,
    Opening,
    Page,
    Row,
    Rows,
    Rubric,
    Sign,
    Text,
)

CHAPTER = Chapter("seals", "house.game.seals", "verify", game="seals", pages=(
    Page("aim", "book.seals.aim.title", (
        Opening("book.seals.aim.begin"),
        Text("book.seals.aim.win"),
        Text("book.seals.aim.silence"),
        Rubric("book.seals.aim.parts"),
        Item("book.seals.aim.cards"),
        Item("book.seals.aim.swords"),
        Rows((
            Row(("r1", "b4", "y7", "g10", "x4"), "book.seals.aim.beasts"),
        ), 66, 1, "book.seals.aim.beasts"),
    ), "sword"),
    Page("deal", "book.seals.deal.title", (
        Opening("book.seals.deal.begin"),
        Text("book.seals.deal.sorted"),
        Rows((
            Row(("back:red", "back:red", "back:blue", "back:yellow", "back:grey"),
                "book.seals.deal.backs"),
        ), 66, 1, "book.seals.deal.backs"),
        Text("book.seals.deal.know"),
        Text("book.seals.deal.chips"),
    ), "key"),
    Page("draft", "book.seals.draft.title", (
        Opening("book.seals.draft.begin"),
        Item("book.seals.draft.take"),
        Item("book.seals.draft.last"),
        Item("book.seals.draft.none"),
        Rows((
            Row(("sealing:red", "sealing:blue", "sealing:yellow", "sealing:green",
                 "sealing:grey"), "book.seals.draft.swords"),
        ), 58, 1, "book.seals.draft.swords"),
    ), "sword"),
    Page("tricks", "book.seals.tricks.title", (
        Opening("book.seals.tricks.begin"),
        Item("book.seals.tricks.follow"),
        Item("book.seals.tricks.wins"),
        Item("book.seals.tricks.grey"),
        Item("book.seals.tricks.next"),
        Rows((
            Row(("g8", "g3", "g10", "y9"), "book.seals.tricks.example"),
            Row(("g8", "x1", "g10", "x3"), "book.seals.tricks.example_grey"),
        ), 58, 1, "book.seals.tricks.examples"),
    ), "crown"),
    Page("seal", "book.seals.seal.title", (
        Opening("book.seals.seal.begin"),
        Item("book.seals.seal.grey"),
        Item("book.seals.seal.tie"),
        Item("book.seals.seal.shadows"),
        Rows((
            Row(("r2", "r7", "g9", "r3", "→", "sealing:red"), "book.seals.seal.example"),
            Row(("b4", "b9", "y2", "y8", "→", "sealing:blue", "sealing:yellow"),
                "book.seals.seal.example_tie"),
            Row(("x1", "x3", "r5", "→", "sealing:grey"), "book.seals.seal.example_grey"),
        ), 54, 1, "book.seals.seal.examples"),
        Text("book.seals.seal.lost"),
    ), "sword"),
    Page("scenarios", "book.seals.scenarios.title", (
        Opening("book.seals.scenarios.begin"),
        Text("book.seals.scenarios.stars"),
        Rubric("book.seals.scenarios.gifts"),
        Item("book.seals.scenarios.when"),
        Item("book.seals.scenarios.how"),
        Item("book.seals.scenarios.pause"),
        NewLeaf(),
        Rubric("book.seals.scenarios.blocks"),
        Item("book.seals.scenarios.known"),
        Item("book.seals.scenarios.goals"),
        Item("book.seals.scenarios.order"),
        Item("book.seals.scenarios.wild"),
        Item("book.seals.scenarios.dark"),
        Item("book.seals.scenarios.daily"),
    ), "crown"),
    Page("table", "book.seals.table.title", (
        Opening("book.seals.table.begin"),
        Sign("person", "book.seals.table.seats"),
        Sign("eye", "book.seals.table.tricks"),
        Sign("share", "book.seals.table.give"),
        Sign("hint", "book.seals.table.hint"),
        Sign("people", "book.seals.table.people"),
        Sign("play", "book.seals.table.replay"),
    ), "key"),
    Page("advice", "book.seals.advice.title", (
        Opening("book.seals.advice.begin"),
        Item("book.seals.advice.duck"),
        Item("book.seals.advice.take"),
        Item("book.seals.advice.lead"),
        Item("book.seals.advice.discard"),
        Item("book.seals.advice.watch"),
        Item("book.seals.advice.grey"),
        Item("book.seals.advice.draft"),
        Aside("book.seals.advice.source"),
    ), "rose"),
))
