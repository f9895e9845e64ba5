"""What is heard, and that nothing about sound ever fails aloud."""

from __future__ import annotations

import ast
import math
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from sprites.sound import cache, effects, hearth, sounds, strings, tune, waves
from sprites.sound.sounds import Sounds, Volumes


def decibel(amplitude: float) -> float:
    return 20 * math.log10(amplitude)


def until(holds: Callable[[], bool], seconds: float = 20.0) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recordings of a few frames, made without a process: these tests are about the player."""
    recording = waves.wav(np.full((64, 2), 0.1))
    monkeypatch.setattr(cache, "make", lambda name: recording)
    monkeypatch.setattr(sounds._Player, "_start_maker", lambda self: cache_filled(self))


def cache_filled(player: sounds._Player) -> None:
    class Finished:
        def is_alive(self) -> bool:
            return False

    cache.fill(player.folder)
    player.maker = Finished()  # type: ignore[assignment]


@pytest.fixture
def heard(tmp_path: Path, quick: None) -> Iterator[Sounds]:
    sounding = Sounds(tmp_path / "sound")
    yield sounding
    sounding.close()


# The recordings


@pytest.mark.parametrize("name", sorted(effects.EFFECTS))
def test_an_effect_is_loud_enough_and_never_clips(name: str) -> None:
    sound = effects.make(name, 0)
    assert decibel(np.max(np.abs(sound))) == pytest.approx(effects.EFFECTS[name].peak, abs=0.5)
    assert effects.EFFECTS[name].peak <= -6
    assert 0.05 <= len(sound) / waves.RATE <= 4
    assert abs(sound[0]) < 0.001 and abs(sound[-1]) < 0.001, "it would start or end with a click"


def test_the_same_take_is_the_same_sound_and_another_take_is_not() -> None:
    assert np.array_equal(effects.make("card", 1), effects.make("card", 1))
    assert not np.array_equal(effects.make("card", 0), effects.make("card", 1))


def test_every_effect_has_takes_and_every_take_an_effect() -> None:
    assert set(cache.TAKES) == set(effects.EFFECTS)
    assert len(set(cache.names())) == len(cache.names())


@pytest.mark.parametrize("name", ["a2", "e3", "g#4", "f#5", "a5"])
def test_a_string_sounds_at_its_pitch(name: str) -> None:
    wanted = strings.pitch(name)
    note = strings.pluck(wanted, 1.5, 0.7, np.random.default_rng(5))
    spectrum = np.abs(np.fft.rfft(note * np.hanning(len(note)), 2**19))
    pitches = np.fft.rfftfreq(2**19, 1 / waves.RATE)
    near = (pitches > wanted * 0.95) & (pitches < wanted * 1.05)
    found = pitches[near][np.argmax(spectrum[near])]
    assert 1200 * abs(math.log2(found / wanted)) < 4, "cents"


def test_the_tune_is_the_whole_of_greensleeves() -> None:
    notes, eighths = tune.read(tune.SCORE.read_text(encoding="utf-8"))
    assert eighths == 32 * tune.BAR
    melody = [note.pitch for note in notes if note.brightness > 0.5 and note.at < 24]
    assert melody[:10] == ["c5", "d5", "e5", "f#5", "e5", "d5", "b4", "g4", "a4", "b4"]
    assert any(note.pitch == "a4" and note.at == eighths - 1 for note in notes), "the upbeat"


def test_the_tune_is_a_quiet_loop_without_a_seam() -> None:
    text = tune.SCORE.read_text(encoding="utf-8")
    notes, _ = tune.read(text)
    loop = tune.play([note for note in notes if note.at < 12], 12)
    assert decibel(np.sqrt(np.mean(loop**2))) == pytest.approx(tune.LOUDNESS, abs=0.1)
    assert decibel(np.max(np.abs(loop))) < -6
    steps = np.abs(np.diff(loop, axis=0))
    assert np.max(np.abs(loop[0] - loop[-1])) <= np.max(steps)


def test_a_bar_too_long_or_a_chord_unknown_is_named() -> None:
    chords = "\n[chords]\nAm : a2 e3 c4\n"
    with pytest.raises(tune.BadScore, match="c5 7"):
        tune.read("[strophe]\nAm Am : c5 7" + chords)
    with pytest.raises(tune.BadScore, match="H7"):
        tune.read("[strophe]\nAm H7 : c5 6" + chords)
    with pytest.raises(tune.BadScore):
        tune.read("")


def test_the_hearth_is_a_quiet_loop_without_a_seam(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearth, "SECONDS", 4.0)
    loop = hearth.make()
    assert decibel(np.sqrt(np.mean(loop**2))) == pytest.approx(hearth.LOUDNESS, abs=2)
    assert decibel(np.max(np.abs(loop))) < -12
    assert np.max(np.abs(loop[0] - loop[-1])) <= np.max(np.abs(np.diff(loop, axis=0)))


def test_a_wave_that_would_clip_is_refused() -> None:
    with pytest.raises(ValueError, match="clip"):
        waves.wav(np.array([0.0, 1.2]))


# The cache


def test_a_recording_is_kept_and_found_again(tmp_path: Path) -> None:
    cache.keep(tmp_path, "card.0", b"sound")
    assert cache.load(tmp_path, "card.0") == b"sound"
    assert cache.load(tmp_path, "card.1") is None


@pytest.mark.parametrize("damage", [b"", b"soun", b"SOUND and more"])
def test_a_damaged_recording_is_not_believed_and_made_again(tmp_path: Path, damage: bytes) -> None:
    cache.keep(tmp_path, "card.0", b"sound")
    file = next(cache.shelf(tmp_path).iterdir())
    file.write_bytes(damage)
    assert cache.load(tmp_path, "card.0") is None
    cache.keep(tmp_path, "card.0", b"fresh")
    assert cache.load(tmp_path, "card.0") == b"fresh"
    assert len(list(cache.shelf(tmp_path).iterdir())) == 1


def test_filling_makes_what_is_missing_and_clears_what_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr(cache, "make", lambda name: made.append(name) or name.encode())
    old, foreign = tmp_path / "v0", tmp_path / "verses"
    old.mkdir()
    foreign.mkdir()
    cache.keep(tmp_path, "card.0", b"kept")
    cache.fill(tmp_path)
    assert made == cache.names()[1:]
    assert not old.exists() and foreign.exists()
    assert all(cache.load(tmp_path, name) for name in cache.names())


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "make", lambda name: b"sound")
    file = tmp_path / "file"
    file.write_text("not a folder")
    cache.fill(file)
    assert cache.load(file, "card.0") is None


# The player


def test_effects_tune_and_fire_sound(heard: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "FADE_OUT", 0.2)
    heard.start_music()
    assert until(lambda: pygame.mixer.get_init() is not None)
    assert until(lambda: all(pygame.mixer.Channel(n).get_busy() for n in (0, 1)))
    heard.play("card")
    heard.play("no such sound")
    heard.stop_music()
    assert until(lambda: not pygame.mixer.Channel(0).get_busy())
    heard.start_music()
    assert until(lambda: pygame.mixer.Channel(0).get_busy())
    heard.close()
    assert pygame.mixer.get_init() is None


def test_without_a_device_there_is_silence(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[None] = []

    def refuse(*_: object) -> None:
        tries.append(None)
        raise pygame.error("no available audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    monkeypatch.setattr(sounds, "RETRY", 0.02)
    silent = Sounds(tmp_path)
    silent.start_music()
    for _ in range(50):
        silent.play("card")
        silent.set_volumes(1, 1, 1)
    assert until(lambda: len(tries) >= 3), "the device is tried again"
    assert silent._player is not None and silent._player.is_alive()
    silent.close()


def test_a_system_s_words_about_a_missing_device_stay_off_the_terminal(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(pygame.error), sounds._quietly():
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'\n")
        raise pygame.error("no device")
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"


def test_a_device_that_vanishes_is_let_go_and_found_again(
    heard: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "RETRY", 0.05)
    heard.start_music()
    assert until(lambda: pygame.mixer.get_init() is not None)
    heard.device_lost()
    assert until(lambda: pygame.mixer.get_init() is None)
    assert until(lambda: pygame.mixer.get_init() is not None), "it came back by itself"
    real = pygame.mixer.find_channel

    def gone(*_: object) -> None:  # without a word from the system
        monkeypatch.setattr(pygame.mixer, "find_channel", real)
        raise pygame.error("device gone")

    assert until(lambda: pygame.mixer.Channel(0).get_busy())
    monkeypatch.setattr(pygame.mixer, "find_channel", gone)
    heard.play("card")
    assert until(lambda: pygame.mixer.find_channel is real)
    assert until(lambda: pygame.mixer.get_init() is not None)
    assert heard._player is not None and heard._player.is_alive()


def test_the_device_is_let_go_while_nobody_sees_the_window(heard: Sounds) -> None:
    heard.start_music()
    assert until(lambda: pygame.mixer.get_init() is not None)
    heard.set_out_of_sight(True)
    assert until(lambda: pygame.mixer.get_init() is None)
    heard.play("card")
    heard.set_volumes(1, 1, 1)
    assert not until(lambda: pygame.mixer.get_init() is not None, seconds=0.2)
    heard.set_out_of_sight(False)
    assert until(lambda: pygame.mixer.get_init() is not None), "and the music goes on"


def test_nothing_is_opened_while_all_is_muted(tmp_path: Path, quick: None) -> None:
    pygame.mixer.quit()
    muted = Sounds(tmp_path, muted=True)
    muted.play("card")
    muted.start_music()
    time.sleep(0.1)
    assert pygame.mixer.get_init() is None
    muted.set_volumes(0.5, 0.5, 0.5, muted=False)
    assert until(lambda: pygame.mixer.get_init() is not None)
    muted.close()


def test_volumes_reach_the_voices(heard: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "FADE_IN", 0.3)
    heard.start_music()
    assert until(lambda: pygame.mixer.get_init() is not None)
    heard.set_volumes(effects=0, music=1, ambience=0.25)
    fire = Volumes().of(0.25)
    assert until(lambda: pygame.mixer.Channel(0).get_volume() == 1.0), "after the fade"
    assert until(lambda: abs(pygame.mixer.Channel(1).get_volume() - fire) < 0.02)
    heard.set_volumes(effects=1, music=1, ambience=1, muted=True)
    assert until(lambda: pygame.mixer.Channel(0).get_volume() == 0.0)


def test_a_slider_is_bounded_and_muting_wins() -> None:
    assert Volumes().of(-3) == 0 and Volumes().of(7) == 1
    assert Volumes(muted=True).of(1) == 0
    assert 0 < Volumes().of(0.1) < 0.1


def test_an_unwritable_cache_means_sounds_in_memory(tmp_path: Path, quick: None) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    heard = Sounds(file)
    heard.start_music()
    assert until(
        lambda: pygame.mixer.get_init() is not None and pygame.mixer.Channel(0).get_busy()
    )
    heard.close()


def test_the_making_process_fills_the_cache(tmp_path: Path) -> None:
    """The real process, seen through its first recording; closing ends it."""
    heard = Sounds(tmp_path)
    heard.start_music()
    assert until(lambda: cache.load(tmp_path, "card.0") is not None, 60)
    heard.close()
    content = cache.load(tmp_path, "card.0")
    assert content is not None and content[:4] == b"RIFF"


def test_closing_twice_or_unused_is_nothing(tmp_path: Path) -> None:
    unused = Sounds(tmp_path)
    unused.stop_music()
    unused.set_volumes(1, 1, 1)
    unused.device_lost()
    unused.close()
    unused.close()
    assert not list(tmp_path.iterdir())


def test_every_sound_that_a_screen_asks_for_exists() -> None:
    asked = set()
    for path in (Path(sounds.__file__).parents[1] / "scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "event_sound":
                asked |= {
                    str(given.value.value)
                    for given in ast.walk(node)
                    if isinstance(given, ast.Return) and isinstance(given.value, ast.Constant)
                }
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("sounds.play"):
                asked |= {str(one.value) for one in node.args if isinstance(one, ast.Constant)}
    assert asked - {""} <= set(effects.EFFECTS)
