"""Training: samples of every turn of a game, from the last one back."""

from __future__ import annotations

from game.treasures.tools.training import play


def test_a_game_gives_a_sample_a_turn_and_somebody_wins():
    samples = play("rising", 5, games=1, seed=3)
    assert len(samples) == 7, "five seats play seven turns"
    for sample in samples:
        (won,), (keys,), (features,) = sample.won, sample.disks, sample.features
        assert abs(sum(won) - 1) < 1e-9 and len(keys) == len(features) == 5
    assert samples[6].disks[0] == ["00000"] * 5, "with seven turns to go nobody has a disk"
