"""The patience's chapter of the rules book. Figures are those of the rules page."""

from __future__ import annotations

from scenes.match.page_blocks import (
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

CHAPTER = Chapter("patience", "patience.game", "deal", game="patience", pages=(
    Page("aim", "patience.book.aim.title", (
        Opening("patience.book.aim.begin"),
        Text("patience.book.aim.win"),
        Text("patience.book.aim.phases"),
        Text("patience.book.aim.ranks"),
        Grids((Grid(COURT),), 82, "patience.book.aim.court"),
    )),
    Page("grid", "patience.book.grid.title", (
        Opening("patience.book.grid.begin"),
        Item("patience.book.grid.kings"),
        Item("patience.book.grid.queens"),
        Item("patience.book.grid.jacks"),
        Item("patience.book.grid.centre"),
        Text("patience.book.grid.look"),
        Grids((
            Grid({0: "KS"}, frozenset({3, 12, 15}), "patience.book.grid.for_kings"),
            Grid({1: "QH"}, frozenset({2, 13, 14}), "patience.book.grid.for_queens"),
        ), 47),
        Grids((
            Grid({4: "JC"}, frozenset({7, 8, 11}), "patience.book.grid.for_jacks"),
            Grid({5: "6D"}, frozenset(range(16)) - {5}, "patience.book.grid.for_numbers"),
        ), 47),
    ), "rose"),
    Page("filling", "patience.book.filling.title", (
        Opening("patience.book.filling.begin"),
        Rows((
            Row(("back", "→", "7S", "→", "knot"), "patience.book.filling.example_number"),
            Row(("back", "→", "KD", "→", "crown"), "patience.book.filling.example_king"),
        ), 78, 1, "patience.book.filling.example"),
        Item("patience.book.filling.drag"),
        Item("patience.book.filling.double"),
        Item("patience.book.filling.stays"),
        Item("patience.book.filling.waste"),
        Text("patience.book.filling.full"),
    ), "sword"),
    Page("removing", "patience.book.removing.title", (
        Opening("patience.book.removing.begin"),
        Rows((
            Row(("TD", "=10"), "patience.book.removing.sum_ten"),
            Row(("AS", "+", "9C", "=10"), "patience.book.removing.sum_nine"),
            Row(("2D", "+", "8H", "=10"), "patience.book.removing.sum_eight"),
            Row(("3D", "+", "7S", "=10"), "patience.book.removing.sum_seven"),
            Row(("4H", "+", "6C", "=10"), "patience.book.removing.sum_six"),
            Row(("5H", "+", "5S", "=10"), "patience.book.removing.sum_five"),
        ), 58, 2),
        Item("patience.book.removing.ten"),
        Item("patience.book.removing.pair"),
        Item("patience.book.removing.court"),
        Text("patience.book.removing.stop"),
        Text("patience.book.removing.last"),
        Grids((Grid(FULL, frozenset({1, 5})),), 56, "patience.book.removing.example"),
    ), "rose"),
    Page("ending", "patience.book.ending.title", (
        Rubric("patience.book.ending.lost"),
        Item("patience.book.ending.face"),
        Item("patience.book.ending.stuck"),
        Text("patience.book.ending.back"),
        Grids((Grid(BLOCKED, frozenset()),), 44, "patience.book.ending.example"),
        Rubric("patience.book.ending.won"),
        Text("patience.book.ending.court"),
        Text("patience.book.ending.safe"),
        Rubric("patience.book.ending.points"),
        Text("patience.book.ending.forty"),
    )),
    Page("offers", "patience.book.offers.title", (
        Rubric("patience.book.offers.deals"),
        Sign("dice", "patience.book.offers.number"),
        Sign("calendar", "patience.book.offers.day"),
        Sign("check", "patience.book.offers.winnable"),
        Sign("star", "patience.book.offers.grades"),
        Rubric("patience.book.offers.help"),
        Sign("hint", "patience.book.offers.fair"),
        Sign("eye", "patience.book.offers.oracle"),
        Sign("lamp", "patience.book.offers.lamp"),
        Rubric("patience.book.offers.hands"),
        Sign("undo", "patience.book.offers.undo"),
        Sign("deal", "patience.book.offers.auto_deal"),
        Sign("finish", "patience.book.offers.finish"),
        Sign("pause", "patience.book.offers.pause"),
        Rubric("patience.book.offers.records"),
        Sign("records", "patience.book.offers.once"),
        Sign("flag", "patience.book.offers.marks"),
    ), "rose"),
    Page("strategy", "patience.book.strategy.title", (
        Opening("patience.book.strategy.centre"),
        Item("patience.book.strategy.pairs"),
        Item("patience.book.strategy.tens"),
        Item("patience.book.strategy.take"),
        Item("patience.book.strategy.count"),
        Rubric("patience.book.strategy.odds"),
        Shares((
            ("patience.book.strategy.known", 51.36),
            ("patience.book.strategy.greedy", 5.99),
            ("patience.book.strategy.first", 1.9),
            ("patience.book.strategy.chance", 0.08),
        ), "patience.book.strategy.shares"),
        Aside("patience.book.strategy.source"),
    ), "sword"),
    Page("history", "patience.book.history.title", (
        Opening("patience.book.history.yuen"),
        Text("patience.book.history.manual"),
        Text("patience.book.history.added"),
        Text("patience.book.history.hall"),
    )),
))
