"""Whether the evaluation says as often as it happens who wins: its log-loss in every tenth of a game beside a coin's,
where somebody wins; and how likely it thinks that nobody wins among more than two, beside how often that is so.

    python bench/calibration.py worms --games 200
    python bench/calibration.py zombies-doom --games 200 --bot fair

Games of two to four players, Worms by all editions in turn. Looked at is the beginning of every turn.
"""

import argparse
from collections.abc import Sequence
from math import log, nan
from random import Random
from statistics import fmean
from typing import NamedTuple

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


class Said(NamedTuple):
    """About one moment of a game that is over."""

    loss: float | None  # the log-loss, where somebody won
    coin: float
    nobody: float | None  # how likely that was to be, among more than two
    was_nobody: bool


def play(id: str, bot: str, number: int, seed: str) -> list[Said]:
    """What was said at the beginning of every turn; nothing if the game did not end."""
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
    return [judged(shares, result.winners) for shares in seen]


def judged(shares: Shares, winners: tuple[int, ...]) -> Said:
    seats = len(shares)
    nobody = 1 - sum(shares) if seats > 2 else None
    counted = winners or (range(seats) if seats == 2 else ())  # a draw is half a win for either of two
    loss = -fmean([log(shares[seat] / sum(shares)) for seat in counted]) if counted else None
    return Said(loss, log(seats), nobody, not winners)


def mean(found: Sequence[float]) -> float:
    """Not a number, of none: in a few games nobody may win, or all may be of two."""
    return fmean(found) if found else nan


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--seed", default="calibration")
    given = parser.parse_args()
    found: list[list[Said]] = [[] for _ in range(TENTHS)]
    for number in range(given.games):
        turns = play(given.game, given.bot, number, given.seed)
        for at, said in enumerate(turns):
            found[at * TENTHS // len(turns)].append(said)
    print("tenth  positions  log-loss   coin   nobody: said  so it was")
    for tenth, moments in enumerate(found, 1):
        ours = mean([said.loss for said in moments if said.loss is not None])
        coin = mean([said.coin for said in moments if said.loss is not None])
        thought = mean([said.nobody for said in moments if said.nobody is not None])
        so_it_was = mean([said.was_nobody for said in moments if said.nobody is not None])
        worse = "  worse" if ours >= coin else ""
        print(f"{tenth:5}  {len(moments):9}  {ours:8.3f}  {coin:5.3f}  {thought:13.1%}  {so_it_was:9.1%}{worse}")


if __name__ == "__main__":
    main()
