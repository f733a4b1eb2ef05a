"""`rumpus verify`: checking the dice of a recorded game."""

import argparse
from dataclasses import asdict

from rumpus.kernel.registry import find_game
from rumpus.records.dice import SCHEME
from rumpus.records.verify import Verdict, verify
from rumpus.terminal.arguments import add_record
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record
from rumpus.terminal.replaying import print_json


def add_verify(console: Console, verify: argparse.ArgumentParser) -> None:
    verify.add_argument("--json", action="store_true", help=console.text("cli-verify-json"))
    add_record(console, verify)


def run_verify(console: Console, given: argparse.Namespace) -> bool:
    """Whether every outcome of chance is the one its room had committed to; what was found is said."""
    record = open_record(given.file, given.box)
    game = find_game(record.game)
    console.speak_of(game)
    verdict = verify(game, record)
    if given.json:
        taken_over = [f"{line.speaker}: {line.text}" for line in record.lines[: verdict.opening]]
        print_json(asdict(verdict) | {"proof": record.proof, "taken_over": taken_over})
    else:
        tell_verdict(console, verdict)
    return verdict.problem is None


def tell_verdict(console: Console, verdict: Verdict) -> None:
    outcomes = len(verdict.outcomes)
    if verdict.problem is None:
        console.say("verify-all-follow", outcomes=outcomes)
    else:
        console.tell(verdict.problem)
        console.say("verify-until-then", outcomes=outcomes)
    if verdict.opening:
        console.say("verify-opening", answers=verdict.opening)
    if verdict.scheme < SCHEME:
        console.say("verify-first-scheme")
    console.say("verify-commitment", commitment=verdict.commitment)
