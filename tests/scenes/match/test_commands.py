"""Keys of a game's own are heard in the present only."""

from game.match import Match
from game.transcript import GUEST, ME, Chair
from scenes.match.commands import Commands
from scenes.match.match_view import MatchView
from tests.nothing import Nothing


def test_a_table_hears_its_own_keys_in_the_present_only() -> None:
    view = MatchView(Match.start(Nothing(), [Chair(ME), Chair(GUEST)], 3))
    done: list[str] = []
    keys = Commands(view, {"auto": lambda: done.append("auto")})
    assert keys.command("auto")
    assert not keys.command("undo"), "what belongs to every table is left to it"
    view.looking_at = 0
    assert not keys.command("auto")
    assert done == ["auto"]
