"""The company of the Round Table: who looks how, and who bears which arms. Data only.

One row a person. At 72 px people are told apart by, in this order, the ground's tincture, the
shape of the head, the colour of hair and beard, what they hold, their arms: no two of one house
share the first three. Tinctures are names of :mod:`sprites.paint.theme`; other colours are
``#rrggbb``.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.heraldry.arms import Arms

HOUSES: dict[str, tuple[str, str, str]] = {
    "pendragon": ("red", "dragon", "yellow"),
    "benwick": ("white", "fleur", "red"),
    "orkney": ("purple", "eagle", "yellow"),
    "cornwall": ("black", "tower", "yellow"),
    "corbenic": ("blue", "grail", "yellow"),
    "avalon": ("green", "tree", "white"),
}
"""The banner of each house: tincture, charge, the charge's tincture."""


@dataclass(frozen=True, slots=True)
class Person:
    """How a half-figure is put together from the part files of ``art/people``."""

    arms: Arms
    house: str
    ground: str
    body: str
    """gown, robe, king, plate or surcoat."""
    cloth: str
    trim: str
    turn: int
    """By how many of 200 units the features are shifted: + looks to the right, - to the left."""
    hair_colour: str = "brown"
    hair: str = ""
    """short, curly, bob, bald, long, wavy, plaits; "" under a closed helm."""
    hat: str = ""
    beard: str = ""
    held: str = ""
    lady: bool = False
    skin: str = "fair"
    eyes: str = "#3b5d7a"
    brows: str = "calm"
    mouth: str = "calm"
    badge: str = ""
    """A glyph on the surcoat."""
    crest: str = ""
    """A glyph on a great helm."""
    cloak: str = ""
    plume: str = ""
    pennon: str = "red"
    hood: str = ""
    gem: str = "#d0463a"
    veil: str = "#f3efe4"
    necklace: bool = False
    black_steel: bool = False
    gold_band: bool = False


