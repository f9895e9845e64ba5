"""The house's colours, sizes and durations, by name: the one place to change how it all looks.

Lengths are px on the 1600 x 900 stage, durations are seconds at normal speed. Colours are
``#rrggbb``. Every pair of text and ground that the house uses is listed in ``TEXT_PAIRS``; a test
holds each against the contrast that readers with weak sight need.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.paint.shapes import rgb

# Grounds

HALL_DARK = "#12162a"
HALL = "#1c2340"
OAK_DARK = "#3b2618"
OAK = "#6b4527"
PARCHMENT = "#efe3c8"
PARCHMENT_DARK = "#d9c59a"
INK = "#2a1c12"
OUTLINE = "#1c120e"
GOLD_DARK = "#c9a227"
GOLD = "#f2d675"
GOLD_LINE = "#d9b24a"
GOLD_LIGHT = "#ffe9a0"
GOLD_DEEP = "#7a5a1c"
PLATE = "#1d2444"
PLATE_DARK = "#0c0f1f"
LEATHER = "#5b3b22"
LEATHER_DARK = "#38220f"
LEATHER_LIT = "#7a5230"
LEATHER_OFF = "#3a2f28"

# Tinctures

RED = "#b5322a"
BLUE = "#2f5d9b"
GREEN = "#3d7a46"
YELLOW = "#e0b03a"
WHITE = "#ece9df"
BLACK = "#26232a"
GREY = "#8c8a86"
PURPLE = "#6a3f78"

TINCTURES: dict[str, str] = {
    "red": RED, "blue": BLUE, "green": GREEN, "yellow": YELLOW,
    "white": WHITE, "black": BLACK, "grey": GREY, "purple": PURPLE,
}

# Light

SHADOW = "#000000"
SHADOW_STRENGTH = 0.6
LIFTED = 20
"""Height of a lifted card above the table."""
GLOW = "#ffd766"
GLOW_LINE = "#ffe9a0"
FOCUS = "#8fc1ff"
"""Ring round what the keyboard is on: never gold, so that it differs from "may be played"."""
LAMP = "#ffb45a"

# Text

TEXT = PARCHMENT
TEXT_GOLD = GOLD
TEXT_QUIET = "#d9cba8"
TEXT_INK = INK
TEXT_HEADING = "#7a1d18"
TEXT_ASIDE = "#5f4526"
TEXT_BUTTON = "#f6e7c4"
TEXT_LIT = "#fff8e0"
TEXT_OFF = "#b3a796"
TEXT_SHADOW = "#000000"

PRIMARY = "#a5322a"
PRIMARY_DARK = "#6d1a17"
PRIMARY_LIT = "#b93d33"
PRIMARY_OFF = "#4a3634"
CHOSEN = "#e9c75a"

MINIMUM_CONTRAST = 4.5
"""WCAG 2.2, criterion 1.4.3, for text of any size."""


@dataclass(frozen=True, slots=True)
class TextPair:
    """A text colour and every ground it is set on (both ends, where the ground is a gradient)."""

    text: str
    grounds: tuple[str, ...]


TEXT_PAIRS: dict[str, TextPair] = {
    "plate": TextPair(TEXT, (PLATE, PLATE_DARK)),
    "plate title": TextPair(TEXT_GOLD, (PLATE, PLATE_DARK)),
    "plate aside": TextPair(TEXT_QUIET, (PLATE, PLATE_DARK)),
    "parchment": TextPair(TEXT_INK, (PARCHMENT, PARCHMENT_DARK)),
    "parchment heading": TextPair(TEXT_HEADING, (PARCHMENT, PARCHMENT_DARK)),
    "parchment aside": TextPair(TEXT_ASIDE, (PARCHMENT, PARCHMENT_DARK)),
    "wood": TextPair(TEXT, (OAK_DARK, OAK)),
    "wood title": TextPair(TEXT_GOLD, (OAK_DARK, OAK)),
    "wood aside": TextPair(TEXT_QUIET, (OAK_DARK, OAK)),
    "hall": TextPair(TEXT, (HALL_DARK, HALL)),
    "button": TextPair(TEXT_BUTTON, (LEATHER, LEATHER_DARK)),
    "button lit": TextPair(TEXT_LIT, (LEATHER_LIT, "#4d3018")),
    "button off": TextPair(TEXT_OFF, (LEATHER_OFF, "#2a221d")),
    "primary": TextPair(TEXT_BUTTON, (PRIMARY, PRIMARY_DARK)),
    "primary lit": TextPair(TEXT_LIT, (PRIMARY_LIT, "#85231d")),
    "primary off": TextPair(TEXT_OFF, (PRIMARY_OFF, "#382826")),
    "chosen": TextPair(TEXT_INK, (CHOSEN, GOLD_LINE)),
}

# Sizes

CARD_WIDTH, CARD_HEIGHT = 120, 168
HAND_WIDTH, HAND_HEIGHT = 110, 154
LINE_WIDTH, LINE_HEIGHT = 84, 118
LARGE_WIDTH, LARGE_HEIGHT = 224, 314
DISK = 46
DISK_AT_SEAT = 38
CARD_RADIUS = 0.075
"""Corner radius of a card, as a share of its width."""
PANEL_RADIUS = 10
BUTTON_HEIGHT = 46
BUTTON_RADIUS = 0.22
"""Corner radius of a button, as a share of its height."""
BUTTON_MARGIN = 12
"""Room round a button's picture for its shadow, glow and focus ring."""
FOCUS_WIDTH = 2.6
FOCUS_GAP = 4.5
DRAG_STARTS = 3
TILT = 8
"""Most degrees a dragged card leans."""
DRAG_GROWTH = 1.09

TEXT_TITLE = 136
TEXT_TABLE = 40
TEXT_BODY = 20
TEXT_ASIDE_SIZE = 18
TEXT_BUTTON_SIZE = 17

# Durations

MOVE = 0.23
RELAYOUT = 0.12
DEAL_STEP = 0.07
DEAL_MOST = 1.5
HOVER = 0.25
"""How long the pointer rests on a card, or a finger holds it, before it is shown large."""
FADE = 0.16
AGENT_SHOWN = 0.4
"""Least time for which another seat's act is shown."""
SHAKE = 0.12
SHAKE_REACH = 3
CASCADE_STEP = 0.09
MESSAGE = 3.5
TIP_STAYS = 6.0
"""How long a tooltip stays that nobody asked for, as when a dimmed button is pressed."""

SPEEDS: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""What every duration is multiplied by, for each choice of the settings."""


@dataclass(frozen=True, slots=True)
class Motion:
    """How things move: the chosen speed, and whether motion is replaced by fades."""

    speed: str = "normal"
    reduced: bool = False

    def seconds(self, duration: float) -> float:
        """Return how long a thing named by one of the durations above takes now."""
        return duration * SPEEDS[self.speed]

    def travel(self, duration: float) -> float:
        """Return the time for a change of place: none when motion is reduced."""
        return 0.0 if self.reduced else self.seconds(duration)


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 … 1 (WCAG 2.2)."""
    red, green, blue = (_linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, 1 … 21 (WCAG 2.2)."""
    brighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)
