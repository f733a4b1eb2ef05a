"""Games from which a policy is learnt: the last one plays them, and at some questions a search looks closer."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import msgspec

from rumpus.bots.imagining import Imagination
from rumpus.bots.quick import sharpness_in
from rumpus.bots.search import Search
from rumpus.boxes.boxes import BOX
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.learning.features import Features
from rumpus.learning.fitting import Example
from rumpus.learning.policy import Policy, Weights
from rumpus.thinking.priors import Priors

LOOKS: Final = 0.25  # of the questions: how many are looked at closely
LONGEST: Final = 5_000  # answers of a game, chance's included


class LessonJob(NamedTuple):
    """One game."""

    game: str
    box: str  # or none, for the usual one
    seed: str
    number: int
    simulations: int
    weights: Weights | None  # of the policy that plays

    @property
    def bots(self) -> tuple[str, ...]:
        return ("policy",)


class PlayedLesson(msgspec.Struct, frozen=True):
    """It can be played again from its answers, so nothing else is kept: whoever finds better features learns from
    the same games."""

    number: int
    seats: int
    options: dict[str, str]
    answers: list[int]  # chance's as well
    looked: dict[int, dict[int, int]]  # by the place of an answer: how often the search tried each option


def play_lesson(job: LessonJob) -> PlayedLesson:
    game, random = find_game(job.game), Random(f"{job.seed}/{job.number}")
    options, setting = draw_setting(game, job.box, job.number, random)
    policy = None if job.weights is None else Policy(game, job.weights)
    state, chance = game.start(setting), SeededChance(f"{job.seed}/{job.number}/luck")
    run(state)
    answers: list[int] = []
    looked: dict[int, dict[int, int]] = {}
    while (question := state.question) is not None and len(answers) < LONGEST:
        if question.seat == CHANCE:
            option = chance.pick(question)
        elif len(question.options) > 1 and random.random() < LOOKS:
            imagination = Imagination(game, state, random)
            search = Search(imagination, random, imagination.turns, policy)
            for _ in range(job.simulations):
                search.simulate()
            looked[len(answers)] = {each: child.times for each, child in search.root.children.items()}
            option = search.best()
        elif policy is None:
            option = random.choices(question.options, Priors.of(game).priors(state))[0]
        else:
            option = policy.choose(state, random, sharpness_in(game, state))
        answers.append(option)
        answer(state, option)
    return PlayedLesson(job.number, setting.seats, options, answers, looked)


def draw_setting(game: AnyGame, box: str, number: int, random: Random) -> tuple[dict[str, str], Setting]:
    """All numbers of players in turn. What else can be agreed on is drawn by lot, if it goes together, so that a policy
    serves all of it."""
    seats = [each for each in game.seats if each > 1] or list(game.seats)
    agreed = {BOX: box} if box else {}
    drawn = {
        choice.key: random.choice(choice.values)
        for choice in game.choices
        if choice.key != BOX and not choice.several and not choice.open_ended
    }
    many = seats[number % len(seats)]
    try:
        return drawn | agreed, game.setting(many, drawn | agreed)
    except Refused:
        return agreed, game.setting(many, agreed)


def examples_in(game: AnyGame, lesson: PlayedLesson) -> Iterator[Example]:
    """What the searches of a game found, with the features of every option."""
    state: State = game.start(game.setting(lesson.seats, lesson.options))
    features = Features.of(game)
    run(state)
    for at, option in enumerate(lesson.answers):
        if tried := lesson.looked.get(at):
            looks = features.features(state)
            options = [(sort, features.names(state.setting, sort) or (), row) for sort, row in looks]
            yield Example(options, [tried.get(each, 0) for each in state.asked().options])
        answer(state, option)
