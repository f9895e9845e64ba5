"""What a stage is when a table names no more than what lies where and what happened."""

from scenes.match.stage import Stage
from sprites.engine.layout import Piece


def test_a_stage_gives_way_at_once_and_shows_no_more_than_pieces() -> None:
    stage = Stage({"deck": [Piece("deck.0")]}, ())
    assert stage.stays == 0.0
    assert stage.observation is None
