"""What lies over the map while it lasts: the lists of a tournament, and the questions of effects.

The pieces on them are the table's own, drawn above these sheets; the hand stays in reach below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.legends import events as happened
from game.legends.cards import shipped_cards
from game.legends.skills import SKILLS
from scenes.tables.legends import names as names
from scenes.tables.legends import words as table_words
from scenes.tables.legends.ground import SEAT_COLOURS, strip, text
from scenes.tables.legends.view import event_of
from sprites import light, panels, quest_cards, shapes, theme
from sprites.skill_signs import pill, skill

if TYPE_CHECKING:
    from scenes.table import QuestTableScene
    from sprites.canvas import Canvas

LISTS = (132.0, 76.0, 1042.0, 566.0)
"""Left, top, width and height of the sheet of a tournament."""
QUESTION = (132.0, 170.0, 1042.0, 456.0)
ABOVE = ("bid.", "choose.", "offer", "reveal")
"""Zones whose pieces lie above the sheets."""
VEIL = 120


def is_above(zone: str | None) -> bool:
    """Return whether what lies in a zone lies above the sheets."""
    return zone is not None and zone.startswith(ABOVE)


def draw(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw the sheet that is asked for now, if any."""
    seen = scene.setting.observation
    if seen["tournament"] is not None:
        _lists(scene, canvas)
    choice = scene.setting.choice
    if choice is not None and choice["kind"] in ("take", "rescue", "foresee"):
        _question(scene, canvas, table_words._choice(scene.house.words, choice))
    elif scene.chooser:
        _question(scene, canvas, scene.house.words("legends.prompt.choice.rescue", source=""))
    elif scene.skills_asked:
        _question(scene, canvas, scene.house.words("legends.prompt.skill"))
        _skills(scene, canvas)
    elif seen.get("reveal"):
        _veil(scene, canvas)


def _veil(scene: QuestTableScene, canvas: Canvas) -> None:
    easel = canvas.easel
    shade = easel.keep(("map veil",), lambda: easel.svg(
        shapes.rect(0, 0, 10, 10, "#05060c", opacity=VEIL / 255), (10, 10), (1304, 659)))
    canvas.blit(shade, 0, 50)


def _sheet(
    scene: QuestTableScene, canvas: Canvas, box: tuple[float, float, float, float], heading: str
) -> None:
    _veil(scene, canvas)
    left, top, width, height = box
    easel = canvas.easel
    plate = panels.panel(easel, width, height, 14, 0.97)
    shade, right, down = light.shadow(easel, plate, 12)
    corner = canvas.area(left, top, 1, 1).topleft
    canvas.put(shade, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)
    text(canvas, scene.house.type, heading, "title", 25, theme.TEXT_GOLD, left + width / 2,
         top + 36, width - 80, tall=40, anchor="center")


def _question(scene: QuestTableScene, canvas: Canvas, heading: str) -> None:
    _sheet(scene, canvas, QUESTION, heading)


def _skills(scene: QuestTableScene, canvas: Canvas) -> None:
    words = scene.house.words
    for name in SKILLS:
        zone = scene.zones[f"skill.{name}"]
        plate = panels.plain_panel(canvas.easel, zone.width, zone.height, 10, 0.9)
        canvas.blit(plate, zone.left, zone.top)
        canvas.blit(skill(canvas.easel, name, 64), zone.x, zone.top + 46, anchor="center")
        text(canvas, scene.house.type, names.skill(words, name), "title", 18, theme.TEXT, zone.x,
             zone.top + 104, zone.width - 12, tall=28, anchor="center")


# The lists


def _lists(scene: QuestTableScene, canvas: Canvas) -> None:
    setting, words, kind = scene.setting, scene.house.words, scene.house.type
    tournament = setting.observation["tournament"]
    _sheet(scene, canvas, LISTS, names.event(words, tournament["event"]))
    left, top, _, height = LISTS
    card = names.card_of(words, tournament["event"])
    picture = quest_cards.event_card(canvas.easel, kind, card, 214, 400)
    canvas.blit(picture, left + 24, top + 78)
    data = event_of(tournament["event"])
    x = 400.0
    for number in data.skills:
        canvas.blit(skill(canvas.easel, SKILLS[number], 40), x, top + 72, anchor="midleft")
        x += 48
    text(canvas, kind, words.count("legends.lists.cap", data.cap), "text", 19, theme.TEXT, x + 6,
         top + 72, 700, tall=30)
    for number, seat in enumerate(setting.order):
        _bidder(scene, canvas, tournament, number, seat)
    _verdict(scene, canvas, tournament, top + height - 34)


