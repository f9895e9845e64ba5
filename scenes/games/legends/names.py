"""Names and texts of the legends' cards in the reader's language, from the data and catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.legends.rules import text
from game.legends.rules.cards import FINAL, KINDS, shipped_cards
from game.legends.rules.codes import FIRST_EVENT, FIRST_PLACE, FIRST_SPECIAL, SKILLS
from game.legends.rules.effects import is_rose, is_sword
from scenes.games.legends.view import Setting, character_of, event_of, is_character
from scenes.ui.words import Words
from sprites.cards.character_leaves import Figure
from sprites.cards.quest_cards import Event
from sprites.cards.skill_signs import MINUS
from sprites.cards.skill_signs import figure as digits

_MINUS = re.compile(r"-(?=\d)")


def character(words: Words, key: str) -> str:
    """Return a character's name."""
    return words(f"legends.character.{key}.name")


def event(words: Words, key: str) -> str:
    """Return an event's name."""
    return words(f"legends.event.{key}.name")


def special(words: Words, key: str) -> str:
    """Return a special card's name."""
    return words(f"legends.special.{key}.name")


def place(words: Words, key: str) -> str:
    """Return a place's name."""
    return words(f"legends.place.{key}")


def skill(words: Words, key: str) -> str:
    """Return a skill's name."""
    return words(f"legends.skill.{key}")


def house(words: Words, key: str) -> str:
    """Return a house's name."""
    return words(f"legends.house.{key}")


def anything(words: Words, key: str) -> str:
    """Return the name of a character, event, special card, place or skill; else the word itself."""
    code = shipped_cards().code_of.get(key)
    if code is None:
        return key
    if code < FIRST_SPECIAL:
        return character(words, key)
    if code < FIRST_EVENT:
        return special(words, key)
    if code < FIRST_PLACE:
        return event(words, key)
    return skill(words, key) if key in SKILLS else place(words, key)


def listed(words: Words, names: list[str]) -> str:
    """Return names in a row, with the language's comma."""
    return words("house.list_comma").join(names)


def _joined(sentences: Iterable[str]) -> str:
    """Return sentences as a text: with true minuses, and a space only after Latin full stops."""
    whole = ""
    for sentence in sentences:
        whole += (" " if whole and not whole.endswith("。") else "") + sentence
    return _MINUS.sub(MINUS, whole)


def ability_text(words: Words, key: str) -> str:
    """Return what a character card says."""
    cards = shipped_cards()
    sentences = text.character_text(cards, cards.code_of[key])
    return _joined(text.said(one, words) for one in sentences)


def event_text(words: Words, key: str) -> str:
    """Return what an event card says beside its requirements and points."""
    cards = shipped_cards()
    sentences = text.event_text(cards, cards.code_of[key] - FIRST_EVENT)
    return _joined(text.said(one, words) for one in sentences)


def special_text(words: Words, key: str) -> str:
    """Return what a special card says."""
    cards = shipped_cards()
    sentences = text.special_text(cards, cards.code_of[key] - FIRST_SPECIAL)
    return _joined(text.said(one, words) for one in sentences)


def estate(words: Words, key: str) -> str:
    """Return what a character is: knight, lady or man, and of which house."""
    card = character_of(key)
    kind = "knight" if card.knight else ("lady" if card.sex == "f" else "man")
    return words(f"legends.sheet.{kind}", house=house(words, card.house))


def figure(words: Words, key: str, setting: Setting | None = None) -> Figure:
    """Return what a large leaf says of a character; with a setting, with what is in force."""
    card = character_of(key)
    return Figure(
        name=character(words, key), key=key, house=card.house,
        house_name=house(words, card.house), line=estate(words, key),
        skills=setting.skills(key) if setting is not None else card.skills, printed=card.skills,
        text=ability_text(words, key), flavour=words(f"legends.character.{key}.note"),
        sword=is_sword(card.ability), rose=is_rose(card.ability),
        attacks=words("legends.sheet.attacks"), charms=words("legends.sheet.charms"),
        house_label=words("legends.sheet.house"),
    )


def card_of(words: Words, key: str) -> Event:
    """Return what an event card says."""
    card = event_of(key)
    cards = shipped_cards()
    return Event(
        key=key, kind=KINDS[card.kind], kind_name=words(f"legends.kind.{KINDS[card.kind]}"),
        name=event(words, key), place=cards.places[card.place].id if card.place >= 0 else "",
        needs=tuple((SKILLS[which], need) for which, need in card.needs), points=card.points,
        text=event_text(words, key), flavour=words(f"legends.event.{key}.flavour"),
        house=card.house,
    )


def is_final(key: str) -> bool:
    """Return whether an event is a final quest."""
    return event_of(key).kind == FINAL


def spoken_skills(words: Words, numbers: tuple[int, ...]) -> str:
    """Return six skills as read aloud."""
    return listed(words, [
        f"{skill(words, name)} {digits(number)}"
        for name, number in zip(SKILLS, numbers, strict=True)
    ])


def spoken_character(words: Words, key: str, setting: Setting) -> str:
    """Return a character with skills and ability as read aloud."""
    return words(
        "legends.spot.character", name=character(words, key), estate=estate(words, key),
        skills=spoken_skills(words, setting.skills(key)), text=ability_text(words, key),
    )


def spoken_event(words: Words, key: str) -> str:
    """Return an event card as read aloud."""
    card = card_of(words, key)
    needs = listed(words, [f"{skill(words, name)} {need}" for name, need in card.needs])
    return words("legends.spot.event", kind=card.kind_name, name=card.name, needs=needs,
                 points=card.points, text=card.text)


__all__ = [
    "ability_text", "anything", "card_of", "character", "estate", "event", "event_text", "figure",
    "house", "is_character", "is_final", "listed", "place", "skill", "special", "special_text",
    "spoken_character", "spoken_event", "spoken_skills",
]
