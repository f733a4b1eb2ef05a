"""`rumpus lab report`: what an experiment has found, as a page."""

import argparse
from pathlib import Path
from typing import Final

from rumpus.kernel.registry import find_game
from rumpus.terminal.console import Console
from rumpus.terminal.desktop import open_browser

FOLDER: Final = "report"


def add_report(console: Console, report: argparse.ArgumentParser) -> None:
    text = console.text
    report.set_defaults(command=run_report)
    report.add_argument("folder", type=Path, metavar=text("arg-results"), help=text("cli-lab-results"))
    report.add_argument("--out", type=Path, metavar=text("arg-folder"), help=text("cli-lab-report-out"))
    report.add_argument("--open", action="store_true", help=text("cli-open"))


def run_report(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.lab.report import write_report
    from rumpus.lab.results import open_results

    results = open_results(given.folder)
    console.speak_of(find_game(results.experiment.game), *results.settings())
    folder: Path = given.out or given.folder / FOLDER
    page = write_report(results, folder, console.words.say, console.language)
    console.say("report-written", file=str(page))
    if given.open:
        open_browser(page.resolve().as_uri())
    return True