def _bidder(
    scene: QuestTableScene, canvas: Canvas, tournament: dict, number: int, seat: int
) -> None:
    words, kind = scene.house.words, scene.house.type
    zone = scene.zones[f"bid.{number}"]
    name = table_words.who(scene, seat)
    acting = tournament["bidder"] == seat and "result" not in tournament
    left, width = 392.0, 756.0
    row = strip(canvas.easel, kind, width, zone.height - 6, seat, name[:1], acting)
    canvas.blit(row, left, zone.top + 3)
    colour = shapes.lighter(SEAT_COLOURS[seat][0], 0.4)
    text(canvas, kind, name, "title", 20, colour, left + 32, zone.y - 12, 150, tall=30)
    cap = event_of(tournament["event"]).cap
    bids = len(tournament["bids"][seat])
    text(canvas, kind, words("legends.lists.bids", bids=bids, cap=cap), "text", 16,
         theme.TEXT_QUIET, left + 32, zone.y + 14, 150, tall=22)
    total = tournament["totals"][seat]
    others = [t for t in tournament["totals"] if t is not None]
    x = left + width - 120
    if total is None:
        state = words("legends.lists.turn") if acting else words("legends.lists.none")
        text(canvas, kind, state, "italic", 18, theme.TEXT_QUIET, x, zone.y, 190, tall=28,
             anchor="center")
        return
    best = max(others)
    tied = total == best and others.count(best) > 1
    leads = total == best and not tied
    plate = pill(canvas.easel, 92, 46, *(("#e9c65a", "#a87b1b", "#fff0b8") if leads else
                 ("#d0584a", "#7a1c1a", "#f0b0a0") if tied else ("#4a5578", "#2a3350", "#8a94b8")))
    canvas.blit(plate, x - 30, zone.y, anchor="center")
    text(canvas, kind.plain, str(total), "numeral", 30, theme.INK if leads else "#fff6dc", x - 30,
         zone.y, 84, anchor="center")
    state = words("legends.lists.leads") if leads else words("legends.lists.tied") if tied else ""
    text(canvas, kind, state, "bold", 16, theme.TEXT_GOLD if leads else "#f0b0a0", x + 26, zone.y,
         92, tall=24)


def _verdict(scene: QuestTableScene, canvas: Canvas, tournament: dict, y: float) -> None:
    """Draw what a bid would do, a tie's warning, or how it ended."""
    kind = scene.house.type
    result = tournament.get("result")
    if isinstance(result, happened.TournamentWon | happened.TournamentTied
                  | happened.TournamentUnwanted):
        line, colour = table_words.event(scene, result), theme.TEXT_GOLD
    else:
        line, colour = bid_words(scene), "#f4c0a8"
    text(canvas, kind, line, "bold", 20, colour, 770, y, 740, tall=32, anchor="center")


def bid_words(scene: QuestTableScene) -> str:
    """Return what the bid under the hand would come to; without one, the warning of a tie."""
    words, seen = scene.house.words, scene.setting.observation
    tournament = seen["tournament"]
    held = scene.grip.selected or scene.hand_under_pointer
    move = scene.offers.get((held, "arena")) if held else None
    if move is None or held is None:
        totals = [total for total in tournament["totals"] if total is not None]
        if totals and totals.count(max(totals)) > 1:
            return words("legends.lists.tie_now")
        return words("legends.lists.all_lost")
    outlook = scene.setting.outlook
    sum_ = (tournament["totals"][seen["seat"]] or 0) + outlook.bid_worth(held)
    others = [t for seat, t in enumerate(tournament["totals"])
              if seat != seen["seat"] and t is not None]
    key = "would_tie" if outlook.would_tie(move) else \
        "would_lead" if sum_ > max(others, default=-99) else "would_trail"
    name = names.character(words, held)
    return words(f"legends.lists.{key}", name=name, total=sum_)


def count_of_cards() -> int:
    """Return how many characters there are in all."""
    return len(shipped_cards().characters)
