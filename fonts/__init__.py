"""Font files with their licences, and the setting of text: faces, line breaking, cached lines.

Knows pygame's fonts and nothing of games or scenes. ``python -m fonts.subset`` cuts the files anew.
"""

from fonts.typesetter import Typesetter

__all__ = ["Typesetter"]
