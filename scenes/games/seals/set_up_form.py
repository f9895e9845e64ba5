"""What is chosen for a game of the seals: the scenario, from the campaign, and the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game import fairness
from game.contract import OptionValue
from game.match import Match
from game.transcript import Chair
from scenes.games.seals import campaign_progress, scenario_words
from scenes.games.seals.campaign import CampaignScene, draw_stars
from scenes.match import last_choices
from scenes.match.set_up_form import OptionForm, Row, SetUp
from scenes.ui.app import App
from scenes.ui.controls import Look, Toggle, Widget
from scenes.ui.controls.base import Area
from sprites.engine.canvas import Canvas
from sprites.paint import edges, theme
from sprites.ui import buttons, panels

CHOSEN_ELSEWHERE = ("scenario", "fresh")
"""Options that the campaign's screen sets."""


class ScenarioChooser(Widget):
    """A strip of parchment with the scenario's name and stars; pressing it opens the campaign."""

    role = "button"

    def __init__(
        self, area: Area, name: str, heading: str, title: str, stars: campaign_progress.Stars,
        act: Callable[[], None],
    ) -> None:
        super().__init__(area, name, key="scenario")
        self.heading = heading
        self.title = title
        self.stars = stars
        self.act = act

    def activate(self) -> None:
        """Open the campaign."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw number, title and stars."""
        left, top, width, height = self.rect
        easel, setter = canvas.easel, app.type.plain
        canvas.blit(panels.parchment_sheet(easel, round(width), round(height), 4), left, top)
        number = setter.fitted(self.heading, "title", 17, theme.TEXT_HEADING, 170, 9)
        canvas.blit(number, left + 18, self.rect.centery, anchor="midleft")
        x = left + 18 + number.get_width() / easel.scale + 14
        name = setter.fitted(self.title, "title", 21, theme.TEXT_INK, left + width - 104 - x, 10)
        canvas.blit(name, x, self.rect.centery, anchor="midleft")
        draw_stars(canvas, self.stars, left + width - 52, self.rect.centery, 22, True)
        if look in (Look.HOVER, Look.PRESSED):
            frame = edges.outline(easel, width, height, 2, 8, theme.GOLD, 2.6)
            picture = easel.keep(("chooser", width, height),
                                 lambda: edges.lines(easel, width, height, frame))
            canvas.blit(picture, left, top)
        elif look is Look.FOCUS:
            ring = buttons.focus_ring(easel, width, height)
            canvas.blit(ring, *self.rect.center, anchor="center")


class SealsForm(OptionForm):
    """The scenario, chosen on the campaign's screen, and the rules of the table."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self._seats = set_up.seats
        kept = last_choices.kept(self.app, self.game.key)
        if "options" not in kept:
            self.options["scenario"] = campaign_progress.recommended(self.app)
        self.daily = kept.get("daily") is True and bool(self.options["fresh"])
        self.shows_rules = any(
            self.options[name] != self.game.options[name].default for name in self._rules
        )
        """Whether the rules of the table are spread out; at first one sees the scenario alone."""

    @property
    def _rules(self) -> list[str]:
        return [name for name in self.game.options if name not in CHOSEN_ELSEWHERE]

    def rows(self) -> list[Row]:
        """Return the scenario's strip, what it changes, and the rules of the table if wanted."""
        words = self.app.words
        rows = [self._scenario(), Row(lambda area: Toggle(
            area, words("seals.option.rules"), self.shows_rules, self._show_rules, key="rules_too",
        ))]
        if self.shows_rules:
            options = self.game.options
            rows += [replace(self._row(name, options[name]), about="") for name in self._rules]
        else:
            rows.append(replace(rows.pop(), about=words("seals.option.rules.about")))
        return rows

    def _show_rules(self, on: bool) -> None:
        """Spread the rules out; put away, they are as on the sheet again."""
        self.shows_rules = on
        if not on:
            self.options.update(
                {name: self.game.options[name].default for name in self._rules}
            )
        self._changed()

    def _scenario(self) -> Row:
        words, options = self.app.words, self.options
        heading, title = (scenario_words.heading(words, options),
                          scenario_words.title(words, options))
        stars = campaign_progress.NO_STARS if options["fresh"] else campaign_progress.stars(
            self.app, int(options["scenario"]))
        # The rules need the room that the story takes.
        story = scenario_words.story(words, options).replace("。\n", "。").replace("\n", " ")
        about = "" if self.shows_rules else story
        name = words("seals.button.choose_scenario", heading=heading, title=title)
        return Row(
            lambda area: ScenarioChooser(area, name, heading, title, stars, self.open_campaign),
            heading=words("seals.option.scenario"), about=about,
        )

    def open_campaign(self) -> None:
        """Let the player choose among all scenarios."""
        self.app.show(CampaignScene(self.app, self.options, self._seats(), self._chosen))

    def _chosen(self, options: dict[str, OptionValue], daily: bool) -> None:
        self.options.update(options)
        self.daily = daily
        last_choices.kept(self.app, self.game.key)["daily"] = daily
        self._changed()

    def begin(self, chairs: Sequence[Chair]) -> Match:
        """Return a match; today's fresh scenario is the same for everybody on a day."""
        last_choices.keep(self.app, self.game.key, chairs, self.options)
        seed = self.app.today.toordinal() if self.daily else fairness.new_seed()
        return Match.start(
            self.game, chairs, seed, self.options, journal=self.app.journal
        )
