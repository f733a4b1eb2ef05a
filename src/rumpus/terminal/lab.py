"""`rumpus lab`: experiments at the command line."""

import argparse
from pathlib import Path
from typing import Final

from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.lab_progress import add_workers, teller, workers
from rumpus.terminal.lab_report import add_report
from rumpus.terminal.lab_tune import add_tune
from rumpus.terminal.status_line import StatusLine

MOST_GAMES: Final = 1_000_000


def add_lab(console: Console, lab: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = lab.add_subparsers(metavar=text("arg-command"), required=True)
    about = text("cli-lab-run-about")
    run = commands.add_parser("run", help=text("cli-lab-run"), description=about, parents=[language])
    run.set_defaults(command=run_lab)
    run.add_argument("file", type=Path, metavar=text("arg-experiment"), help=text("cli-lab-experiment"))
    run.add_argument("--out", type=Path, metavar=text("arg-folder"), help=text("cli-lab-out"))
    run.add_argument("--games", type=whole_number(console, 1, MOST_GAMES), metavar="N", help=text("cli-lab-games"))
    add_workers(console, run)
    about = text("cli-lab-report-about")
    add_report(
        console, commands.add_parser("report", help=text("cli-lab-report"), description=about, parents=[language])
    )
    about = text("cli-lab-tune-about")
    add_tune(console, commands.add_parser("tune", help=text("cli-lab-tune"), description=about, parents=[language]))


def run_lab(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what plays thousands of games.
    from rumpus.lab.experiment import game_of
    from rumpus.lab.results import SUFFIX, begin_results
    from rumpus.lab.running import run_experiment

    console.speak_of(game_of(given.file))
    folder: Path = given.out or given.file.with_suffix(SUFFIX)
    results = begin_results(given.file, folder)
    line = StatusLine()
    try:
        run_experiment(results, workers(given), teller(console, line), given.games)
    except KeyboardInterrupt:
        line.leave()
        console.say("lab-interrupted", games=results.count(), folder=str(folder))
        raise
    line.leave()
    console.say("lab-done", games=results.count(), folder=str(folder))
    return True
