"""A picture while it is baked: colours as floats over a view, drawn on in stage coordinates.

Floats to the end, so that light upon light upon darkness leaves no bands; the one rounding is
dithered.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame

from sprites.paint.easel import Easel
from sprites.paint.materials import BAKED
from sprites.paint.shapes import group, rgb
from sprites.places.bake.noise import Plane, View


class Painting:
    """Colours (H x W x 3, 0 … 255) over a :class:`View`; every method works in stage px."""

    def __init__(self, view: View, ground: Plane | str) -> None:
        width, height = view.size
        self.view = view
        if isinstance(ground, str):
            ground = np.broadcast_to(np.array(rgb(ground), np.float32), (height, width, 3))
        self.colours = np.array(ground, np.float32)

    def draw(self, body: str, defs: str = "", within: Plane | None = None) -> None:
        """Draw SVG elements, given in stage coordinates, optionally only ``within`` a mask."""
        drawn = self._rasterise(body, defs)
        box = drawn.get_bounding_rect()
        if not box.width:
            return
        piece = drawn.subsurface(box)
        colour = pygame.surfarray.array3d(piece).swapaxes(0, 1).astype(np.float32)
        alpha = pygame.surfarray.array_alpha(piece).T.astype(np.float32)[..., None] / 255
        part = np.s_[box.top : box.bottom, box.left : box.right]
        if within is not None:
            alpha = alpha * within[part][..., None]
        self.colours[part] += (colour - self.colours[part]) * alpha

    def paint(self, colours: Plane, mask: Plane) -> None:
        """Lay other colours of the same view over these where ``mask`` (0 … 1) says so."""
        self.colours += (colours - self.colours) * mask[..., None]

    def mask(self, body: str) -> Plane:
        """Return how far SVG elements cover each px, 0 … 1."""
        alpha = pygame.surfarray.array_alpha(self._rasterise(body, ""))
        return alpha.T.astype(np.float32) / 255

    def shadow(
        self, mask: Plane, blur: float, strength: float, dx: float = 0, dy: float = 0,
        colour: str = "#000000",
    ) -> None:
        """Darken by the blurred ``mask``, moved by (dx, dy)."""
        scale = self.view.scale
        soft = blurred(mask, blur * scale)
        soft = np.roll(soft, (round(dy * scale), round(dx * scale)), (0, 1))
        self.paint(np.broadcast_to(np.array(rgb(colour), np.float32), self.colours.shape),
                   soft * strength)

    def light(
        self, x: float, y: float, rx: float, ry: float, colour: str, strength: float,
        power: float = 2.0,
    ) -> None:
        """Add an ellipse of light, brightest in the middle, none at its edge.

        What is bright already takes less of it: pure addition would turn stone by a torch green,
        when red is full before blue.
        """
        columns, rows = self.view.axes()
        distance = np.sqrt(((columns - x) / rx) ** 2 + ((rows - y) / ry) ** 2)
        share = (np.clip(1 - distance, 0, 1) ** power * strength)[..., None]
        self.colours += share * np.array(rgb(colour), np.float32) * (1 - self.colours / 425)
        np.clip(self.colours, 0, 255, out=self.colours)

    def brighten(self, x: float, y: float, rx: float, ry: float, gain: float, power: float) -> None:
        """Multiply by up to 1 + ``gain`` in an ellipse: light that leaves the grain its depth."""
        columns, rows = self.view.axes()
        distance = np.sqrt(((columns - x) / rx) ** 2 + ((rows - y) / ry) ** 2)
        self.colours *= (1 + gain * np.clip(1 - distance, 0, 1) ** power)[..., None]
        np.clip(self.colours, 0, 255, out=self.colours)

    def vignette(
        self, strength: float, x: float, y: float, rx: float, ry: float, power: float
    ) -> None:
        """Darken with the distance from (x, y), by ``strength`` at one radius."""
        columns, rows = self.view.axes()
        distance = np.sqrt(((columns - x) / rx) ** 2 + ((rows - y) / ry) ** 2)
        share = np.clip(1 - strength * np.clip(distance, 0, 1.3) ** power, 0.06, 1)
        self.colours *= share[..., None]

    def fade(self, colour: str, reach: float) -> None:
        """Let the picture pass into one colour within ``reach`` stage px of its border."""
        columns, rows = self.view.axes()
        view = self.view
        across = np.minimum(columns - view.left, view.left + view.width - columns)
        down = np.minimum(rows - view.top, view.top + view.height - rows)
        share = np.clip(across / reach, 0, 1) * np.clip(down / reach, 0, 1)
        share = share * share * (3 - 2 * share)
        self.colours = rgb(colour) + (self.colours - np.array(rgb(colour))) * share[..., None]

    def finish(self) -> pygame.Surface:
        """Return the picture."""
        return surface(self.colours)

    def _rasterise(self, body: str, defs: str) -> pygame.Surface:
        view = self.view
        moved = group(body, f"translate({-view.left:g} {-view.top:g})")
        return Easel(view.scale).svg(moved, (view.width, view.height),
                                     (view.width, view.height), defs)


def blurred(plane: Plane, sigma: float) -> Plane:
    """Return ``plane`` blurred by about ``sigma`` px: three box blurs; beyond the border is 0."""
    radius = max(1, round(sigma * 0.98))
    for axis in (0, 1, 0, 1, 0, 1):
        margin = [(0, 0), (0, 0)]
        margin[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(plane, margin), axis=axis, dtype=np.float64)
        width = 2 * radius + 1
        upper = np.take(sums, range(width, sums.shape[axis]), axis=axis)
        lower = np.take(sums, range(sums.shape[axis] - width), axis=axis)
        plane = ((upper - lower) / width).astype(np.float32)
    return plane


def surface(colours: Plane) -> pygame.Surface:
    """Return colours (H x W x 3, 0 … 255) as a surface, rounded with a seeded dither."""
    height, width = colours.shape[:2]
    dither = np.random.default_rng(1).random((height, width, 1), np.float32)
    data = np.clip(colours + dither, 0, 255).astype(np.uint8)
    return pygame.image.frombytes(data.tobytes(), (width, height), "RGB")


def save(picture: pygame.Surface, name: str) -> Path:
    """Write a picture to the baked folder under ``name`` and return its path."""
    BAKED.mkdir(parents=True, exist_ok=True)
    path = BAKED / name
    pygame.image.save(picture, path)
    return path
