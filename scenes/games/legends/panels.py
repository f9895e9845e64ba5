"""What changes under the hand on the quest table: chips on the quests, marks on the people, the
plate of the turn's steps, the large leaf, and what is lit.
"""

from __future__ import annotations

from functools import partial

import pygame

from scenes.games.legends import names
from scenes.games.legends.background import SEAT_COLOURS, text
from scenes.games.legends.focus import Reach
from scenes.games.legends.hover import Looks
from scenes.games.legends.offers import USE_SPOT
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import SPECIAL_CARDS, Setting
from scenes.match.app import MatchApp
from sprites.cards import quest_cards
from sprites.cards.character_leaves import large_leaf
from sprites.cards.skill_signs import chip, pill, threat
from sprites.engine.canvas import Canvas
from sprites.engine.sprite import Sprite
from sprites.heraldry import banners
from sprites.paint import edges, light, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.ui import panels

STEPS = ("event", "abilities", "complete", "actions")
END_STEP = 54.0
"""Width for the first and the last step's name: these stand beside the plate's frame."""
CLAIM = ("#3f8a4a", "#235a2e", "#d8f4c8")
LIT_PLACE = "#ffe08a"


# Quests


class Panels:
    """Chips, marks, the plate of the turn and the large leaf of one table."""

    def __init__(self, app: MatchApp, sight: Sight, reach: Reach, looks: Looks) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._looks = looks

    def draw_quests(self, canvas: Canvas) -> None:
        """Draw have and need, the claim button and warnings on the pinned quests."""
        setting = self._sight.setting
        threats = self._sight.threats
        for event in setting.outlook.open_events():
            if self._view.pieces.zone_of(event) is None:
                continue
            sprite = self._view.pieces.sprite(event)
            if sprite.alpha < 0.5 or sprite.turn < 0.5:
                continue
            self._chips(canvas, setting, event, sprite)
            claiming = self._sight.observation["phase"] == "complete"
            claimable = claiming and (event, event) in self._view.offers
            if claimable:
                self._claim(canvas, sprite)
            others = [t.seat for t in threats if t.event == event and t.seat != setting.viewer]
            for number, seat in enumerate(dict.fromkeys(others)):
                badge = threat(canvas.easel, SEAT_COLOURS[seat][0], 21)
                y = sprite.y + sprite.tall / 2 - 20
                if claimable:
                    y = sprite.y - sprite.tall / 2 + 10
                x = sprite.x + sprite.wide / 2 - 16 - 23 * number
                canvas.blit(badge, x, y, anchor="center")

    def _chips(self, canvas: Canvas, setting: Setting, event: str, sprite: Sprite
    ) -> None:
        needs = setting.outlook.needs(event, setting.viewer)
        top = sprite.y - sprite.tall / 2
        room = sprite.tall - 57 - 38
        step = min(32.0, room / 2)
        y = top + 60 + room / 2 - step * (len(needs) - 1) / 2
        for need in needs:
            picture = chip(canvas.easel, self._app.type, need.skill, need.have, need.need)
            canvas.blit(picture, sprite.x, y, anchor="center")
            y += step

    def _claim(self, canvas: Canvas, sprite: Sprite) -> None:
        width = sprite.wide - 43
        plate = pill(canvas.easel, round(width), 27, *CLAIM)
        x = sprite.x + sprite.wide / 2 - 6 - width / 2
        y = sprite.y + sprite.tall / 2 - 20
        canvas.blit(plate, x, y, anchor="center")
        text(canvas, self._app.type, self._app.words("legends.table.claim"), "title", 14,
             "#ffffff", x, y, width - 12, tall=22, anchor="center")

    def draw_marks(self, canvas: Canvas) -> None:
        """Draw what people carry, and who is to leave at the end of the turn."""
        setting, easel = self._sight.setting, canvas.easel
        for special in SPECIAL_CARDS:
            carrier = setting.carrier_of(special)
            if carrier is not None and self._view.pieces.zone_of(carrier) is not None:
                sprite = self._view.pieces.sprite(carrier)
                size = sprite.wide * sprite.size * 0.42
                token = easel.keep(("special token", special, round(size)),
                                   partial(_token, easel, special, size))
                canvas.blit(token, sprite.x + sprite.wide * 0.28, sprite.y + sprite.tall * 0.3,
                            anchor="center")
        for character in setting.observation["leaving"]:
            if self._view.pieces.zone_of(character) is not None:
                sprite = self._view.pieces.sprite(character)
                mark = easel.keep(("leaving mark",), lambda: easel.svg(
                    shapes.circle(12, 12, 11, "#7a1c1a", "#fff3d8", 1.6)
                    + shapes.path("M7 12 H16 M12.5 8 L16.5 12 L12.5 16", "none", "#fff3d8", 2.2),
                    (24, 24), (22, 22)))
                canvas.blit(mark, sprite.x + sprite.wide * 0.34, sprite.y - sprite.tall * 0.36,
                            anchor="center")
        for character in self._sight.usable:
            sprite = self._view.pieces.sprite(character)
            mark = easel.keep(("usable mark",), lambda: easel.svg(
                shapes.circle(12, 12, 11, "url(#coin)", "#1c120e", 1.6)
                + shapes.path("M12 4.5 L17 11 H14 V19 H10 V11 H7Z", theme.INK),
                (24, 24), (22, 22), shapes.linear("coin", [(0, "#fff0b4"), (100, "#c0901f")])))
            canvas.blit(mark, sprite.x + sprite.wide * 0.34, sprite.y - sprite.tall * 0.36,
                        anchor="center")
        for character in self._sight.intent.party:
            if self._view.pieces.zone_of(character) is not None:
                sprite = self._view.pieces.sprite(character)
                wide, tall = sprite.wide + 8, sprite.tall + 8
                ring = easel.keep(("party", wide, tall), partial(_ring, easel, wide, tall))
                canvas.blit(ring, sprite.x, sprite.y, anchor="center")

    def draw_lit(self, canvas: Canvas) -> None:
        """Light the places, seats and plates that take what is held or that a hint points at."""
        lit = {spot for spot in self._reach.lit_spots() if spot in self._view.zones and "." in spot}
        lit |= {spot for spot in self._reach.lit_spots() if spot in (USE_SPOT,)}
        easel = canvas.easel
        pointed = self._reach.spot_under_pointer
        for spot in lit:
            zone = self._view.zones[spot]
            picture = _lit_place(easel, zone.width, zone.height, strong=spot == pointed)
            canvas.blit(picture, zone.left, zone.top)

    def draw_turn(self, canvas: Canvas) -> None:
        """Draw the four steps of a turn and the actions left."""
        zone, words, setter = self._view.zones["plate.phase"], self._app.words, self._app.type
        seen, easel = self._sight.setting.observation, canvas.easel
        step = seen["step"]
        now = STEPS.index(step) if step in STEPS else (-1 if step == "start" else 4)
        spread = (zone.width - 74) / 3
        for number, name in enumerate(STEPS):
            x, y = zone.left + 37 + number * spread, zone.top + 27
            if number:
                line = easel.keep(("step line",), lambda: easel.svg(
                    shapes.rect(0, 0, 10, 1.4, theme.GOLD_DARK), (10, 1.4), (spread - 30, 1.4)))
                canvas.blit(line, x - spread / 2, y, anchor="center")
            done, current = number < now, number == now
            colour = theme.GOLD if current else "#3d6a44" if done else "#4a4a60"
            disc = easel.keep(("step", colour), partial(_disc, easel, colour))
            canvas.blit(disc, x, y, anchor="center")
            if done:
                tick = easel.keep(("step tick",), lambda: easel.svg(
                    shapes.path("M1 6 L4.5 10 L11 1.5", "none", "#eaf6de", 2.2), (12, 12),
                    (12, 12)))
                canvas.blit(tick, x, y, anchor="center")
            else:
                text(canvas, setter.plain, str(number + 1), "title", 14,
                     theme.INK if current else "#e6e2d6", x, y, 20, anchor="center")
            text(canvas, setter, words(f"legends.step.{name}"), "bold" if current else "text", 15,
                 "#fff3d8" if current else "#c3c8b8", x, zone.top + 51,
                 spread - 9 if 0 < number < len(STEPS) - 1 else END_STEP, tall=27, anchor="center")
        rule = easel.keep(("turn rule",), lambda: easel.svg(
            shapes.rect(0, 0, 10, 1, theme.GOLD_DARK, opacity=0.45), (10, 1), (zone.width - 36, 1)))
        canvas.blit(rule, zone.left + 18, zone.top + 67)
        self._draw_actions(canvas)

    def _draw_actions(self, canvas: Canvas) -> None:
        zone, words, setter = self._view.zones["plate.phase"], self._app.words, self._app.type
        seen, easel = self._sight.setting.observation, canvas.easel
        mine = seen["active"] == seen["seat"]
        left = self._sight.actions_left
        y = zone.top + 97
        coins = min(left, 5)
        key = "actions_now" if seen["step"] == "actions" else "actions_then"
        if seen["step"] == "over":
            text(canvas, setter, words("legends.prompt.over"), "title", 17, "#f3ead2",
                 zone.left + 20, y, zone.width - 40, tall=36)
            return
        if seen["step"] == "start":
            text(canvas, setter, words("legends.table.setting_up"), "title", 17, "#f3ead2",
                 zone.left + 20, y, zone.width - 40, tall=36)
            return
        if not mine or self._sight.interlude:
            line = self._sight.interlude or words(
                "legends.table.turn_of", who=self._sight.who(seen["active"]))
            text(canvas, setter, line, "title", 17, "#f3ead2", zone.left + 20, y, zone.width - 40,
                 tall=36)
            return
        text(canvas, setter, words.count(f"legends.table.{key}", left), "title", 16, "#f3ead2",
             zone.left + 20, y, zone.width - 48 - 34 * coins, tall=36)
        for number in range(coins):
            coin = easel.keep(("action coin",), lambda: easel.svg(
                shapes.circle(20, 20, 19, "url(#coin)", "#1c120e", 1.6)
                + shapes.circle(20, 20, 15, "none", "#5a3d12", 1.6)
                + shapes.path("M20 7 L27 18 H23.5 V32 H16.5 V18 H13Z", theme.INK),
                (40, 40), (32, 32), shapes.linear("coin", [(0, "#fff0b4"), (100, "#a87b1b")])))
            canvas.blit(coin, zone.left + zone.width - 32 - number * 36, y, anchor="center")

    def draw_large(self, canvas: Canvas) -> None:
        """Draw the card that the player looks at, large, in the right column."""
        zone, words = self._view.zones["zoom"], self._app.words
        key = self._looks.looked_at()
        if key is None:
            return
        if names.is_character(key):
            card = names.figure(words, key, self._sight.setting)
            picture = large_leaf(canvas.easel, self._app.type, card, zone.width, zone.height)
        elif key in SPECIAL_CARDS:
            picture = self._special_leaf(canvas, key)
        else:
            picture = quest_cards.event_card(
                canvas.easel, self._app.type, names.card_of(words, key), zone.width, zone.height)
        shade, right, down = light.shadow(canvas.easel, picture, 4)
        corner = canvas.area(zone.left, zone.top, 1, 1).topleft
        canvas.put(shade, (corner[0] + right, corner[1] + down))
        canvas.put(picture, corner)

    def _special_leaf(self, canvas: Canvas, key: str) -> pygame.Surface:
        zone, words, setter = self._view.zones["zoom"], self._app.words, self._app.type
        easel = canvas.easel

        def make() -> pygame.Surface:
            sheet = panels.dialog(easel, zone.width, zone.height).copy()
            title = setter.fitted(names.special(words, key), "title", 25, theme.TEXT_HEADING,
                                  zone.width - 40)
            picture = banners.special(easel, key, 190)
            body = setter.paragraph(names.special_text(words, key), "text", 19, theme.INK,
                                    zone.width - 44, align="center", spacing=1.06)
            middle = sheet.get_width() // 2
            for drawn, top in ((title, 22), (picture, 62), (body, 296)):
                sheet.blit(drawn, (middle - drawn.get_width() // 2, easel.px(top)))
            return sheet

        return easel.keep(("special leaf", setter, key, zone.width), make)


# People


def _token(easel: Easel, special: str, size: float) -> pygame.Surface:
    ground = banners.SPECIALS[special][0]
    body = shapes.circle(50, 50, 48, "#1c120e") + shapes.circle(50, 50, 44, ground, theme.GOLD, 6)
    body += shapes.group(part(f"quests/{special}"), "translate(21 16) scale(.58)")
    return easel.svg(body, (100, 100), (size, size))


# Places that take what is held


# The turn


# The large leaf


def _ring(easel: Easel, wide: float, tall: float) -> pygame.Surface:
    """Return the frame round one of two that are taken up together."""
    return edges.lines(
        easel, wide, tall, edges.outline(easel, wide, tall, 2, 7, theme.GOLD_LIGHT, 3))


def _lit_place(easel: Easel, width: float, height: float, *, strong: bool) -> pygame.Surface:
    """Return the light on a place that takes what is held; ``strong`` under the hand."""
    def make() -> pygame.Surface:
        body = shapes.rect(2, 2, width - 4, height - 4, LIT_PLACE, LIT_PLACE,
                           4 if strong else 2.4, radius=10, opacity=0.16 if strong else 0.07)
        return easel.svg(body, (width, height), (width, height))

    return easel.keep(("lit", width, height, strong), make)


def _disc(easel: Easel, colour: str) -> pygame.Surface:
    """Return the disc of a step of the turn."""
    return easel.svg(shapes.circle(12, 12, 11, colour, "#1c120e", 1.6), (24, 24), (24, 24))
