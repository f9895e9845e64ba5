"""Seals of the Sword: its rules, its agents, and the tools that measure its scenarios."""

GAME = "game.seals.rules.game:Seals"
"""The class of the game, as ``module:class``."""
ORDER = 40
"""Its place on the shelf, smallest first."""
