"""What the table of the treasures asks of its player, and why something can't be done.

All sentences come from the ``treasures`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.treasures.log_words import result
from scenes.games.treasures.words import card, name, own_card

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene


def prompt(scene: DraftLineScene) -> str:
    """Return what is asked of the viewer now, or what goes on."""
    sentence = _prompt(scene)
    return sentence[:1].upper() + sentence[1:]


def _prompt(scene: DraftLineScene) -> str:
    words, outcome = scene.app.words, scene.match.outcome
    told = scene.stage_words
    if told:
        return told
    if outcome is not None:
        return result(scene)
    if not scene.offers:
        return _waiting(scene)
    observation = scene.observation
    phase = observation["phase"]
    if phase == "draw":
        return words("treasures.prompt.draw")
    if phase == "choose":
        held = scene.grip.selected
        if held is None:
            return words("treasures.prompt.choose")
        if scene.grip.dragging:
            return words("treasures.prompt.let_go", card=card(words, held))
        return words("treasures.prompt.sure", card=card(words, held))
    if phase == "place":
        text = own_card(observation, scene.viewer)
        return words("treasures.prompt.place", card=card(words, text))
    return words.count("treasures.prompt.return", observation["owed"])


def _waiting(scene: DraftLineScene) -> str:
    words, observation = scene.app.words, scene.observation
    if observation["phase"] == "choose":
        chosen = observation["chosen"]
        if chosen is not None:
            return words("treasures.wait.chosen", card=card(words, chosen))
        return words("treasures.wait.choose")
    actor = observation["actor"]
    return words(f"treasures.wait.{observation['phase']}", name=name(scene, actor))


def refusal(scene: DraftLineScene, source: str, target: str | None) -> str:
    """Return why nothing can be done with ``source``, or why it can't go to ``target``."""
    words, observation = scene.app.words, scene.observation
    if scene.match.outcome is not None:
        return words("treasures.why.over")
    if scene.looking_at is not None:
        return words("house.why.looking_back")
    phase = observation["phase"]
    kind = source.partition(".")[0]
    if kind not in ("line", "heap", "thief", "owned", "taken", "aside"):
        kind = "choice" if source == "choice" else "card"
    if kind == "line" and not observation["lines"][int(source[-1])]:
        return words("treasures.why.line_empty")
    if not scene.offers and not (kind == "choice" and observation["chosen"]):
        return words("house.notice.not_your_turn")
    if target not in (None, source) or _may_go(scene, source):
        return words(f"treasures.why.{phase}_drop")
    if kind == "owned" and phase == "return":
        return words("treasures.why.no_disk")
    if kind in ("taken", "aside"):
        return words("treasures.why.taken")
    if kind == "choice":
        return words("treasures.why.choice" if observation["chosen"] else "treasures.why.place")
    return words(f"treasures.why.{phase}_first")


def _may_go(scene: DraftLineScene, source: str) -> bool:
    return any(start == source for start, _ in scene.offers)


def no_undo(scene: DraftLineScene) -> str:
    """Return why nothing can be taken back now."""
    words, match = scene.app.words, scene.match
    if scene.looking_at is not None:
        return words("house.why.looking_back")
    if match.outcome is not None:
        return words("treasures.why.over")
    acted = [ply.seat for ply in match.transcript().plies[: match.position]]
    if scene.viewer not in acted:
        return words("house.why.no_undo")
    return words(f"treasures.why.undo_{'seen' if acted[-1] == scene.viewer else 'acted'}")
