"""Event cards: the leaf pinned to a place, and the large card with its picture and text.

What is asked for and how much a company has is drawn over the pinned leaf by the scene: it changes
with every move, the leaf does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from sprites.cards.skill_signs import pill, points, skill
from sprites.heraldry import banners
from sprites.paint import edges, light, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.materials import parchment
from sprites.paint.parts import part

if TYPE_CHECKING:
    from fonts import Typesetter

LEAF_WIDTH, LEAF_HEIGHT = 106.0, 164.0
CARD_WIDTH, CARD_HEIGHT = 210.0, 380.0


@dataclass(frozen=True, slots=True)
class Dress:
    """What a kind of event wears: tone of the parchment, frame, letters of the title."""

    tone: str
    frame: str
    title: str
    ink: str = theme.INK


DRESSES: dict[str, Dress] = {
    "quest": Dress("#fffaf0", "#6b4527", "#4a1712"),
    "place": Dress("#e4f2f2", "#2f6a8c", "#143a52"),
    "heraldic": Dress("#fff6e6", "#6a3f78", "#43215a"),
    "special": Dress("#efe4f2", "#43215a", "#2c123c"),
    "tournament": Dress("#fbf6e6", "#3d7a46", "#1c4a28"),
    "final": Dress("#2e1f26", "#c9a227", "#f2d675", "#f0e2bd"),
}
"""By kind, as the data name them."""


@dataclass(frozen=True, slots=True)
class Event:
    """What an event card says, in the reader's language."""

    key: str
    kind: str
    kind_name: str
    name: str
    place: str
    """Whose picture it bears; "" where it belongs to no place."""
    needs: tuple[tuple[str, int], ...]
    points: int
    text: str
    flavour: str
    house: str = ""


def _leaf(easel: Easel, width: float, height: float, dress: Dress, seed: int) -> pygame.Surface:
    sheet = parchment(easel, width, height, seed, 9)
    sheet.fill(pygame.Color(dress.tone), special_flags=pygame.BLEND_RGB_MULT)
    light.clip(sheet, light.rounded(easel, width, height, 5))
    return sheet


