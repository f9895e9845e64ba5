"""The seals' own parts, shown by ``scenes/games/seals/scene.py``: circle, sides, campaign, lesson,
words."""
