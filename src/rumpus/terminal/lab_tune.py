"""`rumpus lab tune`: finding a box of which a designer's goals are true."""

import argparse
from pathlib import Path

from rumpus.terminal.console import Console
from rumpus.terminal.desktop import open_browser
from rumpus.terminal.lab_progress import add_workers, teller, workers
from rumpus.terminal.lab_report import FOLDER
from rumpus.terminal.status_line import StatusLine


def add_tune(console: Console, tune: argparse.ArgumentParser) -> None:
    text = console.text
    tune.set_defaults(command=run_tune)
    tune.add_argument("file", type=Path, metavar=text("arg-goals"), help=text("cli-lab-goals"))
    tune.add_argument("--out", type=Path, metavar=text("arg-folder"), help=text("cli-lab-out"))
    add_workers(console, tune)
    tune.add_argument("--open", action="store_true", help=text("cli-open"))


def run_tune(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.lab.experiment import game_of
    from rumpus.lab.report import write_report
    from rumpus.lab.tuning import SUFFIX, Tuner

    game = game_of(given.file)
    console.speak_of(game)
    folder: Path = given.out or given.file.with_suffix(SUFFIX)
    line = StatusLine()
    search = Tuner(given.file, folder, workers(given), teller(console, line))
    try:
        tuned = search.tune()
    except KeyboardInterrupt:
        line.leave()
        console.say("lab-tune-interrupted", folder=str(folder))
        raise
    line.leave()
    console.speak_of(game, *reversed(tuned.check.settings()))  # of what has changed, as the tuned box has it
    page = write_report(tuned.check, folder / FOLDER, console.words.say, console.language, tuned)
    if tuned.nothing_better:
        console.say("lab-tune-nothing", boxes=len(tuned.tried))
    elif tuned.box:
        console.say("lab-tuned", folder=str(tuned.box))
    else:
        console.say("lab-tuned-agreed")
    console.say("report-written", file=str(page))
    if given.open:
        open_browser(page.resolve().as_uri())
    return True
