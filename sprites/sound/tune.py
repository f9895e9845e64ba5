"""The tune of the house: ``greensleeves.txt`` read and played on one lute, a seamless loop."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from sprites.sound import strings
from sprites.sound.waves import Wave, add_round, at_loudness, echo_round, faded, frames, spread

SCORE = Path(__file__).with_name("greensleeves.txt")
EIGHTH = 0.41
"""Seconds: a walking pace, slow enough to think by."""
BAR = 6
"""Eighths."""
LOUDNESS = -26.0
"""dBFS: under the effects and under talk."""
RING = 4.5
"""Seconds that a string would ring by itself."""
LET_RING = 0.7
"""Seconds that it rings on, dying away, when the finger goes to the next note."""
HALL = 1.8
"""Seconds of echo."""
SEED = 537
"""The year of Arthur's last battle in the Annals of Wales; any number would do."""


@dataclass(frozen=True, slots=True)
class Note:
    """One pluck: when and how long (in eighths), at what pitch, how hard, how bright."""

    at: float
    length: float
    pitch: str
    force: float
    brightness: float


class BadScore(ValueError):
    """The score's text is not a tune; the message names the line."""


def read(text: str) -> tuple[list[Note], int]:
    """Return the notes of a score and its length in eighths. Raises BadScore."""
    parts = _parts(text)
    chords = {}
    for line in parts.get("chords", []):
        name, _, strings_of = line.partition(":")
        chords[name.strip()] = strings_of.split()
    notes: list[Note] = []
    at = 0
    for part in ("strophe", "divisions"):
        for line in parts.get(part, []):
            notes += _bar(line, at, chords)
            at += BAR
    # The upbeat of the first strophe is the last beat of the loop before it.
    for line in parts.get("upbeat", []):
        name, length = line.split()
        if not any(note.at == at - float(length) and note.pitch == name for note in notes):
            notes.append(Note(at - float(length), float(length), name, 0.7, 0.7))
    if not notes:
        raise BadScore("a score needs at least one bar")
    return notes, at


def _parts(text: str) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    for raw in text.splitlines():
        line = raw.strip()
        if line.startswith("[") and line.endswith("]"):
            lines = parts.setdefault(line[1:-1], [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return parts


def _bar(line: str, start: int, chords: dict[str, list[str]]) -> list[Note]:
    halves, _, melody = line.partition(":")
    words = melody.split()
    notes = []
    at = 0.0
    for name, length in zip(words[::2], words[1::2], strict=True):
        if name != ".":
            # The first and the fourth eighth of 6/8 carry the weight.
            force = 1.0 if at in (0, BAR / 2) else 0.82
            notes.append(Note(start + at, float(length), name, force, 0.75))
        at += float(length)
    if at != BAR or len(halves.split()) != 2:
        raise BadScore(f"not a bar of {BAR} eighths under two chords: {line}")
    for half, chord in enumerate(halves.split()):
        if chord not in chords:
            raise BadScore(f"no chord {chord} in the score")
        for eighth, name in enumerate(chords[chord]):
            force = 0.75 if eighth == 0 else 0.3
            at = start + half * BAR / 2 + eighth
            notes.append(Note(at, BAR / 2 - eighth, name, force, 0.25))
    return notes


def play(notes: list[Note], eighths: int) -> Wave:
    """Return the tune as a stereo loop without a seam, at its loudness."""
    rng = np.random.default_rng(SEED)
    dry = np.zeros(frames(eighths * EIGHTH))
    strings_heard: dict[tuple[str, float], Wave] = {}
    for note in sorted(notes, key=lambda n: (n.at, n.pitch)):
        key = (note.pitch, note.brightness)
        if key not in strings_heard:
            frequency = strings.pitch(note.pitch)
            strings_heard[key] = strings.pluck(frequency, RING, note.brightness, rng)
        # A hand is never exact: a hundredth of a second, a tenth of the force.
        at = note.at * EIGHTH + abs(rng.normal(0, 0.009))
        held = faded(strings_heard[key][: frames(note.length * EIGHTH + LET_RING)], 0, LET_RING)
        add_round(dry, held * note.force * rng.uniform(0.9, 1.05), at)
    wooden = echo_round(dry, strings.body())
    left, right = (echo_round(wooden, ear) for ear in strings.hall(HALL, rng))
    return at_loudness(spread(wooden + 0.3 * left, wooden + 0.3 * right), LOUDNESS)


def make() -> Wave:
    """Return the whole tune."""
    return play(*read(SCORE.read_text(encoding="utf-8")))
