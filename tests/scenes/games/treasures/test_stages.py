"""How the table of the treasures shows things: motions, the hand looked through, the counting."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.treasures.rules.events import (
    CardsDiscarded,
    DiskSetAside,
    DisksReturned,
    LineRefilled,
    ThiefPlaced,
)
from game.treasures.rules.scoring import WON_BY_CARDS
from scenes.games.treasures import names as said
from scenes.games.treasures import plates, samples, tips
from scenes.games.treasures.final_score import CountingScene
from scenes.games.treasures.hand import LOOKED_AT, SELECTED
from scenes.games.treasures.view import HEAPS, LINES
from scenes.match.match_screen import MatchScreen
from scenes.match.result import ResultScene
from sprites.engine.sprite import Sprite
from sprites.ui import panels
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    at_phase,
    await_me,
    check_lands,
    may_act,
    open_table,
)
from tests.scenes.minds import QuickMinds, Silent


def settle_turn(driver: Driver, scene: MatchScreen, see: Callable[[], None]) -> None:
    """Play until something was set aside and has gone back, looking at every frame."""
    rng = random.Random(6)
    for _ in range(20000):
        if scene.match.state.turn > 3:
            return
        if may_act(scene):
            scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
        driver.send()
        see()
    raise AssertionError("three turns take too long")


# Motions

def test_every_motion_is_smooth_and_disks_fly_in_an_arc(driver: Driver) -> None:
    scene = open_table(driver, speed="normal", noise="plain")
    before: dict[str, tuple[float, float]] = {}
    highest: dict[str, float] = {}
    leaps: list[tuple[str, float]] = []
    landed: list[str] = []

    def see() -> None:
        stage = scene.match_view.stage
        pieces = scene.table_view.pieces
        now = {name: pieces.sprite(name) for name in pieces.names()}
        for name, sprite in now.items():
            if name in before:
                x, y = before[name]
                way = ((sprite.x - x) ** 2 + (sprite.y - y) ** 2) ** 0.5
                most = 60 if name.startswith("thief.") else 260
                if way > most:
                    leaps.append((name, way))
            zone = scene.table_view.pieces.zone_of(name) or ""
            if name.split(".")[0] in HEAPS and zone.startswith("heap."):
                highest[name] = min(highest.get(name, 900.0), sprite.y)
                if stage is not None and any(
                    isinstance(event, DisksReturned) for event in stage.events
                ):
                    landed.append(name)
        before.clear()
        before.update({name: (sprite.x, sprite.y) for name, sprite in now.items()})

    settle_turn(driver, scene, see)
    assert not leaps, "nothing leaps from one place to another"
    assert landed, "disks have gone back"
    for name in set(landed):
        heap = scene.table_view.zones[f"heap.{name.split('.')[0]}"]
        assert highest[name] < heap.y - 5, f"{name} rises above its heap before it falls"
    scene.match.paused = True
    driver.settle()
    for colour in HEAPS:
        heap = scene.table_view.pieces.contents(f"heap.{colour}")
        assert len(heap) == 1, "it is of the heap's count now"


def test_disks_that_fly_back_are_counted_once_whatever_comes_between(driver: Driver) -> None:
    scene = open_table(driver, speed="normal", noise="plain")
    seen = 0

    def see() -> None:
        nonlocal seen
        stage = scene.match_view.stage
        if stage is not None and any(isinstance(e, DisksReturned) for e in stage.events):
            seen += 1
            if seen % 9 == 4:
                driver.click((800, 60))

    settle_turn(driver, scene, see)
    assert seen
    driver.app.thinking = Silent()  # type: ignore[assignment]
    check_lands(driver, scene)


def test_thieves_walk_in_rank_order_and_lines_fill_card_by_card(driver: Driver) -> None:
    scene = open_table(driver, speed="fast")
    placed: list[ThiefPlaced] = []
    filled: list[LineRefilled] = []
    told: list[str] = []
    last: list[object] = [None]

    def see() -> None:
        if scene.match_view.stage is None or scene.match_view.stage is last[0]:
            return
        last[0] = scene.match_view.stage
        events = scene.match_view.stage.events
        assert sum(isinstance(event, ThiefPlaced | LineRefilled) for event in events) <= 1
        placed.extend(event for event in events if isinstance(event, ThiefPlaced))
        filled.extend(event for event in events if isinstance(event, LineRefilled))
        if any(isinstance(event, CardsDiscarded) for event in events):
            told.append(scene.game_table.words.prompt())

    settle_turn(driver, scene, see)
    assert len(placed) >= 8 and len(filled) >= 8
    ranks: dict[str, int] = {}
    for event in placed[:4]:
        assert event.rank == ranks.get(event.heap, 0)
        ranks[event.heap] = event.rank + 1
    happened = [
        event for ply in range(1, scene.match.position + 1) for event in scene.match.events_at(ply)
        if isinstance(event, LineRefilled)
    ]
    assert filled == happened[: len(filled)], "in the order of the refill"
    assert set(told) == {driver.app.words("treasures.event.discarded")}


def test_nobody_is_seen_to_think_while_the_turn_is_still_shown(driver: Driver) -> None:

    scene = open_table(driver, speed="normal")
    driver.app.thinking = Silent()  # type: ignore[assignment]
    thinking = driver.app.words("house.notice.thinking")
    for seat in scene.turns.seats:
        assert scene.game_table.plates.seat_line(seat) != thinking
    table = samples.open_at(driver.app, samples.last_to_choose)
    table.desk.acts.play(max(table.desk.table_view.offers.values()))
    assert table.desk.match_view.staging
    assert not any(table.plates.is_thinking(seat) for seat in range(table.seen.seats))


# The hand

def test_resting_on_a_card_of_the_hand_enlarges_it(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "choose")
    first, second, *_ = scene.table_view.pieces.contents("hand")
    lying: Sprite = scene.table_view.pieces.sprite(first)
    layer = lying.z

    driver.point(first)
    assert scene.game_table.look.card_in_hand is None, "not at once"
    driver.wait(0.6)
    assert scene.game_table.look.card_in_hand == first
    assert lying.size == pytest.approx(LOOKED_AT.size) and lying.angle == 0
    assert lying.z > scene.table_view.pieces.sprite(second).z
    ribbon = scene.table_view.zones["prompt"]
    assert lying.y - lying.tall * lying.size / 2 > ribbon.top + ribbon.height

    driver.point(second)
    looked_at = scene.game_table.look.card_in_hand
    assert looked_at == second, "who looks through the hand need not rest again"
    driver.wait(0.4)
    assert lying.size == 1 and lying.z == layer

    driver.click(second)
    driver.wait(0.3)
    assert scene.game_table.look.card_in_hand is None
    assert scene.table_view.pieces.sprite(second).size == pytest.approx(SELECTED.size)
    driver.point((800, 200))
    driver.key("escape")
    check_lands(driver, scene)


def test_a_hint_lights_its_line_alone(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "draw")
    full = {line for line in LINES if scene.table_view.pieces.contents(line)}
    assert set(scene.game_table.shining.lines) == full
    scene.table_view.hinted = frozenset({"line.1"})
    assert set(scene.game_table.shining.lines) == {"line.1"}
    assert scene.game_table.glow("line.1") == 1.0


# Counting

def test_a_tie_is_broken_card_by_card(driver: Driver) -> None:
    driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    samples.open_tie(driver.app)
    count = driver.scene
    assert isinstance(count, CountingScene)
    outcome = count.outcome
    assert outcome.reason == WON_BY_CARDS and len(count.tied) > 1
    kinds = [step.kind for step in count.steps]
    cards = kinds.count("card")
    assert cards >= 1 and kinds[-cards:] == ["card"] * cards, "cards come last"
    assert kinds == sorted(kinds, key=["set", "disk", "card"].index)
    assert [count.points(seat) for seat in count.seats] == list(outcome.scores)
    for number in range(cards - 1):
        assert len(count.leading(number)) > 1, "no card more than needed is compared"
    assert tuple(count.leading(cards - 1)) == outcome.winners
    for seat in count.tied:
        numbers = [int(card[:-1]) for card in count.hand_of(seat)]
        assert numbers == sorted(numbers, reverse=True)


def test_identical_hands_are_compared_to_the_last_card(driver: Driver) -> None:
    driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    samples.open_tie(driver.app)
    count = driver.scene
    one, other, *_ = count.tied
    hand = ["3d", "9d", "14d", "20d", "26d"]
    count.shown = [None] * len(count.seats)
    for seat in count.tied:
        count.shown[seat] = ["1d", "2d", "3n", "4d", "5d"]
    count.shown[one] = hand
    count.shown[other] = [card[:-1] + "n" for card in hand]
    steps = list(count._steps())
    assert sum(step.kind == "card" for step in steps) == 5
    assert count.leading(4) == [one, other]


def test_counting_is_shown_step_by_step_and_a_click_ends_it(driver: Driver) -> None:
    driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    samples.open_tie(driver.app)
    table = driver.table
    driver.app.close(driver.scene)
    table.show_result()
    count = driver.scene
    assert isinstance(count, CountingScene) and count.done == 0
    seen = [count.done]
    while not count.over and len(seen) < 4000:
        driver.send()
        seen.append(count.done)
        assert seen[-1] - seen[-2] in (0, 1), "one step at a time"
        if len(seen) == 120:
            break
    assert 0 < count.done < len(count.steps)
    driver.click((800, 200))
    assert count.over
    driver.click("continue")
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.parametrize("choice", ["new_deal", "again"])
def test_another_game_with_the_same_company_begins_from_the_end(
    driver: Driver, choice: str
) -> None:
    scene = open_table(driver, noise="greedy")
    rng = random.Random(1)
    while await_me(driver, scene):
        scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
    driver.wait(3)
    driver.key("return")
    driver.settle(2)
    assert isinstance(driver.scene, ResultScene)
    driver.click(choice)
    driver.settle(2)
    table = driver.table
    assert table is not scene and table.match.outcome is None
    assert table.match.chairs == scene.match.chairs
    assert table.match.options == scene.match.options
    assert (table.match.seed == scene.match.seed) == (choice == "again")


def test_what_is_set_aside_is_dragged_beside_the_plate(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "return")
    source = next(s for s, t in sorted(scene.table_view.offers) if t == "aside.0")
    plies = scene.match.position
    driver.drag(source, "aside.0")
    assert scene.match.position > plies
    assert any(
        isinstance(event, DiskSetAside) and event.chosen
        for event in scene.match.events_at(plies + 1)
    )


def test_the_keys_show_what_would_follow_at_a_heap_and_enlarge_cards(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "place")
    for colour in ("white", "green"):
        while scene.table_view.focused_spot != f"heap.{colour}":
            driver.key("tab")
        assert scene.game_table.look.showing and scene.game_table.look.heap == colour
        assert scene.game_table.shining.heaps == {colour}
    card = scene.table_view.pieces.contents("hand")[1]
    while scene.table_view.controls.focused.key != card:
        driver.key("tab")
    assert scene.game_table.look.card_in_hand == card
    driver.key("tab")
    assert scene.game_table.look.card_in_hand != card


# Room for words

@pytest.mark.parametrize("language", ["en", "ko", "zh_TW", "eu"])
@pytest.mark.parametrize("scale", [100, 125, 150])
def test_words_on_plates_and_ribbon_touch_nothing(
    tmp_path: Path, language: str, scale: int
) -> None:
    driver = Driver(tmp_path, language=language)
    try:
        driver.app.settings.text_scale = scale
        scene = open_table(driver)
        await_me(driver, scene)
        kind, words = driver.app.type, driver.app.words
        assert kind.text_scale == scale / 100
        name, aside = plates.name_rows(kind.text_scale)
        tall = [kind.pixels(size) * 0.92 / kind.scale for size in (plates.NAME_SIZE,
                                                                  plates.ASIDE_SIZE)]
        assert name + tall[0] / 2 <= aside - tall[1] / 2, "the name is over the rank"
        for zone in (scene.table_view.zones["plate.0"], scene.table_view.zones["plate.1"]):
            assert aside + tall[1] / 2 < 111 - 23, "the rank is over the disks"
            sums = [
                words.count("treasures.plate.sets", 3),
                words.count("treasures.plate.points", -12, points=said.number(-12)),
                words.count("treasures.plate.cards", 6),
            ]
            room = zone.width - 40
            size = plates.sums_size(kind, sums, room)
            wide = sum(kind.width(text, "text", size) for text in sums)
            assert wide + 2 * plates.SUMS_GAP <= room + 4
        room = scene.table_view.zones["prompt"].width - 2 * panels.RIBBON_TAIL - 24
        feet = scene.table_view.zones["line.0"].top + scene.table_view.zones["line.0"].height
        foot = scene.table_view.zones["prompt"].top + scene.table_view.zones["prompt"].height
        style = scene.game_table.paint.ribbon
        assert foot - style.tallest >= feet
        fits = [
            size for size in style.sizes
            if len(kind.lines(scene.prompt(), "text", size, room)) <= style.most_lines
            and kind.measure(scene.prompt(), "text", size, room, style.spacing)[1] + style.margin
            <= style.tallest
        ]
        assert fits
    finally:
        driver.close()


def test_what_is_told_of_a_pile_covers_no_plate(driver: Driver) -> None:
    scene = open_table(driver)
    zones = scene.table_view.zones
    plates = [zones[f"plate.{place}"] for place in range(scene.game_table.seen.seats)]
    for heap in (*(f"heap.{colour}" for colour in HEAPS), "deck", "discard"):
        x = scene.table_view.zones[heap].x
        for top in range(0, 700, 50):
            left = tips.beside_plates(plates, x, 380, top, 90)
            for place in range(1, scene.game_table.seen.seats):
                plate = scene.table_view.zones[f"plate.{place}"]
                apart = top >= plate.top + plate.height or top + 90 <= plate.top
                assert apart or left >= plate.left + plate.width or left + 380 <= plate.left
