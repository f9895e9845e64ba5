"""The buttons at the table of the seals: the two at the right change with what is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.games.seals.side_panels import ScenarioLink
from scenes.ui.controls import Button, Widget

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene


HINTED = ("act", "nothing")
"""Buttons that a hint may point at: to pass, or to give nothing."""

MAIN = ("gift", "over")
"""Purposes for which the upper of the two buttons is the main thing to press."""


def purpose(scene: TrickScene) -> str:
    """Return what the two buttons are for: draft, gift, giving, gifts (not now), over, or ""."""
    if scene.looking_at is not None:
        return ""
    if scene.match.outcome is not None:
        return "over"
    if scene.gifts.asked:
        return "giving" if scene.gifts.giving else "gift"
    seen = scene.present
    if seen["phase"] == "draft":
        return "draft"
    return "gifts" if seen["scenario"]["transfers"] else ""


def buttons(scene: TrickScene, kind: str) -> list[Widget]:
    """Return the buttons that only this table has."""
    words, zones, gifts = scene.app.words, scene.zones, scene.gifts
    widgets: list[Widget] = [
        Button(
            zones["button.rules"].box, words("house.button.rules"),
            lambda: scene.app.routes.to_book("seals", scene.rules_page()), key="rules",
            icon="book",
        ),
        ScenarioLink(
            zones["plate.scenario"].box, words("seals.button.scenario"), scene.open_scenario,
            key="scenario",
        ),
    ]
    acts: dict[str, tuple[str, Callable[[], None]]] = {
        "draft": (words("seals.button.pass"), scene.pass_turn),
        "gift": (words("seals.button.give"), gifts.give),
        "giving": (words("seals.button.keep"), gifts.give),
        "gifts": (words("seals.button.give"), gifts.give),
        "over": (words("seals.button.result"), scene.show_result),
    }
    if kind in acts:
        name, act = acts[kind]
        widgets.append(Button(
            zones["button.act"].box, name, act, key="act", primary=kind in MAIN,
        ))
    if kind == "gift":
        widgets.append(Button(
            zones["button.last"].box, words("seals.button.nothing"), gifts.keep, key="nothing",
        ))
    else:
        widgets.append(Button(
            zones["button.last"].box, words("seals.button.tricks"), scene.open_tricks,
            key="tricks", icon="eye",
        ))
    return widgets


def enable(scene: TrickScene, kind: str) -> None:
    """Say of each of these buttons whether it may be used now, and if not, why."""
    words, seen = scene.app.words, scene.present
    for widget in scene.controls.widgets:
        if isinstance(widget, Button) and widget.key in HINTED:
            widget.primary = widget.key in scene.hinted or (
                widget.key == "act" and kind in MAIN
            )
        if widget.key == "act" and kind == "draft":
            mine = scene.viewer in seen["to_act"]
            widget.enabled = scene.may_pass
            widget.why = words("seals.why.last_in" if mine else "house.notice.not_your_turn")
        elif widget.key == "act" and kind == "gifts":
            widget.enabled = False
            widget.why = words(
                "seals.why.gifts_later" if seen["transfers"] else "seals.why.gifts_used"
            )
        elif widget.key == "tricks":
            widget.enabled = bool(seen["tricks"])
            widget.why = words("seals.why.no_tricks")
