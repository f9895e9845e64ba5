"""Where lines end, in each of the four languages. One sign counts one, a wide one two."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fonts import breaking


def wide(text: str) -> float:
    """Width of a text on a grid: Korean and Chinese signs are twice as wide as Latin ones."""
    return sum(2 if ord(sign) >= 0x1100 else 1 for sign in text)


def lines(text: str, width: float) -> list[str]:
    return breaking.break_lines(text, width, wide)


def test_latin_breaks_at_spaces_and_keeps_punctuation() -> None:
    assert lines("Six and four make ten. Let go.", 12) == ["Six and four", "make ten.", "Let go."]
    assert lines("Sei eta lau, hamar. Askatu kentzeko.", 13) == [
        "Sei eta lau,", "hamar. Askatu", "kentzeko.",
    ]


def test_korean_breaks_between_words_only() -> None:
    assert lines("여섯과 넷은 열. 놓으면 사라집니다.", 12) == [
        "여섯과 넷은", "열. 놓으면", "사라집니다.",
    ]


def test_korean_word_too_long_falls_back_to_syllables() -> None:
    assert lines("가나다라마바사아자차.", 8) == ["가나다라", "마바사아", "자차."]
    # The full stop does not stand alone: it takes its syllable along.
    assert lines("가나다라.", 8) == ["가나다", "라."]


def test_chinese_breaks_anywhere_but_never_before_a_closing_sign() -> None:
    assert lines("六加四等於十，放開即可移除。", 12) == ["六加四等於", "十，放開即可", "移除。"]
    for width in range(4, 30):
        for line in lines("（第4711局）六加四等於十，放開「即可」移除。還剩29張牌！", width)[1:]:
            assert line[0] not in breaking.NEVER_FIRST


def test_chinese_never_leaves_an_opening_sign_at_the_end() -> None:
    for width in range(6, 30):
        for line in lines("按下「復原」（或按鍵）可以取消《上一步》。", width)[:-1]:
            assert line[-1] not in breaking.NEVER_LAST


def test_number_keeps_its_unit() -> None:
    assert breaking.pieces("還剩29張牌") == ["還", "剩", "29張", "牌"]
    assert breaking.pieces("第4711局") == ["第4711局"]
    assert breaking.pieces("Music 70 % loud") == ["Music ", "70 % ", "loud"]
    assert breaking.pieces("in 300 ms now") == ["in ", "300 ms ", "now"]
    assert breaking.pieces("a 5 story") == ["a ", "5 ", "story"]


def test_latin_word_stays_whole_inside_chinese() -> None:
    assert breaking.pieces("按Enter鍵") == ["按", "Enter", "鍵"]
    assert lines("請按Enter鍵繼續", 8) == ["請按", "Enter鍵", "繼續"]


def test_no_break_signs() -> None:
    assert breaking.pieces("%\u00a070 da") == ["%\u00a070 ", "da"]
    assert breaking.pieces("ab\u200bcd") == ["ab\u200b", "cd"]
    assert breaking.pieces("一\u2060二") == ["一\u2060二"]


def test_hyphens_and_dashes() -> None:
    assert breaking.pieces("click-click") == ["click-", "click"]
    assert breaking.pieces("1–4 seats") == ["1–4 ", "seats"]


def test_long_latin_word_is_split_without_a_hyphen() -> None:
    assert lines("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]


def test_line_feeds_are_honoured() -> None:
    assert lines("one\ntwo", 20) == ["one", "two"]
    assert lines("one\n\ntwo", 20) == ["one", "", "two"]
    assert lines("", 20) == [""]


def test_no_line_begins_or_ends_with_a_space() -> None:
    for width in range(3, 40):
        for line in lines("Six and  four make ten.  Let go to remove them.", width):
            assert line == line.strip()


def test_balanced_is_as_short_and_more_even() -> None:
    text = "It is kept, to its last move, and waits under Continue."
    usual, even = lines(text, 46), breaking.balanced(text, 46, wide)
    assert len(usual) == len(even) == 2
    assert abs(wide(even[0]) - wide(even[1])) < abs(wide(usual[0]) - wide(usual[1]))
    assert " ".join(even) == text


def test_balancing_splits_no_word_that_fits() -> None:
    for text in ("Ezkutariaren gau-beila", "Tintagel gauez", "아일랜드의 공물"):
        even = breaking.balanced(text, 13, wide)
        assert " ".join(even) == text


@pytest.mark.parametrize("width", [1, 2, 5, 17])
@given(text=st.text(alphabet="ab .,(－「」，。가나다六加4 %\u00a0\u200b-é\u0301", max_size=40))
def test_nothing_is_lost_and_nothing_too_wide(width: int, text: str) -> None:
    broken = lines(text, width)
    assert "".join("".join(broken).split()) == "".join(text.split())
    assert "".join(breaking.pieces(text)) == text
    for line in broken:
        # Only one sign with what clings to it may be wider than the line.
        assert wide(line) <= width or len(breaking.clusters(line.strip())) == 1
