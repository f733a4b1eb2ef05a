"""Playing a record again, line by line."""

from collections.abc import Sequence

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.records.record import Line, Record


def replay(record: Record, stop_after: int | None = None, *, game: AnyGame | None = None) -> Match:
    """The match a record tells of, after its first `stop_after` answers (all, if not given). Chance is asked for what
    comes after. `game` is for one that is not installed. Refused with the line that does not fit, if the record was
    made by other rules, or if there is no such game."""
    game = game or find_game(record.game)
    if record.rules_version != game.rules_version:
        raise Refused("record-other-rules", recorded=record.rules_version, ours=game.rules_version)
    match = Match(game, game.setting(len(record.seats), record.options), names=record.seats)
    feed(match, record.lines[:stop_after])
    return match


def feed(match: Match, lines: Sequence[Line]) -> None:
    """Give a match its answers. Where it shows forced ones (a single option), they may be written or left out."""
    for line in lines:
        try:
            answer_forced(match, unless=line)
            match.say(line.speaker, line.text)
        except Refused as refused:
            raise Refused("record-does-not-fit", line=line.number, why=refused.message, asked=asked(match)) from None
    answer_forced(match)


def answer_forced(match: Match, unless: Line | None = None) -> None:
    """Answer questions with one option, up to the one the next line writes out, or the first real one."""
    while (question := match.question) is not None and question.is_forced:
        written = match.state.write(question, question.options[0])
        if unless is not None and (unless.speaker, unless.text) == (match.speaker(question), written):
            return
        match.answer(question.options[0])


def asked(match: Match) -> Message:
    """What was open when a line did not fit: who was asked what, and what would have been possible."""
    question = match.question
    if question is None:
        return Message("asked-nothing")
    possible = tuple(match.state.write(question, option) for option in question.options)
    return Message("asked", {"speaker": match.speaker(question), "kind": question.kind, "possible": possible})
