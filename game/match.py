"""A match: one game being played, from the first deal to the last word; the "midend".

It begins, goes on, goes back and ends, and has every move written in the journal before anybody is
shown it. What there is to see of it is in :mod:`game.course`. It reads no clock: time is fed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game import GAMES, fairness
from game.admission import game_of
from game.contract import (
    Event,
    Game,
    IllegalMove,
    IllegalOption,
    Move,
    OptionValue,
    Seat,
)  # fmt: skip
from game.course import Course
from game.entries import OPEN, OVER, Progress
from game.journal import Journal
from game.notices import DAMAGED, Notice, Trouble
from game.records import HELPED, PEEKED
from game.transcript import AGENT, MAX_PLIES, PERSON, Chair, Ply, Transcript

KEPT_EVERY: Final = 15.0
"""Seconds of play after which their number is written down though no move was made."""



class Match(Course):
    """One game at the table. Made by :meth:`start`, :meth:`replay` or :meth:`resume`."""

    def __init__(self, game: Game, transcript: Transcript, journal: Journal | None) -> None:
        """Set up a match without plies; callers want one of the class methods.

        Raises IllegalOption, and ValueError for a seed out of range.
        """
        super().__init__(game, transcript)
        self.journal = journal
        self.number: int | None = None
        """The match's number in the journal, once it is kept there: from the first move on."""
        self.paused = False
        self._kept_seconds = self._standing.seconds
        self._known = False
        """Whether the deal had been played before this match began."""

    # Beginning

    @classmethod
    def start(
        cls,
        game: Game,
        chairs: Sequence[Chair],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        journal: Journal | None = None,
        group: str = "",
        nonce: str | None = None,
    ) -> Match:
        """Begin a match. Kept in ``journal``, if one is given, from the first move on.

        ``group`` is a tag for the statistics. Raises IllegalOption for options or a number of
        chairs that the game does not offer, ValueError for a seed out of range.
        """
        nonce = fairness.new_nonce() if nonce is None else nonce
        transcript = Transcript(
            game=game.key, version=game.version, seed=seed, nonce=nonce,
            commitment=fairness.commitment(seed, nonce), chairs=tuple(chairs),
            options=dict(options or {}), group=group,
        )  # fmt: skip
        match = cls(game, transcript, journal)
        match._known = journal is not None and journal.knows(match.transcript())
        return match

    @classmethod
    def replay(
        cls,
        transcript: Transcript,
        games: Mapping[str, Game] = GAMES,
        journal: Journal | None = None,
    ) -> Match:
        """Return the match that a transcript describes, every move made anew through the rules.

        Raises Trouble if the game or its version is not ours, or the rules forbid any of it.
        """
        game = game_of(transcript, games)
        try:
            match = cls(game, transcript, journal)
            for ply in transcript.plies:
                match._make(ply.seat, match.state.decode(ply.text), ply.by)
        except (IllegalMove, IllegalOption, ValueError):
            raise Trouble(DAMAGED) from None
        match._history.position = transcript.position
        match._standing.judge(match.outcome, None)
        return match

    @classmethod
    def resume(cls, journal: Journal, number: int, games: Mapping[str, Game] = GAMES) -> Match:
        """Return a kept match to go on with, or to look at.

        Raises KeyError for an unknown number. A match that can't be replayed is set aside in the
        journal (which tells the person), and Trouble is raised.
        """
        try:
            entry = journal.entry(number)
            match = cls.replay(journal.load(number), games, journal)
        except Trouble as trouble:
            named = {**trouble.notice.params, "number": number}
            journal.set_aside(number, Notice(trouble.notice.key, named))
            raise
        match.number = number
        if entry.status == OVER:
            match._standing.status = OVER  # it may have been given up
        match._standing.result = entry.result
        return match

    # Playing

    def play(self, seat: Seat, move: Move, by: str | None = None) -> list[Event]:
        """Make a move and return its events; they are in the journal before this returns.

        ``by`` says who made it (PERSON, AGENT or HOUSE); None takes it from the chair. Plies that
        were undone are forgotten. Raises IllegalMove, and changes nothing, for what the rules
        don't allow and in a match that was given up.
        """
        if self.given_up:
            raise IllegalMove("the match was given up")
        ply, events = self._make(seat, move, by)
        self._judge()
        if self.journal is not None:
            if self.number is None:
                if self._known:
                    self._standing.mark(PEEKED)
                self.number = self.journal.add(self.transcript(), self._progress())
            else:
                self.journal.add_ply(self.number, ply, self._progress())
        return list(events)

    def can_undo(self, seat: Seat) -> bool:
        """Return whether ``seat`` may take its last ply back.

        It may until something new was seen: what a ply revealed, or another seat's act.
        """
        last = self.position
        if not last or self.given_up:
            return False
        if self.game.undo_unlimited:
            return True
        return self._history.ply(last).seat == seat and not self._revealed(last)

    def undo(self, seat: Seat) -> tuple[Event, ...]:
        """Take the last ply back and return what it had caused, for the way back on screen.

        Raises IllegalMove where :meth:`can_undo` says no.
        """
        if not self.can_undo(seat):
            raise IllegalMove(f"seat {seat} has nothing to take back")
        ply = self.position
        self._step_to(ply - 1)
        return self._history.events(ply)

    def can_redo(self, seat: Seat) -> bool:
        """Return whether the next ply was ``seat``'s and can be made again."""
        if self.given_up or self.position == self.last:
            return False
        return self._history.ply(self.position + 1).seat == seat

    def redo(self, seat: Seat) -> tuple[Event, ...]:
        """Make the next undone ply again and return its events; raises IllegalMove if none is."""
        if not self.can_redo(seat):
            raise IllegalMove(f"seat {seat} has nothing to make again")
        self._step_to(self.position + 1)
        return self._history.events(self.position)

    def restart(self) -> None:
        """Go back to the first position, where the game has unlimited undo; redo leads on again.

        Raises IllegalMove for other games.
        """
        if not self.game.undo_unlimited or self.given_up:
            raise IllegalMove(f"a match of {self.game.key} can't go back to its start")
        self._step_to(0)

    # The table around the game

    def tick(self, dt: float) -> None:
        """Let ``dt`` seconds of play pass, unless the match has not begun, is paused or over.

        It begins with its first move. What has passed is written down now and then, so that a
        program that is killed forgets no more than :data:`KEPT_EVERY`.
        """
        if self.paused or self._standing.status != OPEN:
            return
        if not self.last and not self._standing.seconds:
            return
        self._standing.seconds += max(0.0, dt)
        if self._standing.seconds - self._kept_seconds >= KEPT_EVERY:
            self.keep_time()

    def keep_time(self) -> None:
        """Write down how long the match has been played."""
        if self._standing.seconds != self._kept_seconds:
            self._save()

    def mark(self, name: str) -> None:
        """Remember something of this match: HELPED, PEEKED or AUTO of :mod:`game.records`.

        Raises ValueError when there are more marks than a match can have.
        """
        if self._standing.mark(name):
            self._save()

    def take_over(self, seat: Seat, level: str, personality: str = "") -> None:
        """Let an agent play a person's chair until :meth:`give_back`."""
        self._seating.stand_in(seat, level, personality)
        if seat == self.my_seat:
            self._standing.mark(HELPED)
        self._save()

    def give_back(self, seat: Seat) -> None:
        """Let the person of a chair play again; raises ValueError for an agent's own chair."""
        self._seating.give_back(seat)
        self._save()

    def leave(self) -> None:
        """Write down the time and get up; the match stays to be continued.

        One that nobody made a move in is forgotten: there is nothing to continue.
        """
        if self._standing.status == OPEN and not self._touched:
            self._forget()
        else:
            self._save()

    def give_up(self) -> None:
        """End a running match for good: lost, unless it was won before; forgotten if untouched."""
        if self._standing.status != OPEN:
            return
        if not self._touched:
            self._forget()
            return
        self._standing.give_up(self.my_seat)
        self._save()

    def keep_in(self, journal: Journal) -> int:
        """Keep a match that came from elsewhere, and return its number.

        It has no result: somebody else may have played it.
        """
        self.journal = journal
        self.number = journal.add(self.transcript(), self._progress())
        return self.number

    def _make(self, seat: Seat, move: Move, by: str | None) -> tuple[Ply, tuple[Event, ...]]:
        if self.position >= MAX_PLIES:
            raise IllegalMove(f"a match has at most {MAX_PLIES} plies")
        before, after = self.state, self.state.clone()
        events = tuple(after.apply(seat, move))  # the one place that asks whether it is legal
        if by is None:
            by = AGENT if seat in self._seating.agents else PERSON
        ply = Ply(seat, before.encode(move), by)
        self._history.add(ply, events, after)
        return ply, events

    def _revealed(self, ply: int) -> bool:
        return any(event.reveals for event in self._history.events(ply))

    def _step_to(self, position: int) -> None:
        undone = range(position + 1, self.position + 1)
        if any(self._revealed(ply) for ply in undone):
            self._standing.mark(PEEKED)
        self._history.position = position
        self._judge()
        self._save()

    def _judge(self) -> None:
        """Take note of the end, or of one that was taken back."""
        outcome = self.outcome
        if outcome is not None or self._standing.status == OVER:
            self._standing.judge(outcome, self.my_seat if self._touched else None)

    def _progress(self) -> Progress:
        """Return all that is written down of the match besides its plies."""
        now = self._standing
        self._kept_seconds = now.seconds
        return Progress(
            self.position, now.seconds, now.marks, self.chairs, now.status, now.result
        )

    def _save(self) -> None:
        if self.journal is not None and self.number is not None:
            self.journal.save(self.number, self._progress())

    def _forget(self) -> None:
        if self.journal is not None and self.number is not None:
            self.journal.forget(self.number)
            self.number = None
