"""The legends' chapter of the rules book, with the glossary of figures, house by house."""

from __future__ import annotations

from game.legends.rules.cards import HOUSES, shipped_cards
from game.legends.rules.codes import SKILLS
from scenes.match.page_blocks import (
    Aside,
    Block,
    Chapter,
    Item,
    Opening,
    Page,
    Rubric,
    Sign,
    Text,
    Who,
)


def _house(house: str) -> tuple[Block, ...]:
    """Return the part of the glossary on one house: who its people are."""
    people = (
        Who(
            card.id, f"legends.character.{card.id}.name", f"legends.character.{card.id}.note",
            f"legends.source.{card.source}",
        )
        for card in shipped_cards().characters if card.house == house
    )
    return (Rubric(f"legends.house.{house}"), Text(f"legends.book.house.{house}"), *people)


CHAPTER = Chapter("legends", "legends.game", "people", game="legends", pages=(
    Page("aim", "legends.book.aim.title", (
        Opening("legends.book.aim.begin"),
        Text("legends.book.aim.companies"),
        Rubric("legends.book.aim.skills"),
        *(Sign(f"skill.{name}", f"legends.book.skill.{name}") for name in SKILLS),
        Text("legends.book.aim.numbers"),
    )),
    Page("set_up", "legends.book.set_up.title", (
        Opening("legends.book.set_up.begin"),
        Item("legends.book.set_up.first"),
        Item("legends.book.set_up.beginner"),
        Item("legends.book.set_up.standard"),
        Item("legends.book.set_up.advanced"),
    ), "rose"),
    Page("event", "legends.book.event.title", (
        Opening("legends.book.event.begin"),
        Item("legends.book.event.quest"),
        Item("legends.book.event.place"),
        Item("legends.book.event.heraldic"),
        Item("legends.book.event.special"),
        Item("legends.book.event.tournament"),
        Item("legends.book.event.final"),
    ), "sword"),
    Page("abilities", "legends.book.abilities.title", (
        Opening("legends.book.abilities.begin"),
        Item("legends.book.abilities.price"),
        Item("legends.book.abilities.counts"),
        Sign("sign.sword", "legends.book.abilities.sword"),
        Sign("sign.rose", "legends.book.abilities.rose"),
        Text("legends.book.abilities.look"),
    )),
    Page("quests", "legends.book.quests.title", (
        Opening("legends.book.quests.begin"),
        Item("legends.book.quests.sum"),
        Item("legends.book.quests.one"),
        Item("legends.book.quests.stay"),
        Item("legends.book.quests.special"),
    ), "rose"),
    Page("actions", "legends.book.actions.title", (
        Opening("legends.book.actions.begin"),
        Item("legends.book.actions.draw"),
        Item("legends.book.actions.play"),
        Item("legends.book.actions.move"),
        Text("legends.book.actions.hands"),
    ), "sword"),
    Page("tournament", "legends.book.tournament.title", (
        Opening("legends.book.tournament.begin"),
        Item("legends.book.tournament.cap"),
        Item("legends.book.tournament.lost"),
        Item("legends.book.tournament.tie"),
    )),
    Page("specials", "legends.book.specials.title", (
        Opening("legends.book.specials.begin"),
        Sign("special.excalibur", "legends.book.specials.excalibur"),
        Sign("special.high_king", "legends.book.specials.high_king"),
        Sign("special.love_potion", "legends.book.specials.love_potion"),
        Rubric("legends.book.end.title"),
        Text("legends.book.end.final"),
        Text("legends.book.end.score"),
    ), "rose"),
    Page("table", "legends.book.table.title", (
        Sign("check", "legends.book.table.chips"),
        Sign("hint", "legends.book.table.preview"),
        Sign("flag", "legends.book.table.threat"),
        Sign("people", "legends.book.table.figures"),
        Sign("search", "legends.book.table.sheet"),
        Rubric("legends.book.strategy.title"),
        Item("legends.book.strategy.before"),
        Item("legends.book.strategy.places"),
        Item("legends.book.strategy.bid"),
        Item("legends.book.strategy.race"),
        Aside("legends.book.source"),
    ), "sword"),
    Page("figures", "legends.figures.title", tuple(
        block for house in HOUSES for block in _house(house)
    ), "rose"),
))
