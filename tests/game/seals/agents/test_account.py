"""Which decision of a lost game lost it."""

from __future__ import annotations

from dataclasses import replace

from game.seals.agents.account import WORLDS, Account, lost_at


def test_a_game_is_lost_where_hope_fell_most_and_the_draft_does_not_count() -> None:
    draft = Account(
        ply=1, seat=0, trick=-1, move="take red", reason="", params={}, numbers=(), hands=1,
        likelier=1, hopeful=0,
    )  # fmt: skip
    hopes = [(0, 15), (1, 12), (2, 4), (3, 3)]
    accounts = [replace(draft, hopeful=0)] + [
        replace(draft, ply=ply, trick=ply, hopeful=hope) for ply, hope in hopes
    ]
    assert lost_at(accounts) == accounts[3]
    assert lost_at([replace(draft, trick=0, hopeful=WORLDS)]) is None and lost_at([]) is None
