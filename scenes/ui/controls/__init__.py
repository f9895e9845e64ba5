"""The few widgets, over one focus system: button, toggle, slider, choice, scrolling text, spot."""

from scenes.ui.controls.base import Look, Spot, Widget
from scenes.ui.controls.button import Button
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.focus import Controls
from scenes.ui.controls.scroll import ScrollList, ScrollText
from scenes.ui.controls.slider import Slider
from scenes.ui.controls.toggle import Toggle

__all__ = [
    "Button", "Choice", "Controls", "Look", "ScrollList", "ScrollText", "Slider", "Spot",
    "Toggle", "Widget",
]
