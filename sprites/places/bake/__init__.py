"""Baking: pictures that need seconds to make, made once by a developer and shipped.

``python -m sprites.places.bake`` writes all of them to ``sprites/art/baked``; the program only
reads those. This package alone may use numpy. All randomness is seeded: baking twice gives the
same.
"""
