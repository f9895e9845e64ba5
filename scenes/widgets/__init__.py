"""The few widgets, over one focus system: button, toggle, slider, choice, scrolling text, spot."""

from scenes.widgets.base import Look, Spot, Widget
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.controls import Controls
from scenes.widgets.scroll import ScrollList, ScrollText
from scenes.widgets.slider import Slider
from scenes.widgets.toggle import Toggle

__all__ = [
    "Button", "Choice", "Controls", "Look", "ScrollList", "ScrollText", "Slider", "Spot",
    "Toggle", "Widget",
]
