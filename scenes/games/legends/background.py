"""What lies still on the quest table: ribbons of the places, rows of the companies, empty hooks,
the plates of the top bar and of the right column. Drawn into one picture when something changes.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from game.contract import Seat
from game.legends.rules.cards import TABLE_LEVELS, Place, shipped_cards
from game.legends.rules.codes import SKILLS
from game.legends.rules.observation import FinalSeen
from game.legends.rules.quests import FINAL_ROUNDS
from scenes.games.legends import names
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import COLUMNS, QUESTS, SPECIAL, SPECIAL_CARDS, Setting, event_of
from scenes.match.app import MatchApp
from sprites.cards import quest_cards
from sprites.cards.skill_signs import pill, signed, skill
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_WIDTH
from sprites.heraldry import banners
from sprites.paint import edges, shapes, theme
from sprites.paint.easel import Easel
from sprites.places import halls
from sprites.ui import panels

SEAT_COLOURS = (("#3f78c8", "#1c3c74"), ("#58a862", "#1e5a30"), ("#d0493f", "#7a1c1a"),
                ("#b98ad0", "#4c2a5e"))
"""Lit and shaded colour of each seat; its initial goes with it."""
SQUEEZE = 0.65
"""How far a line may be shrunk by fitting it; a longer one is set smaller from the start."""
BAR_HEIGHT = 50.0
COLUMN_LEFT = 1306.0
RAISED, LOWERED = "#a8e09a", "#f0a090"
WON_SHOWN, WON_ROOM = 5, 100.0
"""The quests that were won last stand in the right column; height for all of them, stage px."""
COUNTDOWN = (248.0, 24.0)
"""Width and height of the bars that count down to the last event."""


def text(
    canvas: Canvas, setter: Typesetter, words: str, role: str, size: float, colour: str,
    x: float, y: float, room: float, *, tall: float = 99.0, anchor: str = "midleft",
) -> float:
    """Draw one line that is at most ``room`` wide and ``tall`` high; return its width."""
    while size > 9 and (
        setter.height(role, size) > tall or setter.width(words, role, size) * SQUEEZE > room
    ):
        size -= 0.5
    picture = setter.fitted(words, role, size, colour, room)
    canvas.blit(picture, x, y, anchor=anchor)
    return picture.get_width() / canvas.easel.scale


class Ground:
    """The ground of one table."""

    def __init__(self, app: MatchApp, sight: Sight, place: str) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._place_key = place

    def compose(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the whole ground for a window's size."""
        setting = self._sight.setting
        names_shown = tuple(self._sight.who(seat) for seat in setting.order)
        key = ("quest ground", size, setting.viewer, names_shown, self._app.type)
        picture = canvas.easel.keep(key, lambda: self._lasting(canvas, size)).copy()
        ground = Canvas(picture, canvas.viewport, canvas.easel)
        for column in COLUMNS:
            for number in range(QUESTS):
                self._hook(ground, f"quest.{column}.{number}")
        if setting.shown:
            self._place(ground, setting, SPECIAL)
            self._hook(ground, f"quest.{SPECIAL}.0")
        self._tabs(ground, setting)
        self._top_bar(ground, setting)
        self._herald(ground, setting)
        self._side_panel(ground, setting)
        self._countdown(ground, setting)
        return picture

    def _lasting(self, canvas: Canvas, size: tuple[int, int]
    ) -> pygame.Surface:
        """Return what stays the same all through a match: map, main locations, empty plates."""
        picture = halls.backdrop(canvas.easel, self._place_key, size).copy()
        ground = Canvas(picture, canvas.viewport, canvas.easel)
        _wood(ground)
        for column in COLUMNS:
            self._place(ground, self._sight.setting, column)
        for zone in ("plate.phase", "plate.preview", "herald", "specials", "final"):
            self._panel(ground, zone)
        return picture

    def _panel(self, canvas: Canvas, zone: str) -> None:
        box = self._view.zones[zone]
        make = panels.plain_panel if box.left > COLUMN_LEFT else panels.panel
        canvas.blit(make(canvas.easel, box.width, box.height, 10, 0.94), box.left, box.top)

    def _place(self, canvas: Canvas, setting: Setting, column: str) -> None:
        place = setting.place_of(column)
        zones, setter, easel = self._view.zones, self._app.type, canvas.easel
        if column == SPECIAL and place != "avalon":
            box = zones["place.special"]
            event = next(e for e in shipped_cards().events
                         if e.place >= 0 and shipped_cards().places[e.place].id == place)
            card = names.card_of(self._app.words, event.id)
            canvas.blit(quest_cards.vignette(easel, card, 120), box.x,
                        zones["ribbon.special"].top - 58, anchor="midtop")
        ribbon = zones[f"ribbon.{column}"]
        skills = [SKILLS[number] for number in _place_card(place).skills]
        name = names.place(self._app.words, place)
        room = ribbon.width - 2 * panels.RIBBON_TAIL - 24 - 27 * len(skills)
        size = 19.0
        wide = min(room, setter.width(name, "title", size))
        width = wide + 27 * len(skills) + 2 * panels.RIBBON_TAIL + 34
        canvas.blit(panels.ribbon(easel, round(width), ribbon.height), ribbon.x, ribbon.top,
                    anchor="midtop")
        x = ribbon.x - (wide + 27 * len(skills) + 10) / 2
        text(canvas, setter, name, "title", size, "#4a1712", x, ribbon.y - 1, wide + 2, tall=30)
        x += wide + 10
        for one in skills:
            canvas.blit(skill(easel, one, 25), x, ribbon.y, anchor="midleft")
            x += 27
        for seat in setting.order:
            self._strip(canvas, setting, place, seat)

    def _strip(self, canvas: Canvas, setting: Setting, place: str, seat: Seat
    ) -> None:
        zone = self._view.zones[setting.row(place, seat) or ""]
        mine = seat == setting.viewer
        initial = self._sight.who(seat)[:1]
        picture = strip(canvas.easel, self._app.type, zone.width + 29, zone.height, seat, initial,
                        mine)
        canvas.blit(picture, zone.left - 24, zone.top)

    def _hook(self, canvas: Canvas, name: str) -> None:
        zone, easel = self._view.zones[name], canvas.easel

        def make() -> pygame.Surface:
            body = shapes.rect(0.6, 0.6, zone.width - 1.2, zone.height - 1.2, "#140c06", "#f3e6c2",
                               1.1, radius=6, opacity=0.26)
            return easel.svg(body, (zone.width, zone.height), (zone.width, zone.height))

        if not self._sight.shown_at(name):
            canvas.blit(easel.keep(("hook", zone.width, zone.height), make), zone.left, zone.top)
            text(canvas, self._app.type, self._app.words("legends.table.no_quest"), "italic", 16,
                 "#f3e6c2", zone.x, zone.y, zone.width - 12, tall=26, anchor="center")

    def _tabs(self, canvas: Canvas, setting: Setting) -> None:
        places = setting.special_places
        if len(places) < 2:
            return
        words, easel = self._app.words, canvas.easel
        for number, place in enumerate(places):
            zone = self._view.zones[f"tab.{number}"]
            chosen = place == setting.shown
            plate = panels.plain_panel(easel, zone.width, zone.height, 7, 0.95)
            canvas.blit(plate, zone.left, zone.top)
            event = next(e for e in shipped_cards().events
                         if e.place >= 0 and shipped_cards().places[e.place].id == place)
            picture = quest_cards.vignette(easel, names.card_of(words, event.id), zone.width - 8)
            canvas.blit(picture, zone.left + 4, zone.top + 4, alpha=255 if chosen else 150)
            people = len(setting.observation["companies"].get(place, [[]] * 4)[setting.viewer])
            if chosen:
                edge = edges.lines(easel, zone.width, zone.height, edges.outline(
                    easel, zone.width, zone.height, 1.5, 7, theme.GOLD_LIGHT, 2.4))
                canvas.blit(edge, zone.left, zone.top)
            if people:
                disc = pill(easel, 18, 18, "#3f78c8", "#1c3c74", "#f4e6bd")
                canvas.blit(disc, zone.left + zone.width - 9, zone.top + zone.height - 9,
                            anchor="center")
                text(canvas, self._app.type.plain, str(people), "bold", 14, "#fff6dc",
                     zone.left + zone.width - 9, zone.top + zone.height - 9, 16, anchor="center")

    def _top_bar(self, canvas: Canvas, setting: Setting) -> None:
        easel, words, setter = canvas.easel, self._app.words, self._app.type
        bar = easel.keep(("legends bar",), lambda: easel.svg(
            shapes.rect(0, 0, 1600, BAR_HEIGHT, "url(#bar)")
            + shapes.rect(0, BAR_HEIGHT - 1.6, 1600, 1.6, theme.GOLD_DARK),
            (1600, BAR_HEIGHT), (1600, BAR_HEIGHT),
            shapes.linear("bar", [(0, "#1b2038"), (100, "#0b0d1a")]),
        ))
        canvas.blit(bar, 0, 0)
        seen = setting.observation
        text(canvas, setter, words("legends.game"), "title", 18, theme.TEXT_GOLD, 14, 17, 154,
             tall=26)
        text(canvas, setter, words("legends.table.turn", turn=seen["turn"]), "italic", 16,
             "#d9cfb8", 14, 36, 154, tall=27)
        for number, seat in enumerate(setting.order):
            self._seat_plate(canvas, setting, number, seat)

    def _seat_plate(self, canvas: Canvas, setting: Setting, number: int, seat: Seat
    ) -> None:
        seen, zone = setting.observation, self._view.zones[f"seat.{number}"]
        easel, words, setter = canvas.easel, self._app.words, self._app.type
        active = seen["active"] == seat and self._sight.match.outcome is None
        light, dark = SEAT_COLOURS[seat]
        width, height = zone.width, zone.height

        def make() -> pygame.Surface:
            body = shapes.rect(0.8, 0.8, width - 1.6, height - 1.6, "url(#plate)",
                               theme.GOLD if active else theme.GOLD_DARK, 2.2 if active else 1.1,
                               radius=9)
            shade = shapes.linear("plate", [(0, shapes.mix(light, "#10131f", 0.42)),
                                            (100, shapes.mix(dark, "#0b0d18", 0.45))])
            body += shapes.group(shapes.path(
                "M4 3 L36 3 L36 23 C36 35 28 41 20 45 C12 41 4 35 4 23 Z", light, "#f4e6bd", 2.4
            ), "translate(8 6) scale(.65)")
            return easel.svg(body, (width, height), (width, height), shade)

        canvas.blit(easel.keep(("seat plate", seat, active, width), make), zone.left, zone.top)
        name = self._sight.who(seat)
        left = zone.left
        text(canvas, setter.plain, name[:1], "title", 15, "#fff6dc", left + 21, zone.top + 19, 22,
             anchor="center")
        text(canvas, setter, name, "title", 15.5, "#fff3d8", left + 41, zone.top + 14, width - 96,
             tall=22)
        line = words("legends.table.seat", hand=seen["hand_counts"][seat],
                     won=len(seen["completed"][seat]))
        text(canvas, setter, line, "text", 14, "#e4dcc8", left + 41, zone.top + 31, width - 96,
             tall=25)
        text(canvas, setter, words.count("legends.table.points", seen["points"][seat]), "text",
             13.5, "#ddd6c4", left + width - 26, zone.top + 33, 46, tall=16, anchor="center")

    def _herald(self, canvas: Canvas, setting: Setting) -> None:
        zone, words, setter = self._view.zones["herald"], self._app.words, self._app.type
        herald = setting.observation["heraldic"]
        if herald is None:
            text(canvas, setter, words("legends.table.no_herald"), "italic", 16, theme.TEXT_QUIET,
                 zone.x, zone.y, zone.width - 30, tall=28, anchor="center")
            return
        card = event_of(herald)
        canvas.blit(banners.banner(canvas.easel, card.house, 70), zone.left + 10, zone.top + 10)
        left, room = zone.left + 90, zone.width - 100
        text(canvas, setter, words("legends.table.in_force"), "italic", 15.5, "#c9c3b4", left,
             zone.top + 19, room, tall=22)
        text(canvas, setter, names.event(words, herald), "title", 17, theme.TEXT_GOLD, left,
             zone.top + 39, room, tall=24)
        text(canvas, setter, words("legends.table.each_of", house=names.house(words, card.house)),
             "text", 15.5, "#ece3cd", left, zone.top + 60, room, tall=22)
        for number, (which, by) in enumerate(card.change):
            x = left + number * 74
            canvas.blit(skill(canvas.easel, SKILLS[which], 28), x, zone.top + 72)
            text(canvas, setter.plain, signed(by), "bold", 20, RAISED if by > 0 else LOWERED,
                 x + 34, zone.top + 86, 34)

    def _side_panel(self, canvas: Canvas, setting: Setting) -> None:
        """Draw the special cards; at Beginner, which has none, the quests that the viewer won."""
        zone, words, setter = self._view.zones["specials"], self._app.words, self._app.type
        seen = setting.observation
        if seen["options"]["level"] == TABLE_LEVELS[0]:
            text(canvas, setter, words("legends.table.won"), "title", 16, theme.TEXT_GOLD, zone.x,
                 zone.top + 20, zone.width - 24, tall=26, anchor="center")
            won = seen["completed"][setting.viewer]
            shown = won[-WON_SHOWN:]
            # Large letters take the room that fewer lines leave.
            step = min(20 * setter.text_scale, WON_ROOM / max(1, len(shown)))
            for number, event in enumerate(shown):
                text(canvas, setter, names.event(words, event), "text", 16, theme.TEXT,
                     zone.left + 16, zone.top + 35 + step * (number + 0.5), zone.width - 32,
                     tall=step + 1)
            if not won:
                text(canvas, setter, words("legends.table.none_won"), "italic", 15.5,
                     theme.TEXT_QUIET, zone.x, zone.y + 8, zone.width - 30, anchor="center")
            return
        for name in SPECIAL_CARDS:
            spot = self._view.zones[f"special.{name}"]
            carrier = setting.carrier_of(name)
            canvas.blit(banners.special(canvas.easel, name, spot.width), spot.left, spot.top)
            text(canvas, setter, names.special(words, name), "bold", 15, "#f6ecd2", spot.x,
                 spot.top + 102, 81, tall=20, anchor="center")
            owner = setting.owner_of(carrier) if carrier else None
            line, colour = words("legends.special.unclaimed"), "#b3ac9c"
            if carrier:
                line = names.character(words, carrier)
            if owner is not None:
                colour = shapes.lighter(SEAT_COLOURS[owner[0]][0], 0.35)
            text(canvas, setter, line, "italic", 14, colour, spot.x, spot.top + 119, 84, tall=19,
                 anchor="center")

    def _countdown(self, canvas: Canvas, setting: Setting) -> None:
        """Draw how many events are left, and when the final quest comes."""
        zone, words, setter = self._view.zones["final"], self._app.words, self._app.type
        seen = setting.observation
        left, deck = seen["deck"]["events"], seen["deck"]["characters"]
        beginner = seen["options"]["level"] == TABLE_LEVELS[0]
        head = "legends.table.last_event" if beginner else "legends.table.final"
        if seen["final"] is not None:
            rounds = seen["final"]["rounds_left"]
            state = words.count("legends.table.rounds_left", rounds) if rounds > 0 else words(
                "legends.table.last_round")
        else:
            state = words.count("legends.table.in_events", left)
        wide = text(canvas, setter, state, "bold", 17, "#fff3d8", zone.left + zone.width - 14,
                    zone.top + 19, 130, tall=28, anchor="midright")
        text(canvas, setter, words(head), "title", 16, theme.TEXT_GOLD, zone.left + 14,
             zone.top + 19, zone.width - 40 - wide, tall=28)
        bars = _rounds(canvas, seen["final"]) if seen["final"] is not None else _events(
            canvas, max(left, self._sight.deck_size), left, beginner)
        canvas.blit(bars, zone.left + 14, zone.top + 33)
        text(canvas, setter, words("legends.table.deck", deck=deck), "text", 14.5, "#d0cab8",
             zone.left + 14, zone.top + 66, 116, tall=25)
        line = self._sight.revealer_words()
        if line:
            text(canvas, setter, line, "text", 14.5, "#d0cab8", zone.left + zone.width - 14,
                 zone.top + 66, 124, tall=25, anchor="midright")


