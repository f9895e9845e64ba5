"""What hands do at the quest table: take up, aim, choose, let go; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event, Move, Seat
from game.legends.rules.codes import MOVE, NONE, names_of, verb_of
from scenes.games.legends.focus import Reach
from scenes.games.legends.hover import Looks
from scenes.games.legends.offers import USE_SPOT, Aim, aimed
from scenes.games.legends.sight import Sight
from scenes.games.legends.stages import QuestStage
from scenes.match.desk import Acts
from scenes.match.game_table import Part
from scenes.match.stage import Stage
from scenes.match.staging import Staging
from scenes.ui.drag import Chosen, Refused, Result, Selected
from scenes.ui.input import Input, Press


class Handling(Part):
    """Taking up and putting down."""

    def __init__(
        self, sight: Sight, reach: Reach, looks: Looks, staging: Staging, acts: Acts
    ) -> None:
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._looks = looks
        self._staging = staging
        self._acts = acts
        self._held: str | None = None
        """What was held when it was seen last."""

    # What an input means

    def meaning(self, result: Result) -> Result:
        """Return what an input means: a tab shows its place, and an ability that wants a second
        target is aimed at the first."""
        match result:
            case Refused(target=str(target)) if target.startswith("tab."):
                self.show_place(int(target.removeprefix("tab.")))
                return None
            case Chosen(move, source, _):
                code = aimed(move)
                if code is None:
                    return result
                self._aim(Aim(source, code))
                return None
            case Selected():
                self._view.hinted = frozenset()
        return result

    def _aim(self, aim: Aim) -> None:
        self._sight.intent.aim = aim
        self._view.drag.selected = aim.source
        self._acts.refresh()

    def show_place(self, number: int) -> None:
        """Show the special place of a tab in the fourth column."""
        self._sight.wanted = self._sight.setting.special_places[number]
        self._acts.refresh()
        self._lay_anew()

    def _lay_anew(self) -> None:
        self._staging.move_to(self._sight.view, ())
        self._view.renew_widgets()

    def choose(self, move: Move) -> None:
        """Make a move, or take aim."""
        source = next(s for (s, t), offered in self._view.offers.items() if offered == move)
        self._view.take(Chosen(move, source, USE_SPOT))

    def use_now(self) -> None:
        """Use what is held as it is."""
        held = self._sight.held
        if held is not None and (held, USE_SPOT) in self._view.offers:
            move = self._view.offers[held, USE_SPOT]
            self._view.let_go()
            self.choose(move)

    # What is held

    def relit(self) -> None:
        """See whether something was taken up or put back."""
        held = self._sight.held
        if held == self._held:
            return
        self._held = held
        if held is None:
            self._put_back()
        else:
            self._take_up(held)
        if self._view.controls.widgets:
            self._view.renew_widgets()

    def _take_up(self, spot: str) -> None:
        """Something was taken up: show what it can be used for."""
        sight, intent = self._sight, self._sight.intent
        intent.asked_to_end = False
        self._looks.last = spot.removeprefix("special.")
        if spot not in intent.party:
            intent.party = []
        intent.companions = [] if intent.party else companions_of(sight, spot)
        pile = sight.setting.observation["discards"]["characters"]
        chooser = tuple(t for s, t in self._view.offers if s == spot and t in pile)
        if chooser != intent.chooser:
            intent.chooser = chooser
            self._staging.move_to(sight.view, ())

    def _put_back(self) -> None:
        intent = self._sight.intent
        if intent.party or intent.aim is not None or intent.chooser:
            self._sight.forget()
            self._acts.refresh()
            if intent.chooser and not self._sight.match_view.staging:
                self._staging.move_to(self._sight.view, ())

    # What happens

    def enter(self) -> None:
        """Make the buttons for what is asked first."""
        self._view.renew_widgets()

    def refreshed(self) -> None:
        """Make the buttons for what may be done now."""
        if self._view.controls.widgets:
            self._view.renew_widgets()

    def staged(self, stage: Stage, takes: float) -> None:
        """What was about to be done is done; the special place that came into sight stays."""
        self._sight.forget()
        if isinstance(stage, QuestStage):
            self._sight.wanted = stage.setting.wanted

    def moved(self, events: Sequence[Event]) -> None:
        """People that wait for nothing are let go; the keys begin at what a choice offers."""
        self._sight.forget()
        self._view.renew_widgets()
        if self._sight.setting.choice is not None and self._reach.by_key:
            self._focus_an_answer()

    def _focus_an_answer(self) -> None:
        view = self._view
        answer = next((spot for spot, _ in self._reach.spots() if view.is_source(spot)), None)
        if answer is not None and not view.is_source(self._reach.focused or ""):
            widget = view.controls.find(answer)
            if widget is not None:
                view.controls.focus(widget)

    def went_back(self, *, back: bool) -> None:
        """Nothing that was about to be done stays."""
        self._sight.forget()

    def seated(self, seat: Seat) -> None:
        """Another person looks: nothing of what the last one held stays."""
        self._sight.forget()
        self._sight.happened.clear()
        self._sight.last_told = ""

    # Input

    def handle(self, event: Input) -> bool:
        """A double click uses the ability."""
        if isinstance(event, Press) and event.button == 1 and event.clicks == 2:
            spot = self._view.spots.at(event.point)
            if spot is not None and (spot, USE_SPOT) in self._view.offers \
                    and not self._view.travelling:
                self._view.drag.selected = spot
                self.use_now()
                return True
        return False

    def command(self, name: str) -> bool:
        """Confirming what is held uses it."""
        held = self._sight.held
        if name != "confirm" or held is None or self._view.travelling \
                or self._sight.match_view.looking_at is not None:
            return False
        if self._reach.focused == held and (held, USE_SPOT) in self._view.offers:
            self.use_now()
            return True
        return False


def pair_of(sight: Sight, move: Move) -> tuple[str, ...]:
    """Return the two characters that a move takes along together, () for any other move."""
    _, _, one, other = names_of(move)
    if verb_of(move) != MOVE or other == NONE:
        return ()
    names = sight.setting.outlook.cards.names
    return names[one], names[other]


def pairs(sight: Sight) -> list[tuple[str, ...]]:
    """Return all pairs of characters that the viewer may move together now."""
    if not sight.match_view.is_due:
        return []
    moves = sight.match.state.legal_moves(sight.viewer)
    return [pair for pair in (pair_of(sight, move) for move in moves) if pair]


def companions_of(sight: Sight, one: str) -> list[str]:
    """Return who may be moved together with a character."""
    found = [name for pair in pairs(sight) if one in pair for name in pair if name != one]
    return list(dict.fromkeys(found))
