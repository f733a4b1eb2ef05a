"""Taking back one's own last answer."""

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.replay import replay


def take_back(match: Match, seat: int | None = None, before: Match | None = None) -> Match:
    """The match before the last answer of a seat, or of whoever is asked now.

    Refused where more than that would be taken back. `before` is the match before its last answer, if somebody has
    kept it; otherwise it is played again.
    """
    asked = match.question
    last = match.answers[-1] if match.answers else None
    if asked is None or last is None or last.question is None:
        raise Refused("undo-not-possible")
    seat = asked.seat if seat is None else seat
    if last.question.seat != seat:
        raise Refused("undo-not-possible")
    if before is None:
        record = match.record()
        before = replay(match.game, record, len(record.lines) - 1)
    if somebody_else_followed(before, last.option, seat):
        raise Refused("undo-not-possible")
    return before


def would_be_final(match: Match, option: int, seat: int) -> bool:
    """Whether this seat, once it has given this answer, could no longer take it back."""
    if somebody_else_followed(match, option, seat):
        return True
    after = match.branch()
    after.chance = None
    after.answer(option)
    return after.question is None or after.question.seat != seat


def somebody_else_followed(before: Match, option: int, seat: int) -> bool:
    """Whether chance, or anybody but this seat, had something to answer after the last answer, if only one thing.

    A forced answer is not in the record, but it may have turned over a card.
    """
    again = before.branch()
    again.chance = None
    again.state.shows_forced = True
    again.answer(option)
    while (question := again.question) is not None and len(question.options) == 1 and not question.always:
        if question.seat != seat:
            return True
        again.answer(question.options[0])
    return False
