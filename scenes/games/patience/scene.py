"""The patience's table: the carved grid, stock, waste and the cards that go.

Puts the table together from its parts; the rules are in :mod:`game.patience`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.contract import Event, Move, Observation
from game.match import Match
from game.patience.rules import deals
from game.patience.rules.cards import PACK, TEXT_OF_CARD
from scenes.games.patience import offers as moves_on_table
from scenes.games.patience import view as layout
from scenes.games.patience import words as sentences
from scenes.games.patience.dealing import Dealing
from scenes.games.patience.finishing import Finishing
from scenes.games.patience.hover import EnlargedCard
from scenes.games.patience.lamp import Lamp
from scenes.games.patience.paint import Clock, Marks, PatiencePaint
from scenes.games.patience.result import PatienceResult
from scenes.games.patience.words import PatienceWords
from scenes.match import last_choices
from scenes.match.commands import Commands
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, MenuEntry, Offers, Part, Paths, Switch
from scenes.match.hint import HintPart
from scenes.match.hover_card import HoverCard
from scenes.match.pause import PauseScene
from scenes.match.prerender import SHARE, Prerender
from scenes.ui.drag import Chosen, Refused, Result
from sprites.cards import playing_cards
from sprites.engine.layout import View
from sprites.engine.zones import Zone, load_zones

ORACLE = "game.patience.agents.policy:oracle_hint"


class PatienceTable(GameTable):
    """Camelot patience, one deal."""

    words: PatienceWords
    result: PatienceResult

    def __init__(self, desk: Desk, habits: dict[str, object] | None = None) -> None:
        """``habits``: instead of those that the settings keep for this table."""
        app, match, shown, view = desk.app, desk.match, desk.match_view, desk.table_view
        if habits is None:
            habits = last_choices.kept(app, match.game.key)
        self.desk = desk
        self.deal = layout.Deal(match, deals.deal_of_the_day(app.today))
        self.words = PatienceWords(lambda: app.words, shown, view)
        self.paint = PatiencePaint(app, lambda: view)
        self.result = PatienceResult(app, match, self.deal, view, desk.rewind, habits)
        self.marks = Marks(app, shown, view, self.deal)
        self.finishing = Finishing(app, shown, view, desk.acts)
        self.hint = HintPart(app, shown, view, self.words.hint, self._why_no_hint)
        self.hover = HoverCard(app, view, EnlargedCard(app, view), lambda: desk.acts.on_top)
        self.dealing = Dealing(desk, self.words, self.finishing, habits)
        keys = Commands(shown, {"oracle": self.ask_oracle, "pause": self.take_a_break})
        cards = [TEXT_OF_CARD[card] for card in PACK]
        prerender = Prerender(
            lambda: playing_cards.warm(app.easel, app.type, cards, SHARE),
            lambda: view.pieces.moving,
        )
        self.parts: list[Part] = [
            Clock(shown, view.zones["plate.info"], view.redraw_part), self.marks,
            Lamp(app, match, view, habits), self.hint, self.hover, self.finishing,
            self.dealing, keys, prerender,
        ]

    def view(self, observation: Observation) -> View:
        """Return the cards by zone."""
        return layout.view(layout.known(observation))

    def paths(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return how a dealt card flies."""
        return layout.paths(events, back=back)

    def offers(self, moves: Sequence[Move]) -> Offers:
        """Return the moves as taps and ways between spots."""
        return moves_on_table.offers(moves)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return cells, stock and waste."""
        return moves_on_table.SPOTS

    def meaning(self, result: Result, *, quiet: bool) -> Result:
        """A tap on a free cell places the card on the waste: no other card can go there."""
        if isinstance(result, Refused) and result.source == result.target and not quiet:
            move = self.desk.table_view.offers.get(("waste", result.source))
            if move is not None:
                return Chosen(move, "waste", result.source)
        return result

    def look_closer(self, spot: str | None) -> None:
        """Show where the card on the waste may go; over another card, show it large."""
        desk, view = self.desk, self.desk.table_view
        zone = view.pieces.zone_of(spot) if spot is not None else None
        spot = zone or (spot if spot in view.zones else None)
        if spot in (None, "waste", "stock") or not view.pieces.contents(spot or ""):
            view.say(sentences.where(desk.app.words, layout.known(desk.match_view.observation)))
            self.marks.asked = frozenset(t for source, t in view.offers if source == "waste")
        elif spot is not None:
            self.hover.show(view.pieces.contents(spot)[-1])
        view.redraw()

    def _why_no_hint(self) -> str | None:
        return "" if self.finishing.running else self.words.why_no_hint()

    def menu(self) -> list[MenuEntry]:
        """Return other deals, the oracle and the pause."""
        desk, result = self.desk, self.result
        return [
            MenuEntry("new_match", "deal", self.dealing.choose_deal),
            MenuEntry("restart", "restart", desk.rewind.restart),
            MenuEntry("next_deal", "right", result.go_to_next),
            MenuEntry("previous_deal", "left", result.go_to_previous),
            MenuEntry("oracle", "eye", self.ask_oracle),
            MenuEntry("pause", "pause", self.take_a_break),
        ]

    def switches(self) -> list[Switch]:
        """Return the habits of dealing and finishing by itself, and the lamp."""
        return self.dealing.switches()

    def ask_oracle(self) -> None:
        """Give the hint of one who has looked at the stock."""
        match, thinking = self.desk.match, self.desk.app.thinking
        plies = [ply.text for ply in match.transcript().plies[: match.position]]
        self.hint.ask(lambda: thinking.run(ORACLE, match.seed, plies))

    def take_a_break(self) -> None:
        """Stop the clock and cover the table."""
        self.desk.app.show(PauseScene(self.desk.app, PLACE))


PLACE = "round_table"


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies."""
    return load_zones(Path(__file__).with_name("patience.tmx"))


KIND = TableKind(PLACE, zones, PatienceTable)
