"""Golden playthroughs as text a person can read: what a move led to, and what each seat saw of it.

After OpenSpiel's playthroughs. A file holds one game from the deal to the outcome: each ply's legal
moves, the move, its events, how seats see them that see them otherwise, and what changed in each
seat's observation. Whatever the rules, the masks or the observations do differently shows as lines
of a diff. The moves are read back from the file, so it is played as it was recorded.
"""

from __future__ import annotations

import difflib
import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from game import agents
from game.contract import Event, Game, IllegalMove, OptionValue, Seat, State
from tests.game.playthrough import GAMES_UNDER_TEST, options_number

FOLDER = Path(__file__).with_name("golden")
NUMBERS = range(60)
"""Deals in which the recorder looks for kinds of events that no playthrough holds yet."""
_MOVE = re.compile(r"^  (\d+) plays (.+)$", re.MULTILINE)
_HEADER = re.compile(r"^(\w+), version \d+\nseats (\d+), seed (\d+), options (.+)\n")


@dataclass(frozen=True)
class Playthrough:
    """One game as it was played: what was dealt, and each ply's seat and move text."""

    key: str
    seats: int
    seed: int
    options: Mapping[str, OptionValue]
    moves: tuple[tuple[Seat, str], ...]


def paths(key: str) -> list[Path]:
    """Return the files with a game's golden playthroughs."""
    return sorted(FOLDER.glob(f"{key}-*.txt"))


def read(text: str) -> Playthrough:
    """Return the playthrough that a golden text tells; raises ValueError if it is none."""
    header = _HEADER.match(text)
    if header is None:
        raise ValueError("this is no golden playthrough")
    key, seats, seed, options = header.groups()
    moves = tuple((int(seat), move) for seat, move in _MOVE.findall(text))
    return Playthrough(key, int(seats), int(seed), json.loads(options), moves)


def tell(played: Playthrough) -> str:
    """Play a playthrough and return all of it as text.

    Where the rules forbid one of its moves now, the text ends with what they say to it.
    """
    return "\n".join(_lines(played)) + "\n"


def events_in(text: str) -> set[str]:
    """Return the class names of all events that a golden text tells."""
    return set(re.findall(r"^  > (\w+)\(", text, re.MULTILINE))


def difference(golden: str, now: str) -> str:
    """Return where two tellings part, with the ply it happens in; nothing if they are the same."""
    if golden == now:
        return ""
    before, after = golden.splitlines(), now.splitlines()
    pairs = zip_longest(before, after)
    first = next(place for place, (one, other) in enumerate(pairs) if one != other)
    plies = [line for line in before[: first + 1] if line.startswith("ply ")]
    window = slice(max(0, first - 3), first + 20)
    lines = difflib.unified_diff(before[window], after[window], "golden", "now", lineterm="")
    where = plies[-1] if plies else "before the first ply"
    return "\n".join([f"line {first + 1}, {where}", *lines])


def cover(game: Game, told: Set[str] = frozenset()) -> list[Playthrough]:
    """Return new playthroughs of a game, in which each kind of its events not yet told happens.

    Where nothing is told yet, one at random for each number of seats; then whichever random ones
    show most that is new, and for what random play never comes to, games of agents.
    """
    counts = () if told else game.seat_counts
    games = [_play(game, seats, place, "random") for place, seats in enumerate(counts)]
    chosen = [played for played, _ in games]
    missing = event_names(game).difference(told, *(events for _, events in games))
    tables = [(seats, number) for number in NUMBERS for seats in game.seat_counts]
    found = [_play(game, *table, "random") for table in tables if missing]
    while new := [entry for entry in found if entry[1] & missing]:
        played, events = max(new, key=lambda entry: _worth(*entry, missing))
        missing -= events
        chosen.append(played)
    for table in tables:
        if not missing:
            break
        played, events = _play(game, *table, "squire")
        if events & missing:
            missing -= events
            chosen.append(played)
    return chosen


def _worth(played: Playthrough, events: set[str], missing: set[str]) -> tuple[int, int]:
    """Return how much a playthrough adds: kinds of events, and of equals the shorter one."""
    return len(events & missing), -len(played.moves)


def event_names(game: Game) -> set[str]:
    """Return the class names of all events that a game's rules may send."""
    room = f"game.{game.key}."
    return {kind.__name__ for kind in Event.__subclasses__() if kind.__module__.startswith(room)}


