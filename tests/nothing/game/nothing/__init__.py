"""Nothing: a game that does as little as a game can, so that every generic test has one to run.

It has what the real ones will bring: hidden cards, secret choices made at once, random events,
draws that one seat sees, and a move that may be taken back.
"""

GAME = "game.nothing.rules:Nothing"
"""The class of the game, as ``module:class``."""
ORDER = 90
"""Its place on the shelf, smallest first."""
