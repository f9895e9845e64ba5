"""How every sound is made: strings, wood, paper, metal and fire out of numbers.

Nothing here plays anything; :mod:`sprites.sound.sounds` does. These modules need numpy and a
second or two, so they are imported only where sounds are made, never on the way to the first frame.
"""
