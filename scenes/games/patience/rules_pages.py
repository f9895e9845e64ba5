"""The patience's chapter of the rules book. Figures are those of the rules page."""

from __future__ import annotations

from scenes.screens.rules_book.page_blocks import (
    Aside,
    Chapter,
    Grid,
    Grids,
    Item,
    Opening,
    Page,
    Row,
    Rows,
    Rubric,
    Shares,
    Sign,
    Text,
)

COURT = {
    0: "KS", 1: "QH", 2: "QD", 3: "KD", 4: "JC", 7: "JH", 8: "JS", 11: "JD", 12: "KH", 13: "QC",
    14: "QS", 15: "KC",
}
"""A won table."""
FULL = {
    0: "KS", 1: "8H", 2: "QD", 3: "TC", 4: "JC", 5: "2D", 6: "7S", 7: "4H", 8: "9C", 9: "5H",
    10: "3D", 11: "6C", 12: "TD", 13: "QC", 14: "AS", 15: "5S",
}
"""A full grid on which tens and all five kinds of pairs lie."""
BLOCKED = {0: "7C", 3: "KD", 12: "2H", 15: "9S", 5: "4D", 6: "4C", 9: "8D", 10: "3H"}
"""Corners that are all taken, when a king comes."""

CHAPTER = Chapter("patience", "house.game.patience", "deal", game="patience", pages=(
    Page("aim", "book.patience.aim.title", (
        Opening("book.patience.aim.begin"),
        Text("book.patience.aim.win"),
        Text("book.patience.aim.phases"),
        Text("book.patience.aim.ranks"),
        Grids((Grid(COURT),), 82, "book.patience.aim.court"),
    )),
    Page("grid", "book.patience.grid.title", (
        Opening("book.patience.grid.begin"),
        Item("book.patience.grid.kings"),
        Item("book.patience.grid.queens"),
        Item("book.patience.grid.jacks"),
        Item("book.patience.grid.centre"),
        Text("book.patience.grid.look"),
        Grids((
            Grid({0: "KS"}, frozenset({3, 12, 15}), "book.patience.grid.for_kings"),
            Grid({1: "QH"}, frozenset({2, 13, 14}), "book.patience.grid.for_queens"),
        ), 47),
        Grids((
            Grid({4: "JC"}, frozenset({7, 8, 11}), "book.patience.grid.for_jacks"),
            Grid({5: "6D"}, frozenset(range(16)) - {5}, "book.patience.grid.for_numbers"),
        ), 47),
    ), "rose"),
    Page("filling", "book.patience.filling.title", (
        Opening("book.patience.filling.begin"),
        Rows((
            Row(("back", "→", "7S", "→", "knot"), "book.patience.filling.example_number"),
            Row(("back", "→", "KD", "→", "crown"), "book.patience.filling.example_king"),
        ), 78, 1, "book.patience.filling.example"),
        Item("book.patience.filling.drag"),
        Item("book.patience.filling.double"),
        Item("book.patience.filling.stays"),
        Item("book.patience.filling.waste"),
        Text("book.patience.filling.full"),
    ), "sword"),
    Page("removing", "book.patience.removing.title", (
        Opening("book.patience.removing.begin"),
        Rows((
            Row(("TD", "=10"), "book.patience.removing.sum_ten"),
            Row(("AS", "+", "9C", "=10"), "book.patience.removing.sum_nine"),
            Row(("2D", "+", "8H", "=10"), "book.patience.removing.sum_eight"),
            Row(("3D", "+", "7S", "=10"), "book.patience.removing.sum_seven"),
            Row(("4H", "+", "6C", "=10"), "book.patience.removing.sum_six"),
            Row(("5H", "+", "5S", "=10"), "book.patience.removing.sum_five"),
        ), 58, 2),
        Item("book.patience.removing.ten"),
        Item("book.patience.removing.pair"),
        Item("book.patience.removing.court"),
        Text("book.patience.removing.stop"),
        Text("book.patience.removing.last"),
        Grids((Grid(FULL, frozenset({1, 5})),), 56, "book.patience.removing.example"),
    ), "rose"),
    Page("ending", "book.patience.ending.title", (
        Rubric("book.patience.ending.lost"),
        Item("book.patience.ending.face"),
        Item("book.patience.ending.stuck"),
        Text("book.patience.ending.back"),
        Grids((Grid(BLOCKED, frozenset()),), 44, "book.patience.ending.example"),
        Rubric("book.patience.ending.won"),
        Text("book.patience.ending.court"),
        Text("book.patience.ending.safe"),
        Rubric("book.patience.ending.points"),
        Text("book.patience.ending.forty"),
    )),
    Page("offers", "book.patience.offers.title", (
        Rubric("book.patience.offers.deals"),
        Sign("dice", "book.patience.offers.number"),
        Sign("calendar", "book.patience.offers.day"),
        Sign("check", "book.patience.offers.winnable"),
        Sign("star", "book.patience.offers.grades"),
        Rubric("book.patience.offers.help"),
        Sign("hint", "book.patience.offers.fair"),
        Sign("eye", "book.patience.offers.oracle"),
        Sign("lamp", "book.patience.offers.lamp"),
        Rubric("book.patience.offers.hands"),
        Sign("undo", "book.patience.offers.undo"),
        Sign("deal", "book.patience.offers.auto_deal"),
        Sign("finish", "book.patience.offers.finish"),
        Sign("pause", "book.patience.offers.pause"),
        Rubric("book.patience.offers.records"),
        Sign("records", "book.patience.offers.once"),
        Sign("flag", "book.patience.offers.marks"),
    ), "rose"),
    Page("strategy", "book.patience.strategy.title", (
        Opening("book.patience.strategy.centre"),
        Item("book.patience.strategy.pairs"),
        Item("book.patience.strategy.tens"),
        Item("book.patience.strategy.take"),
        Item("book.patience.strategy.count"),
        Rubric("book.patience.strategy.odds"),
        Shares((
            ("book.patience.strategy.known", 51.36),
            ("book.patience.strategy.greedy", 5.99),
            ("book.patience.strategy.first", 1.9),
            ("book.patience.strategy.chance", 0.08),
        ), "book.patience.strategy.shares"),
        Aside("book.patience.strategy.source"),
    ), "sword"),
    Page("history", "book.patience.history.title", (
        Opening("book.patience.history.yuen"),
        Text("book.patience.history.manual"),
        Text("book.patience.history.added"),
        Text("book.patience.history.hall"),
    )),
))
