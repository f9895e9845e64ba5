"""The seals' own parts, shown by ``scenes/trick.py``: circle, sides, campaign, lesson, words."""
