"""The course of a match, to be looked at: position, history, chairs, clock and marks.

Nothing here changes any of it. That is for :class:`game.match.Match`, which is made of this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game import fairness
from game.contract import Event, Game, IllegalMove, OptionValue, Outcome, Seat, State
from game.entries import OPEN, OVER
from game.history import History, Told
from game.match_status import Standing
from game.records import Result
from game.seating import Seating
from game.transcript import PERSON, Chair, Transcript


class Course:
    """What happened in one match and where it stands; :class:`game.match.Match` goes on with it."""

    def __init__(self, game: Game, transcript: Transcript) -> None:
        """Set up the first position of the match on a sheet, without its plies.

        Raises IllegalOption, and ValueError for a seed out of range.
        """
        options = game.check_options(len(transcript.chairs), transcript.options)
        self.game = game
        self._sheet = replace(transcript, options=options, plies=(), position=0)
        self._seating = Seating(transcript.chairs)
        self._standing = Standing(transcript)
        seats = len(transcript.chairs)
        self._history = History(game.new_state(seats, transcript.seed, **options), seats)

    @property
    def state(self) -> State:
        """The position now, to be read only: moves go through :meth:`play`."""
        return self._history.state

    @property
    def position(self) -> int:
        """How many plies lead to the position now."""
        return self._history.position

    @property
    def last(self) -> int:
        """How many plies there are, with those that can be redone."""
        return len(self._history)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.state.outcome()

    @property
    def result(self) -> Result | None:
        """What counts in the records so far: a win stays one though it be undone."""
        return self._standing.result

    @property
    def seed(self) -> int:
        """The deal's number."""
        return self._sheet.seed

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """What was chosen before the match, completed with the game's defaults."""
        return self._sheet.options

    @property
    def group(self) -> str:
        """The tag for the statistics, such as a deal's grade; may be empty."""
        return self._sheet.group

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where, by seat."""
        return self._seating.chairs

    @property
    def my_seat(self) -> Seat | None:
        """The seat of the person whose records these are, or None if only others play."""
        return self._seating.mine

    @property
    def seconds(self) -> float:
        """Time played."""
        return self._standing.seconds

    @property
    def marks(self) -> frozenset[str]:
        """What is to be remembered of this match: HELPED, PEEKED, AUTO of :mod:`game.records`."""
        return frozenset(self._standing.marks)

    @property
    def commitment(self) -> str:
        """The promise to show before the first move."""
        return self._sheet.commitment

    def reveal(self) -> fairness.Reveal:
        """Return the seed and nonce behind the promise; raises IllegalMove before the end."""
        if self._standing.status == OPEN:
            raise IllegalMove("the seed is shown when the match is over")
        return fairness.Reveal(self._sheet.seed, self._sheet.nonce, self._sheet.commitment)

    def agents_to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act whose chair an agent plays at the moment."""
        agents = self._seating.agents
        return tuple(seat for seat in self.state.to_act() if seat in agents)

    def people_to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act where a person must move."""
        agents = self._seating.agents
        return tuple(seat for seat in self.state.to_act() if seat not in agents)

    def state_at(self, ply: int) -> State:
        """Return a copy of the position after ``ply`` plies, 0 … :attr:`last`; or IndexError."""
        return self._history.state_after(ply)

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return what ply number ``ply``, from 1, caused, unmasked; raises IndexError."""
        return self._history.events(ply)

    def made_by(self, ply: int) -> str:
        """Return who made ply number ``ply``, from 1: PERSON, AGENT, HOUSE; raises IndexError."""
        return self._history.ply(ply).by

    def history(self, viewer: Seat | None = None) -> list[Told]:
        """Return the plies up to now as the seat ``viewer`` may see them.

        None gives the public view: what every seat has seen. When the game is over nothing is
        hidden any more.
        """
        if self.outcome is not None:
            return self._history.told_whole()
        return self._history.told_to_all() if viewer is None else self._history.told_to(viewer)

    def transcript(self) -> Transcript:
        """Return the match as it is written down."""
        return replace(
            self._sheet,
            chairs=self.chairs,
            plies=self._history.plies,
            position=self._history.position,
            seconds=self._standing.seconds,
            marks=self._standing.marks,
        )
    @property
    def given_up(self) -> bool:
        """Whether the match was ended before its game was."""
        return self._standing.status == OVER and self.outcome is None

    @property
    def _touched(self) -> bool:
        """Whether a person made a move in it, undone or not."""
        return any(ply.by == PERSON for ply in self._history.plies)
