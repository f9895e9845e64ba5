"""The legends' own parts, shown by ``scenes/games/legends/scene.py``: ground, panels, figures,
lesson, words."""
