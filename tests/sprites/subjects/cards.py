"""Cards, leaves and pieces."""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.cards import (
    character_leaves,
    monster_cards,
    playing_cards,
    quest_cards,
    seal_pieces,
    skill_signs,
    treasure_cards,
    treasure_pieces,
)
from sprites.heraldry import arms, charges
from sprites.paint.easel import Easel
from tests.sprites.subjects.sheets import Draw, sheet

_COAT = arms.Arms("blue", "chevron", "yellow")
_LEAF = character_leaves.Figure(
    name="Gawain", key="gawain", house="orkney", house_name="Orkney", line="Knight of Orkney",
    skills=(5, 2, -1, 3, 4, 0), printed=(4, 2, -1, 3, 5, 0), text="May attack once a turn.",
    flavour="Stronger till noon.", sword=True, rose=False, attacks="attacks", charms="charms",
    house_label="House",
)
_NEEDS = (("combat", 5), ("chivalry", 3))


def event(kind: str, place: str = "", house: str = "") -> quest_cards.Event:
    """Return an event card of a kind."""
    return quest_cards.Event(
        "golden", kind, kind.title(), "The Green Chapel", place, _NEEDS, 4, "Two knights ride out.",
        "A year and a day.", house,
    )


def _seal_pieces(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        seal_pieces.token(easel, "blue"), seal_pieces.hidden_token(easel),
        seal_pieces.sword(easel, "green", 60), seal_pieces.high_marker(easel, type, "HIGH"),
        seal_pieces.range_chip(easel, type, "2, 5", "red"),
        seal_pieces.sure_chip(easel, type, "7", "yellow"),
    ), 3)


def _treasure_pieces(easel: Easel, type: Typesetter) -> pygame.Surface:
    disks = [treasure_pieces.disk(easel, colour, 34) for colour in charges.TREASURE_CHARGES]
    return sheet((
        *disks, treasure_pieces.coin(easel, "yellow"), treasure_pieces.medal(easel, type, 2),
        treasure_pieces.flag(easel, type, 17, "red"), treasure_pieces.start_marker(easel),
        treasure_pieces.ring(easel, 40, 15), treasure_pieces.lit_ring(easel, 40, 15),
    ), 6)


def _skill_signs(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        *(skill_signs.skill(easel, name, 36) for name in skill_signs.SKILLS),
        skill_signs.sign(easel, "sword", 30), skill_signs.sign(easel, "rose", 30, False),
        skill_signs.points(easel, type, 7, 18), skill_signs.threat(easel, "#a33327", 26),
        skill_signs.chip(easel, type, "combat", 5, 4),
        skill_signs.chip(easel, type, "psyche", 1, 3),
    ), 6)


CARDS: dict[str, Draw] = {
    **{
        f"playing-card-{card}": lambda easel, type, card=card: playing_cards.face(easel, type, card)
        for card in ("KC", "QH", "JS", "7D", "AS")
    },
    "playing-card-back": lambda easel, _: playing_cards.back(easel),
    **{
        f"monster-card-{card}": lambda easel, type, card=card: monster_cards.face(easel, type, card)
        for card in ("r10", "b4", "y7", "g9", "x3")
    },
    "monster-backs": lambda easel, _: sheet(
        monster_cards.back(easel, colour, 56) for colour in charges.SEAL_CHARGES
    ),
    **{
        f"treasure-card-{card}":
            lambda easel, type, card=card: treasure_cards.face(easel, type, card, 110)
        for card in ("27d", "10n", "24d")
    },
    "treasure-card-back": lambda easel, _: treasure_cards.back(easel, 84),
    "seal-token": lambda easel, _: seal_pieces.token(easel, "red", 70),
    "seal-pieces": _seal_pieces,
    "treasure-pieces": _treasure_pieces,
    "skill-signs": _skill_signs,
    "character-leaves": lambda easel, type: sheet((
        character_leaves.hand_leaf(
            easel, type, "gawain", "Gawain", _LEAF.skills, _LEAF.printed, 84),
        character_leaves.company_leaf(easel, "elaine", 60),
    )),
    "character-leaf-large":
        lambda easel, type: character_leaves.large_leaf(easel, type, _LEAF, 124, 212),
    "quest-leaf": lambda easel, type: quest_cards.quest_leaf(
        easel, type, event("quest", "camelot"), quest_cards.LEAF_WIDTH),
    "event-card": lambda easel, type: quest_cards.event_card(
        easel, type, event("tournament"), 105, 190),
    "event-vignettes": lambda easel, _: sheet((
        quest_cards.vignette(easel, event("heraldic", house="benwick"), 84),
        quest_cards.vignette(easel, event("quest", "camelot"), 84),
    )),
}

PIECES: dict[str, Draw] = {
    "treasure-heap": lambda easel, type: treasure_pieces.heap(easel, type, "yellow", 7),
    "treasure-thief": lambda easel, _: treasure_pieces.thief(easel, "#3a5fa8", _COAT),
}
