"""Treasures of Camelot: its rules, its agents, and the tools that trained them."""

GAME = "game.treasures.rules.game:Treasures"
"""The class of the game, as ``module:class``."""
ORDER = 20
"""Its place on the shelf, smallest first."""
