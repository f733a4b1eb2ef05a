"""`rumpus ladder`: more games for the ratings of many bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.match import MOST_GAMES, add_processes, laid_out
from rumpus.terminal.status_line import StatusLine

if TYPE_CHECKING:
    from rumpus.arena.ladder import Ladder

GAMES: Final = 100
COLUMNS: Final = ("bot", "rating", "games")


def add_ladder(console: Console, ladder: argparse.ArgumentParser) -> None:
    text = console.text
    ladder.add_argument("folder", type=Path, metavar=text("arg-folder"), help=text("cli-ladder-folder"))
    games = whole_number(console, 0, MOST_GAMES)
    ladder.add_argument("--games", type=games, default=GAMES, metavar="N", help=text("cli-ladder-games", games=GAMES))
    add_processes(console, ladder)


def run_ladder(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what plays thousands of games.
    from rumpus.arena.ladder import Ladder

    ladder, line = Ladder(given.folder), StatusLine()

    def tell(ladder: "Ladder", played: int) -> None:
        if line.is_due():
            line.show(console.text("ladder-progress", done=played, wanted=given.games, bot=ladder.order()[0]))

    try:
        ladder.play(given.games, given.processes, tell)
    except KeyboardInterrupt:
        line.leave()
        console.say("match-interrupted", folder=str(given.folder))
        raise
    line.leave()
    report(console, ladder)
    return True


def report(console: Console, ladder: "Ladder") -> None:
    text = console.text
    rows = [[text("match-column", column=column) for column in COLUMNS]]
    for bot in ladder.order():
        rating, games = ladder.ratings.of(bot), ladder.games[bot]
        name = bot if bot in ladder.bots else text("ladder-left", bot=bot)
        rows.append(
            [name, text("match-rating", value=rating.value, margin=rating.margin), text("match-count", count=games)]
        )
    for row in laid_out(rows):
        print(row)
