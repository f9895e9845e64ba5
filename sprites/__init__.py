"""What lies on a table and how it moves, and how all of it is painted.

The rooms, and what each may import; every arrow points down, and none goes round:

- ``sound``: itself alone.
- ``paint``: ``fonts``. The easel that makes and keeps pictures; shapes, light, materials, theme.
- ``engine``: ``paint``. Sprites, timeline, zones and the table of pieces; knows no card.
- ``heraldry``: ``paint``. Charges, coats of arms, banners and the people who bear them.
- ``ui``: ``heraldry``, ``engine`` and below. Buttons, plates, icons, the rules book's leaves.
- ``cards``: ``ui`` and below. The faces, backs and pieces of the four games.
- ``places``: ``cards`` and below. Halls, boards, flames; ``places.bake`` makes their pictures.

None of them knows a game's rules, nor ``scenes``. ``art`` holds the parts that are drawn with,
``tables`` the maps of the zones.
"""