def _play(game: Game, seats: int, number: int, mover: str) -> tuple[Playthrough, set[str]]:
    """Play deal ``number`` at random or by agents of a level; return it, and what happened."""
    options = options_number(game, number)
    seed = 4711 + number
    state, rng = game.new_state(seats, seed, **options), random.Random(number)
    moves = []
    happened: set[str] = set()
    while acting := state.to_act():
        seat = rng.choice(acting)
        legal = state.legal_moves(seat)
        if mover == "random" or len(legal) == 1:
            move = rng.choice(legal)
        else:
            move = agents.choose(game, state.observation(seat), mover, rng, playouts=1)
        moves.append((seat, state.encode(move)))
        happened.update(type(event).__name__ for event in state.apply(seat, move))
    return Playthrough(game.key, seats, seed, options, tuple(moves)), happened


def _lines(played: Playthrough) -> Iterator[str]:
    game = GAMES_UNDER_TEST[played.key]
    yield f"{game.key}, version {game.version}"
    options = json.dumps(played.options, ensure_ascii=False)
    yield f"seats {played.seats}, seed {played.seed}, options {options}"
    state = game.new_state(played.seats, played.seed, **played.options)
    known = _views(state, played.seats)
    yield from _whole(known)
    for number, (seat, text) in enumerate(played.moves, 1):
        yield ""
        yield f"ply {number}"
        for acting in state.to_act():
            legal = "; ".join(state.encode(move) for move in state.legal_moves(acting))
            yield f"  {acting} may {legal}"
        yield f"  {seat} plays {text}"
        try:
            events = state.apply(seat, state.decode(text))
        except IllegalMove as error:
            yield f"IllegalMove: {error}"
            return
        for event in events:
            yield from _told(event, played.seats)
        before, known = known, _views(state, played.seats)
        yield from _changed(before, known)
    yield ""
    yield f"end, to act {list(state.to_act())}"
    yield f"  {state.outcome()}"
    yield from _whole(known)


def _views(state: State, seats: int) -> list[Mapping[str, object]]:
    return [state.observation(seat) for seat in range(seats)]


def _whole(known: list[Mapping[str, object]]) -> Iterator[str]:
    """Tell all that each seat knows: of seats after the first what they see otherwise."""
    yield "  seat 0 sees"
    for name, value in known[0].items():
        yield f"    {name}: {_json(value)}"
    for seat, view in enumerate(known[1:], 1):
        yield f"  seat {seat} sees the same but"
        for name, value in view.items():
            if name not in known[0] or value != known[0][name]:
                yield f"    {name}: {_json(value)}"
        for name in known[0].keys() - view.keys():
            yield f"    no {name}"


def _told(event: Event, seats: int) -> Iterator[str]:
    """Tell an event, and how it looks to seats that see it otherwise or not at all."""
    yield f"  > {event!r}"
    views: dict[str, list[int]] = {}
    for seat in range(seats):
        view = event.seen_by(seat)
        if view != event:
            views.setdefault("nothing" if view is None else repr(view), []).append(seat)
    for text, viewers in views.items():
        yield f"      {_seats(viewers)} see{'s' * (len(viewers) == 1)} {text}"


def _changed(
    before: list[Mapping[str, object]], after: list[Mapping[str, object]]
) -> Iterator[str]:
    """Tell what changed in each seat's observation, the same change of several seats once."""
    changes: dict[str, list[int]] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        for change in _changes("", old, new):
            changes.setdefault(change, []).append(seat)
    for change, seats in changes.items():
        who = "all" if len(seats) == len(after) else _seats(seats)
        yield f"  {who}: {change}"


def _changes(path: str, old: object, new: object) -> Iterator[str]:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            inner = f"{path}.{name}" if path else str(name)
            if name not in new:
                yield f"{inner} gone, was {_json(old[name])}"
            elif name not in old:
                yield f"{inner} new {_json(new[name])}"
            else:
                yield from _changes(inner, old[name], new[name])
    elif isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new) and len(old) > 1 and not _row(old, new):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from _changes(f"{path}[{place}]", one, other)
        else:
            yield _list_change(path, old, new)
    else:
        yield f"{path} {_json(old)} -> {_json(new)}"


def _row(old: list[object], new: list[object]) -> bool:
    """Return whether two lists are rows of a few numbers, of which several changed."""
    numbers = all(type(value) is int for value in (*old, *new))
    return numbers and sum(one != other for one, other in zip(old, new, strict=True)) > 1


def _list_change(path: str, old: list[object], new: list[object]) -> str:
    """Tell how a list grew, shrank or changed, without what it begins and ends with as before."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    left, right = old[start : len(old) - end], new[start : len(new) - end]
    place = f"{path}[{start}:]" if start or end else path
    if not right:
        return f"{place} gone {_json(left)}"
    if not left:
        return f"{place} new {_json(right)}"
    return f"{place} {_json(left)} -> {_json(right)}"


def _seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
