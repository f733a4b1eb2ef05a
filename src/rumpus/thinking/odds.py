"""The chances of what matters, should a player choose this option: from what that player knows, and no more.

What follows is played on up to the player's next decision, or anybody else's. On the way the player chooses for the
best, such as which die to take. While there are few ways on all of them are counted, and the odds are exact; beyond
that, playouts are sampled and the odds are given with a margin.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final, NamedTuple

from rumpus.kernel.chance import Chance, SeededChance, fresh_seed
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.thinking.bot import Limit
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import evaluate
from rumpus.thinking.fates import Fate, Fates
from rumpus.thinking.priors import Priors

SECONDS: Final = 0.25  # for the odds of an option
FOR_COUNTING: Final = 0.6  # of the time: what is not counted by then is sampled
MOST_COUNTED: Final = 20_000  # ways on
DEEPEST: Final = 60  # answers of a way on that is counted
LEAST_SAMPLED: Final = 12  # playouts, however little time there is: fewer say nothing
MOST_COUNTED_FOR_A_CHOICE: Final = 60  # of the player's own in a playout
TWO_SIGMA: Final = 2.0
CERTAIN: Final = 1 - 1e-9  # sums of many probabilities are hardly ever 1 exactly
LINE: Final = "fates-of"  # each game has its own words for it
SUBJECT: Final = "fates-subject"  # and for what it is about
USUAL: Final = Limit(seconds=SECONDS)

Likely = dict[Fate, float]


@dataclass(frozen=True)
class Odds:
    """How likely it is what becomes of everything that matters, should a player choose an option."""

    chances: tuple[tuple[Fate, float], ...]  #: what may become of each subject, and how likely
    margin: float  #: how far off each may well be; 0 if they are exact

    def messages(self) -> tuple[Message, ...]:
        """A line for each subject, in whole percent; one for several of which the same is to be said."""
        chances: dict[str, list[tuple[str, int]]] = {}
        for fate, likely in self.chances:
            chances.setdefault(fate.subject, []).append((fate.id, in_percent(likely)))
        subjects: dict[tuple[tuple[str, int], ...], list[str]] = {}
        for subject, said in chances.items():
            subjects.setdefault(tuple(said), []).append(subject)
        return tuple(self._line(about, said) for said, about in subjects.items())

    def _line(self, subjects: list[str], chances: tuple[tuple[str, int], ...]) -> Message:
        about = tuple(Message(SUBJECT, {"subject": subject}) for subject in subjects)
        return Message(LINE, {"subjects": about, "chances": tuple(self._chance(*chance) for chance in chances)})

    def _chance(self, fate: str, percent: int) -> Message:
        if not self.margin:
            return Message("odds-exact", {"what": Message(fate), "percent": percent})
        return Message("odds-about", {"what": Message(fate), "percent": percent, "margin": ceil(100 * self.margin)})


def in_percent(likely: float) -> int:
    """What may be is never told as impossible, and what need not be never as certain."""
    return 100 if likely > CERTAIN else min(99, max(1, round(100 * likely)))


class TooMany(Exception):
    """There are more ways on than may be counted."""


class Forecast(NamedTuple):
    share: float  # the player's, on average
    fates: Likely  # how likely each is


def odds(match: Match, option: int | str, *, limit: Limit = USUAL) -> Odds:
    """The odds of one option of the open question, from what whoever is asked may know. They are exact where the ways
    on can be counted in time, and have a margin where not; empty if the game tells none. Refused if it is no option;
    ValueError if nobody is asked, or chance is."""
    question = match.asked()
    if question.seat == CHANCE:
        raise ValueError("chance is asked, which chooses nothing")
    luck = SeededChance(fresh_seed())
    return odds_of(match.game, match.state, match.read(question, option), luck, limit)


def odds_of(game: AnyGame, state: State, option: int, chance: Chance, limit: Limit = USUAL) -> Odds:
    """The odds of one option of the open question, for whoever is asked. Chance is for what has to be sampled."""
    question = state.asked()
    if not Fates.is_given_by(game):
        return Odds((), 0.0)
    goes_on = limit.start(SECONDS).goes_on
    until = float("inf") if limit.seconds is None else time.monotonic() + FOR_COUNTING * limit.seconds
    known = Determinization.of(game).gather(state, question.seat)
    if known is not None:
        try:
            after = known.copy()
            answer(after, option)
            counted = Counting(game, known, MOST_COUNTED, until).forecast(after)
            return Odds(notable(counted.fates), 0.0)
        except TooMany:
            pass
    return sample(game, state, option, chance, goes_on)


def sample(game: AnyGame, state: State, option: int, chance: Chance, goes_on: Callable[[int], bool]) -> Odds:
    question = state.asked()
    fates: Likely = {}
    samples, hidden = 0, Determinization.of(game)
    while samples < LEAST_SAMPLED or goes_on(samples):
        world: State = hidden.determinize(state, question.seat, chance)
        after = world.copy()
        answer(after, option)
        for fate in play_on(game, world, after, chance):
            fates[fate] = fates.get(fate, 0.0) + 1
        samples += 1
    return Odds(notable({fate: times / samples for fate, times in fates.items()}), TWO_SIGMA * sqrt(0.25 / samples))


def play_on(game: AnyGame, before: State, state: State, chance: Chance) -> list[Fate]:
    """One playout, up to where it matters no more."""
    seat, fates = before.asked().seat, Fates.of(game)
    while not is_settled(fates, state, seat):
        question = state.asked()
        answer(state, chance.pick(question) if question.seat == CHANCE else best_choice(game, before, state))
    return fates.fates(before, state)


def best_choice(game: AnyGame, before: State, state: State) -> int:
    """What the player would do: counted where that is quickly done, else what looks most promising."""
    question = state.asked()
    try:
        counting = Counting(game, before, MOST_COUNTED_FOR_A_CHOICE, float("inf"))
        return max(question.options, key=lambda option: counting.after(state, option).share)
    except TooMany:
        weights = Priors.of(game).priors(state)
        return question.options[weights.index(max(weights))]


def is_settled(fates: Fates, state: State, seat: int) -> bool:
    """Whether the next decision has come, or another player's turn, or the end."""
    question = state.question
    if question is None or question.seat == CHANCE:
        return question is None
    return question.seat != seat or fates.is_decision(question)


