"""The theme's promises: text can be read, and every speed is a factor of one duration."""

from __future__ import annotations

import pytest

from sprites.paint import theme


def test_contrast_agrees_with_wcag():
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert theme.contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("name", theme.TEXT_PAIRS)
def test_text_can_be_read_on_its_ground(name):
    pair = theme.TEXT_PAIRS[name]
    for ground in pair.grounds:
        assert theme.contrast(pair.text, ground) >= theme.MINIMUM_CONTRAST


@pytest.mark.parametrize("paints", ["PAINTS", "PRIMARY_PAINTS"])
def test_buttons_can_be_read_in_every_state(paints):
    from sprites.ui import buttons

    for state, paint in getattr(buttons, paints).items():
        for ground in (paint.top, paint.foot):
            assert theme.contrast(paint.text, ground) >= theme.MINIMUM_CONTRAST, state


def test_numbers_can_be_read_on_every_tincture():
    from sprites.paint import tinctures

    for tincture, colour in theme.TINCTURES.items():
        # Large bold figures with a halo: WCAG asks 3 : 1 of them.
        assert theme.contrast(tinctures.text_on(tincture), colour) >= 3, tincture


def test_speeds_scale_durations():
    assert theme.Motion().seconds(theme.MOVE) == theme.MOVE
    assert theme.Motion("slow").seconds(1) == 1.6
    assert theme.Motion("fast").seconds(1) == 0.5
    assert theme.Motion("instant").seconds(1) == 0


def test_reduced_motion_keeps_fades_and_drops_journeys():
    calm = theme.Motion(reduced=True)
    assert calm.travel(theme.MOVE) == 0
    assert calm.seconds(theme.FADE) == theme.FADE
