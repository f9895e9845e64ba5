"""The treasures' own parts, shown by ``scenes/draft_line.py``: places, steps, counting, words."""
