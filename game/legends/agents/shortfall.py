"""What a company can reach: what it lacks for a quest, and which abilities would fill the gap.

Only what is on the table counts, so that a scene may ask for any seat. Abilities are used before
quests and people are moved after them: what stands at a place when a seat's turn begins, and can
raise its skills there, is all that it can complete with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.contract import Move, Seat
from game.legends.rules.cards import MAIN
from game.legends.rules.codes import FIRST_SKILL, USE, cards_of, is_met, move_of, unpacked
from game.legends.rules.position import Position

ANY: Final = -1
"""The skill of a :class:`Raise` that may be for any."""


@dataclass(frozen=True, slots=True)
class Raise:
    """What one unused ability can do for a company: so much of a skill, or of ANY."""

    character: int
    skill: int
    amount: int
    leaves: bool
    copied: int = -1
    """The character whose ability is copied, or -1."""

    def move(self, skill: int) -> Move:
        """Return the move that uses it, for a skill."""
        if self.copied >= 0:
            return move_of(USE, self.character, self.copied)
        if self.skill == ANY:
            return move_of(USE, self.character, FIRST_SKILL + skill)
        return move_of(USE, self.character)


def raises_at(p: Position, place: int, seat: Seat) -> list[Raise]:
    """Return the skill-raising abilities of a seat's company that are not used in this turn."""
    cards = p.cards
    company = p.companies[place * p.seats + seat]
    used = p.used if seat == p.active else 0
    found = []
    for character in cards_of(company & cards.optional & ~used):
        ability = cards.ability[character]
        if ability is None or (ability.main and place >= MAIN):
            continue
        leaves = ability.leaves
        if ability.effect == "boost":
            found.append(Raise(character, ability.skill, ability.amount, leaves))
        elif ability.effect == "wild":
            found.append(Raise(character, ANY, ability.amount, leaves))
        elif ability.effect == "rally":
            rallied = (company & cards.concerned[character]).bit_count()
            if rallied:
                found.append(Raise(character, ability.skill, ability.amount * rallied, leaves))
        elif ability.effect == "copy":
            first = place * p.seats
            here = 0
            for slot in range(first, first + p.seats):
                here |= p.companies[slot]
            for other in cards_of(here & cards.optional):
                copied = cards.ability[other]
                if copied is not None and copied.effect == "boost":
                    found.append(Raise(character, copied.skill, copied.amount, leaves, other))
    return found


def gaps(p: Position, event: int, total: int) -> list[tuple[int, int]]:
    """Return (skill, how much is lacking) for what a company's packed sums don't reach."""
    sums = unpacked(total)
    return [
        (skill, need - sums[skill])
        for skill, need in p.cards.events[event].needs
        if sums[skill] < need
    ]


def way_to(p: Position, event: int, seat: Seat) -> list[Move] | None:
    """Return the fewest uses of abilities after which a seat's company could complete an event.

    [] if it could at once, None if no raising of skills is enough.
    """
    place = p.cards.events[event].place
    if not p.companies[place * p.seats + seat]:
        return None
    total = p.total(place, seat)
    if is_met(total, p.cards.needs[event]):
        return []
    lacking = gaps(p, event, total)
    asked = {skill for skill, _ in lacking}
    raises = [r for r in raises_at(p, place, seat) if r.skill in asked or r.skill == ANY]
    return fewest(lacking, raises)


def fewest(lacking: list[tuple[int, int]], raises: list[Raise]) -> list[Move] | None:
    """Return the fewest uses that fill all gaps, or None; ties go to the smallest surplus."""
    best: list[Move] | None = None
    best_rank = (99, 0)

    def fill(needs: dict[int, int], rest: list[Raise], moves: list[Move], spent: int) -> None:
        nonlocal best, best_rank
        skill = next((s for s, gap in needs.items() if gap > 0), None)
        if skill is None:
            rank = (len(moves), spent)
            if best is None or rank < best_rank:
                best, best_rank = moves, rank
            return
        if len(moves) >= best_rank[0]:
            return
        for index, one in enumerate(rest):
            if one.skill in (skill, ANY):
                others = [r for r in rest[index + 1 :] if r.character != one.character]
                after = {**needs, skill: needs[skill] - one.amount}
                fill(after, others, [*moves, one.move(skill)], spent + one.amount)

    wild_last = sorted(raises, key=lambda r: (r.skill == ANY, -r.amount))
    fill(dict(lacking), wild_last, [], 0)
    return best
