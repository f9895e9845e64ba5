"""Legends of the Round Table: its rules, its agents, and the tools that weigh its cards."""

GAME = "game.legends.rules.game:Legends"
"""The class of the game, as ``module:class``."""
ORDER = 30
"""Its place on the shelf, smallest first."""
