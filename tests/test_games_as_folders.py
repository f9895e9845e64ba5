"""A game is two folders: dropped in, they are a fifth table; taken away, the house goes on."""

from __future__ import annotations

import shutil

LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "golden", "art", "*.egg-info", "build", "dist",
)
"""What a copy does without; drawings are no file of a game, and are linked instead."""

PLAYED = '''
import sys
from pathlib import Path

from game import GAMES
from game.match import Match
from game.matchfile import export_match, read_match
'''
