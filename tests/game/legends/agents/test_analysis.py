"""What a screen may ask: have and need, previews, threats, sums of bids."""

from __future__ import annotations

import pytest

from game.legends.agents.analysis import Need, Outlook, Threat
from game.legends.rules import turn
from game.legends.rules.codes import FIRST_EVENT
from tests.game.legends.rules.tables import CARDS, bidding, do, laid_out, offers, raised

SKILLS = {c.id: c.skills for c in CARDS.characters}


def outlook(table, seat=0):
    return Outlook(table.observation(seat))


def move(table, text):
    return table.decode(text)


def needs_of(event):
    return dict(CARDS.events[CARDS.code_of[event] - FIRST_EVENT].needs)


def test_have_and_need_of_any_company():
    table = laid_out(
        people={("camelot", 0): ["kay"], ("camelot", 1): ["gareth", "ector"]},
        quests={"camelot": ["hart"]},
        heraldic="pride",
    )
    needs = needs_of("hart")
    assert outlook(table).open_events() == ["hart"]
    assert outlook(table).needs("hart", 1) == [
        Need("combat", SKILLS["gareth"][0] + 1 + SKILLS["ector"][0], needs[0]),
        Need("chivalry", SKILLS["gareth"][4] + SKILLS["ector"][4], needs[4]),
    ]
    assert not outlook(table).met("hart", 0)


@pytest.mark.parametrize(("lacking", "gains"), [(3, ("beacon",)), (4, ())])
def test_a_preview_of_an_ability_shows_sums_gains_and_price(lacking, gains):
    table = laid_out(
        people={("cornwall", 0): ["andret", "lunete"]}, quests={"cornwall": ["beacon"]}
    )
    raised(table, CARDS.events[CARDS.code_of["beacon"] - FIRST_EVENT], lacking)
    before = table.observation(0)
    preview = outlook(table).preview(move(table, "use andret"))
    have = needs_of("beacon")[3] - lacking
    assert preview.before["cornwall", 0][3] == have
    assert preview.after["cornwall", 0][3] == have + 3
    assert preview.price == ("andret",)
    assert preview.gains == gains
    assert table.observation(0) == before, "looking changes nothing"


def test_a_preview_of_a_move_shows_what_is_lost_and_which_card_goes_back():
    table = laid_out(
        step="actions",
        people={("camelot", 0): ["lancelot", "gawain", "lamorak", "arthur"]},
        quests={"camelot": ["challenger"]},
        specials={"high_king": "lancelot"},
    )
    assert outlook(table).met("challenger", 0)
    preview = outlook(table).preview(move(table, "move camelot forest lancelot"))
    assert preview.loses == ("challenger",) and preview.returns == ("high_king",)
    assert preview.after["forest", 0] == list(SKILLS["lancelot"])


def test_a_preview_of_a_play_shows_the_company_it_joins():
    table = laid_out(step="actions", hands={0: ["percival"]}, people={("forest", 0): ["kay"]})
    preview = outlook(table).preview(move(table, "play percival forest"))
    sums = [a + b for a, b in zip(SKILLS["percival"], SKILLS["kay"], strict=True)]
    assert preview.after == {("forest", 0): sums}


def test_previews_of_every_legal_move_leave_the_hidden_alone():
    table = laid_out(
        people={("camelot", 0): [c.id for c in CARDS.characters if c.ability][:5],
                ("forest", 0): ["merlin", "pelles", "isolde", "dinadan", "morgan", "nimue"],
                ("forest", 1): ["kay"], ("camelot", 1): ["ector"]},
        hands={0: ["griflet"], 1: ["ban"]},
        quests={"forest": ["beast"]},
        discard=["lavaine"],
        specials={"excalibur": "kay"},
    )  # fmt: skip
    for text in offers(table):
        outlook(table).preview(move(table, text))


def test_threats_name_who_could_complete_what_with_which_abilities():
    strong = ["lancelot", "lamorak", "palamedes"]
    need = needs_of("challenger")[0]
    have = sum(SKILLS[name][0] for name in strong)
    assert have >= need
    table = laid_out(
        step="actions",
        people={("camelot", 1): strong, ("camelot", 0): ["tristan", "lot", "gawain"]},
        quests={"camelot": ["challenger"]},
    )
    threats = outlook(table).threats()
    assert Threat(1, "challenger", "camelot", ()) in threats
    own = [threat for threat in threats if threat.seat == 0]
    assert own and own[0].uses == ("gawain",)
    assert outlook(table).threats((1,)) == [Threat(1, "challenger", "camelot", ())]


def test_a_tie_is_seen_coming():
    table = bidding({0: ["ector"], 1: ["lavaine", "gawain"]}, seats=2)
    do(table, "bid ector")
    view = outlook(table, 1)
    assert view.would_tie(move(table, "bid lavaine"))
    assert not view.would_tie(move(table, "bid gawain"))
    assert view.bid_worth("gawain") == SKILLS["gawain"][0] + SKILLS["gawain"][4]


def test_ones_people_and_moves_in_words():
    table = laid_out(step="actions", people={("camelot", 0): ["kay"], ("tower", 0): ["ban"]})
    view = outlook(table)
    assert view.people_of(0) == ["kay", "ban"] and view.people_of(1) == []
    (seat,) = table.to_act()
    assert [view.text(m) for m in table.legal_moves(seat)] == offers(table)
    assert turn.actor(view.position) == 0
