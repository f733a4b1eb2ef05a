"""Games played at random, for tests that must hold in every game."""

from random import Random

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import Question
from rumpus.kernel.setting import Choice, Setting

LONGEST = 5_000  # answers; no game may take more
INTERRUPTIONS = 0.02  # how often something is said from outside, where it can be


def some_setting(game: AnyGame, random: Random) -> Setting:
    """Seats and options picked at random; what contradicts itself is thrown away."""
    while True:
        options = {choice.key: some_value(choice, random) for choice in game.choices}
        try:
            setting: Setting = game.setting(random.choice(game.seats), options)
        except Refused:
            continue
        return setting


def some_value(choice: Choice, random: Random) -> str:
    if choice.several:
        return ", ".join(value for value in choice.values if random.random() < 0.25)
    return random.choice(choice.values)


def new_match(game: AnyGame, seed: int, listen: bool = True) -> tuple[Match, Random]:
    """A match nobody has answered in yet, and the generator that will answer for everybody."""
    random = Random(f"{game.id} {seed}")
    return Match(game, some_setting(game, random), SeededChance(str(seed)), listen=listen), random


def some_option(question: Question, random: Random) -> int:
    return question.options[int(random.random() * len(question.options))]


def play_on(match: Match, random: Random, answers: int = LONGEST) -> None:
    """Answer at random so many times, or until the game is over."""
    for _ in range(answers):
        question = match.question
        if question is None:
            return
        interruptions = Interruptions.of(match.game).possible(match.state)
        if interruptions and random.random() < INTERRUPTIONS:
            match.interrupt(random.choice(interruptions))
        else:
            match.answer(some_option(question, random))


def match_at(game: AnyGame, setting: Setting, seed: int, answers: int) -> Match:
    """A match of this setting after so many answers at random."""
    match = Match(game, setting, SeededChance(str(seed)), listen=False)
    play_on(match, Random(seed), answers)
    return match
