"""The treasures' chapter of the rules book, in the order of the rule sheet's steps."""

from __future__ import annotations

from scenes.match.page_blocks import (
    Aside,
    Chapter,
    Item,
    Opening,
    Page,
    Row,
    Rows,
    Rubric,
    Sign,
    Text,
)

COLOURS = ("yellow", "green", "white", "blue", "red")

CHAPTER = Chapter("treasures", "treasures.game", "star", game="treasures", pages=(
    Page("aim", "treasures.book.aim.title", (
        Opening("treasures.book.aim.begin"),
        Rows((Row(tuple(f"disk.{colour}" for colour in COLOURS), "treasures.book.aim.set"),), 74,
             1, "treasures.book.aim.set"),
        Text("treasures.book.aim.points"),
        Rubric("treasures.book.aim.cards"),
        Rows((Row(("10d", "27n", "25d", "20n", "29d", "24n"), "treasures.book.aim.six"),), 62, 1,
             "treasures.book.aim.six"),
        Item("treasures.book.aim.twice"),
        Item("treasures.book.aim.black"),
        Text("treasures.book.aim.deal"),
    )),
    Page("draw", "treasures.book.draw.title", (
        Opening("treasures.book.draw.begin"),
        Rows((Row(("14d", "→", "thief.arthur"), "treasures.book.draw.example"),), 74),
        Item("treasures.book.draw.next"),
        Item("treasures.book.draw.same"),
        Item("treasures.book.draw.seen"),
        Sign("mouse", "treasures.book.draw.how"),
    ), "sword"),
    Page("choose", "treasures.book.choose.title", (
        Opening("treasures.book.choose.begin"),
        Rows((Row(("secret", "secret", "secret", "→", "29d", "23n", "12d"),
                  "treasures.book.choose.example"),), 62, 1, "treasures.book.choose.example"),
        Item("treasures.book.choose.final"),
        Sign("mouse", "treasures.book.choose.how"),
    ), "rose"),
    Page("place", "treasures.book.place.title", (
        Opening("treasures.book.place.begin"),
        Rows((Row(("29d", "→", "thief.lancelot", "+", "disk.red"),
                  "treasures.book.place.coloured"),), 66),
        Item("treasures.book.place.order"),
        Item("treasures.book.place.tie"),
        Rubric("treasures.book.place.black"),
        Rows((Row(("24n", "→", "thief.arthur"), "treasures.book.place.black_begin"),), 66),
        Text("treasures.book.place.black_begin"),
        Sign("mouse", "treasures.book.place.how"),
    ), "tower"),
    Page("return", "treasures.book.return.title", (
        Opening("treasures.book.return.alone"),
        Text("treasures.book.return.crowd"),
        Item("treasures.book.return.rising"),
        Item("treasures.book.return.plain"),
        Item("treasures.book.return.greedy"),
        Rubric("treasures.book.return.aside"),
        Item("treasures.book.return.before"),
        Item("treasures.book.return.short"),
        Item("treasures.book.return.back"),
        Sign("mouse", "treasures.book.return.how"),
    ), "harp"),
    Page("refill", "treasures.book.refill.title", (
        Opening("treasures.book.refill.begin"),
        Item("treasures.book.refill.order"),
        Item("treasures.book.refill.slide"),
        Text("treasures.book.refill.start"),
    ), "sword"),
    Page("over", "treasures.book.over.title", (
        Opening("treasures.book.over.begin"),
        Item("treasures.book.over.score"),
        Item("treasures.book.over.tie"),
        Item("treasures.book.over.share"),
    )),
    Page("offers", "treasures.book.offers.title", (
        Sign("eye", "treasures.book.offers.hands"),
        Sign("search", "treasures.book.offers.worth"),
        Sign("restart", "treasures.book.offers.last"),
        Sign("hint", "treasures.book.offers.hint"),
        Sign("agent", "treasures.book.offers.agent"),
        Sign("people", "treasures.book.offers.people"),
        Rubric("treasures.book.offers.tips"),
        Item("treasures.book.offers.tip_count"),
        Item("treasures.book.offers.tip_black"),
        Item("treasures.book.offers.tip_spare"),
        Aside("treasures.book.offers.source"),
    ), "rose"),
))
