"""Where one goes on from a deal of the patience: its lines in the menu, what its end offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.patience.rules import deals
from scenes.app import routes
from scenes.games.patience.deals import begin
from scenes.match import match_menu

if TYPE_CHECKING:
    from scenes.games.patience.scene import PatienceScene


def menu_entries(scene: PatienceScene) -> list[match_menu.Entry]:
    """Return key, icon and action of the patience's own lines in the menu."""
    return [
        ("new_deal", "deal", lambda: routes.to_set_up(scene.app, "patience")),
        ("restart", "restart", scene.restart),
        ("next_deal", "right", lambda: go_to_next(scene)),
        ("previous_deal", "left", lambda: go_to_previous(scene)),
        ("oracle", "eye", scene.help.oracle),
        ("pause", "pause", scene.take_a_break),
    ]


def ending_choices(scene: PatienceScene) -> list[tuple[str, str | None, Any, bool]]:
    """Return what can be done after the end: key, icon, action, whether it is the main one."""
    outcome = scene.match.outcome
    won = bool(outcome and outcome.winners)
    choices: list[tuple[str, str | None, Any, bool]] = [
        ("next_deal", "right", lambda: go_to_next(scene), won),
        ("again", "restart", lambda: go_to(scene, scene.match.seed), False),
        ("replay", "play", lambda: routes.to_replay(scene.app, scene.match), False),
        ("share", "share", lambda: match_menu.save_file(scene), False),
    ]
    if not won:
        choices.insert(0, ("undo", "undo", scene.undo, True))
    return choices


def _is_like(scene: PatienceScene, number: int) -> bool:
    """Whether a deal suits one who chose this one: of its grade, if the grade was chosen."""
    grade = deals.grade(number)
    if scene.habits.get("grade") == scene.grade:
        return grade == scene.grade
    return grade <= deals.HARDEST_WINNABLE


def go_to_next(scene: PatienceScene) -> None:
    """Play the next deal that suits."""
    go_to(scene, deals.next_deal(scene.match.seed, lambda number: _is_like(scene, number)))


def go_to_previous(scene: PatienceScene) -> None:
    """Play the deal before that suits."""
    go_to(scene, deals.previous_deal(scene.match.seed, lambda number: _is_like(scene, number)))


def go_to(scene: PatienceScene, number: int) -> None:
    """Play another deal; this one is kept."""
    routes.to_table(scene.app, begin(scene.app, number))
