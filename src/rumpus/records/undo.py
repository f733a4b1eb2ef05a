"""Taking back one's own last answer."""

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.records.record import record_of
from rumpus.records.replay import replay


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
    if somebody_else_followed(match, seat):
        raise Refused("undo-not-possible")
    if before is None:
        record = record_of(match)
        before = replay(record, len(record.lines) - 1, game=match.game)
    return before


def would_be_final(match: Match, option: int, seat: int) -> bool:
    """Whether this seat, once it has given this answer, could no longer take it back."""
    after = match.branch()
    after.chance = None
    after.answer(option)
    return after.question is None or after.question.seat != seat or somebody_else_followed(after, seat)


def somebody_else_followed(match: Match, seat: int) -> bool:
    """Whether chance, or anybody but this seat, had something to answer after the last answer, if only one thing.

    A forced answer is not in the record, but it may have turned over a card.
    """
    return any(other != seat for other in match.unasked)
