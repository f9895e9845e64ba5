"""Camelot patience: its rules, its agents, and the tools that trained them."""

GAME = "game.patience.rules.game:Patience"
"""The class of the game, as ``module:class``."""
ORDER = 10
"""Its place on the shelf, smallest first."""
