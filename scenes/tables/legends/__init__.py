"""The legends' own parts, shown by ``scenes/table.py``: ground, panels, figures, lesson, words."""
