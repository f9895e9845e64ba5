"""Which written matches can be played anew: those of our games, in our version, with their seal."""

from __future__ import annotations

from collections.abc import Mapping

from game import fairness
from game.contract import Game
from game.notices import DAMAGED, FUTURE, OUTDATED, Trouble
from game.transcript import Transcript


def game_of(transcript: Transcript, games: Mapping[str, Game]) -> Game:
    """Return the game of a transcript.

    Raises Trouble if the game or its version is not ours, or if seed and nonce are not those that
    were promised.
    """
    game = games.get(transcript.game)
    if game is None or transcript.version > game.version:
        raise Trouble(FUTURE)
    if transcript.version < game.version:
        raise Trouble(OUTDATED)
    promise = fairness.Reveal(transcript.seed, transcript.nonce, transcript.commitment)
    if not fairness.verify(promise):
        raise Trouble(DAMAGED)
    return game
