"""The phases of a game, in the order of the rule sheet."""

from __future__ import annotations

from typing import Final

DRAFT, GIFT, PLAY, SEAL, OVER = range(5)
PHASES: Final = ("draft", "gift", "play", "seal", "over")
"""The phases' names, as observations have them."""
