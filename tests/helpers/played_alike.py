"""What games come to, a line for each, by whichever Python runs this: CPython, or the one of the site (`tests/site`).

Of the project it imports only what the site has, so that it can be run there as it is."""

import hashlib
import importlib.util
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.state import State
from rumpus.records.expectation import write_event
from rumpus.records.record import read_record, record_of
from rumpus.records.replay import replay
from rumpus.records.scenarios import Scenarios


def lines(root: Path, records: int, depth: int, games: int) -> Iterator[str]:
    """Of so many stored records of each game, of answer trees down to there, and of so many games at random."""
    for game in game_ids():
        for file in islice(sorted((root / "tests/data/records" / game).glob("*.record")), records):
            yield f"{game} {file.name} {story_of(file)}"
        trees = tomllib.loads((root / f"tests/data/perft/{game}.toml").read_text(encoding="utf-8"))
        for name, tree in trees.items() if depth else ():
            state = Scenarios.of(find_game(game)).position(tree["options"], tree["position"])
            run(state)
            counted = [leaves(state, deep) for deep in range(1, min(depth, len(tree["leaves"])) + 1)]
            assert counted == tree["leaves"][:depth]
            yield f"{game} {name} {counted}"
        for number in range(games):
            yield f"{game} {number} {digest(play_at_random(root, game, number))}"


def story_of(file: Path) -> str:
    """The digest of the story that a stored record tells, which must be the one beside it."""
    match = replay(read_record(file.read_text(encoding="utf-8")))
    story = "\n".join([*map(write_event, match.events), f"digest {match.state.digest()}"]) + "\n"
    if story != file.with_suffix(".story").read_text(encoding="utf-8"):
        raise ValueError(file)
    return digest(record_of(match).write())


def play_at_random(root: Path, game: str, number: int) -> str:
    players, random = random_play(root), Random(f"alike {game} {number}")
    match = Match(find_game(game), players.some_setting(find_game(game), random), SeededChance(f"alike {number}"))
    players.play_on(match, random)
    return record_of(match).write()


def random_play(root: Path) -> ModuleType:
    """By its file: the contract suite as a whole needs more than the site has."""
    spec = importlib.util.spec_from_file_location("random_play", root / "src/rumpus/contract/random_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def leaves(state: State, depth: int) -> int:
    if depth == 0 or state.question is None:
        return 1
    if depth == 1:
        return len(state.question.options)
    total = 0
    for option in state.question.options:
        copy = state.copy()
        answer(copy, option)
        total += leaves(copy, depth - 1)
    return total


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__" and "given" in globals():  # what the site's Python is given (web/site/python.mjs)
    where, *numbers = globals()["given"]
    for line in lines(Path(f"/mnt{where}"), *map(int, numbers)):
        print(line)