class Counting:
    """Every way on there is, each as likely as chance makes it; the player chooses for the best."""

    def __init__(self, game: AnyGame, before: State, most: int, until: float) -> None:
        self.game = game
        self.fates = Fates.of(game)
        self.before = before
        self.seat = before.asked().seat
        self.left = most
        self.until = until
        self.depth = 0
        self.known: dict[str, Forecast] = {}  # several dice are thrown one by one: many orders, the same outcome

    def forecast(self, state: State) -> Forecast:
        if is_settled(self.fates, state, self.seat):
            share = evaluate(self.game, state)[self.seat]
            return Forecast(share, dict.fromkeys(self.fates.fates(self.before, state), 1.0))
        key = repr(state.to_json())
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.look_on(state)
        return found

    def look_on(self, state: State) -> Forecast:
        question = state.asked()
        if question.seat != CHANCE:
            return max((self.after(state, option) for option in question.options), key=lambda each: each.share)
        share = 0.0
        fates: Likely = {}
        for option, probability in question.probabilities():
            after = self.after(state, option)
            share += probability * after.share
            for fate, likely in after.fates.items():
                fates[fate] = fates.get(fate, 0.0) + probability * likely
        return Forecast(share, fates)

    def after(self, state: State, option: int) -> Forecast:
        self.left -= 1
        if self.left < 0 or self.depth == DEEPEST or time.monotonic() > self.until:
            raise TooMany
        copy = state.copy()
        answer(copy, option)
        self.depth += 1
        found = self.forecast(copy)
        self.depth -= 1
        return found


def notable(fates: Likely) -> tuple[tuple[Fate, float], ...]:
    """Everything about the subjects of which there is something to be said."""
    subjects = {fate.subject for fate in fates if fate.notable}
    return tuple(sorted((fate, likely) for fate, likely in fates.items() if fate.subject in subjects))
