"""Why a move was made, as keys of the catalogues: for hints, and for what a partner tells.

A reason names the line that the convention sees behind a card: who should take the trick, with
which token it is to be sealed, and what the card does for that.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Move
from game.seals.agents.convention import LOST, Line, Table
from game.seals.rules.cards import COLOUR_OF_CARD, COLOURS, GREY, cards_of
from game.seals.rules.moves import PASS, colour_sealed, colour_taken, gift, place_played
from game.seals.rules.phases import DRAFT, GIFT, SEAL
from game.seals.rules.state import SealsState

Reason = tuple[str, Mapping[str, str | int]]
"""A catalogue key and what fills its sentence; seats are numbers, colours their words."""


def reason(guess: SealsState, table: Table, move: Move) -> Reason:
    """Return why ``move`` is made, as the convention reads it in the world ``guess``."""
    seat = guess.actor
    if len(guess.legal_moves(seat)) == 1:
        return "seals.hint.forced", {}
    if guess.phase == DRAFT:
        return _of_draft(guess, move)
    if guess.phase == SEAL:
        return _of_seal(guess, move)
    if guess.phase == GIFT:
        return _of_gift(guess, move)
    place = place_played(move)
    assert place is not None
    card = cards_of(guess.hands[seat])[place - 1]
    line = next(line for line in table.lines(seat) if line.card == card)
    return _of_play(guess, line)


def _of_draft(guess: SealsState, move: Move) -> Reason:
    if move == PASS:
        key = "pass_none" if not guess.owed[guess.actor] else "pass"
        return f"seals.hint.{key}", {"n": guess.owed[guess.actor]}
    colour = colour_taken(move)
    assert colour is not None
    if colour == GREY:
        return "seals.hint.take_grey", {}
    return _use_of_token(guess, colour), _counted(guess, colour)


def _use_of_token(guess: SealsState, colour: int) -> str:
    """Return what may be said for a token: no more than the cards that lie open bear out."""
    told = _counted(guess, colour)
    number, higher = int(told["n"]), int(told["higher"])
    if not number:
        greys = _of_colour(guess.hands[guess.actor], GREY)
        return "seals.hint.take_void" if greys else "seals.hint.take_shared"
    if not higher:
        return "seals.hint.take"
    return "seals.hint.take_later" if higher < number else "seals.hint.take_shared"


def _counted(guess: SealsState, colour: int) -> dict[str, str | int]:
    """Return how many cards of a colour the seat holds, and how many higher ones the others do."""
    own = _of_colour(guess.hands[guess.actor], colour)
    others = [
        card for seat, hand in enumerate(guess.hands) if seat != guess.actor
        for card in _of_colour(hand, colour)
    ]
    best = max(own, default=-1)
    return {
        "colour": COLOURS[colour], "n": len(own), "higher": sum(card > best for card in others),
    }


def _of_colour(hand: int, colour: int) -> list[int]:
    return [card for card in cards_of(hand) if COLOUR_OF_CARD[card] == colour]


def _of_seal(guess: SealsState, move: Move) -> Reason:
    colour = colour_sealed(move)
    assert colour is not None
    params: dict[str, str | int] = {"colour": COLOURS[colour]}
    held = guess.tokens[guess.actor] >> 4 * GREY & 15
    spares = colour != GREY and held > 0
    return ("seals.hint.seal_keep_grey" if spares else "seals.hint.seal"), params


def _of_gift(guess: SealsState, move: Move) -> Reason:
    given = gift(move)
    if given is None:
        return _why_kept(guess), {"n": guess.transfers}
    params: dict[str, str | int] = {"colour": COLOURS[given[0]], "seat": given[1]}
    return ("seals.hint.give_rescue" if guess.trick else "seals.hint.give"), params


def _why_kept(guess: SealsState) -> str:
    """Return why no token is given: too early, not needed, of no use, or for others to give."""
    if not guess.trick:
        return "seals.hint.keep_early"

    def fits(seat: int) -> bool:
        return any(
            guess.fit >> colour & 1 and guess.tokens[seat] >> 4 * colour & 15
            for colour in range(len(COLOURS))
        )

    if fits(guess.window):
        return "seals.hint.keep"
    return "seals.hint.keep_other" if fits(guess.actor) else "seals.hint.keep_no_fit"


def _of_play(guess: SealsState, line: Line) -> Reason:
    seat = guess.actor
    colour = COLOUR_OF_CARD[line.card]
    params: dict[str, str | int] = {"colour": COLOURS[colour]}
    if line.value <= LOST:
        return "seals.hint.hope", params
    params["seal_colour"] = COLOURS[line.seal]
    if not guess.trick:
        if line.winner == seat:
            return "seals.hint.lead_take", params
        low = line.card < max(_of_colour(guess.hands[seat], colour))
        key = "seals.hint.lead_for" if low else "seals.hint.lead_to"
        return key, {**params, "seat": line.winner}
    led = COLOUR_OF_CARD[guess.trick[0][1]]
    if line.winner == seat:
        trump = colour == GREY and led != GREY
        return ("seals.hint.trump" if trump else "seals.hint.take_trick"), params
    params["seat"] = line.winner
    if colour != led:
        return "seals.hint.discard", params
    return "seals.hint.duck", params
