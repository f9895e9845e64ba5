"""The four suits of the playing cards: their inks, fields and arms.

A suit's field follows heraldry (hearts gules, spades azure, clubs vert, diamonds or), so the four
are told apart even in the two-colour deck. Knows colours only; the signs themselves are charges
(:func:`sprites.heraldry.charges.suit_svg`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Suit:
    """One suit. ``field``: top and foot of its arch; ``tincture``: whose hatching that carries.

    ``ink`` is the index in the two-colour deck, ``pip`` the same for the pips (black suits lean
    toward their field there), ``own_ink`` both in the four-colour deck; ``line`` the thin lines of
    a number card. ``arms``: the sign on its courts' shields, and the shield's ground.
    """

    tincture: str
    field: tuple[str, str]
    ink: str
    pip: str
    own_ink: str
    line: str
    arms: tuple[str, str]

    def index_ink(self, four_colour: bool) -> str:
        """Return the colour of the rank and sign in a card's corners."""
        return self.own_ink if four_colour else self.ink

    def pip_ink(self, four_colour: bool) -> str:
        """Return the colour of the pips."""
        return self.own_ink if four_colour else self.pip

    def line_ink(self, four_colour: bool) -> str:
        """Return the colour of the thin lines on a number card."""
        return self.own_ink if four_colour else self.line


SUITS: dict[str, Suit] = {
    "H": Suit("red", ("#a12c26", "#7d1d1b"), "#9c241d", "#9c241d", "#b5322a", "#a82a22",
              ("#f0e6cc", "#b5322a")),
    "S": Suit("blue", ("#2f5d9b", "#1f3f70"), "#2a1c12", "#1d2433", "#274f87", "#2f5288",
              ("#ece9df", "#2f5d9b")),
    "D": Suit("yellow", ("#dca83a", "#b57f1f"), "#9c241d", "#9c241d", "#85500a", "#a8741a",
              ("#8d1f1b", "#e0b03a")),
    "C": Suit("green", ("#3d7a46", "#255432"), "#2a1c12", "#26321f", "#2c6136", "#2f6a3d",
              ("#f2d675", "#3d7a46")),
}
"""Suits by the letter that stands for them in a card's text (``KH``, ``TS``)."""
