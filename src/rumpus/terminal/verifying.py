"""Checking the dice of a recorded game."""

from pathlib import Path

from rumpus.kernel.registry import find_game
from rumpus.kernel.verify import verify
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record


def verify_record(console: Console, path: Path, box: str | None) -> bool:
    """Whether every outcome of chance is the one its room had committed to; what was found is said."""
    record = open_record(path, box)
    game = find_game(record.game)
    console.speak_of(game)
    verdict = verify(game, record)
    if verdict.problem is None:
        console.say("verify-all-follow", outcomes=verdict.outcomes)
    else:
        console.tell(verdict.problem)
        console.say("verify-until-then", outcomes=verdict.outcomes)
    if verdict.opening:
        console.say("verify-opening", answers=verdict.opening)
    console.say("verify-commitment", commitment=verdict.commitment)
    return verdict.problem is None
