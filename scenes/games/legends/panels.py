"""What changes under the hand on the quest table: chips on the quests, marks on the people, the
plate of the turn's steps, the large leaf, and what is lit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.legends import names
from scenes.games.legends import words as table_words
from scenes.games.legends.background import SEAT_COLOURS, text
from scenes.games.legends.offers import USE_SPOT
from scenes.games.legends.view import SPECIAL_CARDS, Setting
from sprites.cards import quest_cards
from sprites.cards.character_leaves import large_leaf
from sprites.cards.skill_signs import chip, pill, threat
from sprites.heraldry import banners
from sprites.paint import edges, light, shapes, theme
from sprites.paint.parts import part
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.games.legends.scene import QuestTableScene
    from sprites.engine.canvas import Canvas
    from sprites.engine.sprite import Sprite

STEPS = ("event", "abilities", "complete", "actions")
END_STEP = 54.0
"""Width for the first and the last step's name: these stand beside the plate's frame."""
CLAIM = ("#3f8a4a", "#235a2e", "#d8f4c8")
LIT_PLACE = "#ffe08a"


# Quests


def draw_quests(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw have and need, the claim button and warnings on the pinned quests."""
    setting = scene.setting
    threats = scene.threats
    for event in setting.outlook.open_events():
        if scene.table.zone_of(event) is None:
            continue
        sprite = scene.table.sprite(event)
        if sprite.alpha < 0.5 or sprite.turn < 0.5:
            continue
        _chips(scene, canvas, setting, event, sprite)
        claimable = (event, event) in scene.offers and scene.observation["phase"] == "complete"
        if claimable:
            _claim(scene, canvas, sprite)
        others = [t.seat for t in threats if t.event == event and t.seat != setting.viewer]
        for number, seat in enumerate(dict.fromkeys(others)):
            badge = threat(canvas.easel, SEAT_COLOURS[seat][0], 21)
            y = sprite.y + sprite.tall / 2 - 20
            if claimable:
                y = sprite.y - sprite.tall / 2 + 10
            canvas.blit(badge, sprite.x + sprite.wide / 2 - 16 - 23 * number, y, anchor="center")


def _chips(
    scene: QuestTableScene, canvas: Canvas, setting: Setting, event: str, sprite: Sprite
) -> None:
    needs = setting.outlook.needs(event, setting.viewer)
    top = sprite.y - sprite.tall / 2
    room = sprite.tall - 57 - 38
    step = min(32.0, room / 2)
    y = top + 60 + room / 2 - step * (len(needs) - 1) / 2
    for need in needs:
        picture = chip(canvas.easel, scene.app.type, need.skill, need.have, need.need)
        canvas.blit(picture, sprite.x, y, anchor="center")
        y += step


def _claim(scene: QuestTableScene, canvas: Canvas, sprite: Sprite) -> None:
    width = sprite.wide - 43
    plate = pill(canvas.easel, round(width), 27, *CLAIM)
    x = sprite.x + sprite.wide / 2 - 6 - width / 2
    y = sprite.y + sprite.tall / 2 - 20
    canvas.blit(plate, x, y, anchor="center")
    text(canvas, scene.app.type, scene.app.words("legends.table.claim"), "title", 14,
         "#ffffff", x, y, width - 12, tall=22, anchor="center")


# People


