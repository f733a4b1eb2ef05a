"""Taking back one's own last answer."""

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.record import Record
from rumpus.kernel.replay import feed, replay


def take_back(match: Match, seat: int | None = None) -> Match:
    """The match before the last answer of a seat, or of whoever is asked now.

    Refused where more than that would be taken back.
    """
    asked = match.question
    last = match.answers[-1] if match.answers else None
    if asked is None or last is None or last.question is None:
        raise Refused("undo-not-possible")
    seat = asked.seat if seat is None else seat
    if last.question.seat != seat:
        raise Refused("undo-not-possible")
    record = match.record()
    if somebody_else_followed(match, record, seat):
        raise Refused("undo-not-possible")
    return replay(match.game, record, len(record.lines) - 1)


def somebody_else_followed(match: Match, record: Record, seat: int) -> bool:
    """Whether chance, or anybody but this seat, had something to answer after the last line, if only one thing.

    A forced answer is not in the record, but it may have turned over a card.
    """
    again = Match(match.game, match.setting, names=match.names, shows_forced=True)
    feed(again, record.lines[:-1])
    last = record.lines[-1]
    again.say(last.speaker, last.text)
    while (question := again.question) is not None and len(question.options) == 1 and not question.always:
        if question.seat != seat:
            return True
        again.answer(question.options[0])
    return False
