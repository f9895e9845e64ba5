"""Sets the rules book: from a page's blocks to leaves that each fit between head and foot.

A block becomes pieces; paragraphs may be cut between lines, pictures never. Everything is measured
here once for a scale, language and text scale, so that drawing only blits. Lengths are stage px.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from scenes.match.page_blocks import (
    Aside,
    Block,
    Grids,
    Item,
    Keys,
    NewLeaf,
    Opening,
    Page,
    Rows,
    Rubric,
    Shares,
    Sign,
    Text,
    Who,
)
from scenes.screens.rules_book import examples as book_examples
from scenes.ui.key_labels import first_labels, key_label
from sprites.heraldry import people
from sprites.paint import theme
from sprites.ui import codex

if TYPE_CHECKING:
    from scenes.ui.app import App

BODY, ASIDE, RUBRIC, TITLE = 24.0, 20.0, 27.0, 38.0
SPACING = 1.2
AFTER_TEXT, AFTER_ITEM, AFTER_PICTURE, BEFORE_RUBRIC = 11.0, 8.0, 16.0, 10.0
ITEM_INSET = 28.0
SIGN_INSET = book_examples.SIGN_SIZE + 14
INITIAL = 96.0
TAILPIECE_WIDTH = 250.0
FIGURE = 58.0
"""Width of a figure's portrait in the glossary."""

Draw = Callable[[pygame.Surface, int, int], None]


@dataclass(slots=True)
class Piece:
    """Something that stands on a leaf in one piece."""

    picture: pygame.Surface
    height: float
    after: float
    left: float = 0.0
    spoken: str = ""
    beside: list[tuple[pygame.Surface, float, float]] = field(default_factory=list)
    """More pictures, with their left and top within the piece."""
    keep: float = 0.0
    """Room that what follows needs on the same leaf."""
    turns: bool = False
    """Whether this begins a new leaf."""


@dataclass(slots=True)
class Leaf:
    """One side of a leaf: pieces and how far down they begin."""

    pieces: list[tuple[float, Piece]] = field(default_factory=list)
    filled: float = 0.0

    @property
    def spoken(self) -> str:
        """Return all that stands on it, for reading aloud."""
        return " ".join(piece.spoken for _, piece in self.pieces if piece.spoken)


