"""What the table of the treasures says: prompts, reasons, tips, what happened, how it ended.

All sentences come from the ``treasures`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Event, Observation, Seat
from game.transcript import ME
from game.treasures.cards import BLACK, CARD_OF_TEXT, COLOUR_OF_CARD, COLOURS
from game.treasures.events import (
    CardChosen,
    CardDrafted,
    CardsDiscarded,
    CardsRevealed,
    DiskSetAside,
    DisksKept,
    DisksMissed,
    DisksReturned,
    DiskTaken,
    FigurePlaced,
    FiguresWentHome,
    GameEnded,
    HandsShown,
    LineRefilled,
    TurnBegan,
)
from game.treasures.resolve import TOLLS
from game.treasures.scoring import WON_BY_CARDS
from scenes.seats import chair_name, person_key, person_name
from sprites.treasure_cards import DECK, colour_of

if TYPE_CHECKING:
    from scenes.draft_line import DraftLineScene
    from scenes.tables.treasures.steps import Step
    from scenes.words import Words


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
    words, chair = scene.house.words, scene.match.chairs[seat]
    if seat == scene.viewer:
        return words("house.seat.you")
    if chair.kind == ME:
        return person_name(words, person_key(chair, seat))
    return chair_name(words, chair)


def whose(scene: DraftLineScene, key: str, seat: Seat, **params: object) -> str:
    """Return the sentence of ``key`` that fits: about the viewer, or about another seat."""
    if seat == scene.viewer:
        return scene.house.words(f"{key}.own", **params)
    return scene.house.words(key, name=name(scene, seat), **params)


def colour(words: Words, which: str) -> str:
    """Return the name of a colour."""
    return words(f"treasures.colour.{which}")


# Prompts

def prompt(scene: DraftLineScene) -> str:
    """Return what is asked of the viewer now, or what goes on."""
    sentence = _prompt(scene)
    return sentence[:1].upper() + sentence[1:]


def _prompt(scene: DraftLineScene) -> str:
    words, outcome = scene.house.words, scene.match.outcome
    told = scene.stage_words
    if told:
        return told
    if outcome is not None:
        return result(scene)
    if not scene.offers:
        return _waiting(scene)
    observation = scene.observation
    phase = observation["phase"]
    if phase == "draw":
        return words("treasures.prompt.draw")
    if phase == "choose":
        held = scene.grip.selected
        if held is None:
            return words("treasures.prompt.choose")
        if scene.grip.dragging:
            return words("treasures.prompt.let_go", card=card(words, held))
        return words("treasures.prompt.sure", card=card(words, held))
    if phase == "place":
        text = own_card(observation, scene.viewer)
        return words("treasures.prompt.place", card=card(words, text))
    return words.count("treasures.prompt.return", observation["owed"])


def own_card(observation: Observation, viewer: Seat) -> str:
    """Return the card that a seat has played this turn; raises LookupError for none."""
    return next(
        str(figure["card"]) for figure in observation["figures"] if figure["seat"] == viewer
    )


def _waiting(scene: DraftLineScene) -> str:
    words, observation = scene.house.words, scene.observation
    if observation["phase"] == "choose":
        chosen = observation["chosen"]
        if chosen is not None:
            return words("treasures.wait.chosen", card=card(words, chosen))
        return words("treasures.wait.choose")
    actor = observation["actor"]
    return words(f"treasures.wait.{observation['phase']}", name=name(scene, actor))


def stage_words(scene: DraftLineScene, moment: Step | None) -> str:
    """Return the sentence for the ribbon while a moment of a move is shown."""
    if moment is None:
        return ""
    if moment.secrets:
        return scene.house.words("treasures.event.all_chosen")
    if any(isinstance(event, DisksKept | DisksReturned) for event in moment.events):
        return scene.house.words("treasures.event.settled")
    if any(isinstance(event, CardsDiscarded) for event in moment.events):
        return scene.house.words("treasures.event.discarded")
    if any(isinstance(event, FiguresWentHome) for event in moment.events):
        return scene.house.words("treasures.event.home")
    told = [event_words(scene, event) for event in moment.events]
    return next((sentence for sentence in told if sentence), "")


def actors(events: Sequence[Event]) -> frozenset[Seat]:
    """Return the seats that act in ``events``."""
    seats = (getattr(event, "seat", None) for event in events)
    return frozenset(seat for seat in seats if seat is not None)


def hint(scene: DraftLineScene, reason: str, params: Mapping[str, Any]) -> str:
    """Return a hint's reason as a sentence: cards, colours and seats in its parameters named."""
    words = scene.house.words
    told: dict[str, Any] = {}
    for name_, value in params.items():
        if isinstance(value, str) and value in DECK:
            told[name_] = card(words, value)
        elif isinstance(value, str) and value in COLOURS:
            told[name_] = colour(words, value)
        elif name_ in ("seat", "rival", "name") and isinstance(value, int):
            told[name_] = name(scene, value)
        elif name_ == "line" and isinstance(value, int):
            told[name_] = value + 1
        else:
            told[name_] = value
    sentence = words(reason, **told)
    return sentence[:1].upper() + sentence[1:]