def quest_leaf(
    easel: Easel, typesetter: Typesetter, card: Event, width: float, height: float = LEAF_HEIGHT
) -> pygame.Surface:
    """Return a quest as it hangs at its place: title, rule, room for two chips, seal of points."""

    def make() -> pygame.Surface:
        dress = DRESSES[card.kind]
        whole = _leaf(easel, width, height, dress, sum(map(ord, card.key)))
        edge = edges.outline(easel, width, height, 0.8, 5, "#3a2412", 1.6)
        edge += edges.outline(easel, width, height, 3.4, 5, dress.frame, 1.2, 0.7)
        whole.blit(edges.lines(easel, width, height, edge), (0, 0))
        _title(easel, typesetter, whole, card.name, dress, width)
        rule = easel.svg(shapes.rect(0, 0, 10, 1, "#8a6426", opacity=0.65), (10, 1),
                         (width - 28, 1))
        whole.blit(rule, (easel.px(14), easel.px(57)))
        seal = points(easel, typesetter, card.points, 15.5)
        whole.blit(seal, (easel.px(19) - seal.get_width() // 2,
                          easel.px(height - 20) - seal.get_height() // 2))
        pin = easel.svg(part("quests/pin"), (40, 40), (17, 17))
        whole.blit(pin, (round((whole.get_width() - pin.get_width()) / 2), 0))
        return whole

    return easel.keep(("quest leaf", typesetter, card, width, height), make)


def _title(
    easel: Easel, typesetter: Typesetter, whole: pygame.Surface, name: str, dress: Dress,
    width: float,
) -> None:
    """Set a title in at most three lines between the pin and the rule."""
    plain, room = typesetter.plain, 41.0
    size = 17.0
    while size > 10:
        lines = plain.lines(name, "bold", size, width - 14)
        fits = all(plain.width(line, "bold", size) <= width - 12 for line in lines)
        # Rather smaller than broken within a word.
        fits = fits and (" " not in name or " ".join(lines) == name)
        if len(lines) * size * 1.0 <= room + size * 0.1 and fits:
            break
        size -= 0.5
    picture = plain.paragraph(name, "bold", size, dress.title, width - 12, align="center",
                              spacing=0.92)
    middle = easel.scale * 35
    whole.blit(picture, (round((whole.get_width() - picture.get_width()) / 2),
                         round(middle - picture.get_height() / 2)))


def vignette(easel: Easel, card: Event, width: float) -> pygame.Surface:
    """Return the picture at the head of an event card, ``width`` x 0.55 ``width``."""
    size = (width, width * 0.55)
    name = card.place or card.kind

    def make() -> pygame.Surface:
        if card.kind == "heraldic":
            ground = shapes.linear("ground", [(0, "#e8d9b0"), (100, "#b08a4c")])
            ground += shapes.radial("shine", [(0, "#fff6d8", 0.9), (100, "#fff6d8", 0)])
            body = shapes.rect(0, 0, 120, 66, "url(#ground)")
            body += shapes.circle(60, 33, 44, "url(#shine)")
            picture = easel.svg(body, (120, 66), size, ground)
            flag = banners.banner(easel, card.house, width * 0.36)
            picture.blit(flag, (round((picture.get_width() - flag.get_width()) / 2),
                                round((picture.get_height() - flag.get_height()) / 2)))
        else:
            picture = easel.svg(part(f"quests/vignette-{name}"), (120, 66), size)
        edge = edges.outline(easel, *size, 0.8, 4, "#1a100a", 1.4)
        picture.blit(edges.lines(easel, *size, edge), (0, 0))
        return light.clip(picture, light.rounded(easel, *size, 4))

    return easel.keep(("vignette", name, card.house, width), make)


def event_card(
    easel: Easel, typesetter: Typesetter, card: Event, width: float = CARD_WIDTH,
    height: float = CARD_HEIGHT,
) -> pygame.Surface:
    """Return the large card of an event: picture, kind, title, what it asks for, text, points."""
    key = ("event card", typesetter, card, width, height)
    return easel.keep(key, lambda: _card(easel, typesetter, card, width, height))


def _card(
    easel: Easel, typesetter: Typesetter, card: Event, width: float, height: float
) -> pygame.Surface:
    leaf = _EventCard(easel, typesetter, card, width, height)
    foot = leaf.draw_head()
    foot = leaf.write_title(foot + 17 * leaf.k)
    foot = leaf.draw_needs(foot + 6 * leaf.k)
    leaf.write_text(foot)
    return leaf.picture


class _EventCard:
    """The card of an event in the making, from its head to its foot; all sizes in stage px."""

    def __init__(
        self, easel: Easel, typesetter: Typesetter, card: Event, width: float, height: float
    ) -> None:
        self.k = width / CARD_WIDTH
        """How much larger than usual the card is."""
        self._easel = easel
        self._type = typesetter.one_face(15 * self.k)
        self._card = card
        self._dress = dress = DRESSES[card.kind]
        self._width, self._height = width, height
        self.picture = _leaf(easel, width, height, dress, sum(map(ord, card.key)))
        edge = edges.outline(easel, width, height, 0.8, 7, "#1a100a", 1.6)
        edge += edges.outline(easel, width, height, 4, 7, dress.frame, 3)
        edge += edges.outline(easel, width, height, 8, 5, dress.frame, 0.9, 0.5)
        self.picture.blit(edges.lines(easel, width, height, edge), (0, 0))

    def _put(self, picture: pygame.Surface, y: float, x: float | None = None) -> float:
        """Lay a picture below ``y``, about ``x`` or the middle; return its foot."""
        scale = self._easel.scale
        middle = (self._width / 2 if x is None else x) * scale
        self.picture.blit(picture, (round(middle - picture.get_width() / 2), round(y * scale)))
        return y + picture.get_height() / scale

    def _tall(self, picture: pygame.Surface) -> float:
        return picture.get_height() / self._easel.scale

    def draw_head(self) -> float:
        """Draw the picture, and over its foot which kind of event it is; return its foot."""
        easel, card, k, frame = self._easel, self._card, self.k, self._dress.frame
        y = self._put(vignette(easel, card, self._width - 22), 11)
        ink = theme.INK if card.kind == "final" else "#fff6dc"
        label = self._type.plain.fitted(card.kind_name, "title", 15 * k, ink, self._width - 60)
        wide = label.get_width() / easel.scale + 26
        plate = pill(
            easel, round(wide), 24 * k, shapes.lighter(frame, 0.12), frame,
            shapes.darker(frame, 0.4),
        )
        self._put(plate, y - 12 * k)
        self._put(label, y - 12 * k + (24 * k - self._tall(label)) / 2)
        return y

    def write_title(self, y: float) -> float:
        """Write the event's name; return where it ends."""
        plain, name = self._type.plain, self._card.name
        size = _fitting(plain, name, 23 * self.k, self._width - 30)
        title = plain.paragraph(
            name, "bold", size, self._dress.title, self._width - 26, align="center", spacing=0.95
        )
        return self._put(title, y)

    def draw_needs(self, y: float) -> float:
        """Draw which skills are asked for, side by side; return where that ends."""
        easel, card, k = self._easel, self._card, self.k
        colours = (
            ("#4a3540", "#3a2832", "#8a6a2a") if card.kind == "final"
            else ("#e8d8b4", "#d8c294", "#a9803f")
        )
        for number, (name, need) in enumerate(card.needs):
            middle = self._width / 2 + (number - (len(card.needs) - 1) / 2) * 94 * k
            self._put(pill(easel, round(86 * k), 32 * k, *colours), y, middle)
            self._put(skill(easel, name, 36 * k), y - 2 * k, middle - 26 * k)
            digits = self._type.plain.line(str(need), "numeral", 24 * k, self._dress.ink)
            self._put(digits, y + (32 * k - self._tall(digits)) / 2, middle + 14 * k)
        return y + (42 * k if card.needs else 0)

    def write_text(self, y: float) -> None:
        """Write what the card says and its flavour, as large as there is room for, and its points
        at the foot."""
        setter, card, k, inner = self._type, self._card, self.k, self._width - 34
        foot = self._height - (46 * k if card.points else 16 * k)
        size = self._text_size(foot - y - 4, inner)
        if card.text:
            text = setter.paragraph(
                card.text, "text", size, self._dress.ink, inner, align="center", spacing=1.04
            )
            y = self._put(text, y) + 5
        if card.flavour:
            faint = "#d8c69a" if card.kind == "final" else "#5f4526"
            note = setter.paragraph(
                card.flavour, "italic", size * 0.92, faint, inner, align="center", spacing=1.02
            )
            self._put(note, y)
        if card.points:
            self._put(points(self._easel, setter, card.points, 19 * k), self._height - 50 * k)

    def _text_size(self, room: float, inner: float) -> float:
        """Return the largest size at which text and flavour fit into ``room`` in height."""
        setter, card, size = self._type, self._card, 18.5 * self.k
        while size > 11:
            tall = setter.measure(card.text, "text", size, inner, 1.04)[1] if card.text else 0
            note = (
                setter.measure(card.flavour, "italic", size * 0.92, inner, 1.02)[1]
                if card.flavour else 0
            )
            if tall + note + 6 <= room:
                break
            size -= 0.5
        return size


def _fitting(typesetter: Typesetter, text: str, size: float, room: float) -> float:
    """Return a size at which every line of a title fits."""
    while size > 12 and any(
        typesetter.width(line, "bold", size) > room
        for line in typesetter.lines(text, "bold", size, room)
    ):
        size -= 1
    return size
