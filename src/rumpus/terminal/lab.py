"""`rumpus lab`: experiments at the command line."""

import argparse
import os
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rumpus.kernel.message import Message
from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.lab_report import add_report
from rumpus.terminal.status_line import StatusLine

if TYPE_CHECKING:
    from rumpus.lab.running import Progress, Workers

MOST_PROCESSES: Final = 1024
MOST_GAMES: Final = 1_000_000
LOCAL, RAY = "local", "ray"  # where games can be played
BAR: Final = 20  # characters


def add_lab(console: Console, lab: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = lab.add_subparsers(metavar=text("arg-command"), required=True)
    about = text("cli-lab-run-about")
    run = commands.add_parser("run", help=text("cli-lab-run"), description=about, parents=[language])
    run.set_defaults(command=run_lab)
    run.add_argument("file", type=Path, metavar=text("arg-experiment"), help=text("cli-lab-experiment"))
    run.add_argument("--out", type=Path, metavar=text("arg-folder"), help=text("cli-lab-out"))
    processes = whole_number(console, 1, MOST_PROCESSES)
    run.add_argument("--processes", type=processes, metavar="N", help=text("cli-lab-processes"))
    run.add_argument("--games", type=whole_number(console, 1, MOST_GAMES), metavar="N", help=text("cli-lab-games"))
    run.add_argument("--on", choices=(LOCAL, RAY), default=LOCAL, help=text("cli-lab-on"))
    about = text("cli-lab-report-about")
    add_report(
        console, commands.add_parser("report", help=text("cli-lab-report"), description=about, parents=[language])
    )


def workers(place: str, processes: int | None) -> "Workers":
    if place == RAY:
        from rumpus.lab.on_ray import by_ray

        return by_ray(processes)
    from rumpus.lab.running import by_processes

    return by_processes(processes or os.cpu_count() or 1)


def run_lab(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what plays thousands of games.
    from rumpus.lab.experiment import game_of
    from rumpus.lab.results import SUFFIX, begin_results
    from rumpus.lab.running import run_experiment

    console.speak_of(game_of(given.file))
    folder: Path = given.out or given.file.with_suffix(SUFFIX)
    results = begin_results(given.file, folder)
    line = StatusLine()

    def tell(progress: "Progress") -> None:
        if line.is_due():
            line.show(describe(console, progress))

    try:
        run_experiment(results, workers(given.on, given.processes), tell, given.games)
    except KeyboardInterrupt:
        line.leave()
        console.say("lab-interrupted", games=results.count(), folder=str(folder))
        raise
    line.leave()
    console.say("lab-done", games=results.count(), folder=str(folder))
    return True


def describe(console: Console, progress: "Progress") -> str:
    """A bar, how many games are done and how fast, the time left, and what the last cell looks like so far."""
    filled = BAR * progress.done // progress.wanted
    cell = progress.cell
    estimates = tuple(
        Message(
            "lab-estimate",
            {"percent": round(50 * (rate.low + rate.high)), "margin": round(50 * (rate.high - rate.low))},
        )
        for rate in cell.win_rates()
    )
    said = console.text(
        "lab-progress",
        done=progress.done,
        wanted=progress.wanted,
        rate=round(60 * progress.per_second),
        left=str(timedelta(seconds=round(progress.seconds_left))),
        cell=cell.cell.id,
        estimates=estimates,
    )
    return f"{'█' * filled}{'░' * (BAR - filled)} {said}"
