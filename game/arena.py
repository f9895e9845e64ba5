"""Matches between agents without a screen: ``python -m game.arena GAME …``.

Two ways: agents of given levels against each other, every deal played once in each rotation of the
seats, so that nobody has the better cards; or, where a game has players of whole deals, thousands
of numbered deals in bulk (``--player``). Results with 95 % confidence intervals, or as JSON.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import IO, Final, NoReturn, NotRequired, TypedDict, TypeVar, final

from game.agents import LEVELS, PERSONALITIES
from game.arena_jobs import (
    Bout,
    Run,
    Tally,
    entrant_named,
    game_named,
    play_bout,
    play_run,
    players_of,
)
from game.contract import Game, IllegalOption, OptionValue
from game.randomness import MAX_SEED

RUN_DEALS: Final = 50
"""Deals in one piece of bulk work: enough to hide the cost of sending it about."""
_BAR: Final = 30
_BETWEEN_LINES: Final = 5.0  # seconds, where the progress goes to a file
_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


class Figures(TypedDict):
    """What came of an entrant's, a player's or a seat's games; ``low`` and ``high`` at 95 %."""

    games: int
    wins: int
    shared: int
    share: float
    low: float
    high: float
    points: float
    points_error: float


@final
class Line(Figures):
    """The figures of one player of whole deals, or of one seat."""

    name: str


@final
class AgentLine(Figures):
    """The figures of one entrant at a table."""

    name: str
    seconds_per_move: float


class Report(TypedDict):
    """What the command found: of agents at a table, or of a player of whole deals."""

    game: str
    deals: int
    seed: int
    results: Sequence[Line | AgentLine]
    player: NotRequired[str]
    seconds_per_deal: NotRequired[float]
    seats: NotRequired[int]
    entrants: NotRequired[list[str]]
    options: NotRequired[dict[str, OptionValue]]
    playouts: NotRequired[int | None]
    by_seat: NotRequired[list[Figures]]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"arena: {message}\n")


class _Progress:
    """How far the work is, on a terminal as a bar, elsewhere as a line now and then."""

    def __init__(self, total: int, stream: IO[str]) -> None:
        self._total = total
        self._stream = stream
        self._done = 0
        self._began = self._shown = time.monotonic()

    def step(self, size: int, note: str) -> None:
        """Note that ``size`` more games are done; ``note`` is shown beside the bar."""
        self._done += size
        now = time.monotonic()
        last = self._done >= self._total
        bar = self._stream.isatty()
        if now - self._shown < (0.1 if bar else _BETWEEN_LINES) and not last:
            return
        self._shown = now
        left = (now - self._began) / self._done * (self._total - self._done)
        text = f"{self._done}/{self._total} games, {left:.0f} s left  {note}"
        if bar:
            full = _BAR * self._done // self._total
            text = f"\r[{'#' * full}{'.' * (_BAR - full)}] {text}\x1b[K" + ("\n" if last else "")
        else:
            text += "\n"
        self._stream.write(text)
        self._stream.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code: 0, or 2 for words it doesn't understand."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        if asked.player is not None:
            report = _bulk(asked)
        else:
            report = _contest(asked)
    except (ValueError, IllegalOption) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("\narena: stopped", file=sys.stderr)
        return 130
    if asked.json:
        print(json.dumps(report, indent=1))
    else:
        print(_as_table(report))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m game.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"Levels: {', '.join(LEVELS)}. Personalities: {', '.join(PERSONALITIES)}.",
    )
    whole = _whole_number
    parser.add_argument("game", help="a game's key, or module:class for one in the making")
    parser.add_argument("--deals", type=whole, default=100, metavar="N", help="default 100")
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="the first deal's number"
    )
    parser.add_argument(
        "--player", metavar="NAME", help="play whole deals in bulk with this player"
    )
    parser.add_argument(
        "--levels",
        metavar="L,L,…",
        help="one a seat, or one for all; LEVEL or LEVEL/PERSONALITY (default knight)",
    )
    parser.add_argument("--seats", type=whole, metavar="N", help="default: as many as levels")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated"
    )
    parser.add_argument(
        "--playouts", type=whole, metavar="N", help="count instead of timing: repeatable results"
    )
    parser.add_argument("--workers", type=whole, default=1, metavar="N", help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="an existing dask.distributed one")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def _bulk(asked: argparse.Namespace) -> Report:
    """Play numbered deals with one player."""
    for name, value in (("--levels", asked.levels), ("--seats", asked.seats)):
        if value is not None:
            raise ValueError(f"{name} is for agents at a table, not for --player")
    if asked.option or asked.playouts is not None:
        raise ValueError("--option and --playouts are for agents at a table, not for --player")
    _check_size(asked)
    players = players_of(asked.game)
    if asked.player not in players:
        raise ValueError(f"no player {asked.player!r}: there are {', '.join(players)}")
    end = asked.seed + asked.deals
    runs = [
        Run(asked.game, asked.player, first, min(RUN_DEALS, end - first))
        for first in range(asked.seed, end, RUN_DEALS)
    ]
    total = Tally()
    progress = _Progress(asked.deals, sys.stderr)
    for tally in _done(play_run, runs, asked):
        total.merge(tally)
        progress.step(tally.games, f"{total.wins / total.games:.2%} won")
    return {
        "game": asked.game,
        "player": asked.player,
        "deals": asked.deals,
        "seed": asked.seed,
        "results": [{"name": asked.player, **_figures(total)}],
        "seconds_per_deal": total.seconds / total.games,
    }


