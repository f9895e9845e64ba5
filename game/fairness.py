"""Shuffles that can be checked: a promise before the match, the proof after it.

Before the first move the match shows the SHA-256 of its seed and a nonce; at the end it shows both,
and anybody can compute the same sum. The nonce keeps the promise from being guessed back by trying
all small seeds.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from game.randomness import MAX_SEED


@dataclass(frozen=True, slots=True)
class Reveal:
    """What a finished match lays open: the seed, the nonce, and the promise they must answer to."""

    seed: int
    nonce: str
    commitment: str


def new_seed() -> int:
    """Return a random seed, 0 … MAX_SEED, from the system's source of secrets."""
    return secrets.randbelow(MAX_SEED + 1)


def new_nonce() -> str:
    """Return 32 random hexadecimal digits from the system's source of secrets."""
    return secrets.token_hex(16)


def commitment(seed: int, nonce: str) -> str:
    """Return the SHA-256 of the UTF-8 text ``"seed:nonce"``, in hexadecimal digits."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def verify(reveal: Reveal) -> bool:
    """Return whether the seed and the nonce are the ones that were promised."""
    return commitment(reveal.seed, reveal.nonce) == reveal.commitment
