"""The rest of the sixty: those of the legends that never take a seat. Data only, like the company.

The same rule holds: within a house no two share ground, head and hair.
"""

from __future__ import annotations

from sprites.heraldry.arms import Arms
from sprites.heraldry.company import COMPANY, Person

RETINUE: dict[str, Person] = {
    # Pendragon
    "lucan": Person(
        arms=Arms("red", "fess", "white", charge="grail", layout="in chief"),
        house="pendragon", ground="red", body="robe", cloth="#7d1a1c", trim="yellow",
        hair_colour="grey", hair="bob", beard="short", held="goblet", turn=-2, brows="kind",
        mouth="merry",
    ),
    "griflet": Person(
        arms=Arms("green", "bends", "yellow"), house="pendragon", ground="white",
        body="surcoat", cloth="green", trim="yellow", hair_colour="auburn", hair="wavy",
        hat="torse", held="bow", badge="leaf", skin="ruddy", turn=3, brows="raised",
        mouth="merry",
    ),
    "sagramore": Person(
        arms=Arms("black", "chief", "yellow", charge="star", charge_tincture="red",
                  layout="two in chief"),
        house="pendragon", ground="black", body="surcoat", cloth="black", trim="#f0c64a",
        hair_colour="black", hair="curly", hat="kettle", beard="forked", held="mace",
        badge="star", skin="tan", turn=3, brows="grim", mouth="grim",
    ),
    "igraine": Person(
        arms=Arms("blue", "bordure", "white", charge="tower", charge_tincture="white"),
        house="pendragon", ground="purple", body="gown", cloth="#4b2f6a", trim="#f0c64a",
        lady=True, hair_colour="auburn", hair="long", hat="hennin", held="ring", turn=-3,
        gem="#58a0e0", brows="kind", mouth="stern",
    ),
    "dagonet": Person(
        arms=Arms("green", "quarter", "white", charge="heart", layout="quarterly"),
        house="pendragon", ground="yellow", body="robe", cloth="#2f7a4a", trim="red",
        hair_colour="red", hair="bob", hat="jester", held="mirror", skin="fair", turn=-3,
        brows="raised", mouth="open",
    ),
    "constantine": Person(
        arms=Arms("yellow", "chevron", "blue", charge="crown", charge_tincture="red",
                  layout="in chief"),
        house="pendragon", ground="green", body="king", cloth="#2f5d9b", trim="#f0c64a",
        hair_colour="blond", hair="long", hat="band", beard="moustache", held="sceptre", turn=3,
        brows="stern",
    ),
    # Benwick
    "ban": Person(
        arms=Arms("red", charge="lion", charge_tincture="white"), house="benwick",
        ground="yellow", body="king", cloth="#8a211c", trim="yellow", hair_colour="white",
        hair="long", hat="crown", beard="long", held="horn", turn=-2, brows="kind",
    ),
    "bleoberis": Person(
        arms=Arms("blue", "chevron", "yellow", charge="fleur", layout="two in chief"),
        house="benwick", ground="green", body="surcoat", cloth="#2f5d9b", trim="yellow",
        hair_colour="brown", hair="curly", beard="goatee", held="horn", badge="fleur", turn=3,
        mouth="wry",
    ),
    "galehaut": Person(
        arms=Arms("blue", charge="crown", layout="six"), house="benwick", ground="purple",
        body="king", cloth="#2f3f7a", trim="#f0c64a", hair_colour="black", hair="wavy",
        hat="crown", beard="short", held="scroll", skin="tan", turn=2, brows="raised",
    ),
    "astolat": Person(
        arms=Arms("green", "saltire", "white", charge="rose", charge_tincture="red"),
        house="benwick", ground="white", body="gown", cloth="#b8434a", trim="#f4efe2", lady=True,
        hair_colour="blond", hair="wavy", hat="flowers", held="candle", turn=3,
        brows="kind", mouth="stern",
    ),
    "lavaine": Person(
        arms=Arms("white", "pale", "green", charge="heart", charge_tincture="red"),
        house="benwick", ground="red", body="plate", cloth="green", trim="yellow",
        hair_colour="blond", hair="bob", held="spear", cloak="#2b5f34", pennon="green",
        turn=-3, brows="kind", mouth="merry",
    ),
    # Orkney
    "morgause": Person(
        arms=Arms("purple", "bordure", "white", charge="rose", charge_tincture="white"),
        house="orkney", ground="green", body="gown", cloth="#5a1f4c", trim="#f0c64a", lady=True,
        hair_colour="red", hair="long", hat="caul", held="goblet", eyes="#3d7a46", gem="#58c08a",
        turn=3, brows="stern", mouth="merry", necklace=True,
    ),
    "lot": Person(
        arms=Arms("purple", charge="eagle"), house="orkney", ground="purple", body="king",
        cloth="#4a2a5a", trim="#f0c64a", hair_colour="red", hair="short", hat="crown",
        beard="full", held="axe", skin="ruddy", turn=-3, brows="stern", mouth="stern",
    ),
    "gaheris": Person(
        arms=Arms("red", "chief", "white", charge="eagle", charge_tincture="purple",
                  layout="in chief"),
        house="orkney", ground="red", body="surcoat", cloth="#7a2a5a", trim="yellow",
        hair_colour="auburn", hair="short", hat="coif", beard="moustache", held="sword",
        badge="eagle", turn=2,
        brows="grim", mouth="wry",
    ),
    # Cornwall
    "andret": Person(
        arms=Arms("yellow", "pale", "black", charge="hand", charge_tincture="red",
                  layout="in chief"),
        house="cornwall", ground="yellow", body="robe", cloth="#3a3642", trim="#c9a227",
        hair_colour="black", hair="bob", hat="cap", beard="goatee", held="mirror", skin="pale",
        turn=-3, brows="grim", mouth="wry",
    ),
    "gouvernail": Person(
        arms=Arms("green", "fess", "yellow", charge="key", charge_tincture="white",
                  layout="in chief"),
        house="cornwall", ground="white", body="robe", cloth="#5a4a34", trim="#c9a227",
        hair_colour="grey", hair="bald", beard="full", held="book", turn=2, brows="kind",
    ),
    "marhaus": Person(
        arms=Arms("green", charge="harp", charge_tincture="white", layout="three"),
        house="cornwall", ground="red", body="plate", cloth="green", trim="yellow",
        hair_colour="red", hair="long", hat="nasal", beard="long", held="axe", cloak="#2b5f34",
        skin="ruddy", turn=3, brows="grim", mouth="grim",
    ),
    "whitehands": Person(
        arms=Arms("blue", charge="hand", charge_tincture="white", layout="three"),
        house="cornwall", ground="purple", body="gown", cloth="#dcecf4", trim="#2f5d9b",
        lady=True, hair_colour="black", hair="wavy", hat="circlet", held="ring",
        gem="#58a0e0", turn=-3, brows="kind",
    ),
    "kahedin": Person(
        arms=Arms("white", "barry", "blue", charge="lion", charge_tincture="red"),
        house="cornwall", ground="black", body="surcoat", cloth="#2f7d86", trim="#f4efe2",
        hair_colour="blond", hair="curly", hat="torse", held="scroll", badge="wave", turn=3,
        brows="raised", mouth="open",
    ),
    # Corbenic
    "pelles": Person(
        arms=Arms("blue", "bordure", "yellow", charge="grail"), house="corbenic", ground="purple",
        body="king", cloth="#3a2f6a", trim="#f0c64a", hair_colour="white", hair="short",
        hat="mitre", beard="forked", held="sceptre", skin="pale", turn=-2, brows="kind",
        mouth="stern",
    ),
    "dindrane": Person(
        arms=Arms("white", "cross", "purple", charge="star", charge_tincture="red",
                  layout="two in chief"),
        house="corbenic", ground="green", body="gown", cloth="#f4efe2", trim="#6a3f78", lady=True,
        hair_colour="silver", hair="plaits", hat="veil", held="book", turn=3, eyes="#4a7aa0",
        brows="kind", mouth="stern",
    ),
    "feirefiz": Person(
        arms=Arms("black", "chequy", "white", charge="sun"), house="corbenic", ground="blue",
        body="plate", cloth="red", trim="yellow", hair_colour="white", hair="curly",
        hat="turban", beard="short", held="mace", cloak="#7a1d5a", skin="dark", eyes="#3a2412",
        turn=-3, mouth="merry",
    ),
    # Avalon
    "yvain": Person(
        arms=Arms("blue", charge="lion"), house="avalon", ground="yellow", body="surcoat",
        cloth="blue", trim="#f0c64a", hair_colour="brown", hair="bob", beard="goatee",
        held="lion", badge="lion", turn=-3, brows="kind", mouth="merry",
    ),
    "lunete": Person(
        arms=Arms("green", "chief", "yellow", charge="moon", charge_tincture="blue",
                  layout="in chief"),
        house="avalon", ground="green", body="gown", cloth="#2f7a4a", trim="#f0c64a", lady=True,
        hair_colour="auburn", hair="plaits", hat="caul", held="ring", gem="#58c08a", turn=3,
        brows="stern", mouth="merry",
    ),
    "accolon": Person(
        arms=Arms("black", "pile", "yellow", charge="sun", charge_tincture="red"),
        house="avalon", ground="red", body="plate", cloth="black", trim="yellow",
        hair_colour="black", hair="short", hat="kettle", beard="moustache", held="sword",
        cloak="#26232a", black_steel=True, turn=3, brows="stern", mouth="wry",
    ),
    "pelleas": Person(
        arms=Arms("white", charge="rose", charge_tincture="red", layout="three"),
        house="avalon", ground="white", body="surcoat", cloth="#b8434a", trim="#f4efe2",
        hair_colour="blond", hair="long", held="rose", badge="heart", turn=-2, brows="raised",
        mouth="stern",
    ),
    "lanval": Person(
        arms=Arms("red", "per bend", "black", charge="heart", charge_tincture="yellow"),
        house="avalon", ground="purple", body="robe", cloth="#2f3f7a", trim="#dcecf4",
        hair_colour="brown", hair="wavy", hat="cap", held="apple", turn=3, brows="kind",
        mouth="merry",
    ),
}
"""By the word that the cards use."""


def person_of(name: str) -> Person:
    """Return how one of the sixty looks, by a card's word or a seat's key; or KeyError."""
    spelt = name.replace("_", " ")
    return COMPANY[spelt] if spelt in COMPANY else RETINUE[name]