class Setter:
    """Sets pages for one house as it is now: language, keys, scale."""

    def __init__(self, app: App, width: float, height: float) -> None:
        """``width`` and ``height``: the room of a leaf, stage px."""
        self.app = app
        self.type = app.type
        self.easel = app.easel
        self.width = width
        self.height = height
        self._labels = first_labels(app.words, app.settings.keys)

    def words(self, key: str) -> str:
        """Return a sentence with the keys of the actions it names."""
        return self.app.words(key, **self._labels)

    def leaves(self, page: Page, place: int) -> list[Leaf]:
        """Return the leaves of a page; ``place`` is its number in the chapter."""
        pieces = [self._title(page)]
        tinctures = codex.INITIAL_FIELDS
        turns = False
        for block in page.blocks:
            if isinstance(block, NewLeaf):
                turns = True
                continue
            made = self._pieces(block, tinctures[place % len(tinctures)])
            made[0].turns, turns = turns, False
            pieces += made
        for piece, following in pairwise(pieces):
            if piece.keep:
                piece.keep = following.height
        leaves = self._balanced(pieces)
        self._end(leaves[-1], page)
        return leaves

    def _balanced(self, pieces: Sequence[Piece]) -> list[Leaf]:
        """Fill leaves; where the last is a right one, so that left and right are about as full."""
        leaves = list(self._filled(pieces, self.height))
        if len(leaves) % 2:
            return leaves
        low, high = 0.0, self.height
        for _ in range(8):
            middle = (low + high) / 2
            tried = list(self._filled(pieces, middle))
            fits = max(leaf.filled for leaf in tried) <= self.height
            if len(tried) == len(leaves) and fits:
                high, leaves = middle, tried
            else:
                low = middle
        return leaves

    def _filled(self, pieces: Sequence[Piece], height: float) -> Iterator[Leaf]:
        leaf = Leaf()
        for piece in pieces:
            needed = piece.height + (piece.after + piece.keep if piece.keep else 0)
            full = leaf.filled + needed > height + 0.5
            if leaf.pieces and (full or piece.turns):
                yield leaf
                leaf = Leaf()
            leaf.pieces.append((leaf.filled, piece))
            leaf.filled += piece.height + piece.after
        yield leaf

    def _end(self, leaf: Leaf, page: Page) -> None:
        """Put an ornament under the last lines, where there is room for one."""
        room = self.height - leaf.filled
        ornament = codex.tailpiece(self.easel, TAILPIECE_WIDTH, page.charge)
        height = self._stage(ornament)
        if room >= height + 26:
            top = leaf.filled + min(54.0, (room - height) / 2)
            left = (self.width - TAILPIECE_WIDTH) / 2
            leaf.pieces.append((top, Piece(ornament, height, 0, left)))

    def plate(self, page: Page) -> Leaf:
        """Return a leaf with nothing but a picture, to face a page's last words."""
        picture = codex.plate(self.easel, page.charge)
        height = self._stage(picture)
        return Leaf([((self.height - height) / 2, Piece(picture, height, 0))], self.height)

    def _stage(self, picture: pygame.Surface) -> float:
        return picture.get_height() / self.easel.scale

    # Blocks to pieces

    def _title(self, page: Page) -> Piece:
        words = self.words(page.title)
        title = self.type.fitted(words, "title", TITLE, theme.TEXT_HEADING, self.width)
        height = self._stage(title)
        rule = codex.rule(self.easel, self.width)
        return Piece(
            title, height + 14, 14, spoken=f"{words}.", beside=[(rule, 0.0, height + 2)], keep=1,
        )

    def _pieces(self, block: Block, tincture: str) -> list[Piece]:
        match block:
            case Opening(key):
                return self._opening(self.words(key), tincture)
            case Text(key):
                return self._paragraph(self.words(key), after=AFTER_TEXT)
            case Aside(key):
                return self._paragraph(
                    self.words(key), "italic", ASIDE, theme.TEXT_ASIDE, after=AFTER_TEXT
                )
            case Item(key):
                mark = codex.lozenge(self.easel, 15)
                return self._beside(self.words(key), mark, ITEM_INSET, AFTER_ITEM)
            case Sign(picture, key):
                mark = book_examples.sign(self.easel, self.type, picture)
                return self._beside(self.words(key), mark, SIGN_INSET, AFTER_ITEM + 3)
            case Who():
                return self._figure(block)
            case Rubric(key):
                return [self._rubric(self.words(key))]
            case Keys(actions):
                lines = [self._key_line(action) for action in actions]
                lines[-1].after = AFTER_TEXT
                return lines
            case Grids():
                return self._grids(block)
            case Rows():
                return self._rows(block)
            case Shares(bars, caption):
                return self._shares(bars, caption)
            case NewLeaf():
                return []

    def _figure(self, who: Who) -> list[Piece]:
        """Return a figure: portrait at the left, name over the note."""
        words = self.app.words
        portrait = people.portrait(self.easel, who.portrait, FIGURE)
        inset, room = FIGURE + 14, self.width - FIGURE - 14
        name = words(who.name)
        note = words(who.note)
        source = words(who.source)
        head = self.type.fitted(name, "bold", BODY - 2, theme.TEXT_HEADING, room)
        text = self.type.paragraph(note, "text", ASIDE, theme.TEXT_INK, room, spacing=1.08)
        foot = self.type.paragraph(source, "italic", ASIDE - 3, theme.TEXT_ASIDE, room,
                                   spacing=1.0)
        tops = [0.0, self._stage(head)]
        tops.append(tops[1] + self._stage(text))
        height = max(tops[2] + self._stage(foot), self._stage(portrait))
        empty = pygame.Surface((1, 1), pygame.SRCALPHA)
        beside = [(portrait, 0.0, 0.0)]
        beside += [(picture, inset, top) for picture, top in zip((head, text, foot), tops,
                                                                 strict=True)]
        return [Piece(empty, height, 9, spoken=f"{name}. {note} {source}.", beside=beside)]

    def _rubric(self, words: str) -> Piece:
        picture = self.type.fitted(words, "title", RUBRIC, theme.TEXT_HEADING, self.width)
        height = self._stage(picture) + BEFORE_RUBRIC
        empty = pygame.Surface((1, 1), pygame.SRCALPHA)
        return Piece(
            empty, height, 6, spoken=f"{words}.", beside=[(picture, 0.0, BEFORE_RUBRIC)], keep=1,
        )

    def _paragraph(
        self, words: str, role: str = "text", size: float = BODY, colour: str = theme.TEXT_INK,
        after: float = AFTER_TEXT, left: float = 0.0, spoken: str | None = None,
    ) -> list[Piece]:
        """Return a paragraph as pieces of two lines or three, so that none stands alone."""
        width = self.width - left
        lines = self.type.lines(words, role, size, width)
        pieces = []
        groups = list(_groups(lines))
        for number, group in enumerate(groups):
            last = number == len(groups) - 1
            picture = self.type.paragraph(
                "\n".join(group), role, size, colour, width, spacing=SPACING
            )
            # A paragraph's picture ends with its last line's descent, not with a whole step.
            step = round(self.type.pixels(size) * SPACING) * len(group) / self.easel.scale
            height = self._stage(picture) if last else step
            pieces.append(Piece(picture, height, after if last else 0, left))
        pieces[0].spoken = words if spoken is None else spoken
        return pieces

    def _beside(
        self, words: str, mark: pygame.Surface, inset: float, after: float
    ) -> list[Piece]:
        """Return a paragraph with a small picture at its left."""
        pieces = self._paragraph(words, after=after, left=inset)
        first = pieces[0]
        tall = self._stage(mark)
        line = self.type.height("text", BODY)
        if tall <= line:
            first.beside.append((mark, 4.0, (line - tall) / 2))
            return pieces
        # A picture higher than the words: the words stand in its middle.
        whole = sum(piece.height for piece in pieces)
        if len(pieces) == 1:
            room = max(0.0, tall - whole)
            first.height += room
            first.beside.append((mark, 0.0, max(0.0, (whole - tall) / 2)))
            if room:
                first.beside.append((first.picture, inset, room / 2))
                first.picture = pygame.Surface((1, 1), pygame.SRCALPHA)
            return pieces
        first.beside.append((mark, 0.0, 2.0))
        if first.height < tall + 2:
            first.keep = 1
        return pieces

    def _opening(self, words: str, tincture: str) -> list[Piece]:
        """Return a paragraph whose first letter is illuminated; it goes round the letter."""
        size = INITIAL
        letter, rest = words[0].upper(), words[1:]
        mark = codex.initial(self.easel, self.type, letter, size, tincture)
        step = round(self.type.pixels(BODY) * SPACING) / self.easel.scale
        beside = max(1, -(-int(size + 4) // int(step)))
        narrow = self.width - size - 14
        lines = self.type.lines(rest, "text", BODY, narrow)[:beside]
        place = 0
        for line in lines:
            place = rest.index(line, place) + len(line)
        first = self.type.paragraph(
            "\n".join(lines), "text", BODY, theme.TEXT_INK, narrow, spacing=SPACING
        )
        height = max(size + 6, step * len(lines))
        left = rest[place:].strip()
        piece = Piece(
            first, height, 0 if left else AFTER_TEXT, size + 14, spoken=words,
            beside=[(mark, 0.0, 3.0)], keep=1 if left else 0,
        )
        if not left:
            return [piece]
        return [piece, *self._paragraph(left, spoken="")]

    def _key_line(self, action: str) -> Piece:
        words = self.app.words
        keys = [key_label(words, name) for name in self.app.settings.keys[action]]
        shown = keys or [words("house.key.none")]
        label = words(f"house.action.{action}")
        picture = book_examples.key_line(self.easel, self.type, label, shown, self.width)
        return Piece(
            picture, self._stage(picture), 3, spoken=f"{label}: {', '.join(shown)}.",
        )

    def _grids(self, block: Grids) -> list[Piece]:
        across = len(block.grids)
        wide, high = book_examples.grid_size(block.cell)
        gap = (self.width - across * wide) / (across + 1)
        beside: list[tuple[pygame.Surface, float, float]] = []
        spoken, labelled = [], 0.0
        for place, what in enumerate(block.grids):
            left = gap + place * (wide + gap)
            beside.append((book_examples.grid(self.easel, self.type, what, block.cell), left, 0.0))
            if what.label:
                words = self.words(what.label)
                label = self.type.fitted(
                    words, "bold", ASIDE, theme.TEXT_ASIDE, wide + min(gap, 60)
                )
                middle = left + wide / 2 - label.get_width() / self.easel.scale / 2
                beside.append((label, middle, high + 3))
                labelled = max(labelled, self._stage(label) + 3)
                spoken.append(f"{words}.")
        return self._pictures(beside, high + labelled, block.caption, spoken)

    def _rows(self, block: Rows) -> list[Piece]:
        beside: list[tuple[pygame.Surface, float, float]] = []
        spoken = []
        high = book_examples.row_size(block.rows[0], block.card)[1] + 6
        column = self.width / block.across
        widest = max(book_examples.row_size(what, block.card)[0] for what in block.rows)
        for place, what in enumerate(block.rows):
            down, across = divmod(place, block.across)
            picture = book_examples.row(self.easel, self.type, what, block.card)
            left = across * column + (column - widest) / 2
            beside.append((picture, left, down * high))
            spoken.append(self.words(what.spoken))
        lines = -(-len(block.rows) // block.across)
        return self._pictures(beside, lines * high, block.caption, spoken)

    def _shares(self, bars: Sequence[tuple[str, float]], caption: str) -> list[Piece]:
        told = [
            (self.words(key), share, self.app.words("house.percent", value=f"{share:g}"))
            for key, share in bars
        ]
        picture = book_examples.shares(self.easel, self.type, told, self.width)
        spoken = [f"{label}: {figure}." for label, _, figure in told]
        return self._pictures([(picture, 0.0, 0.0)], self._stage(picture), caption, spoken)

    def _pictures(
        self, beside: list[tuple[pygame.Surface, float, float]], height: float, caption: str,
        spoken: list[str],
    ) -> list[Piece]:
        empty = pygame.Surface((1, 1), pygame.SRCALPHA)
        if caption:
            words = self.words(caption)
            text = self.type.paragraph(
                words, "italic", ASIDE, theme.TEXT_ASIDE, self.width, align="center", spacing=1.1
            )
            beside.append((text, 0.0, height + 6))
            height += 6 + self._stage(text)
            spoken = [*spoken, words]
        return [Piece(empty, height, AFTER_PICTURE, spoken=" ".join(spoken), beside=beside)]


def _groups(lines: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield lines by twos; an odd last one goes with the two before it."""
    place = 0
    while place < len(lines):
        count = 3 if len(lines) - place == 3 else 2
        yield lines[place: place + count]
        place += count
