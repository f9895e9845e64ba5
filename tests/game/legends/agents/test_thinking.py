"""One decision of an agent: personalities lean, and nobody strays to what spoils something."""

from __future__ import annotations

import random

from game.agents import Personality, level_of
from game.legends.agents.thinking import DEPTHS, Thinker, leaned, leaning_of
from game.legends.agents.value import FARTHER, FEATURES, NEAR, shipped_weights
from game.legends.rules.game import Legends
from tests.game.legends.rules.tables import card, laid_out, raised

GAME = Legends()


def thinker(table, level="champion", seed=1):
    (seat,) = table.to_act()
    return Thinker(GAME, table.observation(seat), level_of(level), random.Random(seed))


def test_the_bold_overrate_far_quests_and_the_careful_underrate_them():
    plain = shipped_weights()
    bold, careful = (leaned(plain, Personality("any", boldness=b)) for b in (1.0, -1.0))
    for row, more, less in zip(plain, bold, careful, strict=True):
        for feature in range(len(FEATURES)):
            far = NEAR <= feature <= FARTHER
            assert (abs(more[feature]) > abs(row[feature])) == (far and row[feature] != 0)
            assert (abs(less[feature]) < abs(row[feature])) == (far and row[feature] != 0)
    assert leaned(plain, Personality("any")) == plain


def test_the_greedy_mind_others_less_and_the_spiteful_more():
    fair = leaning_of(Personality("any"))
    assert leaning_of(Personality("any", greed=1.0)).rivals < fair.rivals
    assert leaning_of(Personality("any", spite=1.0)).rivals > fair.rivals
    assert leaning_of(Personality("any", greed=5.0)).rivals == 0.2, "but never not at all"


def test_levels_look_farther_one_after_the_other():
    squire, knight, champion = (DEPTHS[name] for name in ("squire", "knight", "champion"))
    assert squire.width < knight.width < champion.width
    assert squire.worlds == knight.worlds < champion.worlds


def test_what_is_worth_most_is_what_completes_a_quest():
    table = laid_out(people={("camelot", 0): ["gawain", "kay"]}, quests={"camelot": ["challenger"]})
    raised(table, card("challenger"), 4)
    worths = {table.encode(move): worth for move, worth in thinker(table).worths(2).items()}
    assert max(worths, key=worths.__getitem__) == "use gawain"


def test_the_same_seed_thinks_the_same():
    table = laid_out(step="actions", hands={0: ["kay", "lancelot"]}, quests={"camelot": ["vigil"]})
    first, again = (thinker(table, "squire", seed=5).choose(1) for _ in range(2))
    assert first == again and first in table.legal_moves(0)
