"""Answers at a glance, as a policy has learnt it: nothing is played on in the mind."""

from pathlib import Path
from random import Random
from typing import Final

from rumpus.bots.characters import policy_for
from rumpus.bots.imagining import imagine
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.learning.features import Features
from rumpus.learning.policy import policy_in
from rumpus.thinking.bot import Bot, Glimpse, Limit
from rumpus.thinking.priors import Priors

SHARPNESS: Final = 16.0  # the more, the more surely the likeliest answer is given


def choose_quickly(glimpse: Glimpse, random: Random, limit: Limit) -> int:
    """The place of the answer."""
    imagination = imagine(glimpse, random)
    return imagination.question.options.index(think_quickly(imagination.game, imagination.state, random))


def think_quickly(game: AnyGame, state: State, random: Random, file: Path | None = None, character: str = "") -> int:
    """By the policy of a file, or by the one that the game brings, as that character has it; without one, what looks
    promising."""
    policy = policy_for(game, character) if file is None else policy_in(file, game)
    if policy is None:
        return random.choices(state.asked().options, Priors.of(game).priors(state))[0]
    return policy.choose(state, random, sharpness_in(game, state))


def sharpness_in(game: AnyGame, state: State) -> float:
    """A game that lasts longer than usual is played with more luck: two who wait for each other would never end."""
    return SHARPNESS * min(1.0, Features.of(game).usual_turns / max(1, state.turns))


def bot_in(file: Path) -> Bot:
    """One that plays by the policy of a file, whatever the game is."""

    def choose(glimpse: Glimpse, random: Random, limit: Limit) -> int:
        imagination = imagine(glimpse, random)
        return imagination.question.options.index(think_quickly(imagination.game, imagination.state, random, file))

    return choose
