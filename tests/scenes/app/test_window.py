"""The window: closing, resizing, notices, keys that work everywhere, trouble that is survived."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.notices import Notice
from scenes.app import window
from scenes.app.program import NOTICE_STAYS
from scenes.games.patience import deals as patience_deals
from scenes.ui.scene import Scene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from tests.scenes.driver import Driver


class Plain(Scene):
    """A scene that counts its life and can be told to fail."""

    def __init__(self, app, *, failing: bool = False) -> None:
        super().__init__(app)
        self.life: list[str] = []
        self.failing = failing

    def enter(self) -> None:
        self.life.append("enter")

    def pause(self) -> None:
        self.life.append("pause")

    def resume(self) -> None:
        self.life.append("resume")

    def leave(self) -> None:
        self.life.append("leave")

    def lay_out(self) -> None:
        self.life.append("lay out")

    def update(self, dt: float) -> None:
        if self.failing:
            raise RuntimeError("this scene is broken")


def test_scenes_come_and_go_symmetrically(driver: Driver) -> None:
    first, second, third = (Plain(driver.app) for _ in range(3))
    driver.app.show(first)
    driver.app.show(second)
    driver.app.show(third)
    driver.app.close(second)
    assert first.life == ["enter", "lay out", "pause", "resume"]
    assert second.life == ["enter", "lay out", "pause", "leave"]
    assert third.life == ["enter", "lay out", "leave"]
    driver.app.close(second)
    assert second.life.count("leave") == 1
    driver.app.swap(first, third)
    assert first.life[-1] == "leave"
    driver.app.close(third)
    assert not driver.app.running, "without a scene the program ends"


def test_a_new_size_lays_everything_out_anew(driver: Driver) -> None:
    scene = Plain(driver.app)
    driver.app.show(scene)
    driver.resize((1000, 500))
    assert scene.life.count("lay out") == 2
    driver.resize((1000, 500))
    assert scene.life.count("lay out") == 2, "the same size is no news"


def test_closing_the_window_ends_and_the_deal_waits(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.app.routes.to_title()
    driver.app.routes.to_table(patience_deals.begin(driver.app, 4715))
    driver.settle()
    driver.click("stock")
    driver.cross()
    assert not driver.app.running
    driver.close()
    again = Driver(tmp_path)
    [entry] = again.app.journal.unfinished()
    assert entry.seed == 4715
    again.close()


def test_quitting_on_the_win_screen_and_starting_again(tmp_path: Path) -> None:
    from scenes.games.patience import samples

    driver = Driver(tmp_path)
    driver.app.routes.to_title()
    match = patience_deals.begin(driver.app, 4715)
    samples.won(match)
    driver.app.routes.to_table(match)
    driver.settle()
    driver.table.show_result()
    driver.settle()
    driver.cross()
    driver.cross()
    driver.close()
    again = Driver(tmp_path)
    assert again.app.journal.unfinished() == []
    [entry] = again.app.journal.counted()
    assert entry.result is not None and entry.result.won
    again.close()


def test_a_notice_shows_for_a_while_and_is_said(driver: Driver) -> None:
    driver.app.show(Plain(driver.app))
    driver.app.report(Notice("house.notice.muted", {}))
    assert driver.app.speech.lines[-1] == driver.app.words("house.notice.muted")
    driver.wait(NOTICE_STAYS - 1)
    assert driver.app.notices
    driver.wait(2)
    assert not driver.app.notices


def test_m_mutes_everywhere_and_it_is_kept(driver: Driver) -> None:
    driver.app.show(Plain(driver.app))
    words = driver.app.words
    driver.key("m")
    assert driver.app.settings.muted
    assert '"muted": true' in (driver.app.folder / "settings.json").read_text()
    assert driver.app.sounds.volumes["muted"]
    driver.key("m")
    assert not driver.app.settings.muted
    told = [words("house.notice.muted"), words("house.notice.unmuted")]
    assert driver.app.notices == list(driver.app.speech.lines)[-2:] == told


def test_f11_asks_for_the_whole_screen_everywhere_and_it_is_kept(driver: Driver) -> None:
    driver.app.show(Plain(driver.app))
    asked: list[bool] = []
    driver.app.window_hooks["full_screen"] = lambda: asked.append(driver.app.settings.full_screen)
    driver.key("f11")
    driver.key("f11")
    assert asked == [True, False]


class Drawn(Plain):
    """A scene that notes in a list of all when it is drawn."""

    def __init__(self, app, name: str, drawn: list[str], *, overlay: bool = False) -> None:
        super().__init__(app)
        self.name, self.drawn, self.overlay = name, drawn, overlay

    def draw(self, canvas) -> None:
        self.drawn.append(self.name)


def test_only_what_can_be_seen_is_drawn_the_lowest_first(driver: Driver) -> None:
    drawn: list[str] = []
    for name in ("hidden", "ground", "sheet", "tip"):
        driver.app.show(Drawn(driver.app, name, drawn, overlay=name in ("sheet", "tip")))
    driver.window.step([], 0.02)
    assert drawn == ["ground", "sheet", "tip"]


def test_nothing_is_drawn_again_before_something_changes(driver: Driver) -> None:
    drawn: list[str] = []
    scene = Drawn(driver.app, "scene", drawn)
    driver.app.show(scene)

    def frames(*events: pygame.event.Event) -> int:
        before = len(drawn)
        for happened in (events, (), ()):
            driver.window.step(happened, 0.02)
        return len(drawn) - before

    assert frames() == 1
    assert frames() == 0
    scene.dirty = True
    assert frames() == 1
    assert frames(pygame.event.Event(pygame.WINDOWEXPOSED)) == 1
    driver.app.tell("So it is.")
    assert frames() == 1, "with the notice on it"


class Painted(Scene):
    """Paints itself in one colour, and counts the time it is given."""

    wake = 0.5

    def __init__(self, app, colour: str) -> None:
        super().__init__(app)
        self.colour = colour
        self.seconds = 0.0

    def update(self, dt: float) -> None:
        self.seconds += dt

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.colour)


def test_a_part_that_changed_is_drawn_and_the_rest_stays(driver: Driver) -> None:
    scene = Painted(driver.app, "#ff0000")
    driver.app.show(scene)
    driver.window.step([], 0.02)
    scene.colour, scene.dirty_part = "#00ff00", (100, 100, 200, 50)
    for _ in range(2):
        driver.window.step([], 0.02)
        inside, outside = (driver.surface.get_at(place)[:3] for place in ((100, 60), (300, 200)))
        assert inside == (0, 255, 0) and outside == (255, 0, 0)
    scene.dirty = True
    driver.window.step([], 0.02)
    assert driver.surface.get_at((300, 200))[:3] == (0, 255, 0)
    assert scene.dirty_part is None


def test_what_is_not_saved_stays_on_the_screen_and_is_tried_again(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, tries = driver.app.journal, []
    scene = Painted(driver.app, "#ff0000")
    driver.app.show(scene)
    driver.window.step([], 0.0)
    plain = driver.surface.copy()
    monkeypatch.setattr(type(journal), "unsaved", True)
    monkeypatch.setattr(journal, "try_again", lambda: bool(tries.append(0)))
    for _ in range(6):
        scene.dirty = True
        driver.window.step([], 2.0)
        assert driver.window.wake <= window.SAVE_AGAIN
        assert driver.app.badge == driver.app.words("house.badge.unsaved")
        assert pygame.image.tobytes(driver.surface, "RGB") != pygame.image.tobytes(plain, "RGB")
    assert len(tries) == 3
    monkeypatch.setattr(type(journal), "unsaved", False)
    scene.dirty = True
    driver.window.step([], 2.0)
    assert pygame.image.tobytes(driver.surface, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_out_of_sight_nothing_moves_and_nothing_is_drawn(driver: Driver) -> None:
    heard: list[bool] = []
    driver.app.sounds.set_out_of_sight = heard.append
    scene = Painted(driver.app, "#ff0000")
    driver.app.show(scene)
    driver.window.step([], 0.0)
    driver.window.step([pygame.event.Event(pygame.WINDOWMINIMIZED)], 0.5)
    seconds, scene.colour, scene.dirty = scene.seconds, "#00ff00", True
    assert driver.window.wake > 600 and not driver.window.moving
    driver.window.step([], 1000.0)
    assert scene.seconds == seconds and driver.surface.get_at((300, 200))[:3] == (255, 0, 0)
    driver.window.step([pygame.event.Event(pygame.WINDOWRESTORED)], 1000.0)
    assert scene.seconds == seconds, "the time out of sight has not passed"
    assert driver.surface.get_at((300, 200))[:3] == (0, 255, 0)
    driver.window.step([], 0.5)
    assert scene.seconds == seconds + 0.5 and heard == [True, False]


def test_the_light_fades_at_once_on_a_click_that_opens_another_screen(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[int, ...]] = []
    given: list[int] = []
    monkeypatch.setattr(window, "give_back", lambda: given.append(len(shown)))
    monkeypatch.setattr(
        pygame.display, "flip", lambda: shown.append(tuple(driver.surface.get_at((300, 200))[:3]))
    )
    for colour in ("#ff0000", "#00ff00"):
        driver.app.show(Painted(driver.app, colour))
        driver.window.step([], 0.02)
    before, veiled, after = shown[-3:]
    assert before == (255, 0, 0) and 100 < veiled[0] < 220 and after == (0, 255, 0)
    assert given[-1] == len(shown) - 1, "memory is given back under the veil"
    driver.app.close(driver.app.top)
    driver.window.step([], 0.02)
    assert shown[-2:] == [after, (255, 0, 0)], "what was painted before comes back at once"


def test_motion_begins_when_the_event_comes_however_long_the_rest_was(driver: Driver) -> None:
    table = driver.app.routes.table_scene(patience_deals.begin(driver.app, 4715))
    driver.app.show(table)
    driver.settle()
    x, y = driver.place("stock")
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=1)
    driver.window.step([down, up], 25.0)
    assert table.match.position == 1
    assert driver.window.moving


def test_a_failing_scene_is_logged_and_told_and_ends_the_program_only_if_it_goes_on(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Plain(driver.app, failing=True)
    driver.app.show(scene)
    monkeypatch.setattr(window, "_after_first_frame", lambda app: None)
    monkeypatch.setattr(driver.window, "step", _step_that_fails_twice(driver))
    window._loop(driver.window, driver.app)
    assert any("camelot.log" in line for line in driver.app.speech.lines)
    assert "this scene is broken" in (driver.app.folder / "camelot.log").read_text()


def _step_that_fails_twice(driver: Driver):
    calls = [0]

    def step(events, dt) -> None:
        calls[0] += 1
        if calls[0] in (2, 3):
            raise RuntimeError("this scene is broken")
        if calls[0] > 4:
            driver.app.quit()
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    return step


@pytest.mark.parametrize("size", [(640, 360), (800, 1400), (1800, 450)])
def test_every_screen_stands_any_window(driver: Driver, size: tuple[int, int]) -> None:
    """In a small, a high and a wide window all that can be used lies on the stage, and is drawn."""
    driver.app.routes.to_title()
    driver.app.routes.to_set_up("patience")
    driver.resize(size)
    set_up, routes = driver.scene, driver.app.routes
    for open_screen in (
        lambda: None, routes.to_settings, routes.to_records, routes.to_credits,
        lambda: routes.to_book("patience", "filling"),
    ):
        driver.surface.fill("magenta")
        open_screen()
        driver.settle(0.2)
        assert driver.scene.controls.widgets
        for widget in driver.scene.controls.widgets:
            assert widget.rect.left >= 0 and widget.rect.right <= STAGE_WIDTH, widget.key
            assert widget.rect.top >= 0 and widget.rect.bottom <= STAGE_HEIGHT, widget.key
            x, y = map(round, driver.app.viewport.to_window(widget.rect.center))
            assert driver.surface.get_at((x, y)) != pygame.Color("magenta"), widget.key
        if driver.scene is not set_up:
            driver.key("escape")
        assert driver.scene is set_up
