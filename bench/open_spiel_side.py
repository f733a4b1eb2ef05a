"""The peer: OpenSpiel's MCTS on backgammon, in Python and in C++, with one random rollout a simulation."""
# OpenSpiel carries few types and need not be installed to check or test Rumpus.
# mypy: disable-error-code="import-not-found, import-untyped"

import time
from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

MIDDLE = 40  # answers into the game, chance's included
UCT = 1.4


def middle_position(game: Any, seed: int) -> Any:
    random = Random(seed)
    state = game.new_initial_state()
    answers = 0
    while answers < MIDDLE or state.is_chance_node():
        options = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(options))
        answers += 1
    return state


def python_rate(simulations: int, seed: int) -> float:
    """Simulations per second of processor time."""
    game = pyspiel.load_game("backgammon")
    random = numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, UCT, simulations, evaluator, random_state=random)
    return rate_of(bot, middle_position(game, seed), simulations)


def cpp_rate(simulations: int, seed: int) -> float:
    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, simulations, 0, False, seed, False)
    return rate_of(bot, middle_position(game, seed), simulations)


def rate_of(bot: Any, state: Any, simulations: int) -> float:
    started = time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - started)
