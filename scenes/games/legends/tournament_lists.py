"""The lists of a tournament: who has bid whom, the sums as lances that grow, who leads, who passed,
whose turn it is; and on each leaf of the hand what it would be worth here.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.contract import Event, Seat
from game.legends.rules import tournament_events
from game.legends.rules.codes import SKILLS
from game.legends.rules.observation import TournamentSeen
from scenes.games.legends import names
from scenes.games.legends.background import SEAT_COLOURS, strip, text
from scenes.games.legends.focus import Reach
from scenes.games.legends.gauges import Gauges
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import event_of
from scenes.match.app import MatchApp
from sprites.cards import quest_cards
from sprites.cards.skill_signs import pill, signed, skill
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Zone
from sprites.heraldry.people import PROPORTION
from sprites.paint import shapes, theme
from sprites.paint.easel import Easel

SHEET = (132.0, 76.0, 1042.0, 566.0)
"""Left, top, width and height of the lists."""
LEFT, WIDTH = 392.0, 756.0
"""Of a seat's row, stage px."""
LANCE, LANCE_TALL = 560.0, 12.0
"""Length of a lance for the largest sum that can be expected, and its height."""
LARGEST_SUM = 22
GOLD = ("#e9c65a", "#a87b1b", "#fff0b8")
TIED = ("#d0584a", "#7a1c1a", "#f0b0a0")
BEHIND = ("#4a5578", "#2a3350", "#8a94b8")
"""Plates of a sum that leads, that ties, that trails: ends of the gradient, line."""


class Lists:
    """The lists of one table."""

    def __init__(
        self, app: MatchApp, sight: Sight, reach: Reach, gauges: Gauges,
        told: Callable[[Event], str],
    ) -> None:
        """``told`` gives the sentence of an event."""
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._gauges = gauges
        self._told = told

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on the sheet: the card, a row for each seat, how it stands."""
        setting, words, setter = self._sight.setting, self._app.words, self._app.type
        tournament = setting.observation["tournament"]
        if tournament is None:
            return
        left, top, _, height = SHEET
        card = names.card_of(words, tournament["event"])
        picture = quest_cards.event_card(canvas.easel, setter, card)
        canvas.blit(picture, left + 24, top + 78)
        data = event_of(tournament["event"])
        x = LEFT + 8
        for number in data.skills:
            canvas.blit(skill(canvas.easel, SKILLS[number], 40), x, top + 72, anchor="midleft")
            x += 48
        wide = text(canvas, setter, words.count("legends.lists.cap", data.cap), "text", 19,
                    theme.TEXT, x + 6, top + 72, 330, tall=30)
        x += wide + 24
        text(canvas, setter, words("legends.lists.close"), "italic", 17, theme.TEXT_QUIET, x,
             top + 72, LEFT + WIDTH - x, tall=28)
        for number, seat in enumerate(setting.order):
            self._bidder(canvas, tournament, self._view.zones[f"bid.{number}"], seat)
        self._verdict(canvas, tournament, top + height - 34)

    def _bidder(self, canvas: Canvas, tournament: TournamentSeen, zone: Zone, seat: Seat
    ) -> None:
        words, setter, easel = self._app.words, self._app.type, canvas.easel
        seen = self._sight.setting.observation
        name = self._sight.who(seat)
        acting = tournament["bidder"] == seat and self._sight.setting.result is None
        row = strip(easel, setter, WIDTH, zone.height - 6, seat, name[:1], acting)
        canvas.blit(row, LEFT, zone.top + 3)
        colour = shapes.lighter(SEAT_COLOURS[seat][0], 0.4)
        text(canvas, setter, name, "title", 20, colour, LEFT + 32, zone.y - 20, 156, tall=30)
        cap, bids = event_of(tournament["event"]).cap, len(tournament["bids"][seat])
        text(canvas, setter, words("legends.lists.bids", bids=bids, cap=cap), "text", 16,
             theme.TEXT_QUIET, LEFT + 32, zone.y + 4, 156, tall=21)
        state, shade = "", theme.TEXT_QUIET
        if acting:
            state, shade = words("legends.lists.turn"), theme.TEXT_GOLD
        elif self._sight.setting.result is None and seat in passed(tournament, seen["seats"]):
            able = seen["hand_counts"][seat] and bids < cap
            state = words("legends.lists.passed" if able else "legends.lists.full")
        text(canvas, setter, state, "italic", 16, shade, LEFT + 32, zone.y + 25, 156, tall=21)
        _places(canvas, zone, cap, bids)
        self._sum(canvas, tournament, zone, seat)

    def _sum(self, canvas: Canvas, tournament: TournamentSeen, zone: Zone, seat: Seat
    ) -> None:
        words, setter, easel = self._app.words, self._app.type, canvas.easel
        total = tournament["totals"][seat]
        x = LEFT + WIDTH - 150
        if total is None:
            text(canvas, setter, words("legends.lists.none"), "italic", 17, theme.TEXT_QUIET,
                 x + 20, zone.y, 190, tall=26, anchor="center")
            return
        sums = [t for t in tournament["totals"] if t is not None]
        best = max(sums)
        tied = total == best and sums.count(best) > 1
        leads = total == best and not tied
        gauge = self._gauges.gauge("bid", seat)
        canvas.blit(lance(easel, seat, max(0.0, gauge.value)), LEFT + 24,
                    zone.top + zone.height - 13, anchor="midleft")
        plate = pill(easel, 92, 46, *(GOLD if leads else TIED if tied else BEHIND))
        canvas.blit(plate, x, zone.y, anchor="center")
        text(canvas, setter.plain, str(gauge), "numeral", 30, theme.INK if leads else "#fff6dc", x,
             zone.y, 84, anchor="center")
        state = "legends.lists.leads" if leads else "legends.lists.tied" if tied else ""
        text(canvas, setter, words(state) if state else "", "bold", 16,
             theme.TEXT_GOLD if leads else "#f0b0a0", x + 56, zone.y, 90, tall=24)

    def _verdict(self, canvas: Canvas, tournament: TournamentSeen, y: float
    ) -> None:
        """Draw what a bid would do, a tie's warning, or how it ended."""
        setter = self._app.type
        result = self._sight.setting.result
        if isinstance(result, tournament_events.TournamentWon | tournament_events.TournamentTied
                      | tournament_events.TournamentUnwanted):
            line, colour = self._told(result), theme.TEXT_GOLD
        else:
            line, colour = self.bid_words(), "#f4c0a8"
        text(canvas, setter, line, "bold", 20, colour, LEFT + WIDTH / 2, y, 740, tall=32,
             anchor="center")

    def bid_words(self) -> str:
        """Return what the bid under the hand would come to; without one, the warning of a tie."""
        words, seen = self._app.words, self._sight.setting.observation
        tournament = seen["tournament"]
        held = self._view.drag.selected or self._reach.hand_under_pointer
        if held is None or (held, "arena") not in self._view.offers:
            running = tournament["totals"] if tournament is not None else []
            totals = [total for total in running if total is not None]
            if totals and totals.count(max(totals)) > 1:
                return words("legends.lists.tie_now")
            return words("legends.lists.all_lost")
        sum_, key = self.outcome_of(held)
        return words(f"legends.lists.{key}", name=names.character(words, held), total=sum_)

    def outcome_of(self, character: str) -> tuple[int, str]:
        """Return what the viewer would have with a bid, and what that would do: the last word of
        the sentence's key."""
        seen = self._sight.setting.observation
        tournament, mine = seen["tournament"], seen["seat"]
        totals = tournament["totals"] if tournament is not None else [None] * seen["seats"]
        sum_ = (totals[mine] or 0) + self._sight.setting.outlook.bid_worth(character)
        best = max((t for seat, t in enumerate(totals) if seat != mine and t is not None),
                   default=None)
        if best is not None and sum_ == best:
            return sum_, "would_tie"
        return sum_, "would_lead" if best is None or sum_ > best else "would_trail"

    def draw_worths(self, canvas: Canvas) -> None:
        """Draw on each leaf of the hand what it would be worth in the tournament that runs."""
        seen = self._sight.setting.observation
        if seen["tournament"] is None or self._sight.setting.result is not None:
            return
        setter = self._app.type.plain
        carried = self._view.pieces.carried
        for character in sorted(seen["hand"], key=lambda name: name in carried):
            if self._view.pieces.zone_of(character) != "hand":
                continue
            sprite = self._view.pieces.sprite(character)
            worth = self._sight.setting.outlook.bid_worth(character)
            colours = BEHIND
            if (character, "arena") in self._view.offers:
                _, key = self.outcome_of(character)
                colours = {"would_lead": GOLD, "would_tie": TIED}.get(key, BEHIND)
            x, y = sprite.x, sprite.y - sprite.tall * sprite.size / 2
            canvas.blit(pill(canvas.easel, 58, 28, *colours), x, y, anchor="center")
            text(canvas, setter, signed(worth), "numeral", 19,
                 theme.INK if colours is GOLD else "#fff6dc", x, y, 50, anchor="center")


