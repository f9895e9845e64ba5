"""What things are called on the table of the treasures: cards, seats, heaps, spots, their numbers.

All words come from the ``treasures`` catalogue; here is only which ones fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Observation, Seat
from game.transcript import ME
from game.treasures.rules.cards import BLACK, CARD_OF_TEXT, COLOUR_OF_CARD
from game.treasures.rules.resolve import TOLLS
from scenes.match.seats import chair_name, person_key, person_name
from sprites.cards.treasure_cards import colour_of

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene
    from scenes.ui.words import Words


def card(words: Words, text: str) -> str:
    """Return what a card is called: its colour and number."""
    return words("treasures.card", colour=colour(words, colour_of(text)), number=text[:-1])


def cards(words: Words, texts: Sequence[str]) -> str:
    """Return several cards in one line; "none" for no card."""
    if not texts:
        return words("treasures.none")
    return words("house.list_comma").join(card(words, text) for text in texts)


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def gain(value: int) -> str:
    """Return a change with its sign."""
    return f"+{value}" if value > 0 else number(value)


def name(scene: DraftLineScene, seat: Seat) -> str:
    """Return what the viewer calls a seat: "You" for the own one."""
    words, chair = scene.app.words, scene.match.chairs[seat]
    if seat == scene.viewer:
        return words("house.seat.you")
    if chair.kind == ME:
        return person_name(words, person_key(chair, seat))
    return chair_name(words, chair)


def whose(scene: DraftLineScene, key: str, seat: Seat, **params: object) -> str:
    """Return the sentence of ``key`` that fits: about the viewer, or about another seat."""
    if seat == scene.viewer:
        return scene.app.words(f"{key}.own", **params)
    return scene.app.words(key, name=name(scene, seat), **params)


def colour(words: Words, which: str) -> str:
    """Return the name of a colour."""
    return words(f"treasures.colour.{which}")


def own_card(observation: Observation, viewer: Seat) -> str:
    """Return the card that a seat has played this turn; raises LookupError for none."""
    return next(
        str(thief["card"]) for thief in observation["thieves"] if thief["seat"] == viewer
    )


# Tolls

def toll(observation: Observation, count: int, rank: int) -> tuple[int, int]:
    """Return what the thief of ``rank`` (0 first) among ``count`` at a heap takes and sets
    aside by the rules of this match."""
    takes, asides = TOLLS[observation["options"]["noise"]][count][rank]
    return takes, asides


def toll_words(words: Words, takes: int, asides: int) -> str:
    """Return what a thief takes and gives back, in one line."""
    return words("treasures.toll", takes=takes, returns=asides)


def at_heap(observation: Observation, heap: str) -> list[dict[str, Any]]:
    """Return the thieves at a heap, first rank first."""
    return [thief for thief in observation["thieves"] if thief["heap"] == heap]


def heap_tip(scene: DraftLineScene, heap: str) -> list[str]:
    """Return the lines that tell of a heap; for one who chooses, what would follow."""
    words, observation = scene.app.words, scene.shown
    there = at_heap(observation, heap)
    count = observation["heaps"][heap]
    lines = [words.count("treasures.tip.heap", count, heap=words(f"treasures.heap.{heap}"))]
    if scene.may_choose_heap:
        takes, asides = toll(observation, len(there) + 1, len(there))
        if there:
            lines.append(words("treasures.tip.join", rank=len(there) + 1, count=len(there) + 1,
                               toll=toll_words(words, takes, asides)))
        else:
            lines.append(words("treasures.tip.alone"))
        follow = sum(thief["heap"] is None for thief in observation["thieves"]) - 1
        if follow > 0:
            lines.append(words.count("treasures.tip.follow", follow))
        return lines
    for rank, thief in enumerate(there):
        takes, asides = toll(observation, len(there), rank)
        lines.append(words("treasures.tip.figure", name=name(scene, thief["seat"]),
                           toll=toll_words(words, takes, asides)))
    if not there:
        lines.append(words("treasures.tip.nobody"))
    return lines


# Spots

def spot(scene: DraftLineScene, spot: str) -> str:
    """Return a spot's name and what lies on it, for reading aloud."""
    sentence = _spot(scene, spot)
    return sentence[:1].upper() + sentence[1:]


def _spot(scene: DraftLineScene, spot: str) -> str:
    words, observation = scene.app.words, scene.observation
    kind, _, rest = spot.partition(".")
    if kind == "line":
        exposed = observation["lines"][int(rest)]
        if not exposed:
            return words("treasures.spot.line_empty", line=int(rest) + 1)
        return words("treasures.spot.line", line=int(rest) + 1, card=card(words, exposed[0]),
                     rest=cards(words, exposed[1:]))
    if kind == "heap":
        return " · ".join(heap_tip(scene, rest))
    if kind == "owned":
        which = rest.partition(".")[2]
        held = observation["collections"][scene.viewer][which]
        return words.count("treasures.spot.owned", held, colour=colour(words, which))
    if kind == "aside":
        count = sum(observation["set_aside"][scene.viewer].values())
        return words.count("treasures.spot.aside", count)
    if kind == "hand":
        return words.count("treasures.spot.hand", len(observation["hand"]))
    if kind == "plate":
        return seat_words(scene, scene.seat_at(int(rest)))
    if kind == "thief":
        return words("treasures.spot.thief")
    if kind in ("deck", "discard"):
        count = observation["deck"] if kind == "deck" else len(observation["discard"])
        return words.count(f"treasures.spot.{kind}", count)
    if kind == "choice":
        chosen = observation["chosen"]
        if chosen is None:
            return words("treasures.spot.choice_empty")
        return words("treasures.spot.choice", card=card(words, chosen))
    return words("treasures.spot.card", card=card(words, spot))


def seat_words(scene: DraftLineScene, seat: Seat) -> str:
    """Return all that is public about a seat in one line."""
    words, observation = scene.app.words, scene.shown
    disks = observation["collections"][seat]
    held = words("house.list_comma").join(
        words("treasures.spot.disks", colour=colour(words, which), count=count)
        for which, count in disks.items()
    )
    known = observation["known_hands"][seat]
    points = observation["scores"][seat]
    return words.count(
        "treasures.spot.seat", points, name=name(scene, seat), points=number(points), disks=held,
        known=cards(words, known["cards"]), hidden=known["hidden"],
    )


def known_heading(scene: DraftLineScene, seat: Seat) -> str:
    """Return the heading over the cards of a hand that everybody has seen, if there are any."""
    key = "treasures.known.own" if seat == scene.viewer else "treasures.known.other"
    if not scene.shown["known_hands"][seat]["cards"]:
        key += ".none"
    return scene.app.words(key, name=name(scene, seat))


# The plate at the top

def info_line(scene: DraftLineScene) -> str:
    """Return the turn, what is left in the deck, and which rule of the heaps is played."""
    words, observation = scene.app.words, scene.shown
    deck = observation["deck"]
    left = words.count("treasures.info.deck", deck) if deck else words("treasures.info.deck_empty")
    noise = observation["options"]["noise"]
    return words(
        "treasures.info.line", turn=observation["turn"], turns=turns(observation["seats"]),
        deck=left, noise=words(f"treasures.option.noise.{noise}"),
    )


def turns(seats: int) -> int:
    """Return how many turns a game has: all that is not dealt is drafted, a card a seat."""
    return (len(CARD_OF_TEXT) - 5 * seats) // seats


def is_black(text: str) -> bool:
    """Return whether a card lets its owner choose the heap."""
    return COLOUR_OF_CARD[CARD_OF_TEXT[text]] == BLACK
