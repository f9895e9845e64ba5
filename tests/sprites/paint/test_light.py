"""Light and shade, asked by sizes and single px, never by looks."""

from __future__ import annotations

import pygame
import pytest

from sprites.paint import light, theme


@pytest.fixture
def card(easel):
    return light.rounded(easel, theme.CARD_WIDTH, theme.CARD_HEIGHT, 9)


def test_silhouette_keeps_alpha_and_takes_one_colour(card):
    shape = light.silhouette(card, theme.RED, 0.5)
    assert shape.get_at((40, 40)) == (0xB5, 0x32, 0x2A, 128)
    assert shape.get_at((0, 0)).a == 0


def test_clip_keeps_only_what_the_mask_covers(card):
    sheet = pygame.Surface((card.get_width() + 20, card.get_height()), pygame.SRCALPHA)
    sheet.fill((10, 20, 30, 255))
    light.clip(sheet, card)
    assert sheet.get_at((50, 50)) == (10, 20, 30, 255)
    assert sheet.get_at((0, 0)).a == 0
    assert sheet.get_at((card.get_width() + 10, 50)).a == 0


def test_cards_of_one_size_share_a_shadow(easel, card):
    other = light.silhouette(card, theme.BLUE)
    assert light.shadow(easel, card, 0)[0] is light.shadow(easel, other, 0)[0]


def test_other_outlines_have_shadows_of_their_own(easel, card):
    disk = pygame.Surface(card.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(disk, "white", (48, 67), 40)
    assert light.shadow(easel, card, 0)[0] is not light.shadow(easel, disk, 0)[0]


def test_a_lifted_card_throws_its_shadow_farther(easel, card):
    def middle(height):
        picture, dx, dy = light.shadow(easel, card, height)
        box = picture.get_bounding_rect(min_alpha=40)
        return box.centerx + dx, box.centery + dy

    rest, lifted = middle(0), middle(theme.LIFTED)
    assert lifted[0] - rest[0] == pytest.approx(12 * easel.scale, abs=3)
    assert lifted[1] - rest[1] == pytest.approx(16 * easel.scale, abs=3)


def test_shadow_is_densest_under_the_thing_and_gone_at_its_rim(easel, card):
    picture, dx, dy = light.shadow(easel, card, 0)
    assert picture.get_at((card.get_width() // 2 - dx, card.get_height() // 2 - dy)).a == 153
    assert picture.get_at((0, picture.get_height() // 2)).a <= 2


def test_glow_surrounds_a_thing(easel, card):
    picture, padding = light.glow(easel, card)
    beside = picture.get_at((padding - 3, padding + card.get_height() // 2))
    assert beside.a > 150
    assert picture.get_at((0, 0)).a <= 4


def test_pool_is_bright_in_the_middle_and_black_at_its_rim(easel):
    pool = light.pool(easel, 100, 60, theme.LAMP, 0.5, 2)
    assert pool.get_size() == (easel.px(200), easel.px(120))
    assert pool.get_at(pool.get_rect().center).r > 100
    assert pool.get_at((0, 0))[:3] == (0, 0, 0)


def test_vignette_leaves_the_middle_and_darkens_corners(easel):
    shade = light.vignette(easel, 1600, 900)
    assert shade.get_size() == (easel.px(1600), easel.px(900))
    assert shade.get_at((640, 330)).r > 245
    assert shade.get_at((0, 719)).r < shade.get_at((0, 330)).r < 245
