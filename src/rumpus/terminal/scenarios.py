"""`rumpus scenario`: running scenarios and telling which did not come out as written."""

import argparse
from pathlib import Path

from rumpus.kernel.message import Message, Refused
from rumpus.records.scenario import find_scenarios, read_scenario, run_scenario
from rumpus.terminal.console import Console


def add_scenario(console: Console, scenario: argparse.ArgumentParser) -> None:
    text = console.text
    place, about = text("arg-file-or-folder"), text("cli-scenario-place")
    scenario.add_argument("places", type=Path, nargs="+", metavar=place, help=about)


def run_scenarios(console: Console, given: argparse.Namespace) -> bool:
    """Whether all of them came out as written."""
    files = find_scenarios(given.places)
    failed = 0
    for file in files:
        title, problems = run_file(console, file)
        if problems:
            failed += 1
            console.say("scenario-failed", file=str(file), title=title)
            for problem in problems:
                print(f"    {console.words.say(problem)}")
    console.say("scenario-summary", count=len(files), failed=failed)
    return not failed


def run_file(console: Console, file: Path) -> tuple[str, list[Message]]:
    """A scenario's title and everything that did not come as expected. Whatever it is, the next file has its turn."""
    try:
        scenario = read_scenario(file)
    except Refused as refused:
        return file.stem, [refused.message]
    console.speak_of(scenario.game)
    try:
        return scenario.title, run_scenario(scenario)
    except Exception as error:
        return scenario.title, [Message("scenario-broke", {"error": repr(error)})]
