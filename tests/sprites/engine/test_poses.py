"""Poses: what of a picture is turned, when it is made anew, and how many are kept."""

from __future__ import annotations

import pygame
import pytest

from sprites.engine.poses import Poses


def card(width: int = 40, height: int = 56) -> pygame.Surface:
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    picture.fill("#c08040")
    return picture


def test_a_picture_as_it_is_needs_no_pose():
    poses, picture = Poses(), card()
    assert poses.picture(picture, 0, 1, 1, 0) is picture
    assert poses.picture(picture, 360, 1.001, 1, 0.1) is picture
    assert poses.shadow(picture, 1.4, 1.01, 0.99) is picture
    assert len(poses) == 0


def test_a_quarter_turn_lays_it_on_its_side():
    turned = Poses().picture(card(), 90, 1, 1, 0)
    assert turned.get_size() == pytest.approx((56, 40), abs=2)


def test_it_turns_clockwise():
    picture = card()
    picture.fill("#ffffff", (0, 0, 40, 10))
    turned = Poses().picture(picture, 90, 1, 1, 0)
    right, left = turned.get_at((turned.get_width() - 5, 20)), turned.get_at((5, 20))
    assert right.b > 240
    assert left.b < 80


def test_it_grows_and_narrows():
    poses, picture = Poses(), card()
    assert poses.picture(picture, 0, 1.5, 1, 0).get_size() == (60, 84)
    assert poses.picture(picture, 0, 1, 0.5, 0).get_size() == (20, 56)
    assert poses.picture(picture, 0, 1, 0.001, 0).get_width() == 1


def test_dimming_darkens_a_copy_and_leaves_the_picture_alone():
    poses, picture = Poses(), card()
    dimmed = poses.picture(picture, 0, 1, 1, 1.0)
    assert dimmed.get_at((20, 20)).r < picture.get_at((20, 20)).r
    assert picture.get_at((20, 20))[:3] == (0xC0, 0x80, 0x40)
    half = poses.picture(picture, 0, 1, 1, 0.5)
    assert dimmed.get_at((20, 20)).r < half.get_at((20, 20)).r < 0xC0


def test_one_pose_serves_a_whole_degree_and_three_degrees_of_a_shadow():
    poses, picture = Poses(), card()
    assert poses.picture(picture, 7.2, 1, 1, 0) is poses.picture(picture, 6.8, 1, 1, 0)
    assert poses.picture(picture, 7.2, 1, 1, 0) is not poses.picture(picture, 8, 1, 1, 0)
    assert poses.shadow(picture, 7, 1, 1) is poses.shadow(picture, 5, 1, 1)
    assert poses.shadow(picture, 7, 1, 1) is not poses.shadow(picture, 9, 1, 1)


def test_large_pictures_are_turned_in_steps_of_two_degrees():
    poses, large = Poses(), card(500, 500)
    assert poses.picture(large, 7.1, 1, 1, 0) is poses.picture(large, 8.9, 1, 1, 0)


def test_the_pose_not_used_for_longest_is_dropped_first():
    poses, picture = Poses(room=2), card()
    first = poses.picture(picture, 10, 1, 1, 0)
    second = poses.picture(picture, 20, 1, 1, 0)
    assert poses.picture(picture, 10, 1, 1, 0) is first
    poses.picture(picture, 30, 1, 1, 0)
    assert len(poses) == 2
    assert poses.picture(picture, 10, 1, 1, 0) is first
    assert poses.picture(picture, 20, 1, 1, 0) is not second


def test_pictures_of_one_size_never_share_a_pose():
    poses, one, other = Poses(), card(), card()
    other.fill("#204060")
    assert poses.picture(one, 10, 1, 1, 0) is not poses.picture(other, 10, 1, 1, 0)