COMPANY: dict[str, Person] = {
    "arthur": Person(
        arms=Arms("blue", charge="crown", layout="three"), house="pendragon", ground="blue",
        body="king", cloth="red", trim="yellow", hair_colour="brown", hair="long", hat="crown",
        beard="full", held="sword", turn=2,
    ),
    "guinevere": Person(
        arms=Arms("white", "fess", "green", charge="rose", charge_tincture="red"),
        house="pendragon", ground="green", body="gown", cloth="white", trim="yellow", lady=True,
        hair_colour="red", hair="plaits", hat="circlet", held="rose", eyes="#3d7a46", turn=-3,
        necklace=True,
    ),
    "lancelot": Person(
        arms=Arms("white", "bends", "red"), house="benwick", ground="red", body="plate",
        cloth="white", trim="yellow", hair_colour="brown", hair="short", hat="bascinet",
        held="lance", cloak="#8a211c", plume="red", pennon="red", turn=3,
    ),
    "merlin": Person(
        arms=Arms("purple", charge="star", layout="three"), house="avalon", ground="purple",
        body="robe", cloth="#3b3f80", trim="yellow", hair_colour="white", hair="long",
        hat="hood", beard="long", held="staff", hood="#343a78", eyes="#4a7aa0", turn=2,
        brows="kind",
    ),
    "morgan": Person(
        arms=Arms("black", "chevron", "purple", charge="raven", charge_tincture="white"),
        house="avalon", ground="black", body="gown", cloth="#4b1f5c", trim="#b9a0d0", lady=True,
        hair_colour="black", hair="wavy", hat="circlet", held="raven", gem="#58c08a",
        eyes="#4b8a5a", skin="pale", turn=3,
    ),
    "gawain": Person(
        arms=Arms("red", charge="pentangle"), house="orkney", ground="yellow", body="surcoat",
        cloth="red", trim="#f0c64a", hair_colour="red", hair="curly", beard="short",
        held="sword", badge="pentangle", skin="ruddy", turn=-3,
    ),
    "galahad": Person(
        arms=Arms("white", "cross", "red"), house="benwick", ground="blue", body="surcoat",
        cloth="white", trim="red", hair_colour="blond", hair="bob", held="grail", badge="cross",
        eyes="#3f78b0", turn=3,
    ),
    "percival": Person(
        arms=Arms("purple", charge="cross", layout="six"), house="corbenic", ground="white",
        body="surcoat", cloth="#7d3a7d", trim="#f0c64a", hair_colour="brown", hair="short",
        hat="nasal", held="spear", badge="cross", pennon="purple", skin="ruddy", turn=-2,
    ),
    "tristan": Person(
        arms=Arms("green", charge="harp"), house="cornwall", ground="green", body="robe",
        cloth="green", trim="yellow", hair_colour="auburn", hair="long", beard="goatee",
        held="harp", turn=3,
    ),
    "isolde": Person(
        arms=Arms(
            "white", "base", "blue",
            charge="heart", charge_tincture="red", layout="in chief",
        ),
        house="cornwall", ground="blue", body="gown", cloth="#2f7d86", trim="#f4efe2", lady=True,
        hair_colour="blond", hair="plaits", hat="veil", held="goblet", veil="#dcecef", turn=-3,
        necklace=True,
    ),
    "mark": Person(
        arms=Arms("black", "bordure", "yellow", charge="tower"), house="cornwall",
        ground="black", body="king", cloth="black", trim="#c9a227", hair_colour="grey",
        hair="short", hat="crown", beard="forked", held="keys", turn=-3, brows="stern",
        mouth="stern",
    ),
    "palamedes": Person(
        arms=Arms("white", "chequy", "black"), house="corbenic", ground="white", body="plate",
        cloth="blue", trim="yellow", hair_colour="black", hair="short", hat="turban",
        beard="goatee", held="spear", cloak="#26232a", pennon="black", eyes="#3a2412",
        skin="dark", turn=3,
    ),
    "kay": Person(
        arms=Arms("blue", "chief", "white", charge="key", layout="two in chief"),
        house="pendragon", ground="blue", body="plate", cloth="blue", trim="yellow",
        hair_colour="brown", hair="short", hat="coif", beard="moustache", held="keys",
        cloak="#2f5d9b", turn=2, brows="stern", mouth="stern", gold_band=True,
    ),
    "mordred": Person(
        arms=Arms("purple", "chief", "white", charge="eagle", charge_tincture="black"),
        house="orkney", ground="red", body="plate", cloth="blue", trim="yellow",
        hair_colour="black", hair="short", hat="bascinet", beard="goatee", held="sword",
        cloak="#3a1216", plume="black", eyes="#8a2a20", skin="pale", turn=-3, brows="grim",
        mouth="grim", black_steel=True,
    ),
    "nimue": Person(
        arms=Arms("blue", "barry", "white", charge="moon"), house="avalon", ground="blue",
        body="gown", cloth="#3f86b8", trim="#dcecf4", lady=True, hair_colour="silver",
        hair="wavy", hat="flowers", held="water", gem="#8fe6ff", eyes="#3f9ab8", skin="pale",
        turn=3,
    ),
    "geraint": Person(
        arms=Arms("white", "saltire", "blue"), house="orkney", ground="green", body="surcoat",
        cloth="blue", trim="white", hair_colour="blond", hair="bob", hat="cap",
        beard="moustache", held="falcon", turn=-2,
    ),
    "lynette": Person(
        arms=Arms("yellow", "bend", "red", charge="star", charge_tincture="white"),
        house="orkney", ground="yellow", body="gown", cloth="#b04a2a", trim="#f0c64a", lady=True,
        hair_colour="brown", hair="long", hat="hood", held="lantern", hood="#7d3018", turn=3,
    ),
    "green knight": Person(
        arms=Arms("green", "pale", "black", charge="leaf"), house="corbenic", ground="black",
        body="plate", cloth="green", trim="yellow", hair_colour="green", hair="long",
        hat="holly", beard="full", held="axe", cloak="#2b5f34", eyes="#c03a2a", skin="green",
        turn=2, brows="stern",
    ),
    "elaine": Person(
        arms=Arms("red", "pile", "white", charge="grail"), house="corbenic", ground="red",
        body="gown", cloth="#e6dcc4", trim="#b5322a", lady=True, hair_colour="auburn",
        hair="long", hat="wimple", held="lily", turn=-3,
    ),
    "dinadan": Person(
        arms=Arms(
            "yellow", "quarter", "red",
            charge="fleur", charge_tincture="white", layout="quarterly",
        ),
        house="cornwall", ground="purple", body="robe", cloth="red", trim="yellow",
        hair_colour="blond", hair="short", hat="jester", held="lute", skin="ruddy", turn=3,
        mouth="merry",
    ),
    "bors": Person(
        arms=Arms("white", "bend", "purple", charge="fleur"), house="benwick", ground="purple",
        body="surcoat", cloth="white", trim="red", hair_colour="black", hair="short", hat="coif",
        beard="full", held="spear", badge="fleur", pennon="red", turn=-3,
    ),
    "ector": Person(
        arms=Arms("white", "bends", "blue"), house="benwick", ground="blue", body="plate",
        cloth="blue", trim="yellow", hair_colour="brown", hat="great", held="lance",
        cloak="#2f5d9b", plume="blue", pennon="blue", turn=3,
    ),
    "pellinore": Person(
        arms=Arms("yellow", "bordure", "green", charge="stag", charge_tincture="red"),
        house="corbenic", ground="yellow", body="plate", cloth="yellow", trim="yellow",
        hair_colour="brown", hat="great", held="spear", crest="stag", cloak="#a4770f",
        pennon="yellow", turn=3,
    ),
    "bedivere": Person(
        arms=Arms("green", charge="hand", charge_tincture="white"), house="pendragon",
        ground="green", body="surcoat", cloth="green", trim="white", hair_colour="grey",
        hair="short", hat="nasal", beard="moustache", held="spear", badge="hand", pennon="green",
        turn=3,
    ),
    "gareth": Person(
        arms=Arms("purple", "bordure", "yellow", charge="eagle"), house="orkney", ground="white",
        body="surcoat", cloth="purple", trim="yellow", hair_colour="blond", hair="curly",
        held="sword", badge="eagle", turn=3,
    ),
    "brangaine": Person(
        arms=Arms("green", "chevron", "white", charge="moon", charge_tincture="white"),
        house="cornwall", ground="green", body="gown", cloth="#4f7a3a", trim="#e6dcc4",
        lady=True, hair_colour="black", hair="plaits", hat="wimple", held="goblet", skin="tan",
        turn=3,
    ),
    "enide": Person(
        arms=Arms("white", "fess", "purple", charge="star", charge_tincture="purple"),
        house="orkney", ground="purple", body="gown", cloth="#c9a227", trim="#7d3018", lady=True,
        hair_colour="brown", hair="wavy", hat="flowers", held="mirror", turn=-3,
    ),
    "ragnell": Person(
        arms=Arms("red", "bordure", "white", charge="tree", charge_tincture="white"),
        house="orkney", ground="red", body="gown", cloth="#7d3018", trim="#c9a227", lady=True,
        hair_colour="black", hair="long", hat="hood", held="rose", hood="#5a2418", skin="tan",
        turn=-2,
    ),
    "lamorak": Person(
        arms=Arms("red", "saltire", "yellow"), house="corbenic", ground="red", body="plate",
        cloth="blue", trim="yellow", hair_colour="brown", hat="great", held="lance",
        cloak="#2b5f34", plume="green", pennon="green", turn=2,
    ),
    "blanchefleur": Person(
        arms=Arms("blue", "bend", "white", charge="fleur"), house="corbenic", ground="white",
        body="gown", cloth="#2f5d9b", trim="#f4efe2", lady=True, hair_colour="blond",
        hair="wavy", hat="circlet", held="lily", gem="#d0463a", turn=3,
    ),
    "laudine": Person(
        arms=Arms(
            "black", "base", "blue",
            charge="moon", charge_tincture="white", layout="in chief",
        ),
        house="avalon", ground="blue", body="gown", cloth="#26232a", trim="#c9c3b8", lady=True,
        hair_colour="brown", hair="long", hat="veil", held="lantern", veil="#3a3642", turn=-2,
    ),
    "agravain": Person(
        arms=Arms("purple", "bend", "black", charge="eagle"), house="orkney", ground="black",
        body="surcoat", cloth="#5a3a6a", trim="#c9a227", hair_colour="black", hair="short",
        hat="nasal", beard="forked", held="axe", badge="eagle", turn=-2, brows="stern",
    ),
    "lionel": Person(
        arms=Arms("white", "bordure", "red", charge="lion", charge_tincture="red"),
        house="benwick", ground="white", body="surcoat", cloth="#b5322a", trim="#f0c64a",
        hair_colour="brown", hair="bob", beard="full", held="sword", badge="lion", turn=3,
    ),
}
"""Everybody, by the key of their name in the catalogues."""
