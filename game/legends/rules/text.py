"""The text of a card, made from its data: catalogue keys and what fills them in.

One sentence an effect, so that text and effect can't part. A sentence's parameters are numbers, or
sentences themselves (a skill, a house, a place), to be said in the reader's language first: see
:func:`said`. Names, notes and flavour are keys of the catalogues too, see the last functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from game.legends.rules.cards import (
    FINAL,
    HERALDIC,
    TOURNAMENT,
    Ability,
    CardSet,
    EventCard,
    Special,
)
from game.legends.rules.codes import SKILLS


@dataclass(frozen=True, slots=True)
class Sentence:
    """A catalogue key and its parameters; with ``count`` given, in the form that goes with it."""

    key: str
    params: Mapping[str, Parameter] = field(default_factory=dict)
    count: int | None = None


Parameter: TypeAlias = "int | str | Sentence"


class Speaker(Protocol):
    """What turns keys into a language's sentences; ``scenes.ui.words.Words`` is one."""

    def __call__(self, key: str, **params: object) -> str:
        """Return the sentence of a key, filled in."""

    def count(self, key: str, n: int, **params: object) -> str:
        """Return the sentence of a key in the form that goes with ``n``."""


def said(sentence: Sentence, words: Speaker) -> str:
    """Return a sentence in the language of ``words``."""
    params = {
        name: said(value, words) if isinstance(value, Sentence) else value
        for name, value in sentence.params.items()
    }
    if sentence.count is not None:
        return words.count(sentence.key, sentence.count, **params)
    return words(sentence.key, **params)


def skill(number: int) -> Sentence:
    """Return a skill's name."""
    return Sentence(f"legends.skill.{SKILLS[number]}")


def house(name: str) -> Sentence:
    """Return a house's name."""
    return Sentence(f"legends.house.{name}")


def place(name: str) -> Sentence:
    """Return a place's name."""
    return Sentence(f"legends.place.{name}")


def character_text(cards: CardSet, character: int) -> list[Sentence]:
    """Return what a character card says: its ability, and the ability's place and price."""
    return ability_text(cards.characters[character].ability)


def ability_text(ability: Ability | None) -> list[Sentence]:
    """Return what an ability says."""
    if ability is None:
        return [Sentence("legends.effect.none")]
    key = f"legends.effect.{ability.effect}"
    if ability.effect in ("draw", "haste"):
        text = [Sentence(key, {}, ability.amount)]
    else:
        params: dict[str, Parameter] = {}
        if ability.skill >= 0:
            params["skill"] = skill(ability.skill)
        if ability.amount:
            params["amount"] = ability.amount
        if ability.who:
            # "a man" of somebody's, but so much for "each knight".
            form = "each" if ability.effect == "rally" else "who"
            params["who"] = Sentence(f"legends.{form}.{ability.who}")
        text = [Sentence(key + "_weaker" if ability.weaker else key, params)]
    if ability.main:
        text.append(Sentence("legends.effect.main"))
    if ability.leaves:
        text.append(Sentence("legends.effect.leaves"))
    return text


def event_text(cards: CardSet, number: int) -> list[Sentence]:
    """Return what an event card says beside its requirements and points."""
    card = cards.events[number]
    text = []
    if card.kind == HERALDIC:
        text += [
            Sentence(
                "legends.effect.herald",
                {"house": house(card.house), "skill": skill(which), "change": f"{by:+d}"},
            )
            for which, by in card.change
        ]
    elif card.kind == TOURNAMENT:
        text.append(_contest(card))
    text += [_effect(cards, card, index) for index in range(len(card.effects))]
    if card.kind == FINAL:
        text.append(Sentence("legends.effect.final"))
    return text


def _contest(card: EventCard) -> Sentence:
    if len(card.skills) == 1:
        return Sentence("legends.effect.contest", {"skill": skill(card.skills[0])}, card.cap)
    first, second = card.skills[:2]
    params: dict[str, Parameter] = {"first": skill(first), "second": skill(second)}
    return Sentence("legends.effect.contest_two", params, card.cap)


def _effect(cards: CardSet, card: EventCard, index: int) -> Sentence:
    effect = card.effects[index]
    key = f"legends.effect.{effect.effect}"
    params: dict[str, Parameter] = {}
    if effect.special >= 0:
        params["special"] = Sentence(f"legends.special.{cards.specials[effect.special].id}.name")
    if effect.place >= 0:
        params["place"] = place(cards.places[effect.place].id)
    return Sentence(key, params, effect.amount if effect.effect in _COUNTED else None)


def special_text(cards: CardSet, number: int) -> list[Sentence]:
    """Return what a special card says."""
    card: Special = cards.specials[number]
    text = [
        Sentence("legends.effect.carrier_raises", {"skill": skill(which), "amount": by})
        for which, by in card.raises
    ]
    if card.wards:
        text.append(Sentence("legends.effect.carrier_ward"))
    if card.actions:
        text.append(Sentence("legends.effect.carrier_actions", {}, card.actions))
    if card.ability is not None:
        text.append(Sentence("legends.effect.carrier_may"))
        text += ability_text(card.ability)
    bound = place(cards.places[card.bound].id)
    text.append(Sentence("legends.effect.carrier_bound", {"place": bound}))
    text.append(Sentence("legends.effect.carrier_points", {}, card.points))
    return text


def catalogue_keys(cards: CardSet) -> set[str]:
    """Return every key that the cards need: names, notes, flavour, and their sentences."""
    keys = {f"legends.character.{c.id}.{what}" for c in cards.characters for what in _OF_FIGURES}
    keys |= {f"legends.source.{c.source}" for c in cards.characters}
    keys |= {f"legends.event.{e.id}.{what}" for e in cards.events for what in ("name", "flavour")}
    keys |= {f"legends.special.{s.id}.name" for s in cards.specials}
    keys |= {f"legends.place.{p.id}" for p in cards.places}
    texts = [character_text(cards, number) for number in range(len(cards.characters))]
    texts += [event_text(cards, number) for number in range(len(cards.events))]
    texts += [special_text(cards, number) for number in range(len(cards.specials))]
    for text in texts:
        for sentence in text:
            keys.add(sentence.key)
            keys |= {p.key for p in sentence.params.values() if isinstance(p, Sentence)}
    return keys


_COUNTED = ("draw", "action", "lose", "slay", "stay", "end_place", "each_draw", "each_discard")
"""Effects of events whose sentence depends on a number."""
_OF_FIGURES = ("name", "note")