def passed(tournament: TournamentSeen, seats: int) -> list[Seat]:
    """Return the seats that have passed, or could only pass, since the last bid."""
    bidder = tournament["bidder"]
    return [(bidder - back) % seats for back in range(1, tournament["passes"] + 1)]


def _places(canvas: Canvas, zone: Zone, cap: int, taken: int) -> None:
    """Draw where the seat may still bid somebody."""
    easel, wide = canvas.easel, zone.thing or 70.0
    tall = wide * PROPORTION
    frame = easel.keep(("bid place", wide), lambda: easel.svg(
        shapes.rect(1, 1, wide - 2, tall - 2, "#0a0d1a", "#8a94b8", 1.2, radius=6, opacity=0.35),
        (wide, tall), (wide, tall)))
    for place in zone.places(cap)[taken:]:
        canvas.blit(frame, place.x, place.y, anchor="center")


def lance(easel: Easel, seat: Seat, total: float) -> pygame.Surface:
    """Return a lance in a seat's colours, as long as its sum is large."""
    long = round(24 + min(1.0, total / LARGEST_SUM) * LANCE)
    light, dark = SEAT_COLOURS[seat]

    def make() -> pygame.Surface:
        middle = LANCE_TALL / 2
        body = shapes.rect(0, middle - 2, long - 14, 4, "url(#shaft)", "#120c08", 0.8, radius=1.6)
        for start in range(10, long - 24, 26):
            body += shapes.path(
                f"M{start} {middle + 2} l8 -4 h8 l-8 4Z", "#fff3d8", opacity=0.55)
        body += shapes.path(f"M{long - 15} {middle - 4} L{long - 1} {middle} L{long - 15} "
                            f"{middle + 4}Z", "#e6e9ee", "#120c08", 0.9)
        body += shapes.path(f"M14 {middle - 6} L24 {middle} L14 {middle + 6}Z", theme.GOLD,
                            "#120c08", 0.9)
        shade = shapes.linear("shaft", [(0, shapes.lighter(light, 0.15)), (100, dark)])
        return easel.svg(body, (long, LANCE_TALL), (long, LANCE_TALL), shade)

    return easel.keep(("lance", seat, long), make)
