"""`rumpus learn`: a policy is learnt round by round, and tried against the last one."""

import argparse
import os
import shlex
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.arguments import MOST_SIMULATIONS, whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.lab_progress import RAY, add_workers
from rumpus.terminal.match import MOST_GAMES, SEED
from rumpus.terminal.status_line import StatusLine

if TYPE_CHECKING:
    from rumpus.arena.learning import LearningRound, LessonPool

ROUNDS: Final = 3
LESSONS: Final = 100
SIMULATIONS: Final = 200
GAMES: Final = 400
MOST_ROUNDS: Final = 1_000


def add_learn(console: Console, learn: argparse.ArgumentParser) -> None:
    text = console.text
    learn.add_argument("game", metavar=text("arg-game"), help=text("cli-game", games=tuple(game_ids())))
    learn.add_argument("--out", type=Path, required=True, metavar=text("arg-folder"), help=text("cli-learn-out"))
    learn.add_argument("--box", default="", metavar=text("arg-folder"), help=text("cli-learn-box"))
    for name, most, usual in (
        ("rounds", MOST_ROUNDS, ROUNDS),
        ("lessons", MOST_GAMES, LESSONS),
        ("simulations", MOST_SIMULATIONS, SIMULATIONS),
        ("games", MOST_GAMES, GAMES),
    ):
        number, about = whole_number(console, 1, most), text(f"cli-learn-{name}", usual=usual)
        learn.add_argument(f"--{name}", type=number, default=usual, metavar="N", help=about)
    learn.add_argument("--seed", default=SEED, metavar=text("arg-seed"), help=text("cli-match-seed", seed=SEED))
    add_workers(console, learn)


def run_learn(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what plays thousands of games.
    from rumpus.arena.learning import Learning, LearningPlan

    game = find_game(given.game)
    console.speak_of(game)
    plan = LearningPlan(
        game.id, game.rules_version, given.box, given.seed, given.lessons, given.simulations, given.games
    )
    learning = Learning(given.out, plan, command_of(given))
    processes, line = given.processes or os.cpu_count() or 1, StatusLine()

    def pools() -> "AbstractContextManager[LessonPool]":
        from rumpus.arena.lessons import play_lesson

        if given.on == RAY:
            from rumpus.arena.on_ray import RayPool

            return RayPool(given.processes, play_lesson)
        from rumpus.arena.workers import GamePool

        return GamePool(processes, play_lesson)

    def tell(number: int, what: str, done: int, wanted: int) -> None:
        if line.is_due():
            line.show(console.text("learn-progress", round=number, what=what, done=done, wanted=wanted))

    for ended in learning.rounds:
        say_round(console, ended)
    try:
        while len(learning.rounds) < given.rounds:
            ended = learning.play_round(pools, processes, tell)
            line.leave()
            say_round(console, ended)
    except KeyboardInterrupt:
        line.leave()
        console.say("learn-interrupted", folder=str(given.out))
        raise
    if any(ended.promoted for ended in learning.rounds):
        console.say("learn-champion", file=str(given.out / "policy.toml"))
    else:
        console.say("learn-no-champion")
    return True


def say_round(console: Console, ended: "LearningRound") -> None:
    console.say(
        "learn-round",
        round=ended.round,
        questions=ended.questions,
        games=ended.games,
        percent=100 * ended.points,
        low=100 * ended.low,
        high=100 * ended.high,
        promoted="yes" if ended.promoted else "no",
    )


def command_of(given: argparse.Namespace) -> str:
    """What has to be typed to learn the same."""
    words = ["rumpus", "learn", given.game, *(["--box", given.box] if given.box else [])]
    for name in ("rounds", "lessons", "simulations", "games", "seed"):
        words += [f"--{name}", str(getattr(given, name))]
    return shlex.join(words)
