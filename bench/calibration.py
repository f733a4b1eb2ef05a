"""Whether the evaluation says as often as it happens who wins: its log-loss in every tenth of a game beside a coin's.

    python bench/calibration.py worms --games 200
    python bench/calibration.py zombies-doom --games 200 --bot fair

Games of two to four players, Worms by all editions in turn. Looked at is the beginning of every turn.
"""

import argparse
from math import log
from random import Random
from statistics import fmean

from rumpus.bots.players import player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.kernel.state import State
from rumpus.thinking.bot import Limit
from rumpus.thinking.evaluation import Shares, evaluate

TENTHS = 10
LONGEST = 20_000  # answers
EDITIONS = ("english", "ukrainian", "czech")


def play(id: str, bot: str, number: int, seed: str) -> list[tuple[float, float]]:
    """The log-loss at the beginning of every turn, and a coin's; nothing if the game did not end."""
    game, random = find_game(id), Random(f"{seed}/{number}")
    options = {"setup": "quick", "edition": EDITIONS[number % len(EDITIONS)]} if id == "worms" else {}
    seats = 2 + number // len(EDITIONS) % 3
    setting = game.setting(seats, options)
    players = [player_named(game, setting, bot, random, Limit()) for _ in range(seats)]
    state: State = game.start(setting)
    chance, seen, turns = SeededChance(f"{seed}/{number}/luck"), list[Shares](), 0
    run(state)
    for _ in range(LONGEST):
        if (question := state.question) is None:
            break
        if state.turns > turns:
            turns = state.turns
            seen.append(evaluate(game, state))
        answer(state, chance.pick(question) if question.seat == CHANCE else players[question.seat](state))
    result = state.result()
    if result is None:
        return []
    winners = result.winners or tuple(range(seats))
    return [(-fmean(log(shares[seat]) for seat in winners), log(seats)) for shares in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--seed", default="calibration")
    given = parser.parse_args()
    found: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for number in range(given.games):
        turns = play(given.game, given.bot, number, given.seed)
        for at, losses in enumerate(turns):
            found[at * TENTHS // len(turns)].append(losses)
    print("tenth  positions  log-loss   coin")
    for tenth, all_losses in enumerate(found, 1):
        ours, coin = fmean(each for each, _ in all_losses), fmean(each for _, each in all_losses)
        print(f"{tenth:5}  {len(all_losses):9}  {ours:8.3f}  {coin:5.3f}{'' if ours < coin else '  worse'}")


if __name__ == "__main__":
    main()
