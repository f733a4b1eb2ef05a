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
    """The longer a game lasts, the more luck it is played with."""
    return SHARPNESS * patience_in(game, state, 1)


def patience_in(game: AnyGame, state: State, times: int) -> float:
    """1 until a game has lasted so many times as long as usual, then less and less: two who wait for each other would
    never end."""
    return min(1.0, times * Features.of(game).usual_turns / max(1, state.turns))


def bot_in(file: Path) -> Bot:
    """One that plays by the policy of a file, whatever the game is."""

    def choose(glimpse: Glimpse, random: Random, limit: Limit) -> int:
        imagination = imagine(glimpse, random)
        return imagination.question.options.index(think_quickly(imagination.game, imagination.state, random, file))

    return choose
