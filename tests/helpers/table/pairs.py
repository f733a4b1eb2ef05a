"""Pairs of games that differ only in what one seat may know."""

from dataclasses import dataclass, field
from random import Random

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.setting import Setting
from rumpus.table.rooms.entries import AnyEntry, Began, Joined, Played
from rumpus.table.rooms.propose import lines_since
from tests.helpers.table.rooms import NOON


@dataclass
class Pair:
    """Two logs of one game. Whatever `owner` may know and nobody else was different each time it could be."""

    owner: int
    logs: tuple[list[AnyEntry], list[AnyEntry]] = field(default_factory=lambda: ([], []))
    differences: int = 0


def play_pair(game: AnyGame, setting: Setting, random: Random, answers: int) -> Pair:
    """Two games side by side by the same answers, as long as both allow them and neither is over."""
    pair = Pair(random.randrange(setting.seats))
    matches = (Match(game, setting, shows_forced=True), Match(game, setting, shows_forced=True))
    for log in pair.logs:
        log.extend(Joined(NOON, seat=seat, name=f"Guest {seat + 1}") for seat in range(setting.seats))
    entered = [0, 0]
    for _ in range(answers):
        options = choose(matches, pair, random)
        if options is None:
            break
        for match, option in zip(matches, options, strict=True):
            match.answer(option)
        if any(match.result is not None for match in matches):
            break  # then everything is revealed
        for which, match in enumerate(matches):
            entered[which] = enter(pair.logs[which], match, entered[which])
    return pair


def choose(matches: tuple[Match, Match], pair: Pair, random: Random) -> tuple[int, int] | None:
    """What is answered in each: the same, but in secret something else; None if that is not possible."""
    one, other = matches[0].question, matches[1].question
    assert one is not None
    assert other is not None
    assert (one.seat, one.kind, one.known_to) == (other.seat, other.kind, other.known_to)
    if one.known_to == pair.owner:
        return choose_in_secret(one, other, pair, random)
    common = [option for option in one.options if option in other.options]
    if not common:
        return None
    option = random.choice(common)
    return option, option


def choose_in_secret(one: Question, other: Question, pair: Pair, random: Random) -> tuple[int, int]:
    here = random.choice(one.options)
    there = random.choice([option for option in other.options if option != here] or other.options)
    pair.differences += here != there
    return here, there


def enter(log: list[AnyEntry], match: Match, entered: int) -> int:
    """When a player has to answer, write down what was answered since, as rooms do: with all of chance's answers."""
    question = match.asked()
    if question.seat == CHANCE or question.is_forced:
        return entered
    lines = lines_since(match, entered)
    if not any(isinstance(entry, Began) for entry in log):
        log.append(Began(NOON, lines=lines))
    elif lines:
        first = match.answers[entered].question
        assert first is not None
        log.append(Played(NOON, seat=first.seat, lines=lines))
    return len(match.answers)
