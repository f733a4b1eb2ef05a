"""`rumpus match`: bots meet, and how it stands is told until it is certain."""

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.arguments import MOST_SIMULATIONS, whole_number
from rumpus.terminal.choices import choices_in
from rumpus.terminal.console import Console
from rumpus.terminal.status_line import StatusLine
from rumpus.thinking.registry import bot_levels

if TYPE_CHECKING:
    from rumpus.arena.match import BotMatch
    from rumpus.arena.ratings import Ratings
    from rumpus.arena.standing import BotScore, Standing

MOST_GAMES: Final = 1_000_000
MOST_PROCESSES: Final = 1024
MOST_PATIENCE: Final = 24 * 3600  # seconds
GAMES: Final = 100
SEED: Final = "1"
PATIENCE: Final = 30  # seconds
GAP: Final = "  "  # between columns


def add_match(console: Console, match: argparse.ArgumentParser) -> None:
    text = console.text
    match.add_argument(
        "bots", nargs="+", metavar=text("arg-bot"), help=text("cli-match-bots", levels=tuple(bot_levels()))
    )
    add_game(console, match)
    games = whole_number(console, 1, MOST_GAMES)
    match.add_argument("--games", type=games, default=GAMES, metavar="N", help=text("cli-match-games", games=GAMES))
    match.add_argument("--all", action="store_true", help=text("cli-match-all"))
    match.add_argument("--out", type=Path, metavar=text("arg-folder"), help=text("cli-match-out"))
    match.add_argument("--seed", default=SEED, metavar=text("arg-seed"), help=text("cli-match-seed", seed=SEED))
    simulations = whole_number(console, 1, MOST_SIMULATIONS)
    match.add_argument("--simulations", type=simulations, metavar="N", help=text("cli-match-simulations"))
    patience = whole_number(console, 1, MOST_PATIENCE)
    about = text("cli-match-patience", seconds=PATIENCE)
    match.add_argument("--patience", type=patience, default=PATIENCE, metavar=text("arg-seconds"), help=about)
    add_processes(console, match)


def add_game(console: Console, command: argparse.ArgumentParser) -> None:
    games = console.text("cli-game", games=tuple(game_ids()))
    command.add_argument("--game", required=True, metavar=console.text("arg-game"), help=games)


def add_processes(console: Console, command: argparse.ArgumentParser) -> None:
    processes = whole_number(console, 1, MOST_PROCESSES)
    about = console.text("cli-lab-processes")
    command.add_argument("--processes", type=processes, default=os.cpu_count() or 1, metavar="N", help=about)


def run_match(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what plays thousands of games.
    from rumpus.arena.match import BotMatch
    from rumpus.arena.playing import MatchTable

    game = find_game(given.game)
    console.speak_of(game)
    table = MatchTable(
        game.id, game.rules_version, choices_in(given), given.seed, given.simulations, float(given.patience)
    )
    match = BotMatch(table, given.bots, given.games, given.out)
    match.stops_early = not given.all
    line, began = StatusLine(), time.monotonic()

    def tell(standing: "Standing", played: int) -> None:
        if line.is_due():
            line.show(describe(console, standing, match.wanted, played / max(time.monotonic() - began, 0.001)))

    try:
        match.play(given.processes, tell)
    except KeyboardInterrupt:
        line.leave()
        if given.out is not None:
            console.say("match-interrupted", folder=str(given.out))
        raise
    line.leave()
    report(console, match)
    return True


def describe(console: Console, standing: "Standing", wanted: int, per_second: float) -> str:
    """How many games are done and how fast, and what each bot has got so far."""
    estimates = tuple(
        Message("match-estimate", {"bot": bot, **share_of(score)}) for bot, score in standing.scores.items()
    )
    done, rate = len(standing.games), round(60 * per_second)
    return console.text("match-progress", done=done, wanted=wanted, rate=rate, estimates=estimates)


def share_of(score: "BotScore") -> dict[str, float]:
    share = score.share
    return {"percent": 100 * share.value, "low": 100 * share.low, "high": 100 * share.high}


def report(console: Console, match: "BotMatch") -> None:
    from rumpus.arena.results import RECORDS

    standing = match.standing
    ratings = rate(console, standing)
    columns = ("bot", "points", "interval", "won", "drawn", "lost", "rating", "seconds")
    rows = [[console.text("match-column", column=column) for column in columns]]
    for bot, score in sorted(standing.scores.items(), key=lambda each: -each[1].share.value):
        rows.append(row_of(console, bot, score, ratings))
    for text in laid_out(rows):
        print(text)
    winner, games = standing.winner(), len(standing.games)
    if winner is None:
        console.say("match-undecided", games=games)
    else:
        console.say("match-decided", bot=winner, games=games)
    for bot, score in standing.scores.items():
        if score.forfeits:
            console.say("match-forfeits", bot=bot, games=score.forfeits, why=score.why)
    if match.results.folder is not None:
        record = min((match.results.folder / RECORDS).iterdir(), default="none")
        console.say("match-kept", folder=str(match.results.folder), record=str(record))


def row_of(console: Console, bot: str, score: "BotScore", ratings: "Ratings | None") -> list[str]:
    text = console.text
    rating = "–"
    if ratings is not None:
        found = ratings.of(bot)
        rating = text("match-rating", value=found.value, margin=found.margin)
    return [
        bot,
        text("match-points", **share_of(score)),
        text("match-interval", **share_of(score)),
        *(text("match-count", count=count) for count in (score.won, score.drawn, score.lost)),
        rating,
        text("match-seconds", seconds=score.seconds_an_answer),
    ]


def rate(console: Console, standing: "Standing") -> "Ratings | None":
    """Ratings, where what they are worked out with is there."""
    from rumpus.arena.ratings import Ratings

    try:
        ratings = Ratings(standing.scores)
    except Refused as refused:
        console.complain(refused.message)
        return None
    ratings.add(standing.games)
    return ratings


def laid_out(rows: Sequence[Sequence[str]]) -> list[str]:
    """Names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