def _contest(asked: argparse.Namespace) -> Report:
    """Play agents against each other, each deal in every rotation of the seats."""
    _check_size(asked)
    game = game_named(asked.game)
    entrants = _entrants(asked, game)
    options = game.check_options(len(entrants), _options(asked.option, game))
    bouts = [
        Bout(asked.game, entrants, seed, rotation, asked.playouts, options)
        for seed in range(asked.seed, asked.seed + asked.deals)
        for rotation in range(len(entrants))
    ]
    by_name = {name: Tally() for name in entrants}
    by_seat = [Tally() for _ in entrants]
    progress = _Progress(len(bouts), sys.stderr)
    for bout in _done(play_bout, bouts, asked):
        for name, (seat, tally) in zip(entrants, bout, strict=True):
            by_name[name].merge(tally)
            by_seat[seat].merge(tally)
        progress.step(1, "")
    lines: list[Line | AgentLine] = [_agent_line(name, tally) for name, tally in by_name.items()]
    return {
        "game": asked.game,
        "seats": len(entrants),
        "entrants": list(entrants),
        "options": options,
        "deals": asked.deals,
        "seed": asked.seed,
        "playouts": asked.playouts,
        "results": lines,
        "by_seat": [_figures(tally) for tally in by_seat],
    }


def _check_size(asked: argparse.Namespace) -> None:
    if not asked.deals or not asked.workers:
        raise ValueError("--deals and --workers are at least 1")
    if asked.seed + asked.deals - 1 > MAX_SEED:
        raise ValueError(f"deals are numbered up to {MAX_SEED}")
    if asked.scheduler is not None and asked.workers > 1:
        raise ValueError("give --workers or --scheduler, not both: a scheduler has its own workers")


def _entrants(asked: argparse.Namespace, game: Game) -> tuple[str, ...]:
    names = ("knight" if asked.levels is None else asked.levels).split(",")
    for name in names:
        entrant_named(name)
    seats = asked.seats
    if seats is None:
        seats = len(names) if len(names) in game.seat_counts else game.seat_counts[0]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ValueError(f"{len(names)} levels for {seats} seats: give one a seat, or one for all")
    return tuple(names)


def _options(texts: Sequence[str], game: Game) -> dict[str, OptionValue]:
    """Return ``NAME=VALUE`` words as options; the game refuses what isn't on offer."""
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option is NAME=VALUE, not {text!r}")
        choices = game.options[name].choices if name in game.options else ()
        options[name] = next((c for c in choices if str(c).lower() == value.lower()), value)
    return options


def _done(
    work: Callable[[_Piece], _Result], pieces: list[_Piece], asked: argparse.Namespace
) -> Iterator[_Result]:
    """Do all pieces here, in processes or on a cluster; give results in the order of the pieces."""
    if asked.scheduler is not None:
        yield from _on_cluster(work, pieces, asked.scheduler)
    elif asked.workers > 1:
        workers = min(asked.workers, len(pieces))
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            yield from pool.imap(work, pieces)
    else:
        yield from map(work, pieces)


def _on_cluster(
    work: Callable[[_Piece], _Result], pieces: list[_Piece], address: str
) -> Iterator[_Result]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise ValueError(
            "--scheduler needs dask.distributed: pip install 'camelot-four-tables[arena]'"
        ) from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise ValueError(f"no scheduler answers at {address}: {error}") from None
    with client:
        for future in client.map(work, pieces, pure=False):
            yield future.result()


def _figures(tally: Tally) -> Figures:
    low, high = tally.interval()
    return {
        "games": tally.games,
        "wins": tally.wins,
        "shared": tally.shared,
        "share": tally.wins / tally.games,
        "low": low,
        "high": high,
        "points": tally.mean,
        "points_error": tally.error,
    }


def _agent_line(name: str, tally: Tally) -> AgentLine:
    seconds = tally.seconds / tally.moves if tally.moves else 0.0
    return {"name": name, **_figures(tally), "seconds_per_move": seconds}


def _as_table(report: Report) -> str:
    """Return a report as lines for people: a share of wins with its 95 % interval, and points."""
    rows: list[Line | AgentLine] = [*report["results"]]
    for seat, figures in enumerate(report.get("by_seat", ())):
        rows.append({"name": f"seat {seat}", **figures})
    width = max(len(line["name"]) for line in rows)
    lines = []
    for line in rows:
        text = (
            f"{line['name']:<{width}}  {line['games']:>7} games  won {line['share']:7.2%}"
            f" ({line['low']:.2%} to {line['high']:.2%})"
            f"  points {line['points']:.2f} ± {line['points_error']:.2f}"
        )
        if "seconds_per_move" in line:
            text += f"  {1000 * line['seconds_per_move']:.1f} ms a move"
        lines.append(text)
    if "seconds_per_deal" in report:
        lines.append(f"{1000 * report['seconds_per_deal']:.3f} ms a deal")
    return "\n".join(lines)


def _whole_number(text: str) -> int:
    """Return a whole number from 0 up; argparse turns the error into its sentence."""
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
