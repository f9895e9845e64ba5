"""The chapter of the rules book on the seals. It follows the rules page, section by section."""

from __future__ import annotations

from scenes.match.page_blocks import (
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

CHAPTER = Chapter("seals", "seals.game", "verify", game="seals", pages=(
    Page("aim", "seals.book.aim.title", (
        Opening("seals.book.aim.begin"),
        Text("seals.book.aim.win"),
        Text("seals.book.aim.silence"),
        Rubric("seals.book.aim.parts"),
        Item("seals.book.aim.cards"),
        Item("seals.book.aim.swords"),
        Rows((
            Row(("r1", "b4", "y7", "g10", "x4"), "seals.book.aim.beasts"),
        ), 66, 1, "seals.book.aim.beasts"),
    ), "sword"),
    Page("deal", "seals.book.deal.title", (
        Opening("seals.book.deal.begin"),
        Text("seals.book.deal.sorted"),
        Rows((
            Row(("back:red", "back:red", "back:blue", "back:yellow", "back:grey"),
                "seals.book.deal.backs"),
        ), 66, 1, "seals.book.deal.backs"),
        Text("seals.book.deal.know"),
        Text("seals.book.deal.chips"),
    ), "key"),
    Page("draft", "seals.book.draft.title", (
        Opening("seals.book.draft.begin"),
        Item("seals.book.draft.take"),
        Item("seals.book.draft.last"),
        Item("seals.book.draft.none"),
        Rows((
            Row(("sealing:red", "sealing:blue", "sealing:yellow", "sealing:green",
                 "sealing:grey"), "seals.book.draft.swords"),
        ), 58, 1, "seals.book.draft.swords"),
    ), "sword"),
    Page("tricks", "seals.book.tricks.title", (
        Opening("seals.book.tricks.begin"),
        Item("seals.book.tricks.follow"),
        Item("seals.book.tricks.wins"),
        Item("seals.book.tricks.grey"),
        Item("seals.book.tricks.next"),
        Rows((
            Row(("g8", "g3", "g10", "y9"), "seals.book.tricks.example"),
            Row(("g8", "x1", "g10", "x3"), "seals.book.tricks.example_grey"),
        ), 58, 1, "seals.book.tricks.examples"),
    ), "crown"),
    Page("seal", "seals.book.seal.title", (
        Opening("seals.book.seal.begin"),
        Item("seals.book.seal.grey"),
        Item("seals.book.seal.tie"),
        Item("seals.book.seal.shadows"),
        Rows((
            Row(("r2", "r7", "g9", "r3", "→", "sealing:red"), "seals.book.seal.example"),
            Row(("b4", "b9", "y2", "y8", "→", "sealing:blue", "sealing:yellow"),
                "seals.book.seal.example_tie"),
            Row(("x1", "x3", "r5", "→", "sealing:grey"), "seals.book.seal.example_grey"),
        ), 54, 1, "seals.book.seal.examples"),
        Text("seals.book.seal.lost"),
    ), "sword"),
    Page("scenarios", "seals.book.scenarios.title", (
        Opening("seals.book.scenarios.begin"),
        Text("seals.book.scenarios.stars"),
        Rubric("seals.book.scenarios.gifts"),
        Item("seals.book.scenarios.when"),
        Item("seals.book.scenarios.how"),
        Item("seals.book.scenarios.pause"),
        NewLeaf(),
        Rubric("seals.book.scenarios.blocks"),
        Item("seals.book.scenarios.known"),
        Item("seals.book.scenarios.goals"),
        Item("seals.book.scenarios.order"),
        Item("seals.book.scenarios.wild"),
        Item("seals.book.scenarios.dark"),
        Item("seals.book.scenarios.daily"),
    ), "crown"),
    Page("table", "seals.book.table.title", (
        Opening("seals.book.table.begin"),
        Sign("person", "seals.book.table.seats"),
        Sign("eye", "seals.book.table.tricks"),
        Sign("share", "seals.book.table.give"),
        Sign("hint", "seals.book.table.hint"),
        Sign("people", "seals.book.table.people"),
        Sign("play", "seals.book.table.replay"),
    ), "key"),
    Page("advice", "seals.book.advice.title", (
        Opening("seals.book.advice.begin"),
        Item("seals.book.advice.duck"),
        Item("seals.book.advice.take"),
        Item("seals.book.advice.lead"),
        Item("seals.book.advice.discard"),
        Item("seals.book.advice.watch"),
        Item("seals.book.advice.grey"),
        Item("seals.book.advice.draft"),
        Aside("seals.book.advice.source"),
    ), "rose"),
))
