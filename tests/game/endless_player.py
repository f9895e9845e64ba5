"""A program to be killed: plays random matches for ever, and shows what the journal already holds.

``python -m tests.game.endless_player FOLDER SEED`` continues what it finds there. A line is one
shown position: the match's number and the texts of its plies, as JSON.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from game.journal import Journal
from game.match import Match
from game.transcript import Chair
from tests.game.playthrough import GAMES_UNDER_TEST


def show(match: Match) -> None:
    """Print the position: from now on, a person has seen it."""
    texts = [ply.text for ply in match.transcript().plies[: match.position]]
    print(json.dumps([match.number, texts]), flush=True)


def play(folder: Path, seed: int) -> None:
    """Play until killed."""
    rng = random.Random(seed)
    journal = Journal(folder)
    unfinished = journal.unfinished()
    match = Match.resume(journal, unfinished[0].number, GAMES_UNDER_TEST) if unfinished else None
    while True:
        if match is None or match.outcome is not None:
            key = rng.choice(["patience", "nothing"])
            game = GAMES_UNDER_TEST[key]
            chairs = [Chair()] * game.seat_counts[0]
            match = Match.start(game, chairs, rng.randrange(10**6), journal=journal)
        seat = rng.choice(match.state.to_act())
        if match.can_undo(seat) and rng.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.state.legal_moves(seat)))
        show(match)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
