"""Panels, buttons, letters: sizes that layouts rely on, every state, and pictures kept."""

from __future__ import annotations

import pytest

from fonts import Typesetter
from sprites.engine.canvas import Canvas
from sprites.paint import lettering, theme
from sprites.ui import buttons, panels

STATES = ("rest", "hover", "focus", "pressed", "off")
MARGIN = 2 * theme.BUTTON_MARGIN


@pytest.fixture
def typesetter(easel):
    return Typesetter(easel.scale, "en")


@pytest.mark.parametrize("state", STATES)
def test_a_button_has_its_size_and_margin_in_every_state(easel, typesetter, state):
    for primary in (False, True):
        picture = buttons.button(easel, typesetter, 150, 46, "Undo", state, "undo", primary)
        assert picture.get_size() == (easel.px(150 + MARGIN), easel.px(46 + MARGIN))
        again = buttons.button(easel, typesetter, 150, 46, "Undo", state, "undo", primary)
        assert again is picture


def test_states_look_different(easel, typesetter):
    looks = {
        bytes(buttons.button(easel, typesetter, 150, 46, "Undo", state).get_view("2"))
        for state in STATES
    }
    assert len(looks) == len(STATES)


def test_long_words_stay_inside_a_button(easel, typesetter):
    text = "A very long word for such a small button"
    picture = buttons.button(easel, typesetter, 90, 40, text, "pressed")
    assert picture.get_bounding_rect().width <= easel.px(90) + 2


@pytest.mark.parametrize("state", STATES)
def test_other_controls_have_sizes_in_every_state(easel, typesetter, state):
    assert buttons.toggle(easel, True, state).get_size() == (
        easel.px(58 + MARGIN), easel.px(28 + MARGIN))
    assert buttons.slider(easel, 200, 0.4, state).get_width() == easel.px(200 + MARGIN)
    assert buttons.segment(easel, typesetter, 80, 32, "fast", True, state).get_size() == (
        easel.px(80), easel.px(32))
    assert buttons.scroll_bar(easel, 120, 0.5, 0.3, state).get_height() == easel.px(120)


def test_a_slider_out_of_range_is_drawn_at_its_end(easel):
    assert buttons.slider(easel, 200, 7) is buttons.slider(easel, 200, 1)
    assert buttons.slider(easel, 200, -7) is buttons.slider(easel, 200, 0)


def test_the_focus_ring_lies_outside_the_thing(easel):
    ring = buttons.focus_ring(easel, 100, 40)
    # Both the ring and what it surrounds have round corners: leave those out.
    inner = ring.get_rect().inflate(-easel.px(MARGIN + 5), -easel.px(MARGIN + 5))
    assert not ring.subsurface(inner).get_bounding_rect()
    assert ring.get_at((ring.get_width() // 2, easel.px(theme.BUTTON_MARGIN - theme.FOCUS_GAP))).a


def test_plates_and_sheets_have_the_asked_size(easel):
    for make in (panels.panel, panels.plain_panel, panels.parchment_sheet, panels.dialog):
        assert make(easel, 300, 120).get_size() == (easel.px(300), easel.px(120)), make
    ribbon = panels.ribbon(easel, 400, 50)
    assert ribbon.get_size() == (easel.px(400), easel.px(50 + panels.RIBBON_DROP))
    tip = panels.tooltip(easel, 200, 50, 100)
    assert tip.get_height() == easel.px(50 + panels.TIP_POINTER)


def test_a_tip_stays_on_the_stage(easel, viewport, typesetter):
    import pygame

    for x, y in ((0, 0), (1600, 900), (1600, 3), (800, 450)):
        screen = pygame.Surface((viewport.width, viewport.height))
        panels.text_tip(Canvas(screen, viewport, easel), typesetter, "What it does " * 6, x, y)
        drawn = pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255))
        drawn.invert()
        box = drawn.get_bounding_rects()
        assert box, (x, y)
        assert all(screen.get_rect().contains(rect) for rect in box)


@pytest.mark.parametrize("language", ["en", "ko", "zh_TW", "eu"])
def test_gold_letters_run_from_light_to_dark(easel, language):
    text = {"ko": "카멜롯", "zh_TW": "卡美洛"}.get(language, "Camelot")
    letters = lettering.gold(easel, Typesetter(easel.scale, language), text, "display", 80)
    box = letters.get_bounding_rect(min_alpha=250)

    def brightness(y):
        row = [letters.get_at((x, y)) for x in range(letters.get_width())]
        return max((sum(c[:3]) for c in row if c.a > 250), default=0)

    assert brightness(box.top + 2) > brightness(box.bottom - 4) > 0


def test_embossed_letters_have_room_for_their_shadow(easel, typesetter):
    plain = lettering.gold(easel, typesetter, "Camelot", "display", 80)
    whole = lettering.embossed(easel, typesetter, "Camelot", "display", 80)
    assert whole.get_width() == plain.get_width() + 2 * easel.px(lettering.room(80))
