"""A game from its beginning, moment by moment: a moment is an answer of a player and all that chance adds to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rumpus.kernel.event import Event
from rumpus.kernel.match import SPEAKERS, Answer, Match
from rumpus.kernel.question import CHANCE
from rumpus.records.changes import Change, Watching
from rumpus.records.looking import Looked, Looking


@dataclass(frozen=True)
class Moment:
    """`after` is how many answers the record has by then, chance's included."""

    speaker: str
    events: list[Event]
    after: int


def is_a_players(entry: Answer) -> bool:
    """Whether it begins a moment; what the table says from outside does as well."""
    return entry.speaker != SPEAKERS[CHANCE]


def count_moments(answers: Sequence[Answer]) -> int:
    return sum(is_a_players(entry) for entry in answers)


def tell_story(match: Match) -> Iterator[Moment]:
    """The moments of a match up to now. The first, before anybody has answered, is chance's."""
    again = Match(match.game, match.setting, names=match.names)
    told = 0
    for speaker, after in ends_of_moments(match.answers):
        play_on(again, match, after)
        yield Moment(speaker, again.events[told:], after)
        told = len(again.events)


def ends_of_moments(answers: Sequence[Answer]) -> Iterator[tuple[str, int]]:
    """Who answered in each moment, and the number of its last answer."""
    speaker = SPEAKERS[CHANCE]
    for number, entry in enumerate(answers):
        if is_a_players(entry):
            yield speaker, number
            speaker = entry.speaker
    yield speaker, len(answers)


def play_on(again: Match, match: Match, after: int) -> None:
    """Give a match that has come the same way the answers up to that number."""
    for entry in match.answers[again.answered - match.forgotten : after - match.forgotten]:
        again.say(entry.speaker, match.write(entry))


@dataclass(frozen=True)
class Scene:
    """A while of a game: how things looked before it, what happened, what each event changed, how things look now."""

    match: Match
    before: Looked | None
    events: list[Event]
    changes: list[Change]
    after: Looked


def show_moment(match: Match, moment: int) -> Scene:
    """The moment with that number, counted from 0: so many players had answered by its end."""
    ends = [after for _, after in ends_of_moments(match.answers)]
    first = ends[moment - 1] if moment else 0
    return show_between(match_after(match, first), match, ends[moment])


def match_after(match: Match, answers: int) -> Match:
    """The match as it was after so many answers."""
    again = Match(match.game, match.setting, names=match.names)
    play_on(again, match, answers)
    return again


def show_between(then: Match, match: Match, after: int) -> Scene:
    """From an earlier moment of a match on, up to that answer. The set-up, before which there was nothing to see,
    is told without what each event changed."""
    if not then.answered:
        play_on(then, match, after)
        return Scene(then, None, then.events, [], Looking.of(then.game).look(then.state))
    watching = Watching(then)
    play_on(then, match, after)
    changes, now = watching.finish()
    return Scene(then, watching.looked[0], watching, changes, now)