def _wood(canvas: Canvas) -> None:
    easel = canvas.easel
    left = COLUMN_LEFT
    dark = easel.svg(shapes.rect(0, 0, 10, 10, "#08070e", opacity=0.5), (10, 10),
                     (STAGE_WIDTH - left, 850))
    canvas.blit(dark, left, BAR_HEIGHT)


# Places


def _place_card(place: str) -> Place:
    return next(card for card in shipped_cards().places if card.id == place)


def strip(
    easel: Easel, typesetter: Typesetter, width: float, height: float, seat: Seat, initial: str,
    lit: bool,
) -> pygame.Surface:
    """Return the row of a company: a dim field and a tab with the seat's colour and initial."""
    light, dark = SEAT_COLOURS[seat]

    def make() -> pygame.Surface:
        body = shapes.rect(0.7, 0.7, width - 1.4, height - 1.4, "#120d0a",
                           shapes.lighter(light, 0.15), 1.6 if lit else 1.2, radius=8,
                           opacity=0.44 if lit else 0.33)
        body += shapes.rect(0.7, 0.7, 19, height - 1.4, "url(#tab)", "#140d0a", 1.2, radius=7)
        shade = shapes.linear("tab", [(0, shapes.lighter(light, 0.12)), (100, dark)])
        picture = easel.svg(body, (width, height), (width, height), shade)
        letter = typesetter.plain.line(initial, "title", 14.5, "#fff6dc")
        picture.blit(letter, (round(10 * easel.scale - letter.get_width() / 2),
                              round((picture.get_height() - letter.get_height()) / 2)))
        return picture

    kept = ("strip", typesetter.plain, width, height, seat, initial, lit)
    return easel.keep(kept, make)


