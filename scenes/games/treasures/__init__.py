"""The treasures' own parts, shown by ``scenes/games/treasures/scene.py``: places, steps, counting,
words."""
