"""The record of a game that goes on, as a seat or a spectator may know it."""

from collections.abc import Iterator

from rumpus.kernel.match import Answer, Match
from rumpus.records.record import Line, Record, record_of

UNKNOWN = "?"  # an answer that its reader may not know


def record_seen_by(match: Match, viewer: int | None) -> Record:
    """What only others know is left open; such a record cannot be played again.

    A card drawn in secret has its line even if no other could have come and chance was not asked. Whether it was would
    tell everybody, the one who drew included, what is left in the deck.
    """
    record = record_of(match)
    record.lines = []
    for entry in answers_with_forced_secrets(match):
        known = entry.question is None or entry.question.known_to in (None, viewer)
        text = match.write(entry) if known else UNKNOWN
        record.lines.append(Line(len(record.lines) + 1, entry.speaker, text))
    return record


def answers_with_forced_secrets(match: Match) -> Iterator[Answer]:
    """The answers of a match, and between them the forced ones that not everybody may know."""
    again = Match(match.game, match.setting, names=match.names, listen=False, shows_forced=True)
    for entry in match.answers:
        yield from forced_secrets(again)
        yield entry
        again.say(entry.speaker, match.write(entry))
    yield from forced_secrets(again)


def forced_secrets(match: Match) -> Iterator[Answer]:
    """Goes on to the next question that is not forced."""
    while (question := match.question) is not None and question.is_forced:
        if question.known_to is not None:
            yield Answer(match.speaker(question), question, question.options[0])
        match.answer(question.options[0])