# The top bar


# The right column


def _events(canvas: Canvas, total: int, left: int, beginner: bool) -> pygame.Surface:
    """Return a bar for every event: lit while it is to come; the last, a crown, is the final one.

    ``beginner``: a game at that level has none.
    """
    step = min(11.5, (COUNTDOWN[0] - 20) / max(1, total))
    gone, body = total - left, ""
    for number in range(total):
        x, colour = number * step, "#4a4438" if number < gone else theme.GOLD
        if number == total - 1 and not beginner:
            body += shapes.path(
                f"M{x} 20 L{x - 1} 6 L{x + 4} 12 L{x + 7} 3 L{x + 10} 12 L{x + 15} 6 L{x + 14} 20Z",
                colour, "#1c120e", 1.2,
            )
        else:
            body += shapes.rect(x, 3, step * 0.66, 15, colour, radius=2)
    return canvas.easel.keep(("countdown", total, left, beginner),
                             lambda: canvas.easel.svg(body, COUNTDOWN, COUNTDOWN))


def _rounds(canvas: Canvas, final: FinalSeen) -> pygame.Surface:
    """Return a broad bar for each round that the final quest lies open, lit while it is left."""
    left = max(0, final["rounds_left"])
    step, body = COUNTDOWN[0] / FINAL_ROUNDS, ""
    for number in range(FINAL_ROUNDS):
        colour = "#d0493f" if number < left else "#4a4438"
        body += shapes.rect(number * step, 4, step - 8, 14, colour, "#1c120e", 1, radius=5)
    return canvas.easel.keep(("rounds", left),
                             lambda: canvas.easel.svg(body, COUNTDOWN, COUNTDOWN))
