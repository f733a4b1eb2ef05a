"""What the commands of the lab have in common: where games are played, and how they are getting on."""

import argparse
import os
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from rumpus.kernel.message import Message
from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.status_line import StatusLine

if TYPE_CHECKING:
    from rumpus.lab.running import Progress, Workers

MOST_PROCESSES: Final = 1024
LOCAL, RAY = "local", "ray"  # where games can be played
BAR: Final = 20  # characters


def add_workers(console: Console, command: argparse.ArgumentParser) -> None:
    processes = whole_number(console, 1, MOST_PROCESSES)
    command.add_argument("--processes", type=processes, metavar="N", help=console.text("cli-lab-processes"))
    command.add_argument("--on", choices=(LOCAL, RAY), default=LOCAL, help=console.text("cli-lab-on"))


def workers(given: argparse.Namespace) -> "Workers":
    if given.on == RAY:
        from rumpus.lab.on_ray import by_ray

        return by_ray(given.processes)
    from rumpus.lab.processes import by_processes

    return by_processes(given.processes or os.cpu_count() or 1)


def teller(console: Console, line: StatusLine) -> Callable[["Progress"], None]:
    def tell(progress: "Progress") -> None:
        if line.is_due():
            line.show(describe(console, progress))

    return tell


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