# Reasons

def refusal(scene: DraftLineScene, source: str, target: str | None) -> str:
    """Return why nothing can be done with ``source``, or why it can't go to ``target``."""
    words, observation = scene.house.words, scene.observation
    if scene.match.outcome is not None:
        return words("treasures.why.over")
    if scene.looking_at is not None:
        return words("house.why.looking_back")
    phase = observation["phase"]
    kind = source.partition(".")[0]
    if kind not in ("line", "heap", "thief", "owned", "taken", "aside"):
        kind = "choice" if source == "choice" else "card"
    if kind == "line" and not observation["lines"][int(source[-1])]:
        return words("treasures.why.line_empty")
    if not scene.offers and not (kind == "choice" and observation["chosen"]):
        return words("house.notice.not_your_turn")
    if target not in (None, source) or _may_go(scene, source):
        return words(f"treasures.why.{phase}_drop")
    if kind == "owned" and phase == "return":
        return words("treasures.why.no_disk")
    if kind in ("taken", "aside"):
        return words("treasures.why.taken")
    if kind == "choice":
        return words("treasures.why.choice" if observation["chosen"] else "treasures.why.place")
    return words(f"treasures.why.{phase}_first")


def _may_go(scene: DraftLineScene, source: str) -> bool:
    return any(start == source for start, _ in scene.offers)


# What happened

def event_words(scene: DraftLineScene, event: Event) -> str:
    """Return what happened as a sentence; "" for what goes without saying."""
    sentence = _event(scene, event)
    return sentence[:1].upper() + sentence[1:]


def _event(scene: DraftLineScene, event: Event) -> str:
    words = scene.house.words
    key = "treasures.event."
    match event:
        case TurnBegan(turn, start):
            return whose(scene, f"{key}turn", start, turn=turn)
        case CardDrafted(seat, line, text):
            return whose(scene, f"{key}drafted", seat, card=card(words, text), line=line + 1)
        case CardChosen(seat, text):
            return whose(scene, f"{key}chosen", seat, card=card(words, text))
        case CardsRevealed(texts):
            return words(f"{key}revealed") + " " + words("house.list_comma").join(
                words(f"{key}shows", name=name(scene, seat), card=card(words, text))
                for seat, text in enumerate(texts)
            )
        case FigurePlaced(seat, _, pile, rank):
            return whose(scene, f"{key}placed", seat, colour=colour(words, pile), rank=rank + 1)
        case DiskTaken(seat, pile):
            return whose(scene, f"{key}taken", seat, colour=colour(words, pile))
        case DisksMissed(seat, pile, _):
            return whose(scene, f"{key}missed", seat, colour=colour(words, pile))
        case DiskSetAside(seat, which, _, chosen):
            kind = "set_aside" if chosen else "set_aside_forced"
            return whose(scene, f"{key}{kind}", seat, colour=colour(words, which))
        case LineRefilled(line, text, _):
            return words(f"{key}refilled", card=card(words, text), line=line + 1)
        case HandsShown(seats, hands):
            return " ".join(
                words(f"{key}hand", name=name(scene, seat), cards=cards(words, hand))
                for seat, hand in zip(seats, hands, strict=True)
            )
        case GameEnded():
            return result(scene)
    return ""