def draw_marks(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw what people carry, and who is to leave at the end of the turn."""
    setting, easel = scene.setting, canvas.easel
    for special in SPECIAL_CARDS:
        carrier = setting.carrier_of(special)
        if carrier is not None and scene.table.zone_of(carrier) is not None:
            sprite = scene.table.sprite(carrier)
            size = sprite.wide * sprite.size * 0.42
            token = easel.keep(("special token", special, round(size)),
                               lambda s=special, w=size: _token(easel, s, w))
            canvas.blit(token, sprite.x + sprite.wide * 0.28, sprite.y + sprite.tall * 0.3,
                        anchor="center")
    for character in setting.observation["leaving"]:
        if scene.table.zone_of(character) is not None:
            sprite = scene.table.sprite(character)
            mark = easel.keep(("leaving mark",), lambda: easel.svg(
                shapes.circle(12, 12, 11, "#7a1c1a", "#fff3d8", 1.6)
                + shapes.path("M7 12 H16 M12.5 8 L16.5 12 L12.5 16", "none", "#fff3d8", 2.2),
                (24, 24), (22, 22)))
            canvas.blit(mark, sprite.x + sprite.wide * 0.34, sprite.y - sprite.tall * 0.36,
                        anchor="center")
    for character in scene.usable:
        sprite = scene.table.sprite(character)
        mark = easel.keep(("usable mark",), lambda: easel.svg(
            shapes.circle(12, 12, 11, "url(#coin)", "#1c120e", 1.6)
            + shapes.path("M12 4.5 L17 11 H14 V19 H10 V11 H7Z", theme.INK),
            (24, 24), (22, 22), shapes.linear("coin", [(0, "#fff0b4"), (100, "#c0901f")])))
        canvas.blit(mark, sprite.x + sprite.wide * 0.34, sprite.y - sprite.tall * 0.36,
                    anchor="center")
    for character in scene.party:
        if scene.table.zone_of(character) is not None:
            sprite = scene.table.sprite(character)
            wide, tall = sprite.wide + 8, sprite.tall + 8
            ring = easel.keep(("party", wide, tall), lambda w=wide, h=tall: edges.lines(
                easel, w, h, edges.outline(easel, w, h, 2, 7, theme.GOLD_LIGHT, 3)))
            canvas.blit(ring, sprite.x, sprite.y, anchor="center")


def _token(easel, special: str, size: float):
    ground = banners.SPECIALS[special][0]
    body = shapes.circle(50, 50, 48, "#1c120e") + shapes.circle(50, 50, 44, ground, theme.GOLD, 6)
    body += shapes.group(part(f"quests/{special}"), "translate(21 16) scale(.58)")
    return easel.svg(body, (100, 100), (size, size))


# Places that take what is held


def draw_lit(scene: QuestTableScene, canvas: Canvas) -> None:
    """Light the places, seats and plates that take what is held or that a hint points at."""
    lit = {spot for spot in scene.lit_spots() if spot in scene.zones and "." in spot}
    lit |= {spot for spot in scene.lit_spots() if spot in (USE_SPOT,)}
    easel = canvas.easel
    pointed = scene.spot_under_pointer
    for spot in lit:
        zone = scene.zones[spot]
        strong = spot == pointed

        def make(width: float = zone.width, height: float = zone.height, strong: bool = strong):
            body = shapes.rect(2, 2, width - 4, height - 4, LIT_PLACE, LIT_PLACE,
                               4 if strong else 2.4, radius=10, opacity=0.16 if strong else 0.07)
            return easel.svg(body, (width, height), (width, height))

        canvas.blit(easel.keep(("lit", zone.width, zone.height, strong), make), zone.left, zone.top)


# The turn


def draw_turn(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw the four steps of a turn and the actions left."""
    zone, words, kind = scene.zones["plate.phase"], scene.app.words, scene.app.type
    seen, easel = scene.setting.observation, canvas.easel
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
        disc = easel.keep(("step", colour), lambda c=colour: easel.svg(
            shapes.circle(12, 12, 11, c, "#1c120e", 1.6), (24, 24), (24, 24)))
        canvas.blit(disc, x, y, anchor="center")
        if done:
            tick = easel.keep(("step tick",), lambda: easel.svg(
                shapes.path("M1 6 L4.5 10 L11 1.5", "none", "#eaf6de", 2.2), (12, 12), (12, 12)))
            canvas.blit(tick, x, y, anchor="center")
        else:
            text(canvas, kind.plain, str(number + 1), "title", 14,
                 theme.INK if current else "#e6e2d6", x, y, 20, anchor="center")
        text(canvas, kind, words(f"legends.step.{name}"), "bold" if current else "text", 15,
             "#fff3d8" if current else "#c3c8b8", x, zone.top + 51,
             spread - 9 if 0 < number < len(STEPS) - 1 else END_STEP, tall=27, anchor="center")
    rule = easel.keep(("turn rule",), lambda: easel.svg(
        shapes.rect(0, 0, 10, 1, theme.GOLD_DARK, opacity=0.45), (10, 1), (zone.width - 36, 1)))
    canvas.blit(rule, zone.left + 18, zone.top + 67)
    _draw_actions(scene, canvas)


def _draw_actions(scene: QuestTableScene, canvas: Canvas) -> None:
    zone, words, kind = scene.zones["plate.phase"], scene.app.words, scene.app.type
    seen, easel = scene.setting.observation, canvas.easel
    mine = seen["active"] == seen["seat"]
    left = scene.actions_left
    y = zone.top + 97
    coins = min(left, 5)
    key = "legends.table.actions_now" if seen["step"] == "actions" else "legends.table.actions_then"
    if seen["step"] == "over":
        text(canvas, kind, words("legends.prompt.over"), "title", 17, "#f3ead2", zone.left + 20, y,
             zone.width - 40, tall=36)
        return
    if seen["step"] == "start":
        text(canvas, kind, words("legends.table.setting_up"), "title", 17, "#f3ead2",
             zone.left + 20, y, zone.width - 40, tall=36)
        return
    if not mine or scene.interlude:
        line = scene.interlude or words(
            "legends.table.turn_of", who=table_words.who(scene, seen["active"]))
        text(canvas, kind, line, "title", 17, "#f3ead2", zone.left + 20, y, zone.width - 40,
             tall=36)
        return
    text(canvas, kind, words.count(key, left), "title", 16, "#f3ead2", zone.left + 20, y,
         zone.width - 48 - 34 * coins, tall=36)
    for number in range(coins):
        coin = easel.keep(("action coin",), lambda: easel.svg(
            shapes.circle(20, 20, 19, "url(#coin)", "#1c120e", 1.6)
            + shapes.circle(20, 20, 15, "none", "#5a3d12", 1.6)
            + shapes.path("M20 7 L27 18 H23.5 V32 H16.5 V18 H13Z", theme.INK),
            (40, 40), (32, 32), shapes.linear("coin", [(0, "#fff0b4"), (100, "#a87b1b")])))
        canvas.blit(coin, zone.left + zone.width - 32 - number * 36, y, anchor="center")


# The large leaf


def draw_large(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw the card that the player looks at, large, in the right column."""
    zone, words = scene.zones["zoom"], scene.app.words
    key = scene.looked_at()
    if key is None:
        return
    if names.is_character(key):
        card = names.figure(words, key, scene.setting)
        picture = large_leaf(canvas.easel, scene.app.type, card, zone.width, zone.height)
    elif key in SPECIAL_CARDS:
        picture = _special_leaf(scene, canvas, key)
    else:
        picture = quest_cards.event_card(
            canvas.easel, scene.app.type, names.card_of(words, key), zone.width, zone.height)
    shade, right, down = light.shadow(canvas.easel, picture, 4)
    corner = canvas.area(zone.left, zone.top, 1, 1).topleft
    canvas.put(shade, (corner[0] + right, corner[1] + down))
    canvas.put(picture, corner)


def _special_leaf(scene: QuestTableScene, canvas: Canvas, key: str):
    zone, words, kind = scene.zones["zoom"], scene.app.words, scene.app.type
    easel = canvas.easel

    def make():
        sheet = panels.dialog(easel, zone.width, zone.height).copy()
        title = kind.fitted(names.special(words, key), "title", 25, theme.TEXT_HEADING,
                            zone.width - 40)
        picture = banners.special(easel, key, 190)
        body = kind.paragraph(names.special_text(words, key), "text", 19, theme.INK,
                              zone.width - 44, align="center", spacing=1.06)
        middle = sheet.get_width() // 2
        for drawn, top in ((title, 22), (picture, 62), (body, 296)):
            sheet.blit(drawn, (middle - drawn.get_width() // 2, easel.px(top)))
        return sheet

    return easel.keep(("special leaf", kind, key, zone.width), make)
