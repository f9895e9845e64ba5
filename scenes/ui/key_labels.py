"""Keys as a player reads them: from ``ctrl+z`` in the settings to ``Ctrl+Z`` or ``Ktrl+Z``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.ui.words import Words


def key_label(words: Words, name: str) -> str:
    """Return the label of a key named as :func:`scenes.ui.input.key_name` names it.

    Keys without a name of their own in the catalogues (letters, F1, punctuation) show as they are,
    in capitals.
    """
    # The plus key itself ends in the sign that joins the others.
    parts = [part for part in name.removesuffix("+").split("+") if part]
    if name.endswith("+"):
        parts.append("+")
    labels = []
    for part in parts:
        entry = "house.key." + part.replace(" ", "_")
        labels.append(words(entry) if words.has(entry) else part.upper())
    return "+".join(labels)


def first_labels(words: Words, keys: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Return, for every action, the label of the key that calls it first.

    For sentences that name keys: ``words(key, **first_labels(words, keys))``.
    """
    return {
        action: key_label(words, names[0]) if names else words("house.key.none")
        for action, names in keys.items()
    }