# Tolls

def toll(observation: Observation, count: int, rank: int) -> tuple[int, int]:
    """Return what the figure of ``rank`` (0 first) among ``count`` at a heap takes and sets
    aside by the rules of this match."""
    takes, asides = TOLLS[observation["options"]["noise"]][count][rank]
    return takes, asides


def toll_words(words: Words, takes: int, asides: int) -> str:
    """Return what a figure takes and gives back, in one line."""
    return words("treasures.toll", takes=takes, returns=asides)


def at_heap(observation: Observation, pile: str) -> list[dict[str, Any]]:
    """Return the figures at a heap, first rank first."""
    return [figure for figure in observation["figures"] if figure["pile"] == pile]


def heap_tip(scene: DraftLineScene, pile: str) -> list[str]:
    """Return the lines that tell of a heap; for one who chooses, what would follow."""
    words, observation = scene.house.words, scene.shown
    there = at_heap(observation, pile)
    count = observation["piles"][pile]
    lines = [words.count("treasures.tip.heap", count, heap=words(f"treasures.heap.{pile}"))]
    if scene.may_choose_heap:
        takes, asides = toll(observation, len(there) + 1, len(there))
        if there:
            lines.append(words("treasures.tip.join", rank=len(there) + 1, count=len(there) + 1,
                               toll=toll_words(words, takes, asides)))
        else:
            lines.append(words("treasures.tip.alone"))
        follow = sum(figure["pile"] is None for figure in observation["figures"]) - 1
        if follow > 0:
            lines.append(words.count("treasures.tip.follow", follow))
        return lines
    for rank, figure in enumerate(there):
        takes, asides = toll(observation, len(there), rank)
        lines.append(words("treasures.tip.figure", name=name(scene, figure["seat"]),
                           toll=toll_words(words, takes, asides)))
    if not there:
        lines.append(words("treasures.tip.nobody"))
    return lines


# Spots

def spot(scene: DraftLineScene, spot: str) -> str:
    """Return a spot's name and what lies on it, for reading aloud."""
    words, observation = scene.house.words, scene.observation
    kind, _, rest = spot.partition(".")
    if kind == "line":
        exposed = observation["lines"][int(rest)]
        if not exposed:
            return words("treasures.spot.line_empty", line=int(rest) + 1)
        return words("treasures.spot.line", line=int(rest) + 1, card=card(words, exposed[0]),
                     rest=cards(words, exposed[1:]))
    if kind == "heap":
        return " ".join(heap_tip(scene, rest))
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
    words, observation = scene.house.words, scene.shown
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


# The plate at the top

def info_line(scene: DraftLineScene) -> str:
    """Return the turn, what is left in the deck, and which rule of the heaps is played."""
    words, observation = scene.house.words, scene.shown
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


# The end

def result(scene: DraftLineScene) -> str:
    """Return who won and how, in one sentence."""
    words, outcome = scene.house.words, scene.match.outcome
    if outcome is None:
        return ""
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    names = words("house.list_comma").join(name(scene, seat) for seat in winners)
    key = "treasures.result.shared"
    if len(winners) == 1:
        how = "tiebreak" if outcome.reason == WON_BY_CARDS else "won"
        key = f"treasures.result.{how}.{'own' if winners[0] == scene.viewer else 'other'}"
    return words.count(key, points, name=names, names=names, points=number(points))


def ending(scene: DraftLineScene) -> tuple[str, str, list[str]]:
    """Return heading, sentence and further lines of a finished match."""
    words, match, outcome = scene.house.words, scene.match, scene.match.outcome
    assert outcome is not None
    if scene.viewer in outcome.winners:
        heading = words("treasures.ending.won" if len(outcome.winners) == 1
                        else "treasures.ending.shared")
    else:
        heading = words("treasures.ending.lost", name=name(scene, outcome.winners[0]))
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    scores = words("house.list_comma").join(
        words("treasures.ending.score", name=name(scene, seat),
              points=number(outcome.scores[seat])) for seat in order
    )
    return heading, result(scene), [
        words("treasures.ending.scores", scores=scores),
        words("treasures.ending.deal", deal=match.seed),
    ]
