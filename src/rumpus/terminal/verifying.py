"""Checking the dice of a recorded game."""

from dataclasses import asdict
from pathlib import Path

from rumpus.kernel.registry import find_game
from rumpus.records.dice import SCHEME
from rumpus.records.verify import Verdict, verify
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record
from rumpus.terminal.replaying import print_json


def verify_record(console: Console, path: Path, *, as_json: bool, box: str | None) -> bool:
    """Whether every outcome of chance is the one its room had committed to; what was found is said."""
    record = open_record(path, box)
    game = find_game(record.game)
    console.speak_of(game)
    verdict = verify(game, record)
    if as_json:
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
